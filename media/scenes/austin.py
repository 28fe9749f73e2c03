"""Austin: the Congress Avenue bridge over Lady Bird Lake at dusk, bats streaming from its arches, the skyline behind.

Recognisable by the long low bridge of open concrete arches, the ribbon of a million bats, towers close to the water
with the capitol's dome among them, trees down to the shore.
"""
from scenery import *

GRADE = dict(exposure=1.15, contrast=1.44, saturation=1.27, shadows=(-.02, .004, .03))
FRAMINGS = {
    'austin': dict(eye=(0, -30, 5.5), target=(26, 300, 43), lens=34, samples=13, mist=2500),
}


def bridge(stone, shade, lamp_post, glow):
    """Open-spandrel arches of about 36 m on twin piers, from the right foreground to the far left bank."""
    span, count = 36.0, 9
    edge = [(-20, 10.4), (span * count + 20, 10.4), (span * count + 20, 13.2), (-20, 13.2)]
    for y in (-8, 8):
        wall([edge], 1.0, stone, (0, y, 0))
        for k in range(count):
            x0, x1 = k * span + 1.6, (k + 1) * span - 1.6
            middle, half = (x0 + x1) / 2, (x1 - x0) / 2
            curve = [(middle - half * math.cos(t), 9.2 * math.sin(t)) for t in np.linspace(0, math.pi, 26)]
            outer = [(middle - (half + .1) * math.cos(t), 1.3 + 9.3 * math.sin(t)) for t in np.linspace(math.pi, 0, 26)]
            wall([curve + outer], 3.4, stone, (0, y * .82, .6))
            for j in range(9):
                x = x0 + (x1 - x0) * (j + .5) / 9
                foot = .6 + 9.2 * math.sqrt(max(0, 1 - ((x - middle) / half) ** 2)) + .9
                if foot < 10.2:
                    box(x, y * .82, foot - .6, .8, 3.2, 10.9 - foot, stone)
    for k in range(count + 1):
        box(k * span, 0, -4, 3.4, 20, 5.6, stone, bevel=.3)
        box(k * span, 0, 1.5, 2.4, 17, 9.2, shade)
    box(span * count / 2, 0, 10.4, span * count + 40, 18.4, 1.4, shade)
    rail = Batch(stone)
    for k in range(int(span * count / 1.2)):
        for y in (-9, 9):
            rail.box(k * 1.2, y, 11.8, .35, .3, 1.2)
    rail.done()
    for y in (-9, 9):
        box(span * count / 2, y, 13.0, span * count + 40, .5, .22, stone)
        for k in range(count * 2):
            street_lamp(k * span / 2 + 9, y, 13, lamp_post, glow, 6.0)


def bats(rnd, skin):
    """A ribbon that leaves the arches, coils once and thins out over the lake."""
    data = [mesh([(0, .3, 0), (0, -.35, 0), (.5, .18, s * .25), (1.1, -.05, s * -.05), (.55, -.3, s * .12), (-.5, .18, s * .25), (-1.1, -.05, s * -.05), (-.55, -.3, s * .12)], [(0, 1, 4, 2), (2, 4, 3), (0, 5, 7, 1), (5, 6, 7)], skin) for s in (1, -.6, .2)]
    knots = np.array([(30, 114, 7), (20, 116, 17), (-2, 120, 27), (-26, 126, 37), (-38, 146, 45), (-18, 168, 52), (18, 176, 60), (52, 176, 69), (92, 186, 80), (150, 210, 92), (230, 250, 104)], float)
    total = len(knots) - 1
    for k in range(6800):
        u = rnd.random() ** 1.25
        i = min(int(u * total), total - 1)
        f = u * total - i
        before, a, b, after = knots[max(i - 1, 0)], knots[i], knots[i + 1], knots[min(i + 2, total)]
        p = .5 * (2 * a + (b - before) * f + (2 * before - 5 * a + 4 * b - after) * f * f + (3 * a - before - 3 * b + after) * f ** 3)
        wide = 2.0 + 6.2 * u
        p = p + np.array([rnd.gauss(0, wide), rnd.gauss(0, wide), rnd.gauss(0, wide * .62)])
        bat = instance(data[k % 3], tuple(p), rnd.uniform(.42, .74), rnd.uniform(0, 360))
        bat.rotation_euler[0], bat.rotation_euler[1] = rnd.uniform(-.6, .6), rnd.uniform(-.7, .7)


def skyline(rnd, steel):
    kinds = [facade(w, g, cell, pier, sill, lit=lit, lit_color=c, lit_strength=.8, rough=r, by_floor=fl) for w, g, cell, pier, sill, lit, c, r, fl in (
        ('#8b8a8c', '#2a3644', (1.6, 3.3), .3, .35, .08, '#ffc683', .1, .6), ('#b39d86', '#2a2c34', (1.9, 3.2), .5, .45, .07, '#ffb463', .2, .2), ('#41566a', '#33506a', (1.5, 3.4), .12, .2, .06, '#ffe0b0', .06, .8),
        ('#7a6f6a', '#242b35', (1.7, 3.2), .42, .4, .08, '#ffd096', .15, .4), ('#56707f', '#426275', (1.6, 3.5), .10, .16, .06, '#ffeacb', .05, .8))]
    for k in range(150):
        x, y = rnd.uniform(-330, 420), rnd.uniform(300, 620)
        if abs(x + 76) < 48:
            continue
        middle = math.exp(-((x - 70) / 150) ** 2) + .5 * math.exp(-((x + 190) / 80) ** 2)
        tower(x, y, rnd.uniform(18, 34), rnd.uniform(18, 30), rnd.uniform(12, 34) + rnd.random() ** 1.6 * 62 * middle, kinds[k % 5], rnd, steel, rnd.choice((1, 1, 2)))
    red = light('#ff4a36', 3)
    for x, y, w, h, spire, kind, setbacks in ((118, 330, 26, 118, 0, 2, 1), (172, 360, 24, 150, 26, 4, 2), (64, 350, 25, 98, 18, 0, 3), (18, 370, 24, 122, 0, 4, 1), (-16, 350, 26, 84, 0, 1, 2), (222, 340, 28, 92, 0, 3, 1), (270, 370, 22, 120, 0, 2, 2), (-196, 360, 24, 104, 0, 2, 1), (-240, 380, 26, 76, 0, 1, 1), (-150, 340, 22, 66, 0, 3, 1)):
        tower(x, y, w, w * .9, h, kinds[kind], rnd, steel, setbacks, spire, tip=red)
    taper = box(144, 300, 0, 24, 24, 132, kinds[4])
    for vertex in taper.data.vertices:
        if vertex.co.z > 100:
            vertex.co.x *= .45
    pink, lead = matter('#c79a86', rough=.8), matter('#b98e7c', rough=.7)
    box(-80, 430, 0, 90, 40, 34, pink)
    revolve([(13, 0), (13, 12), (14, 12.4), (12, 13), (11.4, 24), (12.4, 24.5)], pink, (-80, 430, 34), 24)
    dome(-80, 430, 60, 11, lead, pink, light('#ffcf8a', 1.4), .95, .1, 16)
    revolve([(2.6, 0), (2.6, 5), (1.2, 7), (.3, 12), (0, 12)], pink, (-80, 430, 70), 12)


def build(view):
    rnd = random.Random(7)
    sky([(0, '#ffb27e'), (.11, '#f7a58a'), (.25, '#c9979f'), (.45, '#6f87a6'), (.75, '#2f5477'), (1, '#1d3a5e')], sun=(5, -62), glow='#ff8f4c', glow_strength=.75, strength=.95, sun_strength=4.2, sun_color='#ff9f68', sun_size=1.5,
        clouds=dict(amount=.6, scale=1.2, stretch=.3, lit='#ffbc96', shade='#6a7494', opacity=.8, haze=.07, seed=29, flat=.12))
    sea(deep='#0b2a2e', rough=.04, waves=.03, size=4.2, stretch=(.8, 2.4), fine=.6, x=(-2000, 2000), y=(-60, 286))
    stone, shade = matter('#b3a592', rough=.8, variation=.22, grain=.3, bump=.01, bump_grain=3), matter('#7d746a', rough=.9, variation=.2, grain=.3)
    post, glow = matter('#24282b', rough=.5), light('#ffd9a0', 3.6)
    turned(lambda: bridge(stone, shade, post, glow), (96, 66, 0), 138)
    bats(rnd, matter('#17151a', rough=.9))
    skyline(rnd, matter('#a9b4bd', rough=.25, metal=.9))
    X, Y = Ground.axes((-1500, 1500), (262, 900), 240, 60)
    bank = Ground(-3 + 5.5 * np.clip((Y - 276 - 10 * np.sin(X / 60)) / 16, 0, 1) + 3 * np.clip((Y - 320) / 200, 0, 1), (-1500, 1500), (262, 900))
    bank.place(matter('#3f4a30', variation=.3, grain=.1))
    bark = matter('#42362a', rough=.9, variation=.3, grain=2)
    green = [broadleaf(leaf('#2d4029', '#5a6a38', through=.35), bark, i, 2200, .9, .15) for i in range(4)]
    for k in range(420):
        x = rnd.uniform(-420, 460)
        y = 284 + 10 * math.sin(x / 60) + abs(rnd.gauss(0, 9))
        instance(green[k % 4], (x, y, .5), rnd.uniform(8, 15), rnd.uniform(0, 360))
    lights = Batch(light('#ffcf8a', 3.2))
    for k in range(60):
        lights.box(-330 + k * 12 + rnd.uniform(-3, 3), 279 + 10 * math.sin((-330 + k * 12) / 60), 3.4, .5, .5, .5)
    lights.done()
    reeds = [tuft(leaf('#3c4b2a', '#65703c'), i, 60) for i in range(3)]
    for k in range(170):
        x = rnd.uniform(-26, -2) if k % 3 else rnd.uniform(8, 24)
        instance(reeds[k % 3], (x, -12 + abs(x) * .42 + rnd.uniform(-2.5, 2.5) - 6 * (x > 0), -.2), rnd.uniform(.9, 1.8), rnd.uniform(0, 360))
    ferry(-42, 132, .5, 14, matter('#e9e3d6', rough=.5), matter('#4a3a32', rough=.5), light('#ffcf8c', 1.7))
    hull, wood = matter('#b0603c', rough=.4), matter('#7a5a3c')
    for x, y, turn in ((-8, 46, 24), (-15, 62, -18), (6, 84, 40)):
        rowing_boat(x, y, turn, hull, wood, z=-.24)
        revolve([(.2, .3), (.26, .8), (.14, 1.0), (.16, 1.3), (0, 1.4)], matter('#2c3640'), (x, y, 0), 10)
    soft_light((-60, -80, 50), (20, 120, 8), 60, 190000, '#ffc9a8')
    haze('#b3949a', 1150., '#ff9f68', height_falloff=.004, focus=5, start=70, most=.85)
