"""A room of a log house above Aspen on a clear morning at the end of September.

What makes it that place: round logs laid up to the ceiling, a hearth of field stone, a bed of peeled poles under a wool
blanket with bands, a bunch of gold aspen twigs; beyond the panes gold aspens below the two red peaks.
"""
from scenery import *
from scenery.cloth import linen, pillow
from scenery.masonry import masonry
from scenery.rooms import *

GRADE = dict(exposure=1.8, contrast=1.16, saturation=1.04, bloom=.06, vignette=.1, shadows=(.0, .0, .008), highlights=(.012, .004, -.012))
FRAMINGS = {
    'aspen-gold-room': dict(eye=(-1.75, -1.30, 1.25), target=(.55, 3.0, .98), lens=27, sharp_at=4.2, f_stop=4, samples=8, preview_samples=8, mist=20),
}
LEFT, RIGHT, SILL, HEAD = -2.35, .45, .62, 2.16


def log(a, b, radius, bark, rnd):
    """A peeled log from a to b, not quite straight, its ends closed."""
    a, b = np.array(a, float), np.array(b, float)
    steps = max(4, int(np.linalg.norm(b - a) / .35))
    points = [tuple(a + (b - a) * k / steps + np.array([rnd.gauss(0, .004), rnd.gauss(0, .004), rnd.gauss(0, .004)])) for k in range(steps + 1)]
    return tube(points, radius * rnd.uniform(.96, 1.05), bark, 20)


def build(view):
    rnd = random.Random(12)
    indoors()
    sky([(0, '#e6ecf2'), (.3, '#b4cbe6'), (1, '#6c98cf')], sun=(25, -31), glow='#ffe0b0', glow_strength=.3, strength=1.0, sun_strength=9, sun_color='#ffd8a4', sun_size=.7)
    across, along, post, dark = wood('#b98a58', 'x', .6, 13.), wood('#b98a58', 'y', .6, 13.), wood('#a87a4a', 'z', .6, 13.), matter('#6a5238', rough=.95)
    plane(0, laid('#8a5f3a', '#744d2e', (2.4, .20), .004, '#2e2015', True, .45), (-3.2, 3.2), (-4, 4.8))
    # Walls of logs, chinked; the core keeps the light out.
    core = [rectangle(-3.2, 0, 3.2, 2.9), rectangle(LEFT, SILL, RIGHT, HEAD)]
    wall(core, .2, matter('#cbbb9c', rough=.95, bump=.006, bump_grain=20.), (0, 4.78, 0))
    for k in range(11):
        z = .13 + .262 * k
        spans = [(-3.1, LEFT - .02), (RIGHT + .02, 3.1)] if SILL < z + .10 and z - .10 < HEAD else [(-3.1, 3.1)]
        for a, b in spans:
            log((a, 4.70, z), (b, 4.70, z), .137, across, rnd)
        for sx in (-1, 1):
            log((sx * 3.02, -4, z + .12), (sx * 3.02, 4.72, z + .12), .137, along, rnd)
    for sx in (-1, 1):
        box(sx * 3.18, .4, 0, .2, 9.4, 3, matter('#cbbb9c', rough=.95))
    box(0, -4.1, 0, 6.4, .2, 3, matter('#a5825a', rough=.9))
    # The window: a heavy casing and three casements.
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    for x in (LEFT, RIGHT):
        box(x, 4.68, SILL - .10, .13, .38, HEAD - SILL + .2, post, bevel=.012)
    box(middle, 4.67, HEAD - .01, wide + .34, .40, .15, across, bevel=.014)
    box(middle, 4.62, SILL - .11, wide + .34, .50, .11, across, bevel=.014)
    for k in range(3):
        x, w = LEFT + .06 + (wide - .12) * (k + .5) / 3, (wide - .12) / 3
        for sx in (-1, 1):
            box(x + sx * (w / 2 - .03), 4.80, SILL, .06, .06, HEAD - SILL, post, bevel=.004)
        for z in (SILL, HEAD - .06):
            box(x, 4.80, z, w, .055, .06, across, bevel=.004)
        box(x, 4.80, SILL + (HEAD - SILL) * .68, w, .035, .03, across, bevel=.003)
    # Ceiling of boards on round beams that lead to the window.
    box(0, .4, 2.86, 6.4, 9.4, .12, laid('#b08458', '#9a7048', (3, .18), .005, '#4a3420', False, .6))
    for x in (-2.3, -.85, .6, 2.05):
        log((x, -4, 2.74), (x, 4.7, 2.74), .12, along, rnd)
    # The hearth.
    stones = [matter(c, rough=.85, variation=.22, grain=9., bump=.004, bump_grain=26.) for c in ('#8f8378', '#a3927e', '#7a7470', '#9c7f68', '#b1a594')]
    x0, x1 = 1.22, 2.72
    box((x0 + x1) / 2, 4.45, 1.0, x1 - x0 - .04, .42, 1.9, matter('#7d7468', rough=.95))
    box((x0 + x1) / 2, 4.63, 0, x1 - x0 - .04, .05, 1.1, matter('#1c1815', rough=.95))
    for x in (x0 + .17, x1 - .17):
        box(x, 4.45, 0, .30, .42, 1.05, matter('#7d7468', rough=.95))
    masonry(x0, x1, 4.22, .12, 2.86, stones, rnd, open_=(x0 + .34, x1 - .34, .80))
    box((x0 + x1) / 2, 4.12, 1.30, x1 - x0 + .16, .30, .12, across, bevel=.02)
    box((x0 + x1) / 2, 4.18, 0, x1 - x0 + .2, .62, .11, matter('#8d857b', rough=.8, variation=.15, grain=6., bump=.004, bump_grain=20.), bevel=.02)
    birch = matter('#d8cdb8', rough=.85, variation=.35, grain=14., bump=.003, bump_grain=40.)
    for dx, dy, z in ((-.14, 0, .17), (.13, .02, .17), (0, .0, .28)):
        tube([(1.97 + dx - .2, 4.40 + dy, z), (1.97 + dx + .2, 4.44 + dy, z + .03)], .06, birch, 16)
    # Beyond: our still of the valley.
    view_beyond('aspen-gold', (6.4, 70, -1.0), 37, .76, 1.1)
    window_light((middle, 4.6, 1.4), wide, 1.5, 66, '#e6eefa')
    soft_light((-1.5, -3.4, 2.4), (.6, 2, .8), 2.4, 72, '#fff0de')
    # A bed of peeled poles, wool with bands.
    pole = wood('#c39a68', 'z', .5, 16.)
    cream = linen('#f1eadc')
    wool = linen('#a8412c', weave=.003, stripes=('#e2b04a', .29, .3))
    bed((2.56, 1.95, 0), -90, wood('#b98a58', 'y', .5, 16.), cream, linen('#c58a35', weave=.003), wool, seed=23, lip=.02, full=.06)
    for sy in (-1, 1):
        log((2.68, 1.95 + sy * .96, 0), (2.68, 1.95 + sy * .96, 1.22), .062, pole, rnd)
        revolve([(.001, .05), (.045, .035), (.063, 0)], pole, (2.68, 1.95 + sy * .96, 1.21), 24)
    for z in (.55, 1.10):
        log((2.68, 1.0, z), (2.68, 2.9, z), .046, along, rnd)
    for k in range(9):
        y = 1.13 + k * .205
        log((2.68, y, .55), (2.68, y, 1.10), .024, pole, rnd)
    side_table((2.5, 3.32, 0), along, .5, .23)
    table_lamp((2.5, 3.32, .5), matter('#6a4630', rough=.6, variation=.2, grain=20., bump=.003, bump_grain=30.), linen('#efdcb8', through=.5), .92)
    woven_rug((.25, 1.9, 0), 1.8, 2.6, linen('#d7c39c', weave=.005, stripes=('#8a3b2a', .42, .12)))
    # A block of spruce by the window with a cup and aspen twigs in a jar.
    revolve([(.001, 0), (.23, 0), (.22, .12), (.225, .40), (.215, .44), (.001, .44)], wood('#8a6644', 'z', .8, 20.), (-1.35, 3.55, 0), 40)
    revolve([(.001, .441), (.212, .441)], matter('#c9a877', rough=.7, variation=.2, grain=30.), (-1.35, 3.55, 0), 40)
    revolve([(.001, .005), (.036, .005), (.041, .09), (.038, .09), (.034, .012), (.001, .012)], matter('#3f5a63', rough=.35, variation=.15, grain=40.), (-1.42, 3.47, .441), 36)
    vase((1.6, 4.1, 1.42), matter('#4f5f62', rough=.5, variation=.2, grain=20., bump=.003, bump_grain=30.), leaf('#c98d1c', '#eebb3c', through=.4), matter('#d8d0c0'), rnd, .85, 6, long=.55, leaf=.045, narrow=.85, count=44, droop=.1)
    fleece = pillow(.62, .62, linen('#6d4a34', weave=.003), 71, 150.)
    instance(fleece, (-.80, 3.05, .10), (1, 1, .9), 24)
