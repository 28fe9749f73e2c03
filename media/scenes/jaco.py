"""Jacó: a curved surf beach of dark sand under a jungle ridge, palms leaning over the near shore, pearl morning light.

Recognisable by the crescent bay between two wooded headlands, several rows of Pacific surf, wet sand that mirrors the
sky, coconut palms and driftwood, a board stuck upright. `jaco-pacific` is the same bay at sundown from the palms.
"""
from scenery import *

GRADE = dict(exposure=1.16, contrast=1.38, saturation=1.22)
FRAMINGS = {
    'jaco-bay': dict(eye=(-2, -17, 6.4), target=(30, 150, 11), lens=28, samples=11, mist=3000, beyond='jaco'),
    'jaco-pacific-evening': dict(eye=(21.5, -7, 2.9), target=(-10, 60, 9.5), lens=26, samples=8, mist=3000, grade=dict(exposure=1.25, contrast=1.36, saturation=1.12)),
    'jaco-pacific': dict(eye=(8, -6, 3.0), target=(-26, 150, 8.5), lens=31, samples=11, mist=3000, grade=dict(exposure=.95, contrast=1.42, saturation=1.24)),
}


def shore_line(y):
    """Where the water meets the sand (x): a crescent that swings left far away."""
    return 4 + 30 * np.sin(np.clip(y, -60, 1400) / 420.) - .00021 * np.clip(y - 350, 0, 2000) ** 2 + 2.2 * np.sin(y / 17.) + 1.1 * np.sin(y / 7.3 + 1)


def beach():
    """Sand from the sea floor up to the palms, flat and wet by the water."""
    X, Y = Ground.axes((-700, 420), (-60, 1500), 560, 780)
    inland = X - shore_line(Y)
    Z = np.where(inland > 0, 2.6 * (1 - np.exp(-inland / 34)) + np.clip(inland - 40, 0, 300) * .02, inland * .035)
    Z += fbm(X / 16, Y / 16, 7, 4) * .16 * np.clip(inland / 18, 0, 1)
    return Ground(np.maximum(Z, -8), (-700, 420), (-60, 1500))


def sand():
    """Dark sand, paler where dry (by height), a mirror where wet."""
    material, t, shader = nodes.new_material('sand')
    where = nodes.position(t)
    z = nodes.math(t, 'ADD', nodes.split(t, where)[2], nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', nodes.noise(t, where, .16, 4.0), .5), .5))
    dry = nodes.ramp(t, nodes.math(t, 'DIVIDE', z, 2.4), [(.16, 0.0), (.5, 1.0)])
    tone = nodes.ramp(t, nodes.noise(t, where, .7, 6.0, .65), [(.3, '#9c8468'), (.7, '#bfa585')])
    t.links.new(nodes.mix(t, dry, '#57483c', tone), shader.inputs['Base Color'])
    t.links.new(nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', dry, .75), .12), shader.inputs['Roughness'])
    t.links.new(nodes.math(t, 'SUBTRACT', .8, nodes.math(t, 'MULTIPLY', dry, .65)), shader.inputs['Specular'])
    t.links.new(nodes.bump(t, nodes.noise(t, where, 1.7, 7.0, .65), .12, .5), shader.inputs['Normal'])
    return material


def surf(material):
    """Foam: lace along the shore and three rows of breakers, painted on a sheet just above the water."""
    X, Y = Ground.axes((-520, 60), (-50, 1300), 580, 1350)
    out = shore_line(Y) - X
    wobble = fbm(X / 60, Y / 70, 12, 4) * 12
    swell = 0
    for row, (at, high, width) in enumerate(((30, .5, 5), (64, 1.1, 7), (112, 1.7, 9), (170, 1.3, 10))):
        along = np.clip(.55 + fbm(Y / 110 + row * 7, X / 400, 20 + row, 3) * 1.5, 0, 1)
        d = out + wobble - at
        swell = swell + high * along * np.where(d > 0, np.exp(-(d / (width * 1.6)) ** 2), np.exp(-(d / (width * .45)) ** 2))
    ground = Ground(.04 + swell, (-520, 60), (-50, 1300))
    obj = ground.place(material)
    obj['water'] = 1
    return obj


def breaking():
    """Water whose crests and shore edge are white with foam, by height and by distance from the shore (x over y)."""
    material = water_material(deep='#1d6a70', rough=.07, waves=.05, size=3.2, stretch=(1.8, .8), fine=.5)
    t = material.node_tree
    where = nodes.position(t)
    x, y, z = nodes.split(t, where)
    lace = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (1.0, .55, 1)), .55, 7.0, .66, .8)
    crest = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', z, .62), nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', lace, .5), 1.5))
    white = nodes.ramp(t, crest, [(.34, 0.0), (.58, 1.0)])
    swing = nodes.math(t, 'MULTIPLY', nodes.math(t, 'SINE', nodes.math(t, 'DIVIDE', y, 420.0)), 30.0)
    far = nodes.math(t, 'POWER', nodes.math(t, 'MAXIMUM', nodes.math(t, 'SUBTRACT', y, 350.0), 0.0), 2.0)
    line = nodes.math(t, 'SUBTRACT', nodes.math(t, 'ADD', swing, 4.0), nodes.math(t, 'MULTIPLY', far, .00021))
    for length, high, phase in ((17.0, 2.2, 0.0), (7.3, 1.1, 1.0)):
        line = nodes.math(t, 'ADD', line, nodes.math(t, 'MULTIPLY', nodes.math(t, 'SINE', nodes.math(t, 'ADD', nodes.math(t, 'DIVIDE', y, length), phase)), high))
    out = nodes.math(t, 'SUBTRACT', line, x)
    wash = nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', lace, 1.75), nodes.math(t, 'MULTIPLY', nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', out, 8.0)), .06))
    wash = nodes.ramp(t, wash, [(.60, 0.0), (.80, 1.0)])
    edge = nodes.math(t, 'SUBTRACT', nodes.math(t, 'ADD', lace, .45), nodes.math(t, 'MULTIPLY', nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', out, .9)), .42))
    wash = nodes.math(t, 'MAXIMUM', wash, nodes.ramp(t, edge, [(.42, 0.0), (.62, 1.0)]))
    foam = nodes.math(t, 'MAXIMUM', white, wash)
    shader = t.nodes['Principled BSDF']
    matte = nodes.add(t, 'ShaderNodeBsdfDiffuse', {0: '#f1ece4'})
    blend = t.nodes.new('ShaderNodeMixShader')
    t.links.new(foam, blend.inputs[0])
    t.links.new(shader.outputs[0], blend.inputs[1])
    t.links.new(matte.outputs[0], blend.inputs[2])
    t.links.new(blend.outputs[0], nodes.output(t).inputs[0])
    return material


def ridge(rnd):
    """The jungle headlands: steep, folded, covered in crowns."""
    X, Y = Ground.axes((-900, 1500), (-40, 2600), 520, 570)
    inland = X - shore_line(np.clip(Y, 0, 1400)) - 62 - fbm(X / 120, Y / 120, 3, 4) * 40
    inland = np.where(Y > 1250, np.maximum(inland, Y - 1330 + fbm(X / 160, Y / 160, 8, 5) * 120 - np.clip(-300 - X, 0, 900) * .45), inland)
    rise = np.clip(inland, 0, 1500)
    Z = -6 + 8 * np.clip(inland / 20 + 1, 0, 1) + 250 * (1 - np.exp(-rise / 420)) * (.6 + .65 * fbm(X / 420, Y / 420, 15, 6, ridged=True)) + fbm(X / 90, Y / 90, 5, 5) * 16 * np.clip(rise / 120, 0, 1)
    ground = Ground(Z, (-900, 1500), (-40, 2600))
    ground.place(land('#2c4a26', '#42602e', '#4a5a34', slope=.4, bump=2.5, bump_grain=.09, grain=.03))
    bark = matter('#4b3a2a')
    greens = [leaf(a, b, through=.25) for a, b in (('#2c4a24', '#47662c'), ('#355a2c', '#5f7a34'), ('#244022', '#3c5a2a'), ('#4a6a30', '#6c8440'))]
    crowns = [broadleaf(green, bark, i, 420, .62, .3, 1.0, 1.5) for i, green in enumerate(greens)]
    dense = [broadleaf(green, bark, 10 + i, 6500, .62, .3, .9, 1.4) for i, green in enumerate(greens)]
    fronds = [palm(leaf('#3f6a30', '#62803c', through=.3), bark, i, .1, 18) for i in range(2)]
    for k in range(11000):
        y = 20 + 2350 * rnd.random() ** 1.5
        x = float(shore_line(min(y, 1400))) + 40 + 900 * rnd.random() ** 1.5 if y < 1250 else rnd.uniform(-700, 700)
        z = ground.height(x, y)
        if z < 2.5:
            continue
        low = z < 12 and rnd.random() < .4
        instance(fronds[k % 2] if low else (crowns if y > 230 else dense)[k % 4], (x, y, z - 2), rnd.uniform(12, 20) if low else rnd.uniform(12, 24), k * 37.0)


def near_palms(rnd, ground, places):
    bark = matter('#7a644c', rough=.9, variation=.3, grain=4, bump=.03, bump_grain=6)
    forms = ((1, .34), (5, .46), (8, .22), (12, .3))
    kinds = [palm(leaf('#42692e', '#71893f', through=.35), bark, i, lean, 26) for i, lean in forms]
    for k, (x, y, high, turn) in enumerate(places):
        heading = math.degrees(random.Random(forms[k % 4][0]).random() * 2 * math.pi)
        instance(kinds[k % 4], (x, y, ground.height(x, y) - .3), high, 180 + (turn - 165) - heading)
    sea_grape = [broadleaf(leaf('#4a6a30', '#6d8440', through=.3), bark, i, 1500, .7, .08, 1.1, 1.5) for i in range(2)]
    for k in range(220):
        y = rnd.uniform(8, 330)
        x = float(shore_line(y)) + rnd.uniform(44, 66)
        instance(sea_grape[k % 2], (x, y, ground.height(x, y) - .2), rnd.uniform(1.6, 5.5), k * 31)
        if k % 2:
            instance(kinds[k % 4], (x + rnd.uniform(0, 8), y, ground.height(x, y) - .3), rnd.uniform(8, 14), k * 53)


def build(view):
    rnd, dusk = random.Random(7), view['name'] == 'jaco-pacific'
    blue = view['name'] == 'jaco-pacific-evening'
    if blue:
        sky([(0, '#f2a06a'), (.08, '#d98a80'), (.2, '#94729c'), (.42, '#4a5a94'), (1, '#182a5e')], sun=(2, -30), glow='#ff9a5a', glow_strength=.5, strength=.85, sun_strength=.5, sun_color='#ffa070', stars=.5,
            clouds=dict(amount=.5, scale=1.0, stretch=.3, lit='#f0a088', shade='#5c5a88', opacity=.8, haze=.07, seed=38, flat=.12))
    elif dusk:
        sky([(0, '#ffbf80'), (.1, '#fba884'), (.26, '#dd93a0'), (.5, '#8d86b8'), (1, '#40589c')], sun=(6, -24), glow='#ff9345', glow_strength=.9, sun_strength=4.4, sun_color='#ffab6a', sun_size=1.2, disc=.42, disc_strength=2,
            clouds=dict(amount=.66, scale=1.0, stretch=.32, lit='#ffc498', shade='#8f789c', opacity=.85, haze=.07, seed=38, flat=.12))
    else:
        sky([(0, '#fdeedd'), (.12, '#f8e2d2'), (.3, '#cfdbe2'), (.6, '#93bddb'), (1, '#4f92c8')], sun=(21, -96), glow='#fff0d6', glow_strength=.4, sun_strength=5.6, sun_color='#ffe2bc', sun_size=.9,
            clouds=dict(amount=.7, scale=1.0, stretch=.4, lit='#fffaf0', shade='#b9c2ce', opacity=.9, haze=.05, seed=23, flat=.14))
    ground = beach()
    ground.place(sand())
    surf(breaking())
    sea(-.25, deep='#17606c', rough=.08, waves=.05, size=9, stretch=(.8, 1.8), x=(-40000, 60), y=(-300, 40000))
    plane(-9, matter('#3a4a3a'), (-40000, 40000), (-300, 40000))
    ridge(rnd)
    spots = ((15.5, 5, 11, 160), (19, 16, 12, 150), (22, 24, 10, 190), (25, 40, 13, 160), (27, 58, 12, 170), (30, 74, 14, 150), (36, 96, 12, 200), (39, 120, 14, 160), (44, 150, 13, 180))
    near_palms(rnd, ground, spots)
    drift = matter('#a8977f', rough=.9, variation=.3, grain=3)
    for x, y, long, turn in ((10.5, 9, 4.2, 24), (14.5, 17, 2.8, -40)):
        c, s, z = math.cos(math.radians(turn)), math.sin(math.radians(turn)), ground.height(x, y)
        tube([(x + u * long * c, y + u * long * s, z + .14 + .22 * math.sin(u * 5)) for u in np.linspace(-.5, .5, 9)], .16, drift, 8)
    for x, y, color in ((11.6, 20.5, '#f2e6d0'), (12.4, 20.9, '#d8683c')):
        board = wall([[(.28 * math.sin(t) * (1 - .25 * math.cos(t)), 1.15 - 1.15 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 40)]], .05, matter(color, rough=.3), (x, y, ground.height(x, y) - .25), 30, bevel=.02)
        board.rotation_euler[1] = .1
    gulls(7, rnd, (-60, 10), (40, 160), (9, 26), matter('#3a3a3c'), .45)
    haze('#8a7f9a' if blue else '#d9a79a' if dusk else '#d6dcda', 3000., '#ffb06a' if dusk else '#fff0da', height_falloff=.004, focus=4, start=60, most=.92)
