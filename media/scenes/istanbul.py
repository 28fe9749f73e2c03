"""Istanbul: a domed mosque with six minarets over the roofs of the old town, the evening ferry on the Golden Horn.

Recognisable by the cascade of domes, the pencil minarets in silhouette against the sky, and the two-deck ferry. `istanbul` has the clear side light of the hour before sunset
(the view leads south over the Golden Horn, the sun stands in the west, to the right), the film the sunset, `istanbul-two-shores` the blue hour.
"""
from scenery import *

GRADE = dict(exposure=0.8, contrast=1.45, saturation=1.32, highlights=(0.02, 0.008, -0.02), shadows=(-0.02, -0.005, 0.035))
FRAMINGS = {
    'istanbul': dict(eye=(0, -40, 9), target=(22, 500, 66), lens=52, samples=4, grade=dict(exposure=.98, contrast=1.38, saturation=1.16, shadows=(-.02, -.003, .03))),
    'istanbul-two-shores': dict(eye=(150, -110, 34), target=(36, 480, 44), lens=50, samples=10, grade=dict(exposure=1.0, saturation=1.16)),
    'upcoming-trips': dict(
        eye=(0, -40, 9), target=(16, 500, 46), lens=46, samples=6,
        film=dict(waves=dict(slope=0.030, length=(.9, 22), deep=(0.02, 0.035, 0.05), glitter=1.6), clouds=46, lights=0.5)),
}


def hill(x, y):
    """The seven hills, or three of them (metres)."""
    def rise(height, cx, width, start, over):
        return height * math.exp(-((x - cx) / width) ** 2) * min(1, max(0, (y - start) / over))
    return 3 + rise(26, 40, 190, 330, 120) + rise(34, -330, 170, 360, 160) + rise(16, 420, 160, 360, 200)


def build(view):
    if view['name'] == 'istanbul-two-shores':
        sky([(0, '#eda37c'), (.1, '#cf929a'), (.24, '#8c7aa6'), (.5, '#3f5292'), (1, '#1a2c62')], sun=(1.5, -44), glow='#ff8f4f', glow_strength=.7, strength=.8,
            sun_strength=1.3, sun_color='#ff9f66', clouds=dict(amount=.6, scale=1.2, stretch=.3, lit='#f3a58a', shade='#5f5b88', opacity=.85, haze=.07, seed=14, flat=.12))
    elif view['name'] == 'istanbul':
        sky([(0, '#fbe0bd'), (.1, '#f3d3bd'), (.26, '#c8cbdc'), (.5, '#86a9d6'), (1, '#3d70b4')], sun=(11, 72), glow='#ffc58a', glow_strength=.5, sun_strength=5.6, sun_color='#ffc890',
            clouds=dict(amount=.62, scale=1.2, stretch=.34, lit='#ffeeda', shade='#a9a9c4', opacity=.85, haze=.07, seed=14, flat=.14))
    else:
        sunset()
    sea(deep='#0b2a33', rough=.05, waves=.05, size=6.2, stretch=(.8, 2.6), x=(-9000, 9000), y=(-60, 9000))
    stone = matter('#b9a48c', rough=.85, variation=.18, grain=.15)
    lead, gold = matter('#5e6a74', rough=.5, variation=.15, grain=.3, specular=.4), matter('#d8a545', rough=.25, metal=1.)
    glow = light('#ffb055', 2.4)
    ground = Ground([[hill(a, b) - .6 for a in np.linspace(-900, 900, 160)] for b in np.linspace(318, 1200, 160)], (-900, 900), (318, 1200))
    ground.place(matter('#5b5647'))
    box(0, 318, -.5, 1800, 6, 3.2, matter('#8d8172', variation=.2, grain=.3))
    old_town(ground)
    mosque(40, 470, hill(40, 470) - 2, 23, stone, lead, glow, gold, minarets=6)
    mosque(-330, 545, hill(-330, 545) - 2, 15, stone, lead, glow, gold, minarets=2)
    galata(300, 470, hill(300, 470), stone, lead, glow)
    rnd = random.Random(5)
    ferry(-44, 200, .8, 6, matter('#e9e4da', rough=.5), matter('#20262c', rough=.5), glow)
    ferry(150, 285, .6, -4, matter('#d9d4ca', rough=.5), matter('#2a2f36', rough=.5), glow)
    gulls(6, rnd, (-70, 60), (70, 170), (16, 40), matter('#f2efe8'))
    for seed, (distance, height) in enumerate(((2600, 120), (3600, 210))):
        X, Y = Ground.axes((-5000, 5000), (distance, distance + 900), 300, 60)
        shore = (fbm(X / 900, Y / 900, seed + 3, 6) * .6 + .45) * height * np.clip((Y - distance) / 250, 0, 1) - 3
        Ground(shore, (-5000, 5000), (distance, distance + 900)).place(matter('#5a5a52'))
    if view['name'] == 'istanbul-two-shores':
        haze('#8d83a8', 2600., '#f0986c', height_falloff=.012, focus=5, start=120, most=.9)
        return
    if view['name'] == 'istanbul':
        haze('#c6cad8', 2300., '#ffdcb4', height_falloff=.01, focus=4, start=120, most=.9)
        return
    haze('#c59aa0', 1500., '#ff9a55', height_falloff=.012, focus=5, start=80, most=.93)


def sunset():
    sky([(0, '#f7a868'), (.12, '#f2a981'), (.3, '#c79aa8'), (.55, '#7c7fa8'), (1, '#3b4b7c')], sun=(5.2, -9.5), glow='#ff8f45', glow_strength=1.0,
        strength=.9, sun_strength=3.2, sun_color='#ffac6a', sun_size=1.2, disc=.34, disc_strength=1.5,
        clouds=dict(amount=.66, scale=1.3, stretch=.3, lit='#ffc39a', shade='#8b7697', opacity=.85, haze=.07, seed=11, flat=.12))


def old_town(ground):
    rnd = random.Random(8)
    walls = [facade(c, '#2b2a30', (1.7, 2.9), .62, .55, lit=.13, lit_color='#ffb25c', lit_strength=2.4, rough=.4)
             for c in ('#cdb79c', '#b98f74', '#d8cbb6', '#a77f69', '#c4a890')]
    roof = matter('#8a4a33', rough=.85, variation=.2, grain=.4)
    for k in range(4200):
        y, x = rnd.uniform(322, 760), rnd.uniform(-560, 600)
        if (abs(x - 70) < 108 and 395 < y < 560) or (abs(x + 330) < 48 and 470 < y < 620):
            continue
        w, d, h = rnd.uniform(6, 12), rnd.uniform(6, 10), rnd.uniform(5, 13)
        z, turn = ground.height(x, y), rnd.uniform(-9, 9)
        box(x, y, z - 1, w, d, h + 1, walls[k % 5], turn)
        hip_roof(w, d, w * .22, roof, (x, y, z + h), turn)
    bark = matter('#33261c')
    trees = [broadleaf(leaf('#2f3b25', '#47502c'), bark, i, 900) for i in range(3)]
    flame = cypress(leaf('#1f2b1f', '#2b3a26'), 2)
    for k in range(520):
        y, x = rnd.uniform(330, 640), rnd.uniform(-520, 560)
        near = abs(x - 70) < 115 and 385 < y < 560
        if (not near and rnd.random() < .55) or (abs(x - 70) < 88 and 405 < y < 540):
            continue
        tree, tall = (trees[k % 3], rnd.uniform(9, 15)) if rnd.random() < .7 else (flame, rnd.uniform(13, 20))
        instance(tree, (x, y, ground.height(x, y) - 1), tall, rnd.uniform(0, 360))


def galata(x, y, z, stone, lead, glow):
    """The round Genoese tower."""
    revolve([(8.5, 0), (8, 34), (9.4, 35), (9.4, 38), (8.6, 38), (8.6, 46), (9.2, 46.5)], stone, (x, y, z), 28)
    revolve([(9.4, 46.5), (4, 58), (.2, 68), (0, 70)], lead, (x, y, z), 28)
    revolve([(8.7, 40), (8.7, 44)], glow, (x, y, z), 28)
