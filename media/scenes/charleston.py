"""Charleston: pastel single houses with their piazzas along the Battery, palmettos, the harbour in early light.

Recognisable by the narrow houses that turn columned two-storey porches to the breeze, sherbet colours with dark
shutters, palmettos along the sea wall, gas lamps, and the white steeple over the roofs.
"""
from scenery import *

GRADE = dict(exposure=1.05, contrast=1.34, saturation=1.2)
FRAMINGS = {
    'charleston': dict(eye=(13, -24, 4.8), target=(-7.4, 38, 6.6), lens=32, samples=15, mist=700),
}
COLOURS = ('#eec3b4', '#f3e2b4', '#b9d6cd', '#e9aa98', '#bcd0e2', '#f2d3a6', '#d9c0d6', '#cfe0c0', '#f1ccc0')


def single_house(fronts, x, body, roof, m, rnd, levels, columns):
    """One house along the row: porch (piazza) first, then the body, gable or hip to the street."""
    porch, width, depth, storey = 3.3, rnd.uniform(7.2, 8.6), rnd.uniform(15, 19), 3.5
    base, top = 1.1, 1.1 + levels * 3.5
    left, right = x + porch, x + porch + width
    box((left + right) / 2, depth / 2, 0, width, depth, top + .5, body)
    for level in range(levels):
        z = base + level * storey + .75
        for k in range(3):
            cx = left + width * (k + .5) / 3
            if level == 0 and k == 2:
                continue
            fronts.window(cx, 0, z, 1.0, 1.95, lit=.12)
            for s in (-1, 1):
                m['shutter'].box(cx + s * .86, -.07, z - .06, .5, .08, 2.07)
        for k in range(5):
            cy, wide = 1.8 + k * (depth - 3) / 5, 1.05
            m['trim'].box(left - .03, cy, z - .7, .1, wide + .3, 2.75)
            m['pane'].box(left - .06, cy, z - .6, .1, wide, 2.55)
            for s in (-1, 1):
                m['shutter'].box(left - .09, cy + s * .82, z - .6, .08, .45, 2.55)
    m['trim'].box((left + right) / 2, -.12, top + .1, width + .2, .34, .45)
    m['trim'].box((left + right) / 2, -.05, base - .35, width, .14, .25)
    hip_roof(width, depth, 2.7, roof, ((left + right) / 2, depth / 2, top + .5), 0, .45)
    for s in (.25, .75):
        box(left + width * .2, depth * s, top + 1, .9, 1.3, 3.9, m['brick'])
    floors = min(levels, 2 + (rnd.random() < .35))
    for level in range(floors + 1):
        z = base + level * storey - (.25 if level < floors else .1)
        m['trim'].box(x + porch / 2, depth / 2, z - (0 if level < floors else .2), porch + .3, depth, .3 if level < floors else .45)
        if level < floors:
            m['haint'].box(x + porch / 2, depth / 2, z + storey - .14, porch, depth - .3, .08)
            for i in range(int(depth / .22)):
                m['trim'].box(x + .08, .25 + i * .22, z + .35, .045, .045, .78)
            m['trim'].box(x + .08, depth / 2, z + 1.1, .1, depth - .2, .08)
            for k in range(6):
                instance(columns[level > 0], (x + .12, .3 + k * (depth - .6) / 5, z + .3), (1, 1, storey - .45))
    solid([(x - .3, -.3, base + floors * storey + .1), (left, -.3, base + floors * storey + .5), (left, depth + .3, base + floors * storey + .5), (x - .3, depth + .3, base + floors * storey + .1)], [(0, 1, 2, 3)], roof)
    box(x + porch / 2, .12, 0, porch - .1, .2, base + storey - .3, body)
    m['trim'].box(x + porch / 2, 0, base - .2, 1.7, .16, 2.95)
    m['shutter'].box(x + porch / 2, -.05, base - .1, 1.15, .16, 2.3)
    fronts.batches['warm'].box(x + porch / 2, -.1, base + 2.28, 1.1, .08, .3)
    for k in range(4):
        m['stone'].box(x + porch / 2, -.25 - .28 * k, 0, 1.9, .3, base - .25 * (k + 1))
    gap = rnd.uniform(3.6, 5.2)
    m['brick_wall'].box(right + gap / 2, .2, 0, gap, .35, 2.1)
    return right + gap


def row(rnd, stone):
    paint = {k: matter(c, rough=.6, variation=.05, grain=2) for k, c in dict(trim='#f4efe4', haint='#b5d0d0').items()}
    fronts = StreetFront({'trim': paint['trim'], 'glass': glass('#3b4a55'), 'warm': light('#ffc67e', 1.1), 'dark': matter('#2a2d2c', rough=.6)}, 9)
    m = {'trim': Batch(paint['trim']), 'haint': Batch(paint['haint']), 'shutter': Batch(matter('#22352f', rough=.5)), 'pane': Batch(glass('#4a5860')), 'stone': Batch(stone), 'brick': matter('#8a5442', rough=.9, variation=.3, grain=3), 'brick_wall': Batch(matter('#96604a', rough=.9, variation=.35, grain=2.5, bump=.01, bump_grain=8))}
    columns = [revolved([(r * .62, 0), (r * .62, .03), (r * .5, .05), (r * .5, .4), (r * .42, .9), (r * .6, .93), (r * .62, 1)], paint['trim'], 12) for r in (.42, .36)]
    roofs = [matter(c, rough=.55, variation=.2, grain=1.2, bump=.02, bump_grain=5) for c in ('#6d6f72', '#8f5a46', '#57605f')]
    x = -17.0
    for i in range(13):
        body = matter(COLOURS[i % 9], rough=.85, variation=.1, grain=.6, bump=.006, bump_grain=6)
        x = single_house(fronts, x, body, roofs[i % 3], m, rnd, (3, 3, 2, 3, 3)[i % 5], columns)
    fronts.done()
    for name, batch in m.items():
        if isinstance(batch, Batch):
            batch.done()


def steeple(x, y, white, slate, gold):
    """St Michael's kind: square base, arched belfry, octagonal tiers, spire."""
    bell_tower(x, y, 0, 9, 34, white, white)
    z = 30.5
    for r, h in ((4.3, 6.5), (3.3, 5.5), (2.5, 4.2)):
        revolve([(r, 0), (r, h), (r * 1.15, h), (r * 1.15, h + .5), (r * .8, h + .5)], white, (x, y, z), 8, False)
        for k in range(8):
            t = math.radians(22.5 + 45 * k)
            box(x + r * .95 * math.cos(t), y + r * .95 * math.sin(t), z + 1, r * .34, .2, h * .6, slate, math.degrees(t) + 90)
        z += h + .5
    revolve([(2.1, 0), (1.2, 6), (.15, 13), (0, 13)], white, (x, y, z), 8, False)
    revolve([(.05, 0), (.5, .6), (.05, 1.2), (.04, 2.6)], gold, (x, y, z + 13), 10)


def build(view):
    rnd = random.Random(5)
    sky([(0, '#ffdcb6'), (.14, '#fbcfc0'), (.34, '#d3c6d6'), (.6, '#94b2d8'), (1, '#4f7fbd')], sun=(10, 58), glow='#ffbf86', glow_strength=.6, sun_strength=5.4, sun_color='#ffc892', sun_size=.9,
        clouds=dict(amount=.62, scale=1.1, stretch=.4, lit='#fff0de', shade='#b9b2cc', opacity=.85, haze=.07, seed=83, flat=.14))
    sea(-1.3, deep='#153a44', rough=.05, waves=.04, size=3.4, stretch=(1.4, 1.2), fine=.5, x=(3.4, 9000), y=(-60, 12000))
    stone = matter('#b3aa9b', rough=.7, variation=.25, grain=.9, bump=.008, bump_grain=5)
    road = matter('#6d6762', rough=.55, variation=.3, grain=.4, bump=.006, bump_grain=9)
    plane(0, road, (-400, -2.2), (-60, 700))
    box(-8.2, 320, 0, 3.0, 760, .14, matter('#a6705a', rough=.75, variation=.35, grain=3))
    box(-1.3, 320, -.2, 2.2, 760, .5, matter('#6f7d3f', rough=.9, variation=.3, grain=2, bump=.05, bump_grain=10))
    box(1.7, 320, -4, 3.6, 760, 5.2, stone)
    box(3.35, 320, 1.2, .5, 760, .16, stone)
    for i in range(60):
        box(1.7, -14 + i * 2.4, 1.2, 3.0, .025, .012, matter('#7f776b') if i == 0 else stone)
    joints, weed = Batch(matter('#857c6e', rough=.9)), matter('#4a4a3a', rough=.6, variation=.4, grain=1.5)
    for k, z in enumerate((-.55, .2, .85)):
        joints.box(3.5, 320, z, .04, 760, .035)
        for i in range(150):
            joints.box(3.5, -30 + i * 2.3 + 1.15 * (k % 2), z, .04, .035, .75 if k < 2 else .35)
    joints.done()
    box(3.5, 320, -1.8, .06, 760, 1.0, weed)
    iron, glow = matter('#23282a', rough=.5), light('#ffd79a', 1.8)
    railing([(3.35, -16, 1.36), (3.35, 160, 1.36)], .95, iron, 1.4)
    turned(lambda: row(rnd, stone), (-9.6, 0, 0), 90)
    steeple(-47, 150, matter('#f3eee2', rough=.8), matter('#4a5357'), matter('#d8a545', rough=.25, metal=1.))
    trunk, frond = matter('#8d7a66', rough=.95, variation=.4, grain=5, bump=.04, bump_grain=9), leaf('#4d6a3a', '#75894a', through=.35)
    palms = [palm(frond, trunk, i, .03 + .015 * i, 46, .25, .105) for i in range(4)]
    for i in range(16):
        instance(palms[i % 4], (-1.3 + rnd.uniform(-.2, .2), -7 + i * 12.5 + rnd.uniform(-1, 1), .2), (6.6, 7.6, 5.8, 7.0)[i % 4], i * 83)
    for i in range(9):
        street_lamp(-.1, 1 + i * 17, .2, iron, glow, 3.9)
    oak = [broadleaf(leaf('#38492a', '#55653a'), matter('#4b4036'), i, 5200, .55, .3, .9, .85) for i in range(2)]
    for k in range(40):
        instance(oak[k % 2], (-30 - rnd.random() * 26, -6 + k * 6 + rnd.uniform(-2, 2), 0), rnd.uniform(9, 15), k * 71)
    bush, bloom = broadleaf(leaf('#395a2d', '#587a3c'), trunk, 3, 2400, .7, .08), broadleaf(leaf('#c94f7c', '#e58aa6', through=.4), trunk, 4, 1800, .7, .08, .9)
    for k in range(60):
        instance(bloom if k % 3 == 0 else bush, (-9.15 + rnd.uniform(-.15, .15), -13 + k * 2.6 + rnd.uniform(-.6, .6), 0), rnd.uniform(.9, 1.7), k * 57)
    white, sail = matter('#f2ece2', rough=.4), matter('#fbf3e6')
    for x, y, s, turn in ((24, 62, .8, 70), (52, 120, 1.0, 100), (95, 260, 1.2, 60), (40, 330, 1.1, 120)):
        yacht(x, y, s, turn, sail, white, 5, -1.3)
    X, Y = Ground.axes((-400, 6000), (1500, 2600), 200, 40)
    Ground(-6 + 14 * np.clip((Y - 1550) / 200, 0, 1) + fbm(X / 200, Y / 200, 4, 4) * 5, (-400, 6000), (1500, 2600)).place(matter('#55603f'))
    gulls(6, rnd, (2, 34), (14, 60), (7, 17), matter('#f2efe8'), .3)
    haze('#e3c8bf', 1100., '#ffd2a4', height_falloff=.01, focus=4, start=30, most=.85)
