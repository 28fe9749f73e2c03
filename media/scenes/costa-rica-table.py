"""Coffee drips through a cloth bag on a veranda in Costa Rica, a branch of ripe coffee beside it, Arenal over its lake behind.

What makes it that place: the chorreador, a stand of wood with a cotton bag in a ring of wire, the cup below it; Coffea arabica,
its leaves in pairs, glossy and waved, its cherries at the joints from green to red; the volcano. Studied:
en.wikipedia.org/wiki/Chorreador (the bag shaped like a pocket, dyed by the oils of coffee, its ring with a handle);
pu-erhcoffee.blogspot.com, November 2025 (in nearly every country kitchen).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.foliage import veined
from scenery.rooms import view_beyond, wood
from scenery.tables import *

GRADE = dict(exposure=1.24, contrast=1.26, saturation=1.08, bloom=.08, vignette=.15, shadows=(.0, .002, .008), highlights=(.014, .006, -.010))
FRAMINGS = {
    'costa-rica-table': dict(eye=(-.10, -.80, 1.02), target=(.045, .10, .865), lens=45, sharp_at=.83, f_stop=3.5, samples=9, preview_samples=8, bounces=4, mist=20),
}
TOP = .72


def bag(skin, radius=.046, long=.165):
    """The cotton bag: hemmed over its ring, damp and brown below where the coffee stands, a drop at its tip."""
    u, a = np.meshgrid(np.linspace(0, 1, 160), np.linspace(0, 2 * math.pi, 240, endpoint=False), indexing='ij')
    round_ = np.clip(1 - u ** 3.0, .0004, 1) ** .60
    fold = .05 * np.sin(5 * a + 2 * u) * np.sin(math.pi * u) + .03 * np.sin(9 * a + 4 * u + 1) * u
    r = radius * round_ * (1 + fold) + .0016 * np.exp(-((u - .03) / .02) ** 2)
    x, y = r * np.cos(a), r * np.sin(a)
    z = -long * u ** 1.02
    weave = fbm(a * 60, u * 240, 5, 2)
    wet = np.clip((u - .30 - .06 * fbm(np.cos(a) * 2, np.sin(a) * 2 + u, 3, 4)) * 9, 0, 1)
    tone = blend('#e9dcc2', '#d9c8a8', np.clip(.5 + weave, 0, 1))
    tone = blend(tone, blend('#8a5a32', '#5c3418', np.clip(u * 1.6 - .4 + .5 * weave, 0, 1)), wet * .92)
    tone = blend(tone, '#b08a5c', np.exp(-((wet - .35) / .22) ** 2) * .5 * (u > .2))
    return painted(np.stack([x, y, z], -1), tone, skin, round_=True)


def chorreador(at, timber, wire, skin, coffee):
    """Base, two posts, a crossbar with the ring; the bag in it."""
    parts = [box(0, 0, 0, .150, .125, .018, timber, bevel=.004), box(0, .045, .288, .150, .026, .020, timber, bevel=.004), box(0, -.004, .288, .030, .110, .020, timber, bevel=.004)]
    parts += [box(s * .060, .045, .018, .020, .022, .275, timber, bevel=.003) for s in (-1, 1)]
    parts += [box(s * .042, -.012, .288, .014, .128, .020, timber, bevel=.003) for s in (-1, 1)]
    parts = [parts[0], parts[1]] + parts[3:]
    ring = [(.048 * math.cos(t), -.018 + .048 * math.sin(t), .3105) for t in np.linspace(0, 2 * math.pi, 48)]
    parts += [tube(ring, .0022, wire, 10), tube([(0, .030, .3105), (0, .062, .3115), (.004, .110, .3125), (-.004, .110, .3125), (0, .062, .3115)], .0020, wire, 8)]
    parts.append(instance(bag(skin), (0, -.018, .3125)))
    parts.append(revolve([(.001, .2745), (.030, .2750), (.0425, .2765)], coffee, (0, -.018, 0), 40))
    parts.append(revolve([(.0001, -.0052), (.0016, -.0044), (.0022, -.0028), (.0014, -.0008), (.0004, .001)], coffee, (0, -.018, .1460), 16))
    return group(parts, at, 1.0, 16)


def mug(at, enamel, rim, coffee, foam, turn):
    """An enamelled cup with a dark rim."""
    parts = [revolve([(.001, .003), (.032, .003), (.036, .0), (.0385, .004), (.0395, .012), (.0402, .066), (.0408, .070), (.0395, .0695), (.0388, .012), (.034, .006), (.001, .006)], enamel, segments=72),
             revolve([(.0402, .0665), (.0415, .0690), (.0415, .0712), (.0400, .0718), (.0386, .0706), (.0390, .0680)], rim, segments=72),
             revolve([(.001, .0545), (.036, .0545), (.0390, .0550)], coffee, segments=56),
             revolve([(.0366, .0547), (.0380, .0552), (.0391, .0556)], foam, segments=56)]
    for k in range(9):
        a, r = 2.4 * k, .012 + .0026 * k
        s = .0009 + .0005 * (k % 3)
        parts.append(revolve([(s, .0545), (s * .7, .0545 + s * .5), (.0001, .0545 + s * .7)], foam, (r * math.cos(a), r * math.sin(a), 0), 14))
    parts.append(tube([(.037 + .026 * math.sin(t) ** .8, 0, .038 + .020 * math.cos(t)) for t in np.linspace(.08, math.pi - .08, 22)], .0042, enamel, 14))
    return group(parts, at, 1.0, turn)


def coffee_leaf(material, long, wide, bend, seed):
    """Mesh data of one leaf: elliptic with a drawn-out tip, its blade waved between the ribs."""
    u, v = np.meshgrid(np.linspace(0, 1, 46), np.linspace(-1, 1, 21), indexing='ij')
    half = wide / 2 * np.sin(math.pi * np.clip(u * .96 + .02, 0, 1)) ** .85 * (1 - .25 * np.clip(u - .75, 0, 1) * 4 * .8) * (1 + .012 * np.sin(u * 26 + seed))
    x, y = long * u, half * v
    z = -bend * long * u * u + .30 * half * v * v * .6 + 0.0022 * np.sin(u * 19 + 2 * np.abs(v) + seed) * np.abs(v) ** 1.3 - .0012 * np.exp(-(v / .08) ** 2)
    k = np.arange(u.size).reshape(u.shape)
    return mesh(np.stack([x, y, z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), material, smooth=True, name='leaf')


def cherry(color, other, seed):
    """Mesh data of a coffee cherry: oval, glossy, the scar of its flower at the end."""
    material = matte(color, .16, .5, patches=other, grain=70., flesh=.05)
    t = np.linspace(.02, math.pi - .02, 24)
    return lump([(.0066 * math.sin(k), .0080 * (1 - math.cos(k)) - .0010 * math.exp(-((math.pi - k) / .16) ** 2)) for k in t], material, seed, .03, 28)


def bean(material):
    """Mesh data of a roasted bean, its cleft upward."""
    u, a = np.meshgrid(np.linspace(0, math.pi, 26), np.linspace(0, 2 * math.pi, 44, endpoint=False), indexing='ij')
    x, y, z = .0056 * np.cos(u), .0038 * np.sin(u) * np.cos(a), .0027 * np.sin(u) * np.sin(a)
    z = np.where(z > 0, z * .45, z)
    cleft = np.exp(-((y + .0006 * np.sin(x * 500)) / .00055) ** 2) * (z > -.0002) * np.sin(u)
    tone = blend(blend('#3a1d0e', '#4e2a14', np.clip(.5 + fbm(x * 400, y * 400, 3, 3), 0, 1)), '#a5794a', cleft * .55)
    return painted(np.stack([x, y, z - .0011 * cleft], -1), tone, material, round_=True)


def build(view):
    rnd = random.Random(33)
    sky([(0, '#e9eef0'), (.3, '#c2d8ec'), (1, '#7aa8da')], sun=(30, -62), glow='#ffe8c0', glow_strength=.3, strength=.85, sun_strength=4.2, sun_color='#ffdfb0', sun_size=1.0)
    view_beyond('costa-rica', (7.2, 30, .3), 39, .45, 1.05, soft=7)
    plank = wood('#7a4e2e', 'x', .42, 30.)
    for k in range(6):
        box(0, -.42 + .166 * k, TOP - .035, 2.6, .164, .035, plank, bevel=.0025)
    z = TOP
    timber, wire = wood('#b9854e', 'z', .45, 40.), matter('#8a8880', rough=.3, metal=1.)
    black, foam = matte('#1a0b05', .06, .55), matte('#8f5a2a', .3, .4)
    cotton = paint(.9, .12, .0006, 900.)
    enamel, navy = glaze('#eeebe2', .14, patches='#e4dfd2', grain=40.), glaze('#1c2f52', .16)
    here = (-.105, .135, z)
    chorreador(here, timber, wire, cotton, black)
    c, s = math.cos(math.radians(16)), math.sin(math.radians(16))
    mug((here[0] + .014 * s, here[1] - .014 * c, z + .018), enamel, navy, black, foam, 200)
    mug((.120, .045, z), enamel, navy, black, foam, -38)
    # roasted beans, spilt from a bowl of wood
    bowl((.285, .235, z), .070, wood('#8a5a34', 'x', .5, 30.), .052)
    roast = bean(paint(.34, .45, .0003, 800.))
    for k in range(240):
        a, r = 2.4 * k, .062 * math.sqrt(k / 240)
        obj = instance(roast, (.285 + r * math.cos(a), .235 + r * math.sin(a), z + .050 + .010 * (1 - (r / .062) ** 2) + rnd.uniform(-.002, .002)), rnd.uniform(.9, 1.1))
        obj.rotation_euler = (rnd.gauss(0, .6) + (math.pi if rnd.random() < .4 else 0), rnd.gauss(0, .5), rnd.uniform(0, 6.28))
    for k in range(16):
        x, y = .205 + rnd.gauss(0, .028), .115 + rnd.gauss(0, .030)
        obj = instance(roast, (x, y, z + .0028))
        obj.rotation_euler = (math.pi if rnd.random() < .5 else 0, 0, rnd.uniform(0, 6.28))
    # a branch of coffee lying on the planks
    bark = matter('#7a6a50', rough=.8, variation=.3, grain=60)
    green = [coffee_leaf(veined('#1c4f1c', '#2f6e26', .3), long, wide, bend, k) for k, (long, wide, bend) in enumerate(((.120, .050, .10), (.105, .045, .25), (.135, .054, .05)))]
    fruit = [cherry('#b0101a', '#8a0a14', 1), cherry('#c8221c', '#a5121a', 2), cherry('#d9571c', '#b0301c', 3), cherry('#7a9a2c', '#94a83a', 4)]
    points = [np.array([-.24 + .36 * t, -.085 - .055 * t + .020 * math.sin(3 * t), z + .012 + .010 * math.sin(math.pi * t)]) for t in np.linspace(0, 1, 26)]
    tube(points, .0028, bark, 10)
    for k, i in enumerate((2, 7, 12, 17, 22)):
        p = points[i]
        way = points[i + 1] - p
        heading = math.degrees(math.atan2(way[1], way[0]))
        for side in (-1, 1):
            obj = instance(green[(k + side) % 3], p + np.array([0, 0, .004]), rnd.uniform(.8, 1.0) * (1 - .05 * k))
            obj.rotation_euler = (math.radians(rnd.gauss(0, 10) + side * 8), math.radians(rnd.uniform(-16, 2)), math.radians(heading + side * rnd.uniform(48, 72)))
        for j in range(9 if k < 4 else 5):
            a = 2.4 * j + k
            kind = rnd.choices(range(4), (5, 5, 2, 1 + k))[0]
            obj = instance(fruit[kind], p + np.array([.010 * math.cos(a), .011 * math.sin(a), .002 + .006 * (j % 3)]), rnd.uniform(.85, 1.05))
            obj.rotation_euler = (math.radians(rnd.uniform(30, 100)), 0, a - math.pi / 2)
    soft_light((-.9, -.9, 1.8), (0, .1, TOP), 1.1, 8, '#fff2e0')
    haze('#dfe6e4', 4000., '#fff0d0', focus=5, start=20)
