"""Santorini: Oia at dusk, white cubes and barrel vaults stepping down the rim of the caldera, blue domes, the sea far below.

Recognisable by the whitewashed vaults, two cobalt domes with a bell arch, the dark red cliffs falling into a drowned
crater, the black volcanic islet in its middle, and the windmill on the last headland.
"""
from scenery import *

GRADE = dict(exposure=1.0, contrast=1.42, saturation=1.2, highlights=(.02, .006, -.02), shadows=(-.012, 0, .03))
FRAMINGS = {
    'santorini': dict(eye=(-9, -16, 19), target=(-13, 120, -3), lens=31, samples=14, mist=3000),
}
SEA = -150


def rim(y):
    """Where the cliff begins (x), by distance."""
    return -24 + 26 * np.exp(-((y - 95) / 62) ** 2) - 92 / (1 + np.exp(-(y - 250) / 45)) + 5 * np.sin(y / 17.)


def crater():
    """The rim: a plateau, the terraced village, and the cliff."""
    X, Y = Ground.axes((-380, 420), (-60, 900), 800, 960)
    inland = X - rim(Y) + fbm(X / 26, Y / 26, 4, 4) * 7
    village = -13 + np.clip(inland, 0, 75) ** .92 * .66
    step = village / 3.2
    village = (np.floor(step) + np.clip((step - np.floor(step)) * 3 - 1, 0, 1)) * 3.2
    cliff = -13 - np.clip(-inland, 0, 400) * 1.5 + fbm(X / 40, Y / 18, 9, 6, ridged=True) * np.clip(-inland, 0, 40) * .55
    Z = np.where(inland > 0, village, cliff)
    return Ground(np.maximum(Z, SEA - 30), (-380, 420), (-60, 900))


def vault(x, y, z, width, depth, height, m, rnd, turn, lit):
    """A barrel-vaulted house: a rounded front with a door, two windows and a lunette."""
    r = width / 2
    wall([arch(0, -3, width, height, steps=18, rise=.72)], depth, m['white'], (x, y, z), turn, bevel=.05)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for px, wide, low, high in ((0, .95, 0, 2.1), (-r * .55, .6, 1.0, .95), (r * .55, .6, 1.0, .95), (0, .7, height + .25, .6)):
        py = -depth / 2 - .04
        pane = m['door'] if low == 0 else m['glow'] if lit and rnd.random() < .7 else m['pane']
        box(x + px * c - py * s, y + px * s + py * c, z + low, wide, .12, high, pane, turn)


def church(x, y, z, size, m, turn=0):
    """A white cube with a cobalt dome."""
    box(x, y, z - 5, size * 2.5, size * 2.7, size * 1.25 + 5, m['white'], turn, bevel=.12)
    box(x, y, z + size * 1.25, size * 2.66, size * 2.86, .22, m['white'], turn, bevel=.06)
    revolve([(size * .98, 0), (size * .98, size * .62), (size * 1.06, size * .64), (size * 1.06, size * .76)], m['white'], (x, y, z + size * 1.25), 32)
    revolve([(size * math.cos(t), size * 1.02 * math.sin(t)) for t in np.linspace(0, 1.565, 20)], m['blue'], (x, y, z + size * 2.0), 48)
    for k in range(8):
        a = math.radians(45 * k + 22)
        box(x + size * .98 * math.cos(a), y + size * .98 * math.sin(a), z + size * 1.4, .1, .42, size * .38, m['glow'] if k % 2 else m['pane'], math.degrees(a))
    top = z + size * 3.0
    box(x, y, top, .3, .3, .35, m['white'])
    box(x, y, top + .3, .07, .07, .95, m['white'])
    box(x, y, top + .85, .5, .07, .07, m['white'])


def bell_arch(x, y, z, m, turn=0, size=1.0):
    """Two arches below, one above, a bell in each."""
    s = size
    wall([rectangle(-1.9 * s, -3, 1.9 * s, 3.4 * s), arch(-.85 * s, .5 * s, 1.05 * s, 1.9 * s), arch(.85 * s, .5 * s, 1.05 * s, 1.9 * s)], .8 * s, m['white'], (x, y, z), turn, bevel=.05)
    wall([arch(0, 3.3 * s, 2.1 * s, 5.2 * s, rise=1.0), arch(0, 3.6 * s, .95 * s, 4.7 * s)], .7 * s, m['white'], (x, y, z), turn, bevel=.05)
    c, d = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for px, pz in ((-.85, 1.55), (.85, 1.55), (0, 4.35)):
        revolve([(.02, .55), (.16, .5), (.2, .2), (.3, 0), (.27, 0)], m['bronze'], (x + px * s * c, y + px * s * d, z + pz * s), 16, scale=s)
    box(x, y, z + 6.1 * s, .08, .08, .9 * s, m['white'])
    box(x, y, z + 6.5 * s, .5 * s, .08, .08, m['white'])


def windmill(x, y, z, m):
    revolve([(3.4, -4), (3.1, 0), (2.6, 7), (2.7, 7.2)], m['white'], (x, y, z), 24)
    revolve([(3.0, 7.2), (.2, 10.4), (0, 10.5)], m['thatch'], (x, y, z), 24)
    for k in range(6):
        a = math.radians(60 * k + 12)
        tube([(x, y - 3, z + 7.2), (x + 5.6 * math.cos(a), y - 3.2, z + 7.2 + 5.6 * math.sin(a))], .1, m['thatch'])


def build(view):
    rnd = random.Random(12)
    sky([(0, '#ffc493'), (.09, '#fdb59a'), (.24, '#d8a2b4'), (.5, '#8a93c4'), (.8, '#4f6db0'), (1, '#3a5796')], sun=(5.5, -38), glow='#ff9a55', glow_strength=.9, strength=1.0,
        sun_strength=3.4, sun_color='#ffb07c', sun_size=1.6, clouds=dict(amount=.5, scale=1.1, stretch=.3, lit='#ffcda8', shade='#a88fb4', opacity=.75, haze=.08, seed=17, flat=.12))
    sea(SEA, deep='#0b3350', rough=.10, waves=.035, size=16, stretch=(.8, 1.7), fine=.4)
    m = {'white': matter('#efe9e0', rough=.85, variation=.06, grain=.6, bump=.012, bump_grain=2.5), 'blue': matter('#1f55a8', rough=.45, variation=.14, grain=.8, specular=.4),
         'door': matter('#24598f', rough=.5), 'pane': matter('#2b3a4a', rough=.25), 'glow': light('#ffb765', 2.0), 'bronze': matter('#6d5a35', rough=.4, metal=.8),
         'thatch': matter('#6a5440', rough=.9), 'cream': matter('#e8cfae', rough=.85, variation=.08, grain=.6), 'rose': matter('#d9a58c', rough=.85, variation=.08, grain=.6), 'floor': matter('#cfc3b2', rough=.7, variation=.12, grain=1.2), 'clay': matter('#b5694a', rough=.8)}
    ground = crater()
    ground.place(land('#8c7362', '#b9a48e', '#5d4238', slope=.55, blend=.06, bump=.9, bump_grain=.12, grain=.05))
    front(rnd, ground, m)
    for k in range(900):
        y = 34 + 330 * rnd.random() ** 1.15
        inland = rnd.uniform(1, 70)
        x = rim(y) + inland
        if abs(x) < 20 and y < 44:
            continue
        z, turn, lit = ground.height(x, y) + .2, 58 + rnd.gauss(0, 16) - 40 * (y > 210), rnd.random() < .5
        size = rnd.uniform(.85, 1.25)
        body = dict(m, white=m['white'] if rnd.random() < .84 else m['cream'] if rnd.random() < .6 else m['rose'])
        if k % 3:
            cube_house(x, y, z, rnd.uniform(4, 7.5) * size, rnd.uniform(4, 7) * size, rnd.uniform(2.7, 4.4) * size, body['white'], m['door'], m['glow'], rnd, -turn)
        else:
            vault(x, y, z, rnd.uniform(3.6, 4.8) * size, rnd.uniform(5, 8), 2.1 * size, body, rnd, -turn, lit)
    for x, y, size in ((-8, 170, 3.4), (-34, 236, 3.6), (-66, 300, 3.4), (26, 150, 3)):
        church(x, y, ground.height(x, y) + 2, size, m, -50)
    windmill(-70, 330, ground.height(-70, 330), m)
    rock = land('#4c3b36', '#5d463c', '#3c2c2a', slope=.75, bump=4, bump_grain=.02, grain=.004)
    X, Y = Ground.axes((-2300, -300), (1500, 3300), 220)
    Ground(SEA - 60 + 150 * np.exp(-(((X + 1250) / 420) ** 2 + ((Y - 2300) / 380) ** 2)) + fbm(X / 160, Y / 160, 8, 6, ridged=True) * 26, (-2300, -300), (1500, 3300)).place(rock)
    X, Y = Ground.axes((-9000, 6000), (4800, 7800), 700, 200)
    far = SEA - 80 + np.clip((Y - 5000 - fbm(X / 900, 0 * X, 3, 5) * 500) / 260, 0, 1) * (270 + fbm(X / 1500, Y / 1500, 6, 4) * 160) + fbm(X / 300, Y / 300, 7, 6, ridged=True) * 60
    far *= 1.0
    Ground(far, (-9000, 6000), (4800, 7800)).place(land('#6d4d42', '#7d5a4a', '#593c36', slope=.8, bump=8, bump_grain=.008, grain=.002))
    motor_yacht(-180, 560, 1.5, 30, matter('#f2ece2', rough=.3), glass(), m['glow'], SEA)
    yacht(-330, 900, 1.9, -25, matter('#fbf3e6', rough=.7), matter('#f2ece2', rough=.3), z=SEA)
    haze('#b9a0bd', 6500., '#ffb684', height_falloff=.0009, focus=5, start=60, most=.93)


def front(rnd, ground, m):
    """The near terraces: the large dome, its bell arch, a stair, pots and bougainvillea."""
    church(6.2, 27, 2.2, 4.2, m, -24)
    turn = math.radians(-24)
    for px, low, wide, high, pane in ((-2.6, 0, 1.3, 2.7, 'door'), (1.4, 1.5, .8, 1.5, 'glow'), (3.6, 1.5, .8, 1.5, 'pane')):
        gx, gy = 6.2 + px * math.cos(turn) + 5.75 * math.sin(turn), 27 + px * math.sin(turn) - 5.75 * math.cos(turn)
        wall([arch(0, 0, wide + .5, high * .82), arch(0, 0, wide, high * .78)], .22, m['white'], (gx, gy, 2.2 + low), -24, bevel=.03)
        wall([arch(0, 0, wide, high * .78)], .14, m[pane], (gx, gy, 2.2 + low), -24)
    for px, py, pz, w, h in ((8.5, 15.0, -4, 6.5, 5.4), (15.5, 17.5, -4, 8, 8.2), (3.2, 18.4, -5, 4.0, 4.4)):
        box(px, py, pz, w, 6, h, m['white'], -24, bevel=.14)
    church(-12.5, 50, -6.0, 3.0, m, -36)
    bell_arch(-3.6, 27.0, 3.4, m, -24, 1.05)
    box(-17, 20, -12, 15, 14, 15.0, m['floor'], -24)
    for px, py, w, d in ((-24.2, 22.6, .45, 14), (-10.2, 17.6, .45, 11), (-14.4, 26.2, 15, .45)):
        box(px, py, 2.6, w, d, 1.35, m['white'], -24, bevel=.14)
    for k in range(4):
        pot(-21.8 + k * 1.3, 20.6 - k * .52 + 4.2, 3.0, m['clay'], None, .8)
    cafe_table(-18.6, 19.4, 3.0, m['door'], m['bronze'], rnd)
    cafe_table(-14.8, 21.6, 3.0, m['door'], m['bronze'], rnd)
    for k in range(10):
        box(-17 + k * .2, 3 + k * .55, -6, 3.4, .55, 10 + k * -.3, m['white'], -20, bevel=.03)
    for x, y, z, w, d, h in ((-20, 33, -9, 9, 8, 9.5), (20, 17, 0, 9, 9, 8.5), (-27, 24, -12, 9, 7, 9.6), (22, 34, 2, 9, 9, 8.6), (3, 44, -6, 9, 8, 9)):
        cube_house(x, y, z + 3, w, d, h - 3, m['white'], m['door'], m['glow'], rnd, -24)
    vault(-4.5, 40, -1.5, 5, 7, 2.4, m, rnd, -40, True)
    vault(-19, 44, -8.2, 4.6, 7, 2.3, m, rnd, -52, True)
    foliage, bark = leaf('#b02a68', '#d1487f', through=.35), matter('#4b3626')
    bloom = [broadleaf(foliage, bark, i, 2400, .8, .12, 1.1, 1.0) for i in range(2)]
    green = broadleaf(leaf('#3f5227', '#5f6c34'), bark, 4, 2000, .8, .1, 1.0, 1.0)
    for x, y, z, s in ((-23.4, 20.4, 2.8, 2.4), (-22.4, 24.4, 2.8, 2.9), (-9.7, 20.6, 3.2, 2.6), (-9.0, 18.4, 2.6, 2.0), (13.4, 21.6, 6.2, 3.0)):
        instance(bloom[int(s * 10) % 2], (x, y, z), s, s * 77)
        instance(green, (x + .4, y + .3, z - .2), s * .8, s * 31)
