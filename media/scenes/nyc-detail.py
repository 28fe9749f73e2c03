"""Fire escapes on a brick house in New York, the evening sun drawing them again on the wall.

What makes it that place: black iron stairs from landing to landing, old red brick, stone lintels, sash windows.
"""
from scenery import *
from scenery.masonry import brick

GRADE = dict(exposure=1.12, contrast=1.28, saturation=1.0, bloom=.06, vignette=.14, shadows=(.0, .0, .014), highlights=(.016, .005, -.014))
FRAMINGS = {
    'nyc-detail': dict(eye=(-2.6, -8.6, 1.7), target=(.45, 0, 5.75), lens=46, sharp_at=10.2, f_stop=5.6, samples=4, preview_samples=5, bounces=3, mist=60),
}
STOREY = 3.3


def sash(x, z, wide, high, m, rnd):
    """A window in its opening: stone lintel and sill, two sashes, a blind drawn to its own height."""
    box(x, -.02, z + high, wide + .36, .10, .26, m['stone'], bevel=.012)
    box(x, -.06, z - .13, wide + .26, .22, .13, m['stone'], bevel=.012)
    box(x, .20, z, wide, .02, high, m['pane'])
    if rnd.random() < .75:
        drop = high * rnd.uniform(.2, .62)
        box(x, .192, z + high - drop, wide - .1, .008, drop, m['blind'])
    half = high / 2
    for y, low in ((.150, half - .02), (.178, 0)):
        box(x, y, low + z, wide, .035, .06, m['frame'], bevel=.004)
        box(x, y, low + z + half - .04, wide, .035, .06, m['frame'], bevel=.004)
        for s in (-1, 0, 1):
            box(x + s * (wide / 2 - .03), y, low + z, .055 if s else .022, .035, half + .02, m['frame'], bevel=.003)

def landing(x0, x1, z, iron, deep=1.05):
    """A landing of bars on two brackets, its railing with a rail at the knee and thin uprights."""
    bars = Batch(iron)
    for y in (-.06, -deep):
        bars.box((x0 + x1) / 2, y, z - .08, x1 - x0, .012, .10)
    for x in (x0, x1):
        bars.box(x, -deep / 2, z - .08, .012, deep, .10)
    for k in range(15):
        bars.box((x0 + x1) / 2, -.10 - (deep - .14) * k / 14, z - .012, x1 - x0, .034, .008)
    for k in range(int((x1 - x0) / .5)):
        bars.box(x0 + .25 + .5 * k, -deep / 2, z - .022, .03, deep, .010)
    for h in (1.02, .55):
        bars.box((x0 + x1) / 2, -deep, z + h, x1 - x0, .038, .010)
        for x in (x0, x1):
            bars.box(x, -deep / 2, z + h, .038, deep, .010)
    n_ = int((x1 - x0) / .145)
    for k in range(n_ + 1):
        heavy = k % 9 == 0
        bars.box(x0 + (x1 - x0) * k / n_, -deep, z, .030 if heavy else .013, .030 if heavy else .013, 1.02)
    for x in (x0, x1):
        for k in range(1, 7):
            bars.box(x, -deep + deep * k / 7, z, .013, .013, 1.02)
    bars.done()
    for x in (x0 + .35, x1 - .35):
        tube([(x, -deep + .04, z - .07), (x, -.5, z - .34), (x, .0, z - .95)], .017, iron, 6)
        box(x, -.015, z - 1.02, .10, .03, .22, iron, bevel=.004)


def stair(x0, z0, x1, z1, iron, y=-.72, wide=.48):
    """Treads between two stringers, with a handrail on each."""
    for s in (-1, 1):
        yy = y + s * wide / 2
        for off in (0, .05):
            tube([(x0, yy, z0 + .02 + off), (x1, yy, z1 - .03 + off)], .014, iron, 6)
        tube([(x0 - .06, yy, z0), (x0, yy, z0 + .84), (x1, yy, z1 + .80), (x1 + .1, yy, z1 + .85)], .013, iron, 8)
        for u in (.2, .5, .8):
            px, pz = x0 + (x1 - x0) * u, z0 + (z1 - z0) * u
            tube([(px, yy, pz), (px, yy, pz + .82)], .009, iron, 6)
    treads = Batch(iron)
    for k in range(1, 14):
        u = k / 14
        px, pz = x0 + (x1 - x0) * u, z0 + (z1 - z0) * u
        for d in (-.07, 0, .07):
            treads.box(px + d, y, pz, .045, wide, .010)
    treads.done()


def build(view):
    rnd = random.Random(8)
    sky([(0, '#f4d4ac'), (.25, '#b9cbe4'), (1, '#5f90cc')], sun=(27, 128), glow='#ffd09a', glow_strength=.3, strength=.62, sun_strength=5.2, sun_color='#ffd2a0', sun_size=.35)
    red = brick('#6a3c30', '#885242', '#8c7c6e')
    m = dict(stone=matter('#b7a68e', rough=.9, variation=.2, grain=6, other='#85745f', bump=.004, bump_grain=50.), frame=matter('#2c3a34', rough=.5, variation=.2, grain=20),
             pane=glass('#26323c', .05), blind=matter('#d8ccb4', rough=.9))
    iron = matter('#1d1c1c', rough=.5, specular=.45, variation=.3, grain=40, other='#3a2418', bump=.0015, bump_grain=120.)
    columns, floors = (-4.6, -2.3, 0, 2.3, 4.6), (1.2, 1.2 + STOREY, 1.2 + 2 * STOREY, 1.2 + 3 * STOREY)
    holes = [rectangle(x - .52, z, x + .52, z + 1.85) for x in columns for z in floors]
    wall([rectangle(-9, -1, 9, 15)] + holes, .40, red, (0, .20, 0))
    for x in columns:
        for z in floors:
            sash(x, z, 1.04, 1.85, m, rnd)
    for k, z in enumerate(floors):
        landing(-.85, 3.15, z - .30, iron)
        if k < 3:
            stair((2.55, -.25)[k % 2], z - .30, (-.25, 2.55)[k % 2], z - .30 + STOREY, iron)
    haze('#e4d0b8', 4000., '#ffd0a0', focus=5, start=40)
