"""Italy: the Amalfi coast in low sun, headland behind headland, pale houses stacked on terraces above the sea.

Recognisable by the folded limestone coast falling into calm water, the stacked village with a domed church and its
bell tower, cypresses, and sails in the glitter. The coast from above, and the film of home: `ravello`.
"""
from scenery import *

GRADE = dict(exposure=0.92, contrast=1.38, saturation=1.25, highlights=(.02, .008, -.02))
FRAMINGS = {
    'italy': dict(eye=(-60, 380, 58), target=(318, 1240, 92), lens=42, samples=9, mist=9000),
}


def coast():
    """Headlands reaching out of a shore line, cut by rain, terraced where people live."""
    across, along = (-700, 2100), (300, 3100)
    X, Y = Ground.axes(across, along, 1100, 1100)
    line = 620 - .06 * Y
    shore = line + fbm(X / 500, Y / 500, 3, 6) * 150 + fbm(X / 110, Y / 110, 6, 4) * 40
    for centre, tip, width in ((1120, 150, 190), (2250, -160, 330), (3900, -480, 520), (6200, -950, 800)):
        shore -= (line - tip) * np.exp(-((Y - centre) / width) ** 2)
    inland = X - shore
    Z = -26 + (60 + 95 * (fbm(X / 300, Y / 300, 9, 4) + .4)) / (1 + np.exp(-inland / 26))
    Z += np.clip(inland, 0, 3000) ** .93 * .50 * (.55 + fbm(X / 900, Y / 900, 17, 8, ridged=True) * .75)
    Z += np.clip(inland, 0, 200) / 200 * fbm(X / 160, Y / 160, 2, 6) * 36
    ground = Ground(Z, across, along).eroded(90000, 9)
    above = np.clip((ground.z - 4) / 30, 0, 1)
    ground.z += (fbm(X / 130, Y / 130, 41, 7, ridged=True) - .45) * 34 * above + fbm(X / 22, Y / 22, 43, 5) * 3. * above
    part = ground.z / 7.0
    stairs = (np.floor(part) + np.clip((part - np.floor(part)) * 2.4 - .8, 0, 1)) * 7.0
    ground.z += (stairs - ground.z) * .6 * np.clip((ground.z - 8) / 12, 0, 1) * np.clip((260 - ground.z) / 80, 0, 1)
    ground.z -= 400 * (np.clip((Y - 2900) / 200, 0, 1) + np.clip((X - 1950) / 150, 0, 1))
    return ground


def downhill(ground, x, y):
    """Heading (degrees) that turns a front (-Y) toward lower ground."""
    gx = ground.height(x + 9, y) - ground.height(x - 9, y)
    gy = ground.height(x, y + 9) - ground.height(x, y - 9)
    return math.degrees(math.atan2(gy, gx)) - 90 if gx or gy else 0


def village(ground):
    rnd = random.Random(5)
    walls = [facade(c, '#4a3a33', (2.7, 3.3), .62, .46, lit=.22, lit_color='#ffb865', lit_strength=2.6, rough=.4)
             for c in ('#f1e2cc', '#efd0ae', '#e9b890', '#f4ebdd', '#dd9f7b', '#f0dcc0', '#e6c7a4')]
    roof = matter('#a85f41', rough=.85, variation=.25, grain=.3)
    for cx, cy, spread, count in ((300, 1090, 76, 330), (430, 1200, 90, 230), (120, 2240, 140, 110)):
        placed, tries = [], 0
        while len(placed) < count and tries < count * 12:
            tries += 1
            x, y = rnd.gauss(cx, spread), rnd.gauss(cy, spread * .8)
            if not 10 < ground.height(x, y) < 165 or any(abs(x - a) < 8 and abs(y - b) < 8 for a, b in placed):
                continue
            placed.append((x, y))
            cottage(x, y, ground, walls[rnd.randrange(7)], roof, rnd, rnd.uniform(.7, 1.05), downhill(ground, x, y) + rnd.gauss(0, 7), flat_roof=.5, sunk=9)
    x, y = 292, 1062
    z, plaster = ground.height(x, y), matter('#f2e3c8', rough=.8)
    nave = facade('#f2e3c8', '#4a3a33', (4.4, 9.0), .74, .5, lit=.3, lit_color='#ffb865', lit_strength=2, rough=.4)
    box(x, y, z - 8, 15, 28, 19, nave, -20)
    hip_roof(15, 28, 3, roof, (x, y, z + 11), -20)
    dome(x, y, z + 17, 9, matter('#5f7f63', rough=.35, variation=.3, grain=1.2), plaster, light('#ffb865', 2), .8, .5, 10, plaster)
    bell_tower(x - 17, y - 8, z - 4, 7, 40, plaster, roof, light('#ffb865', 2), -20)


def woods(ground):
    rnd, perlin = random.Random(5), Perlin(3)
    foliage, bark = leaf('#33421f', '#5d6030', through=.25), matter('#4b3626', rough=.9)
    trees = [broadleaf(foliage, bark, i, 1500, .55, .55, 1.1) for i in range(4)]
    flames = [cypress(leaf('#20301c', '#33421f', through=.1), i) for i in range(2)]
    for k in range(32000):
        y, x = 300 + 3600 * rnd.random() ** 1.7, rnd.uniform(-700, 1900)
        z = ground.height(x, y)
        if z < 22 or ground.slope(x, y) > 1.1 or float(perlin(x / 150, y / 150)) + rnd.uniform(-.35, .35) < -.05:
            continue
        tree, tall = (flames[k % 2], rnd.uniform(11, 20)) if rnd.random() < .12 else (trees[k % 4], rnd.uniform(6, 12))
        instance(tree, (x, y, z - 1), tall, rnd.uniform(0, 360))


def build(view):
    sky([(0, '#ffdcb0'), (.1, '#fbcdae'), (.26, '#dcbcc0'), (.5, '#93a8cc'), (.8, '#5580bb'), (1, '#3c68a8')], sun=(13, -76), glow='#ffb070', glow_strength=.7,
        sun_strength=5.6, sun_color='#ffc08a', clouds=dict(amount=.6, scale=1., stretch=.35, lit='#ffe2c4', shade='#b5a3bd', opacity=.85, haze=.09, seed=24, flat=.12))
    sea(deep='#0a2f3d', rough=.09, waves=.055, size=20, stretch=(.8, 1.9), fine=.5)
    ground = coast()
    ground.place(land('#46532c', '#747341', '#b9a084', slope=.5, blend=.14, bump=1.6, bump_grain=.09, grain=.012))
    village(ground)
    woods(ground)
    sail, hull = matter('#fbf3e6', rough=.7), matter('#f2ece2', rough=.3)
    for x, y, scale, turn in ((-60, 760, 1.6, -18), (-250, 1700, 1.7, 30), (-330, 2500, 1.8, -40), (10, 1400, 1.4, 12)):
        yacht(x, y, scale, turn, sail, hull)
    motor_yacht(190, 900, 1.3, 24, hull, glass(), light('#ffcf8f', 2))
    haze('#c3bccb', 9000., '#ffd3a0', height_falloff=.0012, focus=4, start=300, most=.95)
