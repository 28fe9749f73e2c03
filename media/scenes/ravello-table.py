"""Breakfast's end and lunch's beginning on a terrace of the Amalfi coast, the sea far below.

What makes it that place: sfusato lemons with their leaves, a caprese as across the water on Capri, white ware with a blue
band as Vietri paints it, country bread, a pale wine; behind the wall the gulf and its headlands.
"""
from scenery import *
from scenery.cloth import linen, rounded, spread
from scenery.rooms import twig, view_beyond
from scenery.tables import *

GRADE = dict(exposure=.92, contrast=1.26, saturation=1.1, bloom=.07, vignette=.12, shadows=(.0, .0, .008), highlights=(.01, .004, -.01))
FRAMINGS = {
    'amalfi-sea-road-table': dict(eye=(-.34, -1.02, 1.13), target=(.04, .16, .835), lens=44, sharp_at=.95, f_stop=4, samples=10, preview_samples=6, bounces=5, mist=20),
}
TOP = .76


def caprese(at, rnd):
    """Slices of tomato and mozzarella leaning on each other round the plate, basil, oil."""
    x, y, z = at
    reds = [slice_of(matte('#b3200f', .2, .5, flesh=.1), tomato_flesh(), .037, .008, k) for k in range(3)]
    whites = [slice_of(matte('#f6efe0', .35, .4, flesh=.3), matte('#faf5ea', .3, .45, flesh=.3, bump=.0008, bump_grain=90.), .036, .009, k) for k in range(3)]
    for k in range(12):
        a = 2 * math.pi * k / 12
        piece = instance((reds if k % 2 else whites)[k % 3], (x + .068 * math.cos(a), y + .068 * math.sin(a), z + .016), 1.0)
        piece.rotation_euler = (0, -.52, a + math.pi / 2 + rnd.uniform(-.1, .1))
    for k in range(3):
        instance((reds, whites, reds)[k][k], (x + rnd.uniform(-.02, .02), y + rnd.uniform(-.02, .02), z + .022 + .009 * k), 1.0, 60 * k, 8 * k - 8)
    basil = leaf_blade(leaf('#3f7a22', '#5c9a33', through=.3, rough=.35), .05, .032, .35, .5)
    for k in range(11):
        a, r = 2.4 * k, .012 + .062 * (k / 11)
        instance(basil, (x + r * math.cos(a), y + r * math.sin(a), z + (.052 if r < .035 else .046)), rnd.uniform(.7, 1.15), math.degrees(a) + rnd.uniform(-50, 50), rnd.uniform(-25, 25))


def build(view):
    rnd = random.Random(6)
    sky([(0, '#f4e6d4'), (.25, '#cfd9e6'), (1, '#7fa8d8')], sun=(34, -58), glow='#ffe0b8', glow_strength=.3, sun_strength=5.0, sun_color='#ffdcae', sun_size=.6)
    view_beyond('italy', (17, 60, -2.6), 66, .66, 1.2, soft=12)
    stone = matter('#cfc3ae', rough=.9, variation=.2, grain=3, bump=.01, bump_grain=14)
    box(0, 1.5, 0, 9, .34, .77, stone, bevel=.03)
    plane(0, matter('#b98f70', rough=.8, variation=.2, grain=2), (-6, 6), (-3, 1.6))
    cloth = linen('#f3efe6', weave=.0008, stripes=('#4f7fb4', .29, .045))
    top = ((0., .1, TOP - .03, 1.7, 1.0, .06, .02),)
    instance(mesh(*rounded(0, .1, TOP - .06, 1.69, .99, .058, .02), matter('#6a4a30')))
    spread(2.0, 1.36, cloth, top, (0, -.6, TOP + .03), seed=5, thickness=.0015, grow=.012, rumple=.012, cell=.02, stiff=.06)
    z = TOP + .008
    white, blue = glaze('#f4efe4', .16), glaze('#2f5f9e', .2, patches='#5f8fc4', grain=260.)
    steel, pane = matter('#d9d4cc', rough=.2, metal=1.), clear('#f2f8f6')
    plate((-.06, -.12, z), .135, white, blue)
    caprese((-.06, -.12, z + .004), rnd)
    cutlery((-.245, -.12, z), steel, 'fork', 4)
    cutlery((.12, -.13, z), steel, 'knife', -3)
    plate((.43, .16, z), .13, white, blue)
    plate((.43, .16, z + .012), .095, white, blue)
    bowl((.02, .30, z), .155, glaze('#2f6a9a', .18, patches='#7fb0cf', grain=70.), .085)
    skin = matte('#f2c21c', .38, .45, patches='#e0a80e', grain=18., bump=.0012, bump_grain=130., flesh=.12)
    lemons = [lemon_shape(skin, k, .033 + .002 * k) for k in range(3)]
    for k, (dx, dy, dz, t) in enumerate(((-.058, -.026, .062, 80), (.0, -.062, .064, 85), (.062, -.012, .062, 78), (.026, .052, .062, 82), (-.046, .046, .062, 88), (.005, -.005, .112, 80), (.046, .03, .112, 70), (-.042, .02, .108, 95))):
        instance(lemons[k % 3], (.02 + dx, .30 + dy, z + dz), 1.0, 50 * k + 20, t)
    green, bark = leaf('#3f6a24', '#5f8a38', through=.25, rough=.32), matter('#5f6a3a')
    for k, way in enumerate(((-.9, -.5, .25), (.8, -.6, .3), (.2, .9, .5), (-.5, .5, .6))):
        twig((.02 + way[0] * .05, .30 + way[1] * .05, z + .10), way, green, bark, rnd, .17, .075, 9, .46, .5)
    instance(lemons[0], (-.31, .13, z + .03), 1.0, 130, 84)
    half = slice_of(skin, matte('#f6e08a', .25, .5, patches='#efcf58', grain=120., bump=.001, bump_grain=200., flesh=.3), .033, .032, 4)
    instance(half, (-.245, .10, z), 1.0, 30)
    twig((-.33, .17, z + .045), (-.7, .5, .4), green, bark, rnd, .13, .075, 6, .46, .4)
    wine, water = clear('#f0d98a', deep=.75), clear('#eaf4f4', deep=.5)
    wine_glass((.215, .04, z), pane, wine, 1.05)
    wine_glass((.60, .34, z), pane, wine, 1.05)
    tumbler((.135, .115, z), pane, water)
    carafe((-.20, .40, z), pane, water, 1.1)
    board = matter('#8a6038', rough=.6, variation=.3, grain=20)
    box(-.49, .33, z, .36, .24, .018, board, 12, bevel=.006)
    bread = crust('#dba863', '#8f5426', '#efe0c4')
    loaf((-.50, .36, z + .018), bread, .27, .14, .11, 20, 3)
    bough = broadleaf(leaf('#5f8238', '#7f9a48', through=.5), bark, 31, 240, .6, .1, 1.1, 1.1)
    for x, y, turn in ((-5.0, 3.7, 0), (-3.0, 1.4, 70)):
        instance(bough, (x, y, 3.2), 1.3, turn)
    haze('#e8dccd', 4000., '#ffd8a8', focus=5, start=20)
