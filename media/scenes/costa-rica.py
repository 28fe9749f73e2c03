"""Costa Rica: a steep volcano cone above cloud forest, mist between the ridges, a first light on its shoulder.

Recognisable by the lone symmetric Arenal with bare lava flanks, layer upon layer of wet jungle, tall emergent trees
and palms in front.
"""
from scenery import *

GRADE = dict(exposure=1.22, contrast=1.36, saturation=1.22)
FRAMINGS = {'costa-rica': dict(eye=(0, 0, 120), target=(260, 3000, 360), lens=40, samples=9, mist=8000)}


def build(view):
    rnd, perlin = random.Random(6), Perlin(5)
    sky([(0, '#f6dcb4'), (.14, '#efcfb4'), (.32, '#c3c9cc'), (.6, '#86aabf'), (1, '#4b7fa6')], sun=(12, -74), glow='#ffce90', glow_strength=.6, sun_strength=5.0, sun_color='#ffd09a',
        clouds=dict(amount=.72, scale=1.0, stretch=.4, lit='#fff0da', shade='#a9b4bc', opacity=.9, haze=.07, seed=92, flat=.15))
    plane(-60, matter('#3a5a34'), (-9000, 9000), (-100, 14000))
    X, Y = Ground.axes((-2600, 2600), (-2600, 2600), 560, 560)
    R, A = np.hypot(X, Y), np.arctan2(Y, X)
    gullies = fbm(np.cos(A) * 4.6 + R / 2400, np.sin(A) * 4.6, 21, 6, ridged=True)
    cone = 1250 * np.exp(-(R * (1 + fbm(X / 1500, Y / 1500, 4, 4) * .12) / 820) ** 1.12) - (1 - gullies) * 120 * np.exp(-((R - 620) / 620) ** 2) + fbm(X / 200, Y / 200, 8, 5) * 18
    cone = np.minimum(cone, 1100 + fbm(X / 90, Y / 90, 3, 4) * 18) - 300 * np.clip((R - 2100) / 500, 0, 1)
    volcano = Ground(cone, (-2600, 2600), (-2600, 2600)).eroded(90000, 6).place(
        land('#3f5f34', '#56733c', '#7a6a60', slope=.72, blend=.14, bump=5, bump_grain=.02, grain=.006, snow=(560, 260, .05), snow_color='#75685f'))
    volcano.location = (560, 5200, -40)
    X, Y = Ground.axes((-2400, 2400), (60, 4200), 420, 362)
    hills = Ground(fbm(X / 900, Y / 900, 31, 6) * 190 + fbm(X / 210, Y / 210, 7, 4) * 26 + 12 + (np.abs(X) / 1000) ** 2 * 70 - 220 * np.exp(-(Y - 60) / 90), (-2400, 2400), (60, 4200))
    hills.place(land('#2f4d2a', '#48652f', '#4a5a38', slope=.4, bump=3, bump_grain=.06, grain=.01))
    bark = matter('#6a5a48', rough=.9)
    greens = [leaf(a, b, through=.3) for a, b in (('#2b4a24', '#4d6b2c'), ('#355a2c', '#6a7d36'), ('#24402a', '#3f5f38'))]
    trees = [broadleaf(greens[i % 3], bark, i, 1300, .62, .5 if i < 4 else .68, 1.2) for i in range(6)]
    for k in range(15000):
        y = 90 + 3200 * rnd.random() ** 1.5
        x = (rnd.random() - .5) * (y * 1.25 + 120)
        if float(perlin(x / 260, y / 260)) > -.5 + rnd.random() * .3:
            instance(trees[k % 6], (x, y, hills.height(x, y) - 3), rnd.uniform(15, 27), rnd.uniform(0, 360))
    palms = [palm(leaf('#3f6a34', '#6d8a44', through=.35), bark, i, .08, 24) for i in range(3)]
    for k in range(70):
        y, side = rnd.uniform(70, 210), rnd.choice((-1, 1))
        x = side * (18 + y * .12 + rnd.random() * y * .35)
        instance(palms[k % 3], (x, y, hills.height(x, y) - 1), rnd.uniform(16, 27), rnd.uniform(0, 360))
    gulls(5, rnd, (-60, 80), (150, 300), (135, 175), matter('#b8322a'), .7)
    haze('#cfd8d2', 3600., '#ffe6bd', height_falloff=.0042, focus=4, start=120, most=.94)
