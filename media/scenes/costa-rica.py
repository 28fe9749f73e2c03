"""Costa Rica: the Arenal volcano over its lake in the first light, cloud forest down to the water, mist on the shore.

What makes it that place and no other: a young, steep, almost symmetrical cone that stands alone 1,100 m above the lake,
its top bare grey-brown lava and ash with a small notch between two craters, furrows running straight down, its foot in
closed wet forest; the lake lies west of it, its shore without beach. Sources: Smithsonian Institution, Global Volcanism
Program, Arenal (volcano.si.edu, 345033); sinac.go.cr (Parque Nacional Volcán Arenal).
"""
from scenery import *

GRADE = dict(exposure=1.16, contrast=1.38, saturation=1.22)
FRAMINGS = {'costa-rica': dict(eye=(0, 0, 9), target=(150, 3000, 300), lens=38, samples=3, mist=8000)}


def volcano():
    """A cone that rain has furrowed: part the pure form, part what rivers leave of it."""
    cell = 13.
    X, Y = Ground.axes((-2700, 2700), (-2700, 2700), 415, 415)
    R = np.hypot(X, Y) * (1 + fbm(X / 1500, Y / 1500, 4, 3) * .07)
    form = np.exp(-(R / 1020) ** 1.08)
    cut = mountains(np.clip(form * 1.3 - .03, 0, 1.2), cell, (50, 24, 10), cut=22, talus=.95, seed=9)
    Z = 1260 * form * .72 + cut / np.percentile(cut, 99.9) * 1260 * .34
    notch = 70 * np.exp(-((X + 30) ** 2 + (Y + 40) ** 2) / 75 ** 2) + 34 * np.exp(-((X - 120) ** 2 + Y ** 2) / 60 ** 2)
    Z = np.minimum(Z, 1180 + fbm(X / 70, Y / 70, 3, 4) * 20) - notch - 320 * np.clip((R - 2200) / 450, 0, 1)
    return Ground(Z, (-2700, 2700), (-2700, 2700))


def shores():
    """The land round the lake: two wooded points from the sides, the far shore, hills behind."""
    X, Y = Ground.axes((-3200, 3200), (40, 4600), 480, 342)
    bank = np.abs(X - 60) - (120 + .36 * Y - 190 * np.exp(-((Y - 620) / 170) ** 2) * (X > 0) - 330 * np.exp(-((Y - 1300) / 240) ** 2) * (X < 0))
    far = (Y - 2500 - 160 * np.sin(X / 420)) * 1.0
    inland = np.maximum(bank, far) + fbm(X / 240, Y / 240, 12, 5) * 70
    Z = np.where(inland > 0, 3 + 60 * (1 - np.exp(-inland / 160)) + np.clip(inland, 0, 2500) * (.05 + .09 * (fbm(X / 700, Y / 700, 31, 6) + .5)), np.maximum(inland * .2, -30))
    return Ground(Z, (-3200, 3200), (40, 4600))


def build(view):
    rnd = random.Random(6)
    sky([(0, '#fbe3bd'), (.12, '#f6d4b8'), (.3, '#c9cdd2'), (.58, '#86aac2'), (1, '#477aa6')], sun=(14, -66), glow='#ffce90', glow_strength=.6, sun_strength=5.2, sun_color='#ffd09a',
        clouds=dict(amount=.7, scale=1.0, stretch=.4, lit='#fff0da', shade='#a4b0ba', opacity=.9, haze=.07, seed=92, flat=.15))
    sea(deep='#0f3a3c', rough=.03, waves=.02, size=5, stretch=(.7, 2.2), fine=.4, x=(-9000, 9000), y=(-200, 9000))
    cone = volcano().place(land('#35532d', '#4e6a38', '#6f6058', slope=.7, blend=.14, bump=4, bump_grain=.03, grain=.008, snow=(500, 230, .05), snow_color='#6d5c52'))
    cone.location = (470, 6300, -30)
    hills = shores()
    hills.place(land('#2b4726', '#42602d', '#4a5a38', slope=.4, bump=3, bump_grain=.06, grain=.01))
    bark = matter('#6a5a48', rough=.9)
    greens = [leaf(a, b, through=.3) for a, b in (('#26441f', '#4d6b2c'), ('#315828', '#6a7d36'), ('#213c26', '#3f5f38'))]
    trees = [broadleaf(greens[i % 3], bark, i, 1300, .62, .35 if i < 4 else .6, 1.2) for i in range(6)]
    for k in range(14000):
        y = 70 + 3600 * rnd.random() ** 1.5
        x = (rnd.random() - .5) * (y * 1.3 + 260)
        z = hills.height(x, y)
        if z > 1.5:
            instance(trees[k % 6], (x, y, z - 3), rnd.uniform(12, 22) + y / 260, rnd.uniform(0, 360))
    palms = [palm(leaf('#3f6a34', '#6d8a44', through=.35), bark, i, .08, 24) for i in range(3)]
    for k in range(900):
        y, side = rnd.uniform(80, 700), rnd.choice((-1, 1))
        x = 60 + side * (120 + .36 * y + rnd.uniform(-40, 60))
        if 1.5 < hills.height(x, y) < 14:
            instance(palms[k % 3], (x, y, hills.height(x, y) - 1), rnd.uniform(14, 24), rnd.uniform(0, 360))
    reeds = [tuft(leaf('#5d7436', '#9aa052'), i, 70) for i in range(3)]
    for k in range(420):
        instance(reeds[k % 3], (rnd.uniform(-9, 9) + rnd.choice((-9, 10)), rnd.uniform(17, 30), -.4), rnd.uniform(1.3, 2.4), k * 37)
    group(canoe(matter('#7a4e2e', rough=.6, variation=.3, grain=5)), (-9, 62, 0), 1.0, 62, afloat=True)
    gulls(5, rnd, (-60, 80), (150, 300), (40, 80), matter('#f4f1ea'), .6)
    haze('#d3dbd6', 5200., '#ffe6bd', height_falloff=.0038, focus=4, start=140, most=.92)


def canoe(wood):
    """An empty dugout canoe at its mooring."""
    ribs = []
    for u in np.linspace(-1, 1, 15):
        half, low = .42 * (1 - abs(u) ** 2.6) + .02, -.12 + .3 * abs(u) ** 3
        ribs.append([(2.7 * u, half * s, low + .34 * abs(s) ** 2.2) for s in np.linspace(-1, 1, 9)])
    points = [p for rib in ribs for p in rib]
    hull = solid(points, [(i * 9 + j, i * 9 + j + 1, i * 9 + j + 10, i * 9 + j + 9) for i in range(14) for j in range(8)], wood, smooth=True)
    hull.modifiers.new('thick', 'SOLIDIFY').thickness = .04
    return [hull] + [box(x, 0, .14, .22, .7, .03, wood) for x in (-.9, .9)]
