"""Val Thorens: a ring of bare peaks round a bowl of snow, large timber houses on its floor, a chairlift above them.

Recognisable by what is missing (at 2,300 m no tree grows), by the horseshoe of peaks with the Aiguille de Péclet over its
glacier, and by tall blocks clad in wood in the Savoyard manner, in rows on the floor of the bowl. Sources: the place,
its height and cladding demo.avantgardia.com/newspeak/val-thorens-the-highest-resort-in-europe, academickids.com/encyclopedia
(Val Thorens); the Péclet chalet-altitude.com/en/hors-pistes-hors-du-commun. The course of the ridges is simplified.
`val-thorens` looks down on the village in the morning; `val-thorens-ski` stands among its houses at dusk; `videos` lays a
sea of clouds below the peaks.
"""
import cv2

from scenery import *

GRADE = dict(exposure=.76, contrast=1.36, saturation=1.08)
FRAMINGS = {
    'val-thorens': dict(eye=(-90, 330, 784), target=(350, 5200, 1060), lens=36, samples=6, mist=15000),
    'val-thorens-ski': dict(eye=(-90, 600, 716), target=(420, 5200, 1150), lens=30, samples=14, mist=15000, grade=dict(exposure=1.3, saturation=1.08)),
    'videos': dict(eye=(0, 0, 980), target=(300, 5200, 1230), lens=36, samples=6, mist=15000, grade=dict(exposure=1.1, saturation=1.1),
                   film=dict(clouds=40, fog=[dict(top=840, soft=260, color=(.36, .33, .5), density=.95, drift=70, size=260, start=500, reach=1600),
                                             dict(top=1150, soft=500, color=(.5, .38, .46), density=.5, drift=-46, size=420, start=2500, reach=3000)]),
                   encode=dict(av1_crf=58, h264_crf=35, cq=37, webp=50)),
}
RIDGES = (((-4600, 5400, .7), (-3200, 6000, .9), (-2300, 5500, .78), (-1500, 5900, 1.), (-750, 5300, .74), (-100, 5700, .86), (500, 5400, .8), (1050, 5750, 1.12), (1500, 5500, .9), (2200, 6100, 1.06), (3200, 5700, .84), (4600, 6100, .9)),
          ((-2300, 5500, .78), (-2350, 4400, .74), (-1900, 3400, .56), (-1500, 2500, .24)), ((2200, 6100, 1.), (2150, 4700, .82), (1750, 3600, .66), (1450, 2600, .26)),
          ((1050, 5750, 1.1), (800, 4900, .68), (560, 4200, .26)), ((-1500, 5900, 1.), (-1050, 4800, .55), (-700, 4100, .22)))


def peaks():
    """The ring of summits: lifted along the ridges of the map, then cut by water and ice."""
    cell = 10.
    X, Y = Ground.axes((-4400, 4400), (1500, 7700), 881, 621)
    wx, wy = X + fbm(X / 900, Y / 900, 8, 4) * 260, Y + fbm(X / 900, Y / 900, 9, 4) * 260
    lift = np.full(X.shape, .05)
    for ridge in RIDGES:
        for (ax, ay, ah), (bx, by, bh) in zip(ridge, ridge[1:]):
            t = np.clip(((wx - ax) * (bx - ax) + (wy - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0, 1)
            far = np.hypot(wx - ax - t * (bx - ax), wy - ay - t * (by - ay))
            lift = np.maximum(lift, (ah + t * (bh - ah)) * np.exp(-(far / 620) ** 1.4))
    lift *= np.clip((Y - 1500) / 900, .03, 1) * np.clip((4300 - np.abs(X)) / 300, 0, 1) * np.clip((7600 - Y) / 300, 0, 1)
    Z = mountains(lift, cell, (60, 24, 12), cut=11, talus=1.75, seed=6)
    Z *= 1650 / np.percentile(Z, 99.95)
    soft = cv2.GaussianBlur(Z.astype(np.float32), (0, 0), 14)
    Z += (soft - Z) * np.clip((420 - soft) / 260, 0, 1)
    Z *= np.clip((Y - 1500) / 600, 0, 1)
    steep = np.clip((np.hypot(*np.gradient(Z, cell)) - .6) / .5, 0, 1)
    Z += steep * (fbm(X / 60, Y / 60, 4, 4, ridged=True) - .5) * 38
    return Ground(ledges(Z, 46, .22, (.1, -.06), 7, cell) + 560, (-4400, 4400), (1500, 7700))


def slope():
    """The piste in front, the floor of the bowl with the village, and the rise behind it."""
    X, Y = Ground.axes((-900, 900), (-60, 2000), 900, 1030)
    side = np.abs(X + 20 + 60 * np.sin(Y / 300))
    floor = 662 + side ** 1.5 * .009 + fbm(X / 260, Y / 260, 30, 4) * 16 - np.clip(Y - 1180, 0, None) ** 1.3 * .04
    floor += fbm(X / 150, Y / 420, 33, 5, ridged=True) * np.clip((side - 260) / 500, 0, 1) * 60
    Z = floor + np.clip(140 - Y * .2, 0, None) ** 1.06 + fbm(X / 110, Y / 110, 31, 5) * 3.2 + fbm(X / 14, Y / 22, 32, 4) * .35
    for phase, offset, swing in ((0, 2, 6), (.15, 3.1, 6), (2.2, 16, 8), (2.35, 17.2, 8), (4.1, -22, 7), (4.2, -20.9, 7), (1.1, -34, 9)):
        d = np.abs(X - (offset + swing * np.sin(Y / 15. + phase) * np.clip(Y / 30, .3, 1) + Y * .06))
        Z += .16 * np.exp(-((d - 1.2) / .5) ** 2) - .4 * np.exp(-(d / .6) ** 2)
    return Ground(Z, (-900, 900), (-60, 2000))


def lift(ground, steel, dark):
    """A chairlift: round pylons with a cross-arm and rollers, two ropes, chairs of six seats with footrests."""
    line, tops = [(-10 + i * 40, 372 + i * 84) for i in range(9)], []
    turn = math.degrees(math.atan2(84, 40)) - 90
    side = np.array([math.cos(math.radians(turn)), math.sin(math.radians(turn))]) * 2.7
    for x, y in line:
        z = ground.height(x, y)
        revolve([(.62, -2), (.55, 0), (.38, 11)], steel, (x, y, z), 14)
        box(x, y, z + 10.6, 6.2, .34, .4, steel, turn)
        for s in (-1, 1):
            px, py = x + side[0] * s, y + side[1] * s
            box(px, py, z + 10.2, .16, 3.4, .34, dark, turn)
            box(px + .5 * s, py, z + 10.9, .7, 2.6, .05, steel, turn)
            tube([(px - side[0] * s * .8, py - side[1] * s * .8, z + 10.9), (px, py, z + 12.2), (px + .5 * s, py, z + 10.9)], .05, steel, 5)
        tops.append((x, y, z + 10.3))
    for s in (-1, 1):
        for a, b in zip(tops, tops[1:]):
            rope = hanging_cable((a[0] + side[0] * s, a[1] + side[1] * s, a[2]), (b[0] + side[0] * s, b[1] + side[1] * s, b[2]), 2., dark, .035, 12)
            for p in (rope[3], rope[9]):
                parts = [tube([(0, 0, 0), (0, .1, -1.4), (0, -.35, -1.9)], .04, steel), tube([(-1.5, -.35, -1.9), (1.5, -.35, -1.9)], .05, steel), tube([(-1.4, .15, -3.5), (1.4, .15, -3.5)], .03, steel)]
                parts += [box(-1.25 + .5 * k, -.25, -2.95, .46, .5, .09, dark) for k in range(6)] + [box(-1.25 + .5 * k, -.5, -2.9, .46, .08, .75, dark) for k in range(6)]
                parts += [tube([(e, -.35, -1.9), (e, -.5, -2.9), (e, .15, -3.5)], .035, steel) for e in (-1.5, 1.5)]
                group(parts, tuple(p), 1.0, turn + 180)


def residence(x, y, z, rnd, kit, storeys, width, depth, turn):
    """A Savoyard block: a stone foot, timber above, deep balconies on the valley side, broad gables under a metre of snow."""
    add = {name: Batch(material) for name, material in kit.items()}
    left, count = -width / 2, max(1, round(width / 15))
    for k in range(count):
        w, body = width / count, add['timber%d' % rnd.randrange(4)]
        h, rise, cx, push = 3.05 * max(2, storeys - (k * 2 + storeys) % 3 * (count > 1)), w * .25, left + w * (k + .5), rnd.uniform(-2.5, 2.5)
        front, back, lit = push - depth / 2, push + depth / 2, rnd.choice((.12, .3, .5))
        add['stone'].box(cx, push, -14, w, depth, 17.2)
        body.box(cx, push, 3.1, w - .3, depth - .3, h - 3.1)
        for yy in (front + .2, back - .2):
            body.polygon((cx - w / 2, yy, h), (cx + w / 2, yy, h), (cx, yy, h + rise))
        for name, over, low, thick in (('dark', 1.6, 0, .3), ('snow', 1.4, .3, 1.)):
            e, drop = w / 2 + over, -over * rise / (w / 2)
            for s in (-1, 1):
                lower = [(cx + s * e, yy, h + drop + low) for yy in (front - over, back + over)]
                upper = [(cx, yy, h + rise + low) for yy in (front - over, back + over)]
                raised = [[(px, py, pz + thick) for px, py, pz in edge] for edge in (lower, upper)]
                add[name].polygon(raised[0][0], raised[0][1], raised[1][1], raised[1][0])
                add[name].polygon(lower[0], lower[1], raised[0][1], raised[0][0])
                for end in (0, 1):
                    add[name].polygon(lower[end], upper[end], raised[1][end], raised[0][end])
        cells = int(w / 3.4)
        for floor in range(1, round(h / 3.05)):
            add['rail'].box(cx, front - .8, 3.05 * floor - .12, w * .9, 1.7, .2)
            add['rail'].box(cx, front - 1.6, 3.05 * floor + .15, w * .9, .08, .8)
            for c in range(cells):
                wx = cx + (c + .5 - cells / 2) * w * .88 / cells
                add[rnd.choice(('glow', 'dim')) if rnd.random() < lit else 'pane'].box(wx, front + .12, 3.05 * floor + .1, 1.9, .2, 2.05)
                add['rail'].box(wx, front + .08, 3.05 * floor + .1, .1, .2, 2.05)
                if c:
                    add['rail'].box(wx - w * .44 / cells, front - .8, 3.05 * floor, .2, 1.6, 2.9)
            for s in (-1, 1):
                for d in (-depth / 4, depth / 4):
                    add['glow' if rnd.random() < .2 else 'pane'].box(cx + s * (w / 2 - .2), push + d, 3.05 * floor + .8, .2, 1.1, 1.3)
        for c in range(int(w / 4)):
            add['glow' if rnd.random() < .4 else 'pane'].box(cx - w / 2 + 2.4 + c * 3.9, front, .5, 2.2, .16, 1.9)
        add['stone'].box(cx + w * .2, push + 2, h + rise * .5, 1.1, 1.1, 2.8)
        add['snow'].box(cx + w * .2, push + 2, h + rise * .5 + 2.8, 1.3, 1.3, .45)
    for batch in add.values():
        batch.done((x, y, z), turn)


def village(ground, rnd, lit):
    """Houses in bent rows across the floor of the bowl, the tallest behind; people between them."""
    kit = {'timber%d' % i: matter(c, rough=.8, variation=.35, grain=.7, bump=.03, bump_grain=6) for i, c in enumerate(('#87603f', '#9c7550', '#74583f', '#ab8660'))}
    kit |= dict(stone=matter('#9a948d', variation=.4, grain=1.3, bump=.12, bump_grain=2.2), rail=matter('#6d4c33', rough=.8, variation=.3), dark=matter('#4a3a30'), pane=glass('#262c34'),
                snow=matter('#f1f3f9', rough=.6, bump=.1, bump_grain=.7), glow=light('#ffbe78', lit), dim=light('#e8974e', lit * .45))
    for row, (y, from_x, to_x, bend) in enumerate(((800, -250, 60, 40), (862, -330, 190, 60), (930, -300, 330, 70), (1004, -250, 400, 60), (1080, -190, 330, 40))):
        x = from_x
        while x < to_x:
            width = rnd.choice((15, 18, 30, 32, 46))
            cx, cy = x + width / 2, y + bend * ((x - 20) / 300) ** 2 + rnd.uniform(-6, 6)
            if rnd.random() > .14:
                residence(cx, cy, ground.height(cx, cy) + .3, rnd, kit, rnd.choice((3, 4, 5, 6)) + row // 2, width, rnd.uniform(13, 17), math.degrees(math.atan(2 * bend * (x - 20) / 9e4)) + rnd.gauss(0, 6))
            if lit > 1 and row < 4:
                lamp((cx + width / 2 + 3, cy - 11, ground.height(cx, cy) + 6), 5200, '#ffb066', .4)
            x += width + rnd.uniform(9, 26)


def skiers(ground, rnd, places):
    skin, dark = matter('#d8a888'), matter('#20242c', rough=.6)
    bodies = [figure(skin, dark, matter(c, rough=.7), dark, dark, .15) for c in ('#b3262e', '#e0a02c', '#1f5f8b', '#e9e6df')]
    for k, (x, y, turn) in enumerate(places):
        parts = [walker(bodies[k % 4], (0, 0, .03))]
        parts += [box(s * .11, -.1, .0, .09, 1.7, .03, dark) for s in (-1, 1)] + [tube([(s * .25, -.12, .9), (s * .42, .45, .1)], .012, dark, 5) for s in (-1, 1)]
        group(parts, (x, y, ground.height(x, y)), 1.0, turn, lean=9)


def build(view):
    late, film = view['name'] != 'val-thorens', view['name'] == 'videos'
    if late:
        sky([(0, '#f3b184'), (.14, '#dfa59c'), (.35, '#8f8fc0'), (.62, '#4a63a8'), (1, '#22386f')], sun=(5, -104), glow='#ff9a5a', glow_strength=.5, strength=.75, sun_strength=4.2, sun_color='#ff9f66', sun_size=.8,
            clouds=dict(amount=.3, scale=1.1, stretch=.3, lit='#ffb48c', shade='#7f7aa4', opacity=.7, haze=.1, seed=41, flat=.2))
    else:
        sky([(0, '#f6dcc4'), (.14, '#d9d6de'), (.35, '#94b4dc'), (.62, '#4d82c6'), (1, '#235196')], sun=(20, 123), glow='#ffc690', glow_strength=.4, strength=.85, sun_strength=6.4, sun_color='#ffcf9f', sun_size=.6,
            clouds=dict(amount=.34, scale=1.1, stretch=.3, lit='#fff3e6', shade='#b3b4d0', opacity=.6, haze=.1, seed=41, flat=.2))
    peaks().place(land('#e9eef7', '#f8f9fc', '#57524f', slope=.52, blend=.06, bump=5, bump_grain=.03, grain=.009, rough=.7))
    if film:
        plane(380, matter('#e9e4ec', rough=1., bump=40, bump_grain=.002), (-20000, 20000), (300, 20000))
    else:
        near = slope()
        near.place(matter('#f0f3f9', rough=.6, bump=.06, bump_grain=2.2))
        plane(540, matter('#eef1f7'), (-20000, 20000), (-300, 20000))
        lift(near, matter('#7d838d', rough=.4, metal=.6), matter('#23262c', rough=.5))
        village(near, random.Random(12), 1.3 if late else .35)
        skiers(near, random.Random(2), ((-70, 668, 24), (-52, 690, -28), (-95, 702, 20), (-20, 715, -20)) if late else ((-74, 372, 24), (-58, 396, -28), (-96, 410, 20), (-30, 440, -20), (-52, 492, 18)))
    haze('#a9b6dc' if not late else '#8f8cba', 26000., '#ffd0a8', height_falloff=.0005, focus=4, start=500)
