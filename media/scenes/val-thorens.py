"""Val Thorens: high bare peaks round a snow bowl in morning side light, a chairlift over the piste, tracks below.

Recognisable by the treeless amphitheatre of jagged summits, the lift line and the village lights in the bowl.
`videos` lays a sea of clouds below the peaks; `val-thorens-ski` looks down on the village late in the day.
"""
from scenery import *

GRADE = dict(exposure=.84, contrast=1.38, saturation=1.2)
FRAMINGS = {
    'val-thorens': dict(eye=(0, 0, 820), target=(300, 5200, 760), lens=36, samples=9, mist=15000),
    'val-thorens-ski': dict(eye=(-24, 30, 826), target=(60, 5200, 560), lens=38, samples=10, mist=15000, grade=dict(exposure=.95, saturation=1.14)),
    'videos': dict(eye=(0, 0, 980), target=(300, 5200, 1010), lens=36, samples=9, mist=15000, grade=dict(exposure=.8, contrast=1.34),
                   film=dict(clouds=40, fog=[dict(top=840, soft=260, color=(.62, .55, .62), density=.95, drift=70, size=260, start=500, reach=1600),
                                             dict(top=1150, soft=500, color=(.72, .6, .6), density=.5, drift=-46, size=420, start=2500, reach=3000)])),
}


def lift(ground, snow_post, chair):
    """Pylons, two ropes and chairs up the right side of the slope."""
    line = [(20 + i * 46, 80 + i * 70) for i in range(8)]
    tops = []
    for x, y in line:
        z = ground.height(x, y)
        box(x, y, z - 1, .5, .5, 11, snow_post)
        box(x, y, z + 9.6, 5.2, .3, .35, snow_post, -12)
        tops.append((x, y, z + 9.8))
    for side in (-2.4, 2.4):
        for a, b in zip(tops, tops[1:]):
            rope = hanging_cable((a[0] + side, a[1], a[2]), (b[0] + side, b[1], b[2]), 1.6, chair, .045, 12)
            for p in (rope[4], rope[9]):
                box(p[0], p[1], p[2] - 2.6, .05, .05, 2.6, chair)
                box(p[0], p[1], p[2] - 3.1, 1.8, .5, .1, chair)
                box(p[0], p[1] + .25, p[2] - 3.1, 1.8, .06, .7, chair)


def village(ground, rnd):
    """Large timber residences in rows across the slope, snow on their roofs, the first windows lit."""
    walls = [facade(c, '#3a3436', (3.1, 3.2), .5, .36, lit=.5, lit_color='#ffb45e', lit_strength=2.2, rough=.3) for c in ('#a9774c', '#b98a5c', '#96683f', '#c49a6c')]
    snow, rail = matter('#f2f4fa', rough=.7), matter('#7d5536', rough=.8)
    for row in range(7):
        for k in range(9):
            x, y = -215 + k * 33 + rnd.uniform(-7, 7) + row * 6, 330 + row * 46 + rnd.uniform(-9, 9)
            if rnd.random() < .16 or abs(x - .04 * y - 6) < 20:
                continue
            w, d, h, turn = rnd.uniform(15, 27), rnd.uniform(12, 16), rnd.choice((9.8, 13., 16.2)), rnd.gauss(0, 9)
            z = ground.height(x, y)
            parts = [box(0, 0, -12, w, d, h + 12, walls[rnd.randrange(4)]), gable_roof(w, d, w * .24, snow, (0, 0, h - .2), eaves=1.3, thick=.9), wall([[(-w / 2, 0), (w / 2, 0), (0, w * .24)]], d - .6, rail, (0, 0, h - .3))]
            parts += [box(0, -d / 2 - .6, 3.1 * (i + 1) - .2, w * .86, 1.2, .9, rail) for i in range(int(h / 3.2) - 1)]
            group(parts, (x, y, z), 1.0, turn)
    firs = [conifer(matter('#1f2f2d', rough=.9), rail, i, snow) for i in range(3)]
    for _ in range(90):
        x, y = rnd.uniform(-240, 70), rnd.uniform(300, 660)
        if abs(x - .04 * y - 6) > 16:
            instance(firs[rnd.randrange(3)], (x, y, ground.height(x, y) - .4), rnd.uniform(5, 9), rnd.uniform(0, 360))


def skiers(ground, rnd):
    """A few people on the piste: legs, body, head, skis across the slope."""
    skin, dark = matter('#d8a888'), matter('#20242c', rough=.6)
    jackets = [matter(c, rough=.7) for c in ('#b3262e', '#e0a02c', '#1f5f8b')]
    for k, (x, y, turn) in enumerate(((6, 138, 24), (13, 150, -28), (-9, 171, 20), (22, 196, -20), (1, 226, 18), (-16, 240, -24))):
        parts = [box(.16, 0, .1, .2, .26, .75, dark), box(-.16, 0, .1, .2, .26, .75, dark), box(0, -.06, .8, .52, .34, .68, jackets[k % 3], bevel=.1), revolve([(0, 0), (.13, .06), (.14, .18), (.08, .28), (0, .3)], dark, (0, -.08, 1.5), 10),
                 box(.3, -.1, .85, .13, .5, .13, jackets[k % 3]), box(-.3, -.1, .85, .13, .5, .13, jackets[k % 3]), box(0, -.2, 1.58, .16, .05, .12, skin)]
        parts += [box(s * .2, .1, .02, .1, 1.7, .04, dark) for s in (-1, 1)] + [tube([(s * .36, -.35, .95), (s * .55, .3, .1)], .014, dark, 5) for s in (-1, 1)]
        group(parts, (x, y, ground.height(x, y)), 1.0, turn, lean=12)


def build(view):
    late = view['name'] == 'val-thorens-ski'
    sky([(0, '#fbd9bd'), (.16, '#f3cdbf'), (.35, '#b9bddb'), (.62, '#6f97cc'), (1, '#2f5c9f')], sun=(13, -118) if late else (19, 118), glow='#ffb27a', glow_strength=.5, strength=.9, sun_strength=6.2,
        sun_color='#ffc79a', sun_size=.8, clouds=dict(amount=.42, scale=1.1, stretch=.4, lit='#fff0e2', shade='#b3aac8', opacity=.7, haze=.1, seed=41, flat=.2))
    X, Y = Ground.axes((-7500, 7500), (700, 11500), 900, 648)
    wx, wy = X + fbm(X / 1500, Y / 1500, 2, 4) * 500, Y + fbm(X / 1500, Y / 1500, 3, 4) * 500
    Z = fbm(wx / 3300, wy / 3300, 33, 9, gain=.48, ridged=True) ** 1.35 * 1750 + fbm(X / 5000, Y / 5000, 9, 2) * 260 + 120
    Z *= 1 - .72 * np.exp(-((X - 150 - 420 * np.sin(Y / 1500)) / 900) ** 2) * np.clip(1.35 - Y / 6500, 0, 1)
    Ground(Z, (-7500, 7500), (700, 11500)).eroded(340000, 5).place(land('#e9eef7', '#f6f7fb', '#54505a', slope=.46, blend=.10, bump=9, bump_grain=.006, grain=.003))
    if view['name'] == 'videos':
        plane(380, matter('#e9e4ec', rough=1., bump=40, bump_grain=.002), (-20000, 20000), (300, 20000))
    X, Y = Ground.axes((-420, 420), (3, 900), 500, 500)
    Z = 809 - Y * .18 + fbm(X / 120, Y / 120, 31, 5) * 5 + np.abs(X - 20) ** 1.5 * .016
    for phase, offset, swing in ((0, 0, 6), (.15, 1.1, 6), (2.2, 14, 8), (2.35, 15.2, 8), (4.1, -16, 7), (4.2, -14.9, 7)):
        d = np.abs(X - (offset + swing * np.sin(Y / 15. + phase) * np.clip(Y / 30, .3, 1) + Y * .04))
        Z += .18 * np.exp(-((d - 1.2) / .5) ** 2) - .45 * np.exp(-(d / .6) ** 2)
    near = Ground(Z, (-420, 420), (3, 900))
    if view['name'] != 'videos':
        near.place(matter('#f0f3f9', rough=.65, bump=.05, bump_grain=3.))
        lift(near, matter('#5a5f6a', rough=.5), matter('#23262c', rough=.5))
    if late:
        village(near, random.Random(12))
        skiers(near, random.Random(2))
    haze('#c3c9e6', 15000., '#ffd0a8', height_falloff=.0005, focus=4, start=500)
