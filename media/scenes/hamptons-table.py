"""Corn and little neck clams on an oak table by a window above the dunes, the Hamptons in September.

What makes it that place: bicolour corn from the farm stands, hard clams with the violet stain inside their shells, washed blue
ticking, hydrangeas in a white jug; white boards and the sashes of six panes of the bedroom of the same house, the shore beyond.
Studied: bluaubergine.blogspot.com, August 2018 (the stands of the East End are fullest as summer ends: corn, tomatoes, peaches);
danspapers.com, September 2022 (the clam contest of the East Hampton Trustees in September, hard clams of the harbors).
"""
from scenery import *
from scenery.cloth import linen
from scenery.dishes import blend, paint, painted
from scenery.rooms import indoors, view_beyond, window_light, wood
from scenery.shore import boards, floret, mophead, sash
from scenery.tables import *

GRADE = dict(exposure=1.02, contrast=1.30, saturation=1.05, bloom=.08, vignette=.13, shadows=(.0, .0, .010), highlights=(.014, .005, -.012))
FRAMINGS = {
    'hamptons-after-summer-table': dict(eye=(.15, -.60, 1.015), target=(-.005, .15, .806), lens=41, sharp_at=.66, f_stop=4.0, samples=9, preview_samples=8, bounces=4, mist=20),
}
TOP, GLASS = .72, 1.02


def corn(skin, seed, long=.178, rows=16):
    """A boiled ear along X, of two colours as bicolour corn is: kernels in rows, smaller to the tip."""
    r = np.random.RandomState(seed)
    u, a = np.meshgrid(np.linspace(0, 1, 460), np.linspace(0, 2 * math.pi, rows * 14, endpoint=False), indexing='ij')
    radius = .0235 * np.clip(u / .03, 0, 1) ** .5 * (1 - .10 * u - .62 * np.clip((u - .62) / .38, 0, 1) ** 2.2)
    radius = radius * np.clip((1 - u) / .03, 0, 1) ** .6
    across = a / (2 * math.pi) * rows + .35 * fbm(u * 3 + seed, a * 0, seed, 3)
    row = np.floor(across)
    along = 37 * (u + .10 * u ** 3) + .5 * (row % 2) + .5 * fbm(u * 9, row * 1.7, seed + 1, 3)
    f, g = across - row, along - np.floor(along)
    cell = (row.astype(int) % rows) * 61 + np.floor(along).astype(int)
    tall = np.clip(1 - np.abs(2 * f - 1) ** 3.4, 0, 1) ** .55 * np.clip(1 - np.abs(2 * g - 1) ** 3.0, 0, 1) ** .55
    swell = r.uniform(.78, 1.06, 5000)[cell % 5000]
    out = radius + .0046 * tall * swell * np.clip((1.04 - u) * 5, .25, 1) - .0012 * np.exp(-((f - .5) ** 2 + (g - .5) ** 2) / .03)
    pale = (r.rand(5000)[(cell * 7) % 5000] < .42) * 1.0
    tone = blend(blend('#eebb3a', '#f5cf5e', r.rand(5000)[(cell * 3) % 5000]), '#f3e6bb', pale)
    tone = blend(tone, '#c98f2a', np.clip(1 - tall * 1.7, 0, 1) * .75)
    tone = blend(tone, '#d8b070', np.clip((u - .965) * 30, 0, 1) * .7 + np.clip((.018 - u) * 60, 0, 1))
    x = long * (u - .5)
    return painted(np.stack([x, out * np.cos(a), out * np.sin(a) + .004 * np.sin(math.pi * u)], -1), tone, skin, round_=True)


def shell(outer, inner, seed, wide=.052, deep=.016):
    """Half a hard clam, its hinge at the origin, opening up: [outside, inside] mesh data. Its rings are ellipses that meet at the hinge."""
    s, a = np.meshgrid(np.linspace(.01, 1, 150), np.linspace(0, 2 * math.pi, 150, endpoint=False), indexing='ij')
    b = wide * .44
    ex, ey = wide / 2 * np.cos(a), b + b * np.sin(a) * (1 + .05 * np.cos(a))
    x, y = s * ex + .006 * (1 - s) * s, s * ey
    q = np.hypot(x / (wide / 2), (y - b) / b).clip(0, 1)
    dome = (1 - q ** 2.3).clip(0, 1) ** .62
    ring = np.sin(s * 150 + 2 * fbm(s * 8, np.cos(a), seed, 3)) * .5 + np.sin(s * 61)
    z = -deep * dome - .00025 * ring * np.clip((s - .1) * 4, 0, 1)
    band = fbm(s * 7 + seed, a * 0 + seed, seed + 3, 4)
    tone = blend('#d8cdb6', '#8f857a', np.clip(.35 + 1.5 * band, 0, 1))
    tone = blend(tone, '#6a5f56', np.clip(ring * .35, 0, 1) * .55)
    tone = blend(tone, '#efe7d6', np.clip(fbm(x * 90, y * 90, seed + 5, 4) * 2, 0, 1) * .5)
    out = painted(np.stack([x, y, z], -1), tone, outer, round_=True)
    zi = -deep * .88 * (1 - q ** 2.6).clip(0, 1) ** .62 + .0006
    stain = np.clip((np.hypot(x / (wide / 2), (y - b) / b) - .70) * 4.5, 0, 1) * np.clip(.35 + x / wide * 1.6 + .9 * fbm(x * 60, y * 60, seed + 7, 3), 0, 1)
    tone = blend(blend('#f3ede2', '#e2dcd6', q), '#5e4474', stain * .9)
    return [out, painted(np.stack([x, y, zi], -1), tone, inner, round_=True)]


def clam(halves, meat, at, turn, open_, tip, lean=0.0):
    """An opened clam: the lower half lies, the upper stands open by `open_` degrees."""
    low = group([instance(d) for d in halves] + [instance(meat, (0, .023, -.0085))], (0, 0, 0))
    up = group([instance(d) for d in halves], (0, 0, .0008))
    up.scale, up.rotation_euler = (1, 1, -1), (math.radians(open_), 0, 0)
    holder = group([low, up], at, 1.0, turn)
    holder.rotation_euler = (math.radians(tip), math.radians(lean), math.radians(turn))


def jug(at, ware):
    """A white jug with a lip and a handle."""
    profile = [(.001, .004), (.044, .004), (.047, .010), (.060, .050), (.062, .085), (.050, .130), (.042, .155), (.046, .180), (.044, .181), (.039, .156), (.047, .128), (.058, .085), (.001, .02)]
    body = revolve(profile, ware, segments=72)
    for v in body.data.vertices:
        pull = max(0, (v.co.z - .145) / .036) ** 1.5 * max(0, v.co.x / .045) ** 5
        v.co.x += .020 * pull
        v.co.z += .006 * pull
    handle = tube([(-.043, 0, .165), (-.066, 0, .160), (-.088, 0, .132), (-.090, 0, .098), (-.076, 0, .066), (-.060, 0, .055)], .0062, ware, 14)
    group([body, handle], at, 1.0, 205)


def build(view):
    rnd = random.Random(31)
    indoors(4)
    sky([(0, '#f2ece4'), (.3, '#cfdbe6'), (1, '#8fb2d8')], sun=(27, -46), glow='#ffe0b8', glow_strength=.3, strength=1.0, sun_strength=7.0, sun_color='#ffdcb0', sun_size=1.0)
    view_beyond('hamptons-after-summer', (5.0, 40, -1.0), 34, .565, 1.08, soft=6)
    white = matter('#eceae2', rough=.5, variation=.03, grain=3., bump=.0008, bump_grain=40., specular=.3)
    low, head, half = .80, 1.95, .50
    for x in (-.26, .26):
        sash(x * 2.08, GLASS, .94, low, head, white)
    box(0, GLASS, low, .14, .13, 1.2, white, bevel=.005)
    box(0, GLASS - .06, low - .04, 2.5, .26, .045, white, bevel=.009)
    for s in (-1, 1):
        box(s * 1.10, GLASS - .01, low - .1, .14, .13, 1.4, white, bevel=.005)
        box(s * 2.2, GLASS + .05, 0, 2.1, .1, 3.2, white)
    boards(lambda z: [(-1.6, 1.6)], 0, low - .05, lambda m, l, z, h: box(m, GLASS - .02, z, l, .03, h, white, bevel=.006))
    box(0, GLASS + .05, 0, 2.4, .1, low - .06, white)
    oak = wood('#b08a5c', 'x', .48, 30.)
    for k in range(5):
        box(.02, -.50 + .228 * k, TOP - .034, 2.0, .2265, .034, oak, bevel=.0025)
    plane(0, matter('#a07c52', rough=.6, variation=.2, grain=3), (-4, 4), (-4, GLASS))
    box(0, -3.4, 0, 7, .2, 3.2, white)
    z = TOP
    ware, blue = glaze('#f2efe7', .16), glaze('#3f5f86', .2, patches='#55779c', grain=120.)
    skin = paint(.24, .5, .0002, 500., flesh=.06)
    # the corn on a platter
    here = (.150, .010, z)
    holder = group([plate((0, 0, 0), .118, ware, blue, .016)], here, 1.0, 14)
    holder.scale = (1.14, .84, 1)
    ears = [instance(corn(skin, k), (.150 + dx, .010 + dy, z + dz), 1.0, turn) for k, (dx, dy, dz, turn) in enumerate(((-.006, -.034, .037, 10), (.004, .030, .037, 17), (.000, -.001, .079, 13)))]
    for k, obj in enumerate(ears):
        obj.rotation_euler = (1.9 * k, 0, obj.rotation_euler[2])
    # the clams in a wide bowl
    bx, by = -.135, .085
    bowl((bx, by, z), .108, ware, .058)
    revolve([(.1035, .0565), (.1085, .0588), (.1090, .0570), (.1040, .0540)], blue, (bx, by, z), 72)
    revolve([(.001, .030), (.082, .036), (.0905, .0365)], matte('#c9b98a', .08, .5), (bx, by, z), 64)
    chalk, pearl = paint(.6, .3, .0003, 300.), paint(.22, .5)
    kinds = [shell(chalk, pearl, k, w, d) for k, (w, d) in enumerate(((.054, .016), (.050, .0155), (.057, .017)))]
    meat = mesh(*_meat(), matte('#e8b98a', .22, .5, patches='#d99a66', grain=70., flesh=.25), smooth=True)
    for k, (dx, dy, dz, turn, open_, tip) in enumerate((
            (.000, -.066, .044, 182, 42, -8), (-.060, -.036, .044, 128, 46, -8), (.062, -.030, .044, 236, 40, -8), (-.064, .030, .045, 62, 44, -8), (.060, .038, .045, 300, 48, -8),
            (.000, .066, .046, 4, 40, -8), (.018, -.030, .070, 196, 52, 6), (-.036, -.006, .070, 110, 48, 8), (.040, .018, .070, 270, 50, 4), (.000, .040, .072, 20, 46, 6))):
        a = math.radians(turn)
        clam(kinds[k % 3], meat, (bx + dx * .86 + .023 * math.sin(a), by + dy * .86 - .023 * math.cos(a), z + dz), turn, open_, tip + rnd.uniform(-5, 5), rnd.uniform(-8, 8))
    herb = [leaf_blade(leaf(c, through=.2), .011, .007, .3, .3) for c in ('#3f6a2a', '#5a8a38')]
    for _ in range(46):
        far, a = .085 * rnd.random() ** .5, rnd.uniform(0, 6.3)
        obj = instance(herb[rnd.randrange(2)], (bx + far * math.cos(a), by + far * math.sin(a), z + .064 + rnd.uniform(-.004, .008)), rnd.uniform(.4, .8))
        obj.rotation_euler = (rnd.uniform(-.5, .5), rnd.uniform(-.4, .4), rnd.uniform(0, 6.3))
    # hydrangeas in the jug, wine, butter, a napkin of ticking
    jug((-.30, .42, z), ware)
    hues = [leaf(a, b, through=.35, rough=.7) for a, b in (('#6f8fc9', '#93abd9'), ('#8a8fd0', '#a9a6dc'), ('#9fb3c9', '#b9cabd'))]
    petals = [[floret(hues[i], .0125) for i in mix] for mix in ((0, 0, 1), (0, 1, 2), (2, 2, 0))]
    green = leaf('#3a5a2a', '#6a8a44', through=.35, rough=.5)
    blades = [leaf_blade(green, .11, .07, .35, .25), leaf_blade(green, .09, .06, .2, .4)]
    for k, (dx, dy, dz, r) in enumerate(((-.055, -.03, .225, .066), (.055, -.02, .215, .062), (.0, .05, .255, .066), (-.02, -.07, .20, .054))):
        mophead((-.30 + dx, .42 + dy, z + dz), r, petals[k % 3], rnd, (rnd.uniform(0, .4), rnd.uniform(-.3, .3)))
    for k in range(9):
        obj = instance(blades[k % 2], (-.30, .42, z + .175), rnd.uniform(.8, 1.2))
        obj.rotation_euler = (rnd.gauss(0, .3), rnd.uniform(.1, .7), .7 * k)
    pane, wine = clear('#fbfdfa'), clear('#f0e2a4', deep=.8)
    wine_glass((.315, .29, z), pane, wine, 1.0)
    wine_glass((.06, .40, z), pane, wine, 1.0)
    plate((.02, .215, z), .046, ware, blue, .008)
    box(.02, .215, z + .006, .046, .026, .017, matte('#f2d987', .35, .4, flesh=.3), 24, .003)
    ticking = linen('#efeade', weave=.0008, stripes=('#6f8aa2', .022, .3))
    for k in range(3):
        obj = box(.0, -.165 + .001 * k, z + .0026 * k, .20, .115, .0032, ticking, 6 - 1.5 * k, .0012)
        layer = obj.data.uv_layers.new(name='UVMap')
        for loop, spot in zip(obj.data.loops, layer.data):
            v = obj.data.vertices[loop.vertex_index].co
            spot.uv = (v.y, v.x)
    steel = matter('#d0ccc4', rough=.2, metal=1.)
    cutlery((.0, -.165, z + .0085), steel, 'fork', 82)
    window_light((0, GLASS - .12, 1.35), 1.7, 1.0, 26, '#dfe8f4')
    soft_light((.9, -1.1, 1.9), (0, .1, TOP), 1.2, 9, '#fff0de')
    haze('#e9e0d4', 4000., '#ffdcb0', focus=5, start=20)


def _meat():
    """Points and faces of what lies in a clam: plump, uneven."""
    u, a = np.meshgrid(np.linspace(.02, math.pi - .02, 28), np.linspace(0, 2 * math.pi, 44, endpoint=False), indexing='ij')
    r = 1 + .16 * np.sin(3 * a + 1) * np.sin(u) + .16 * fbm(np.cos(a) * 2, np.sin(a) * 2 + u, 3, 3)
    p = np.stack([.0175 * r * np.sin(u) * np.cos(a), .0150 * r * np.sin(u) * np.sin(a), .0078 * r * np.cos(u)], -1)
    k = np.arange(u.size).reshape(u.shape)
    return p.reshape(-1, 3), np.stack([k[:-1], np.roll(k, -1, 1)[:-1], np.roll(k, -1, 1)[1:], k[1:]], -1).reshape(-1, 4).tolist()
