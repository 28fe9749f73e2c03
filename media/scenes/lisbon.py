"""Lisbon: a steep street with its yellow tram, tiled fronts, the roofs of the hill, the red bridge over the Tagus.

Recognisable by the little yellow tram with one headlight, azulejo and pastel houses stepping downhill with iron
balconies, terracotta roofs, the long red suspension bridge, and the monument with open arms on the far bank.
`guides` (film) and `lisbon-river-light` look over the roofs to the river and the bridge.
"""
from scenery import *

GRADE = dict(exposure=1.02, contrast=1.36, saturation=1.16, highlights=(.02, .008, -.02))
FRAMINGS = {
    'lisbon': dict(eye=(1.7, -8, 3.7), target=(6.6, 60, -1.9), lens=32, samples=14, mist=3000),
    'guides': dict(eye=(40, 20, 11), target=(300, 1400, 40), lens=34, samples=6, mist=5000, grade=dict(exposure=.66, contrast=1.42),
                   film=dict(waves=dict(slope=.028, length=(1.5, 34), deep=(.02, .05, .06), glitter=1.6), clouds=44, lights=.3)),
    'lisbon-river-light': dict(eye=(60, 60, 4), target=(330, 1400, 8), lens=46, samples=13, mist=5000, grade=dict(exposure=.92, saturation=1.26)),
}
RIVER, FALL = -64.0, .11


def hillside(x, y):
    """Height of the ground: the street's ridge, the slope to its right, the rise to its left."""
    base = max(-FALL * y, -58 - .02 * max(0, y - 530))
    return max(base - min(30, max(0, x - 7) * .26), RIVER + 3.5) + .12 * max(0, -x - 16) - (.5 if abs(x) < 8 and y < 160 else 0)


def bridge(red, stone):
    """Two latticed towers, a truss deck, cables that hang nearly to it."""
    a, b, deck, top = np.array([560., 1350, 0]), np.array([-60., 2140, 0]), 70., 190.
    along = (b - a) / np.linalg.norm(b - a)
    side = np.array([along[1], -along[0], 0])
    turn = math.degrees(math.atan2(along[1], along[0]))
    for foot in (a, b):
        box(*foot[:2], RIVER - 6, 60, 44, 14, stone, turn)
        for s in (-1, 1):
            p = foot + side * 12 * s
            box(*p[:2], RIVER + 4, 7, 5, top, red, turn)
        for k in range(7):
            low, high = RIVER + 12 + k * 25, RIVER + 37 + k * 25
            if abs(low + 12 - RIVER - deck) > 14:
                for s in (-1, 1):
                    p, q = foot + side * 12 * s, foot - side * 12 * s
                    tube([(*p[:2], low), (*q[:2], high)], 1.3, red)
            tube([(*(foot + side * 12)[:2], high), (*(foot - side * 12)[:2], high)], 1.6, red)
    hangers = Batch(red)
    for s in (-12, 12):
        lift = side * s + np.array([0, 0, RIVER + top])
        main = hanging_cable(a + lift, b + lift, 104, red, 1.0, 60)
        out = [hanging_cable(foot + lift, foot + along * d + side * s + np.array([0, 0, RIVER + deck + 3]), 10, red, 1.0) for foot, d in ((a, -480), (b, 480))]
        for p in main[1:-1] + out[0][1:-1] + out[1][1:-1]:
            hangers.box(p[0], p[1], RIVER + deck, .7, .7, max(.4, p[2] - RIVER - deck))
    hangers.done()
    middle, whole = (a + b) / 2, np.linalg.norm(b - a) + 2300
    for z, high in ((deck, 1.8), (deck - 10, 1.2)):
        box(*middle[:2], RIVER + z, whole, 22, high, red, turn)
    web = Batch(red)
    for i in range(int(whole / 12)):
        p = middle + along * (i * 12 - whole / 2) - side * 11
        web.box(p[0], p[1], RIVER + deck - 10, .9, .9, 10, turn)
    web.done()
    for d in (-1500, -1340, -1180, -1020, 1020, 1180, 1340, 1500):
        box(*(middle + along * d)[:2], RIVER - 5, 8, 16, deck, stone, turn)


def far_bank(white):
    X, Y = Ground.axes((-5000, 6000), (2350, 5200), 300, 90)
    bank = Ground(RIVER - 6 + np.clip((Y - 2420) / 240, 0, 1) * (78 + fbm(X / 1100, Y / 1100, 3, 6) * 110), (-5000, 6000), (2350, 5200))
    bank.place(land('#5c5a3c', '#7c7448', '#9a8266', slope=.8, bump=2, bump_grain=.04, grain=.01))
    rnd, houses = random.Random(4), Batch(white)
    for _ in range(1500):
        x, y = rnd.gauss(-500, 1200), 2440 + abs(rnd.gauss(0, 300))
        houses.box(x, y, bank.height(x, y) - 4, rnd.uniform(10, 22), 12, rnd.uniform(9, 22))
    houses.done()
    x, y, z = 360, 2700, bank.height(360, 2700) - 2
    for s in (-1, 1):
        box(x + 9 * s, y, z, 6, 12, 78, white)
    box(x, y, z + 74, 28, 14, 6, white)
    revolve([(4.6, 0), (3.6, 12), (4.4, 20), (1.6, 23), (2.2, 26), (0, 28)], white, (x, y, z + 80), 12)
    box(x, y, z + 98.5, 28, 3, 2.6, white)


def roofs(rnd):
    """The town below the street, down to the quay."""
    walls = [facade(c, '#4a4038', (2.5, 3.3), .6, .34, lit=.05, lit_color='#ffb060', lit_strength=.7, rough=.3) for c in ('#f0e2c8', '#e8c58e', '#e9a98a', '#f3ead9', '#c9d3cf', '#e3b7a2', '#f0d9a8')]
    tile = [matter(c, rough=.9, variation=.3, grain=.8, bump=.06, bump_grain=4) for c in ('#a9583a', '#b96a45', '#9a4d35')]
    for k in range(1500):
        y = 14 + 572 * rnd.random() ** .8
        x = rnd.uniform(-150, 40 + y * 1.5) if rnd.random() < .45 else rnd.uniform(10, 60 + y * .95)
        if (-22 < x < 10 and y < 170) or (x > 6 and y < 40 and x < 26) or (40 < x < 80 and y < 120):
            continue
        w, d, h, turn = rnd.uniform(9, 17), rnd.uniform(9, 14), rnd.uniform(7, 13), rnd.choice((0, 90, 0)) + rnd.uniform(-14, 14)
        z = hillside(x, y)
        if z + h > -FALL * y - 1.5 + .12 * max(0, y - 90):
            continue
        box(x, y, z - 14, w, d, h + 14, walls[k % 7], turn)
        (hip_roof if k % 4 else gable_roof)(w, d, w * .2, tile[k % 3], (x, y, z + h), turn)
        if k % 3 == 0:
            box(x + 2, y + 1, z + h, .9, .9, w * .2 + 1.4, walls[3])
    stone, lead = matter('#d9c8ac', rough=.85, variation=.25, grain=.3), matter('#b9ac9c', rough=.7, variation=.2, grain=.4)
    dome(190, 420, hillside(190, 420) + 30, 12, lead, stone, None, .9, .5, 14, matter('#c9b27a'))
    for s in (-1, 1):
        bell_tower(190 + 20 * s, 402, hillside(190, 402) - 5, 9, 44, stone, lead)
    box(190, 420, hillside(190, 420) - 5, 40, 40, 27, stone)
    revolve([(12.4, 0), (12.4, 8)], stone, (190, 420, hillside(190, 420) + 20), 24)
    pine = [broadleaf(leaf('#3d4d2a', '#66743a'), matter('#4b3a2a'), i, 1400, .55, .5) for i in range(3)]
    for k in range(150):
        y = rnd.uniform(70, 560)
        x = rnd.uniform(-60, y * .9)
        if y > 180 or (x > 12 and y > 135):
            instance(pine[k % 3], (x, y, hillside(x, y) + 2), rnd.uniform(9, 15), rnd.uniform(0, 360))


def left_row(rnd, iron):
    """Fronts stepping down the hill, some clad in tiles, iron balconies on the first floors."""
    fronts = StreetFront({'trim': matter('#efe6d6', rough=.7, variation=.08, grain=2), 'glass': glass('#3a4650'), 'warm': light('#ffc078', 1.0), 'dark': matter('#2d4238', rough=.6)}, 5)
    bodies = [tiles('#d9e2ea', '#7f9fc4', '#3f6ba3', 3.6, False, .25), matter('#e7b45c', rough=.85, variation=.15, grain=.5), matter('#e9a58c', rough=.85, variation=.15, grain=.5), tiles('#e8e6da', '#8fb39a', '#4f8f78', 3.6, False, .25),
              matter('#f1e5cf', rough=.85, variation=.15, grain=.5), matter('#c96f4f', rough=.85, variation=.15, grain=.5), matter('#9fbccb', rough=.85, variation=.15, grain=.5)]
    tile = matter('#a9583a', rough=.9, variation=.3, grain=1.2, bump=.05, bump_grain=5)
    bars = Batch(iron)
    x = -14.0
    for i in range(15):
        width, storeys = rnd.choice((6.4, 7.2, 8.0, 8.8)), (4, 3, 4, 3, 5)[i % 5]
        base, columns = -FALL * (x + width / 2) - .5, max(2, int(width / 2.1))
        for level in (1, 2):
            for k in range(columns):
                cx, z = x + width * (k + .5) / columns, base + .82 + level * 3.05
                fronts.batches['trim'].box(cx, -.35, z - .1, 1.6, .7, .1)
                for j in range(9):
                    bars.box(cx - .76 + j * .19, -.68, z, .03, .03, .95)
                bars.box(cx, -.68, z + .93, 1.56, .06, .06)
                for s in (-.76, .76):
                    bars.box(cx + s, -.35, z + .93, .04, .68, .05)
        fronts.batches['dark'].box(x + width * .5, -.04, base, 1.2, .12, 2.7)
        fronts.batches['trim'].box(x + width * .5, -.02, base, 1.6, .1, 2.95)
        fronts.batches['trim'].box(x + width / 2, -.06, base - 1, width, .16, 1.7)
        fronts.house(x, width, storeys, bodies[i % 7], tile, base=base, depth=11, lit=.1, columns=columns, window=(1.0, 1.75))
        x += width
    fronts.done()
    bars.done()
    cloth = [matter(c, rough=.9) for c in ('#f4efe6', '#c4533f', '#4f7ba8', '#e8c46a')]
    for k in range(14):
        y, z = 9 + k * .62 + (k // 7) * 9, 5.4 - .11 * (9 + k // 7 * 9)
        box(y, -.85, z - .7, .45, .02, rnd.uniform(.55, .9), cloth[k % 4])


def tram(at):
    """A four-wheeled car of the thirties: yellow below, cream roof, three front windows, one lamp."""
    yellow, cream, white = matter('#f0b41c', rough=.3, specular=.5), matter('#efe7d2', rough=.4), matter('#f3efe4', rough=.4)
    pane, dark, lamp_glow, inside = glass('#2a2f33'), matter('#231f1c', rough=.6), light('#fff0c8', 3.2), light('#ffd79a', .75)
    parts = [box(0, 0, .55, 2.36, 8.0, 1.35, yellow, bevel=.22), box(0, 0, 1.9, 2.3, 7.9, 1.0, inside), box(0, 0, 2.86, 2.4, 8.1, .34, yellow, bevel=.14), box(0, 0, 3.18, 2.3, 8.3, .16, cream, bevel=.07), box(0, 0, 3.32, 1.3, 6.4, .3, cream, bevel=.1),
             box(0, 0, .2, 2.0, 6.6, .4, dark), box(0, -4.02, .42, 2.1, .3, .16, dark), box(0, -3.99, 1.66, 2.38, .08, .1, white), box(0, -3.98, 1.0, 2.38, .08, .08, white)]
    driver, shine = matter('#3d3a3c', rough=.9), light('#ffcf8c', .5)
    for x in (-.78, 0, .78):
        parts += [box(x, -3.96, 1.95, .64, .06, .86, shine), box(x, -3.985, 1.95, .64, .03, .5, pane), box(x, -4.0, 2.42, .64, .03, .03, white), tube([(x + .1, -4.02, 1.97), (x - .08, -4.03, 2.35)], .012, dark, 4)]
    parts += [revolve([(.2, 0), (.22, .3), (.1, .42), (.11, .5), (.12, .62), (0, .7)], driver, (.05, -3.95, 2.0), 12)]
    for k in range(5):
        parts.append(box(0, -4.0, .66 + k * .07, .7, .03, .03, dark))
    for x, strokes in ((-.98, ((0, .18, .13, .035), (0, .09, .13, .035), (0, 0, .13, .035), (.05, .1, .035, .1), (-.05, .01, .035, .1))), (-.78, ((0, .18, .13, .035), (0, .09, .13, .035), (0, 0, .13, .035), (.05, .0, .035, .2), (-.05, .0, .035, .2)))):
        for dx, dz, w, h in strokes:
            parts.append(box(x + dx, -4.02, 1.24 + dz, w, .02, h, white))
    for s in (-1, 1):
        parts += [box(s * 1.26, -3.7, 2.15, .05, .12, .34, dark), box(s * 1.0, -4.1, .5, .12, .22, .1, dark), tube([(s * 1.19, -3.9, 1.0), (s * 1.22, -3.95, 1.4), (s * 1.19, -3.9, 1.8)], .018, white, 6)]
    for x in (-1.15, -.4, .4, 1.15):
        parts.append(box(x, -3.99, 1.88, .1, .12, 1.0, yellow))
    for s in (-1, 1):
        for i in range(9):
            parts.append(box(s * 1.165, -3.6 + i * .9, 1.88, .08, .16, 1.0, yellow))
        parts += [box(s * 1.19, 0, 1.66, .04, 8.0, .1, white), box(s * .8, -3.98, .72, .2, .08, .14, light('#ff5a36', .8))]
    face = revolve([(0, 0), (.19, 0), (.19, .1), (0, .14)], lamp_glow, (0, -4.02, 1.32), 18)
    rim = revolve([(.18, 0), (.25, .02), (.25, .1), (.18, .1)], white, (0, -4.0, 1.32), 18)
    face.rotation_euler[0] = rim.rotation_euler[0] = math.pi / 2
    parts += [face, rim, box(0, -4.02, 2.94, 1.0, .06, .24, dark), box(0, -4.06, 2.99, .62, .02, .14, light('#ffedc4', 1.3)), tube([(0, 1, 3.5), (0, 4.2, 5.5)], .035, dark)]
    holder = group(parts, at)
    holder.rotation_euler[0] = -math.atan(FALL)


def street(rnd, iron):
    setts, pale, steel = cobbles('#6f675e', '#a89c8c', 7), cobbles('#b7aea0', '#e2dacb', 12), matter('#8d8f92', rough=.25, metal=.9)
    length = 190.0

    def strip(x0, x1, lift, material):
        solid([(x0, -14, FALL * 14 + lift), (x1, -14, FALL * 14 + lift), (x1, length, -FALL * length + lift), (x0, length, -FALL * length + lift)], [(0, 1, 2, 3)], material)
    strip(-3.2, 4.2, 0, setts)
    for x0, x1 in ((-5.4, -3.2), (4.2, 6.0)):
        strip(x0, x1, .14, pale)
    for x in (-.75, .15, 1.35, 2.25):
        strip(x, x + .07, .012, steel)
    plaster = matter('#ece2cf', rough=.85, variation=.25, grain=.6, bump=.01, bump_grain=4)
    for i in range(27):
        y = -13 + i * 5
        box(6.2, y, -FALL * y - 3, .45, 5.02, 3.75, plaster)
    railing([(6.2, y, -FALL * y + .72) for y in np.linspace(-14, 110, 24)], .55, iron, .5)
    glow = light('#ffdc9e', 1.6)
    for y in (15, 38, 62, 86):
        street_lamp(5.6, y, -FALL * y + .1, iron, glow, 4.4)
    wire = matter('#26262a')
    for x in (-.3, 1.8):
        tube([(x, -14, 7.0), (x, 60, -.6), (x, 140, -9.4)], .011, wire, 4)
    for y in (10, 34, 58):
        tube([(-5.4, y, 7.4 - FALL * y), (.7, y, 6.4 - FALL * y), (6.2, y, 6.6 - FALL * y)], .018, wire, 4)
        tube([(6.2, y, -FALL * y), (6.2, y, 7 - FALL * y)], .05, iron, 8)
    pink = broadleaf(leaf('#b8387a', '#d9609a', through=.4), matter('#4a3728'), 3, 3600, .6, .05, .8)
    green = broadleaf(leaf('#3a5a2c', '#5f7d3c'), matter('#4a3728'), 5, 3600, .6, .05, .9)
    for k in range(15):
        y = -2 + k * .85 + rnd.uniform(-.3, .3)
        instance(pink if k % 3 else green, (6.5, y, -FALL * y - .4), rnd.uniform(1.5, 2.3), k * 67)


def cobbles(dark, pale, per_metre):
    material, t, shader = nodes.new_material('cobbles')
    cells = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': per_metre, 'Vector': nodes.position(t)})
    t.links.new(nodes.ramp(t, nodes.split(t, cells.outputs['Color'])[0], [(0, dark), (1, pale)]), shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, nodes.math(t, 'MULTIPLY', cells.outputs['Distance'], -1.0), .03), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value = .5
    return material


def build(view):
    near, rnd = view['name'] == 'lisbon', random.Random(6)
    stops = [(0, '#ffcf95'), (.13, '#fbbf98'), (.32, '#d3b4b8'), (.58, '#8fa4cc'), (1, '#46689f')] if near else [(0, '#f9b57c'), (.12, '#e59a80'), (.3, '#b08498'), (.55, '#6b78a8'), (1, '#2c4678')]
    sky(stops, sun=(13, 56) if near else (6.5, 22), glow='#ffa55c', glow_strength=.75 if near else .6, sun_strength=5.6 if near else 4.6,
        sun_color='#ffc284' if near else '#ffb06a', sun_size=.9, disc=.3, disc_strength=.75, clouds=dict(amount=.6, scale=1.1, stretch=.35, lit='#ffe0bd', shade='#b09ab0', opacity=.8, haze=.08, seed=37, flat=.14))
    sea(RIVER, deep='#123440', rough=.07, waves=.045, size=9, stretch=(.8, 2.2), x=(-9000, 12000), y=(570, 12000))
    X, Y = np.meshgrid(np.linspace(-300, 900, 160), np.linspace(-40, 620, 90))
    Z = np.vectorize(hillside)(X, Y) - 3.2 - 40 * np.clip((Y - 575) / 30, 0, 1)
    Ground(Z, (-300, 900), (-40, 620)).place(matter('#5a5240', variation=.3, grain=.1))
    red, stone, white = matter('#9c3d2c', rough=.6), matter('#b9ae9f', rough=.8), matter('#ece4d6', rough=.8)
    bridge(red, stone)
    far_bank(white)
    roofs(rnd)
    if near:
        iron = matter('#22282a', rough=.5)
        turned(lambda: left_row(rnd, iron), (-5.4, 0, 0), 90)
        street(rnd, iron)
        tram((.5, 11, -FALL * 11))
        soft_light((8, -26, 14), (-4, 14, 3), 14, 2600, '#ffe0c0')
    for k, (x, y, s, turn) in enumerate(((250, 900, 1.6, 20), (520, 1050, 1.4, 160), (-40, 1300, 1.8, 30))):
        (yacht(x, y, s, turn, matter('#fbf3e6'), matter('#f2ece2', rough=.3), z=RIVER) if k != 1 else ferry(x, y, 1.5, turn, matter('#f0e9da'), matter('#c77a2a'), light('#ffd79a', 1.2), RIVER))
    gulls(7, rnd, (10, 60), (60, 130), (2, 22), matter('#f2efe8'), .35)
    haze('#d3b0a4' if near else '#b58f90', 5200., '#ffb877' if near else '#f59a5c', height_falloff=.002, focus=4 if near else 7, start=60, most=.88)
