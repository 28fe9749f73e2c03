"""Niseko: Mount Yotei, a lone volcano with concave flanks, over snow-laden firs and a fresh pair of ski tracks.

Recognisable by the symmetric cone with its radiating ravines and small crater, the belt of forest below its snow, deep
soft snow, birches and a warm chalet. A cone like Fuji, 1,898 m, snow lying as white lines in the ravines:
h2w.hokkaido-np.co.jp/nature_scenery/aerial-stroll-mt-yotei; forests on the lower flanks: grok-pedia.com/Mount-Yotei.
`coming-soon` shows it before dawn: stars above, first light on the summit, snow falling.
"""
from scenery import *

GRADE = dict(exposure=1.02, contrast=1.37, saturation=1.12)
FRAMINGS = {
    'niseko': dict(eye=(0, 0, 74), target=(150, 4000, 470), lens=46, shift=(0, -.07), samples=6, mist=9000),
    'niseko-ski': dict(eye=(-12, 16, 57), target=(330, 4000, 560), lens=30, shift=(0, -.09), samples=6, mist=9000, grade=dict(exposure=.98, saturation=1.12)),
    'coming-soon': dict(eye=(0, 0, 74), target=(-500, 4000, 640), lens=36, shift=(0, -.04), samples=4, mist=9000, grade=dict(exposure=1.2, saturation=1.08, contrast=1.32),
                        film=dict(clouds=30, lights=.5, stars=dict(count=900, drift=(34, -14), strength=.8, above=.62), snow=dict(count=420, falls=1, wind=.12, strength=.06))),
}


def volcano(surface):
    """A cone 1,650 m above its plain: straight flanks above, concave below, a crater rim 700 m across, lower to one side; ravines run out from it and fork."""
    X, Y = Ground.axes((-4600, 4600), (-4600, 4600), 900, 900)
    R = np.hypot(X, Y)
    A = np.arctan2(Y, X) + fbm(X / 1500, Y / 1500, 5, 4) * .16
    r = R * (1 + fbm(X / 3200, Y / 3200, 5, 3) * .07)
    Z = 1560 * np.exp(-r / 1560) + 110 * np.exp(-(r / 3300) ** 2)
    rim = 1560 * np.exp(-.15) + 34 * np.cos(A - 2.2) + fbm(X / 300, Y / 300, 8, 2) * 12
    Z = np.where(Z > rim, rim - (Z - rim) * .9, Z)
    for count, from_r, to_r, deep in ((4.6, 250, 1900, 92), (9.5, 700, 2900, 52), (19., 300, 1500, 22)):
        ravine = 1 - fbm(np.cos(A) * count + R / 5200, np.sin(A) * count, 11 + int(count), 3, ridged=True)
        Z -= ravine * deep * np.clip((R - from_r) / 420, 0, 1) * np.clip((to_r + 900 - R) / 1300, 0, 1)
    Z += fbm(X / 90, Y / 90, 7, 4) * 5
    ground = Ground(Z, (-4600, 4600), (-4600, 4600)).eroded(420000, 4)
    ground.z -= 60 * np.clip((R - 2200) / 2300, 0, 1) ** 1.5 + 400 * np.clip((R - 4000) / 500, 0, 1)
    obj = ground.place(surface)
    obj.location, obj.scale = (1000, 8700, -70), (1.3, 1.3, 1.36)


def slope():
    """The near bowl, with two pairs of tracks down it."""
    X, Y = Ground.axes((-400, 400), (4, 800), 600, 600)
    Z = 52 - 70 * (1 - np.exp(-Y / 420.)) + fbm(X / 90, Y / 90, 31, 5) * 7 + (X / 150) ** 2 * 7
    Z += fbm(X / 14, Y / 22, 12, 4) * .35 - 14 * np.exp(-((X - 10) / 60) ** 2) * np.clip(Y / 200, 0, 1) - np.clip((Y - 560) / 240, 0, 1) ** 2 * 60
    for phase, offset, swing in ((0, 0, 5.5), (.2, 1.1, 5.5), (2.4, 16, 7), (2.6, 17.2, 7)):
        d = np.abs(X - (offset - 6 + swing * np.sin(Y / 13. + phase) * np.clip(Y / 30, .3, 1) + Y * .05))
        Z += .16 * np.exp(-((d - 1.1) / .5) ** 2) - .42 * np.exp(-(d / .55) ** 2)
    return Ground(Z, (-400, 400), (4, 800))


def chalet(x, y, z, scale, turn, wood, snow, glow):
    parts = [box(0, 0, 0, 10, 8, 5, wood), wall([[(-5, 5), (5, 5), (0, 8.9)]], 8, wood), gable_roof(10.4, 8.6, 4.6, snow, (0, 0, 4.6), eaves=.9, thick=.9),
             box(3, 1.6, 7, 1, 1, 3.4, wood), box(0, -4.6, 2.6, 10.6, 1.1, .2, wood)]
    parts += [box(-2.7 + i * 2.7, -4.05, .9 + j * 2.2, 1.5, .1, 1.3, glow) for i in range(3) for j in range(2)]
    group(parts, (x, y, z), scale, turn)


def build(view):
    dawn = view['name'] == 'coming-soon'
    if dawn:
        sky([(0, '#d98f7a'), (.10, '#a97f95'), (.28, '#5d5f92'), (.55, '#232f5c'), (1, '#0b1432')], sun=(2.5, 104), glow='#ff8a52', glow_strength=.35, strength=.62,
            sun_strength=2.4, sun_color='#ff9d74', clouds=dict(amount=.42, scale=1.1, stretch=.3, lit='#d79a93', shade='#4a4a78', opacity=.6, haze=.10, seed=3, flat=.2))
    else:
        sky([(0, '#f7cba6'), (.14, '#efc8b8'), (.34, '#b3bcd8'), (.62, '#6f9acb'), (1, '#33609f')], sun=(11, 116), glow='#ff9c5c', glow_strength=.55, sun_strength=5.2,
            sun_color='#ffb98a', clouds=dict(amount=.6, scale=1.1, stretch=.35, lit='#ffe9da', shade='#a8a9c8', opacity=.75, haze=.10, seed=3, flat=.2))
    volcano(land('#4c4b5a', '#82808f', '#5a5560', slope=.55, blend=.08, bump=6., bump_grain=.03, grain=.006, rough=.7, snow=(380, 300, .56)))
    plane(-30, matter('#e9eef6'), (-9000, 9000), (300, 12000))
    X, Y = Ground.axes((-4500, 4500), (500, 5200), 400, 400)
    hills = Ground(fbm(X / 1300, Y / 1300, 21, 6) * 150 + fbm(X / 260, Y / 260, 4, 4) * 14 - 10 - 260 * np.exp(-(Y - 500) / 130) + np.exp(-((X + 1900) / 900) ** 2) * 140, (-4500, 4500), (500, 5200))
    hills.place(land('#e6ebf4', '#f2f4fa', '#7b86a0', slope=.5, bump=2, bump_grain=.05, grain=.01))
    snow, bark = matter('#eef2f8', rough=.7), matter('#2a211d')
    needles = matter('#2b3a3a', rough=.9)
    firs = [conifer(needles, bark, i, snow) for i in range(6)]
    full = [conifer(needles, bark, 20 + i, snow, tiers=30, loose=1.4) for i in range(6)]
    birches = [bare_tree(matter('#cfc6c0', rough=.8, variation=.3, grain=6, other='#4a423e'), i) for i in range(4)]
    rnd, perlin = random.Random(2), Perlin(9)
    for k in range(19000):
        y = 650 + 4200 * rnd.random() ** 1.3
        x = (rnd.random() - .5) * y * 1.15
        if float(perlin(x / 420, y / 420)) >= -.06 + rnd.random() * .34:
            instance(firs[k % 6], (x, y, hills.height(x, y) - 1), rnd.uniform(14, 27), rnd.uniform(0, 360))
    near = slope()
    near.place(matter('#eef2f9', rough=.65, bump=.05, bump_grain=3.))
    for k in range(460):
        y, side = rnd.uniform(60, 520), rnd.choice([-1, 1])
        x = side * (26 + y * .10 + abs(rnd.gauss(0, 1)) * (18 + y * .14))
        if abs(x) < 250:
            kind = birches[k % 4] if k % 7 == 0 else full[k % 6]
            instance(kind, (x, y, near.height(x, y) - .6), rnd.uniform(9, 22) * (.75 if k % 7 == 0 else 1), rnd.uniform(0, 360))
    for x, y, high in ((-27, 52, 21), (-34, 60, 26), (-21, 66, 15), (33, 70, 24), (42, 78, 29), (28, 90, 17), (-46, 75, 27)):
        if x > -22 or view['name'] != 'niseko-ski':
            instance(full[high % 6], (x, y, near.height(x, y) - .8), high, high * 57)
    for x, y, high in ((-17, 50, 12), (-15, 53, 9), (24, 62, 13)):
        instance(birches[high % 4], (x, y, near.height(x, y) - .4), high, high * 31)
    wood, glow = matter('#3a2416', rough=.8, variation=.2, grain=2), light('#ffb05a', 2.4)
    for x, y, scale, turn in ((58, 150, 1.1, -14), (84, 176, .9, -22), (34, 240, 1.0, 12)):
        chalet(x, y, near.height(x, y) - .5, scale, turn, wood, snow, glow)
    haze('#6f6a92' if dawn else '#b9bfdc', 14000., '#e09a86' if dawn else '#ffcfae', height_falloff=.0016, focus=4)
