"""A street of old Cartagena after sundown: a window behind turned bars, lit, a lantern, bougainvillea on the ochre wall.

What makes it that place: the window of wood that stands out from the wall, its turned bars between a shelf of stone and a small
roof; ochre lime worn by the salt, a balcony's beams above, a high kerb of coral stone, the lantern on its arm.
Studied: whc.unesco.org/en/list/285 (port, fortresses and monuments of Cartagena); old.periodicoenfoque.com.mx/?p=215513 (walls in
ochre and mustard, bougainvillea, lanterns, turned bars of wood).
"""
from scenery import *
from scenery.joinery import turned_post
from scenery.rooms import laid, twig, wood
from scenery.tables import clear

GRADE = dict(exposure=1.5, contrast=1.24, saturation=1.06, bloom=.15, threshold=.9, vignette=.18, shadows=(-.004, .0, .016), highlights=(.014, .004, -.012))
FRAMINGS = {
    'cartagena-walls-evening': dict(eye=(-1.70, -3.65, 1.58), target=(.52, 0, 1.66), lens=31, sharp_at=3.7, f_stop=4, samples=5, preview_samples=8, bounces=4, mist=60),
}


def lantern(iron, glow, pane):
    """Six panes under a cap of iron, hung from a scrolled arm along -Y."""
    parts = [tube([(0, 0, .12), (0, -.16, .20), (0, -.34, .16)], .011, iron, 10), box(0, -.01, -.04, .07, .02, .30, iron, bevel=.006)]
    parts.append(tube([(0, -.02, -.0), (0, -.10, .02), (0, -.15, .09), (0, -.11, .13), (0, -.08, .10)], .008, iron, 8))
    parts.append(tube([(0, -.34, .16), (0, -.34, .09)], .007, iron, 8))
    at = (0, -.34, 0)
    parts.append(revolve([(.016, .10), (.05, .07), (.125, .0), (.135, -.012), (.118, -.014)], iron, at, 6, False))
    shell = revolve([(.112, -.012), (.074, -.255)], pane, at, 6, False)
    shell.visible_shadow = False
    parts += [shell, revolve([(.080, -.252), (.084, -.268), (.040, -.285), (.012, -.32), (.001, -.325)], iron, at, 6, False)]
    for k in range(6):
        a = math.pi / 3 * k
        parts.append(tube([(.112 * math.cos(a), -.34 + .112 * math.sin(a), -.012), (.076 * math.cos(a), -.34 + .076 * math.sin(a), -.256)], .0065, iron, 6))
    bulb = revolve([(.001, -.19), (.022, -.18), (.028, -.13), (.014, -.07), (.001, -.06)], glow, at, 24)
    bulb.visible_shadow = False
    return parts + [bulb]


def build(view):
    rnd = random.Random(5)
    sky([(0, '#c99aa4'), (.2, '#8f88bc'), (.55, '#4d62a6'), (1, '#26397a')], sun=(4, 60), glow='#e0a08a', glow_strength=.3, strength=.95, sun_strength=0)
    ochre = matter('#cf9440', rough=.94, variation=.22, grain=1.4, other='#a86c26', bump=.012, bump_grain=5., specular=.1)
    coral = matter('#b5a084', rough=.95, variation=.3, grain=7, other='#7d6c54', bump=.012, bump_grain=30.)
    cedar, cedar_x, cedar_y = (wood('#4a2c1c', way, .5, 18.) for way in 'zxy')
    lime = matter('#e6d8be', rough=.9, variation=.1, grain=3, bump=.004, bump_grain=14.)
    x0, x1, low, high = -.55, .85, .62, 2.55
    wall([rectangle(-6, -.2, 9, 5), rectangle(x0, low, x1, high)], .5, ochre, (0, .25, 0), bevel=.015)
    # the foot of the wall, the kerb and the street
    z = -.2
    for tall in (.34, .32):
        x = -6 + rnd.uniform(0, .3)
        while x < 9:
            wide = rnd.uniform(.45, .85)
            box(x + wide / 2, -.02, z, wide - .012, .12, tall - .012, coral, bevel=.014)
            x += wide
        z += tall
    box(0, -.012, -.2, 16, .04, .66, matter('#8a7a62', rough=.95))
    box(0, -.70, -.2, 18, 1.4, .17, laid('#9a8468', '#86745c', (.62, .42), .010, '#4f4436', False, .5, grain=False, bump=.006), bevel=.02)
    plane(-.22, laid('#6f655c', '#5c544c', (.22, .12), .012, '#2f2a26', False, .42, grain=False, bump=.012), (-9, 9), (-9, 0))
    # the window that stands out: shelf, bars, frame, roof
    wide, middle, out = x1 - x0, (x0 + x1) / 2, -.34
    for k, (w, d) in enumerate(((wide + .12, .22), (wide + .22, .32), (wide + .30, .42))):
        box(middle, -d / 2, low - .30 + .10 * k, w, d, .10, lime, bevel=.02)
    for z in (low, low + .93, high - .10):
        box(middle, out, z, wide + .10, .075, .09, cedar_x, bevel=.010)
        for s in (x0 - .01, x1 + .01):
            box(s, out / 2, z, .075, -out, .09, cedar_y, bevel=.010)
    half = turned_post(.86, .030, cedar)
    upper = turned_post(.84, .030, cedar)
    for k in range(11):
        x = x0 - .01 + (wide + .02) * k / 10
        instance(half, (x, out, low + .08))
        instance(upper, (x, out, low + 1.0))
    for s in (x0 - .01, x1 + .01):
        for y in (out * .34, out * .67):
            instance(half, (s, y, low + .08))
            instance(upper, (s, y, low + 1.0))
    box(middle, -.24, high, wide + .30, .50, .05, cedar_x, bevel=.01)
    box(middle, -.22, high + .05, wide + .20, .46, .10, lime, bevel=.03)
    box(middle, -.16, high + .15, wide + .04, .34, .10, lime, bevel=.04)
    # inside: shutters half open, warm light on a wall
    for s, turn in ((x0 + .02, 62), (x1 - .02, 118)):
        leaf_ = group([box(.33, 0, 0, .66, .04, high - low - .02, cedar, bevel=.006)] + [box(.33, -.022, zz, .46, .02, .72, cedar, bevel=.012) for zz in (.14, 1.06)], (s, .50, low + .01), 1.0, turn)
        leaf_.name = 'shutter'
    box(middle, 2.6, 0, 4, .1, 3.4, matter('#e2b070', rough=.9, variation=.1, grain=2))
    box(middle, 1.6, low - .9, 4, 2.2, .1, matter('#7a4a30', rough=.6))
    box(middle, 1.6, 3.0, 4, 2.2, .1, matter('#5a3a24', rough=.8))
    for s in (-1.6, 1.9):
        box(s, 1.6, 0, .1, 2.2, 3.2, matter('#d9a868', rough=.9))
    lamp((middle + .2, 1.5, 2.35), 60, '#ffb262', .12)
    # a balcony above: its beams and boards
    box(0, -.55, 3.26, 16, 1.25, .05, laid('#6b4428', '#5a3822', (2.4, .16), .006, '#20130c', False, .6))
    for k in range(14):
        x = -4.6 + .72 * k
        box(x, -.50, 3.08, .12, 1.15, .18, cedar_y, bevel=.012)
        wall([[(-.55, 0), (0, -.22), (0, 0)]], .10, cedar, (x, -.0, 3.08), 90)
    box(0, -1.12, 3.20, 16, .08, .16, cedar_x, bevel=.012)
    post = turned_post(.9, .036, cedar)
    for k in range(46):
        instance(post, (-4 + .2 * k, -1.10, 3.36))
    # the lantern
    iron = matter('#1d1c1b', rough=.5, metal=.6)
    group(lantern(iron, light('#ffd08a', 5.), clear('#fff2d8', .05, .5)), (1.72, 0, 2.12))
    lamp((1.72, -.40, 1.98), 8, '#ffae58', .05)
    # bougainvillea up the wall, right of the window
    bloom, green, bark = leaf('#a3205c', '#d24c8c', through=.35), leaf('#35562a', '#5f7e3c', through=.3), matter('#5a4a38', rough=.9)
    tube([(2.72, -.10, -.03), (2.68, -.09, .7), (2.78, -.08, 1.4), (2.66, -.10, 2.1), (2.5, -.14, 2.9), (2.2, -.2, 3.3)], .035, bark, 10)
    tube([(2.76, -.10, 1.3), (2.95, -.10, 2.0), (2.85, -.12, 2.8)], .022, bark, 8)
    for x, y, z, size, kind in ((2.55, -.30, 1.95, 1.3, green), (2.45, -.42, 2.1, 1.2, bloom), (3.0, -.3, 1.5, 1.4, green), (2.95, -.45, 1.75, 1.2, bloom), (1.75, -.5, 2.62, .95, green), (1.62, -.58, 2.70, .9, bloom), (.9, -.8, 2.95, .75, green), (.8, -.86, 3.02, .7, bloom)):
        instance(broadleaf(kind, bark, int(50 * size + 9 * x), 2600, .8, .05, .55, 1.0), (x, y, z - .2), size, 40 * size)
    # a clay jar with a palm of the house by the kerb, left
    jar = matter('#a05a38', rough=.85, variation=.25, grain=8, bump=.004, bump_grain=30.)
    revolve([(.001, 0), (.15, 0), (.22, .18), (.235, .34), (.19, .46), (.205, .50), (.185, .50), (.17, .45), (.001, .44)], jar, (-1.12, -.36, -.03), 48)
    frond = leaf('#2f5c30', '#5a8a44', through=.3)
    for k in range(15):
        a, rise = 2.4 * k, rnd.uniform(.6, 1.4)
        twig((-1.12, -.36, .42), (math.cos(a) * .5, math.sin(a) * .5, rise), frond, matter('#5a6a38'), rnd, rnd.uniform(.6, .9), .16, 30, .16, .7)
    soft_light((-3.4, -4.6, 4.2), (.2, 0, 1.4), 3.0, 150, '#a8aee4')
    haze('#8f8ab0', 4000., '#d0a8a8', focus=5, start=20)
