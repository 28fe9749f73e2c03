"""Marrakesh: from a shaded tadelakt arcade through moorish arches to a rill, palms, a minaret and the snowy Atlas.

Recognisable by the horseshoe arches with carved white bands, zellige, orange trees, the square minaret. `login` is the
same court at nightfall, lanterns lit.
"""
from scenery import *

GRADE = dict(exposure=1.5, contrast=1.24, saturation=1.08)
FRAMINGS = {
    'marrakesh': dict(eye=(.35, -5.2, 1.62), target=(.05, 20, 2.9), lens=27, shift=(0, .02), samples=14, bounces=5, mist=200),
    'marrakesh-garden-steam': dict(eye=(.5, 4.6, 1.35), target=(-.6, 30, 3.3), lens=26, samples=14, bounces=5, mist=200, grade=dict(exposure=1.7, contrast=1.26, saturation=1.0)),
    'marrakesh-garden-steam-evening': dict(eye=(-4.5, -5.4, 1.5), target=(1.2, 9, 2.75), lens=25, samples=5, bounces=4, mist=200, grade=dict(exposure=1.8, contrast=1.26, saturation=1.0)),
    'login': dict(eye=(.9, -5.6, 1.55), target=(.3, 20, 2.5), lens=24, samples=7, bounces=5, mist=200, grade=dict(exposure=1.75, contrast=1.26, saturation=.98),
                  film=dict(waves=dict(slope=.012, length=(.25, 2.2), deep=(.006, .03, .032), glitter=2.0, speed=.5), clouds=24, lights=.6, zoom=.015)),
}


def arcade(tadelakt, white, dado, stone):
    openings = [arch(0, 0, 3.1, 2.55, 'moorish'), arch(-4.25, 0, 1.9, 2.2, 'moorish'), arch(4.25, 0, 1.9, 2.2, 'moorish')]
    wall([rectangle(-8, 0, 8, 6.4)] + openings, .75, tadelakt, (0, 2.2, 0), bevel=.03)
    for cx, outer, inner, spring in ((0, 3.62, 3.12, 2.55), (-4.25, 2.3, 1.92, 2.2), (4.25, 2.3, 1.92, 2.2)):
        wall([arch(cx, 0, outer, spring, 'moorish'), arch(cx, -.05, inner, spring, 'moorish')], .05, white, (0, 1.80, 0), bevel=.015)
    for x0, x1 in ((-8, -5.45), (-3.05, -1.85), (1.85, 3.05), (5.45, 8)):
        box((x0 + x1) / 2, 1.805, 0, x1 - x0, .04, 1.05, dado)
        box((x0 + x1) / 2, 1.8, 1.05, x1 - x0, .06, .06, stone)
    for i in range(2):
        box(0, 1.79, 5.0 + i * .62, 16, .06, .07, stone)
    for i in range(58):
        box(-7.9 + i * .277, 1.80, 5.12, .15, .05, .42, white, bevel=.02)


def garden(rnd, stone, dado, clay):
    plane(-.03, matter('#cfae8a', rough=.9, variation=.15, grain=2, bump=.01, bump_grain=20), (-60, 60), (2.6, 60))
    pool = sea(.02, deep='#0d4a4c', rough=.015, waves=.012, size=.9, stretch=(1, 1.2), fine=.3, x=(-1.05, 1.05), y=(3.9, 25))
    pool.name = 'pool'
    for x in (-1.25, 1.25):
        box(x, 14.4, -.03, .4, 21.4, .12, stone, bevel=.015)
    for y in (3.75, 25.1):
        box(0, y, -.03, 2.9, .4, .12, stone, bevel=.015)
    for x in (-1.75, 1.75):
        box(x, 14.4, -.03, .5, 21, .07, dado)
    foliage, bark = leaf('#3f5a2a', '#6b7d3a', through=.3), matter('#4b3626', rough=.9, bump=.02, bump_grain=10)
    trees = [broadleaf(foliage, bark, i, 9000, .9, .42) for i in range(3)]
    orange = revolved([(math.sin(t) * .06, -math.cos(t) * .06) for t in np.linspace(.01, 3.13, 10)], matter('#e07a1c', rough=.5), 12)
    core = matter('#27361c')
    for side in (-1, 1):
        hedge(tuple(sorted((side * 2.3, side * 3.0))), (4.2, 24), .55, foliage, core, rnd)
        for i in range(5):
            x, y, size = side * 4.6, 6.6 + i * 4.2, 3.3 + rnd.random() * .5
            instance(trees[i % 3], (x, y, 0), size, rnd.uniform(0, 360))
            for _ in range(46):
                v = np.array([rnd.gauss(0, 1) for _ in range(3)])
                v /= np.linalg.norm(v)
                instance(orange, (x + v[0] * size * .36, y + v[1] * size * .36, size * .74 + v[2] * size * .26), .75)
    for x in (-2.35, 2.35):
        pot(x, 1.35, 0, clay, trees[1], .62)
    palms = [palm(leaf('#4a6a35', '#6d8446', through=.3), matter('#6b4e36', rough=.9, bump=.03, bump_grain=8), i, .07, 26) for i in range(4)]
    for i, (x, y, h) in enumerate(((-6.6, 30, 9.5), (-9.3, 34, 11.5), (7.6, 31, 10.4), (10.4, 36, 8.6), (-13, 38, 8), (5.2, 41, 12.0), (15, 40, 10), (-4.0, 44, 9))):
        instance(palms[i % 4], (x, y, 0), h, rnd.uniform(0, 360))


def koutoubia(x, y, height, brick, plaster, stone):
    box(x, y, 0, 5.2, 5.2, height, brick)
    for i in range(6):
        box(x - 2.2 + i * .88, y - 2.4, height, .5, .4, .6, plaster)
    box(x, y, height, 2.6, 2.6, 3.6, brick)
    revolve([(.9, 0), (1.3, .5), (1.15, 1.2), (.3, 2.0), (0, 2.1)], stone, (x, y, height + 3.6), 20)
    copper = matter('#d9a94a', rough=.3, metal=1)
    for k in range(3):
        revolve([(math.sin(t) * (.34 - .07 * k), -math.cos(t) * (.34 - .07 * k)) for t in np.linspace(.01, 3.13, 10)], copper, (x, y, height + 6.0 + k * .62), 14)


def atlas():
    X, Y = Ground.axes((-9000, 9000), (5000, 11500), 1000, 361)
    crest = fbm(X / 2600, Y / 2600, 14, 9, ridged=True)
    Z = (.35 + .65 * crest) * 2050 * np.clip((Y - 5000) / 4200, 0, 1) ** .9 * (.8 + .3 * fbm(X / 4000, Y / 4000, 3, 2))
    ground = Ground(Z, (-9000, 9000), (5000, 11500)).eroded(160000, 5)
    ground.z -= 60
    ground.place(land('#9c7a63', '#b08a70', '#7a5f58', slope=.6, bump=10, bump_grain=.004, grain=.0015, snow=(820, 300, .40), snow_color='#fbf3ee'))
    plane(-.5, matter('#b88f6c'), (-9000, 9000), (55, 9000))


def build(view):
    night, rnd = view['name'] != 'marrakesh', random.Random(3)
    if night:
        sky([(0, '#e79a6a'), (.12, '#b9788a'), (.32, '#6d6a9c'), (.62, '#2f4278'), (1, '#182650')], sun=(3, 58), glow='#ff9a5a', glow_strength=.5, strength=.62 if view['name'] == 'login' else 1.0, sun_strength=.5, sun_color='#ffb27a',
            clouds=dict(amount=.4, scale=1., stretch=.35, lit='#e0a090', shade='#5a5680', opacity=.7, haze=.10, seed=5, flat=.2))
    else:
        sky([(0, '#f8d3a8'), (.15, '#f3c9ae'), (.35, '#bcc3d2'), (.65, '#7fa3cc'), (1, '#3f70ad')], sun=(19, 58), glow='#ffbf80', glow_strength=.5, sun_strength=7., sun_color='#ffc58c', sun_size=.8,
            clouds=dict(amount=.38, scale=1., stretch=.35, lit='#fff0de', shade='#c3b0b0', opacity=.7, haze=.10, seed=5, flat=.2))
    tadelakt = matter('#bf8468', rough=.62, variation=.16, grain=.9, bump=.010, bump_grain=5., specular=.3)
    plaster = matter('#cc9a7c', rough=.7, variation=.14, grain=.7, bump=.01, bump_grain=4.)
    white, cedar = matter('#ead9c4', rough=.75, variation=.08, grain=1.2, bump=.006, bump_grain=7.), matter('#4a2a1a', rough=.55, variation=.3, grain=3.)
    stone, dado = matter('#d8c3a5', rough=.35, variation=.1, grain=1.5, specular=.4), tiles('#1f5a52', '#e6dcc6', '#2d7a6c', 4.2)
    arcade(tadelakt, white, dado, stone)
    plane(0, tiles('#8c4b36', '#d9b48e', '#a9694c', 2.6), (-8, 8), (-9, 3.2))
    box(0, -3, 6.4, 16, 12, .4, cedar)
    for i in range(12):
        box(0, -8 + i * .95, 6.1, 16, .22, .3, cedar)
    for x in (-8.2, 8.2):
        box(x, -3, 0, .4, 12, 6.4, plaster)
    soft_light((-3, -8.5, 4.6), (0, 2.2, 2.2), 7, 130 if night else 230, '#ffe6cf')
    soft_light((0, -4, 6.0), (0, 0, 0), 8, 45 if night else 60, '#ffdcb8')
    if view['name'] in ('marrakesh-garden-steam', 'marrakesh-garden-steam-evening'):
        soft_light((0, -2, 9), (0, 20, 1), 12, 1400, '#ffc9a0')
    garden(rnd, stone, dado, matter('#1f4f86', rough=.3, variation=.1, grain=4))
    wall([rectangle(-30, 0, 30, 4.6)] + [arch(x, 0, 2.0, 1.9, 'moorish') for x in (-21, -17.5, -14, -10.5, -7, 0, 7, 10.5, 14, 17.5, 21)], .8, plaster, (0, 27.2, -.9), bevel=.03)
    for i in range(75):
        box(-29.6 + i * .8, 27.2, 3.7, .45, .7, .55, plaster, bevel=.04)
    box(0, 33, 0, 70, 1, 1, matter('#8a5f42', rough=.95, variation=.25))
    koutoubia(-17, 78, 26, facade('#c07a55', '#4a2c1e', (1.4, 3.2), .62, .55, lit=.25 if night else 0, lit_strength=2), plaster, stone)
    atlas()
    brass, glow = matter('#c08a3c', rough=.28, metal=1.), light('#ff9a3c', 3.2 if night else 2.4)
    lantern = lantern_mesh(brass, glow)
    for x, y, z, size in ((-2.2, .2, 4.15, .95), (2.35, -.6, 3.9, .85), (-5.2, -.2, 4.3, .8), (5.4, .3, 4.2, .8)):
        hang_lantern(lantern, x, y, z, 6.1, brass, size)
        lamp((x, y - .05, z - .36 * size), 60 if night else 9, '#ff9a45', .12)
    if night:
        flame = light('#ffb45a', 3)
        for y in np.linspace(4.6, 24, 12):
            for x in (-1.75, 1.75):
                revolve([(.06, 0), (.07, .12), (0, .16)], flame, (x, float(y), .05), 10)
    haze('#8f7a8a' if night else '#cdbcb8', 15000., '#ffd29b', height_falloff=.0009, focus=5, start=20)
