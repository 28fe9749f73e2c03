"""Pears, cheese and bread on a spruce slab by the window of a log house above Aspen, late in September.

What makes it that place: the round logs and heavy casing of the bedroom of the same house, a wool runner with bands of rust
and gold, an aspen twig in a canning jar, pears of the Western Slope, the gold valley beyond the panes.
Studied: chprowebdesign.com, "Colorado glamping" (the North Fork Valley west of Aspen picks its pears from the middle of September);
coltkels.wordpress.com, 19 October 2012 (gold aspens and a picnic of cheese and pears); gjsentinel.com, "Vacationland" (the orchards).
"""
from scenery import *
from scenery.aspens import gold, round_leaf, twig_of
from scenery.cloth import linen
from scenery.dishes import blend, paint, painted
from scenery.rooms import indoors, view_beyond, window_light, wood
from scenery.tables import *

GRADE = dict(exposure=1.12, contrast=1.26, saturation=1.05, bloom=.08, vignette=.14, shadows=(.0, .0, .008), highlights=(.014, .006, -.012))
FRAMINGS = {
    'aspen-gold-table': dict(eye=(-.14, -.66, 1.06), target=(.005, .14, .826), lens=41, sharp_at=.72, f_stop=4.0, samples=6, preview_samples=8, bounces=4, mist=20),
}
TOP, GLASS = .72, 1.06


def outline(u):
    """How wide a pear is at a part of its height."""
    body = np.sqrt(np.clip(1 - ((u - .34) / .345) ** 2, 0, 1)) * .0365
    neck = .0165 * np.sqrt(np.clip(1 - ((u - .80) / .20) ** 2, 0, 1))
    blend_ = np.clip((u - .36) / .44, 0, 1)
    slope = .0365 * (1 - blend_ ** 1.25) + .0165 * blend_ ** 1.25
    return np.where(u < .34, body, np.where(u < .80, slope, neck))


def pear_tone(x, y, z, a, u, seed, blush):
    speck = np.clip((fbm(x * 900 + seed, y * 900 + z * 700, seed, 3) - .20) * 9, 0, 1)
    cloud = fbm(x * 40 + seed, y * 40 + z * 50, seed + 2, 4)
    tone = blend('#d9c34a', '#b6b53c', np.clip(.45 + 1.4 * cloud, 0, 1))
    tone = blend(tone, '#b4482a', np.clip(.9 * np.cos(a - blush) - .25 + .8 * cloud, 0, 1) * np.clip(1.35 - np.abs(u - .42) * 1.9, 0, 1) * .75)
    tone = blend(tone, '#8a6a34', speck * .55)
    return blend(tone, '#8f6a34', np.clip((u - .90) * 9 + 1.2 * cloud, 0, 1) * .6 + np.clip((.05 - u) * 30, 0, 1) * .8)


def pear(skin, bark, seed, high=.098, blush=0.0):
    """A pear standing on z 0: [mesh data of its body, of its stalk]."""
    u, a = np.meshgrid(np.linspace(.002, .999, 150), np.linspace(0, 2 * math.pi, 130, endpoint=False), indexing='ij')
    r = outline(u) * (1 + .035 * np.sin(2 * a + seed) * (1 - u) + .022 * np.sin(3 * a + 2 * seed)) + .0006 * fbm(np.cos(a) * 3 + seed, u * 12 + np.sin(a) * 3, seed + 4, 3)
    lean = .010 * np.sin(seed * 1.7) * u ** 2
    x, y, z = r * np.cos(a) + lean, r * np.sin(a), high * u - .006 * np.exp(-(r / .010) ** 2) * (u > .5) + .006 * np.exp(-(r / .009) ** 2) * (u < .3)
    body = painted(np.stack([x, y, z], -1), pear_tone(x, y, z, a, u, seed, blush), skin, round_=True)
    tip = np.array([.010 * np.sin(seed * 1.7), 0, high - .007])
    stalk = tube([tuple(tip), tuple(tip + (.001, .001, .012)), tuple(tip + (.004 * math.cos(seed), .004 * math.sin(seed), .025))], .0017, bark, 8)
    return [body, stalk]


def half_pear(skin, flesh, seed, high=.096):
    """Half a pear, its cut face up: core, two seeds, the thread to its stalk."""
    u, a = np.meshgrid(np.linspace(.002, .999, 140), np.linspace(math.pi, 2 * math.pi, 70), indexing='ij')
    r = outline(u)
    x, z, y = r * np.cos(a), r * np.sin(a), high * (u - .4)
    parts = [instance(painted(np.stack([x, y, z], -1), pear_tone(x, y, z, a, u, seed, 4.2), skin))]
    u, s = np.meshgrid(np.linspace(.002, .999, 200), np.linspace(-1, 1, 160), indexing='ij')
    x, y = s * outline(u), high * (u - .4)
    grain = fbm(x * 260, y * 160, seed, 4)
    tone = blend('#f4eccf', '#e6d9ac', np.clip(.35 + 1.2 * grain, 0, 1))
    core = np.hypot(x / .0125, (y + .010) / .0160)
    tone = blend(tone, '#d8c796', np.exp(-((core - 1) / .10) ** 2) * .75)
    tone = blend(tone, '#e9dcae', np.exp(-(x / .0012) ** 2) * (y > 0) * .9 + np.exp(-(x / .0010) ** 2) * (y < -.026) * .7)
    hole = np.minimum(np.hypot((x - .0048) / .0030, (y + .011) / .0068), np.hypot((x + .0048) / .0030, (y + .010) / .0068))
    tone = blend(tone, '#b89a5c', np.exp(-(hole / 1.0) ** 4) * .8)
    tone = blend(tone, '#c9c06a', np.clip((np.abs(s) - .96) * 25, 0, 1) * .8)
    z = .0004 * grain - .0022 * np.exp(-(hole / .9) ** 4)
    parts.append(instance(painted(np.stack([x, y, z], -1), tone, flesh)))
    seed_ = matte('#3a2010', .25, .5)
    for sx, yy in ((.0048, -.011), (-.0048, -.010)):
        obj = revolve([(.0004, -.0048), (.0019, -.002), (.0021, .0008), (.0012, .004), (.0003, .0058)], seed_, (sx, yy, .0002), 16)
        obj.rotation_euler = (math.radians(-90), 0, 0)
        parts.append(obj)
    return group(parts)


def build(view):
    rnd = random.Random(41)
    indoors(4)
    sky([(0, '#e6ecf2'), (.3, '#b4cbe6'), (1, '#6c98cf')], sun=(26, -52), glow='#ffe0b0', glow_strength=.3, strength=1.0, sun_strength=7.5, sun_color='#ffd8a4', sun_size=.9)
    view_beyond('aspen-gold', (3.5, 40, -3.2), 40, .72, 1.0, soft=6)
    across, post = wood('#b98a58', 'x', .6, 13.), wood('#a87a4a', 'z', .6, 13.)
    # the window: heavy casing, casements, logs below and beside
    low, half = .84, .62
    for s in (-1, 1):
        box(s * (half + .06), GLASS - .06, low - .1, .13, .30, 1.5, post, bevel=.012)
        for x in (s * .035, s * (half - .03)):
            box(x, GLASS + .03, low, .055, .055, 1.5, post, bevel=.004)
        box(s * half / 2, GLASS + .03, low, half, .055, .06, across, bevel=.004)
        box(s * half / 2, GLASS + .03, low + .44, half, .030, .028, across, bevel=.003)
        for k in range(7):
            z = .10 + .262 * k
            tube([(s * (half + .13), GLASS - .02, z), (s * (half + 1.6), GLASS - .02, z + rnd.uniform(-.01, .01))], .137, across, 24)
        box(s * (half + 1.0), GLASS + .08, 0, 1.8, .1, 2.6, matter('#cbbb9c', rough=.95))
    box(0, GLASS - .08, low - .085, 2 * half + .36, .36, .085, across, bevel=.016)
    for z in (.10, .362, .62):
        tube([(-half - .1, GLASS - .02, z), (half + .1, GLASS - .02, z)], .137, across, 24)
    plane(0, matter('#6a4a2e', rough=.6, variation=.2, grain=3), (-4, 4), (-4, GLASS))
    box(0, -3.4, 0, 7, .2, 3.0, matter('#a5825a', rough=.9))
    # the slab, its edges as the tree grew
    edge = [(x, -.46 + .012 * math.sin(3 * x + 1) + .006 * math.sin(11 * x)) for x in np.linspace(-1.1, 1.1, 60)] + [(x, .50 + .016 * math.sin(2.6 * x) + .006 * math.sin(9 * x)) for x in np.linspace(1.1, -1.1, 60)]
    wall([edge], .048, wood('#b98c5c', 'x', .45, 22.), (0, 0, TOP - .030), flat=True, bevel=.006)
    z = TOP
    wool = linen('#a8412c', weave=.0016, stripes=('#e2b04a', .16, .22))
    u, v = np.meshgrid(np.linspace(-1.0, 1.0, 200), np.linspace(-.15, .15, 60), indexing='ij')
    cloth = np.stack([u, v + .10 + .004 * np.sin(3 * u), z + .0035 + .0012 * np.sin(9 * u + 5 * v) * np.sin(14 * v)], -1)
    k = np.arange(u.size).reshape(u.shape)
    data = mesh(cloth.reshape(-1, 3), np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), wool, smooth=True)
    layer = data.uv_layers.new(name='UVMap')
    for loop, spot in zip(data.loops, layer.data):
        x, y, _ = cloth.reshape(-1, 3)[loop.vertex_index]
        spot.uv = (x, y + .02)
    thick = instance(data).modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .003
    # pears in a turned bowl
    skin, flesh, bark = paint(.32, .45, .0002, 400., flesh=.05), paint(.3, .45, .0002, 500., flesh=.10), matter('#5a4228', rough=.8)
    bx, by = .125, .150
    bowl((bx, by, z + .004), .128, wood('#8a5a34', 'x', .4, 30.), .062)
    for n_, (dx, dy, dz, tilt, turn) in enumerate(((-.060, -.030, .022, 12, 40), (.052, -.042, .022, -10, 150), (.058, .040, .022, 14, 260), (-.045, .052, .022, -12, 320), (.0, .0, .046, 30, 200))):
        holder = group([instance(d) if not hasattr(d, 'location') else d for d in pear(skin, bark, 3 + 2 * n_, .098 + .004 * (n_ % 2), 4.2 + .5 * n_)], (bx + dx, by + dy, z + dz), 1.0, turn)
        holder.rotation_euler = (math.radians(tilt), math.radians(-tilt * .6), math.radians(turn))
    # a board with cheese, half a pear and a knife
    board = wood('#a9784a', 'x', .5, 26.)
    box(-.130, -.045, z + .004, .34, .20, .018, board, 8, .006)
    top = z + .0222
    half_ = half_pear(skin, flesh, 6)
    half_.location, half_.rotation_euler = (-.045, -.058, top + .036), (math.radians(-3), math.radians(4), math.radians(118))
    cheese, rind = matte('#efdba2', .5, .35, patches='#e3c987', grain=24., bump=.0012, bump_grain=90., flesh=.15), matter('#8f7350', rough=.9, variation=.35, grain=40, other='#5f4a30', bump=.0015, bump_grain=160.)
    wedge = [(0, 0), (.115, -.034), (.118, 0), (.115, .034)]
    wall([wedge], .050, cheese, (-.255, -.028, top + .026), -6, flat=True, bevel=.0012)
    arc = [(.1165, -.0345), (.1195, 0), (.1165, .0345), (.1195, .0345), (.1225, 0), (.1195, -.0345)]
    wall([arc], .052, rind, (-.255, -.028, top + .026), -6, flat=True, bevel=.0008)
    steel, horn = matter('#d0ccc4', rough=.2, metal=1.), wood('#4a2f1c', 'y', .4, 40.)
    group([box(0, .052, .001, .018, .105, .0016, steel, bevel=.0006), box(0, -.05, -.003, .016, .10, .011, horn, bevel=.004)], (-.155, -.105, top + .002), 1.0, 74)
    loaf((-.265, .235, z + .006), crust('#dcae6a', '#7a4018', '#efe2c8'), .25, .135, .10, 24, 5)
    # an aspen twig in a canning jar, two tumblers of cider
    jx, jy = -.02, .435
    revolve([(.001, .003), (.040, .003), (.044, .008), (.0445, .098), (.040, .112), (.034, .118), (.0345, .138), (.032, .138), (.0315, .119), (.0375, .110), (.042, .097), (.042, .010), (.001, .010)], clear('#d6e8e2', .08), (jx, jy, z), 56)
    revolve([(.001, .0105), (.0415, .0105), (.0415, .070), (.001, .070)], clear('#e4f0ea', .04, .6), (jx, jy, z), 48)
    leaves = [round_leaf(gold('#e89a0c', '#f4c22c'), .044, k) for k in range(3)] + [round_leaf(gold('#d8b020', '#ecc634'), .040, 9)]
    stem = matter('#6a5238', rough=.8)
    for way, long, count in (((-.45, -.05, 1), .36, 15), ((.40, -.10, 1), .34, 14), ((.0, -.2, 1.1), .32, 13), ((-.1, .3, 1), .38, 14), ((.75, .05, .8), .30, 11)):
        twig_of((jx, jy, z + .02), way, long, leaves, stem, rnd, count)
    for x, y, turn in ((.30, -.03, 40), (.02, -.20, 200), (.335, .012, 120)):
        obj = instance(leaves[rnd.randrange(3)], (x, y, z + .008), 1.0)
        obj.rotation_euler = (math.pi / 2 + .12, .1, math.radians(turn))
    cider = clear('#d99a3a', deep=.9)
    tumbler((.315, .34, z), clear('#fbfdfa'), cider, .034, .096, .66)
    tumbler((.20, .42, z), clear('#fbfdfa'), cider, .034, .096, .66)
    window_light((0, GLASS - .16, 1.35), 1.2, .9, 24, '#e2eaf6')
    soft_light((-.9, -1.1, 1.9), (0, .1, TOP), 1.2, 10, '#fff0de')
    haze('#e6dcc0', 4000., '#ffd890', focus=5, start=20)
