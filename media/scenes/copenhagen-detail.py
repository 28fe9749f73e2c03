"""A bicycle against an ochre wall in Copenhagen, the low sun throwing its spokes on the plaster.

What makes it that place: an upright black bicycle with a wicker basket, lime wash the colour of egg yolk, granite setts.
"""
from scenery import *
from scenery.cloth import rounded

GRADE = dict(exposure=1.08, contrast=1.26, saturation=1.08, bloom=.07, vignette=.14, shadows=(.0, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'copenhagen-detail': dict(eye=(.0, -2.20, .90), target=(-.22, 0, .57), lens=48, sharp_at=2.20, f_stop=2.6, samples=4, preview_samples=6, bounces=3, mist=40),
}
WHEEL = .345


def across(profile, material, at, segments=96):
    """A turned profile whose axle lies across the bicycle, along Y."""
    obj = revolve(profile, material, at, segments)
    obj.rotation_euler = (math.pi / 2, 0, 0)
    return obj


def wheel(x, y, m, turn, guard):
    """Tyre, rim, hub, thirty-six crossed spokes, valve, mudguard with its stays."""
    z = WHEEL + .02
    tyre = [(WHEEL - .018 + .0185 * math.cos(t), .0185 * math.sin(t)) for t in np.linspace(-2.3, 2.3, 18)]
    across(tyre, m['rubber'], (x, y, z), 128)
    across([(WHEEL - .030, -.012), (WHEEL - .036, -.011), (WHEEL - .046, -.004), (WHEEL - .046, .004), (WHEEL - .036, .011), (WHEEL - .030, .012), (WHEEL - .026, .010)], m['steel'], (x, y, z), 128)
    across([(.006, -.052), (.009, -.048), (.024, -.034), (.024, -.030), (.011, -.026), (.011, .026), (.024, .030), (.024, .034), (.009, .048), (.006, .052)], m['steel'], (x, y, z), 32)
    for k in range(36):
        rim_a = math.radians(10 * k + turn)
        side = 1 if k % 2 else -1
        hub_a = rim_a + math.radians(62 if (k // 2) % 2 else -62)
        tube([(x + .022 * math.cos(hub_a), y + side * .031, z + .022 * math.sin(hub_a)), (x + (WHEEL - .044) * math.cos(rim_a), y, z + (WHEEL - .044) * math.sin(rim_a))], .0010, m['steel'], 6)
    a0, a1 = guard
    points, r = [], WHEEL + .020
    for t in np.linspace(math.radians(a0), math.radians(a1), 60):
        for s in np.linspace(-1, 1, 9):
            q = r - .012 * s * s
            points.append((x + q * math.cos(t), y + .031 * s, z + q * math.sin(t)))
    solid(points, [(i * 9 + j, i * 9 + j + 1, (i + 1) * 9 + j + 1, (i + 1) * 9 + j) for i in range(59) for j in range(8)], m['paint'], smooth=True)
    for t in (a0 + 18, a0 + 62):
        a = math.radians(t)
        for s in (-1, 1):
            tube([(x, y + .05 * s, z), (x + r * math.cos(a), y + .030 * s, z + r * math.sin(a))], .0022, m['steel'], 6)


def basket(x, y, z, m, rnd):
    """Willow woven round uprights, a plaited rim: wide at the top."""
    deep, wide, high = .13, .185, .21

    def at(a, u, push=0.0):
        grow = .80 + .20 * u
        c, s = math.cos(a), math.sin(a)
        sx, sy = math.copysign(abs(c) ** .55, c), math.copysign(abs(s) ** .55, s)
        return (x + (deep * grow + push) * sx, y + (wide * grow + push) * sy, z + high * u)
    posts = 44
    for k in range(posts):
        a = 2 * math.pi * k / posts
        tube([at(a, u) for u in np.linspace(0, 1, 8)], .0024, m['willow'], 6)
    rows = 27
    for i in range(rows):
        u = .02 + .95 * i / rows
        ring = [at(2 * math.pi * j / (posts * 4), u + rnd.gauss(0, .001), .0042 * math.cos(math.pi * (j / 4 + i))) for j in range(posts * 4 + 1)]
        tube(ring, .0034 * rnd.uniform(.88, 1.1), m['willows'][i % 3], 7)
    for phase in (0, 2.1, 4.2):
        tube([at(2 * math.pi * j / 220, 1.0 + .022 * math.sin(j * .42 + phase), .005 + .008 * math.cos(j * .42 + phase)) for j in range(221)], .0046, m['willows'][1], 8)


def saddle(x, y, z, material):
    """A leather saddle: broad behind, a nose in front, its flanks drawn down."""
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 25), indexing='ij')
    half = .020 + .085 * np.clip((u - .38) / .5, 0, 1) ** 2 * (3 - 2 * np.clip((u - .38) / .5, 0, 1)) * np.sqrt(np.clip((1.02 - u) * 14, 0, 1))
    half *= np.sqrt(np.clip(u * 12 + .02, 0, 1))
    top = .030 + .022 * np.clip(u - .62, 0, 1) - .012 * np.sin(u * math.pi)
    points = np.stack([x - .14 + .27 * u, y + half * np.sin(v * 1.45), z + top - (.016 + .040 * (1 - u * .6)) * (1 - np.cos(v * 1.45))], -1).reshape(-1, 3)
    k = np.arange(u.size).reshape(u.shape)
    instance(mesh(points, np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), material, smooth=True))


def build(view):
    rnd = random.Random(31)
    sky([(0, '#f6dcb8'), (.3, '#bcd2e8'), (1, '#6f9fd4')], sun=(21, -134), glow='#ffd8a0', glow_strength=.3, strength=.62, sun_strength=5.0, sun_color='#ffcf92', sun_size=.35)
    plaster = matter('#d99a34', rough=.95, specular=.1, variation=.13, grain=1.6, other='#b97424', bump=.006, bump_grain=30.)
    plinth = matter('#54504c', rough=.9, specular=.2, variation=.25, grain=12, bump=.006, bump_grain=60.)
    box(0, .40, .24, 9, .30, 4, plaster)
    box(0, .375, 0, 9, .30, .24, plinth, bevel=.012)
    stones = []
    for k in range(5):
        p, f = rounded(0, 0, -.08, 1, 1, .08, .020, 7)
        p[:, 2] += .006 * fbm(p[:, 0] * 3 + 7 * k, p[:, 1] * 3, k + 1, 3) - .010 * (p[:, 0] ** 2 + p[:, 1] ** 2)
        stones.append(mesh(p, f, matter(('#8b8178', '#776e66', '#9a9086', '#6d655f', '#857468')[k], rough=.75, variation=.2, grain=30, bump=.003, bump_grain=80.), smooth=True))
    y = -1.6
    while y < .24:
        x = -2.6 + rnd.uniform(-.1, 0)
        while x < 2.6:
            w = rnd.uniform(.11, .16)
            instance(stones[rnd.randrange(5)], (x + w / 2, y + .055, .012 + rnd.uniform(-.004, .003)), (w - .008, .102, 1), rnd.uniform(-1.5, 1.5))
            x += w
        y += .11
    plane(-.012, matter('#4a443c', rough=.95), (-5, 5), (-4, .4))
    m = dict(rubber=matter('#1b1a19', rough=.75, specular=.25), steel=matter('#c9c6c0', rough=.22, metal=1.), paint=matter('#15181a', rough=.22, specular=.55),
             leather=matter('#8a4a22', rough=.5, specular=.35, variation=.25, grain=30), willow=matter('#a87a42', rough=.65))
    m['willows'] = [matter(c, rough=.62, specular=.25, variation=.25, grain=60) for c in ('#b98a4e', '#a8763c', '#c69a5e')]
    fy, top = .02, WHEEL + .02
    front, back = (-.42, fy), (.66, fy)
    wheel(*front, m, 4, (20, 165))
    wheel(*back, m, 7, (0, 170))
    head_low, head_high = (-.27, .64), (-.315, .80)
    crank, seat_low = (.20, .30), (.335, .70)

    def bar(points, r, kind='paint', n_=16):
        tube([(p[0], fy + (p[2] if len(p) > 2 else 0), p[1]) for p in points], r, m[kind], n_)
    bar([head_low, head_high], .019)
    curve = [(-.275 + (.20 + .275) * u - .05 * math.sin(u * math.pi), .66 - .36 * u - .05 * math.sin(u * math.pi)) for u in np.linspace(0, 1, 14)]
    bar(curve, .0155)
    curve = [(-.30 + .57 * u - .04 * math.sin(u * math.pi), .75 - .28 * u - .06 * math.sin(u * math.pi)) for u in np.linspace(0, 1, 14)]
    bar(curve, .0125)
    bar([crank, seat_low, (.372, .83)], .0145)
    bar([(.36, .79), (.395, .90)], .0115, 'steel')
    for s in (-1, 1):
        bar([(crank[0] + .02, crank[1], .03 * s), (back[0], top, .055 * s)], .0085)
        bar([(seat_low[0] + .01, seat_low[1] + .02, .018 * s), (back[0], top, .055 * s)], .0075)
        bar([(-.268, .635, .045 * s), (-.30, .52, .05 * s), (-.385, .40, .052 * s), (-.42, top, .052 * s)], .0095)
        bar([(-.335, .965, 0), (-.34, 1.02, .06 * s), (-.31, 1.05, .16 * s), (-.20, 1.045, .25 * s), (-.06, 1.02, .28 * s)], .0105, 'steel')
        bar([(-.10, 1.028, .275 * s), (.02, 1.005, .288 * s)], .0155, 'leather')
    bar([(-.315, .80), (-.335, .97)], .0125, 'steel')
    bar([(-.268, .64), (-.262, .60)], .024)
    saddle(.41, fy, .90, m['leather'])
    low, high = math.radians(100), math.radians(-94)
    case = [(crank[0] + .098 * math.cos(t), crank[1] + .098 * math.sin(t)) for t in np.linspace(low, 2 * math.pi + high - .1, 30)]
    case += [(back[0] + .056 * math.cos(t), top + .056 * math.sin(t)) for t in np.linspace(high, low, 24)]
    wall([case], .022, m['paint'], (0, fy - .05, 0), bevel=.006)
    across([(.001, -.012), (.085, -.012), (.092, 0), (.085, .012), (.001, .012)], m['paint'], (crank[0], fy - .05, crank[1]), 48)
    bar([(crank[0], crank[1], -.075), (crank[0] - .11, crank[1] - .13, -.082)], .009, 'steel')
    box(crank[0] - .115, fy - .125, crank[1] - .145, .095, .07, .025, m['rubber'], bevel=.004)
    basket(-.485, fy, .775, m, rnd)
    for s in (-1, 1):
        bar([(-.42, top, .058 * s), (-.455, .62, .075 * s), (-.46, .772, .075 * s)], .0042, 'steel', 10)
        bar([(-.46, .770, .075 * s), (-.57, .770, .075 * s)], .0042, 'steel', 10)
        bar([(-.335, .955, .03 * s), (-.36, .965, .05 * s), (-.362, .93, .05 * s)], .0065, 'leather', 10)
    for k in range(5):
        bar([(-.46 - .025 * k, .770, -.09), (-.46 - .025 * k, .770, .09)], .003, 'steel', 8)
    across([(.001, -.06), (.02, -.058), (.045, -.03), (.050, .0), (.047, .012), (.001, .014)], m['steel'], (-.33, fy - .10, .72), 40)
    across([(.001, .020), (.020, .0195), (.038, .0165), (.041, .014)], matter('#e9e4d4', rough=.12, specular=.6, bump=.002, bump_grain=160.), (-.33, fy - .10, .72), 40)
    across([(.040, .012), (.044, .020), (.049, .019), (.051, .010)], m['paint'], (-.33, fy - .10, .72), 48)
    haze('#ead8bc', 4000., '#ffd8a0', focus=5, start=20)
