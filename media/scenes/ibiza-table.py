"""A late lunch on a terrace of Ibiza's west coast, the sea and the rock of Es Vedrà behind.

What makes it that place: a whole bream from the grill with its lemon, alioli in a small bowl, country bread, black olives,
a pale rosé, white linen and whitewashed walls.
"""
from scenery import *
from scenery.citrus import lemon_pulp
from scenery.cloth import linen, rounded, spread
from scenery.dishes import bream
from scenery.rooms import twig, view_beyond
from scenery.tables import *

GRADE = dict(exposure=.86, contrast=1.3, saturation=1.12, bloom=.08, vignette=.12, shadows=(.0, .0, .010), highlights=(.014, .005, -.012))
FRAMINGS = {
    'ibiza-table': dict(eye=(.20, -.80, 1.09), target=(.0, .10, .835), lens=50, sharp_at=.80, f_stop=4, samples=5, preview_samples=6, bounces=5, mist=20),
}
TOP = .75


def oval(at, wide, deep, body, rim):
    """A serving plate, longer than it is deep."""
    holder = plate((0, 0, 0), .1, body, rim, .018)
    holder.location, holder.scale = at, (wide / .2, deep / .2, 1)
    return holder


def build(view):
    rnd = random.Random(8)
    sky([(0, '#fbe3c6'), (.25, '#cfdcea'), (1, '#7fabdc')], sun=(30, -62), glow='#ffe0b0', glow_strength=.3, sun_strength=5.2, sun_color='#ffd9a4', sun_size=.6)
    view_beyond('ibiza-package', (-6.5, 60, -6.9), 48, .60, 1.1, (-.35, 1.35), soft=7)
    lime = matter('#efe9de', rough=.9, variation=.08, grain=3, bump=.012, bump_grain=9)
    box(0, 1.5, 0, 9, .36, .66, lime, bevel=.06)
    plane(0, matter('#b98b68', rough=.8, variation=.2, grain=2), (-6, 6), (-3, 1.6))
    cloth = linen('#f6f2ea', weave=.0009)
    top = ((0., .1, TOP - .03, 1.7, 1.0, .06, .02),)
    instance(mesh(*rounded(0, .1, TOP - .06, 1.69, .99, .058, .02), matter('#7a5a3c')))
    spread(2.0, 1.36, cloth, top, (0, -.6, TOP + .03), seed=11, thickness=.0015, grow=.014, rumple=.014, cell=.02, stiff=.06)
    z = TOP + .008
    white, sand = glaze('#f4f0e6', .16), glaze('#c8b690', .25, patches='#b09a70', grain=260.)
    steel, pane = matter('#d9d4cc', rough=.2, metal=1.), clear('#f4f8f6')
    oval((0, -.01, z), .50, .29, white, sand)
    bream((.0, .0, z + .013), 8, .31, 3, 13)
    skin = matte('#f2c21c', .38, .45, patches='#e0a80e', grain=18., bump=.0012, bump_grain=130., flesh=.12)
    pulp = lemon_pulp()
    half = slice_of(skin, pulp, .031, .027, 4)
    instance(half, (.062, -.096, z + .010), 1.0, 30, 12)
    instance(half, (.135, -.066, z + .012), .96, 200, -4)
    wheel = slice_of(skin, pulp, .029, .0045, 7)
    for x, y, turn, tilt in ((-.125, .085, 20, 14), (-.085, .10, 80, 18)):
        instance(wheel, (x, y, z + .019), 1.0, turn, tilt)
    parsley = leaf_blade(leaf('#3c7a24', '#5f9a36', through=.3, rough=.4), .022, .017, .4, .6)
    scattered(parsley, [(.165, .05, .016), (.15, .065, .017), (.172, .035, .016), (.14, .08, .016), (-.17, .03, .018), (-.165, .05, .018)], (0, 0, z), rnd, 25, (.8, 1.2))
    sprig, woody = leaf('#5f7a58', '#7f9470', through=.2, rough=.6), matter('#6a5a40')
    for x, y, way in ((-.02, .115, (1, .12, .10)), (.05, .10, (1, -.2, .12))):
        twig((x, y, z + .018), way, sprig, woody, rnd, .11, .017, 44, .16, .1)
    bowl((.255, .20, z), .058, glaze('#a8693c', .22, patches='#8a5028', grain=40.), .042)
    cream = revolve([(.001, .041), (.016, .039), (.03, .036), (.044, .032), (.05, .026)], matte('#f3e6bb', .35, .4, bump=.003, bump_grain=34., flesh=.2), (.255, .20, z), 48)
    cream.name = 'alioli'
    bowl((-.265, .17, z), .055, glaze('#e8e2d4', .2, patches='#4f7f96', grain=60.), .04)
    olive = [lump(ball(.0088, 1.25), matte(c, .22, .5), k, .02, 20) for k, c in enumerate(('#2a1c22', '#3c2630', '#4a3a2a'))]
    for k in range(20):
        a, r = 2.4 * k, .032 * math.sqrt((k % 13 + .5) / 13)
        instance(olive[k % 3], (-.265 + r * math.cos(a), .17 + r * math.sin(a), z + .026 + .014 * (k > 12)), 1.0, rnd.uniform(0, 360), rnd.uniform(50, 90))
    wine, water = clear('#f3b9a0', deep=.62), clear('#eaf4f4', deep=.5)
    wine_glass((-.155, .245, z), pane, wine, 1.08)
    wine_glass((.42, .36, z), pane, wine, 1.08)
    tumbler((.355, .075, z), pane, water)
    carafe((.13, .40, z), pane, wine, 1.1)
    loaf((-.44, .30, z + .004), crust('#dba863', '#8f5426', '#efe0c4'), .26, .14, .10, 24, 5)
    slice_ = slice_of(crust('#d8a05a', '#8a5024'), crumb(), .048, .014, 3)
    for k, (x, y, t) in enumerate(((-.335, .20, 14), (-.345, .215, 22))):
        instance(slice_, (x, y + .02, z + .006 + .013 * k), 1.0, 40 * k, t)
    cutlery((.285, -.09, z), steel, 'knife', -12)
    cutlery((-.285, -.10, z), steel, 'fork', 10)
    plate((.50, .12, z), .125, white, sand)
    bough = broadleaf(leaf('#5f7a48', '#8a9a6a', through=.5), matter('#5f5a3a'), 31, 240, .6, .1, 1.1, 1.1)
    for x, y, turn in ((-5.0, 3.4, 0), (-3.2, 1.2, 70)):
        instance(bough, (x, y, 3.2), 1.3, turn)
    haze('#ecdfcf', 4000., '#ffdca8', focus=5, start=20)


def crumb():
    return matte('#f0dfba', .8, .2, patches='#e2c896', grain=90., bump=.003, bump_grain=120.)
