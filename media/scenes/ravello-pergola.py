"""A pergola above the sea in Ravello in the morning: round columns, poles of chestnut, vine leaves, their shadows on the clay tiles.

What makes it that place: a garden walk between plastered columns that ends at the drop to the sea; clay tiles laid in lime,
geraniums in pots; the headlands of the coast behind. Studied: charmingitaly.com/it/article/villa-cimbrone-ravello (a straight
avenue under a pergola, glimpses of sky and sea); michaelgimberblog.com/2015/08/20/a-garden-to-behold (columns that carry a tunnel of leaves);
whc.unesco.org/en/list/830. The vine and the chestnut poles are from knowledge.
"""
from scenery import *
from scenery.foliage import lit_through
from scenery.rooms import laid, wood

GRADE = dict(exposure=1.08, contrast=1.28, saturation=1.12, bloom=.08, vignette=.13, shadows=(.0, .001, .012), highlights=(.016, .006, -.012))
FRAMINGS = {
    'amalfi-sea-road': dict(eye=(.62, -1.5, 1.55), target=(-.10, 9, 1.72), lens=31, sharp_at=5.0, f_stop=4, samples=7, preview_samples=7, bounces=4, mist=400),
}
ROWS = (.9, 3.3, 5.7, 8.1, 10.5)
ASIDE, HEAD, END = 1.55, 2.62, 12.2


def column(x, y, lime, stone):
    """A plastered column that swells a little, on a round foot; a square head under the poles."""
    shaft = [(.235, 0), (.235, .10), (.215, .13), (.225, .16), (.20, .19), (.192, .22), (.196, .8), (.190, 1.5), (.170, 2.36), (.172, 2.38), (.19, 2.40), (.19, 2.43), (.172, 2.45), (.172, 2.47), (.21, 2.52), (.215, 2.54), (.001, 2.54)]
    revolve(shaft, lime, (x, y, 0), 56)
    box(x, y, -.05, .54, .54, .07, stone, bevel=.012)
    box(x, y, 2.54, .47, .47, .085, lime, bevel=.012)


def vine_leaf(skin, seed):
    """A leaf of five lobes with teeth, lying along +X, cupped."""
    r = random.Random(seed)
    ring = []
    for k in range(40):
        a = 2 * math.pi * k / 40
        lobes = .62 + .24 * math.cos(5 * a) + .10 * math.cos(a) + .05 * math.cos(15 * a)
        if abs(a - math.pi) < .35:
            lobes *= .35 + .65 * abs(a - math.pi) / .35
        ring.append((lobes * math.cos(a) * .075 + .03, lobes * math.sin(a) * .075))
    bend = r.uniform(.15, .5)
    lift = lambda x, y: -bend * (x * x + y * y) / .1 + .18 * abs(y)
    v = [(.0, 0, 0)] + [(x, y, lift(x, y)) for x, y in ring]
    return mesh(v, [(0, k + 1, (k + 1) % 40 + 1) for k in range(40)], skin, smooth=True)


def vine_skin(dark, bright):
    """Vine: pale ribs, yellow green where the sun comes through."""
    material, t, shader = nodes.new_material('vine')
    x, y, _z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    tone = nodes.ramp(t, t.nodes.new('ShaderNodeObjectInfo').outputs['Random'], [(0, dark), (.85, bright), (1, '#b9a83c')])
    angle = nodes.math(t, 'ARCTAN2', y, x)
    rib = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', angle, 2.5)))
    pale = nodes.ramp(t, rib, [(.0, .55), (.07, .0)])
    lit_through(t, shader, nodes.mix(t, pale, tone, '#b6c47a'), .45, .34, .4)
    return material


def build(view):
    rnd = random.Random(18)
    sky([(0, '#fbe2c6'), (.14, '#e8d8d4'), (.35, '#b4cbe4'), (.65, '#7aa8dc'), (1, '#4a82c4')], sun=(38, 62), glow='#ffd9a4', glow_strength=.3, strength=.70, sun_strength=5.2, sun_color='#ffdcae', sun_size=.45)
    sea(-340, deep='#0d4a66', rough=.12, waves=.05, size=30, stretch=(.8, 1.6), fine=.5)
    for x, y, long, high, seed in ((-1500, 3600, 1500, 760, 3), (-1900, 6200, 2400, 900, 5), (-800, 9600, 2300, 620, 9)):
        X, Y = Ground.axes((x - 2.4 * long, x + 1.5 * long), (y - 900, y + 1500), 260, 150)
        spine = np.clip((x + long * 1.1 - X) / (1.9 * long), 0, 1) ** .62
        side = np.exp(-((Y - y + .16 * (X - x)) / (620 + 300 * spine)) ** 2)
        Z = high * spine * side * (.62 + .62 * fbm(X / 900, Y / 900, seed, 7, ridged=True)) + 50 * fbm(X / 160, Y / 160, seed + 1, 5) * side * spine
        Ground(Z * 1.15 - 380, (x - 2.4 * long, x + 1.5 * long), (y - 900, y + 1500)).place(land('#3f4a2c', '#6a6c40', '#b8a890', slope=.66, blend=.1, bump=6, bump_grain=.02, grain=.006))
    lime = matter('#efe6d6', rough=.95, specular=.1, variation=.12, grain=1.7, other='#bfae96', bump=.008, bump_grain=24.)
    stone = matter('#a89c88', rough=.9, variation=.3, grain=6, bump=.005, bump_grain=40.)
    clay, floor = matter('#a8623e', rough=.9, variation=.3, grain=8, bump=.003, bump_grain=60.), laid('#c08a62', '#a86e4c', (.30, .15), .007, '#d8c7ac', rough=.72, offset=.5, grain=False, bump=.004)
    plane(0, floor, (-1.95, 1.95), (-3, END))
    for s in (-1, 1):
        box(s * 2.10, 4.6, -.3, .34, 15.4, .36, stone, bevel=.02)
        box(s * 6.2, 4.6, -.4, 8.0, 15.4, .42, matter('#55642e', rough=1., variation=.4, grain=2, other='#74703c', bump=.05, bump_grain=14.))
        for y in ROWS:
            if s < 0 or y > 1:
                column(s * ASIDE, y, lime, stone)
    box(0, END + .18, 0, 14, .36, .60, lime, bevel=.03)
    box(0, END + .18, .58, 14.1, .46, .09, stone, bevel=.02)
    # the poles: along over the heads, across between them
    poles = [wood(c, a, .8, 24.) for c, a in (('#6e5640', 'y'), ('#7d6248', 'x'), ('#634c38', 'x'))]
    for s in (-1, 1):
        tube([(s * ASIDE + .02 * math.sin(y * 1.3 + s), y, HEAD + .06 + .012 * math.sin(y)) for y in np.linspace(-3, 11.6, 30)], .058, poles[0], 14)
    y = -1.6
    while y < 11.5:
        w, k = rnd.gauss(0, .02), rnd.randrange(1, 3)
        tube([(x, y + w * x + .012 * math.sin(3 * x + y), HEAD + .155 + .012 * math.sin(2 * x + 2 * y)) for x in np.linspace(-2.15, 2.15, 18)], rnd.uniform(.032, .045), poles[k], 12)
        y += rnd.uniform(.52, .66)
    # the vine: stems up some columns, leaves over the poles and hanging between them
    bark = matter('#5a4634', rough=.95, variation=.4, grain=30, bump=.006, bump_grain=50.)
    for s, y in ((-1, .9), (1, 3.3), (-1, 5.7), (1, 8.1)):
        climb = [(s * ASIDE + .215 * math.cos(a) * s, y - .215 * math.sin(a), .05 + .42 * a) for a in np.linspace(0, 6.1, 40)]
        tube(climb, .026, bark, 10)
        for k in range(4):
            px, py, going = s * ASIDE, y, rnd.uniform(-.6, .6) + (math.pi if s > 0 else 0)
            run = []
            for q in range(16):
                run.append((px, py, HEAD + .21 + .03 * math.sin(q)))
                px, py, going = px + .2 * math.cos(going), py + .2 * math.sin(going), going + rnd.gauss(0, .35)
            tube(run, .011, bark, 6)
    leaves = [vine_leaf(vine_skin(a, b), k) for k, (a, b) in enumerate((('#3f6a24', '#7f9c3c'), ('#4a7428', '#93a844'), ('#35602a', '#6f9238')))]
    patch = Perlin(7)
    count = 0
    while count < 4300:
        x, y = rnd.uniform(-2.2, 2.2), rnd.uniform(-1.8, 11.6)
        if float(patch(x / .9, y / .9)) + .35 * (abs(x) / 2) + rnd.uniform(-.35, .35) < .02:
            continue
        z = HEAD + .20 + rnd.gauss(.02, .07)
        if rnd.random() < .10:
            z -= rnd.random() ** 1.6 * .55
        one = instance(leaves[count % 3], (x, y, z), rnd.uniform(.75, 1.45))
        one.rotation_euler = (rnd.gauss(0, .5), rnd.gauss(.35, .5), rnd.uniform(0, 2 * math.pi))
        count += 1
    # pots along the columns and on the parapet
    green = [broadleaf(leaf('#3a5c2c', '#6a8a40', through=.3), bark, 5 + i, 1500, .8, .08, .62, .95) for i in range(2)]
    blossoms = [broadleaf(leaf(a, b, through=.45), bark, 9 + i, 520, .8, .30, .5, .95) for i, (a, b) in enumerate((('#c02c34', '#e05a4c'), ('#d8487a', '#f08aa8')))]
    for k, (x, y, size) in enumerate(((-1.18, 2.2, .46), (1.22, 4.6, .44), (-1.2, 6.9, .46), (1.2, 9.3, .44), (-1.2, 9.5, .40))):
        pot(x, y, 0, clay, None, size)
        instance(green[k % 2], (x, y, size * .82), .62, k * 70)
        instance(blossoms[k % 2], (x, y, size * .82 + .03), .66, k * 50)
    for k, x in enumerate((-3.4, -2.2, 2.0, 3.3)):
        pot(x, END + .18, .67, clay, None, .34)
        instance(green[k % 2], (x, END + .18, .94), .5, k * 70)
        instance(blossoms[k % 2], (x, END + .18, .96), .54, k * 50)
    low = broadleaf(leaf('#33502a', '#5f7a3c', through=.25), bark, 3, 2600, .6, .06, .5, 1.2)
    for k in range(190):
        s = rnd.choice((-1, 1))
        instance(low, (s * rnd.uniform(2.45, 8.5), rnd.uniform(1, 11.8), 0), rnd.uniform(.5, 1.0), rnd.uniform(0, 360))
    for x, y, h in ((-4.9, 9.5, 5.2), (-5.6, 6.2, 5.8), (6.4, 10.5, 4.6)):
        instance(cypress(leaf('#1f3020', '#38502c', through=.1), int(h * 7)), (x, y, 0), h, h * 90)
    soft_light((.5, -3.2, 2.2), (0, 4, 1.2), 2.2, 40, '#ffeedd')
    haze('#c4cede', 17000., '#ffdcb4', focus=5, start=200, most=.85)
