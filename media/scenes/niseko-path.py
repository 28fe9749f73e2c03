"""A path dug through the snow to the door of a small inn below Mount Yōtei, on a clear morning.

What makes it that place: banks of dry powder cut with the shovel, deep on eaves and sills; a sliding door of fine lattice
with paper behind it, an indigo cloth over it, boards of cedar gone dark, a lamp of paper and wood, a white birch, firs.
Studied: ihcsacafe-en.ihcsa.or.jp, "The Warm Hospitality of the Snow Country" (an inn buried in snow, paths through it);
mlit.go.jp/tagengo-db/R5-00111, Ryo'unkaku (an inn of the snow country, its lattice of kumiko); triplisher.com, "In Hokkaido".
"""
from scenery import *
from scenery.aspens import trunk
from scenery.cloth import hanging, linen
from scenery.dishes import paint
from scenery.rooms import wood
from scenery.snow import snow_on
from scenery.tables import clear

GRADE = dict(exposure=1.18, contrast=1.22, saturation=1.06, bloom=.09, vignette=.13, shadows=(-.004, .0, .014), highlights=(.014, .005, -.012))
FRAMINGS = {
    'niseko-ski-path': dict(eye=(.42, -3.5, 1.46), target=(-.05, 4, 1.26), lens=34, sharp_at=6.6, f_stop=5.0, samples=6, preview_samples=8, bounces=4, mist=60),
}
WALL, EAVE = 4.0, 2.72


def middle(y):
    """Where the path runs."""
    return .10 * np.sin((y + 1.0) * .55) - .02 * (4 - y)


def snowfield(snow):
    """The banks and the path between them as one surface, finer where it is steep."""
    x = np.unique(np.concatenate([np.linspace(-9, -1.6, 90), np.linspace(-1.6, 1.6, 420), np.linspace(1.6, 9, 90)]))
    y = np.linspace(-3.3, WALL - .02, 420)
    X, Y = np.meshgrid(x, y, indexing='ij')
    off = X - middle(Y)
    cut = .68 + .035 * fbm(Y * 1.6, np.sign(off) * 4 + 0 * X, 5, 4)
    s = np.clip((np.abs(off) - cut) / .13, 0, 1)
    steep = s ** .55 * (1.55 - .55 * s)
    top = .86 + .16 * fbm(X * .7, Y * .6, 2, 4) + .06 * np.clip(np.abs(off) - 1, 0, 5) + .10 * np.exp(-((np.abs(off) - 1.0) / .28) ** 2)
    top *= 1 - .25 * np.exp(-((Y - WALL) / .5) ** 2)
    lumps = .028 * fbm(X * 6, Y * 6, 3, 5)
    spade = .020 * np.sin(Y * 17 + 3 * fbm(Y * 1.1, X * 0, 7, 3)) * s * (1 - s) * 4
    floor_ = .012 * fbm(X * 3, Y * 3, 4, 4) + .010 * fbm(X * 16, Y * 11, 6, 4)
    for k in range(24):
        py, side = -3.0 + .29 * k, (-1) ** k
        px = float(middle(np.array(py))) + side * .12
        floor_ = floor_ - .030 * np.exp(-(((X - px) / .055) ** 2 + ((Y - py) / .135) ** 2) ** 2)
    Z = floor_ * (1 - steep) + steep * (top + lumps) + spade
    k = np.arange(X.size).reshape(X.shape)
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
    points = np.stack([X + .5 * spade * np.sign(off), Y, Z], -1)
    instance(mesh(points.reshape(-1, 3), faces, snow, smooth=True))


def icicle(ice, long, seed):
    """Mesh data of an icicle hanging from z 0, a little uneven."""
    r = np.random.RandomState(seed)
    t = np.linspace(0, 1, 34)
    wide = .017 * (1 - t) ** .75 * (1 + .10 * np.sin(t * 26 + seed) * (1 - t)) + .0012
    return revolved([(.001, .0)] + [(float(w), float(-long * q)) for q, w in zip(t, wide)] + [(.0003, -long - .004)], ice, 14)


def build(view):
    rnd = random.Random(19)
    sky([(0, '#eef0f2'), (.3, '#b9cfec'), (1, '#5f93d8')], sun=(20, -122), glow='#ffe0c0', glow_strength=.3, strength=.95, sun_strength=5.2, sun_color='#ffd9ae', sun_size=.6)
    snow = matter('#f2f5fb', rough=.85, specular=.25, variation=.02, grain=6, bump=.0035, bump_grain=70.)
    snowfield(snow)
    # the house: vertical boards of cedar, darkened
    boards = [wood(c, 'z', .75, 22.) for c in ('#4a3526', '#3f2d21', '#55402f', '#46352a')]
    dark, frame = wood('#33241a', 'x', .6, 22.), wood('#6e4a2e', 'z', .55, 22.)
    frame_x = wood('#6e4a2e', 'x', .55, 22.)
    x = -5.2
    while x < 5.2:
        wide = rnd.uniform(.13, .19)
        if not -1.02 < x + wide / 2 < .98:
            box(x + wide / 2, WALL + .02 + rnd.uniform(-.004, .004), 0, wide - .006, .03, 3.0, boards[rnd.randrange(4)], bevel=.003)
        x += wide
    box(0, WALL + .10, 0, 10.6, .1, 3.1, matter('#1d1612', rough=1.))
    for x in (-2.9, -1.04, 1.0, 3.1):
        box(x, WALL - .03, 0, .13, .14, 3.0, frame, bevel=.008)
    for z, t in ((2.08, .14), (2.56, .12)):
        box(0, WALL - .02, z, 10.4, .11, t, dark, bevel=.008)
    # the door: two wings of lattice before paper that is lit
    paper = light('#ffd9a0', .95)
    box(-.02, WALL + .045, .04, 1.94, .01, 2.04, paper)
    for k, (a, b) in enumerate(((-.98, .03), (-.06, .94))):
        y = WALL + .012 * k - .012
        for px in (a + .035, b - .035):
            box(px, y, .04, .07, .034, 2.02, frame, bevel=.004)
        for z, t in ((.04, .10), (.52, .06), (2.00, .07)):
            box((a + b) / 2, y, z, b - a, .034, t, frame_x, bevel=.004)
        box((a + b) / 2, y + .004, .12, b - a - .1, .02, .42, frame_x)
        for j in range(15):
            px = a + .07 + (b - a - .14) * (j + .5) / 15
            box(px, y, .56, .014, .022, 1.46, frame)
        for z in (.90, 1.26, 1.62):
            box((a + b) / 2, y + .008, z, b - a - .1, .014, .014, frame_x)
    box(0, WALL - .10, 0, 2.1, .30, .07, matter('#8d8a86', rough=.8, variation=.2, grain=12, bump=.003, bump_grain=60.), bevel=.01)
    box(-.02, WALL + .045, 2.22, 1.94, .01, .34, light('#ffd9a0', .55))
    for k in range(1, 20):
        box(-.99 + 1.94 * k / 20, WALL + .02, 2.22, .014, .02, .34, frame)
    # an indigo cloth on a rod of bamboo
    bamboo = matter('#b08d54', rough=.5, variation=.2, grain=12)
    tube([(-.98, WALL - .13, 2.06), (.94, WALL - .13, 2.06)], .014, bamboo, 14)
    indigo = linen('#22355f', '#1a2a4e', weave=.0016, through=.12)
    for k in range(4):
        hanging(.455, .50, indigo, (-.95 + .472 * k, WALL - .135, 2.058), rnd.uniform(-1.5, 1.5), 2, .012, 5 + k)
    # eaves: rafters, the board, deep snow, icicles
    for k in range(17):
        x = -4.4 + .55 * k
        obj = box(x, WALL - .42, EAVE - .02, .075, .95, .09, frame, bevel=.004)
        obj.rotation_euler = (math.radians(-13), 0, 0)
    edge = WALL - .88
    obj = box(0, WALL - .40, EAVE + .10, 10.6, 1.06, .03, dark)
    obj.rotation_euler = (math.radians(-13), 0, 0)
    box(0, edge - .02, EAVE - .05, 10.6, .035, .15, dark, bevel=.006)
    snow_on(-5.2, 5.2, edge + .32, EAVE + .10, .72, .52, snow, 3, .06)
    solid([(-5.2, edge + .3, EAVE + .45), (5.2, edge + .3, EAVE + .45), (5.2, WALL + 4, EAVE + 1.7), (-5.2, WALL + 4, EAVE + 1.7)], [(0, 1, 2, 3)], snow)
    ice = clear('#eaf4fa', .16, .35)
    for _ in range(46):
        x = rnd.uniform(-3.6, 3.4)
        if rnd.random() < .55 + .45 * math.sin(x * 2.3):
            instance(icicle(ice, .05 + .24 * rnd.random() ** 2.2, rnd.randrange(99)), (x, edge - .026 + rnd.uniform(-.008, .008), EAVE - .048), rnd.uniform(.7, 1.1))
    # a lamp of wood and paper by the door, a window at the left with snow on its sill
    lx, lz = 1.34, 1.46
    glow = light('#ffcf8c', 2.2)
    box(lx, WALL - .10, lz, .15, .15, .30, glow)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(lx + sx * .078, WALL - .10 + sy * .078, lz - .02, .016, .016, .34, frame)
    for z in (lz - .03, lz + .30):
        box(lx, WALL - .10, z, .20, .20, .028, frame, bevel=.003)
    for z in (lz + .10, lz + .20):
        box(lx, WALL - .18, z, .15, .008, .008, frame)
    snow_on(lx - .11, lx + .11, WALL - .10, lz + .326, .17, .075, snow, 8, .012)
    lamp((lx, WALL - .30, lz + .14), 5, '#ffb566', .08)
    wx0, wx1, wz0, wz1 = -2.55, -1.45, 1.16, 1.96
    box((wx0 + wx1) / 2, WALL - .002, wz0, wx1 - wx0, .01, wz1 - wz0, light('#ffd9a0', .75))
    for x in (wx0, wx1):
        box(x, WALL - .03, wz0 - .05, .07, .09, wz1 - wz0 + .1, frame, bevel=.005)
    for z in (wz0 - .06, wz1):
        box((wx0 + wx1) / 2, WALL - .04, z, wx1 - wx0 + .16, .12, .07, frame_x, bevel=.006)
    for k in range(1, 12):
        box(wx0 + (wx1 - wx0) * k / 12, WALL - .02, wz0, .020, .026, wz1 - wz0, frame)
    snow_on(wx0 - .08, wx1 + .08, WALL - .07, wz0 + .01, .11, .12, snow, 12, .02)
    # a shovel of wood in the bank, a birch, firs behind
    group([tube([(0, 0, .1), (0, 0, 1.2)], .017, wood('#b58a58', 'z', .6, 30.), 12), box(0, 0, -.22, .27, .022, .36, matter('#a8b2b8', rough=.4, metal=.7, variation=.2, grain=20), bevel=.008), tube([(-.07, 0, 1.2), (.07, 0, 1.2)], .017, frame, 12)], (1.12, 1.35, .96), 1.0, -16, 7)
    bark = paint(.75, .2, .0012, 160.)
    for k, (x, y, r, lean) in enumerate(((-2.12, 1.5, .085, .05), (-2.62, 2.3, .06, -.06), (2.75, 1.9, .075, .03))):
        eyes = tuple((-1.57 + rnd.uniform(-.9, .9), 1.1 + .45 * j + rnd.uniform(-.12, .12), rnd.uniform(.018, .030)) for j in range(6))
        trunk(x, y, r, bark, 50 + k, eyes, lean, .5, 5.0, fine=True)
    twigs = bare_tree(matter('#5a4638', rough=.8), 4, 5)
    for x, y, z, h, turn in ((-2.05, 1.5, 2.7, 3.0, 30), (2.8, 1.9, 2.8, 2.8, 150)):
        instance(twigs, (x, y, z), h, turn)
    needles, brown = leaf('#24382c', '#324a36', through=.15), matter('#33291f')
    firs = [conifer(needles, brown, s, snow, 24, .8) for s in (2, 5, 7)]
    for x, y, h in ((-6.5, 9.5, 8.4), (-3.4, 11, 7.6), (-.9, 12.5, 8.2), (2.0, 11.5, 7.4), (4.8, 10, 8.8), (7.2, 9, 7.5), (-8.4, 7, 7.0), (.6, 14, 8.6)):
        instance(firs[rnd.randrange(3)], (x, y, .2), (h * 1.1, h * 1.1, h), rnd.uniform(0, 360))
    soft_light((1.6, -3.6, 3.0), (0, 3, 1.2), 2.2, 24, '#dfe8fa')
    haze('#dfe6f0', 900., '#ffe6c8', focus=5, start=6)
