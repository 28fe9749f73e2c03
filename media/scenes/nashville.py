"""Nashville: the steel truss footbridge over the Cumberland at dusk, the twin-spired tower, neon along the water front.

Recognisable by the camelback trusses on stone piers, the tower with two pointed ears, low brick fronts of the old
warehouses and honky-tonks with their neon, and a white paddle boat at the landing.
"""
from scenery import *

GRADE = dict(exposure=1.3, contrast=1.36, saturation=1.1, bloom=.12, shadows=(-.015, 0, .03))
FRAMINGS = {
    'nashville': dict(eye=(-40, -20, 7), target=(30, 300, 46), lens=34, samples=14, mist=2500),
}


def truss(steel, deck_mat, stone, bulbs, spans=4, long=78.0):
    """Camelback spans along local x, deck at 13 m, on tapered masonry piers."""
    panels, half, deck = 9, 5.5, 13.0
    lights = Batch(bulbs)
    for s in range(spans):
        x0 = s * long
        heights = [0] + [7.4 + 5.2 * math.sin(math.pi * k / panels) for k in range(1, panels)] + [0]
        for y in (-half, half):
            top = [(x0 + long * k / panels, y, deck + heights[k]) for k in range(panels + 1)]
            low = [(x0 + long * k / panels, y, deck) for k in range(panels + 1)]
            tube(top, .34, steel, 4)
            tube(low, .4, steel, 4)
            for k in range(1, panels):
                tube([low[k], top[k]], .2, steel, 4)
                to = k - 1 if k <= panels // 2 else k + 1
                tube([top[k], low[to]], .14, steel, 4)
                tube([top[k], low[k + 1 if k <= panels // 2 else k - 1]], .1, steel, 4)
            for k in range(1, panels - 1):
                tube([((top[k][0] + top[k + 1][0]) / 2, y, (top[k][2] + top[k + 1][2]) / 2), ((top[k][0] + top[k + 1][0]) / 2, y, deck)], .09, steel, 4)
        for k in range(1, panels):
            tube([(x0 + long * k / panels, -half, deck + heights[k]), (x0 + long * k / panels, half, deck + heights[k])], .2, steel, 4)
            if k < panels - 1:
                tube([(x0 + long * k / panels, -half, deck + heights[k]), (x0 + long * (k + 1) / panels, half, deck + heights[k + 1])], .09, steel, 4)
        for k in range(26):
            for y in (-half - .5, half + .5):
                lights.box(x0 + long * (k + .5) / 26, y, deck + .95, .34, .2, .2)
        for x in (x0, x0 + long):
            solid([(x + a * w, b * d, z) for z, w, d in ((-5, 2.8, 7.8), (11.4, 2.0, 6.4)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], stone)
            box(x, 0, 11.2, 5.6, 17, 1.1, stone)
    box(spans * long / 2, 0, deck - .6, spans * long + 160, 12.6, .7, deck_mat)
    rail = Batch(steel)
    for k in range(int(spans * long / .9)):
        for y in (-half - .5, half + .5):
            rail.box(k * .9, y, deck, .08, .08, 1.2)
    for y in (-half - .5, half + .5):
        rail.box(spans * long / 2, y, deck + 1.15, spans * long + 160, .14, .12)
    rail.done()
    lights.done()


def twin_spires(x, y, kind, steel, glow, red):
    """The tower with two ears: stepped shoulders, then two tapering horns with masts."""
    box(x, y, 0, 40, 34, 96, kind)
    box(x, y, 96, 36, 32, 34, kind)
    box(x, y, 130, 31, 28, 9, kind)
    for s in (-1, 1):
        cx = x + s * 12.2
        corners = [(cx + a * w, y + b * d, z) for z, w, d in ((130, 5.4, 13), (150, 4.0, 9), (164, 1.6, 3.4)) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        solid(corners, [(i + k, i + (k + 1) % 4, i + 4 + (k + 1) % 4, i + 4 + k) for i in (0, 4) for k in range(4)] + [(8, 9, 10, 11)], steel)
        revolve([(1.5, 0), (.8, 14), (.15, 30), (0, 30)], steel, (cx, y, 163), 8)
        box(cx, y, 193, 1.3, 1.3, 1.3, red)
        box(cx, y - 13.1, 131, 7.6, .4, 1.2, glow)
        box(x + s * 19.9, y - 16.2, 20, 1.0, .6, 108, steel)
    box(x, y - 14.3, 138.6, 18, .5, 1.1, glow)
    for k in range(-2, 3):
        box(x + k * 7, y - 17.3, 0, 1.0, .6, 96, steel)


def waterfront(rnd, m):
    """Old brick fronts above the landing, with their signs."""
    fronts = StreetFront({'trim': m['trim'], 'glass': glass('#262c38'), 'warm': m['warm'], 'dark': m['dark']}, 4)
    x, neon = -210.0, [Batch(material) for material in m['neon']]
    i = 0
    while x < 300:
        width, storeys = rnd.choice((9, 11, 13, 16)), rnd.choice((3, 4, 4, 5))
        fronts.house(x, width, storeys, m['bricks'][i % 5], m['dark'], y=262, base=8, depth=20, roof_kind='flat', lit=.24, window=(1.15, 1.9), storey=3.7, shop=m['cloth'] if i % 2 else None)
        top = 8 + storeys * 3.7
        kind = rnd.randrange(5)
        if rnd.random() < .8:
            sign = neon[kind]
            sx = x + rnd.uniform(.2, .8) * width
            high = rnd.uniform(5, 9)
            for s in (-.75, .75):
                sign.box(sx + s, 260.2, top - high - 1, .3, .4, high)
            for k in range(int(high / 1.3)):
                neon[(kind + 1) % 5].box(sx, 260.2, top - high - .6 + k * 1.3, .9, .3, .5)
            if rnd.random() < .6:
                neon[(kind + 2) % 5].box(x + width / 2, 261.4, 8 + 3.6, width * .8, .3, .28)
        if rnd.random() < .35:
            for s in (0, 1.6):
                neon[(kind + 3) % 5].box(x + width / 2, 264, top + 3 + s, width * .6, .3, .32)
            for s in (-.28, .28):
                m['iron'].box(x + width / 2 + s * width, 264.3, top, .3, .3, 5)
        x += width + (0 if i % 6 else 12)
        i += 1
    fronts.done()
    for batch in neon:
        batch.done()
    m['iron'].done()


def build(view):
    rnd = random.Random(9)
    sky([(0, '#ffab84'), (.1, '#ee978a'), (.24, '#b0859c'), (.44, '#5d6a9c'), (.74, '#294373'), (1, '#182c55')], sun=(3.4, -58), glow='#ff8250', glow_strength=.7, strength=.85, sun_strength=3.0, sun_color='#ff9468', sun_size=1.5,
        clouds=dict(amount=.64, scale=1.2, stretch=.28, lit='#ffa68c', shade='#545488', opacity=.8, haze=.07, seed=63, flat=.12))
    sea(deep='#0b1a2a', rough=.05, waves=.04, size=4.6, stretch=(.8, 2.4), fine=.7, x=(-2000, 2000), y=(-80, 250))
    m = {'trim': matter('#a89b8c', rough=.8), 'warm': light('#ffb765', 1.0), 'dark': matter('#24262c', rough=.6), 'cloth': matter('#3a2a30', rough=.9), 'iron': Batch(matter('#202227')),
         'bricks': [matter(c, rough=.9, variation=.3, grain=.8) for c in ('#7a4233', '#8c5540', '#6a3a32', '#9a7a62', '#74503f')],
         'neon': [light('#ff3f5a', 3.6), light('#ff7a3c', 3.2), light('#ff4fa8', 3.2), light('#48d0e8', 2.6), light('#ffc45a', 3.0)]}
    steel, stone = matter('#858d9a', rough=.5, specular=.5), matter('#9a8b78', rough=.85, variation=.3, grain=.6, bump=.03, bump_grain=1.5)
    turned(lambda: truss(steel, matter('#4a4542', rough=.8), stone, light('#ffdcb0', 4)), (-122, 6, 0), 53)
    waterfront(rnd, m)
    box(40, 292, -4, 2000, 70, 12, matter('#5a524a', variation=.2, grain=.1))
    for k in range(6):
        box(40, 254.5 - k * 1.3, -4, 1400, 1.4, 10.6 - k * 1.5, matter('#6a6056', variation=.2, grain=.2) if k == 0 else stone)
    bark = matter('#3a3028')
    trees = [broadleaf(leaf('#26372a', '#4a5836', through=.3), bark, i, 1600, .85, .2) for i in range(3)]
    for k in range(130):
        x = rnd.uniform(-330, 360)
        if rnd.random() < .7:
            instance(trees[k % 3], (x, 256 + rnd.uniform(-1.5, 2), 6.5), rnd.uniform(5, 9), k * 57)
    lamps = Batch(light('#ffd49a', 4))
    for k in range(70):
        lamps.box(-340 + k * 10, 250, 6.6, .5, .5, .5)
    lamps.done()
    kinds = [facade(w, g, cell, pier, sill, lit=lit, lit_color=c, lit_strength=.85, rough=r, by_floor=fl) for w, g, cell, pier, sill, lit, c, r, fl in (
        ('#6f6a70', '#222a38', (1.6, 3.3), .3, .35, .09, '#ffc683', .1, .6), ('#93806f', '#24262e', (1.9, 3.2), .5, .45, .08, '#ffb463', .2, .2), ('#3a4862', '#2c4262', (1.5, 3.4), .12, .2, .08, '#ffe0b0', .06, .8), ('#5c5560', '#232836', (1.5, 3.2), .2, .3, .09, '#ffe2b4', .1, .7))]
    red = light('#ff4a36', 4)
    for k in range(120):
        x, y = rnd.uniform(-320, 420), rnd.uniform(330, 640)
        middle = math.exp(-((x - 110) / 130) ** 2)
        tower(x, y, rnd.uniform(18, 36), rnd.uniform(18, 30), rnd.uniform(16, 38) + rnd.random() ** 1.5 * 60 * middle, kinds[k % 4], rnd, steel, rnd.choice((1, 1, 2)), base=6)
    twin_spires(126, 380, kinds[3], matter('#4a4a56', rough=.4, specular=.5), light('#ffdfae', .55), red)
    for x, y, w, h, kind, spire in ((60, 370, 30, 92, 0, 0), (186, 360, 26, 104, 2, 0), (226, 400, 30, 128, 1, 16), (16, 390, 26, 74, 1, 0), (272, 380, 24, 90, 2, 0), (-60, 400, 30, 60, 2, 0), (90, 420, 24, 116, 2, 0)):
        tower(x, y, w, w * .9, h, kinds[kind], rnd, steel, 2 if h > 90 else 1, spire, base=6, tip=red)
    boat(66, 190, m)
    near = [broadleaf(leaf('#26382a', '#4e5c38', through=.35), bark, 10 + i, 8000, 1.1, .15, .55, .6) for i in range(2)]
    for x, y, high in ((-3, 17, 8), (3, 25, 10)):
        instance(near[int(high) % 2], (x, y, -1), high, high * 40)
    soft_light((40, -90, 50), (-60, 90, 10), 60, 120000, '#d9c4d8')
    haze('#86809c', 2100., '#ee957c', height_falloff=.004, focus=5, start=70, most=.85)


def boat(x, y, m):
    """A white paddle boat with three lit decks and two black chimneys."""
    white, red, glow = matter('#efe9dd', rough=.5), matter('#a8322c', rough=.5), light('#ffc27a', .85)
    parts = [hull_of(46, 11, 1.6, white)]
    for k, (long, wide) in enumerate(((38, 10), (34, 9), (22, 7))):
        z = 1.6 + k * 3.0
        parts += [box(-1, 0, z, long - 4, wide - 3, 2.6, glow), box(-1, 0, z + 2.6, long, wide, .35, white)]
        for i in range(int(long / 2)):
            for s in (-1, 1):
                parts += [box(-1 - long / 2 + 1 + i * 2, s * (wide / 2 - .2), z, .14, .14, 2.7, white), box(-1 - long / 2 + 1 + i * 2, s * (wide / 2 - 1.5), z, .9, .1, 2.6, white)]
        for s in (-1, 1):
            parts.append(box(-1, s * (wide / 2 - .2), z + .9, long, .08, .1, white))
    parts += [box(8, 0, 10.9, 4, 4, 2.6, white), box(8, 0, 11.6, 4.1, 4.1, 1.0, glow)]
    for s in (-2, 2):
        parts.append(revolve([(.55, 0), (.5, 9), (.85, 9.6), (.4, 10.2), (0, 10.2)], m['dark'], (13, s, 8), 12))
    wheel = revolve([(.2, -4), (3.6, -4), (3.6, 4), (.2, 4)], red, (-25.5, 0, 2.6), 12, False)
    wheel.rotation_euler[0] = math.pi / 2
    group(parts + [wheel], (x, y, -.2), 1.0, 176, afloat=True)
