"""A shop on Main Street in Park City at blue hour after a snowfall: brick, a lit window, a garland of fir, a bench under snow.

What makes it that place: low fronts of brick and painted wood, a recessed door between two show windows, a cornice over
them; deep snow, the ski hill at the end of the street. Studied: historicparkcityutah.com/news/true-staying-power and
onlineutah.com/parkcityhistory_03.shtml (Main Street burnt in 1898, rebuilt in wood, then in brick and stone); summitcounty.org/165
(a brick furniture and hardware shop in 1903). The division of the front is from knowledge.
"""
from scenery import *
from scenery.masonry import brick
from scenery.rooms import view_beyond, wood
from scenery.snow import drifted, snow_on
from scenery.tables import clear

GRADE = dict(exposure=1.55, contrast=1.24, saturation=1.08, bloom=.11, vignette=.15, shadows=(-.006, .0, .018), highlights=(.014, .004, -.012))
FRAMINGS = {
    'park-city': dict(eye=(-2.75, -4.7, 1.52), target=(.42, .1, 1.60), lens=29, sharp_at=5.2, f_stop=5, samples=7, preview_samples=7, bounces=4, mist=120),
}
LEFT, RIGHT, DOOR = (-3.9, -.62), (1.22, 3.45), (-.30, .90)
LOW, TOP = .72, 2.62


def sphere(at, size, material):
    return revolve([(.001, -1), *[(math.cos(t), math.sin(t)) for t in np.linspace(-1.45, 1.45, 12)], (.001, 1)], material, at, 20, scale=size)


def show_window(x0, x1, green, trim, pane):
    """A show window: panels below, one large pane, a row of small ones above it."""
    mid, wide = (x0 + x1) / 2, x1 - x0
    box(mid, .12, 0, wide, .16, LOW, green)
    count = max(2, round(wide / .85))
    for k in range(count):
        cx = x0 + wide * (k + .5) / count
        for z, h in ((.12, .05), (LOW - .17, .05)):
            box(cx, .035, z, wide / count - .12, .03, h, green, bevel=.004)
        for s in (-1, 1):
            box(cx + s * (wide / count / 2 - .085), .035, .12, .05, .03, LOW - .24, green, bevel=.004)
    box(mid, .06, LOW - .03, wide, .30, .06, trim, bevel=.012)
    transom = TOP - .42
    for x in (x0 + .03, x1 - .03):
        box(x, .12, LOW, .06, .09, TOP - LOW, green, bevel=.006)
    for z in (LOW + .03, transom, TOP - .05):
        box(mid, .122, z, wide - .02, .08, .055, green, bevel=.006)
    small = round(wide / .42)
    for k in range(1, small):
        box(x0 + wide * k / small, .124, transom, .022, .05, TOP - transom, green, bevel=.003)
    box(mid, .13, LOW + .06, wide - .1, .004, TOP - LOW - .1, pane)


def goods(x0, x1, rnd):
    """What stands in the window: folded blankets on shelves, skates of baskets, lamps that hang."""
    mid, wide = (x0 + x1) / 2, x1 - x0
    timber = wood('#8a5e38', 'x', .5, 22.)
    box(mid, .62, LOW - .02, wide, .9, .04, timber)
    box(mid, 1.95, 0, wide + .8, .06, 3.1, matter('#c99a66', rough=.8, variation=.2, grain=4))
    for z in (1.22, 1.72):
        box(mid, 1.72, z, wide, .40, .035, timber, bevel=.004)
    for x in (x0 - .1, x1 + .1):
        box(x, 1.16, 0, .12, 1.6, 3.1, matter('#b98a58', rough=.8, variation=.2, grain=4))
    wools = [matter(c, rough=.95, variation=.25, grain=40, bump=.003, bump_grain=160.) for c in ('#9c3a2c', '#e4d8c0', '#2f4a5c', '#6a7a5a', '#c98e3c', '#7a4a5a')]
    for z, y, size in ((LOW + .02, .55, 1.0), (1.255, 1.70, .8), (1.755, 1.70, .8)):
        x = x0 + .35
        while x < x1 - .3:
            at = z
            for k in range(rnd.randrange(2, 5)):
                h = rnd.uniform(.055, .09) * size
                box(x + rnd.uniform(-.012, .012), y, at, rnd.uniform(.36, .42) * size, .30, h - .004, wools[rnd.randrange(6)], rnd.uniform(-4, 4), bevel=.022)
                at += h
            x += rnd.uniform(.52, .72)
    brass, glow = matter('#7a5a2c', rough=.35, metal=.9), light('#ffdca0', 5.)
    for k in range(max(1, round(wide / 1.1))):
        x = x0 + wide * (k + .5) / max(1, round(wide / 1.1))
        tube([(x, .75, 3.2), (x, .75, 2.22)], .006, brass, 6)
        revolve([(.02, .16), (.03, .12), (.11, .0), (.112, -.005), (.02, .11)], brass, (x, .75, 2.08), 32)
        sphere((x, .75, 2.09), .045, glow)
        lamp((x, .75, 2.02), 62, '#ffbe78', .05)


def garland(points, needles, bulb, rnd):
    """Twigs of fir bound along a line, small lights in it."""
    batch, lights = Batch(needles), Batch(bulb)
    points = [np.array(p, float) for p in points]
    for a, b in zip(points, points[1:]):
        for _ in range(150):
            at = a + (b - a) * rnd.random() + np.array([0, 0, rnd.gauss(0, .012)])
            way = (b - a) / np.linalg.norm(b - a) * rnd.choice((-1, 1)) * .6 + np.array([rnd.gauss(0, .5), rnd.gauss(-.25, .5), rnd.gauss(-.1, .55)])
            way = way / np.linalg.norm(way) * rnd.uniform(.06, .12)
            side = np.cross(way, [rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)])
            side = side / (np.linalg.norm(side) + 1e-6) * .0028
            batch.polygon(at - side, at + side, at + way + side * .5, at + way - side * .5)
    for k in range(int(len(points) * 1.5)):
        i = rnd.randrange(len(points) - 1)
        p = points[i] + (points[i + 1] - points[i]) * rnd.random() + np.array([rnd.gauss(0, .02), -.07, rnd.gauss(0, .035)])
        lights.box(*p, .015, .015, .018)
    batch.done()
    lights.done()


def bench(x, y, timber, iron, snow):
    """Slats on two frames of iron, a cushion of snow on its seat and its back."""
    for px in (-.72, .72):
        for line in ([(x + px, y - .24, 0), (x + px, y - .22, .40), (x + px, y + .16, .42), (x + px, y + .26, .86)], [(x + px, y + .20, 0), (x + px, y + .16, .42)], [(x + px, y - .22, .40), (x + px, y - .25, .60), (x + px, y + .17, .62)]):
            tube(line, .016, iron, 10)
    for k in range(4):
        box(x, y - .19 + .105 * k, .425, 1.66, .085, .025, timber, bevel=.005)
    for k in range(3):
        box(x, y + .185 + .024 * k, .55 + .105 * k, 1.66, .022, .085, timber, bevel=.005)
    snow_on(x - .80, x + .80, y - .04, .446, .40, .115, snow, 4, .02)
    snow_on(x - .80, x + .80, y + .245, .842, .05, .07, snow, 9, .012)


def build(view):
    rnd = random.Random(41)
    sky([(0, '#d0a6b8'), (.2, '#8f96cc'), (.5, '#5470b8'), (1, '#2c4a98')], sun=(5, 150), glow='#e8a890', glow_strength=.3, strength=.62, sun_strength=0)
    view_beyond('park-city', (2, 22, 1.5), 36, .50, .70, soft=4).rotation_euler[2] = math.radians(-58)
    red = brick('#7a4434', '#94573f', '#8c7c6e')
    green, trim, cream = matter('#24443a', rough=.42, specular=.4, variation=.12, grain=5), matter('#d8c8a8', rough=.5, specular=.3, variation=.1, grain=5), matter('#3a5a4c', rough=.5, specular=.35, variation=.12, grain=4)
    snow = matter('#f0f4fb', rough=.8, specular=.25, variation=.02, grain=8, bump=.003, bump_grain=110.)
    arches = [arch(x, 3.95, 1.0, 5.1, 'round', rise=.4) for x in (-3.0, -1.0, .95, 2.6)]
    wall([rectangle(-6, -.2, 3.95, 6.4), rectangle(LEFT[0], 0, LEFT[1], TOP), rectangle(DOOR[0], 0, DOOR[1], TOP), rectangle(RIGHT[0], 0, RIGHT[1], TOP)] + arches, .36, red, (0, .18, 0))
    box(3.77, 5.2, -.2, .36, 10, 6.6, red)
    pane = clear('#f2f6f8', .03)
    for x0, x1 in (LEFT, RIGHT):
        show_window(x0, x1, green, trim, pane)
        goods(x0, x1, rnd)
    # the recessed door: side walls, a door with a tall pane, a step
    for x, s in ((DOOR[0], 1), (DOOR[1], -1)):
        box(x + s * .02, .72, 0, .04, 1.1, TOP, green)
    mid = (DOOR[0] + DOOR[1]) / 2
    box(mid, .8, TOP - .03, 1.2, 1.4, .05, cream)
    box(mid, 1.22, 2.16, 1.16, .07, .06, green)
    timber = wood('#7a4a2c', 'z', .45, 22.)
    wall([rectangle(mid - .50, .02, mid + .50, 2.16), rectangle(mid - .34, .86, mid + .34, 1.98)], .05, timber, (0, 1.24, 0), bevel=.004)
    for z in (.16, .46):
        box(mid, 1.20, z, .66, .02, .24, timber, bevel=.006)
    box(mid, 1.26, .86, .68, .006, 1.12, light('#ffbf7c', .9))
    for k in (-1, 0, 1):
        box(mid + .225 * k, 1.235, .86, .018, .02, 1.12, timber, bevel=.002)
    box(mid, 1.235, 1.41, .68, .02, .018, timber, bevel=.002)
    box(mid, 1.25, 2.22, 1.1, .006, .36, light('#ffbf7c', .8))
    tube([(mid + .41, 1.20, .95), (mid + .41, 1.15, 1.0), (mid + .41, 1.15, 1.22), (mid + .41, 1.20, 1.27)], .011, matter('#b48a40', rough=.25, metal=1.), 12)
    lamp((mid, .62, 2.45), 22, '#ffc080', .06)
    # the cornice over the windows, its brackets; stone sills and lintels above
    for z, h, out in ((2.66, .30, .10), (2.96, .10, .20), (3.06, .08, .30)):
        box(-1.0, .06 - out / 2, z, 9.86, out + .12, h, cream, bevel=.012)
    for k in range(24):
        box(-5.7 + .41 * k, -.09, 2.80, .07, .16, .17, cream, bevel=.012)
    snow_on(-5.9, 3.9, -.10, 3.14, .34, .16, snow, 14, .02)
    stone, frame = matter('#b3a48e', rough=.9, variation=.2, grain=6, bump=.004, bump_grain=50.), matter('#e4dccb', rough=.5)
    for k, x in enumerate((-3.0, -1.0, .95, 2.6)):
        box(x, -.03, 3.86, 1.22, .20, .10, stone, bevel=.012)
        snow_on(x - .56, x + .56, -.03, 3.955, .15, .07, snow, 30 + k, .01)
        box(x, .20, 3.95, 1.0, .01, 1.6, light('#ffb668', .7) if k in (0, 2) else glass('#3a4660'))
        for dx in (-.47, 0, .47):
            box(x + dx, .17, 3.95, .05 if dx else .025, .05, 1.5, frame, bevel=.003)
        box(x, .17, 4.6, 1.0, .052, .05, frame, bevel=.003)
    # garlands, the bench, a lamp post, the snow
    needles, bulb = leaf('#274a30', '#4a6e44', through=.15), light('#ffe0a0', 9.)
    for a, b in ((-5.6, -3.9), (-3.9, -2.26), (-2.26, -.62), (-.62, 1.22), (1.22, 2.4), (2.4, 3.6)):
        garland([(a + (b - a) * u, -.20, 2.70 - .22 * 4 * u * (1 - u)) for u in np.linspace(0, 1, 10)], needles, bulb, rnd)
    bench(2.25, -.50, wood('#6a4a30', 'x', .55, 24.), matter('#1c1d1e', rough=.45, metal=.6), snow)
    iron = matter('#1c1f20', rough=.45, metal=.4)
    revolve([(.16, 0), (.15, .10), (.10, .16), (.085, .55), (.10, .60), (.06, .70), (.048, 2.7), (.075, 2.74), (.05, 2.80), (.03, 2.95)], iron, (2.72, -1.95, 0), 24)
    revolve([(.05, 2.95), (.10, 3.0), (.16, 3.36)], light('#ffcf8a', 2.4), (2.72, -1.95, 0), 8, False)
    revolve([(.18, 3.36), (.10, 3.50), (.03, 3.58), (.02, 3.68)], iron, (2.72, -1.95, 0), 8, False)
    lamp((2.72, -1.95, 3.15), 30, '#ffb765', .12)
    drifted((-7, 3.9, 420), (-4.6, .02, 240), lambda X, Y: .06 + .16 * np.exp(-((Y + .02) / .14) ** 2) * (np.abs(X - mid) > .75) + .34 * np.exp(-((Y + 2.35 + .12 * np.sin(X * 1.3)) / .42) ** 2) * (.7 + .7 * fbm(X * .9, X * 0, 7, 4)) * np.clip(np.abs(X - mid + .4) - .7, 0, 1) - .05 * np.exp(-((Y + 1.15) / .5) ** 2) + .016 * fbm(X * 5, Y * 5, 8, 4) + .03 * fbm(X * 1.7, Y * 1.7, 9, 3), snow, 3)
    drifted((3.9, 30, 200), (-6, 40, 200), lambda X, Y: .03 + .06 * fbm(X * .7, Y * .7, 5, 4), snow, 4)
    drifted((DOOR[0], DOOR[1], 40), (.0, 1.2, 40), lambda X, Y: .012 + .05 * np.exp(-(Y / .3) ** 2), snow, 5)
    soft_light((-1.5, -5.5, 3.6), (-.4, 0, 1.4), 3.0, 60, '#aebcf2')
    haze('#8a8cb4', 900., '#d8a8a8', focus=5, start=8)
