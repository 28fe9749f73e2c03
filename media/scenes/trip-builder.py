"""Tuscan ridges in morning mist: hill behind hill, cypress rows along a white road, a farmhouse on its knoll.

Recognisable as the Val d'Orcia: soft clay hills in sage and straw, a winding road lined with cypresses, a stone farm
with two of them at its door, ridges paler with distance. The mist lies in the valleys and drifts at several speeds;
the title stands upper left, above the far ridges. `discover-2` goes close to the farm.
"""
from scenery import *

GRADE = dict(exposure=.84, contrast=1.44, saturation=1.22, highlights=(.02, .008, -.02))
FRAMINGS = {
    'discover-2': dict(eye=(-30, 215, 84), target=(158, 640, 76), lens=66, samples=13, mist=6000, grade=dict(exposure=1.0, contrast=1.42)),
    'trip-builder': dict(eye=(0, 0, 108), target=(66, 900, 66), lens=47, samples=6, mist=6000,
                         film=dict(clouds=40, lights=.2, zoom=.018,
                                   fog=[dict(top=70, soft=38, color=(.80, .62, .50), density=.45, drift=60, size=520, start=1500, reach=1800),
                                        dict(top=40, soft=34, color=(.72, .55, .46), density=.42, drift=110, size=400, start=620, reach=700),
                                        dict(top=22, soft=26, color=(.62, .48, .43), density=.34, drift=170, size=320, start=260, reach=420)])),
}


def hills(X, Y):
    """Rounded clay hills whose ridges lie across the view, each valley low enough to hold mist."""
    bend = fbm(X / 700, Y / 700, 5, 3) * 1.2
    ridge = np.sin(Y / 118. + bend * 2.2 + X / 900.) * (30 + Y * .009)
    return 26 + ridge + fbm(X / 260, Y / 260, 8, 5) * 26 + fbm(X / 60, Y / 60, 3, 3) * 2.4 + np.clip(Y - 1400, 0, 4000) * .018


def farm(x, y, z, m, scale=1.0):
    """A stone farmhouse with a dovecote tower and a barn."""
    for px, py, w, d, h, rise in ((0, 0, 19, 11, 8, 2.6), (6, 1, 7, 7, 13, 2), (-15, 4, 11, 9, 5, 1.9), (17, -5, 8, 7, 4.5, 1.6)):
        box(x + px * scale, y + py * scale, z - 4, w * scale, d * scale, h * scale + 4, m['wall'], 6)
        hip_roof(w * scale, d * scale, rise * scale, m['roof'], (x + px * scale, y + py * scale, z + h * scale), 6)
    for px, pz in ((-6, 1.2), (-2, 1.2), (-6, 4.6), (-2, 4.6), (2, 4.6), (6, 9.6)):
        box(x + px * scale, y - (5.9 - .1 * px) * scale, z + pz * scale, 1.1 * scale, .5, 1.6 * scale, m['glow'] if pz < 2 else m['dark'], 6)


def build(view):
    rnd = random.Random(9)
    sky([(0, '#ffd9a0'), (.08, '#fbc99c'), (.22, '#e2b8a8'), (.42, '#8f9cc0'), (.75, '#5275ab'), (1, '#3c609c')], sun=(13, -72) if view['name'] == 'discover-2' else (9, 58), glow='#ffae62', glow_strength=.85, sun_strength=6.4 if view['name'] == 'discover-2' else 5.6, sun_color='#ffbe84', sun_size=1.2,
        clouds=dict(amount=.5, scale=1.0, stretch=.25, lit='#ffe0ba', shade='#b09fb6', opacity=.75, haze=.08, seed=31, flat=.12))
    m = {'wall': matter('#c29a72', rough=.9, variation=.2, grain=.5), 'roof': matter('#9a5a3e', rough=.85, variation=.25, grain=.6), 'glow': light('#ffc070', 1.6), 'dark': matter('#3a2e28')}
    X, Y = Ground.axes((-1500, 1700), (-20, 4200), 900, 1150)
    Z = hills(X, Y)
    near = np.clip(1 - Y / 210, 0, 1)
    Z = Z * (1 - near) + near * (84 - .13 * Y + fbm(X / 50, Y / 50, 6, 3) * 3 + .0008 * (X - 30) ** 2)
    knoll = (175, 640)
    Z += 42 * np.exp(-(((X - knoll[0]) / 130) ** 2 + ((Y - knoll[1]) / 90) ** 2))
    Z -= 90 * np.clip((Y - 3900) / 300, 0, 1) + 60 * np.clip((np.abs(X - 100) - 1450) / 150, 0, 1)
    ground = Ground(Z, (-1500, 1700), (-20, 4200))
    ground.place(fields())
    plane(-30, matter('#7d7a4c'), (-30000, 30000), (600, 30000))
    farm(*knoll, ground.height(*knoll) - .5, m, 1.0)
    flames = [cypress(leaf('#1f2d1a', '#33431f', through=.1), i) for i in range(4)]
    bark = matter('#4b3626')
    olives = [broadleaf(leaf('#58623f', '#767c56', through=.2), bark, i, 900, .8, .3) for i in range(3)]
    oaks = [broadleaf(leaf('#33421f', '#56602f', through=.25), bark, i, 1400, .75, .3) for i in range(3)]

    def stand(x, y, tree, tall):
        instance(tree, (x, y, ground.height(x, y) - .6), tall, rnd.uniform(0, 360))
    road = Batch(matter('#e3cfae', rough=.9))
    path = [(knoll[0] - 16 - 1.25 * t * 100 + 34 * math.sin(t * 5.2) * min(1, t * 2), knoll[1] - 12 - t * 235 - 20 * math.sin(t * 3), t) for t in np.linspace(0, 1.9, 130)]
    for (x0, y0, _), (x1, y1, _) in zip(path, path[1:]):
        dx, dy = x1 - x0, y1 - y0
        n = math.hypot(dx, dy)
        ox, oy = -dy / n * 2.2, dx / n * 2.2
        road.polygon(*[(px, py, ground.height(px, py) + .35) for px, py in ((x0 - ox, y0 - oy), (x0 + ox, y0 + oy), (x1 + ox, y1 + oy), (x1 - ox, y1 - oy))])
    road.done()
    for i, (x, y, t) in enumerate(path):
        if i % 3 == 1:
            for side in (-5.5, 5.5):
                stand(x + side, y + side * .4, flames[i % 4], rnd.uniform(11, 16))
    for dx, dy, tall in ((-24, -4, 17), (-28, 2, 15), (26, -4, 18), (30, 3, 14), (34, 0, 16), (-3, 14, 17), (12, 13, 15), (-33, 8, 14)):
        stand(knoll[0] + dx, knoll[1] + dy, flames[int(tall) % 4], tall)
    perlin = Perlin(4)
    for k in range(9000):
        y = 240 + 3300 * rnd.random() ** 1.3
        x = rnd.uniform(-.62, .66) * y + 20
        if math.dist((x, y), knoll) < 75 or float(perlin(x / 130, y / 130)) + rnd.uniform(-.15, .15) < .30:
            continue
        stand(x, y, oaks[k % 3], rnd.uniform(6, 11)) if k % 5 else stand(x, y, flames[k % 4], rnd.uniform(10, 15))
    for row in range(9):
        for col in range(16):
            stand(-250 + col * 11 + row * 3, 430 + row * 12 + rnd.uniform(-1, 1), olives[(row + col) % 3], rnd.uniform(4.5, 6))
    for x, y, tall in ((-43, 118, 15), (-52, 128, 17), (-61, 140, 14), (74, 150, 17), (83, 158, 14)):
        stand(x, y, flames[int(tall) % 4], tall)
    for seed, (near_y, high) in enumerate(((4200, 190), (5800, 330), (8200, 560))):
        X, Y = Ground.axes((-6500, 7000), (near_y, near_y + 1600), 420, 60)
        Ground(-40 + np.clip((Y - near_y) / 700, 0, 1) * (high + 40) * (.62 + .5 * fbm(X / 1500, Y / 1500, 40 + seed, 6)), (-6500, 7000), (near_y, near_y + 1600)).place(matter('#5f6a5a'))
    haze('#b7a9b8', 3000., '#ffc48a', height_falloff=.0045, focus=4, start=120, most=.95)


def fields():
    """Fields in sage, straw and ploughed clay, parted by soft edges, with furrows."""
    material, t, shader = nodes.new_material('fields')
    where = nodes.position(t)
    warped = nodes.vector(t, 'ADD', where, nodes.vector(t, 'MULTIPLY', nodes.combine(t, nodes.noise(t, where, .006, 3.0), nodes.noise(t, where, .0075, 3.0), 0.0), (90, 90, 0)))
    cells = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': .0085, 'Vector': nodes.vector(t, 'MULTIPLY', warped, (1, 1, 0))})
    tone = nodes.split(t, cells.outputs['Color'])
    color = nodes.ramp(t, tone[0], [(.0, '#6d7a3c'), (.3, '#98914e'), (.5, '#c2a565'), (.72, '#7f8a46'), (1, '#a4825c')])
    color = nodes.mix(t, .3, color, nodes.ramp(t, nodes.noise(t, where, .05, 6.0, .6), [(.3, '#5c6234'), (.7, '#c0ab6c')]))
    t.links.new(color, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .95
    shader.inputs['Specular'].default_value = .1
    x, y, _ = nodes.split(t, warped)
    turned = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', x, 1.1), nodes.math(t, 'MULTIPLY', y, tone[1]))
    rows = nodes.math(t, 'MULTIPLY', nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', turned, 1.3)), .35)
    t.links.new(nodes.bump(t, nodes.math(t, 'ADD', rows, nodes.noise(t, where, .5, 5.0)), .9, .6), shader.inputs['Normal'])
    return material
