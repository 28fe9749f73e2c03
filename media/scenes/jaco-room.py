"""A room by the beach of Jacó in the morning, its louvred doors folded back on the surf.

What makes it that place: a ceiling of cane laid over round poles, a floor of cement rubbed smooth and red, louvres instead
of panes, a deep roof over a deck, a board in its corner; palms and the crescent of the bay beyond.
Studied: losrescatesdelola.com, 11 August 2016 (a lodge at Uvita: trunks as they grew, partitions of cane, open to the
forest); decoratrix.com (louvres let the air pass in the tropics of Costa Rica); karinfajardo.com, 2 May 2009 (deep eaves
for the long rains); fossiltofinca.blogspot.com, January 2010 (floors of cement). The red of the floor is our choice.
"""
from scenery import *
from scenery.cloth import linen
from scenery.dishes import blend, paint, painted
from scenery.joinery import louvred
from scenery.rooms import *

GRADE = dict(exposure=2.0, contrast=1.18, saturation=1.05, bloom=.06, vignette=.1, shadows=(.0, .0, .008), highlights=(.014, .004, -.012))
FRAMINGS = {
    'jaco-pacific-room': dict(eye=(1.95, -1.55, 1.26), target=(-.42, 3.0, 1.14), lens=26, sharp_at=4.6, f_stop=4, samples=8, preview_samples=8, mist=20),
}
LEFT, RIGHT, HEAD = -.55, 2.05, 2.42


def canes():
    """Poles of wild cane side by side, each of its own tone, a little crooked, tied to what carries them."""
    material, t, shader = nodes.new_material('cane')
    own = t.nodes.new('ShaderNodeObjectInfo').outputs['Random']
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    tone = nodes.ramp(t, own, [(0, '#8f6c3e'), (.4, '#b58d55'), (.8, '#c7a468'), (1, '#a57a48')])
    fibre = nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, (2.0, 60, 60)), 1.0, 4.0, .6, .3)
    t.links.new(nodes.mix(t, nodes.ramp(t, fibre, [(.35, .55), (.6, 0.0)]), tone, '#6a4a28'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .45, .3
    kinds = []
    r = random.Random(3)
    for k in range(3):
        u, a = np.meshgrid(np.linspace(-3.3, 3.3, 90), np.linspace(0, 2 * math.pi, 10, endpoint=False), indexing='ij')
        knots = 1 + .16 * np.exp(-((((u + k * .1) / .34) % 1 - .5) / .03) ** 2)
        bend = .006 * np.sin(u * 2.1 + 2 * k) + .004 * np.sin(u * 5.3 + k)
        points = np.stack([u, bend + .0135 * knots * np.cos(a), .0135 * knots * np.sin(a)], -1)
        i = np.arange(u.size).reshape(u.shape)
        kinds.append(mesh(points.reshape(-1, 3), np.stack([i[:-1], i[1:], np.roll(i, -1, 1)[1:], np.roll(i, -1, 1)[:-1]], -1).reshape(-1, 4).tolist(), material, smooth=True))
    y = -4.2
    while y < 4.6:
        instance(kinds[r.randrange(3)], (r.uniform(-.2, .2), y, 2.86 + r.uniform(-.004, .004)), 1.0, r.choice((0, 180)))
        y += .0275


def board(high=2.06, wide=.53, thick=.062):
    """Mesh data of a surfboard standing on its tail: foam under glass, a stringer of wood, a band round it."""
    u, a = np.meshgrid(np.linspace(.001, .999, 240), np.linspace(0, 2 * math.pi, 120, endpoint=False), indexing='ij')
    half = wide / 2 * np.interp(u, [0, .02, .08, .25, .45, .62, .8, .92, .98, 1], [.10, .30, .52, .86, 1, .97, .78, .48, .20, .02])
    x = half * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .8
    y = thick / 2 * np.sin(a) * np.sqrt(np.clip(half / (wide / 2), .02, 1)) - .10 * (u - .45) ** 2 * 1.4
    tone = blend('#f1e7d3', '#ece0c8', np.clip(.5 + fbm(x * 8, u * 10, 3, 4), 0, 1))
    band = np.abs(u - .63 - .05 * np.abs(x) / wide)
    tone = blend(tone, '#d8683c', np.clip((.055 - band) / .003, 0, 1))
    tone = blend(tone, '#2f7f84', np.clip((.016 - np.abs(band - .082)) / .003, 0, 1))
    tone = blend(tone, '#8a5a34', np.clip((.0030 - np.abs(x)) / .0008, 0, 1))
    return painted(np.stack([x, y, high * u], -1), tone, paint(.10, .55), round_=True)


def build(view):
    rnd = random.Random(16)
    indoors()
    sky([(0, '#fdeedd'), (.12, '#f3e2d6'), (.3, '#cfdbe2'), (.6, '#93bddb'), (1, '#4f92c8')], sun=(25, 30), glow='#fff0d6', glow_strength=.3, strength=1.0, sun_strength=9, sun_color='#ffdcae', sun_size=.7)
    lime = matter('#eee6d8', rough=.92, variation=.05, grain=1.4, bump=.005, bump_grain=4., specular=.12)
    green = matter('#7fa698', rough=.9, variation=.08, grain=1.2, other='#6f9588', bump=.005, bump_grain=4., specular=.15)
    red = matter('#8f4a34', rough=.30, variation=.22, grain=1.6, other='#6f3626', bump=.0012, bump_grain=5., specular=.45)
    teak, teak_x, teak_y = (wood('#6f4a2e', way, .5, 18.) for way in 'zxy')
    door = wood('#87593a', 'z', .5, 20.)
    plane(0, red, (-3.1, 3.1), (-4.4, 4.7))
    for k in range(5):
        box(0, -3.4 + 2.0 * k, .0002, 6.2, .006, .0006, matter('#4a241a', rough=.7))
    wall([rectangle(-3.1, 0, 3.1, 2.95), rectangle(LEFT, -.1, RIGHT, HEAD)], .24, lime, (0, 4.62, 0), bevel=.015)
    box(-3.1, .2, 0, .2, 9.6, 3.0, green)
    box(3.1, .2, 0, .2, 9.6, 3.0, lime)
    box(0, -4.4, 0, 6.2, .2, 3.0, lime)
    for x, turn in ((-2.985, 0), (2.985, 0)):
        box(x, .2, 0, .03, 9.2, .12, teak_y, bevel=.005)
    box((LEFT - 3) / 2 - .04, 4.485, 0, LEFT + 3 - .10, .03, .12, teak_x, bevel=.005)
    # the ceiling: cane over round poles
    canes()
    plane(2.895, matter('#4a3520', rough=.95), (-3.2, 3.2), (-4.4, 4.8))
    for k in range(6):
        y = -3.4 + 1.48 * k
        tube([(x, y + .02 * math.sin(x * 1.3 + k), 2.775 + .008 * math.sin(x * 2 + 2 * k)) for x in np.linspace(-3.1, 3.1, 40)], .072, teak_x, 28)
    # the doors, folded back, and the deck
    for x in (LEFT, RIGHT):
        box(x, 4.50, 0, .11, .14, HEAD + .05, door, bevel=.006)
    box((LEFT + RIGHT) / 2, 4.50, HEAD - .02, RIGHT - LEFT + .22, .14, .12, teak_x, bevel=.008)
    louvred((LEFT - .02, 4.42, .01), 200, .78, HEAD - .04, door)
    louvred((RIGHT + .02, 4.42, .01), -24, .78, HEAD - .04, door)
    box(.75, 5.85, -.10, 7, 2.2, .08, laid('#8a6244', '#785238', (2.4, .14), .008, '#2a1a10', True, .6))
    for x in (-1.7, 2.62):
        tube([(x + .012 * math.sin(z * 3), 6.75, z) for z in np.linspace(-.1, 2.9, 14)], .075, teak, 24)
    # a chair on the deck, green of the shore
    low = group([box(sx * .30, 0, .30, .06, .72, .035, door, bevel=.006) for sx in (-1, 1)] + [tube([(sx * .30, -.30, 0), (sx * .30, -.32, .56)], .022, door, 10) for sx in (-1, 1)] + [tube([(sx * .30, .34, 0), (sx * .30, .46, .90)], .022, door, 10) for sx in (-1, 1)]
                + [box(0, -.30 + .085 * k, .335 - .006 * k, .60, .068, .018, door, bevel=.003) for k in range(8)] + [box(0, .385 + .022 * k, .42 + .085 * k, .60, .018, .068, door, bevel=.003) for k in range(6)] + [box(sx * .31, -.02, .565, .075, .74, .022, door, bevel=.006) for sx in (-1, 1)], (.28, 6.05, -.02), 1.0, 156)
    low.name = 'chair'
    frond, bark = leaf('#42692e', '#71893f', through=.35), matter('#7a644c', rough=.9)
    for k, (x, y, z, high, turn) in enumerate(((-2.2, 8.3, -3.2, 4.2, 60), (-3.6, 9.6, -3.0, 4.6, 200), (3.9, 9.4, -3.3, 4.6, 300))):
        instance(palm(frond, bark, k + 2, .08, 22), (x, y, z), high, turn)
    grape = [broadleaf(leaf('#4a6a30', '#6d8440', through=.3), bark, k, 1500, .7, .08, 1.1, 1.5) for k in range(2)]
    for k, (x, y, s) in enumerate(((-2.3, 7.6, 1.2), (-1.0, 8.2, .9), (2.9, 7.8, 1.0), (3.6, 8.4, 1.3), (.2, 8.8, .7))):
        instance(grape[k % 2], (x, y, -.75), s, 77 * k)
    view_beyond('jaco', (-5.0, 70, -.4), 78, .53, 1.1)
    window_light(((LEFT + RIGHT) / 2, 4.5, 1.25), RIGHT - LEFT, 2.2, 84, '#eef2f4')
    soft_light((1.4, -3.6, 2.5), (-.8, 2.2, .9), 2.6, 70, '#fff2e2')
    # the bed against the green wall
    white = linen('#f5f0e6')
    bed((-2.74, 1.75, .02), 90, teak_y, white, linen('#d8774c', weave=.002), linen('#5f9a98', weave=.003, stripes=('#efe6d2', .12, .35)), seed=53, low=.26, lip=.025, full=.06)
    for k in range(6):
        box(-2.90, 1.75, .34 + .135 * k, .035, 1.96, .125, teak_y, bevel=.006)
    for sy in (-1, 1):
        box(-2.90, 1.75 + sy * .98, 0, .075, .075, 1.24, teak, bevel=.01)
    side_table((-2.62, 3.20, 0), teak, .50, .22)
    woven = matter('#c39a5c', rough=.8, variation=.3, grain=60, bump=.004, bump_grain=90.)
    table_lamp((-2.62, 3.20, .50), matter('#8fa9a0', rough=.4, variation=.2, grain=20), linen('#e6d2a6', through=.5), .95)
    leaning = instance(board(), (-1.78, 4.38, .01))
    leaning.rotation_euler = (math.radians(-5.5), math.radians(2), math.radians(4))
    woven_rug((-.55, 1.75, 0), 1.3, 2.3, linen('#cdb68c', weave=.004, stripes=('#e8dcc2', .24, .4)))
    revolve([(.001, .01), (.17, .01), (.205, .12), (.215, .25), (.20, .34), (.19, .34), (.205, .24), (.18, .03)], woven, (2.45, 3.72, 0), 48)
    roll = linen('#e9e2d4', weave=.002)
    for k, (dx, dy) in enumerate(((-.07, .02), (.07, -.04), (.03, .09))):
        revolve([(.001, 0), (.06, 0), (.072, .02), (.072, .30), (.06, .33), (.001, .325)], (roll, linen('#5f9a98'), roll)[k], (2.45 + dx, 3.72 + dy, .14), 32)
    haze('#e6e2d6', 4000., '#fff0d8', focus=5, start=30)
