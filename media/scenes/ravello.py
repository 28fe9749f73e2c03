"""The Amalfi coast from a garden terrace of Ravello, 350 m above the sea, at sunrise: an umbrella pine over the corner,
two small church domes below, and headland behind headland down to Capo d'Orso.

What makes it that place and no other: the limestone Lattari mountains fall from 1,000 m into the sea within two
kilometres, cut by short torrents; each mouth holds a town (Minori, Maiori) in rows along the slope, between lemon
terraces; below the villa stand the twin domes of the church of the Annunziata, before them a stone pine (Pinus pinea).
August's concert at dawn is played on this terrace. Sources: whc.unesco.org/en/list/830 (Costiera Amalfitana),
villarufolo.com, ravellofestival.com, Wikipedia: Monti Lattari, Villa Rufolo.
"""
from scenery import *

GRADE = dict(exposure=.9, contrast=1.38, saturation=1.2, highlights=(.02, .008, -.02))
FRAMINGS = {
    'amalfi-terrace': dict(eye=(0, 0, 356), target=(560, 3000, 110), lens=33, samples=5, mist=12000, beyond='amalfi-sea-road'),
    'home': dict(eye=(0, 0, 356), target=(700, 3000, 180), lens=30, samples=4, mist=12000, grade=dict(exposure=.84, contrast=1.42),
                 film=dict(waves=dict(slope=.03, length=(6, 110), deep=(.015, .05, .07), glitter=1.5, reach=2.7, path=14), clouds=60, lights=.35), encode=dict(dim=.86)),
}
X_RANGE, Y_RANGE, CELL = (-4200, 2400), (-600, 9600), 12.


def shore(y):
    """Where the water begins (x): bays of Minori and Maiori, then the long cape."""
    line = 150 - .05 * y + 0 * y
    for centre, reach, width in ((250, 260, 420), (1020, -330, 260), (1750, 330, 300), (2550, -420, 420), (4500, 1080, 620), (6100, 250, 700), (8200, 800, 700)):
        line = line + reach * np.exp(-((y - centre) / width) ** 2)
    return line + fbm(y / 220., y * 0 + .5, 4, 5) * 60


def coast():
    across, along = int((X_RANGE[1] - X_RANGE[0]) / CELL), int((Y_RANGE[1] - Y_RANGE[0]) / CELL)
    X, Y = Ground.axes(X_RANGE, Y_RANGE, across, along)
    inland = shore(Y) - X + fbm(X / 160, Y / 160, 12, 4) * 40
    lift = np.clip(inland / 60, 0, 1) * (.35 + .65 * np.clip(inland / 1500, 0, 1))
    Z = mountains(lift, CELL, (70, 26, 8), cut=20, talus=1.25, seed=4)
    Z *= 1120 / np.percentile(Z, 99.5)
    Z = ledges(Z, 26, .5, (.1, .05), 5, CELL) + fbm(X / 60, Y / 60, 3, 5) * 9 * np.clip(Z / 60, 0, 1)
    Z = np.where(inland > 0, Z + 5, -30)
    Z = np.where((np.abs(X) < 500) & (Y < 320), np.minimum(Z, 270 - np.clip(Y, -100, 400) * .55 - np.abs(X) * .1), Z)
    return Ground(Z, X_RANGE, Y_RANGE)


def rows_of_houses(ground, walls, roof, rnd, at, rise, length):
    """Houses wall to wall along the contours: one row for each height, walked from `at` both ways."""
    for level in range(*rise):
        x, y = at
        for _ in range(60):
            gap = level - ground.height(x, y)
            gx, gy = ground.height(x + 10, y) - ground.height(x - 10, y), ground.height(x, y + 10) - ground.height(x, y - 10)
            steep = math.hypot(gx, gy) / 20
            if steep < .02 or abs(gap) < 1:
                break
            x, y = x + gx / 20 / steep * min(40, max(-40, gap / steep)) * .6, y + gy / 20 / steep * min(40, max(-40, gap / steep)) * .6
        for way in (-1, 1):
            px, py, gone = x, y, 0
            while gone < length * rnd.uniform(.5, 1.1):
                gx, gy = ground.height(px + 8, py) - ground.height(px - 8, py), ground.height(px, py + 8) - ground.height(px, py - 8)
                steep = math.hypot(gx, gy) or 1
                wide, high = rnd.uniform(8, 16), rnd.choice((6.5, 9.8, 9.8, 13))
                gap = (level - ground.height(px, py)) / max(steep / 16, .25)
                px, py = px - way * gy / steep * wide + gx / steep * gap * .4, py + way * gx / steep * wide + gy / steep * gap * .4
                gone += wide
                z = ground.height(px, py)
                if z < 4 or rnd.random() < .16:
                    continue
                turn = math.degrees(math.atan2(gy, gx)) - 90
                box(px, py, z - 9, wide + .4, 9.5, high + 9, walls[rnd.randrange(len(walls))], turn)
                if rnd.random() < .55:
                    hip_roof(wide, 9.5, 1.9, roof, (px, py, z + high), turn, .3)
                else:
                    box(px, py, z + high, wide, 9.2, .5, walls[rnd.randrange(len(walls))], turn)


def woods(ground, rnd):
    perlin = Perlin(3)
    foliage, bark = leaf('#2f3d1f', '#5a5f30', through=.25), matter('#4b3626', rough=.9)
    trees = [broadleaf(foliage, bark, i, 700, .6, .3, 1.2, .8) for i in range(4)]
    flames = [cypress(leaf('#1d2b1a', '#2f3d1f', through=.1), i) for i in range(2)]
    line = shore(np.arange(0., 4400.))
    for k in range(15000):
        y = 60 + 3600 * rnd.random() ** 1.7
        x = line[int(y)] - rnd.random() ** 1.3 * (300 + y * .5)
        z = ground.height(x, y)
        if z < 12 or ground.slope(x, y) > 1.9 or float(perlin(x / 90, y / 90)) + rnd.uniform(-.4, .4) < -.12:
            continue
        tree, tall = (flames[k % 2], rnd.uniform(9, 16)) if rnd.random() < .05 else (trees[k % 4], rnd.uniform(4, 9) + y / 700)
        instance(tree, (x, y, z - 1), tall, rnd.uniform(0, 360))


def stone_pine(at, tall, crown, rnd):
    """Pinus pinea: a leaning bare trunk, limbs like the ribs of an umbrella, a flat crown of needle clumps."""
    needles, bark = leaf('#1f3016', '#46562a', through=.2), matter('#6b4a36', rough=.95, variation=.35, grain=5, bump=.05, bump_grain=7)
    clump = Batch(needles)
    for _ in range(260):
        a, b = rnd.uniform(0, 2 * math.pi), rnd.gauss(.5, .35)
        out = np.array([math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)])
        start = np.array([rnd.gauss(0, .16), rnd.gauss(0, .16), rnd.gauss(0, .06)])
        side = np.cross(out, [rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)])
        side /= np.linalg.norm(side) + 1e-6
        clump.polygon(start - side * .011, start + side * .011, start + out * rnd.uniform(.2, .36))
    data = mesh(clump.vertices, clump.faces, needles)
    x, y, z = at
    fork = np.array([x + .5, y + .3, z + tall * .62])
    tube([(x - .3, y, z), (x - .1, y, z + tall * .2), (x + .25, y + .1, z + tall * .45), fork], .3, bark, 12)
    for k in range(22):
        a, r = k * 2.4, crown * math.sqrt((k + .6) / 22)
        end = np.array([fork[0] + r * math.cos(a), fork[1] + r * math.sin(a), z + tall - 1.5 - .9 * (r / crown) ** 2 + rnd.uniform(-.2, .2)])
        mid = fork * .45 + end * .55 + np.array([0, 0, -.35 * r / crown])
        tube([fork, mid, end], .085, bark, 6)
        for q in range(5):
            tip = end + np.array([rnd.gauss(0, .55), rnd.gauss(0, .55), rnd.uniform(.2, .8)])
            tube([mid * .3 + end * .7, tip], .03, bark, 4)
    for k in range(620):
        a, u = rnd.uniform(0, 2 * math.pi), math.sqrt(rnd.random())
        r = crown * u * (1 + .1 * math.sin(5 * a))
        lump = .35 * math.sin(3.1 * r + 2 * a) + .25 * math.sin(7 * a + r)
        top = z + tall - .3 - 1.5 * u ** 2.6 + lump
        instance(data, (fork[0] + r * math.cos(a), fork[1] + r * math.sin(a), top - rnd.random() ** 2 * 1.1), rnd.uniform(1.1, 1.9), rnd.uniform(0, 360), rnd.uniform(-25, 25))


def church(at, plaster, tile):
    """The Annunziata below the terrace: a plain nave, and two belfries with small domes."""
    x, y, z = at
    box(x, y, z - 30, 9, 20, 40, plaster, -24)
    gable_roof(9, 20, 2.4, tile, (x, y, z + 10), -24)
    for dx, dy, high in ((-3.4, -9.6, 13), (4.4, -6.2, 13.4)):
        px, py = x + dx, y + dy
        box(px, py, z - 20, 2.6, 2.6, 20 + high - 3.2, plaster, -24)
        for side in range(4):
            turn = -24 + 90 * side
            t = math.radians(turn)
            wall([rectangle(-1.3, 0, 1.3, 3.2), arch(0, .4, 1.1, 1.9)], .35, plaster, (px + 1.12 * math.sin(t), py - 1.12 * math.cos(t), z + high - 3.2), turn)
        box(px, py, z + high, 3.1, 3.1, .28, plaster, -24)
        revolve([(1.42, 0), (1.42, .35), (1.34, .75), (1.1, 1.3), (.7, 1.75), (.25, 1.98), (.22, 2.2), (.08, 2.6), (0, 2.65)], tile, (px, py, z + high + .28), 24)


def garden(rnd, stone):
    """The terrace: a coping, clay pots of geranium, and a bed of salvias."""
    clay = matter('#a4603c', rough=.85, variation=.25, grain=6)
    box(3, 9.3, 351.9, 60, .5, .78, stone, -11, bevel=.03)
    box(3, 9.3, 352.66, 60.2, .74, .12, stone, -11, bevel=.03)
    green = broadleaf(leaf('#34502a', '#5d7a3c'), clay, 5, 900, .7, .1, .9, .9)
    flowers = [broadleaf(leaf(a, b, through=.5), clay, 9 + i, 420, .7, .16, .8, .9) for i, (a, b) in enumerate((('#b3243a', '#d8485a'), ('#c8457a', '#e58aa8'), ('#6a3f8f', '#9a6fc0'), ('#efe6da', '#fff6ea')))]
    for k in range(7):
        along = -9 + k * 3.4
        px, py = 3 + along * math.cos(math.radians(-11)), 9.3 + along * math.sin(math.radians(-11))
        if k in (2, 3):
            continue
        pot(px, py, 352.78, clay, None, .42)
        instance(green, (px, py, 353.0), .85, k * 70)
        instance(flowers[k % 2], (px, py, 353.04), .9, k * 50)
    for k in range(300):
        px, py = rnd.uniform(-9, 13), rnd.uniform(5.6, 8.3)
        instance(green if k % 2 else flowers[int(px * .8 + 40) % 4], (px, py - .19 * px, 351.9 + rnd.uniform(-.05, .1)), rnd.uniform(.5, .85), k * 41)
    box(3, 5, 350.9, 60, 8.5, 1.0, matter('#5a4632', rough=1.), -11)


def build(view):
    rnd = random.Random(8)
    sky([(0, '#ffd2a0'), (.08, '#fcc3a0'), (.22, '#e6b3ae'), (.42, '#a9a8c6'), (.7, '#6a86b8'), (1, '#456aa6')], sun=(7, 47), glow='#ffae66', glow_strength=.95,
        sun_strength=5.2, sun_color='#ffbf85', clouds=dict(amount=.6, scale=1., stretch=.32, lit='#ffe0c0', shade='#ab98b4', opacity=.8, haze=.08, seed=21, flat=.11, rough=.6))
    sea(deep='#0c3a4c', rough=.1, waves=.05, size=26, stretch=(.8, 1.6), fine=.5)
    ground = coast()
    ground.place(land('#2f3b22', '#5d6136', '#b5a48c', slope=.6, blend=.1, bump=2.2, bump_grain=.05, grain=.008))
    walls = [facade(c, '#4a3d34', (2.8, 3.3), .64, .45, lit=.16, lit_color='#ffb865', lit_strength=1.6, rough=.5) for c in ('#f2e6d4', '#efdcc2', '#e8c8a4', '#f6efe4', '#e6b294', '#f0e0c8', '#e3cfb4')]
    tile = matter('#a5623f', rough=.85, variation=.3, grain=.5)
    for at, rise, length in (((-150, 1040), (10, 75, 12), 260), ((60, 1500), (20, 120, 14), 200), ((-260, 2520), (10, 80, 12), 420), ((0, 2050), (24, 110, 16), 200), ((-40, 420), (110, 220, 18), 120), ((500, 4100), (30, 80, 16), 160), ((-650, 1700), (180, 290, 18), 200)):
        rows_of_houses(ground, walls, tile, rnd, at, rise, length)
    woods(ground, rnd)
    plaster = matter('#e6dac6', rough=.85, variation=.14, grain=.7, bump=.01, bump_grain=3)
    church((15, 74, 333), plaster, matter('#8d6a50', rough=.8, variation=.4, grain=2.5))
    garden(rnd, matter('#a99c88', rough=.9, variation=.35, grain=2.2, bump=.012, bump_grain=14))
    stone_pine((-3.4, 16, 350), 10.9, 7.2, rnd)
    sail, hull = matter('#fbf3e6', rough=.7), matter('#f2ece2', rough=.3)
    for x, y, scale, turn in ((900, 1500, 1.6, -18), (1300, 2700, 1.7, 30), (620, 2300, 1.5, -40)):
        yacht(x, y, scale, turn, sail, hull)
    far = Ground(np.clip(fbm(*[c / 3000. for c in Ground.axes((-2000, 40000), (14000, 40000), 200, 120)], 6, 6) * 900 + 380, 0, None) * 1., (-2000, 40000), (24000, 42000))
    far.z[:, :30] *= np.linspace(0, 1, 30)
    far.place(matter('#55604a'))
    haze('#bfb2bc', 9500., '#ffc890', height_falloff=.0013, focus=7, start=150, most=.9)
