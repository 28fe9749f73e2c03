"""A young coconut to drink and half a papaya on a plank table under the palms of Jacó, the surf behind.

What makes it that place: the pipa, a green coconut chilled, its head struck off with a machete, a straw in it; papaya with
lime, laid on a cut of banana leaf; boards of dark wood in the broken shade of palms; the crescent of the bay.
Studied: happierthanabillionaire.com, 2 March 2012 (pipa fría on the beach: the top off with one strike of a machete, a
straw); puravida2012-costarica.blogspot.com, July 2012 (pipas opened before one's eyes at Tamarindo).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.foliage import lit_through
from scenery.rooms import view_beyond, wood
from scenery.tables import *

GRADE = dict(exposure=1.22, contrast=1.26, saturation=1.08, bloom=.08, vignette=.15, shadows=(.0, .002, .008), highlights=(.014, .006, -.010))
FRAMINGS = {
    'jaco-pacific-table': dict(eye=(-.06, -.86, 1.13), target=(.015, .10, .862), lens=47, sharp_at=.93, f_stop=4.0, samples=10, preview_samples=8, bounces=4, mist=20),
}
TOP = .72


def unit(v):
    v = np.array(v, float)
    return v / np.linalg.norm(v)


def pipa(skin, seed=0, wide=.079, high=.098):
    """Mesh data of a green coconut stood on its shaved foot: three soft sides, its head struck off in five cuts, a hole."""
    rows, columns = 260, 360
    t, a = np.meshgrid(np.linspace(0, math.pi, rows), np.linspace(0, 2 * math.pi, columns, endpoint=False), indexing='ij')
    way = np.stack([np.sin(t) * np.cos(a), np.sin(t) * np.sin(a), np.cos(t)], -1)
    sides = 1 + .030 * np.cos(3 * a + seed) * np.sin(t) ** 2
    whole = 1 / np.sqrt((way[..., 0] ** 2 + way[..., 1] ** 2) / (wide * sides) ** 2 + way[..., 2] ** 2 / high ** 2)
    r = np.random.RandomState(seed)
    cuts = [(unit((.04, -.05, 1)), .082)] + [(unit((math.cos(k * 1.2566 + .4) * .88, math.sin(k * 1.2566 + .4) * .88, 1)), .0835 + r.uniform(-.002, .002)) for k in range(5)] + [(unit((.02, .0, -1)), .078)]
    radius, which = whole, np.full(whole.shape, -1)
    for k, (normal, far) in enumerate(cuts):
        near = far / np.maximum((way * normal).sum(-1), 1e-4)
        which = np.where(near < radius, k, which)
        radius = np.minimum(radius, near)
    depth = whole - radius
    p = way * radius[..., None]
    grain = fbm(p[..., 0] * 60 + p[..., 2] * 40, p[..., 1] * 60 - p[..., 2] * 40, seed + 1, 5)
    streak = fbm(a * 26, t * 2.2, seed + 2, 4)
    tone = blend('#5f8f2c', '#87ad3e', np.clip(.5 + 1.5 * grain + .4 * np.cos(t), 0, 1))
    tone = blend(tone, '#a9b85a', np.clip(streak * 2.2 - .35, 0, 1) * .5)
    tone = blend(tone, '#6b5a30', np.clip(fbm(a * 9, t * 7, seed + 5, 5) * 4 - 1.15, 0, 1) * .7)
    fibre = fbm(p[..., 0] * 420, p[..., 1] * 420 + p[..., 2] * 90, seed + 7, 3)
    husk = blend('#efe3c6', '#d9c69c', np.clip(.5 + 1.6 * fibre, 0, 1))
    husk = blend(husk, '#bfa56c', np.clip(1 - depth / .006, 0, 1) * .75)
    husk = blend(husk, '#c9a878', np.clip(fbm(p[..., 0] * 40, p[..., 1] * 40, seed + 9, 4) * 2.4 - .1, 0, 1) * .5)
    tone = np.where((which >= 0)[..., None], husk, tone)
    mid = np.hypot(p[..., 0] - .004, p[..., 1] + .002)
    top = which == 0
    flesh = np.clip((.0215 + .0012 * np.sin(5 * a + seed) - mid) / .0012, 0, 1) * top
    tone = blend(tone, '#fbf8ef', flesh)
    hole = np.clip((.0150 + .0010 * np.sin(3 * a + 1) - mid) / .0012, 0, 1) * top
    tone = blend(tone, '#6a5f44', hole)
    p[..., 2] -= .040 * hole + .0008 * fibre * (which >= 0)
    p[..., 2] += .078
    return painted(p, tone, skin, round_=True)


def papaya(at, turn, lean, rnd, long=.235, wide=.102):
    """Half a papaya, its cut face up: skin that ripens from green to yellow, coral flesh, a hollow full of seeds."""
    u, a = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 2 * math.pi, 240, endpoint=False), indexing='ij')

    def rim(a, s=1.0):
        x = np.cos(a) * long / 2 * s
        y = np.sin(a) * wide / 2 * s * (1 + .26 * np.cos(a) - .12 * np.cos(a) ** 2)
        return x, y
    t = u * math.pi / 2
    x, y = rim(a, np.cos(t) ** .82)
    z = -np.sin(t) * wide * .47 * (1 + .2 * np.cos(a) * np.cos(t))
    cloud = fbm(x * 34 + z * 20, y * 34 - z * 20, 4, 5)
    skin_tone = blend('#e0a92c', '#8f9c34', np.clip(.32 - x / long * 1.1 + 1.2 * cloud, 0, 1))
    skin_tone = blend(skin_tone, '#7a6a30', np.clip(fbm(x * 90, y * 90 + z * 60, 9, 4) * 3 - .8, 0, 1) * .6)
    parts = [instance(painted(np.stack([x, y, z], -1), skin_tone, paint(.34, .45, .0003, 300.), round_=True))]
    s = np.linspace(1, 0, 130)[:, None] * np.ones((1, 240))
    a2 = np.ones((130, 1)) * a[:1]
    x, y = rim(a2, s)
    inner = .50 + .025 * np.cos(5 * a2) + .02 * np.sin(3 * a2 + 1)
    edge = 1 / (1 + np.exp((s - inner) / .018))
    lumps = fbm(x * 120, y * 120, 3, 4)
    z = -.030 * edge * np.clip(1.15 - (s / inner) ** 3, 0, 1) ** .6 + .0009 * lumps
    z = z - .0022 * np.clip((s - .965) / .035, 0, 1) ** 2
    tone = blend('#ee7a34', '#f59347', np.clip(.5 + 1.4 * fbm(x * 60, y * 60, 6, 4), 0, 1))
    tone = blend(tone, '#e85f2c', np.exp(-((s - inner) / .07) ** 2) * .8)
    tone = blend(tone, '#f0a452', np.clip((s - .86) / .10, 0, 1) * .8)
    tone = blend(tone, '#d9b048', np.clip((s - .965) / .02, 0, 1))
    tone = blend(tone, '#f3b277', edge * .75)
    parts.append(instance(painted(np.stack([x, y, z], -1), tone, paint(.20, .5, .0003, 400., flesh=.18), round_=True)))
    seeds = [lump([(.0031 * math.sin(k), .0042 * (1 - math.cos(k))) for k in np.linspace(.03, math.pi - .03, 14)], matte(c, .14, .55, patches=o, grain=300., bump=.0006, bump_grain=700.), k, .12, 16) for k, (c, o) in enumerate((('#17130f', '#2c2620'), ('#241d18', '#3a332c'), ('#0f0e0d', '#28241f')))]
    spread = 0
    while spread < 190:
        q, r = rnd.uniform(0, 2 * math.pi), math.sqrt(rnd.random()) * .40
        px, py = (float(k) for k in rim(np.array(q), r))
        obj = instance(seeds[spread % 3], (px, py, -.026 + .030 * (r / .42) ** 2.6 + rnd.uniform(0, .005)), rnd.uniform(.8, 1.15))
        obj.rotation_euler = (rnd.uniform(0, 6), rnd.uniform(0, 6), rnd.uniform(0, 6))
        parts.append(obj)
        spread += 1
    holder = group(parts, at, 1.0, turn)
    holder.rotation_euler = (math.radians(lean), math.radians(-3), math.radians(turn))


def lime_half(seed, size=.0245):
    """Mesh data of half a lime, its face up: rind, pith, ten segments of pulp."""
    rows, columns = 110, 240
    k, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, columns, endpoint=False), indexing='ij')
    s = np.clip((1 - k) / .62, 0, 1)
    under = k < .38
    t = k / .38 * math.pi / 2
    r = np.where(under, size * np.sin(np.clip(t, 0, math.pi / 2)) ** .9, size * s)
    z = np.where(under, -size * 1.06 * np.cos(np.clip(t, 0, math.pi / 2)), 0)
    wall_ = np.abs(((a * 10 / (2 * math.pi)) + .06 * np.sin(3 * a + seed)) % 1 - .5)
    spoke = np.clip((wall_ - .435) / .03, 0, 1)
    pulp = fbm(np.cos(a) * s * 2 + 9 * (a * 10 / 6.283).astype(int), s * 16, seed, 4)
    tone = blend('#b4c84c', '#8fae38', np.clip(.5 + 1.5 * pulp, 0, 1))
    white = np.clip(np.maximum(spoke * (s < .9), np.maximum((s - .86) / .03, (.09 - s) / .03)), 0, 1)
    tone = blend(tone, '#e9edc8', white)
    tone = blend(tone, '#4f7a24', np.clip((s - .955) / .015, 0, 1))
    skin_tone = blend('#3f7420', '#5f9230', np.clip(.5 + 1.4 * fbm(np.cos(a) * 8, t * 8, seed + 3, 4), 0, 1))
    tone = np.where(under[..., None], skin_tone, tone)
    z = np.where(under, z, .0012 * (1 - white) * np.sin(math.pi * np.clip(s, 0, 1)) - .0006 * pulp)
    return painted(np.stack([r * np.cos(a), r * np.sin(a), z + size * .98], -1), tone, paint(.22, .5, .0003, 700., flesh=.12), round_=True)


def banana_leaf(at, long, wide, turn, seed):
    """A cut of banana leaf laid flat: its rib along the middle, ribs side by side across, two rents, an edge that lifts."""
    material, t, shader = nodes.new_material('banana')
    x, y, _z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    side = nodes.math(t, 'ABSOLUTE', y)
    where = nodes.math(t, 'SUBTRACT', x, nodes.math(t, 'MULTIPLY', side, .22))
    ribs = nodes.math(t, 'POWER', nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', where, 430.0))), 6.0)
    wide_ = nodes.noise(t, nodes.combine(t, nodes.math(t, 'MULTIPLY', where, 60.0), nodes.math(t, 'MULTIPLY', side, 2.0), 0.0), 1.0, 4.0, .6)
    tone = nodes.ramp(t, wide_, [(.3, '#2f6a1e'), (.7, '#5c9632')])
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', ribs, .35), tone, '#8fbb58')
    tone = nodes.mix(t, nodes.ramp(t, side, [(.0045, 1.0), (.0065, 0.0)]), tone, '#b4c86e')
    t.links.new(nodes.bump(t, nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', ribs, .5), wide_), .0010, .8), shader.inputs['Normal'])
    lit_through(t, shader, tone, .2, .24, .5)
    u, v = np.meshgrid(np.linspace(-.5, .5, 140), np.linspace(-.5, .5, 90), indexing='ij')
    ragged = .006 * fbm(u * 14, v * 0, seed, 3) * np.sign(v) * (np.abs(v) > .49)
    z = .0015 + .010 * np.clip(np.abs(v) * 2 - .55, 0, 1) ** 2 * (.6 + .8 * np.sin(u * 9 + seed + (v > 0) * 2)) + .0012 * np.sin(u * 60 + np.abs(v) * 8) * np.abs(v) + .0026 * np.exp(-(v * wide / .005) ** 2)
    z += .012 * np.clip(np.abs(u) * 2 - .8, 0, 1) ** 2
    points = np.stack([u * long, v * wide + ragged, np.maximum(z, .001)], -1).reshape(-1, 3)
    k = np.arange(u.size).reshape(u.shape)
    instance(mesh(points, np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), material, smooth=True), at, 1.0, turn)


def build(view):
    rnd = random.Random(12)
    sky([(0, '#fdeedd'), (.12, '#f8e2d2'), (.3, '#cfdbe2'), (.6, '#93bddb'), (1, '#4f92c8')], sun=(34, -70), glow='#fff0d6', glow_strength=.4, strength=.8, sun_strength=5.2, sun_color='#ffe0b4', sun_size=.8)
    view_beyond('jaco', (1.6, 30, -1.1), 31, .53, 1.05, soft=8)
    plank = [wood(c, 'x', .5, 26.) for c in ('#6f4a30', '#64412a', '#775236')]
    for k in range(7):
        box(rnd.uniform(-.1, .1), -.46 + .172 * k, TOP - .04, 2.8, .166, .04, plank[k % 3], bevel=.005)
    z = TOP
    banana_leaf((.155, -.005, z), .46, .235, -9, 3)
    papaya((.150, .015, z + .060), -20, 30, rnd)
    husk = paint(.46, .4, .0005, 220.)
    nut = (-.165, .125, z)
    instance(pipa(husk, 2), nut, 1.0, 14)
    cane = matter('#d8c79a', rough=.4, variation=.08, grain=12)
    tube([(nut[0] + .004 + .052 * k * .9, nut[1] - .004 + .012 * k, z + .105 + .150 * k) for k in np.linspace(0, 1, 12)], .0040, cane, 16)
    instance(pipa(husk, 5, .076, .094), (.335, .46, z), 1.0, 130)
    half = [lime_half(1), lime_half(4)]
    first = instance(half[0], (.035, -.100, z + .004))
    first.rotation_euler = (math.radians(22), math.radians(8), .4)
    second = instance(half[1], (.092, -.128, z + .003))
    second.rotation_euler = (math.radians(30), math.radians(-6), 2.0)
    steel = matter('#cfcac0', rough=.22, metal=1.)
    bowl_of = revolve([(.0005, .0004), (.010, .0012), (.0165, .0045), (.0178, .0060), (.0168, .0056), (.0100, .0024), (.0005, .0016)], steel, (-.070, -.085, z), 48)
    bowl_of.scale = (1.0, 1.45, 1.0)
    bowl_of.rotation_euler = (0, 0, math.radians(-34))
    tube([(-.070 + .6 * d * .559, -.085 + .6 * d * .829 - .0, z + .0052 + .006 * math.sin(d * 12)) for d in np.linspace(.040, .24, 16)], .0026, steel, 10)
    frond = leaf('#42692e', '#71893f', through=.35)
    bark = matter('#7a644c', rough=.9)
    for k, (x, y, high, turn) in enumerate(((-2.6, .75, 3.0, 40), (-3.4, -.2, 3.4, 170), (-2.9, 1.9, 3.3, 260))):
        instance(palm(frond, bark, k + 1, .1, 18), (x, y, -.9), high, turn)
    soft_light((-.7, -1.1, 1.9), (0, .1, TOP), 1.2, 9, '#fff0dc')
    haze('#dfe2dc', 4000., '#fff0d0', focus=5, start=20)
