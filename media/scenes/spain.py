"""Spain: the crescent of a Sevillian plaza, a tiled bridge over its canal, brick arcades and a baroque tower.

Recognisable by the humped bridge with blue and white ceramic balusters, the curved two-storey arcade on paired marble
columns, alcove benches of azulejo along its foot, the slender brick tower at the end, rowing boats on the canal.
"""
from scenery import *

GRADE = dict(exposure=1.08, contrast=1.36, saturation=1.1, highlights=(.018, .008, -.018))
FRAMINGS = {
    'spain': dict(eye=(-1.6, -17, 2.3), target=(-9.5, 40, 7.4), lens=28, samples=14, mist=600),
}
CENTRE, CANAL, HALF, ARCADE = -85.0, 85.0, 6.2, 113.0


def ring(radius, angle, z=0.0):
    """A point on a circle round the middle of the plaza; angle in degrees, 0 beside the eye."""
    t = math.radians(angle)
    return CENTRE + radius * math.cos(t), radius * math.sin(t), z


def strip(inner, outer, z, material, begin=-40, end=130, steps=120):
    """A level ring of paving."""
    angles = np.linspace(begin, end, steps)
    vertices = [ring(r, a, z) for a in angles for r in (inner, outer)]
    solid(vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps - 1)], material)


def baluster(material):
    return revolved([(.09, 0), (.09, .06), (.05, .1), (.1, .3), (.05, .52), (.045, .6), (.09, .64), (.09, .7)], material, 10)


def balustrade(radius, begin, end, m):
    """Ceramic balusters between rails along a bank."""
    step = math.degrees(.36 / radius)
    for i, angle in enumerate(np.arange(begin, end, step)):
        if i % 14 == 0:
            x, y, _ = ring(radius, angle)
            box(x, y, 0, .5, .5, 1.25, m['tile'], angle)
            box(x, y, 1.25, .6, .6, .1, m['white'], angle)
            revolve([(.1, 0), (.22, .12), (.26, .3), (.12, .42), (.16, .5), (0, .5)], m['blue'], (x, y, 1.35), 14)
        else:
            instance(m['balusters'][i % 3 == 0], ring(radius, angle, .2))
    for z, thick in ((.1, .12), (.98, .1)):
        tube([ring(radius, a, z) for a in np.arange(begin, end, 1.0)], thick, m['white'], 8)


def bridge(angle, m):
    """A hump of brick with tiled spandrels over one arch."""
    def top(u):
        return .55 + 2.5 * math.cos(u / 9.2 * math.pi / 2) ** 1.3
    span = np.linspace(-9.2, 9.2, 33)
    opening = [(5.0 * math.cos(t), -1.6 + 3.3 * math.sin(t)) for t in np.linspace(math.pi, 0, 25)]
    outline = [(-9.2, -1.8), (-5.0, -1.8)] + opening + [(5.0, -1.8), (9.2, -1.8)] + [(float(u), top(u)) for u in span[::-1]]
    parts = [wall([outline], 5.2, m['brick'])]
    ringed = [(5.55 * math.cos(t), -1.6 + 3.8 * math.sin(t)) for t in np.linspace(0, math.pi, 25)]
    for side in (-1, 1):
        parts.append(wall([opening[::1] + ringed], .1, m['white'], (0, side * 2.66, 0)))
        for sign in (-1, 1):
            panel = [(sign * 8.6, -.2), (sign * 6.3, -.2)] + [(sign * u, -1.6 + 4.0 * math.sqrt(max(0, 1 - (u / 6.0) ** 2))) for u in (5.6, 5.0, 4.2, 3.2)] + [(sign * u, top(u) - .35) for u in (3.2, 5.0, 7.0, 8.6)]
            parts.append(wall([panel], .06, m['tile'], (0, side * 2.64, 0)))
        for u in np.arange(-9.0, 9.01, .34):
            parts.append(instance(m['balusters'][int(u * 10) % 3 == 0], (float(u), side * 2.4, top(u) + .12)))
        parts += [tube([(float(u), side * 2.4, top(u) + z) for u in span], r, m['white'], 8) for z, r in ((.08, .13), (.9, .12))]
        for u in (-9.2, -3.1, 3.1, 9.2):
            parts += [box(u, side * 2.4, top(u) - .1, .62, .62, 1.45, m['tile']), box(u, side * 2.4, top(u) + 1.35, .74, .74, .12, m['white'])]
            parts.append(revolve([(.12, 0), (.3, .16), (.36, .44), (.16, .62), (.22, .72), (0, .95)], m['blue'], (u, side * 2.4, top(u) + 1.47), 16))
    x, y, _ = ring(CANAL, angle)
    group(parts, (x, y, 0), 1.0, angle)


def bay(angle, m):
    """Four and a half metres of the arcade: an arch on paired columns, a window with a pediment, a parapet."""
    x, y, _ = ring(ARCADE, angle)
    w = 2.28
    parts = [wall([rectangle(-w, 0, w, 7.2), arch(0, -.1, 3.0, 4.1)], .7, m['brick'], (0, 0, 0)),
             wall([arch(0, 4.0, 3.5, 4.1), arch(0, 3.9, 3.0, 4.1)], .14, m['white'], (0, -.36, 0)),
             wall([rectangle(-w, 7.2, w, 13.4), rectangle(-.75, 8.4, .75, 11.2)], .7, m['brick']),
             wall([rectangle(-1.05, 8.1, 1.05, 11.5), rectangle(-.75, 8.4, .75, 11.2)], .2, m['white'], (0, -.38, 0)),
             wall([[(-1.35, 11.5), (1.35, 11.5), (0, 12.35)]], .3, m['white'], (0, -.4, 0)),
             box(0, .2, 8.4, 1.5, .05, 2.8, m['pane']), box(0, 6.5, 0, 2 * w, .3, 7.0, m['shade']), box(0, 3.3, 6.6, 2 * w, 6.4, .3, m['white']),
             box(0, 5.2, 7.2, 2 * w, 9, 6.0, m['brick'])]
    for z, out, high, kind in ((6.75, .22, .5, 'tile'), (7.25, .4, .22, 'white'), (12.9, .3, .3, 'white'), (13.2, .55, .3, 'white'), (13.5, .1, 1.05, 'brick'), (14.5, .25, .18, 'white')):
        parts.append(box(0, -.1 - out / 2, z, 2 * w, .6 + out, high, m[kind]))
    for side in (-1, 1):
        parts.append(revolve([(.26, 0), (.26, .25), (.19, .3), (.16, 3.6), (.24, 3.75), (.27, 4.05), (.27, 4.2)], m['marble'], (side * 1.8, -.5, 0), 14))
    parts += [box(w, -.42, 8.0, .55, .3, 4.9, m['brick']), box(w, -.42, 14.6, .5, .5, .2, m['white']), revolve([(.1, 0), (.24, .2), (.12, .5), (.2, .62), (0, 1.3)], m['white'], (w, -.42, 14.8), 10),
              box(0, -4.4, 0, 2 * w, .3, 2.1, m['tile']), box(w, -3.7, 0, .5, 1.5, 1.15, m['tile']), box(0, -3.9, 0, 2 * w, .8, .48, m['white']), box(0, -4.4, 2.1, 2 * w, .45, .14, m['white'])]
    group(parts, (x, y, 0), 1.0, angle - 90)


def campanile(angle, m):
    """The end tower: brick stages that shrink, a colonnaded belfry, a blue-tiled lantern."""
    x, y, _ = ring(ARCADE + 2, angle)
    turn, z = angle - 90, 0
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for w, h, kind in ((12.5, 25, 3), (10.6, 12, 2), (8.4, 10.5, 1)):
        box(x, y, z, w, w, h, m['brick'], turn)
        for side in (-1, 1):
            for u, v in ((side * w * .46, -w * .5), (side * w * .18, -w * .5)):
                box(x + u * c - v * s, y + u * s + v * c, z + 1, .7, .5, h - 2, m['pale'], turn)
        for u, v, face in ((0, -w / 2, 0), (w / 2, 0, 90)):
            for low, high in ((h * .2, h * .3), (h * .58, h * .26))[:kind]:
                px, py = x + u * c - v * s, y + u * s + v * c
                wall([arch(0, 0, w * .3, high)], .35, m['white'], (px, py, z + low - .3), turn + face)
                wall([arch(0, .3, w * .22, high)], .5, m['shade'], (px, py, z + low - .3), turn + face)
        box(x, y, z + h - .5, w + 1.2, w + 1.2, .7, m['white'], turn)
        z += h
        for dx in (-1, 1):
            for dy in (-1, 1):
                u, v = dx * w * .5, dy * w * .5
                revolve([(.4, 0), (.6, .6), (.3, 1.4), (.45, 1.8), (0, 4.2)], m['white'], (x + u * c - v * s, y + u * s + v * c, z + .2), 10)
    for k in range(10):
        a = 2 * math.pi * k / 10
        revolve([(.36, 0), (.3, 5.2), (.42, 5.5)], m['marble'], (x + 3 * math.cos(a), y + 3 * math.sin(a), z), 10)
    revolve([(2.3, 0), (2.3, 5.4)], m['shade'], (x, y, z), 20)
    revolve([(3.7, 5.4), (3.8, 6.0), (3.2, 6.1)], m['white'], (x, y, z), 24)
    revolve([(3.2, 6.0), (2.9, 8.0), (1.6, 9.6), (1.0, 10.0), (1.0, 12), (1.3, 12.1), (.9, 13.2), (.2, 15), (.12, 18.5), (0, 18.6)], m['roofblue'], (x, y, z), 24)


def build(view):
    rnd = random.Random(6)
    sky([(0, '#ffdcaa'), (.12, '#fcd0a8'), (.3, '#cfcbd2'), (.56, '#88aed6'), (1, '#3d76b6')], sun=(17, -118), glow='#ffca90', glow_strength=.4, sun_strength=6.0, sun_color='#ffc488', sun_size=.8,
        clouds=dict(amount=.6, scale=1.1, stretch=.4, lit='#fff0de', shade='#b6b2c8', opacity=.85, haze=.06, seed=52, flat=.15))
    m = {'brick': matter('#a8694a', rough=.88, variation=.26, grain=1.2, bump=.008, bump_grain=12), 'pale': matter('#bf8a62', rough=.88, variation=.18, grain=1.2), 'white': matter('#ece0ca', rough=.7, variation=.1, grain=1.5),
         'marble': matter('#e9e3d8', rough=.35, variation=.15, grain=3), 'tile': tiles('#24509e', '#efe9da', '#d79f33', 7.0), 'blue': matter('#2456a8', rough=.15, variation=.3, grain=9, other='#e9e6dc', specular=.6),
         'pane': glass(), 'shade': matter('#7a4b34', rough=.9, variation=.2), 'roofblue': matter('#4a6f96', rough=.4, variation=.3, grain=1.5)}
    m['balusters'] = (baluster(m['blue']), baluster(m['white']))
    sea(-1.0, deep='#15403f', rough=.02, waves=.016, size=1.5, stretch=(1, 1.2), fine=.4, x=(-250, 120), y=(-60, 200))
    stone = matter('#b59f86', rough=.85, variation=.2, grain=.8)
    for radius in (CANAL - HALF, CANAL + HALF):
        angles = np.linspace(-40, 120, 160)
        solid([ring(radius, a, z) for a in angles for z in (-2, .05)], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(159)], stone)
    floor = slabs()
    strip(1, CANAL - HALF, 0, floor)
    strip(CANAL + HALF, ARCADE + 60, 0, floor)
    balustrade(CANAL - HALF, -14, 75, m)
    balustrade(CANAL + HALF, -14, 75, m)
    for angle in (21, 52):
        bridge(angle, m)
    step = math.degrees(4.56 / ARCADE)
    for k in range(34):
        bay(-14 + k * step, m)
    campanile(-14 + 34 * step + 2.6, m)
    iron, glow = matter('#2a2d2c', rough=.5), light('#ffdca0', 1.4)
    for angle in np.arange(-4, 74, 7.0):
        for radius in (CANAL - HALF - 1.6, CANAL + HALF + 1.8):
            street_lamp(*ring(radius, float(angle)), iron, glow, 4.6)
    wood = matter('#7a5a3c', rough=.7, variation=.2)
    for angle, radius, turn, color in ((3.0, 88.0, 96, '#2f5f86'), (8.5, 88.6, 108, '#9c3f2c'), (30, 84, 120, '#d8cdb4'), (38, 87, 130, '#2f5f86')):
        x, y, _ = ring(radius, angle)
        rowing_boat(x, y, turn, matter(color, rough=.5), wood, z=-1.1)
    trees(rnd)
    gulls(5, rnd, (-40, 20), (40, 90), (20, 36), matter('#f2efe8'), .3)
    haze('#d8c6b6', 620., '#ffdcae', height_falloff=.008, focus=4, start=30, most=.8)


def trees(rnd):
    """Palms and planes of the park behind the crescent and on the plaza's far side."""
    bark = matter('#5b4632', rough=.9)
    planes = [broadleaf(leaf('#3d5228', '#667238', through=.3), bark, i, 9000, .8, .35) for i in range(3)]
    palms = [palm(leaf('#4a6a35', '#6d8446', through=.3), bark, i, .06, 24) for i in range(2)]
    for k in range(90):
        x, y, _ = ring(ARCADE + 16 + rnd.uniform(0, 30), rnd.uniform(-14, 100))
        tall = rnd.uniform(15, 22)
        instance(palms[k % 2] if k % 4 == 0 else planes[k % 3], (x, y, 0), tall, rnd.uniform(0, 360))
    for k in range(26):
        x, y, _ = ring(ARCADE - 5 + rnd.uniform(0, 30), rnd.uniform(78, 100))
        instance(planes[k % 3], (x, y, 0), rnd.uniform(10, 16), rnd.uniform(0, 360))


def slabs():
    material, t, shader = nodes.new_material('slabs')
    bricks = nodes.add(t, 'ShaderNodeTexBrick', {'Scale': 1.0, 'Vector': nodes.position(t), 'Color1': '#c2a888', 'Color2': '#b39676', 'Mortar': '#8a745c', 'Mortar Size': .02})
    bricks.inputs['Brick Width'].default_value, bricks.inputs['Row Height'].default_value = .9, .9
    t.links.new(bricks.outputs['Color'], shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .7
    return material
