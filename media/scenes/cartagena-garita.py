"""On the sea wall of Cartagena at sundown: a sentry box of coral stone, a cannon in its embrasure, the Caribbean below.

What makes it that place: walls of coral stone full of pores, gone gold and gray by the sea; embrasures that look west over the water.
Studied: minube.net/place/wall-of-cartagena--a11926 (walls wholly of coral rock, 6 to 8 m high); frommers.com/destinations/cartagena/attractions/las-murallas
(a walk at sunset, embrasures where cannons stood). The garita, the round sentry box with its cap, and the gun on its truck carriage are from knowledge.
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.rooms import laid, wood

GRADE = dict(exposure=1.3, contrast=1.28, saturation=1.08, bloom=.08, vignette=.15, shadows=(-.002, .0, .014), highlights=(.016, .005, -.014))
FRAMINGS = {
    'cartagena-walls': dict(eye=(-.75, -3.3, 1.72), target=(.10, 3, 1.56), lens=30, sharp_at=6.2, f_stop=5.6, samples=6, preview_samples=6, bounces=4, mist=400),
}


def courses(u, v, seed, tall=.31, wide=.62):
    """Blocks in courses over a face (metres along and up): how high each point stands, and the tone of its block."""
    r = np.random.RandomState(seed)
    edges = np.concatenate([[0], np.cumsum(tall * r.uniform(.82, 1.18, 60))])
    row = np.clip(np.searchsorted(edges, v + 1.0, side='right') - 1, 0, 58)
    low, high = edges[row], edges[row + 1]
    width, shift = wide * r.uniform(.78, 1.3, 60)[row], r.uniform(0, 1, 60)[row]
    along = (u + 40) / width + shift
    along = along + .12 * np.sin(np.floor(along) * 2.4 + row)
    part = along - np.floor(along)
    near = np.minimum(np.minimum(part, 1 - part) * width, np.minimum(v + 1.0 - low, high - v - 1.0))
    near = near + .007 * fbm(u * 9, v * 9, seed + 3, 4)
    key = np.sin(np.floor(along) * 12.9898 + row * 78.233 + seed) * 43758.5453
    chance = key - np.floor(key)
    worn = np.clip(near / .035, 0, 1)
    face = .026 * worn * (2 - worn) + .020 * (chance - .5)
    pores = fbm(u * 26, v * 26, seed + 5, 4)
    face = face + .012 * fbm(u * 5, v * 5, seed + 4, 5) - .020 * np.clip(pores - .16, 0, .4) * worn * (.4 + chance)
    tone = blend('#b08d62', '#dcc197', chance + .25 * fbm(u * 3, v * 3, seed + 6, 4))
    tone = blend(tone, np.array([.165, .135, .105]), np.clip(pores - .1, 0, .5) * 1.3)
    tone = blend(tone, np.array([.30, .27, .23]), np.clip(fbm(u * .8, v * .35, seed + 7, 5) * 1.3, 0, .65))
    return face, blend(np.array([.16, .125, .09]), tone, .25 + .75 * worn)


def face(at, along, up, out, long, high, stone, seed, step=.013, slope=None):
    """A face of blocks: from `at` along and up (unit vectors), standing out along `out`."""
    u, v = np.meshgrid(np.linspace(0, long, int(long / step) + 2), np.linspace(0, high, int(high / step) + 2), indexing='ij')
    height, tone = courses(u, v, seed)
    rim = np.minimum(np.minimum(u, long - u), np.minimum(v, high - v))
    height = height - .05 * (1 - np.clip(rim / .06, 0, 1)) ** 2
    at, along, up, out = (np.array(w, float) for w in (at, along, up, out))
    points = at + u[..., None] * along + v[..., None] * up + height[..., None] * out
    instance(painted(points, tone, stone))


def parapet(x0, x1, y0, y1, z1, stone, core, seed):
    """A piece of the parapet: its inner side, both ends, its top."""
    box((x0 + x1) / 2, (y0 + y1) / 2, -.5, x1 - x0 - .05, y1 - y0 - .05, z1 + .47, core)
    face((x0, y0, -.1), (1, 0, 0), (0, 0, 1), (0, -1, 0), x1 - x0, z1 + .1, stone, seed)
    face((x0, y0, z1), (1, 0, 0), (0, 1, 0), (0, 0, 1), x1 - x0, y1 - y0, stone, seed + 1)
    face((x1, y0, -.1), (0, 1, 0), (0, 0, 1), (1, 0, 0), y1 - y0, z1 + .1, stone, seed + 2)
    face((x0, y1, -.1), (0, -1, 0), (0, 0, 1), (-1, 0, 0), y1 - y0, z1 + .1, stone, seed + 3)


def garita(x, y, stone, core):
    """The sentry box: a drum with a door toward us and slits, a moulding, a cap like half an egg, a finial."""
    radius, high = .98, 2.42
    a, v = np.meshgrid(np.linspace(0, 2 * math.pi, 620), np.linspace(0, high, 210), indexing='ij')
    height, tone = courses(a * radius, v, 21, .29, .56)
    r = radius + height
    points = np.stack([x + r * np.cos(a), y + r * np.sin(a), v - .05], -1)

    def open_(angle, half, low, top, arched):
        gap = np.abs((a - angle + math.pi) % (2 * math.pi) - math.pi) * radius
        crown = top + (np.sqrt(np.clip(half ** 2 - gap ** 2, 0, None)) if arched else 0)
        return (gap < half) & (v > low) & (v < crown)
    holes = open_(math.radians(232), .33, -.1, 1.52, True) | open_(math.radians(300), .055, 1.15, 1.75, False) | open_(math.radians(185), .055, 1.15, 1.75, False) | open_(math.radians(52), .30, 1.0, 1.5, True) | open_(math.radians(120), .20, 1.0, 1.6, True)
    rows, columns = a.shape
    k = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1)
    data = mesh(points.reshape(-1, 3), faces[~holes[:-1, :-1]].reshape(-1, 4).tolist(), stone, smooth=True)
    layer = data.color_attributes.new(name='paint', type='FLOAT_COLOR', domain='POINT')
    layer.data.foreach_set('color', np.concatenate([tone, np.ones(tone.shape[:2] + (1,))], -1).astype(np.float32).ravel())
    wall_ = instance(data)
    thick = wall_.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .24, -1
    profile = [(.98, 2.30), (1.06, 2.33), (1.10, 2.38), (1.10, 2.45), (1.04, 2.48), (1.04, 2.52), (1.13, 2.56), (1.15, 2.62), (1.10, 2.66)]
    profile += [(1.06 * math.cos(t) ** .85, 2.66 + .86 * math.sin(t)) for t in np.linspace(.02, 1.42, 30)]
    profile += [(.17, 3.50), (.20, 3.53), (.13, 3.57), (.10, 3.62), (.16, 3.68), (.19, 3.76), (.15, 3.85), (.04, 3.90), (.001, 3.91)]
    a, i = np.meshgrid(np.linspace(0, 2 * math.pi, 260, endpoint=False), np.arange(len(profile) * 6), indexing='ij')
    steps = np.array(profile)
    at = np.linspace(0, len(profile) - 1, len(profile) * 6)
    pr, pz = np.interp(at, np.arange(len(profile)), steps[:, 0])[i], np.interp(at, np.arange(len(profile)), steps[:, 1])[i]
    rough = .020 * fbm(a * 3.2, pz * 3.4, 31, 6) - .016 * np.clip(fbm(a * 22, pz * 22, 33, 3) - .15, 0, .4)
    tone = blend('#cdb48c', '#a3865f', .5 + fbm(a * 2, pz * 2, 35, 5))
    tone = blend(tone, np.array([.11, .095, .08]), np.clip(.9 * fbm(a * 2.4, pz * .7, 37, 5) + .25 * (pz > 2.7), 0, .75))
    pr = pr * (1 + np.clip(pr, 0, .5) * rough * 2)
    data = painted(np.stack([x + pr * np.cos(a), y + pr * np.sin(a), pz], -1).transpose(1, 0, 2), tone.transpose(1, 0, 2), stone, round_=True)
    instance(data)


def cannon(at, turn, iron, timber, dark):
    """A ship's and fort's gun: rings, a knob behind, trunnions; cheeks that step down, four small wheels."""
    barrel = revolve([(.001, -.27), (.045, -.26), (.065, -.22), (.045, -.17), (.05, -.14), (.13, -.10), (.185, -.06), (.19, 0), (.175, .03), (.175, .40), (.185, .42), (.185, .46), (.165, .49), (.155, .95), (.165, .97), (.165, 1.02), (.145, 1.05), (.118, 1.72), (.122, 1.74), (.128, 1.80), (.165, 1.93), (.168, 1.97), (.12, 2.0), (.062, 2.0), (.06, 1.5)], iron, (0, 0, .62), 64)
    barrel.rotation_euler = (math.radians(-92), 0, 0)
    parts = [barrel, tube([(-.26, .78, .58), (.26, .78, .58)], .052, iron, 20)]
    for s in (-1, 1):
        outline = [(-.42, .16), (.98, .16), (.98, .56), (.62, .56), (.58, .50), (.30, .50), (.28, .40), (.0, .40), (-.02, .31), (-.26, .31), (-.28, .24), (-.42, .24)]
        cheek = wall([outline], .085, timber, (s * .23, 0, 0), 90, bevel=.008)
        parts.append(cheek)
        for y in (-.22, .76):
            wheel = revolve([(.03, -.05), (.15, -.05), (.158, -.04), (.158, .04), (.15, .05), (.03, .05)], timber, (s * .36, y, .16), 40)
            wheel.rotation_euler = (0, math.pi / 2, 0)
            parts += [wheel, tube([(s * .28, y, .16), (s * .44, y, .16)], .03, dark, 14)]
        parts.append(tube([(s * .275, .5 + .06 * math.cos(t), .30 + .06 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 24)], .011, dark, 8))
    parts.append(box(0, .3, .18, .42, .9, .07, timber, bevel=.006))
    parts.append(box(0, -.16, .36, .20, .34, .09, timber, bevel=.006))
    return group(parts, at, 1.0, turn)


def build(view):
    rnd = random.Random(9)
    sky([(0, '#ffc186'), (.09, '#fbb08c'), (.24, '#dca0a4'), (.45, '#92a0c4'), (.75, '#4a6ca6'), (1, '#335490')], sun=(11, -88), glow='#ff9c58', glow_strength=.5, strength=.72, sun_strength=5.2, sun_color='#ffb070', sun_size=.7,
        clouds=dict(amount=.55, scale=1.1, stretch=.3, lit='#ffc69a', shade='#8a84a8', opacity=.8, haze=.06, seed=18, flat=.12))
    sea(-9.5, deep='#134a58', rough=.05, waves=.05, size=5, stretch=(.8, 2.2), fine=.6)
    stone, core = paint(.93, .12, .004, 90.), matter('#4a3c2c', rough=1.)
    plane(0, laid('#8e745c', '#73604e', (.30, .15), .012, '#3e342a', rough=.85, offset=.5, grain=False, bump=.008), (-8, 8), (-5, 2.4))
    parapet(-6.5, -1.95, 2.2, 3.6, 1.18, stone, core, 3)
    parapet(-.75, 1.15, 2.2, 3.6, 1.18, stone, core, 8)
    parapet(-1.98, -.72, 2.3, 3.6, .42, stone, core, 13)
    parapet(3.0, 8.5, 2.2, 3.6, 1.18, stone, core, 15)
    box(2.0, 3.2, -.4, 2.2, 2.2, .4, core)
    garita(2.02, 3.3, stone, core)
    timber = wood('#5c4030', 'y', .75, 18.)
    cannon((-1.35, 1.05, 0), 2, matter('#2c2622', rough=.55, metal=.55, variation=.5, grain=9, other='#5e3a24', bump=.004, bump_grain=60.), timber, matter('#1e1a18', rough=.6, metal=.5))
    box(0, -40, -10, 80, 90, 9.9, core)
    gulls(5, rnd, (-26, 2), (60, 110), (4, 16), matter('#4a444a'), .5)
    soft_light((1.5, -4.5, 3.2), (.6, 2.5, 1.2), 3.0, 190, '#e0bcb0')
    haze('#d8a898', 5200., '#ffb070', focus=5, start=60)
