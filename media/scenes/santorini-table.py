"""Fava and small tomatoes on a terrace of Santorini, the white houses and the caldera behind.

What makes it that place: fava of the island's own yellow peas with capers, red onion and oil, small tomatoes,
a pale straw-coloured Assyrtiko, boards painted blue and worn, lime on every wall. Studied: eatyourselfgreek.com and
travelshelper.com on Fáva Santorínis (yellow peas, PDO since 2010; raw red onion, capers, oil, bread to scoop it);
calliopesfood.com, 15 November 2015 (capers, small tomatoes).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.rooms import view_beyond
from scenery.tables import *

GRADE = dict(exposure=1.0, contrast=1.28, saturation=1.08, bloom=.08, vignette=.12, shadows=(.0, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'santorini-table': dict(eye=(.17, -.80, 1.00), target=(-.01, .12, .838), lens=48, sharp_at=.76, f_stop=11, samples=8, preview_samples=6, bounces=4, mist=20),
}
TOP = .74


def worn_paint(color, timber):
    """Boards along x, painted, rubbed to the wood along their edges and where hands and plates were."""
    material, t, shader = nodes.new_material('worn')
    x, y, z = nodes.split(t, nodes.position(t))
    across = nodes.math(t, 'FRACT', nodes.math(t, 'DIVIDE', nodes.math(t, 'ADD', y, 10.045), .145))
    edge = nodes.math(t, 'MINIMUM', across, nodes.math(t, 'SUBTRACT', 1.0, across))
    where = nodes.position(t)
    fibre = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (5, 120, 40)), 1.0, 6.0, .65, .4)
    patch = nodes.noise(t, where, 7.0, 7.0, .68)
    wood_ = nodes.ramp(t, fibre, [(.3, nodes.shade(timber, .45)), (.55, timber), (.8, nodes.shade(timber, 1.3))])
    coat = nodes.mix(t, nodes.ramp(t, patch, [(.3, 0.0), (.75, .5)]), color, nodes.shade(color, .72))
    coat = nodes.mix(t, nodes.ramp(t, fibre, [(.25, .35), (.5, 0.0)]), coat, nodes.shade(color, .5))
    worn = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', patch, .9), nodes.math(t, 'MULTIPLY', fibre, .34))
    worn = nodes.math(t, 'ADD', worn, nodes.ramp(t, edge, [(.0, .24), (.10, 0.0)]))
    bare = nodes.ramp(t, worn, [(.70, 0.0), (.755, 1.0)])
    gap = nodes.ramp(t, edge, [(.012, 1.0), (.024, 0.0)])
    t.links.new(nodes.mix(t, gap, nodes.mix(t, bare, coat, wood_), '#1c1814'), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, bare, [(0, .46), (1, .8)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .35
    height = nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', fibre, .25), nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', bare, .35), nodes.math(t, 'MULTIPLY', gap, 2.0)))
    t.links.new(nodes.bump(t, height, .0016, .9), shader.inputs['Normal'])
    return material


def fava(at, radius, seed=0):
    """The purée: a spoon went round in it, oil stands in the furrow."""
    s, a = np.meshgrid(np.linspace(.003, 1, 150), np.linspace(0, 2 * math.pi, 260, endpoint=False), indexing='ij')
    x, y = s * np.cos(a), s * np.sin(a)
    shake = .05 * fbm(x * 2.2, y * 2.2, seed, 3)
    turn = np.mod((s + shake) * 2.5 - a / (2 * math.pi) + .1, 1.0)
    ridge = np.abs(turn - .5) * 2
    inside = np.clip((s - .06) * 8, 0, 1) * np.clip((.93 - s) * 9, 0, 1)
    grain = fbm(x * 16, y * 16, seed + 1, 4)
    z = .016 * (1 - s ** 2.2) + .0062 * (ridge ** 1.4 - .5) * inside + .0010 * grain + .0004 * fbm(x * 60, y * 60, seed + 2, 3)
    level = .0125 * (1 - s ** 2.2) + .0008
    oil = np.clip((level - z) / .0016 + .35 * grain, 0, 1) * inside
    z = np.where(oil > .6, np.maximum(z, level - .0011), z)
    tone = blend('#e0a834', '#f0c964', np.clip(.5 + 1.5 * grain + .5 * (ridge - .5), 0, 1))
    tone = blend(tone, '#a8941e', oil * .75)
    radius = radius * (1 + .05 * s ** 3 * fbm(np.cos(a) * 1.6, np.sin(a) * 1.6, seed + 3, 4))
    wet = painted(np.stack([x * radius, y * radius, z], -1), tone, paint(.42, .4, .0004, 500., flesh=.2), round_=True)
    dry = instance(wet, at)
    film = np.where(oil > .5, np.maximum(level - .0002, z + .0002), z - .004)
    instance(painted(np.stack([x * radius, y * radius, film], -1), tone, clear('#e8d27a', .02, .6), round_=True), at)
    return dry


def onion_ring(seed, skin):
    """A cut half ring of red onion: white inside, purple at its skin."""
    rnd = np.random.RandomState(seed)
    long = rnd.uniform(1.6, 3.6)
    u, v = np.meshgrid(np.linspace(0, long, 40), np.linspace(0, 2 * math.pi, 18, endpoint=False), indexing='ij')
    r, end = .016 * rnd.uniform(.6, 1.1), np.clip(np.minimum(u, long - u) * 6, .02, 1) ** .6
    h, w = .0021 * end, .0014 * end
    x = (r + w * np.cos(v)) * np.cos(u) * 1.1
    y = (r + w * np.cos(v)) * np.sin(u)
    z = h * np.sign(np.sin(v)) * np.abs(np.sin(v)) ** .6 + .0016 * np.sin(u * 1.7 + seed)
    tone = blend('#efe2ea', '#8a2a5c', np.clip((np.cos(v) - .15) * 1.6, 0, 1))
    return painted(np.stack([x, y, z], -1), tone, skin, round_=True)


def calyx(at, green, rnd):
    """The star of a tomato's stalk."""
    for k in range(5):
        a = 2 * math.pi * k / 5 + rnd.uniform(-.2, .2)
        tube([at, (at[0] + .004 * math.cos(a), at[1] + .004 * math.sin(a), at[2] + .0012), (at[0] + .0105 * math.cos(a), at[1] + .0105 * math.sin(a), at[2] - .001 + rnd.uniform(0, .003))], .0008, green, 6)
    tube([at, (at[0] + rnd.uniform(-.003, .003), at[1] + rnd.uniform(-.003, .003), at[2] + .010)], .0012, green, 6)


def build(view):
    rnd = random.Random(31)
    sky([(0, '#f6cfae'), (.2, '#e6bcb4'), (.5, '#b0b0d0'), (1, '#7c98cc')], sun=(19, -62), glow='#ffc48c', glow_strength=.4, sun_strength=5.2, sun_color='#ffc690', sun_size=.8)
    view_beyond('santorini', (-13, 60, -6.1), 57, .56, 1.1, soft=8)
    lime = matter('#f2ede4', rough=.95, specular=.12, variation=.05, grain=2.2, bump=.008, bump_grain=12.)
    box(0, 1.5, 0, 9, .40, .70, lime, bevel=.09)
    plane(0, matter('#b9a890', rough=.8, variation=.2, grain=2), (-6, 6), (-3, 1.6))
    blue = worn_paint('#86a6ac', '#9c8a74')
    box(0, .12, TOP - .035, 1.7, 1.015, .035, blue, bevel=.004)
    z = TOP
    clay = glaze('#b5764c', .3, patches='#9a5f3a', grain=26.)
    inner = glaze('#ece4d2', .22, patches='#ddd2bc', grain=30.)
    pane = clear('#f4f8f6')
    # the bowl of fava, wide and thrown by hand
    fx, fy = -.03, .005
    revolve([(.001, .0), (.062, .0), (.066, .004), (.100, .026), (.122, .042), (.1245, .0445), (.122, .0465), (.118, .0452), (.097, .033), (.060, .012), (.001, .010)], clay, (fx, fy, z), 96)
    revolve([(.1175, .0456), (.097, .0338), (.060, .0128), (.001, .0108)], inner, (fx, fy, z), 96)
    fava((fx, fy, z + .030), .094, 4)
    layer = paint(.25, .5, flesh=.25)
    rings = [onion_ring(k + 1, layer) for k in range(5)]
    def top_of(r):
        return z + .030 + .016 * (1 - min(1, r / .094) ** 2.2)
    for k in range(13):
        a, r = 2.4 * k + rnd.uniform(-.3, .3), .030 * math.sqrt((k + .3) / 13)
        obj = instance(rings[k % 5], (fx + .006 + r * math.cos(a), fy + .004 + r * math.sin(a), top_of(r) + .0025 + .0035 * (k % 3)), rnd.uniform(.8, 1.1))
        obj.rotation_euler = (rnd.uniform(-.55, .55), rnd.uniform(-.55, .55), rnd.uniform(0, 6.28))
    caper = [lump(ball(.0033, .95, .12), matte(c, .4, .4, patches=d, grain=420., bump=.0003, bump_grain=700.), k, .22, 20) for k, (c, d) in enumerate((('#5c6a2c', '#45521f'), ('#6b7434', '#4f5a26'), ('#525f2c', '#3c4720')))]
    for k in range(24):
        a, r = 2.4 * k + rnd.uniform(-.5, .5), .012 + .062 * rnd.random()
        instance(caper[k % 3], (fx + r * math.cos(a), fy + r * math.sin(a), top_of(r) - .0026 + (.0045 if r < .030 else 0)), rnd.uniform(.85, 1.25), rnd.uniform(0, 360), rnd.uniform(0, 90))
    parsley = leaf_blade(leaf('#3c7a24', '#5f9a36', through=.3, rough=.4), .014, .011, .4, .6)
    for k in range(9):
        a, r = rnd.uniform(0, 6.28), rnd.uniform(.0, .040)
        instance(parsley, (fx + r * math.cos(a), fy + r * math.sin(a), top_of(r) + .007), rnd.uniform(.7, 1.1), rnd.uniform(0, 360), rnd.uniform(-25, 25))
    # tomatoes, some cut
    bowl((.215, .175, z), .078, glaze('#f0ebe0', .2, patches='#3f6f9e', grain=16.), .048)
    red, green = matte('#a81a0c', .2, .5, patches='#c2401a', grain=20., flesh=.12), matte('#4f7a2a', .6, .3)
    fruit = [lump(ball(.0165 + .0012 * k, .92, .12), red, k, .03, 40) for k in range(3)]
    for k, (dx, dy, dz) in enumerate(((-.036, -.020, .020), (.0, -.040, .021), (.036, -.018, .020), (.038, .020, .021), (.004, .042, .022), (-.034, .024, .021), (.002, .002, .016), (-.018, -.012, .046), (.020, -.014, .046), (.004, .020, .047))):
        spot = (.215 + dx, .175 + dy, z + dz)
        instance(fruit[k % 3], spot, 1.0, 70 * k, rnd.uniform(-14, 14))
        calyx((spot[0], spot[1], spot[2] + .0285), green, rnd)
    for k, (x, y) in enumerate(((.148, .072), (.120, .098))):
        instance(fruit[k], (x, y, z), 1.0, 110 * k, 12)
        calyx((x, y - .006, z + .0285), green, rnd)
    bread = crust('#dba863', '#8f5426', '#efe0c4')
    board = matter('#8a6a48', rough=.65, variation=.3, grain=24, bump=.001, bump_grain=90.)
    box(-.345, .235, z, .34, .20, .016, board, -16, bevel=.006)
    loaf((-.375, .275, z + .016), bread, .22, .125, .095, -12, 7)
    crumb = matte('#efdcb4', .8, .2, patches='#dfc592', grain=90., bump=.003, bump_grain=120.)
    cut = slice_of(bread, crumb, .046, .014, 3)
    for k, (x, y, t_) in enumerate(((-.235, .150, 10), (-.250, .168, 20))):
        instance(cut, (x, y, z + .018 + .012 * k), 1.0, 50 * k, t_)
    wine, water = clear('#f0e0a0', deep=.6), clear('#eaf4f4', deep=.5)
    wine_glass((.115, .265, z), pane, wine, 1.06)
    tumbler((-.115, .225, z), pane, water, .034, .098, .7)
    carafe((.36, .36, z), pane, wine, 1.0)
    plate((.255, -.045, z), .082, inner, glaze('#3f6f9e', .2, patches='#5f8ab4', grain=120.), .014)
    olive = [lump(ball(.0085, 1.3), matte(c, .2, .5), k, .02, 20) for k, c in enumerate(('#2a1c22', '#46304a', '#57502a'))]
    for k in range(17):
        a, r = 2.4 * k, .046 * math.sqrt((k + .4) / 17)
        instance(olive[k % 3], (.255 + r * math.cos(a), -.045 + r * math.sin(a), z + .010), 1.0, rnd.uniform(0, 360), rnd.uniform(70, 95))
    skin = matte('#f2c21c', .38, .45, patches='#e0a80e', grain=18., bump=.0012, bump_grain=130., flesh=.12)
    instance(lemon_shape(skin, 2, .031), (-.205, .045, z + .029), 1.0, 24, 84)
    bough = broadleaf(leaf('#5f7a48', '#8a9a6a', through=.5), matter('#5f5a3a'), 31, 240, .6, .1, 1.1, 1.1)
    instance(bough, (-4.4, 2.6, 3.0), 1.2, 40)
    haze('#f0dccb', 95., '#ffdca8', focus=5, start=20)
