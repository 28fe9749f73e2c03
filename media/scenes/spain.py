"""Spain: the crescent of the Plaza de España in Seville toward evening, people strolling, boats rowed along its canal.

Recognisable by the humped bridge with blue and white ceramic balusters, the curved two-storey arcade on paired marble
columns, alcove benches of azulejo along its foot, the slender brick tower at the end, rowing boats on the canal.
Half an ellipse nearly two hundred metres wide, half a kilometre of canal, four bridges, towers of about 74 m, Aníbal González
for 1929: mundandy.com/plaza-de-espana-sevilla. Colours of boats and ground are from knowledge.
"""
from scenery import *

GRADE = dict(exposure=1.08, contrast=1.36, saturation=1.1, highlights=(.018, .008, -.018))
FRAMINGS = {
    'spain': dict(eye=(-1.6, -17, 2.5), target=(-8.2, 40, 8.3), lens=28, samples=8, mist=600),
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
    opening = [(4.6 * math.cos(t), -.35 + 1.75 * math.sin(t)) for t in np.linspace(math.pi, 0, 25)]
    outline = [(-9.2, -1.8), (-4.6, -1.8)] + opening + [(4.6, -1.8), (9.2, -1.8)] + [(float(u), top(u)) for u in span[::-1]]
    parts = [wall([outline], 5.2, m['brick'])]
    ringed = [(5.05 * math.cos(t), -.35 + 2.15 * math.sin(t)) for t in np.linspace(0, math.pi, 25)]
    for side in (-1, 1):
        parts += [wall([opening + ringed], .1, m['pale'], (0, side * 2.66, 0)), box(0, side * 2.66, top(0) - .42, 7.4, .14, .16, m['white'])]
        for sign in (-1, 1):
            panel = [(sign * 8.6, -.2), (sign * 6.3, -.2)] + [(sign * u, -.35 + 2.3 * math.sqrt(max(0, 1 - (u / 5.3) ** 2))) for u in (5.3, 5.0, 4.2, 3.2)] + [(sign * u, top(u) - .35) for u in (3.2, 5.0, 7.0, 8.6)]
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
    m = {'brick': courses('#9c6245', '#b27a58', '#86705e', .26, .075), 'pale': matter('#c49a74', rough=.88, variation=.18, grain=1.2), 'white': matter('#e2d3b8', rough=.7, variation=.1, grain=1.5),
         'marble': matter('#e9e3d8', rough=.35, variation=.15, grain=3), 'tile': tiles('#24509e', '#efe9da', '#d79f33', 7.0), 'blue': matter('#2456a8', rough=.15, variation=.3, grain=9, other='#e9e6dc', specular=.6),
         'pane': glass(), 'shade': matter('#7a4b34', rough=.9, variation=.2), 'roofblue': matter('#4a6f96', rough=.4, variation=.3, grain=1.5)}
    m |= {'iron': matter('#2a2d2c', rough=.5), 'lantern': light('#ffe3b0', .9), 'wood': matter('#8a6a48', rough=.6, variation=.3, grain=3)}
    m['rowers'] = [figure(matter('#c99a78'), matter('#2b211b'), matter(c, rough=.9), matter('#4a5560'), matter('#3a3029'), 0) for c in ('#efe9dd', '#b5523f')]
    m['balusters'] = (baluster(m['blue']), baluster(m['white']))
    sea(-1.0, deep='#15403f', rough=.03, waves=.045, size=1.1, stretch=(1, 1.2), fine=.4, x=(-250, 120), y=(-60, 200))
    stone = matter('#b59f86', rough=.85, variation=.2, grain=.8)
    for radius in (CANAL - HALF, CANAL + HALF):
        angles = np.linspace(-40, 120, 160)
        solid([ring(radius, a, z) for a in angles for z in (-2, .05)], [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(159)], stone)
    floor = courses('#c2a888', '#b39676', '#8a745c', .9, .9, True)
    for inner in (40, 58, CANAL - HALF - 2.6):
        strip(inner, inner + .9, .012, matter('#8a6f56', rough=.8, variation=.3, grain=2))
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
    for angle in np.arange(-3.2, 74, 7.0):
        for radius in (CANAL - HALF - 1.5, CANAL + HALF + 1.8):
            lamp_post(*ring(radius, float(angle)), m)
    for angle, radius, turn, color, away in ((4.2, 86.4, 98, '#33506b', 1), (10.5, 88.4, 104, '#f0ebe0', 0), (12.4, 88.9, 106, '#35604c', 0), (33, 84, 122, '#f0ebe0', 1), (38, 87, 130, '#33506b', 0)):
        boat(*ring(radius, angle, -1.0)[:2], turn, matter(color, rough=.4, bump=.01, bump_grain=4), m, away)
    people(rnd)
    trees(rnd)
    gulls(9, rnd, (-60, 10), (70, 140), (30, 50), matter('#cfcac0'), .16)
    haze('#d8c6b6', 620., '#ffdcae', height_falloff=.008, focus=4, start=30, most=.8)


def lamp_post(x, y, z, m):
    """A post of blue and white ceramic drums on a stone foot, an iron lantern on top."""
    revolve([(.3, 0), (.3, .35), (.22, .45)], m['white'], (x, y, z), 8, False)
    revolve([(.13, .45), (.17, .8), (.1, 1.1)], m['blue'], (x, y, z), 14)
    revolve([(.07, 1.1), (.055, 3.0), (.1, 3.05)], m['iron'], (x, y, z), 12)
    revolve([(.1, 3.05), (.19, 3.5)], m['lantern'], (x, y, z), 6, False)
    revolve([(.22, 3.5), (.1, 3.66), (.02, 3.85)], m['iron'], (x, y, z), 6, False)


def boat(x, y, turn, paint, m, rowed):
    """An open rowing boat: lapped sides, ribs, thwarts and a pair of oars; two people in those that are `rowed`."""
    length, parts = 4.7, []
    def half(u):
        return .74 * min(1, (1 - u) * 2.6) ** .7 * min(1, .62 + u * 1.6)
    for inner, material in ((0, paint), (.05, m['wood'])):
        stations, vertices = 25, []
        for i in range(stations):
            u = i / (stations - 1)
            for side in (-1, 1):
                for wide, high in ((.34, -.12), (.78, .04), (.86, .16), (.95, .3), (1., .46)):
                    vertices.append(((u - .5) * length, side * max(0, half(u) * wide - inner), high + inner + .2 * (2 * u - .9) ** 2 * (high + .2)))
        faces = []
        for i in range(stations - 1):
            for side in (0, 5):
                faces += [(i * 10 + side + j, i * 10 + side + j + 1, i * 10 + side + j + 11, i * 10 + side + j + 10) for j in range(4)]
            faces.append((i * 10, i * 10 + 5, i * 10 + 15, i * 10 + 10))
        faces += [(j, j + 1, 6 + j, 5 + j) for j in range(4)]
        parts.append(solid(vertices, faces, material))
    edge = [i / 24 for i in range(25)]
    parts += [tube([((u - .5) * length, side * half(u), .47 + .13 * (2 * u - .9) ** 2) for u in edge], .035, m['wood']) for side in (-1, 1)]
    parts += [box(px, 0, .24, .26, 2 * half(px / length + .5) - .08, .04, m['wood']) for px in (-1.7, -.5, .7)]
    for side in (-1, 1):
        end = (side * 1.9, -.05) if rowed else (side * .5, .42)
        parts.append(tube([(.1, side * -.1, .66), (.0, side * .72, .56), (-.15 - .9 * (not rowed), end[0], end[1])], .022, m['wood'], 6))
        if rowed:
            parts.append(box(-.2, side * 2.05, -.1, .14, .5, .03, m['wood']))
    if rowed:
        for px, body in ((-.5, m['rowers'][0]), (-1.7, m['rowers'][1])):
            parts.append(instance(body, (px, 0, -.42), 1., 90 if px > -1 else -90))
    group(parts, (x, y, -1.0), 1.0, turn, afloat=True)


def people(rnd):
    """Evening strollers on the plaza, the bridges and under the arcade, by twos and threes."""
    skins, cloths = ('#c99a78', '#d9b090', '#a9785a'), ('#efe9dd', '#c9b79a', '#7e93ab', '#b5523f', '#5b6b52', '#d8a94e', '#2f3b4f')
    bodies = [figure(matter(skins[i % 3]), matter(('#2b211b', '#5a4028')[i % 2]), matter(cloths[i % 7], rough=.9), matter(cloths[(i * 3 + 1) % 7], rough=.9), matter('#3a3029'), (.5, .3, .1)[i % 3], 1.6 + .05 * (i % 5)) for i in range(10)]
    hems = [None, None, skirt(matter('#d9cdb8', rough=.9), .6), skirt(matter('#8f3f3a', rough=.9), .7)]
    places = [ring(rnd.uniform(30, CANAL - HALF - 3), rnd.uniform(6, 75)) for _ in range(34)] + [ring(rnd.uniform(CANAL + HALF + 3, ARCADE - 7), rnd.uniform(4, 60)) for _ in range(22)] + [ring(CANAL + u, 21.0 + .6 * side, 2.3) for u, side in ((-1.8, 1), (.4, -1), (1.4, -1))]
    for x, y, z in places:
        heading = rnd.uniform(0, 360)
        for k in range(1 if z else rnd.choice((1, 2, 2, 3))):
            body = bodies[rnd.randrange(10)]
            walker(body, (x + k * .7 * math.cos(math.radians(heading)), y + k * .7 * math.sin(math.radians(heading)), z), heading + rnd.gauss(0, 12), 1.0, rnd.choice(hems))


def trees(rnd):
    """Palms and planes of the park behind the crescent and on the plaza's far side."""
    bark = matter('#5b4632', rough=.9)
    planes = [broadleaf(leaf('#3d5228', '#667238', through=.3), bark, i, 9000, .9, .12, .8, .8) for i in range(3)]
    palms = [palm(leaf('#4a6a35', '#6d8446', through=.3), bark, i, .06, 24) for i in range(2)]
    for k in range(90):
        x, y, _ = ring(ARCADE + 16 + rnd.uniform(0, 30), rnd.uniform(-14, 100))
        tall = rnd.uniform(15, 22)
        instance(palms[k % 2] if k % 4 == 0 else planes[k % 3], (x, y, 0), tall, rnd.uniform(0, 360))
    for k in range(60):
        x, y, _ = ring(ARCADE - 30 + rnd.uniform(0, 60), rnd.uniform(79, 106))
        instance(planes[k % 3], (x, y, 0), rnd.uniform(10, 16), rnd.uniform(0, 360))


def courses(first, second, mortar, wide, high, level=False):
    """Bricks in courses on upright walls, or laid flat; each a little different, weathered in patches."""
    material, t, shader = nodes.new_material('courses')
    where = nodes.position(t)
    if not level:
        x, y, z = nodes.split(t, where)
        where = nodes.combine(t, nodes.math(t, 'ADD', x, nodes.math(t, 'MULTIPLY', y, .8)), z, 0.)
    laid = nodes.add(t, 'ShaderNodeTexBrick', {'Scale': 1.0, 'Vector': where, 'Color1': first, 'Color2': second, 'Mortar': mortar, 'Mortar Size': .02 if level else .008})
    laid.inputs['Brick Width'].default_value, laid.inputs['Row Height'].default_value = wide, high
    worn = nodes.ramp(t, nodes.noise(t, nodes.position(t), .35, 7.0, .65), [(.3, .72), (.7, 1.08)])
    t.links.new(nodes.mix(t, 1.0, laid.outputs['Color'], worn, 'MULTIPLY'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .85
    return material
