"""Park City: the old mining main street under snow at blue hour, warm shop windows, runs and a lift on the slope above.

Recognisable by the climbing street of small brick and clapboard fronts with parapets and false gables, strings of
bulbs across it, deep snow on every roof, and ski runs cut through the trees straight above the town.
"""
from scenery import *

GRADE = dict(exposure=1.12, contrast=1.36, saturation=1.13, shadows=(-.015, -.003, .03))
FRAMINGS = {
    'park-city-street': dict(eye=(-1.5, -17, 8.6), target=(5.5, 120, 21), lens=32, samples=16, mist=2500, beyond='park-city'),
}
RISE = .055


def snowcap(x, y, z, width, depth, material, thick=.42, turn=0.0):
    """A rounded layer of snow on a roof."""
    return box(x, y, z, width, depth, thick, material, turn, bevel=thick * .42)


def row(rnd, snow, m, mirrored):
    """Lots along x; where the street climbs, each base is higher. A mirrored row is built for turn=-90."""
    fronts = StreetFront({'trim': m['trim'], 'glass': glass('#39485a'), 'snow': snow, **{k: m[k] for k in ('warm', 'gold', 'rose', 'dark')}}, 3 if mirrored else 8)
    add = fronts.batches
    x = -24.0
    for i in range(17):
        width, storeys = rnd.choice((6.2, 7.2, 8.4, 9.6)), (2, 2, 3, 2, 2, 3)[(i + mirrored) % 6]
        body = m['bodies'][(i * 5 + 3 * mirrored) % len(m['bodies'])]
        left = -(x + width) if mirrored else x
        base, high, depth = RISE * (x + width / 2) - .3, storeys * 3.5 + .6, 15
        gable = (i + mirrored) % 3 == 1
        cx = left + width / 2
        box(cx, depth / 2, base - 3, width - .06, depth, high + 3, body)
        columns = max(2, int(width / 2.1))
        for level in range(1, storeys):
            for k in range(columns):
                fronts.window(left + width * (k + .5) / columns, 0, base + .9 + level * 3.5, 1.0, 1.9, lit=.34)
                add['snow'].box(left + width * (k + .5) / columns, -.16, base + .74 + level * 3.5, 1.3, .22, .1)
        bays = max(2, int(width / 2.6))
        for k in range(bays):
            bx, wide = left + width * (k + .5) / bays, width / bays * .8
            if k == bays // 2:
                add['dark'].box(bx, -.03, base + .2, 1.2, .1, 2.5)
                add['warm'].box(bx, -.06, base + 1.0, .8, .1, 1.6)
            else:
                add['trim'].box(bx, -.03, base + .45, wide + .2, .1, 2.2)
                add[('warm', 'gold', 'warm', 'rose')[rnd.randrange(4)]].box(bx, -.06, base + .6, wide, .1, 1.95)
                for s in (-.33, 0, .33):
                    add['dark'].box(bx + s * wide, -.12, base + .6, .05, .04, 1.95)
                for _ in range(3):
                    add['dark'].box(bx + rnd.uniform(-.4, .4) * wide, -.115, base + .6, rnd.uniform(.15, .4), .02, rnd.uniform(.3, 1.1))
        cloth = m['cloths'][rnd.randrange(4)]
        reach = rnd.choice((1.6, 2.0, 0))
        if reach:
            points = [(left + .2, -.1, base + 3.3), (left + width - .2, -.1, base + 3.3), (left + width - .2, -reach, base + 2.75), (left + .2, -reach, base + 2.75)]
            solid(points + [(px, py, pz - .25) for px, py, pz in points[2:]], [(0, 1, 2, 3), (3, 2, 4, 5)], cloth)
            add['snow'].polygon(*[(px, py, pz + .16) for px, py, pz in points])
            add['snow'].polygon(points[3], points[2], (points[2][0], points[2][1], points[2][2] + .16), (points[3][0], points[3][1], points[3][2] + .16))
        else:
            add['trim'].box(cx, -.1, base + 3.05, width, .3, .35)
            add['gold'].box(cx, -.27, base + 3.12, width * .5, .05, .22)
        top = base + high
        if gable:
            a = width / 2
            wall([[(-a, 0), (a, 0), (0, 3.4)]], .4, body, (cx, .2, top))
            gable_roof(width + .3, depth, 3.5, snow, (cx, depth / 2, top), 0, .45, .5)
            fronts.window(cx, 0, top + .9, .9, 1.2, lit=1)
        else:
            add['trim'].box(cx, -.12, top + .35, width + .1, .5, .4)
            for k in range(int(width / .7)):
                add['trim'].box(left + .4 + k * .7, -.22, top + .05, .16, .3, .34)
            box(cx, .12, top, width, .35, .8, body)
            snowcap(cx, -.02, top + .74, width + .15, .62, snow, .26)
            snowcap(cx, depth / 2 + .2, top - .05, width - .2, depth - .3, snow, .5)
            if i % 2:
                box(left + width * .7, 6, top, 1.1, 1.1, 2.0, m['brick'])
                snowcap(left + width * .7, 6, top + 2.0, 1.3, 1.3, snow, .25)
        x += width + (.0 if i % 4 else 1.2)
    fronts.done()


def street(rnd, snow, iron, glow, bulb):
    X, Y = Ground.axes((-9, 9), (-26, 190), 90, 1080)
    out = np.abs(X)
    Z = RISE * Y + fbm(X / 1.6, Y / 2.4, 4, 4) * .07 + .52 * np.exp(-((out - 4.9) / .55) ** 2) * (.75 + fbm(X / 2, Y / 3, 7, 4) * .9) + .06 * (out > 5.6)
    for track in (-2.6, -1.1, 1.0, 2.5):
        Z -= .06 * np.exp(-((X - track - .12 * np.sin(Y / 9)) / .2) ** 2)
    Ground(Z, (-9, 9), (-26, 190)).place(matter('#e4e9f2', rough=.6, variation=.12, grain=.5, other='#b9c0cd', bump=.03, bump_grain=5))
    for k in range(11):
        for s in (-1, 1):
            y = 4 + k * 15
            street_lamp(s * 5.3, y, RISE * y, iron, glow, 3.9, 2)
            if k < 3:
                lamp((s * 5.3, y, RISE * y + 3.2), 130, '#ffb765', .3)
    lights, wire = Batch(bulb), iron
    for k in range(9):
        y = 8 + k * 13
        line = hanging_cable((-7.9, y, RISE * y + 7.6), (7.9, y + 3, RISE * y + 7.6), 1.5, wire, .015, 44)
        for p in line[1:-1:2]:
            lights.box(p[0], p[1], p[2] - .14, .11, .11, .13)
    lights.done()


def walkers(rnd):
    """People in winter coats, small enough to be only that."""
    coats = [matter(c, rough=.9) for c in ('#2b3444', '#6b2b2b', '#3f4a3a', '#8a6a3c', '#2a2a2e')]
    skin = matter('#c79a80', rough=.7)
    for k in range(16):
        x, y, tall = rnd.choice((-1, 1)) * rnd.uniform(2.4, 6.6), rnd.uniform(26, 120), rnd.uniform(.92, 1.06)
        coat = coats[k % 5]
        parts = [revolve([(.07, 0), (.09, .85)], coats[4], (s * .1, .08 * s, 0), 8) for s in (-1, 1)]
        parts += [revolve([(.2, .7), (.25, .82), (.24, 1.1), (.21, 1.35), (.1, 1.48), (0, 1.5)], coat, (0, 0, 0), 10), revolve([(0, 1.46), (.1, 1.53), (.11, 1.63), (0, 1.74)], skin, (0, 0, 0), 10), revolve([(.115, 1.63), (.11, 1.72), (0, 1.78)], coats[(k + 1) % 5], (0, 0, 0), 10)]
        group(parts, (x, y, RISE * y + .05), tall, rnd.uniform(0, 360))


def mountain(snow):
    X, Y = Ground.axes((-1500, 1700), (195, 2600), 420, 320)
    run = np.minimum(np.abs(X - 60 - 70 * np.sin(Y / 260)), np.abs(X + 210 - .12 * Y - 40 * np.sin(Y / 170 + 1)))
    Z = RISE * 195 - 8 + 620 * (1 / (1 + np.exp(-(Y - 1050) / 330)) - .07) + fbm(X / 420, Y / 420, 5, 6) * 110 * np.clip((Y - 220) / 500, 0, 1)
    Z += 90 * np.clip(np.abs(X) / 600, 0, 2) ** 1.4 - 34 * np.exp(-(X / 120) ** 2) * np.clip((Y - 200) / 300, 0, 1) - 60 * np.clip(1 - (Y - 195) / 40, 0, 1)
    ground = Ground(Z, (-1500, 1700), (195, 2600))
    ground.place(matter('#eaeff8', rough=.7, bump=.5, bump_grain=.2))
    rnd, bark = random.Random(8), matter('#2a211d')
    firs = [conifer(matter('#1f3032', rough=.9), bark, i, snow) for i in range(5)]
    clump = Perlin(5)
    for k in range(15000):
        y = 215 + 2000 * rnd.random() ** 1.5
        x = (rnd.random() - .5) * (260 + y * 1.25)
        near = min(abs(x - 60 - 70 * math.sin(y / 260)), abs(x + 210 - .12 * y - 40 * math.sin(y / 170 + 1)))
        if near < 20 + y * .012 or float(clump(x / 130, y / 130)) < -.2:
            continue
        instance(firs[k % 5], (x, y, ground.height(x, y) - 1), rnd.uniform(10, 21), rnd.uniform(0, 360))
    post, chair = matter('#4a4f5a', rough=.5), matter('#23262c', rough=.5)
    tops = []
    for k in range(11):
        y = 235 + k * 100
        x = 66 + 70 * math.sin(y / 260) * .3 + k * 3
        z = ground.height(x, y)
        box(x, y, z - 1, 1.2, 1.2, 13, post)
        box(x, y, z + 12, 7.5, .8, .8, post)
        tops.append((x, y, z + 12))
    for s in (-3, 3):
        for a, b in zip(tops, tops[1:]):
            rope = hanging_cable((a[0] + s, *a[1:]), (b[0] + s, *b[1:]), 1.4, chair, .17, 12)
            for p in (rope[3], rope[9]):
                box(p[0], p[1], p[2] - 4.2, 3.0, .9, 1.6, chair)
    houses, glow = [matter(c, rough=.85) for c in ('#6b4632', '#5a5f66', '#7a5a44')], light('#ffb765', 2.2)
    for k in range(95):
        x, y = rnd.choice((-1, 1)) * rnd.uniform(24, 190), rnd.uniform(130, 340)
        z = ground.height(x, max(y, 200)) if y > 200 else RISE * y + .12 * (abs(x) - 20)
        turn = rnd.uniform(-30, 30)
        box(x, y, z - 6, 9, 9, 12, houses[k % 3], turn)
        gable_roof(9.5, 9.5, 3.6, snow, (x, y, z + 6), turn, .6, .6)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for dx in (-2.4, 0, 2.4):
            if rnd.random() < .6:
                box(x + dx * c + 4.52 * s, y + dx * s - 4.52 * c, z + rnd.choice((.8, 3.4)), 1.1, .1, 1.4, glow, turn)


def build(view):
    rnd = random.Random(6)
    sky([(0, '#f3b7a4'), (.14, '#d9a4b4'), (.34, '#8f8cc0'), (.62, '#4a609f'), (1, '#233a74')], sun=(7, 158), glow='#ff9c74', glow_strength=.3, strength=.62, sun_strength=3.6, sun_color='#ffa885', sun_size=1.2,
        clouds=dict(amount=.55, scale=1.1, stretch=.35, lit='#f6c0b4', shade='#6f72a4', opacity=.7, haze=.1, seed=15, flat=.2))
    box(0, -120, -40, 1400, 6, 98, matter('#8a93ad'))
    snow = matter('#eef2f9', rough=.7, bump=.02, bump_grain=3)
    plane(-9, snow, (-4000, 4000), (-100, 6000))
    X, Y = Ground.axes((-220, 220), (-60, 215), 90, 70)
    Ground(RISE * Y - .4 + .12 * np.clip(np.abs(X) - 20, 0, 200) - 8 * np.clip((Y - 195) / 20, 0, 1), (-220, 220), (-60, 215)).place(snow)
    m = {'trim': matter('#e6ddcd', rough=.7), 'warm': light('#ffb25e', 1.15), 'gold': light('#ffcf8a', 1.0), 'rose': light('#ff9a54', .85), 'dark': matter('#2a2320', rough=.6), 'brick': matter('#7a4636', rough=.9, variation=.3, grain=3),
         'bodies': [matter(c, rough=.85, variation=.22, grain=1.4, bump=.01, bump_grain=6) for c in ('#8a4a3a', '#a9694f', '#5d7078', '#c7b08c', '#7c3f36', '#4f5f52', '#b48a5e', '#6e5a68', '#93563f')],
         'cloths': [matter(c, rough=.9) for c in ('#5a2f2c', '#2f4744', '#7a5a34', '#39445c')]}
    turned(lambda: row(rnd, snow, m, 0), (-8.2, 0, 0), 90)
    turned(lambda: row(rnd, snow, m, 1), (8.2, 0, 0), -90)
    street(rnd, snow, matter('#1f2326', rough=.5), light('#ffd08a', 2.6), light('#ffd9a0', 4))
    walkers(random.Random(12))
    mountain(snow)
    haze('#8f93bb', 2600., '#d7a2ae', height_falloff=.001, focus=3, start=60, most=.85)
