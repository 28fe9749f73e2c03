"""A room of a small inn below Mount Yōtei, Niseko, on a winter morning.

What makes it that place: tatami bound in dark cloth, low futons on a platform of pale hinoki, paper doors pushed aside, an
alcove with one branch; beyond the glass the cone of Yōtei over snow and fir.
"""
from scenery import *
from scenery.cloth import linen, pillow
from scenery.rooms import *

GRADE = dict(exposure=1.55, contrast=1.16, saturation=1.04, bloom=.06, vignette=.1, shadows=(.0, .0, .008), highlights=(.012, .004, -.012))
FRAMINGS = {
    'niseko-ski-detail': dict(eye=(-1.35, 1.50, .52), target=(-1.0, 3.0, .50), lens=40, sharp_at=1.35, f_stop=2.2, samples=6, preview_samples=5, mist=20),
    'niseko-ski-room': dict(eye=(-1.7, -1.25, 1.02), target=(.50, 3.0, .80), lens=29, sharp_at=3.9, f_stop=4, samples=8, preview_samples=8, mist=20),
}


def tatami(x0, y0, x1, y1, straw, edge):
    """Mats of 0.9 by 1.8 m with bound edges."""
    y = y0
    while y < y1 - .01:
        x = x0
        while x < x1 - .01:
            box((x + x + 1.8) / 2, y + .45, -.03, 1.8, .9, .03, straw, bevel=.002)
            for side in (.015, .88):
                box(x + .9, y + side, -.0298, 1.795, .03, .031, edge)
            x += 1.8
        y += .9


def shoji(x, y, wide, high, timber, paper, turn=0.0):
    """A sliding door of paper between thin bars."""
    parts = [box(0, .004, .04, wide, .002, high - .08, paper)]
    parts += [box(sx * (wide / 2 - .018), 0, 0, .036, .032, high, timber, bevel=.002) for sx in (-1, 1)]
    parts += [box(0, 0, zz, wide, .032, .045, timber, bevel=.002) for zz in (0, high - .045)]
    parts += [box(-wide / 2 + wide * k / 4, -.006, .04, .011, .014, high - .08, timber) for k in (1, 2, 3)]
    parts += [box(0, -.006, high * k / 7, wide, .014, .011, timber) for k in range(1, 7)]
    parts.append(box(0, 0, .04, wide, .026, .32, timber, bevel=.002))
    return group(parts, (x, y, 0), 1.0, turn)


def build(view):
    rnd, tea = random.Random(5), view['name'] == 'niseko-ski-detail'
    indoors()
    sky([(0, '#eef0f2'), (.3, '#c9d8ea'), (1, '#86a8d6')], sun=(19, -36), glow='#ffe0c0', glow_strength=.3, strength=1.0, sun_strength=8, sun_color='#ffdcb4', sun_size=.7)
    hinoki, beam = wood('#c9a271', 'x', .5, 22.), wood('#b58a58', 'z', .5, 22.)
    earth = matter('#d8ccb4', rough=.95, variation=.06, grain=2.2, bump=.006, bump_grain=30., specular=.1)
    tatami(-3.6, -3.6, 3.6, 4.5, linen('#b9b384', weave=.0015), linen('#2c3a34'))
    paper = linen('#f6f1e4', through=.6)
    for x in (-3.0, 3.0):
        box(x, .4, 0, .2, 9.2, 2.7, earth)
    box(0, -4.1, 0, 6, .2, 2.7, earth)
    box(0, .4, 2.62, 6.2, 9.2, .1, laid('#c6a275', '#b8925f', (3.2, .3), .004, '#5a3f28', True, .6))
    for x0, x1, z0, z1 in ((-3, 3, 2.1, 2.7), (1.35, 3, 0, 2.1), (-3, -2.6, 0, 2.1)):
        box((x0 + x1) / 2, 4.75, z0, x1 - x0, .16, z1 - z0, earth)
    for x in (-2.6, 1.35):
        box(x, 4.70, 0, .11, .13, 2.66, beam, bevel=.004)
    for z, high in ((2.06, .12), (0, .05)):
        box(0, 4.68, z, 6, .16, high, hinoki, bevel=.004)
    box(-.16 if tea else -.62, 4.86, 0, .06, .05, 2.1, matter('#4a3a2c', rough=.5))
    shoji(-2.12, 4.62, .95, 2.08, hinoki, paper)
    shoji(.34 if tea else 1.30, 4.62, .95, 2.08, hinoki, paper)
    box(-.6, 5.7, -.06, 6, 1.7, .05, laid('#a98860', '#96764e', (3, .13), .006, '#3a2c20', rough=.6), bevel=.004)
    snow = matter('#f4f6fa', rough=.8, bump=.02, bump_grain=5.)
    ground = Ground(fbm(*[c / 2.6 for c in Ground.axes((-12, 12), (6.4, 20), 160, 120)], 3, 4) * .3 - .42, (-12, 12), (6.4, 20))
    ground.place(snow)
    view_beyond('niseko', (.5 if tea else 10, 70, -2.4), 52 if tea else 48, .70, 1.15, soft=4 if tea else 0)
    window_light((-.6, 4.5, 1.05), 3.2, 2.0, 62, '#e6eefa')
    soft_light((-1.5, -3.4, 2.3), (.6, 2, .7), 2.4, 42, '#fff1e2')
    white = linen('#f4f1ea')
    box(1.62, 1.98, 0, 2.5, 2.35, .12, hinoki, bevel=.012)
    if not tea:
        bed((2.66, 2.0, .06), -90, hinoki, white, linen('#3c4a6a', weave=.0015), linen('#5b6a8a', weave=.002), seed=31, low=.10, wide=1.8, lip=-.01, full=.06)
    box(2.82, 2.0, 0, .12, 3.0, .95, wood('#b58a58', 'y', .5, 22.), bevel=.006)
    table = (-.75, 2.75)
    box(*table, .27, .95, .62, .035, wood('#7a4a2c', 'x', .35, 22.), bevel=.01)
    for sx in (-1, 1):
        box(table[0] + sx * .38, table[1], 0, .05, .5, .27, wood('#7a4a2c', 'z', .35, 22.), bevel=.006)
    seat = pillow(.55, .55, linen('#4a5878', weave=.0015), 41, 90.)
    instance(seat, (-.85, 2.05, .06), (1, 1, .6), 6)
    instance(seat, (-.55, 3.45, .06), (1, 1, .6), -4)
    clay, iron = matter('#6f7468', rough=.5, variation=.2, grain=40), matter('#2a2a2a', rough=.5, bump=.001, bump_grain=90)
    x, y = table
    revolve([(.001, 0), (.05, 0), (.08, .025), (.082, .05), (.06, .085), (.03, .095), (.012, .10), (.014, .115), (.001, .118)], iron, (x + .14, y + .05, .305), 40)
    tube([(x + .21, y + .05, .345), (x + .25, y + .05, .37), (x + .27, y + .05, .395)], .010, iron, 10)
    tube([(x + .14 + .062 * math.cos(t), y + .05, .385 + .085 * math.sin(t)) for t in np.linspace(.1, 3.04, 16)], .005, iron, 8)
    for dx, dy in ((-.12, -.08), (-.20, .09)):
        revolve([(.001, .006), (.022, .006), (.036, .055), (.038, .055), (.026, .002), (.001, 0)], clay, (x + dx, y + dy, .305), 32)
    side_table((2.45, 3.55, 0), beam, .38, .2)
    revolve([(.13, 0), (.15, .06), (.155, .16), (.14, .27), (.10, .32)], linen('#f4ead2', through=.5), (2.45, 3.55, .39), 40)
    vase((-2.55, 3.6, .0), matter('#4c5048', rough=.6, variation=.2, grain=20, bump=.003, bump_grain=30), leaf('#2f4a2c', '#4f6a3c', through=.2), matter('#4a3a2a'), rnd, 1.25, 6, long=.8, leaf=.06, count=46, narrow=.14, droop=.1)
