"""A finca's bedroom on Ibiza's south-west coast on a clear morning, its door open on a terrace and Es Vedrà.

What makes it that place: lime-washed walls without a straight edge, a ceiling of round sabina juniper beams, hydraulic
terracotta underfoot, a headboard built of masonry, esparto and olive; beyond the low wall the rock in the sea.
"""
from scenery import *
from scenery.cloth import hanging, linen
from scenery.rooms import *

GRADE = dict(exposure=1.5, contrast=1.16, saturation=1.04, bloom=.06, vignette=.1, shadows=(.0, .0, .008), highlights=(.012, .004, -.012))
FRAMINGS = {
    'ibiza-room': dict(eye=(-1.75, -1.05, 1.12), target=(.74, 3.0, .86), lens=29, sharp_at=3.8, f_stop=3.2, samples=12, preview_samples=12, mist=20),
}


def build(view):
    rnd = random.Random(4)
    indoors()
    sky([(0, '#e8eef2'), (.3, '#bcd4ea'), (1, '#6f9fd4')], sun=(22, -33), glow='#ffe0b8', glow_strength=.3, strength=1.0, sun_strength=9, sun_color='#ffdcae', sun_size=.7)
    lime = matter('#f1ece2', rough=.92, variation=.03, grain=1.6, bump=.012, bump_grain=2.2, specular=.15)
    sabina, olive = wood('#8a6544', 'x', .7, 14.), wood('#9a7046', 'z')
    floor = laid('#a98066', '#946a52', (.34, .34), .005, '#c4b6a2', rough=.5, offset=0, grain=False)
    plane(0, floor, (-2.9, 2.9), (-4, 4.9))
    wall([rectangle(-2.9, 0, 2.9, 2.95), arch(-.75, 0, 2.3, 1.95, rise=.35)], .42, lime, (0, 4.8, 0), bevel=.03)
    for x, deep in ((3.0, .3), (-3.0, .3)):
        box(x, .4, 0, deep, 9.2, 3.0, lime)
    box(0, -4.1, 0, 6, .2, 3.0, lime)
    box(0, .4, 2.92, 6.2, 9.2, .1, lime)
    for k in range(9):
        y = -3 + k * .92
        tube([(x, y + .01 * math.sin(3 * x + k), 2.80 + .012 * math.sin(2 * x + 2 * k)) for x in np.linspace(-2.95, 2.95, 14)], .075 + .01 * rnd.random(), sabina, 14)
    box(2.72, 2.0, 0, .3, 3.4, 1.02, lime, bevel=.05)
    plane(.0, floor, (-9, 9), (4.9, 8.4))
    box(-2, 8.3, 0, 14, .35, .5, lime, bevel=.05)
    view_beyond('ibiza', (5, 70, 1.12), 46, .625, 1.15)
    window_light((-.75, 4.5, 1.15), 2.1, 2.1, 60)
    soft_light((-1.5, -3.4, 2.5), (.6, 2, .8), 2.4, 42, '#fff1e2')
    white = linen('#f5f1e8')
    bed((2.56, 2.0, 0), -90, wood('#a57d52', 'y'), white, linen('#b9835a', weave=.002), linen('#7f8c78', weave=.002), seed=11)
    pot(-1.35, 7.4, 0, matter('#b06a48', rough=.9, variation=.2, grain=8), None, .7)
    instance(broadleaf(leaf('#6f7d58', '#9aa583', through=.3), matter('#5a4a38'), 3, 2600, .8, .35, .8), (-1.35, 7.4, .35), 1.9, 40)
    vase((2.68, 3.3, 1.02), matter('#e9e2d4', rough=.6, bump=.004, bump_grain=30), leaf('#6f7d58', '#93a07c', through=.25), matter('#5a4a38'), rnd, .9)
    table_lamp((2.3, 3.28, .46), matter('#d9cbb4', rough=.7, bump=.004, bump_grain=25), linen('#efe4d0', through=.5))
    side_table((2.3, 3.28, 0), olive)
    lounge_chair((-1.75, 3.2, 0), 200, wood('#8a6440', 'z'), linen('#e7dfcf', weave=.0015), linen('#e7dfcf', weave=.0015), 21)
    woven_rug((.35, 1.9, 0), 1.7, 2.5, linen('#d8c7a6', weave=.004, stripes=('#8f7a5c', .22, .12)))
    hanging(.62, 2.42, linen('#f7f2e8', through=.55), (-2.15, 4.45, 2.44), 0, 6, .05, 2)
    hanging(.5, 2.42, linen('#f7f2e8', through=.55), (.25, 4.45, 2.44), 0, 5, .05, 5)
    tube([(-2.3, 4.45, 2.46), (.9, 4.45, 2.46)], .011, matter('#3a332c', rough=.5, metal=.6), 10)
