"""Cartagena: a street of the walled town, colour walls with timber balconies full of bougainvillea, the cathedral's dome
and bell tower at its end.

Recognisable by mango, coral and turquoise plaster with white trim, long turned-timber balconies under tiled roofs,
studded doors, bougainvillea hanging over the street, the stepped belfry with its orange dome. `cartagena-rampart`, for the windows of rooms, looks
from the sea wall, with its sentry box and cannon embrasures, over the domes at sundown, when people walk there and sit in
the embrasures: frommers.com/destinations/cartagena/attractions/las-murallas; the towers across the water:
diariodeviaje-jclarsen.blogspot.com/2017/03/12.html. The blocks of coral stone are from knowledge.
"""
from scenery import *

GRADE = dict(exposure=1.12, contrast=1.34, saturation=1.2, highlights=(.015, .006, -.015))
FRAMINGS = {
    'cartagena': dict(eye=(-.9, -9, 1.75), target=(1.0, 30, 5.4), lens=29, shift=(0, .05), samples=16, bounces=4, mist=300),
    'cartagena-rampart': dict(eye=(-1.2, -6, 8.6), target=(5.5, 60, 11.2), lens=30, samples=8, mist=2000, beyond='cartagena-walls', grade=dict(exposure=1.12, contrast=1.34, saturation=1.08)),
}
WALLS = ('#e8a23c', '#d9644a', '#3f9c9a', '#f0e2c8', '#c9506a', '#e9c25a', '#4d7fae', '#e08a5a')


def balcony(x0, x1, face, side, z, m):
    """A long timber balcony along y from x0 to x1 on a wall at x = face; side is where the street lies (+1 right)."""
    mid, long, out = (x0 + x1) / 2, x1 - x0, 1.15
    b = m['batch']
    cx = face + side * out / 2
    b.box(cx, mid, z - .16, out, long, .16)
    b.box(face + side * (out - .05), mid, z + .95, .12, long + .06, .09)
    b.box(face + side * (out - .05), mid, z + .06, .1, long, .08)
    for k in range(int(long / .17) + 1):
        b.box(face + side * (out - .05), x0 + k * .17, z + .1, .05, .05, .88)
    for end in (x0, x1):
        for k in range(5):
            b.box(face + side * (.18 + k * .2), end, z + .1, .05, .05, .88)
        b.box(cx, end, z + .95, out, .1, .08)
    posts = max(2, int(long / 1.9) + 1)
    for k in range(posts):
        y = x0 + long * k / (posts - 1)
        b.box(face + side * (out - .06), y, z, .13, .13, 2.75)
        b.box(face + side * .5, y, z - .55, .9, .14, .16)
        b.box(face + side * .2, y, z - .95, .3, .13, .42)
    b.box(face + side * (out - .06), mid, z + 2.62, .16, long + .2, .16)
    a, c = face, face + side * (out + .35)
    roof = [(a, x0 - .35, z + 3.35), (a, x1 + .35, z + 3.35), (c, x1 + .35, z + 2.72), (c, x0 - .35, z + 2.72)]
    solid(roof + [(p[0], p[1], p[2] - .1) for p in roof], [(0, 1, 2, 3), (7, 6, 5, 4), (3, 2, 6, 7), (0, 3, 7, 4), (1, 5, 6, 2)], m['tile'])
    for k in range(int(long / .28)):
        y = x0 - .2 + k * .28
        tube([(a + side * .02, y, z + 3.37), (c + side * .03, y, z + 2.76)], .075, m['tile'], 6)


def house(y0, y1, face, side, storeys, body, m, rnd, with_balcony=True):
    """A front along the street: the wall, its doors, windows with white surrounds, a cornice and tiles."""
    mid, long, high = (y0 + y1) / 2, y1 - y0, 4.1 * storeys + .5
    box(face - side * 4, mid, -.2, 8, long, high + .2, body, bevel=.03)
    trim, dark, shutter = m['trim'], m['dark'], m['doors'][rnd.randrange(3)]
    trim.box(face + side * .05, mid, 0, .12, long, .55)
    trim.box(face + side * .12, mid, high - .35, .3, long, .3)
    trim.box(face + side * .06, y1 - .12, 0, .14, .24, high)
    count = max(2, int(long / 3.7))
    for level in range(storeys):
        for k in range(count):
            y = y0 + long * (k + .5) / count
            tall, wide, low = (2.75, 1.15, .0) if (level or k % 2) else (3.1, 1.7, 0)
            z = level * 4.1 + (.25 if level == 0 else .5)
            trim.box(face + side * .05, y, z - .05, .14, wide + .36, tall + .26)
            for half in (-1, 1):
                shutter.box(face + side * .1, y + half * wide * .26, z, .1, wide * .46, tall)
                for panel in range(3):
                    low, part = z + .14 + panel * (tall - .2) / 3, (tall - .2) / 3 - .12
                    for edge in (-1, 1):
                        shutter.box(face + side * .155, y + half * wide * .26 + edge * wide * .17, low, .03, .05, part)
                    for sill in (low, low + part - .05):
                        shutter.box(face + side * .155, y + half * wide * .26, sill, .03, wide * .34, .05)
                if level == 0 and k % 2 == 0:
                    for stud in range(24):
                        dark.box(face + side * .16, y + half * wide * (.12 + .09 * (stud % 4)), z + .3 + (stud // 4) * .46, .05, .05, .05)
            if level == 0 and k % 2 == 0:
                dark.box(face + side * .3, y, z + tall + .15, .04, wide, .04)
            if level == 0 and not k % 2 == 0:
                for bar in range(7):
                    shutter.box(face + side * .42, y - wide * .5 + bar * wide / 6, z + .5, .04, .04, tall - .6)
                shutter.box(face + side * .28, y, z + .42, .4, wide + .24, .12)
                shutter.box(face + side * .28, y, z + tall - .1, .4, wide + .24, .12)
    edge = [(face - side * 4.2, y0, high + 1.5), (face - side * 4.2, y1, high + 1.5), (face + side * .55, y1, high - .05), (face + side * .55, y0, high - .05)]
    solid(edge + [(p[0], p[1], p[2] - .12) for p in edge], [(0, 1, 2, 3), (7, 6, 5, 4), (3, 2, 6, 7), (0, 3, 7, 4), (1, 5, 6, 2)], m['tile'])
    for k in range(int(long / .3)):
        y = y0 + .15 + k * .3
        tube([(face - side * 1.2, y, high + .56), (face + side * .57, y, high - .02)], .085, m['tile'], 6)
    if with_balcony and storeys > 1:
        balcony(y0 + .5, y1 - .5, face, side, 4.45, m)


def bloom(x, y, z, spread, drop, m, rnd, count=900):
    """Bougainvillea hanging from a balcony: blossoms in a falling cloud."""
    for k in range(count):
        u = rnd.random()
        px, py = x + max(-.6, min(.6, rnd.gauss(0, .26))), y + max(-1.9, min(1.9, rnd.gauss(0, 1))) * spread * (1 - .4 * u)
        pz = z + .45 * rnd.random() - drop * u * u * (.6 + .4 * math.sin(py * 3.1)) + rnd.gauss(0, .1)
        batch = m['leafs'] if rnd.random() < .36 else m['flowers'][int(y * 7) % 2]
        a = np.array([rnd.gauss(0, 1) for _ in range(3)])
        a /= np.linalg.norm(a)
        b = np.cross(a, [rnd.gauss(0, 1) for _ in range(3)])
        p, s = np.array([px, py, pz]), .026 + .026 * rnd.random()
        batch.polygon(p - a * s, p - b * s * .7, p + a * s, p + b * s * .7)


def cathedral(x, y, m):
    """The tower: cream storeys with arched bays, an octagon and an orange cupola; the dome beside it."""
    cream, trim, rose = m['cream'], m['white'], m['cupola']
    for k, (w, z, h) in enumerate(((7.6, 0, 13), (6.8, 13, 6.4), (5.8, 19.4, 5.0))):
        box(x, y, z, w, w, h, cream, 20)
        box(x, y, z + h - .3, w * 1.1, w * 1.1, .5, trim, 20)
        for px in (-w * .27, w * .27) if k else (0,):
            c, s = math.cos(math.radians(20)), math.sin(math.radians(20))
            wall([arch(0, 0, w * .3, h * .5)], .3, m['shade'], (x + px * c + w * .5 * s, y + px * s - w * .5 * c, z + h * .2), 20)
    revolve([(2.9, 24.4), (2.9, 27.6), (3.2, 27.8), (3.2, 28.1)], cream, (x, y, 0), 8, False)
    revolve([(2.95 * math.cos(t), 28.1 + 3.4 * math.sin(t)) for t in np.linspace(0, 1.5, 12)], rose, (x, y, 0), 24)
    revolve([(.8, 31.2), (.7, 32.8), (.9, 32.9), (0, 34.2)], cream, (x, y, 0), 12)
    for k in range(8):
        a = math.radians(45 * k + 22)
        box(x + 2.72 * math.cos(a), y + 2.72 * math.sin(a), 24.9, .3, 1.0, 2.0, m['shade'], math.degrees(a))


def build(view):
    rnd = random.Random(8)
    if view['name'] == 'cartagena-rampart':
        return ramparts(rnd)
    sky([(0, '#ffdcae'), (.14, '#fbd3b0'), (.32, '#c9cdd4'), (.6, '#7fb0d4'), (1, '#3d86bd')], sun=(33, -151), glow='#ffcf95', glow_strength=.4, sun_strength=6.0, sun_color='#ffcf98', sun_size=.8,
        clouds=dict(amount=.56, scale=1.1, stretch=.5, lit='#fff2e2', shade='#b9b4c6', opacity=.85, haze=.06, seed=14, flat=.16))
    timber = matter('#6a4630', rough=.65, variation=.3, grain=3, bump=.004, bump_grain=20)
    m = {'batch': Batch(timber), 'trim': Batch(matter('#f3eadb', rough=.8, variation=.06, grain=1)), 'dark': Batch(matter('#2a2522', rough=.6)),
         'doors': [Batch(matter(c, rough=.55, variation=.2, grain=3)) for c in ('#5a3825', '#2f5a63', '#6b4a2c')],
         'tile': matter('#a8593c', rough=.85, variation=.3, grain=1.4), 'cream': matter('#ecc98f', rough=.85, variation=.14, grain=.4), 'white': matter('#f3e6d0', rough=.85),
         'cupola': matter('#d0603c', rough=.7, variation=.25, grain=.6), 'shade': matter('#6a5140', rough=.9),
         'leafs': Batch(leaf('#4c6a2a', '#5d7a34', through=.35)), 'flowers': [Batch(leaf('#c22f78', '#c22f78', through=.45)), Batch(leaf('#d8542f', '#d8542f', through=.45))]}
    bodies = [matter(c, rough=.88, variation=.22, grain=.8, bump=.02, bump_grain=5) for c in WALLS]
    plane(-.12, matter('#a89684', rough=.8, variation=.2, grain=.6, bump=.015, bump_grain=7), (-40, 40), (-20, 140))
    plane(.0, paving(), (-2.5, 2.5), (-14, 75))
    for side, face, lots in ((1, -3.6, ((-14, -2.5, 2, 0), (-2.5, 8, 2, 1), (8, 18, 2, 2), (18, 29, 1, 3), (29, 41, 2, 4), (41, 56, 2, 5))),
                             (-1, 3.6, ((-14, -1, 1, 5), (-1, 7.5, 2, 2), (7.5, 19, 2, 7), (19, 30, 2, 6), (30, 43, 2, 0), (43, 56, 1, 1)))):
        for y0, y1, storeys, k in lots:
            house(y0, y1, face, side, storeys, bodies[k], m, rnd)
            box(face + side * .55, (y0 + y1) / 2, -.1, 1.1, y1 - y0, .24, m['shade'] if False else m['white'], bevel=.02)
    for x, y, z, spread, drop in ((-2.5, 1.2, 5.5, 1.3, 2.3), (-2.5, 5.6, 5.5, .9, 1.3), (-2.5, 11, 5.4, 1.2, 1.6), (2.5, 4.4, 5.5, 1.2, 1.9), (2.5, 11.5, 5.5, 1.3, 2.2), (2.5, 16, 5.4, 1.0, 1.2), (2.5, 24, 5.4, 1.6, 1.8), (-2.5, 34, 5.4, 2, 1.8)):
        bloom(x, y, z, spread, drop, m, rnd, 4600)
    cathedral(4.6, 74, m)
    box(-3, 64, 0, 26, 6, 9, facade('#d9644a', '#3f5a55', (3.4, 4.4), .58, .26, lit=0))
    hip_roof(26, 6, 2, m['tile'], (-3, 64, 9))
    box(-3, 60.9, 4.3, 26, .5, .3, m['white'])
    for batch in (m['batch'], m['trim'], m['dark'], m['leafs'], *m['doors'], *m['flowers']):
        batch.done()
    iron, glow = matter('#22262a', rough=.5), light('#ffcf8a', 1.6)
    lantern = lantern_mesh(iron, glow)
    for y in (3.0, 13, 24, 36):
        for side, face in ((1, -3.6), (-1, 3.6)):
            tube([(face, y, 3.7), (face + side * .75, y, 3.8)], .03, iron)
            instance(lantern, (face + side * .75, y, 3.8), .8)
    clay, palms = matter('#b5694a', rough=.85), broadleaf(leaf('#3f5a2a', '#5f7636'), matter('#4b3626'), 3, 2400, .9, .2)
    for x, y in ((-2.75, -1.2), (2.75, 2.2), (-2.8, 8.9), (2.8, 9.6), (-2.8, 20)):
        pot(x, y, .12, clay, palms, .6)
    fronds = [palm(leaf('#4a6a35', '#6d8446', through=.3), matter('#6b4e36'), i, .07, 24) for i in range(2)]
    for x, y, h in ((-4.4, 66, 15), (-9, 68, 13), (12, 64, 14)):
        instance(fronds[h % 2], (x, y, 0), h, h * 50)
    soft_light((-1, -8.5, 6), (0, 6, 3), 6, 260, '#ffe2c0')
    haze('#d9c6b0', 420., '#ffdfb0', height_falloff=.008, focus=4, start=15, most=.8)


def ramparts(rnd):
    """The sea wall at sundown: walk, embrasures, sentry box, the domes of the town, towers across the bay."""
    sky([(0, '#ffc98c'), (.1, '#f8bd94'), (.26, '#d3b6b4'), (.5, '#86a0c8'), (1, '#3c66a6')], sun=(7, -34), glow='#ff9345', glow_strength=.9, sun_strength=4.4, sun_color='#ffab68', sun_size=1.2, 
        clouds=dict(amount=.62, scale=1.1, stretch=.3, lit='#ffd9b0', shade='#a094b0', opacity=.85, haze=.07, seed=27, flat=.12))
    sea(deep='#0c3a48', rough=.09, waves=.05, size=9, stretch=(.8, 1.8), x=(-30000, -9), y=(-200, 30000))
    plane(-1, matter('#8c7a62', rough=.9), (-9, 4000), (-100, 4000))
    coral, floor = masonry('#b79c78', '#95795a', .95, .46), masonry('#a07c60', '#866248', .3, .15, True)
    wood = matter('#96683f', rough=.8, variation=.2, grain=3)
    box(1.5, 26, -4, 15, 96, 10.4, coral)
    plane(6.42, floor, (-6, 9), (-22, 74))
    box(-6.6, 26, -4, 1.6, 96, 10.6, coral)
    for k in range(15):
        y = -20 + k * 6.4
        box(-6.5, y, 6.4, 1.9, 4.6, 1.55, coral, bevel=.12)
        if k % 2 and k != 3:
            group([revolve([(.26, -1.5), (.3, -1.3), (.2, .2), (.17, 1.5), (.22, 1.55), (.22, 1.7), (0, 1.7)], matter('#6f6d62', rough=.55, metal=.3), (0, 0, 0), 16)], (-4.7, y + 3.2, 7.2), 1.0, 0, -84)
            for side in (-.34, .34):
                wall([[(-1.1, 0), (.7, 0), (.75, .55), (.2, .62), (-.5, .35), (-1.1, .3)]], .14, wood, (-4.2, y + 3.2 + side, 6.46), 180)
                wheel = revolve([(0, -.07), (.24, -.07), (.24, .07), (0, .07)], wood, (-4.6, y + 3.2 + side * 1.5, 6.68), 16)
                wheel.rotation_euler[0] = math.pi / 2
    box(8.8, 26, 6.4, .7, 96, .8, coral, bevel=.08)
    for x in (-5.3, 8.2):
        box(x, 26, 6.4, .5, 96, .09, coral)
    revolve([(5.6, -4), (5.2, 6.4), (5.2, 7.6), (4.3, 7.6), (4.3, 6.5), (0, 6.5)], coral, (-10.2, 27, 0), 40, False)
    evening_walk(rnd)
    sentry(-11.8, 27.5, 6.2, coral)
    town(rnd)
    haze('#d0a09a', 1500., '#ffae66', height_falloff=.004, focus=5, start=30, most=.93)


def evening_walk(rnd):
    """People on the wall: couples walking, some leaning in the embrasures to see the sun go."""
    skins, cloths = ('#8a5a3e', '#b98a66', '#6b432e'), ('#f1ebde', '#d8a25a', '#7fa3b5', '#b9513f', '#4c5f54', '#e7c9a0')
    bodies = [figure(matter(skins[i % 3]), matter('#221a16'), matter(cloths[i % 6], rough=.9), matter(cloths[(i * 5 + 2) % 6], rough=.9), matter('#3a3029'), (.5, .1, .35)[i % 3], 1.6 + .05 * (i % 5)) for i in range(8)]
    hems = (None, None, skirt(matter('#efe4d0', rough=.9), .6), skirt(matter('#b04a38', rough=.9), .75))
    for x, y, turn, count in ((-4.6, 15.2, 60, 2), (-4.7, 34.6, 75, 1), (-4.6, 47.4, 70, 2), (1.2, 13, 168, 2), (4.6, 21, 12, 1), (-1.5, 27, 176, 3), (3.2, 34, 4, 2), (.4, 45, 172, 2), (5.4, 52, 8, 2), (-2.2, 58, 0, 2), (7.6, 29, -80, 2), (2.6, 66, 180, 3)):
        for k in range(count):
            walker(bodies[rnd.randrange(8)], (x + .62 * k * math.cos(math.radians(turn)), y + .62 * k * math.sin(math.radians(turn)) + rnd.gauss(0, .1), 6.43), turn + rnd.gauss(0, 9), 1., rnd.choice(hems))


def masonry(pale, dark, wide, high, level=False):
    """Blocks in courses, weathered in stains that run down; `level`: a floor of bricks, worn smooth."""
    material, t, shader = nodes.new_material('masonry')
    where = nodes.position(t)
    x, y, z = nodes.split(t, where)
    if not level:
        where = nodes.combine(t, nodes.math(t, 'ADD', y, nodes.math(t, 'MULTIPLY', x, .9)), z, 0.)
    laid = nodes.add(t, 'ShaderNodeTexBrick', {'Scale': 1.0, 'Vector': where, 'Color1': pale, 'Color2': dark, 'Mortar': nodes.shade(dark, .5) + (1,), 'Mortar Size': .012 if level else .02, 'Mortar Smooth': .6, 'Bias': -.1})
    laid.inputs['Brick Width'].default_value, laid.inputs['Row Height'].default_value = wide, high
    stains = nodes.noise(t, nodes.combine(t, x, y, nodes.math(t, 'MULTIPLY', z, .25)), .5 if level else .8, 8.0, .68)
    t.links.new(nodes.mix(t, 1.0, laid.outputs['Color'], nodes.ramp(t, stains, [(.32, .5), (.62, 1.1)]), 'MULTIPLY'), shader.inputs['Base Color'])
    pits = nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', nodes.noise(t, nodes.position(t), 9., 7.0, .7), .5 if level else 1.4), laid.outputs['Fac'])
    t.links.new(nodes.bump(t, pits, .006 if level else .035), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value = .62 if level else .9
    return material


def sentry(x, y, z, coral):
    """The round sentry box with its little dome, hanging over the wall's corner."""
    shade = matter('#3a2c22', rough=.9)
    revolve([(.3, -2.6), (1.1, -1.2), (1.6, -.4), (1.7, 0), (1.45, .05), (1.45, 3.3), (1.72, 3.4), (1.72, 3.65), (1.5, 3.7)], coral, (x, y, z), 28)
    revolve([(1.5 * math.cos(t), 3.7 + 1.35 * math.sin(t)) for t in np.linspace(0, 1.5, 12)] + [(.16, 5.1), (.26, 5.35), (.1, 5.6), (0, 5.65)], coral, (x, y, z), 28)
    for k in range(5):
        a = math.radians(-150 + 52 * k)
        box(x + 1.42 * math.cos(a), y + 1.42 * math.sin(a), z + 1.4, .16, .34, 1.25, shade, math.degrees(a))


def town(rnd):
    """Roofs, a domed church, the cathedral's tower, palms; the new city's towers far across the bay."""
    roof = matter('#a2583c', rough=.85, variation=.25, grain=.6)
    walls = [facade(c, '#4a3a33', (2.9, 4.3), .62, .34, lit=.1, lit_color='#ffb060', lit_strength=.9, rough=.4) for c in ('#e2a95a', '#d98068', '#8fb0a4', '#efe3cc', '#cf7f86', '#e8cd84', '#f3ead8', '#dfa27c')]
    white, rail, rows = matter('#f0e6d4', rough=.85), matter('#5f4430', rough=.7), Batch(roof)
    for k in range(420):
        y, x = rnd.uniform(16, 330), 17 + abs(rnd.gauss(0, 1)) * 55
        w, d, h = rnd.uniform(8, 14), rnd.uniform(8, 13), rnd.uniform(5, 9.6)
        if (abs(x - 36) < 13 and abs(y - 96) < 16) or (abs(x - 27) < 8 and abs(y - 60) < 8):
            continue
        turn = rnd.gauss(0, 5)
        box(x, y, -1, w, d, h + 1, walls[k % 8], turn)
        hip_roof(w, d, w * .2, roof, (x, y, h), turn)
        if y < 130:
            box(x, y, h - .3, w + .5, d + .5, .3, white, turn)
            if h > 7:
                box(x - w / 2 - .45, y, 4.2, .9, d * .8, .14, rail, turn)
                box(x - w / 2 - .88, y, 4.3, .06, d * .8, .9, rail, turn)
            if abs(turn) < 3:
                for row in range(int(d / .5)):
                    v = (row + .5) * .5 - d / 2
                    reach = min(1, (d / 2 + .5 - abs(v)) / (d / 2 + .5) * 2)
                    rows.polygon((x - w / 2 - .55, y + v - .09, h + .02), (x - w / 2 - .55, y + v + .09, h + .02), (x - w / 2 + w / 4 * reach, y + v + .09, h + w * .2 * reach + .1), (x - w / 2 + w / 4 * reach, y + v - .09, h + w * .2 * reach + .1))
    rows.done()
    m = {'cream': matter('#e9bf80', rough=.85, variation=.14, grain=.4), 'white': matter('#f3e6d0', rough=.85), 'cupola': matter('#d0603c', rough=.7, variation=.25, grain=.6), 'shade': matter('#54402f', rough=.9)}
    cathedral(28, 62, m)
    box(36, 100, -1, 17, 26, 15, m['cream'])
    dome(36, 96, 20, 7.6, m['cupola'], m['cream'], light('#ffbb6a', 2), .95, .6, 14, m['white'])
    for px in (29, 43):
        bell_tower(px, 86, 0, 4.4, 25, m['cream'], m['cupola'])
    fronds = [palm(leaf('#33502a', '#56703a', through=.3), matter('#6b4e36'), i, .1, 26) for i in range(3)]
    for x, y, h in ((13.5, 22, 11), (15.5, 30, 13.5), (13, 42, 12), (17, 52, 15), (14.6, 71, 13), (22, 84, 14), (19, 110, 15), (13.6, 8, 10)):
        instance(fronds[int(h) % 3], (x, y, -1), h, h * 50)
    tall = [facade('#d8cfc6', '#4a5058', (4, 3.6), .4, .4, lit=.18, lit_color='#ffc980', lit_strength=1.5)]
    for k in range(34):
        x, y, h = -620 + k * 21 + rnd.uniform(-8, 8), 1900 + rnd.uniform(0, 500), rnd.uniform(50, 150)
        box(x, y, -1, rnd.uniform(14, 26), 22, h, tall[0], rnd.uniform(-20, 20))
    box(-250, 2100, -1, 900, 700, 3, matter('#5a5a4a'))
    gulls(7, rnd, (-70, 10), (110, 210), (22, 48), matter('#5d5054'))


def paving(per_metre=4.2, dark='#857565', pale='#b9a58e'):
    """Worn setts with a smoother strip along the middle."""
    material, t, shader = nodes.new_material('setts')
    cells = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': per_metre, 'Vector': nodes.position(t)})
    tone = nodes.split(t, cells.outputs['Color'])[0]
    t.links.new(nodes.ramp(t, tone, [(0, dark), (1, pale)]), shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, nodes.math(t, 'MULTIPLY', cells.outputs['Distance'], -1.0), .025), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value = .5
    return material
