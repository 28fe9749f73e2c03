"""Miami Beach: art-deco hotels on the drive at blue hour, neon, palms, wet asphalt and a long car of the fifties.

Recognisable by rounded corners with eyebrow ledges, vertical fins edged in pink and aqua neon, pastel stucco.
"""
from scenery import *

GRADE = dict(exposure=1.12, contrast=1.37, saturation=1.14)
FRAMINGS = {
    'miami': dict(eye=(-9, -24, 1.7), target=(8, 20, 8.6), lens=25, samples=10, mist=400),
}


def night():
    sky([(0, '#ffb591'), (.14, '#fb9fa0'), (.32, '#d392bb'), (.58, '#7f86c6'), (1, '#34509c')], sun=(7, -62), glow='#ff9a6a', glow_strength=.6, strength=.85, sun_strength=1.6, sun_color='#ffb38a', sun_size=1.5,
        clouds=dict(amount=.64, scale=1.0, stretch=.5, lit='#ffd0bd', shade='#a583ba', opacity=.9, haze=.06, seed=61, flat=.15))


def build(view):
    rnd = random.Random(3)
    night()
    paint = {k: matter(c, rough=.75, variation=.07, grain=.5, bump=.004, bump_grain=9) for k, c in
             dict(pink='#eab9ae', cream='#f2e4ce', aqua='#84c4bd', yellow='#efcf96', blue='#afc5dc', coral='#e39c86').items()}
    m = {'glass': glass('#1f3542'), 'dark': matter('#1d1f26', rough=.5), 'chrome': matter('#d3d8dc', rough=.2, metal=1.),
         'rooms': [light(c, s) for c, s in (('#ffc27d', 1.0), ('#ffb066', .6), ('#ffd9a8', .8), ('#e8b27a', .35))],
         'shops': [light(c, s) for c, s in (('#ffb765', .9), ('#ff9f5a', .5), ('#ffd6a0', .7), ('#d98a5a', .3))], 'curtain': matter('#d9c8b4', rough=.9)}
    neon = {'pink': light('#ff4f98', 3.4), 'aqua': light('#43ddd6', 2.8), 'white': light('#ffedd2', 3), 'violet': light('#a36bff', 3)}
    for x, w, h, body, trim, glow, r, floors, fin in (
            (2, 17, 15.5, 'pink', 'cream', 'pink', 3.2, 4, True), (21.5, 15, 12, 'cream', 'aqua', 'aqua', 2.4, 3, True), (-15.5, 13, 11.5, 'aqua', 'cream', 'pink', 2.0, 3, False),
            (38.5, 14, 17, 'yellow', 'pink', 'violet', 2.2, 5, True), (55, 15, 12.5, 'blue', 'cream', 'aqua', 2.2, 4, False), (72, 15, 15, 'coral', 'cream', 'pink', 2.2, 4, True), (-30, 12, 14, 'yellow', 'cream', 'aqua', 2, 4, True), (90, 16, 13, 'cream', 'aqua', 'aqua', 2, 4, True)):
        hotel(x, w, h, paint[body], paint[trim], neon[glow], r, floors, fin, m, rnd)
    street(paint['cream'])
    greens(rnd)
    old_car(-3.6, -5.0, 0, matter('#74bfb8', rough=.12, specular=.7), m['chrome'], m['glass'], matter('#111214', rough=.6), neon['white'], light('#ff3322', 2.5), z=-.14)
    old_car(24, -2.6, 180, matter('#b8434a', rough=.12, specular=.7), m['chrome'], m['glass'], matter('#111214', rough=.6), neon['white'], light('#ff3322', 2.5), z=-.14)
    for i in range(9):
        cafe_table(-8 + i * 3.4 + rnd.uniform(-.6, .6), 5.6, .03, paint['cream'], m['chrome'], rnd, paint['cream'], candle=neon['white'])
        if i % 2:
            parasol(-8 + i * 3.4, 5.6, .03, paint[('aqua', 'pink')[i // 2 % 2]], m['chrome'], 1.35)
    soft_light((-14, -30, 10), (4, 8, 5), 14, 1700, '#ffd6c6')
    haze('#d9a0b4', 420., '#ffb08a', height_falloff=.01, focus=4, start=25, most=.85)


def hotel(x, width, height, body, trim, neon, radius, floors, fin, m, rnd, depth=16, y=8):
    """Ribbons of windows between eyebrows, a fin with neon, a lobby with varied, dim shop windows."""
    front, y = y, y + depth / 2
    rounded_slab(x, y, 0, width, depth, height, body, radius)
    storey = (height - 1.4) / floors
    bays = int((width - 2 * radius) / 1.5)
    for level in range(1, floors):
        z = .9 + level * storey
        rounded_slab(x, y, z + .55, width + .04, depth + .04, storey * .5, m['glass'], radius + .02)
        for i in range(bays + 1):
            px = x - width / 2 + radius + i * (width - 2 * radius) / bays
            box(px, front - .03, z + .5, .5 if i % 3 == 0 else .1, .14, storey * .56, body if i % 3 == 0 else trim)
            if i < bays:
                cx, chance = px + (width - 2 * radius) / bays / 2, rnd.random()
                wide = (width - 2 * radius) / bays
                if chance < .36:
                    box(cx, front - .015, z + .58, wide * .94, .06, storey * .46, m['rooms'][rnd.randrange(4)])
                if chance < .55:
                    for side in (-1, 1):
                        box(cx + side * wide * .36, front - .04, z + .58, wide * .2, .05, storey * .46, m['curtain'])
        rounded_slab(x, y, z + storey * .5 + .75, width + 1.5, depth + 1.5, .16, trim, radius + .7)
        rounded_slab(x, y, z + .32, width + .08, depth + .08, .1, trim, radius + .04)
    rounded_slab(x, y, height, width + .4, depth + .4, .5, trim, radius + .2)
    for k in range(3):
        rounded_slab(x, y, height - .35 - .42 * k, width + .1, depth + .1, .1, trim, radius + .05)
    if fin:
        rounded_slab(x, front + .3, 1.2, 2.6, 2.2, height + 3.6, body, .6)
        for k in (-.62, 0, .62):
            box(x + k, front - .86, 3.4, .18, .12, height + 1.0 + (.9 if k == 0 else 0), trim)
        for k in (-1.02, 1.02):
            box(x + k, front - .86, 3.6, .07, .07, height + .2, neon)
        for k in range(3):
            rounded_slab(x, front + .3, height + 4.8 + .34 * k, 2.0 - .55 * k, 1.7 - .5 * k, .34, trim, .3)
    rounded_slab(x, front, 3.15, width * .72, 3.6, .28, trim, 1.0)
    rounded_slab(x, front, 3.08, width * .72 + .06, 3.66, .06, neon, 1.0)
    for k in range(9):
        cx, wide = x - width * .33 + k * width * .66 / 8, width * .075
        box(cx, front - .06, .25, wide, .05, 2.6, m['shops'][rnd.randrange(4)] if rnd.random() < .72 else m['glass'])
        box(cx, front - .1, .15, wide, .08, .5, trim)
        for side in (-.5, 0, .5):
            box(cx + side * wide, front - .12, .15, .05 if side else .025, .08, 2.75, m['chrome'])
        box(cx, front - .12, 2.15, wide, .08, .05, m['chrome'])
        if rnd.random() < .5:
            box(cx + rnd.uniform(-.2, .2), front - .1, .6, wide * .5, .04, rnd.uniform(.3, .9), m['dark'])


def street(kerb):
    walk = matter('#c9a598', rough=.35, variation=.2, grain=1.2, bump=.004, bump_grain=9, specular=.4)
    road = matter('#34333a', rough=.2, variation=.35, grain=.35, bump=.005, bump_grain=12, specular=.55)
    grass, line = matter('#46622f', rough=.9, variation=.3, grain=3, bump=.05, bump_grain=18), matter('#d9bb66', rough=.6, variation=.3, grain=2)
    plane(0, walk, (-300, 300), (-1, 300))
    plane(-.14, road, (-300, 300), (-60, -1))
    box(0, -1.1, -.14, 600, .3, .14, kerb)
    box(20, 3.2, 0, 400, 2.6, .04, grass)
    for i in range(30):
        box(-60 + i * 7, -9.4, -.138, 3.2, .14, .005, line)
    for i in range(60):
        box(-60 + i * 3, 1.0, 0, .02, 4, .004, line)


def greens(rnd):
    bark = matter('#8a7360', rough=.9, variation=.3, grain=6, bump=.03, bump_grain=8)
    palms = [palm(leaf('#3a5d33', '#66863f', through=.35), bark, i, .05 + .03 * i, 34) for i in range(5)]
    for i, (x, y, h) in enumerate(((-9.6, 2.9, 12.5), (-1.2, 3.2, 9.6), (11.8, 3, 13.6), (17.2, 3.2, 10.6), (28.6, 3.1, 13), (34, 3.1, 11.5), (45, 3, 14), (52, 3, 12), (63, 3, 15), (-22, 3, 12), (76, 3, 13))):
        instance(palms[i % 5], (x, y, 0), h, i * 109)
    bush = broadleaf(leaf('#2f5230', '#4a7040'), bark, 3, 4000, .6, .1)
    flower = broadleaf(leaf('#b8436f', '#d9608a'), bark, 4, 1500, .6, .1, .8)
    for i in range(70):
        instance(bush if i % 3 else flower, (-40 + i * 2.0 + rnd.random(), 3.3 + rnd.uniform(-.4, .4), -.25), rnd.uniform(.9, 1.5), i * 57)
