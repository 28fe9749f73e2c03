"""New York: the East River at blue hour, midtown spires, a granite bridge tower with pointed arches on the left.

Recognisable by the stepped spire with the lit crown, the steel-scaled needle, slim new towers, and the cable bridge.
"""
from scenery import *

GRADE = dict(exposure=1.12, contrast=1.38, saturation=1.18, bloom=.12)
FRAMINGS = {
    'nyc': dict(eye=(0, -60, 30), target=(40, 1500, 136), lens=40, samples=9, mist=5000),
}


def empire(x, y, s, stone, steel, glow):
    for w, low, high in ((60, 0, 60), (46, 60, 110), (36, 110, 250), (28, 250, 290), (18, 290, 306)):
        box(x, y, low * s, w * s, w * .75 * s, (high - low) * s, stone)
    box(x, y - 13.7 * s, 110 * s, 20 * s, 2, 146 * s, stone)
    revolve([(7, 0), (6, 22), (4.6, 28), (2, 34), (1.2, 36), (.7, 84), (0, 90)], steel, (x, y, 306 * s), 14, scale=s)
    revolve([(6.7, 4), (6.2, 18)], glow, (x, y, 306 * s), 14, scale=s * 1.04)
    for w, z in ((28.4, 286), (18.4, 303)):
        box(x, y, z * s, w * s, w * .78 * s, 1.6 * s, glow)


def chrysler(x, y, s, brick, steel, glow):
    for w, low, high in ((44, 0, 90), (34, 90, 190), (28, 190, 236)):
        box(x, y, low * s, w * s, w * s, (high - low) * s, brick)
    revolve([(15, 0), (14, 10), (11, 22), (7.5, 36), (3.6, 52), (1, 70), (0, 96)], steel, (x, y, 236 * s), 8, scale=s)
    for k in range(5):
        for a in range(8):
            t = math.radians(22.5 + a * 45)
            r = (13.6 - 2.5 * k) * s
            box(x + r * math.cos(t), y + r * math.sin(t), (238 + 9 * k) * s, (3.6 - .5 * k) * s, .5, 3.6 * s, glow, math.degrees(t) + 90)


def stepped(x, y, width, height, walls, roof, rnd):
    """A masonry tower of the twenties: many small setbacks, then a pyramid or a tank on the roof."""
    z, k = 0.0, 1.0
    for part in (.42, .2, .14, .1, .08, .06):
        box(x, y, z, width * k, width * k * .92, height * part, walls)
        z, k = z + height * part, k * rnd.uniform(.78, .9)
    if rnd.random() < .5:
        roof_mesh = revolve([(width * k * .62, 0), (width * k * .5, height * .02), (.4, height * rnd.uniform(.09, .16)), (0.05, height * .2)], roof, (x, y, z), 4, False)
        roof_mesh.rotation_euler[2] = math.pi / 4
    else:
        box(x, y, z, width * k * .5, width * k * .5, 6, roof)


def bridge(granite, trim, steel, glow):
    """Stone towers, four cables, hangers and a lit deck leading into the city."""
    near, far, top = np.array([-93., 268, 0]), np.array([64., 720, 0]), 80.
    turn = -math.degrees(math.atan2(far[0] - near[0], far[1] - near[1]))
    for foot in (near, far):
        bridge_tower(*foot, granite, 84, 30, 11, turn + 8, trim)
        box(foot[0], foot[1], -3, 40, 18, 7, trim, turn)
    along = (far - near) / np.linalg.norm(far - near)
    side = np.array([along[1], -along[0], 0])
    hangers = Batch(steel)
    for offset in (-12, -4, 4, 12):
        shift = side * offset + np.array([0, 0, top])
        points = hanging_cable(near + shift, far + shift, 46, steel, .5)
        hanging_cable(near + shift, near - along * 420 + side * offset + np.array([0, 0, 22]), 12, steel, .5)
        hanging_cable(far + shift, far + along * 220 + side * offset + np.array([0, 0, 26]), 8, steel, .5)
        for p in points[1:-1]:
            hangers.box(p[0], p[1], 32, .22, .22, max(.2, p[2] - 32))
    hangers.done()
    middle = near + along * 150
    box(middle[0], middle[1], 29, 27, 1150, 2.2, steel, turn)
    for edge in (-13.6, 13.6):
        box(*(middle + side * edge)[:2], 31, .5, 1150, 1.2, steel, turn)
    lamps = Batch(glow)
    for i in range(76):
        p = near + along * (-420 + i * 15) + side * (13 if i % 2 else -13)
        lamps.box(p[0], p[1], 37, .8, .8, .8)
    lamps.done()


def build(view):
    rnd = random.Random(12)
    sky([(0, '#ffad6e'), (.1, '#f39a7c'), (.26, '#b98299'), (.48, '#5f6a9c'), (.8, '#2b3f72'), (1, '#1d2e58')], sun=(2.6, -30), glow='#ff8a42', glow_strength=.8, strength=.75,
        sun_strength=1.8, sun_color='#ff9f62', sun_size=1.5, clouds=dict(amount=.6, scale=1.2, stretch=.28, lit='#ffb58c', shade='#5f5a86', opacity=.8, haze=.08, seed=51, flat=.12))
    sea(deep='#0a1e2e', rough=.05, waves=.045, size=6, stretch=(.8, 2.4), fine=.8, y=(-100, 20000))
    kinds = [facade(w, g, cell, pier, sill, lit=lit, lit_color=c, lit_strength=.95, rough=r, by_floor=fl) for w, g, cell, pier, sill, lit, c, r, fl in (
        ('#8d8076', '#1d232e', (1.2, 2.9), .56, .5, .12, '#ffc683', .15, .3), ('#a58a70', '#20242e', (1.1, 2.8), .6, .52, .11, '#ffb463', .2, .2), ('#3a4a60', '#2c4460', (1.5, 3.4), .14, .22, .13, '#ffe0b0', .08, .85),
        ('#6b615c', '#1e2630', (1.2, 2.9), .54, .48, .12, '#ffd096', .2, .4), ('#4d6680', '#3d5876', (1.6, 3.5), .10, .16, .11, '#ffeacb', .06, .85), ('#8a5f4c', '#1f2228', (1.2, 2.8), .6, .52, .10, '#ffbf7a', .25, .1))]
    steel, red, glow = matter('#a9b4bd', rough=.25, metal=.9), light('#ff3b2f', 5), light('#ffdcae', 1.7)
    copper, slate = matter('#6f9a8a', rough=.6, variation=.2, grain=.2), matter('#4a4a52', rough=.6)
    box(0, 1180, -.5, 2600, 600, 3.0, matter('#3b3a3a'))
    for k in range(560):
        x, y = rnd.uniform(-900, 900), rnd.uniform(895, 1480)
        middle = math.exp(-((x - 90) / 260) ** 2) + .75 * math.exp(-((x + 360) / 170) ** 2)
        front = (y - 895) / 585
        height, width = rnd.uniform(16, 50) * (.5 + front) + rnd.random() ** 1.8 * 200 * middle * (.35 + .65 * front), rnd.uniform(17, 40)
        kind = rnd.randrange(6)
        if height > 70 and kind in (0, 1, 3, 5):
            stepped(x, y, width, height, kinds[kind], (copper, slate, slate)[k % 3], rnd)
        else:
            tower(x, y, width, width * rnd.uniform(.7, 1.2), height, kinds[kind], rnd, steel, rnd.choice((1, 2, 2)) if height > 85 else 1)
    empire(30, 1010, .9, kinds[1], steel, glow)
    chrysler(262, 1060, .84, kinds[0], steel, glow)
    taper = box(-330, 1080, 0, 52, 52, 290, kinds[4])
    for vertex in taper.data.vertices:
        if vertex.co.z > 100:
            vertex.co.x, vertex.co.y = vertex.co.x * .55, vertex.co.y * .55
    revolve([(3, 0), (1.2, 60), (0, 95)], steel, (-330, 1080, 290), 8)
    box(-330, 1080, 385, 2, 2, 2, red)
    for x, height, width, spire in ((130, 265, 15, 0), (172, 330, 16, 0), (216, 250, 22, 40), (-62, 205, 30, 30), (-415, 215, 34, 0), (-262, 228, 34, 50), (340, 190, 30, 0), (420, 150, 34, 24)):
        tower(x, 1030 + rnd.uniform(-30, 30), width, width * .9, height, kinds[rnd.choice((2, 4, 3))], rnd, steel, 1 if width < 20 else 2, spire, tip=red)
    bridge(matter('#8a7a6c', rough=.85, variation=.25, grain=.25, bump=.08, bump_grain=.6), matter('#9a8a7a', rough=.85, variation=.2, grain=.3), matter('#3a3436', rough=.6), light('#ffc37a', 5))
    soft_light((-30, -40, 30), (-93, 262, 45), 40, 260000, '#ffc9a4')
    ferry(60, 430, 1.0, 172, matter('#e8e2d6', rough=.5), matter('#232a30', rough=.5), light('#ffc98a', 1.8))
    haze('#8f7796', 3300., '#ff9c62', height_falloff=.004, focus=5, start=200, most=.9)
