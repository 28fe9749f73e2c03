"""Miami Beach: the pool terrace of an Art Deco hotel on the ocean at sunrise, a lifeguard tower on the sand beyond.

What makes it that place and no other: the sun comes up out of the sea (the beach looks east); the hotel stands to the
sand with round corners, eyebrow ledges over ribbon windows, portholes and bands in threes; coconut palms in rows; the
lifeguard towers are small candy-coloured cabins on stilts with a ramp (William Lane's, since 1995). Sources:
mdpl.org (Miami Design Preservation League, elements of the style), miamibeachfl.gov (lifeguard towers).
"""
from scenery import *

GRADE = dict(exposure=1.0, contrast=1.38, saturation=1.16, highlights=(.015, .005, -.015))
FRAMINGS = {
    'miami-beach-luxury': dict(eye=(.1, -9.5, 1.85), target=(1.9, 24, 2.5), lens=28, samples=6, mist=500),
}
POOL = (-1.1, -5.6, 5.4, 20.5, 1.6)


def paving():
    """Pale coral stone in square slabs, fine joints, a little worn."""
    material, t, shader = nodes.new_material('paving')
    where = nodes.position(t)
    slabs = nodes.add(t, 'ShaderNodeTexBrick', {'Scale': 1.0, 'Vector': where, 'Color1': '#d9cbb6', 'Color2': '#cdbda6', 'Mortar': '#9c8f7c', 'Mortar Size': .006}, offset=0.0)
    slabs.inputs['Brick Width'].default_value = slabs.inputs['Row Height'].default_value = .75
    pits = nodes.noise(t, where, 14, 6.0, .7)
    t.links.new(nodes.mix(t, nodes.ramp(t, pits, [(.36, .55), (.5, 0.0)]), slabs.outputs['Color'], '#a8977e'), shader.inputs['Base Color'])
    t.links.new(nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', nodes.noise(t, where, .9, 3.0), .5), .15), shader.inputs['Roughness'])
    t.links.new(nodes.bump(t, nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', slabs.outputs['Fac'], -1.0), nodes.math(t, 'MULTIPLY', pits, .5)), .006, .7), shader.inputs['Normal'])
    return material


def rounded(x0, y0, x1, y1, r):
    out = []
    for cx, cy, start in ((x1 - r, y1 - r, 0), (x0 + r, y1 - r, 90), (x0 + r, y0 + r, 180), (x1 - r, y0 + r, 270)):
        out += [(cx + r * math.cos(math.radians(start + t)), cy + r * math.sin(math.radians(start + t))) for t in np.linspace(0, 90, 12)]
    return out


def pool(x0, y0, x1, y1, r, m):
    """A long pool with round corners: a raised coping, a tiled edge, calm water."""
    inner = rounded(x0, y0, x1, y1, r)
    wall([rounded(x0 - .45, y0 - .45, x1 + .45, y1 + .45, r + .45), inner], .1, m['coping'], (0, 0, .03), flat=True, bevel=.012)
    count = len(inner)
    solid([(*p, .07) for p in inner] + [(*p, -.5) for p in inner], [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)], m['tile'])
    water = wall([inner], .002, water_material(deep='#1c7f8c', rough=.02, waves=.016, size=1.1, stretch=(1, 1.3), fine=.3), (0, 0, -.06), flat=True)
    water['water'] = 1


def lounger(x, y, m, turn=0.0, towel=None):
    """Teak slats, a thick cushion, the back raised, a rolled towel at its foot."""
    parts = [box(sx * .3, 0, .2, .05, 1.95, .07, m['teak']) for sx in (-1, 1)] + [box(sx * .3, sy, 0, .06, .06, .22, m['teak']) for sx in (-1, 1) for sy in (-.85, .3, .9)]
    parts.append(box(0, .32, .27, .64, 1.3, .11, m['cushion'], bevel=.04))
    back = box(0, 0, 0, .64, .74, .11, m['cushion'], bevel=.04)
    back.location, back.rotation_euler = (0, -.6, .46), (math.radians(-38), 0, 0)
    pillow = box(0, 0, 0, .5, .24, .1, m['white'], bevel=.045)
    pillow.location, pillow.rotation_euler = (0, -.72, .64), (math.radians(-38), 0, 0)
    parts += [back, pillow]
    if towel:
        roll = revolve([(0, -.26), (.085, -.26), (.09, -.24), (.09, .24), (.085, .26), (0, .26)], towel, (0, .72, .46), 20)
        roll.rotation_euler = (0, math.pi / 2, 0)
        parts.append(roll)
    group(parts, (x, y, 0), 1.0, turn)


def table(x, y, m):
    revolve([(0, 0), (.16, 0), (.16, .02), (.025, .03), (.025, .44), (.26, .45), (.26, .475), (0, .475)], m['white'], (x, y, 0), 28)
    for dx, dy in ((-.08, .04), (.09, -.05)):
        revolve([(0, .475), (.032, .475), (.038, .62), (.036, .62), (.031, .49), (0, .49)], m['glass'], (x + dx, y + dy, 0), 18)


def curtain(x, y0, y1, z, high, cloth, rnd, gather=.55):
    """A hanging curtain along y, drawn together below its middle and tied."""
    rows, phase = [], rnd.uniform(0, 6)
    for level in range(13):
        v = level / 12
        narrow = 1 - gather * math.exp(-((v - .6) / .28) ** 2)
        rows.append([(x + .05 * math.sin(phase + u * 1.9) * (.4 + v), y0 + (y1 - y0) * u / 20 * narrow, z - high * v) for u in range(21)])
    for low, top in zip(rows[1:], rows):
        for u in range(20):
            cloth.polygon(top[u], top[u + 1], low[u + 1], low[u])


def cabana(x, y, m, rnd):
    """Four white posts, a cloth roof with a valance, curtains tied at the corners, a day bed."""
    a, b = 1.35, 1.5
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(x + sx * a, y + sy * b, 0, .09, .09, 2.5, m['white'])
            curtain(x + sx * a, y + sy * b, y + sy * (b - .95), 2.45, 2.38, m['drape'], rnd)
    roof = [(x - a - .1, y - b - .1, 2.5), (x + a + .1, y - b - .1, 2.5), (x + a + .1, y + b + .1, 2.5), (x - a - .1, y + b + .1, 2.5), (x, y, 3.15)]
    solid(roof, [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], m['cloth'])
    for sx in (-1, 1):
        box(x + sx * (a + .1), y, 2.28, .02, 2 * b + .2, .24, m['cloth'])
        box(x, y + sx * (b + .1), 2.28, 2 * a + .2, .02, .24, m['cloth'])
    box(x, y, .12, 1.9, 2.2, .2, m['teak'])
    box(x, y, .32, 1.85, 2.15, .2, m['cushion'], bevel=.06)
    for k in range(3):
        box(x + .55, y - .6 + k * .6, .52, .22, .5, .36, m['white' if k % 2 else 'accent'], bevel=.09)


def wing(m, rnd):
    """The hotel along the right side: three storeys, round corners, eyebrows, ribbon windows, a tower with three bands."""
    x, y, wide, deep = 20.5, 15, 13, 30
    rounded_slab(x, y, 0, wide, deep, 10.6, m['wall'], 3.2)
    for level in range(3):
        z = .5 + level * 3.35
        rounded_slab(x, y, z + .75, wide + .03, deep + .03, 1.55, m['pane'], 3.215)
        for k in range(19):
            py = y - deep / 2 + 3.4 + k * 1.29
            box(x - wide / 2 - .02, py, z + .7, .14, .55 if k % 3 == 0 else .06, 1.66, m['wall'] if k % 3 == 0 else m['trim'])
            if rnd.random() < .34:
                box(x - wide / 2 - .005, py + .64, z + .78, .05, 1.1, 1.48, m['rooms'][rnd.randrange(3)])
            elif rnd.random() < .5:
                box(x - wide / 2 - .01, py + .3, z + .78, .05, .42, 1.48, m['drapery'])
        for k in range(8):
            box(x - wide / 2 + 3.4 + k * .95, y - deep / 2 - .02, z + .7, .5 if k % 3 == 0 else .06, .14, 1.66, m['wall'] if k % 3 == 0 else m['trim'])
        rounded_slab(x, y, z + 2.42, wide + 1.5, deep + 1.5, .14, m['trim'], 3.9)
        rounded_slab(x, y, z + .52, wide + .1, deep + .1, .1, m['accent'], 3.25)
    rounded_slab(x, y, 10.6, wide + .4, deep + .4, .4, m['trim'], 3.4)
    rounded_slab(x - 1.5, y - 4, 10.6, 5.2, 5.2, 4.6, m['wall'], 2.5)
    for k in range(3):
        rounded_slab(x - 1.5, y - 4, 12.6 + k * .55, 5.3, 5.3, .16, m['accent'], 2.55)
    rounded_slab(x - 1.5, y - 4, 15.2, 5.6, 5.6, .25, m['trim'], 2.7)
    for k in range(3):
        ring = revolve([(.0, 0), (.42, 0), (.44, .06), (.52, .06), (.54, 0)], m['trim'], (x - wide / 2 - .04, 4.5 + k * 1.6, 9.4), 28)
        ring.rotation_euler = (0, -math.pi / 2, 0)


def tower_of_lifeguards(x, y, z, turn, m):
    """A cabin of 2.6 m on a deck on stilts, glazed to the sea, its roof a wide round-cornered slab, a ramp behind."""
    white = m['white']
    parts = [box(px, py, -.8, .16, .16, 2.3, white) for px in (-1.8, 0, 1.8) for py in (-1.7, 0, 1.7)] + [rounded_slab(0, 0, 1.5, 4.3, 4.1, .16, white, .5)]
    for k in range(9):
        parts.append(box(0, -1.2 + k * .3, 1.66, 2.6, .3, 2.15, m['boards'][k % 3]))
    parts += [box(0, 0, 2.55, 2.64, 2.2, .85, m['pane']), box(0, 0, 2.55, 2.1, 2.74, .85, m['pane'])]
    parts += [box(sx * 1.31, sy * 1.36, 1.66, .1, .1, 2.15, white) for sx in (-1, 1) for sy in (-1, 1)]
    parts += [rounded_slab(0, 0, 3.8, 4.0, 4.0, .16, m['accent'], .9), rounded_slab(0, 0, 3.96, 3.0, 3.0, .14, white, .7), rounded_slab(0, 0, 4.1, 1.8, 1.8, .4, m['boards'][0], .4), tube([(1.2, 1.2, 4), (1.2, 1.2, 6.6)], .03, white)]
    parts.append(wall([[(0, 0), (1.0, .1), (1.0, .6), (0, .66)]], .02, m['flag'], (1.2, 1.2, 5.9)))
    for a, b in (((-2.05, -1.95), (2.05, -1.95)), ((2.05, -1.95), (2.05, 1.95)), ((-2.05, 1.95), (-2.05, -1.95)), ((.7, 1.95), (2.05, 1.95))):
        parts += [tube([(*a, 1.66 + high), (*b, 1.66 + high)], .03, white) for high in (.5, .95)]
        parts += [box(a[0] + (b[0] - a[0]) * k / 4, a[1] + (b[1] - a[1]) * k / 4, 1.66, .06, .06, .97, white) for k in range(5)]
    slope = [(-1.7, -1.9, 1.64), (-1.7, -.9, 1.64), (-5.2, -.9, .0), (-5.2, -1.9, .0)]
    parts.append(solid(slope + [(p[0], p[1], p[2] - .1) for p in slope], [(0, 1, 2, 3), (7, 6, 5, 4), (0, 3, 7, 4), (1, 5, 6, 2)], white))
    group(parts, (x, y, z), 1.0, turn)


def beach(m, rnd):
    """Below the terrace: dune plants, the sand, the tower, walkers, the sea with two lines of surf."""
    sand = matter('#dcc7a6', rough=.9, variation=.16, grain=.5, bump=.08, bump_grain=2)
    plane(-3.0, sand, (-400, 400), (24, 112))
    sea(-3.2, x=(-9000, 9000), y=(96, 30000), deep='#0f5f70', rough=.1, waves=.06, size=9, stretch=(.7, 2.0), fine=.5)
    foam = matter('#fdf6ec', rough=.9)
    for y, wide in ((113, 2.2), (126, 1.2), (141, 1.0)):
        points = [(x, y + 2.2 * math.sin(x / 19 + y) + 1.1 * math.sin(x / 6.1)) for x in range(-160, 161, 2)]
        faces = Batch(foam)
        for a, b in zip(points, points[1:]):
            part = wide * (.5 + .5 * math.sin(a[0] / 11 + y) ** 2)
            faces.polygon((a[0], a[1], -2.99), (b[0], b[1], -2.99), (b[0], b[1] + part, -2.98), (a[0], a[1] + part, -2.98))
        faces.done()
    tower_of_lifeguards(-1.6, 58, -1.9, 62, m)
    tower_of_lifeguards(-120, 74, -3, 70, m)
    grape = broadleaf(leaf('#3d5f36', '#6a8448'), m['bark'], 3, 2200, .5, .1)
    for i in range(260):
        instance(grape, (-60 + i * .5 + rnd.random(), 30 + rnd.uniform(-1.6, 2.5), -3.1), rnd.uniform(1.4, 2.7), i * 57)
    tufts = [tuft(leaf('#8a8f56', '#c0b476'), i) for i in range(3)]
    for i in range(500):
        instance(tufts[i % 3], (rnd.uniform(-50, 50), rnd.uniform(33, 38), -3.05), rnd.uniform(.7, 1.3), i * 31)


def build(view):
    rnd = random.Random(4)
    sky([(0, '#ffdcae'), (.09, '#ffc6a4'), (.24, '#f0b8b4'), (.46, '#abb6dc'), (.75, '#6c95cf'), (1, '#4679bd')], sun=(8.5, -41), glow='#ffb36e', glow_strength=.9, strength=1.0, sun_strength=5.6, sun_color='#ffc48c', sun_size=1.0,
        clouds=dict(amount=.6, scale=1.0, stretch=.42, lit='#ffe4cc', shade='#b6a4c4', opacity=.82, haze=.07, seed=61, flat=.15))
    m = {'coping': matter('#ece2d2', rough=.45, variation=.1, grain=3), 'tile': tiles('#3fa3a0', '#58b8b0', '#2f8a8e', 14, False), 'teak': matter('#a07a54', rough=.6, variation=.3, grain=9), 'cushion': matter('#efe6d8', rough=.95, variation=.05, grain=3, bump=.002, bump_grain=60),
         'white': matter('#f7f1e6', rough=.6), 'glass': glass('#a8c4c6', .05), 'cloth': leaf('#f6ecdc', through=.35), 'accent': matter('#e2927c', rough=.75), 'wall': matter('#f3e7d6', rough=.75, variation=.06, grain=.5, bump=.004, bump_grain=9), 'trim': matter('#fbf5ea', rough=.6),
         'pane': glass('#27414c'), 'rooms': [light(c, s) for c, s in (('#ffc27d', .8), ('#ffb066', .5), ('#ffd9a8', .65))], 'drapery': matter('#dccdb8', rough=.9), 'flag': matter('#e0b63a', rough=.8), 'bark': matter('#8f7a66', rough=.9, variation=.3, grain=6, bump=.03, bump_grain=8),
         'boards': [matter(c, rough=.7, variation=.06, grain=.6) for c in ('#f0c25a', '#ef8f80', '#f7efe2')], 'drape': Batch(leaf('#f8f0e4', through=.45))}
    wall([rectangle(-60, -16, 60, 27), rounded(*POOL)], .02, paving(), (0, 0, -.01), flat=True)
    box(0, 27, -3.4, 120, .4, 3.75, m['coping'])
    pool(*POOL, m)
    palms = [palm(leaf('#41683a', '#7f9a50', through=.4), m['bark'], i, .05 + .035 * i, 26) for i in range(5)]
    for k in range(6):
        y = -2.2 + k * 4.8
        instance(palms[k % 5], (-5.6, y, 0), 7.6 + 1.5 * ((k * 3) % 4) / 3, k * 131)
        revolve([(.75, 0), (.8, .03), (.8, .07), (.62, .07), (.6, .02), (0, .03)], m['coping'], (-5.6, y, 0), 32)
    for k, (x, y, h) in enumerate(((7.4, 3.4, 8.6), (7.4, 13.2, 9.6), (7.4, 21.5, 8.4), (11.6, 27.6, 8), (-9, 26, 9.5), (-14, 25, 8.2), (-20, 24, 9))):
        instance(palms[(k + 2) % 5], (x, y, 0 if y < 27 else -2.6), h, 40 + k * 97)
    towel = matter('#e39a84', rough=.95, bump=.003, bump_grain=40)
    for k in range(5):
        y = -1.2 + k * 4.4
        lounger(-3.1, y, m, 0, towel)
        lounger(-2.1, y, m, 0, towel)
        table(-2.6, y - .55, m)
        parasol(-2.6, y - .9, 0, m['cloth'], m['white'], 1.35, 2.5)
    for y in (7.4, 11.2, 17.6):
        cabana(9.4, y, m, rnd)
    m['drape'].done()
    wing(m, rnd)
    beach(m, rnd)
    dress, skin, hair = matter('#f4ece0', rough=.9), matter('#b98a6a', rough=.6), matter('#2a1c14', rough=.5)
    body = figure(skin, hair, dress, skin, skin, .0, 1.68)
    walker(body, (3.4, 22.4, 0), 170, 1, skirt(dress, .8))
    pair = figure(skin, hair, matter('#7f97a6', rough=.9), matter('#d8cdb8', rough=.9), skin, .7)
    for x, y, turn in ((-14, 92, 80), (-13.2, 92.5, 82), (20, 100, 265)):
        walker(pair, (x, y, -3), turn)
    haze('#dcbcb4', 5200., '#ffc690', height_falloff=.004, focus=4, start=30, most=.8)
