"""A room under the roof of an old Savoyard chalet at Val Thorens on a bright winter morning.

What makes it that place: larch boards gone brown with age, a roof that comes down over the bed, a small window of many
panes with shutters in which hearts are cut, sheepskins, an iron stove; beyond the panes the ridge above the village.
"""
from scenery import *
from scenery.cloth import hanging, linen, pillow
from scenery.joinery import casement, heart
from scenery.rooms import *

GRADE = dict(exposure=2.15, contrast=1.16, saturation=1.04, bloom=.06, vignette=.1, shadows=(.0, .0, .008), highlights=(.012, .004, -.012))
FRAMINGS = {
    'val-thorens-ski-room': dict(eye=(-1.70, -1.10, 1.24), target=(.50, 3.0, .96), lens=28, sharp_at=4.0, f_stop=4, samples=8, preview_samples=8, mist=20),
}
LEFT, RIGHT, SILL, HEAD = -2.05, -.10, .82, 2.04


def sheepskin(at, size, wool, turn=0.0, seed=0, lie=lambda x, y: 0.0):
    """A fleece of curled locks in the outline of a hide; `lie` is the height of what it lies on."""
    r = random.Random(seed)
    fleece = Batch(wool)
    for _ in range(15000):
        a, q = r.uniform(0, 2 * math.pi), math.sqrt(r.random())
        edge = .36 + .05 * math.cos(4 * a) + .03 * math.cos(2 * a + .4) + .012 * math.sin(9 * a)
        x, y = q * edge * math.cos(a) * size, q * edge * 1.5 * math.sin(a) * size
        z = lie(x, y)
        going, long, wide = r.uniform(0, 6.283), r.uniform(.022, .042), r.uniform(.003, .006)
        c, s = math.cos(going), math.sin(going)
        up = .032 * (1 - q ** 4) + r.uniform(.002, .012)
        base, mid, tip = z + up * .25, z + up * 1.15, z + up * .8
        fleece.polygon((x - s * wide, y + c * wide, base), (x + s * wide, y - c * wide, base), (x + c * long * .6 + s * wide, y + s * long * .6 - c * wide, mid), (x + c * long, y + s * long, tip), (x + c * long * .6 - s * wide, y + s * long * .6 + c * wide, mid))
    return group([fleece.done()], at, 1.0, turn)


def build(view):
    rnd = random.Random(8)
    indoors(6)
    sky([(0, '#eaf0f6'), (.3, '#bcd2ec'), (1, '#6f9cd8')], sun=(25, -27), glow='#ffe6c4', glow_strength=.3, strength=1.0, sun_strength=10, sun_color='#ffdcb0', sun_size=.6)
    tones = ('#86603c', '#7a5636', '#916a44', '#6e4d30', '#8a6846')
    upright, lying, along = [wood(c, 'z', .7, 20.) for c in tones], [wood(c, 'x', .7, 20.) for c in tones], [wood(c, 'y', .7, 20.) for c in tones]
    beam_x, beam_y, beam_z = wood('#6a482c', 'x', .7, 15.), wood('#6a482c', 'y', .7, 15.), wood('#6a482c', 'z', .7, 15.)
    core = matter('#2a1f16', rough=.95)
    plane(0, laid('#98704a', '#7d5936', (3.1, .26), .006, '#2a1c12', True, .55), (-3.2, 3.2), (-4, 4.6))
    # The gable wall: upright boards over a core, a beam at the height of the head.
    wall([rectangle(-3.2, 0, 3.2, 4), rectangle(LEFT, SILL, RIGHT, HEAD)], .16, core, (0, 4.70, 0))
    x = -3.15
    while x < 3.1:
        w = rnd.uniform(.16, .27)
        b = min(x + w, 3.15)
        if x < LEFT < b:
            b = LEFT
        elif x < RIGHT < b:
            b = RIGHT
        pieces = [(0, SILL), (HEAD, 3.9)] if LEFT - .01 <= x and b <= RIGHT + .01 else [(0, 3.9)]
        for low, high in pieces:
            box((x + b) / 2, 4.60 + rnd.uniform(-.004, .004), low, b - x - .004, .035, high - low, upright[rnd.randrange(5)], bevel=.004)
        x = b
    box(0, 4.56, 2.24, 6.3, .16, .20, beam_x, bevel=.016)
    box(0, 4.57, 0, 6.3, .03, .16, lying[3], bevel=.004)
    painted = matter('#8c9a86', rough=.7, variation=.12, grain=12., bump=.001, bump_grain=40.)
    # The window in a deep casing, its shutters open inward.
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    for sx, x in ((-1, LEFT), (1, RIGHT)):
        box(x, 4.62, SILL - .02, .10, .26, HEAD - SILL + .04, beam_z, bevel=.010)
        casement(middle + sx * (wide / 4 - .012), 4.70, wide / 2 - .075, SILL + .02, HEAD - .02, upright[2])
        leaf_wide = .62
        wall([rectangle(-leaf_wide / 2, 0, leaf_wide / 2, HEAD - SILL), heart(0, (HEAD - SILL) * .66, .095)], .028, painted, (x + sx * (leaf_wide / 2 + .07), 4.535, SILL), 0, bevel=.003)
        for z in (.16, HEAD - SILL - .24):
            box(x + sx * (leaf_wide / 2 + .07), 4.512, SILL + z, leaf_wide - .06, .022, .09, painted, bevel=.004)
    box(middle, 4.60, HEAD - .01, wide + .20, .30, .12, beam_x, bevel=.012)
    box(middle, 4.56, SILL - .07, wide + .24, .38, .07, beam_x, bevel=.012)
    # Side walls, and the roof that comes down over the bed.
    for sx in (-1, 1):
        box(sx * 3.2, .4, 0, .16, 9.2, 4, core)
        for k in range(17):
            box(sx * 3.10, .3, .21 * k, .035, 8.8, .206, along[rnd.randrange(5)], bevel=.004)
    box(0, -4.1, 0, 6.4, .2, 4, matter('#8a6a48', rough=.9))
    rise, ridge, low = 38.0, -.6, 1.42
    top = low + (3.1 - ridge) * math.tan(math.radians(rise))
    for k in range(40):
        s = .19 * k
        x = 3.12 - s * math.cos(math.radians(rise))
        if x < ridge - .1:
            break
        z = low + s * math.sin(math.radians(rise))
        plank = box(0, 0, 0, .186, 8.9, .03, along[rnd.randrange(5)], bevel=.004)
        plank.location, plank.rotation_euler = (x, .3, z), (0, math.radians(rise), 0)
    slab = box(0, 0, 0, 5.2, 9.2, .1, core)
    slab.location, slab.rotation_euler = ((3.12 + ridge) / 2 - .0, .3, low + (3.12 - ridge) / 2 * math.tan(math.radians(rise)) + .06), (0, math.radians(rise), 0)
    box(-2.1, .3, min(top, 3.05), 3.6, 9.2, .1, core)
    for k in range(16):
        box(-3.0 + .21 * k, .3, min(top, 3.05) - .03, .206, 8.9, .03, along[rnd.randrange(5)], bevel=.004)
    for y in (-.6, 1.0, 2.6, 4.2):
        rafter = box(0, 0, 0, 4.9, .13, .17, beam_x, bevel=.014)
        rafter.location, rafter.rotation_euler = ((3.12 + ridge) / 2, y, low + (3.12 - ridge) / 2 * math.tan(math.radians(rise)) - .16), (0, math.radians(rise), 0)
    box(.95, .3, 2.52, .20, 9.0, .22, beam_y, bevel=.016)
    # Beyond: our still of the ridge.
    view_beyond('val-thorens', (7.0, 70, 1.24), 29, .60, 1.1)
    window_light((middle, 4.5, 1.43), wide, 1.15, 70, '#e6eefa')
    soft_light((-1.7, -3.4, 2.3), (.8, 2.2, .7), 2.4, 100, '#fff0de')
    # The bed: a chest of boards, white linen, grey wool, one red cushion.
    white, wool = linen('#f3efe6'), leaf('#efe6d4', '#efe6d4', rough=.9, through=.3)
    larch = wood('#8e6a44', 'y', .6, 20.)
    bed((2.80, 1.95, 0), -90, larch, white, linen('#a63a2e', weave=.002, stripes=('#efe3cf', .06, .28)), linen('#8b8781', weave=.004), seed=29, lip=.02, full=.06)
    box(2.95, 1.95, 0, .07, 2.0, 1.02, larch, bevel=.01)
    for k in range(5):
        box(2.90, 1.95 - .76 + .38 * k, .62, .03, .30, .34, along[(k * 2) % 5], bevel=.006)
    # A bench below the window with a fleece over it, one on the floor.
    box(-1.15, 4.22, .42, 1.5, .36, .045, lying[2], bevel=.012)
    for sx in (-1, 1):
        wall([[(-.15, 0), (.15, 0), (.11, .42), (-.11, .42)]], .045, upright[0], (-1.15 + sx * .60, 4.22, 0), 90)
    sheepskin((-.95, 4.20, .46), .62, wool, 84, 3, lambda x, y: -max(0.0, abs(x) - .155) * 2.2)
    sheepskin((.05, 2.35, .004), 1.15, wool, 62, 4)
    # The stove with its pipe and a stack of split wood.
    iron = matter('#242526', rough=.5, specular=.45, bump=.001, bump_grain=70.)
    x, y = 1.28, 4.15
    box(x, y + .05, 0, .95, .8, .03, matter('#6d6a66', rough=.8, variation=.2, grain=7.), bevel=.006)
    for dx in (-1, 1):
        for dy in (-1, 1):
            tube([(x + dx * .19, y + dy * .15, .03), (x + dx * .18, y + dy * .14, .14)], .018, iron, 10)
    box(x, y, .13, .50, .40, .58, iron, bevel=.02)
    box(x, y, .70, .56, .46, .04, iron, bevel=.012)
    box(x, y - .205, .24, .38, .02, .36, iron, bevel=.008)
    box(x, y - .217, .30, .28, .01, .24, glass('#1a1512'))
    tube([(x + .17, y - .22, .36), (x + .17, y - .25, .38), (x + .17, y - .25, .48), (x + .17, y - .22, .50)], .008, matter('#8a7a5c', rough=.35, metal=.9), 8)
    tube([(x, y + .06, .73), (x, y + .06, 3.2)], .065, iron, 24)
    kettle = matter('#9c5a34', rough=.3, metal=.9)
    revolve([(.001, 0), (.085, 0), (.10, .04), (.085, .11), (.04, .135), (.012, .14), (.012, .155), (.001, .16)], kettle, (x - .08, y - .04, .74), 40)
    tube([(x - .17, y - .05, .80), (x - .21, y - .06, .84), (x - .225, y - .065, .875)], .012, kettle, 10)
    tube([(x - .08 + .07 * math.cos(t), y - .04, .85 + .10 * math.sin(t)) for t in np.linspace(.1, 3.04, 16)], .006, iron, 8)
    side_table((2.62, 3.30, 0), larch, .46, .21)
    table_lamp((2.62, 3.30, .46), matter('#5a4030', rough=.6, variation=.2, grain=20.), linen('#f0e0c0', through=.5), .85)
    vase((-1.85, 4.50, SILL), matter('#8b8f92', rough=.5, bump=.003, bump_grain=30.), leaf('#2f4a34', '#46633e', through=.2), matter('#4a3a2a'), rnd, .5, 5, long=.3, leaf=.03, count=60, narrow=.1, droop=.1)
