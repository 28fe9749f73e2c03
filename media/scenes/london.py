"""London: the clock tower and the gothic river front at Westminster, low sun through mist, the Thames with lamps lit.

Recognisable by the square tower with four lit dials under its steep iron roof, the long palace of buttresses and
pinnacles rising from the water, the great square tower at its far end, the low green bridge and the plane trees.
"""
from scenery import *

GRADE = dict(exposure=.97, contrast=1.42, saturation=1.18, shadows=(-.015, -.002, .02))
FRAMINGS = {
    'london': dict(eye=(-60, -60, 11), target=(49, 222, 44), lens=43, samples=13, mist=1500),
}


def panelled(add, x, y, z, width, height, face, lights, rnd, pitch=1.5, storey=5.4):
    """A wall of tall gothic lights between thin shafts, on the face at y (facing -Y)."""
    count = max(2, int(width / pitch))
    for k in range(count + 1):
        add['stone'].box(x - width / 2 + width * k / count, face - .16, z, .22, .34, height)
    for level in range(int(height / storey)):
        low = z + level * storey + 1.0
        add['stone'].box(x, face - .1, low - 1.0, width, .24, .55)
        for k in range(count):
            cx, wide = x - width / 2 + width * (k + .5) / count, width / count * .52
            lit = rnd.random() < .16
            add['glow' if lit else 'pane'].box(cx, face - .03, low, wide, .1, storey * .58)
            add['stone'].box(cx, face - .07, low + storey * .3, wide, .06, .12)


def turret(x, y, z, radius, height, stone, lead, gold=None):
    """An octagonal turret with a spirelet."""
    revolve([(radius, 0), (radius, height), (radius * 1.2, height + .3), (radius * 1.2, height + .9), (radius * .85, height + .9)], stone, (x, y, z), 8, False)
    revolve([(radius * .95, 0), (radius * .75, radius * 1.2), (radius * .25, radius * 3.4), (.05, radius * 4.6), (0, radius * 4.8)], lead, (x, y, z + height + .9), 8, False)
    if gold:
        revolve([(.06, 0), (.3, .4), (.06, .8), (.04, 2.2)], gold, (x, y, z + height + .9 + radius * 4.6), 8)


def clock_tower(x, y, m, rnd):
    add = {k: Batch(m[k]) for k in ('stone', 'pane', 'glow', 'gold')}
    box(x, y, -4, 12, 12, 60, m['stone'])
    for side, turn in (((0, -1), 0), ((1, 0), 90), ((-1, 0), -90)):
        def front():
            local = {k: Batch(m[k]) for k in ('stone', 'pane', 'gold', 'dark')}
            for k in range(8):
                local['stone'].box(-5.6 + 1.6 * k, -6.1, 0, .42 if k not in (0, 7) else 1.2, .5, 56)
            for level in range(8):
                local['stone'].box(0, -6.08, 6.2 + level * 6.4, 12, .4, .7)
                for k in range(7):
                    local['pane'].box(-4.8 + 1.6 * k, -6.02, 7.6 + level * 6.4, .62, .1, 4.0)
            box(0, -6.9, 56.6, 11.0, .3, 11.0, m['stone'])
            dial = revolve([(0, 0), (3.45, 0)], m['dial'], (0, -7.25, 62.2), 40, False)
            rim = revolve([(3.4, -.1), (3.55, .15), (3.95, .15), (4.0, -.1)], m['gold'], (0, -7.2, 62.2), 40)
            dial.rotation_euler[0] = rim.rotation_euler[0] = math.pi / 2
            for angle, long, wide in ((-52, 2.1, .34), (150, 3.1, .22)):
                t = math.radians(angle)
                wall([[(-wide * math.cos(t), wide * math.sin(t)), (long * math.sin(t), long * math.cos(t)), (wide * math.cos(t), -wide * math.sin(t))]], .06, m['dark'], (0, -7.34, 62.2))
            for k in range(12):
                t = k * math.pi / 6
                local['dark'].box(2.95 * math.sin(t), -7.28, 62.2 + 2.95 * math.cos(t) - .2, .16, .05, .4)
            for s in (-1, 1):
                for t in (-1, 1):
                    local['gold'].box(s * 4.3, -7.16, 62.2 + t * 4.3 - .6, 1.2, .1, 1.2)
            for level in (56.0, 67.6):
                local['gold'].box(0, -7.16, level + .4, 12.6, .3, .35)
            for k in range(7):
                local['dark'].box(-4.5 + 1.5 * k, -6.55, 69.3, .8, .2, 3.6)
            for batch in local.values():
                batch.done()
        turned(front, (x, y, 0), turn)
    box(x, y, 55.6, 14.2, 14.2, 13.2, m['stone'])
    box(x, y, 68.6, 13, 13, 5.2, m['stone'])
    for sx in (-1, 1):
        for sy in (-1, 1):
            turret(x + 6.5 * sx, y + 6.5 * sy, 56, .95, 17, m['stone'], m['lead'], m['gold'])

    def pyramid(z, low, high, rise, material):
        a, b = low / 2, high / 2
        solid([(-a, -a, 0), (a, -a, 0), (a, a, 0), (-a, a, 0), (-b, -b, rise), (b, -b, rise), (b, b, rise), (-b, b, rise)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], material, (x, y, z))
    pyramid(73.8, 13.4, 7.0, 8.4, m['lead'])
    box(x, y, 82.2, 6.6, 6.6, .6, m['gold'])
    for sx in (-1, 0, 1):
        for sy in (-1, 0, 1):
            if sx or sy:
                box(x + 2.5 * sx, y + 2.5 * sy, 82.8, .7, .7, 3.8, m['stone'])
    box(x, y, 82.8, 3.2, 3.2, 3.6, m['glow'])
    box(x, y, 86.6, 6.4, 6.4, .5, m['gold'])
    pyramid(87.1, 6.4, .5, 9.5, m['lead'])
    revolve([(.25, 0), (.9, .7), (.2, 1.4), (.1, 3.4), (0, 3.6)], m['gold'], (x, y, 96.2), 10)
    for batch in add.values():
        batch.done()


def palace(length, m, rnd):
    """The river front along local x, its water face at y = 0; ends at the clock tower."""
    add = {k: Batch(m[k]) for k in ('stone', 'pane', 'glow', 'dark')}
    add['dark'].box(length / 2 - 10, -6, -6, length + 60, 12, 10.4)
    add['stone'].box(length / 2 - 10, -11.8, 4.2, length + 60, .6, 1.2)
    for k in range(int(length / 3.2)):
        add['stone'].box(k * 3.2, -11.9, -2, .5, .5, 7)
    box(length / 2, 22, 0, length, 44, 22, m['stone'])
    panelled(add, length / 2, 0, 4, length, 17.5, 0, None, rnd, 1.9)
    spirelet = revolved([(.55, 0), (.55, 2.4), (.75, 2.5), (.75, 2.8), (.5, 2.9), (.05, 6.2), (0, 6.4)], m['stone'], 8, False)
    for k in range(int(length / 7) + 1):
        x = k * 7.0
        add['stone'].box(x, -.9, 0, 1.1, 1.8, 22)
        instance(spirelet, (x, -.9, 22), 1.0)
    for k in range(int(length / 1.0)):
        add['stone'].box(k + .5, -.1, 22, .5, .4, 1.0)
    solid([(0, 3, 22), (length, 3, 22), (length - 5, 12, 31), (5, 12, 31), (0, 21, 22), (length, 21, 22)], [(0, 1, 2, 3), (3, 2, 5, 4), (0, 3, 4), (1, 5, 2)], m['lead'])
    for x, width, high in ((10, 17, 33), (length * .36, 15, 32), (length * .64, 15, 32), (length - 12, 17, 33)):
        box(x, 4, 0, width, 12, high, m['stone'])
        panelled(add, x, 0, 4, width, high - 5, -2.0, None, rnd, 1.7)
        for s in (-1, 1):
            turret(x + s * width / 2, -1.6, 0, 1.5, high + 3, m['stone'], m['lead'], m['gold'])
        solid([(x - width / 2, -2, high), (x + width / 2, -2, high), (x + width / 2, 10, high), (x - width / 2, 10, high), (x - width * .3, 4, high + 8), (x + width * .3, 4, high + 8)], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], m['lead'])
    for k in range(9):
        turret(18 + k * length / 9.5, 30, 20, 1.2, 14 + 3 * (k % 2), m['stone'], m['lead'])
    revolve([(8.5, 0), (8.5, 14), (6.8, 16), (6.2, 27), (7, 27.6), (5.6, 28), (3.6, 44), (1.2, 60), (.1, 68), (0, 69)], m['stone'], (length * .52, 46, 22), 8, False)
    vx, vy, high = 7, 34, 84
    box(vx, vy, 0, 22, 22, high, m['stone'])
    for z0, z1 in ((8, 30), (34, 56), (60, 78)):
        panelled(add, vx, 0, z0, 20, z1 - z0, vy - 11.2, None, rnd, 3.4, z1 - z0 - .1)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turret(vx + 11 * sx, vy + 11 * sy, 0, 2.7, high + 4, m['stone'], m['lead'], m['gold'])
    tube([(vx, vy, high), (vx, vy, high + 24)], .25, m['dark'])
    for batch in add.values():
        batch.done()


def bridge(green, stone, iron, glow):
    """Seven low segmental arches from the tower's foot toward the viewer."""
    span = 34.0
    holes = [[(k * span + 2.2, 0)] + [(k * span + span / 2 - (span / 2 - 2.2) * math.cos(t), 6.6 * math.sin(t)) for t in np.linspace(.0, math.pi, 20)] + [(k * span + span - 2.2, 0)] for k in range(7)]
    for y in (-12, 12):
        wall([[(-8, -4), (7 * span, -4), (7 * span, 9.4), (-8, 9.4)]] + [[(x, max(z, -3.9)) for x, z in hole] for hole in holes], 1.0, green, (0, y, 0))
    box(3.5 * span - 4, 0, 8.6, 7 * span + 8, 24, 1.0, stone)
    for k in range(8):
        box(k * span, 0, -5, 4.4, 29, 9, stone, bevel=.4)
        for y in (-12.4, 12.4):
            box(k * span, y, 4, 3.4, 2.4, 6.8, stone)
            street_lamp(k * span, y, 10.8, iron, glow, 4.6, 2)
    rail = Batch(green)
    for k in range(int(7 * span / 1.1)):
        for y in (-12, 12):
            rail.box(k * 1.1, y, 9.4, .5, .3, 1.1)
    rail.done()
    for y in (-12, 12):
        box(3.5 * span - 4, y, 10.5, 7 * span + 8, .6, .2, green)


def build(view):
    rnd = random.Random(4)
    sky([(0, '#f6c48e'), (.12, '#e8bd9a'), (.3, '#bfb4b4'), (.58, '#8795ab'), (1, '#4e6384')], sun=(6.5, 4), glow='#ffb469', glow_strength=.85, strength=.85, sun_strength=4.4, sun_color='#ffbd7c', sun_size=1.2, disc=.45, disc_strength=1.2,
        clouds=dict(amount=.7, scale=1.2, stretch=.35, lit='#ffdcae', shade='#8d8c9c', opacity=.85, haze=.06, seed=44, flat=.12))
    sea(deep='#1f2c30', rough=.06, waves=.05, size=5.5, stretch=(.9, 2.3), fine=.7, x=(-3000, 3000), y=(-70, 6000))
    m = {'stone': matter('#b5986c', rough=.85, variation=.28, grain=.18, other='#6d5c48', bump=.02, bump_grain=2), 'pane': glass('#2c2f33'), 'glow': light('#ffbf6c', 1.6), 'lead': matter('#4c5258', rough=.5, variation=.2, grain=.3), 'gold': matter('#d0a24a', rough=.3, metal=.9),
         'dark': matter('#3b3833', rough=.8), 'dial': light('#fff0cc', 1.35)}
    turned(lambda: palace(215, m, rnd), (-84, 344, 0), -22)
    turned(lambda: clock_tower(0, 0, m, rnd), (127, 266, 4), -22)
    iron, glow = matter('#20282a', rough=.5), light('#ffdf9e', 2.2)
    turned(lambda: bridge(matter('#54705c', rough=.55, variation=.15, grain=.3), matter('#a69a86', rough=.8, variation=.2, grain=.2), iron, glow), (158, 246, 0), -112)
    bark = matter('#5b5144', rough=.9, variation=.3, grain=1)
    planes = [broadleaf(leaf('#5a6030', '#8d7a38', through=.45), bark, i, 3000, .8, .3) for i in range(3)]
    box(-200, 420, -6, 330, 40, 10, m['dark'], -22)
    box(300, 300, -6, 330, 40, 10, m['dark'], -22)
    for k in range(60):
        x = -360 + k * 4.4 if k < 46 else 152 + (k - 46) * 9
        y = (420 - (x + 170) * .4 if k < 46 else 290 - (x - 152) * .4) + rnd.uniform(-8, 14)
        instance(planes[k % 3], (x, y, 3), rnd.uniform(14, 20), k * 67)
    walls = [facade(c, '#33383e', (2.4, 3.4), .55, .45, lit=.1, lit_strength=1.0) for c in ('#a79a86', '#8e7f70', '#b3a690', '#77706a')]
    for k in range(170):
        x, y = rnd.uniform(-700, 900), rnd.uniform(470, 1500)
        tower(x, y, rnd.uniform(20, 48), 30, rnd.uniform(18, 42) + (y > 900) * rnd.random() ** 4 * 50, walls[k % 4], rnd)
    embankment(iron, glow)
    ferry(18, 150, .62, 158, matter('#e9e3d6', rough=.5), matter('#2a3138', rough=.5), light('#ffcf8c', 1.6))
    for x, y, turn in ((-62, 190, 20), (60, 205, -30)):
        motor_yacht(x, y, .55, turn, matter('#d9d4ca', rough=.4), glass(), None)
    gulls(9, rnd, (-60, 30), (-20, 80), (9, 26), matter('#efece4'), .34)
    soft_light((-110, -110, 60), (60, 290, 30), 90, 420000, '#ffd9b4')
    haze('#c4ad9e', 560., '#f8bd7c', height_falloff=.034, focus=5, start=60, most=.9)


def embankment(iron, glow):
    """Where the viewer stands: the parapet and a lamp."""
    stone = matter('#8d8577', rough=.8, variation=.3, grain=1.2, bump=.02, bump_grain=4)
    box(-60, -36, 0, 70, 1.2, 6.1, stone)
    box(-60, -36, 6.1, 70, 1.5, .25, stone)
    street_lamp(-58.9, -36, 6.2, iron, glow, 4.3, 2)
