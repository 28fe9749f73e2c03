"""A bedroom under the roof of a shingle house by the dunes, the Hamptons, on a clear September morning.

What makes it that place: white boards up into the gable, wide planks of oak, a window seat built into the wall, linen in
sand and washed blue, a striped ticking; beyond the sashes beach grass, the dune fence, the light on its point and the sea.
"""
from scenery import *
from scenery.cloth import linen, pillow
from scenery.rooms import *
from scenery.shore import boards, sash

GRADE = dict(exposure=1.68, contrast=1.16, saturation=1.04, bloom=.06, vignette=.1, shadows=(.0, .0, .008), highlights=(.012, .004, -.012))
FRAMINGS = {
    'hamptons-after-summer-room': dict(eye=(-1.85, -1.35, 1.22), target=(.46, 3.0, .98), lens=27, sharp_at=4.2, f_stop=4, samples=8, preview_samples=8, mist=20),
}
LEFT, RIGHT, SILL, HEAD = -2.25, .75, .62, 2.02


def build(view):
    rnd = random.Random(9)
    indoors()
    sky([(0, '#f2ece4'), (.3, '#cfdbe6'), (1, '#8fb2d8')], sun=(24, -30), glow='#ffe0b8', glow_strength=.3, strength=1.0, sun_strength=8, sun_color='#ffdcb0', sun_size=.7)
    paint = matter('#efece4', rough=.55, variation=.03, grain=3., bump=.001, bump_grain=40., specular=.3)
    back = matter('#cfcabd', rough=.9)
    plane(0, laid('#b48d5e', '#9c744a', (2.6, .24), .004, '#4a3624', True, .42), (-3, 3), (-4, 4.4))
    # The gable wall: a dark core with boards on it, open where the seat is let in.
    core = [(-3.1, 0), (LEFT - .07, 0), (LEFT - .07, 2.26), (RIGHT + .07, 2.26), (RIGHT + .07, 0), (3.1, 0), (3.1, 3.9), (-3.1, 3.9)]
    wall([core], .12, back, (0, 4.40, 0))
    boards(lambda z: [(-3, LEFT - .09), (RIGHT + .09, 3)] if z < 2.28 else [(-3, 3)], 0, 3.6, lambda m, l, z, h: box(m, 4.325, z, l, .03, h, paint, bevel=.006))
    for x in (LEFT - .043, RIGHT + .043):
        box(x, 4.310, 0, .09, .06, 2.21, paint, bevel=.005)
    box((LEFT + RIGHT) / 2, 4.31, 2.2, RIGHT - LEFT + .26, .08, .10, paint, bevel=.005)
    # The nook: cheeks, its ceiling, the seat with panels, and three windows.
    for x in (LEFT - .05, RIGHT + .05):
        box(x, 4.72, 0, .1, .84, 2.3, paint)
    box((LEFT + RIGHT) / 2, 4.72, 2.2, RIGHT - LEFT + .2, .84, .1, paint)
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box(middle, 4.72, 0, wide, .72, .42, paint)
    box(middle, 4.70, .42, wide + .02, .80, .035, wood('#b08a5c', 'x'), bevel=.008)
    for z in (0, .345):
        box(middle, 4.345, z, wide - .004, .036, .075, paint, bevel=.004)
    for k in range(4):
        box(min(max(LEFT + wide * k / 3, LEFT + .06), RIGHT - .06), 4.343, .07, .10, .030, .28, paint, bevel=.004)
    for k in range(3):
        x = LEFT + wide * (k + .5) / 3
        tube([(x - .05, 4.325, .30), (x - .05, 4.300, .30), (x + .05, 4.300, .30), (x + .05, 4.325, .30)], .006, matter('#8a7a5c', rough=.35, metal=.9), 8)
        sash(x, 5.08, wide / 3 - .08, SILL, HEAD, paint)
    for k in range(4):
        box(LEFT + wide * k / 3, 5.07, SILL - .02, .09, .12, HEAD - SILL + .04, paint, bevel=.004)
    box(middle, 5.09, 0, wide, .1, SILL, paint)
    box(middle, 5.05, SILL - .02, wide, .16, .03, paint, bevel=.005)
    box(middle, 5.09, HEAD, wide, .1, .3, paint)
    # Walls, and the roof with its boards and ties.
    for sx in (-1, 1):
        box(sx * 3.1, .4, 0, .12, 9.2, 2.5, back)
        boards(lambda z: [(-4, 4.32)], 0, 2.35, lambda m, l, z, h: box(sx * 3.02, m, z, .03, l, h, paint, bevel=.006))
        box(sx * 2.99, .2, 0, .03, 8.3, .13, paint, bevel=.004)
    box(1.9, 4.30, 0, 2.2, .03, .13, paint, bevel=.004)
    box(0, -4.1, 0, 6.2, .2, 4, paint)
    gable_roof(6.2, 9.4, 1.25, laid('#efece4', '#e6e2d8', (5, .15), .005, '#a8a294', True, .6, grain=False), (0, .4, 2.12), eaves=.2, thick=.2)
    oak = wood('#a27c50', 'x', .55, 20.)
    for y in (.9, 2.9):
        box(0, y, 2.38, 6.2, .13, .18, oak, bevel=.01)
    # Outside: the dune before the house, then our still of the shore.
    sand = matter('#dcccae', rough=.95, bump=.02, bump_grain=6., variation=.08, grain=1.)
    ground = Ground(fbm(*[c / 2.2 for c in Ground.axes((-8, 14), (6.2, 17), 150, 120)], 3, 4) * .9 - .70, (-8, 14), (6.2, 17))
    ground.place(sand)
    blades = [tuft(leaf('#8f8c54', '#b9ab6c', through=.3), s, 60) for s in range(4)]
    for k in range(46):
        instance(blades[k % 4], (rnd.uniform(-4, 2.6), rnd.uniform(7, 9.5), rnd.uniform(-.35, -.05)), rnd.uniform(.7, 1.0), rnd.uniform(-50, 50))
    for _ in range(260):
        x, y = rnd.uniform(-5, 11), rnd.uniform(7.6, 16)
        z = ground.height(x, y)
        if z > -.34:
            instance(blades[rnd.randrange(4)], (x, y, z - .03), rnd.uniform(.35, .75), rnd.uniform(-50, 50))
    view_beyond('hamptons-after-summer', (10.5, 70, .6), 44, .565, 1.1)
    window_light((middle, 4.98, 1.32), wide, 1.4, 66, '#e8eef6')
    soft_light((-1.5, -3.4, 2.5), (.6, 2, .8), 2.4, 44, '#fff3e6')
    # The seat's cushion and its pillows.
    blue, pale, oat = linen('#7f98ac', weave=.0015), linen('#f4f1ea'), linen('#cdb894', weave=.0018)
    ticking = linen('#efeade', weave=.0012, stripes=('#6f8aa2', .035, .3))
    instance(mesh(*rounded(middle, 4.64, .455, wide - .04, .66, .10, .035), oat, smooth=True))
    instance(pillow(.52, .50, blue, 61, 110.), (LEFT + .22, 4.74, .80), 1.0, 62, 66)
    instance(pillow(.46, .42, ticking, 62, 110.), (LEFT + .40, 4.60, .75), 1.0, 50, 62)
    instance(pillow(.50, .46, ticking, 63, 110.), (RIGHT - .24, 4.76, .78), 1.0, -52, 66)
    # The bed, what stands by it, what lies on the floor.
    bed((2.84, 2.05, 0), -90, wood('#a9835a', 'y'), pale, blue, linen('#c3ae8a', weave=.002), seed=17, lip=.02, full=.055)
    box(2.93, 2.05, .1, .07, 1.86, .98, wood('#a9835a', 'y', .5, 18.), bevel=.012)
    for sy in (-1, 1):
        box(2.92, 2.05 + sy * .94, 0, .1, .1, 1.16, wood('#a9835a', 'z', .5, 18.), bevel=.012)
    side_table((2.6, 3.45, 0), paint, .5, .24)
    table_lamp((2.6, 3.45, .5), matter('#7e98ab', rough=.3, specular=.5), linen('#d9c7a4', through=.5), 1.0)
    woven_rug((.35, 1.95, 0), 1.8, 2.6, linen('#cdb68c', weave=.004, stripes=('#e4d8bf', .30, .4)))
    basket = matter('#a88656', rough=.85, bump=.006, bump_grain=60., variation=.2, grain=30.)
    revolve([(.001, .01), (.19, .01), (.23, .12), (.24, .26), (.225, .36), (.215, .36), (.22, .25), (.2, .03)], basket, (1.35, 4.02, 0), 48)
    roll = linen('#dfe4e6', weave=.002)
    for k, (dx, dy) in enumerate(((-.08, .02), (.07, -.05), (.05, .10))):
        revolve([(.001, 0), (.07, 0), (.085, .02), (.085, .30), (.07, .34), (.001, .335)], (roll, blue, oat)[k], (1.35 + dx, 4.02 + dy, .16), 32)
    # A rail with pegs and a straw hat.
    box(1.9, 4.295, 1.62, 1.5, .025, .10, paint, bevel=.005)
    for k in range(5):
        tube([(1.3 + .3 * k, 4.29, 1.67), (1.3 + .3 * k, 4.19, 1.70)], .012, oak, 10)
    hat = group([revolve([(.21, .0), (.19, .012), (.10, .016), (.088, .07), (.07, .105), (.001, .115)], matter('#d3b67c', rough=.85, bump=.003, bump_grain=140.), segments=56), revolve([(.092, .022), (.0905, .05)], blue, segments=56)], (0, 0, 0))
    hat.location, hat.rotation_euler = (1.6, 4.19, 1.60), (math.radians(78), 0, math.radians(8))
    # By the seat: a stool of oak, a cup and a book.
    side_table((-.55, 3.55, 0), oak, .46, .20)
    revolve([(.001, .005), (.034, .005), (.040, .085), (.037, .085), (.033, .012), (.001, .012)], matter('#e9e4d8', rough=.35), (-.62, 3.50, .46), 36)
    for k, (tone, turn) in enumerate((('#6f8aa2', 14), ('#d9cbb0', 4))):
        box(-.47, 3.60, .46 + .028 * k, .15, .21, .026, linen(tone), turn, .003)
