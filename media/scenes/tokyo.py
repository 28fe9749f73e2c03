"""Tokyo: a lantern alley after rain, bars with noren curtains, red paper lanterns doubled in the wet ground, a steel
tower lit orange far off.

Recognisable by the tight wooden fronts, chochin in rows, upright shop signs, overhead wires, and the lattice tower of
orange and white. The signs are plain panes of light: nothing in the picture pretends to be writing.

What makes it Tokyo: an alley of small bars under three metres wide, shutters and lattice (koshi) on the ground floor,
split curtains (noren) before the doors, air conditioners and wires above, and Tokyo Tower, a lattice of 333 m in
orange and white, which its Landmark Light turns to warm orange at night (tokyotower.co.jp/en/lightup; Omoide Yokocho
and Golden Gai in Shinjuku: gotokyo.org/en/spot).
"""
from scenery import *

GRADE = dict(exposure=1.22, contrast=1.36, saturation=1.16, shadows=(-.012, .004, .03), highlights=(.02, .004, -.02))
FRAMINGS = {
    'tokyo': dict(eye=(-.35, -6.5, 1.5), target=(.42, 22, 3.35), lens=31, shift=(0, .03), samples=11, mist=200),
}


def chochin(glow, cap):
    """Mesh data of a ribbed paper lantern 1 m high, hung at z = 0."""
    profile, which = [(.14, -.06)], []
    for k in range(12):
        u = k / 11
        r = .16 + .24 * math.sin(math.pi * (.12 + .76 * u)) ** .7
        profile += [(r, -.08 - .84 * u), (r - .018, -.08 - .84 * (u + .04))]
    profile += [(.14, -.98)]
    data = revolved(profile, glow, 20)
    data.materials.append(cap)
    faces = len(data.polygons)
    for index, polygon in enumerate(data.polygons):
        if index < 20 or index >= faces - 20:
            polygon.material_index = 1
    return data


def paper(color, bright, low):
    """Lantern paper: brighter in its middle, ribs darker, by object height."""
    material, t, shader = nodes.new_material('paper')
    z = nodes.split(t, nodes.add(t, 'ShaderNodeTexCoord').outputs['Object'])[2]
    ribs = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', z, 82.0)), .16), .84)
    middle = nodes.math(t, 'SUBTRACT', 1.0, nodes.math(t, 'MULTIPLY', nodes.math(t, 'ABSOLUTE', nodes.math(t, 'ADD', z, .56)), 1.5))
    power = nodes.math(t, 'MULTIPLY', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', middle, bright), low), ribs)
    t.links.new(nodes.mix(t, nodes.math(t, 'MULTIPLY', middle, .9, clamp=True), color, '#ff5a24' if color == '#d82a16' else '#ffb066'), shader.inputs['Emission'])
    shader.inputs['Base Color'].default_value = nodes.rgba(color)
    t.links.new(power, shader.inputs['Emission Strength'])
    material.cycles.sample_as_light = False
    return material


def room(color, strength):
    """What is seen of a lit bar through paper and glass: bright above, shapes of bottles and people below."""
    material, t, shader = nodes.new_material('room')
    where = nodes.position(t)
    z = nodes.split(t, where)[2]
    high = nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', z, .55), .75, clamp=True)
    shapes = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (1, 3.2, 1.7)), 1.5, 4.0, .6)
    level = nodes.math(t, 'MULTIPLY', nodes.ramp(t, shapes, [(.3, .5), (.6, 1.0)]), nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', high, 1.1), .12))
    shader.inputs['Base Color'].default_value = nodes.rgba('#3a2416')
    t.links.new(nodes.mix(t, high, '#ff7a30', color), shader.inputs['Emission'])
    t.links.new(nodes.math(t, 'MULTIPLY', level, strength), shader.inputs['Emission Strength'])
    material.cycles.sample_as_light = False
    return material


def wet():
    """Dark paving with puddles: smooth where the noise is low."""
    material, t, shader = nodes.new_material('wet')
    where = nodes.position(t)
    puddle = nodes.ramp(t, nodes.noise(t, where, .8, 4.0, .55), [(.44, 0.0), (.56, 1.0)])
    bricks = nodes.add(t, 'ShaderNodeTexBrick', {'Scale': 1.0, 'Vector': where, 'Color1': '#2c2a2c', 'Color2': '#3b3736', 'Mortar': '#151414', 'Mortar Size': .02})
    bricks.inputs['Brick Width'].default_value, bricks.inputs['Row Height'].default_value = .6, .3
    t.links.new(bricks.outputs['Color'], shader.inputs['Base Color'])
    t.links.new(nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', puddle, .26), .05), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .75
    height = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', bricks.outputs['Fac'], -.5), nodes.noise(t, where, 16, 3.0))
    t.links.new(nodes.bump(t, nodes.math(t, 'MULTIPLY', height, puddle), .02, .7), shader.inputs['Normal'])
    return material


def front(y, width, side, m, rnd, k):
    """One bar: posts and lattice, a sliding door with light behind, a noren, a small roof, an upper window."""
    face, mid = side * 2.05, y + width / 2
    s = -side
    high = rnd.uniform(5.2, 6.8)
    box(face + side * 2.2, mid, 0, 4.0, width, high, m['walls'][k % 4])
    wood, glow, dark = m['wood'], m['glow'][k % 3], m['dark']
    glow.box(face + s * .24, mid, .75, .06, width - .5, 1.45)
    wood.box(face + s * .3, mid, 0, .2, width - .1, .75)
    wood.box(face + s * .3, mid, 2.2, .22, width - .1, .16)
    for low in (1.12, 1.5, 1.86):
        wood.box(face + s * .31, mid, low, .04, width - .2, .035)
    for j in range(int(width / .16)):
        if j % 7 < 5:
            wood.box(face + s * .33, y + .12 + j * .16, .7, .05, .045 if k % 2 else .07, 1.5)
    for end in (y + .06, y + width - .06):
        wood.box(face + s * .3, end, 0, .2, .16, high * .62)
    noren(face + s * .48, mid - 1.05, 2.33, 1.84, m['noren'][(k + side) % 3], rnd)
    wood.box(face + s * .48, mid - .2, 2.33, .04, 2.2, .04)
    eave = [(face, y, 3.02), (face, y + width, 3.02), (face + s * .95, y + width, 2.62), (face + s * .95, y, 2.62)]
    solid(eave + [(p[0], p[1], p[2] - .07) for p in eave], [(0, 1, 2, 3), (7, 6, 5, 4), (3, 2, 6, 7), (0, 3, 7, 4), (1, 5, 6, 2)], m['roof'])
    for j in range(int(width / .3)):
        tube([(face, y + .15 + j * .3, 3.06), (face + s * .95, y + .15 + j * .3, 2.67)], .035, m['roof'], 5)
    pane = m['glow'][(k + 1) % 3] if rnd.random() < .45 else dark
    pane.box(face + s * .22, mid, 3.7, .05, width * .55, 1.1)
    wood.box(face + s * .26, mid, 3.6, .08, width * .6, .1)
    for j in range(6):
        wood.box(face + s * .27, mid - width * .27 + j * width * .108, 3.65, .05, .04, 1.2)
    dark.box(face + s * .4, y + width - .3, 4.6, .5, .7, .55)
    if k % 2 == 0:
        sign(face + s * .5, y + .35, rnd.uniform(3.2, 3.8), m, rnd, k)
    if k % 3 == 1:
        pot(face + s * .55, y + .4, 0, m['clay'], m['bush'], .45)
    if k % 3 == 2:
        for j in range(2):
            x, py = face + s * (.62 + .1 * j), y + width - .6 - j * .55
            revolve([(0, .58), (.16, .58), (.16, .52), (.05, .5), (.05, .04), (.15, .02), (.15, 0)], m['crate'], (x, py, 0), 16)


def sign(x, y, z, m, rnd, k):
    """An upright pane of light in a dark frame."""
    high, wide = rnd.uniform(1.1, 1.7), rnd.uniform(.3, .42)
    m['wood'].box(x, y, z, wide + .07, .15, high + .07)
    m['sign'][k % 3].box(x, y - .012, z + .035, wide, .14, high)
    m['wood'].box(x, y - .014, z + high * .5, wide, .14, .02)


def noren(x, y, z, width, cloth, rnd):
    """A split curtain of four falling panels on a rod, each with its own folds."""
    part = width / 4
    for j in range(4):
        phase, high = rnd.uniform(0, 6), rnd.uniform(.66, .74)
        rows = []
        for level in range(6):
            v = level / 5
            rows.append([(x + (.012 + .03 * v) * math.sin(phase + 9 * u / 8) + .02 * v * math.sin(phase * 2), y + j * part + .015 + (part - .03) * u / 8 + .01 * v * math.sin(phase), z - high * v) for u in range(9)])
        for low, top in zip(rows[1:], rows):
            for u in range(8):
                cloth.polygon(top[u], top[u + 1], low[u + 1], low[u])


def steel_tower(x, y, height):
    """The lattice tower: four curved legs, cross bracing, two decks and a mast; lit from within."""
    lit, pale = light('#ff6a14', 1.3), light('#ffd9a8', 1.6)
    half = lambda u: 40 * (1 - u) ** 2.1 + 3.2 * (1 - u) + .8
    legs, levels = Batch(lit), [i / 22 for i in range(20)]
    for u, v in zip(levels, levels[1:]):
        a, b = half(u), half(v)
        za, zb = u * height, v * height
        corners = [((sx * a, sy * a, za), (sx * b, sy * b, zb)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for i in range(4):
            for p, q in ((corners[i][0], corners[i][1]), (corners[i][0], corners[(i + 1) % 4][1]), (corners[(i + 1) % 4][0], corners[i][1]), (corners[i][1], corners[(i + 1) % 4][1])):
                tube([(x + p[0], y + p[1], p[2]), (x + q[0], y + q[1], q[2])], .9 if p is corners[i][0] and q is corners[i][1] else .5, lit, 4)
    legs.done()
    for u, w, h in ((.43, 22, 12), (.72, 9, 8)):
        box(x, y, u * height, w, w, h, pale)
    box(x, y, .86 * height, 2, 2, .14 * height, lit)


def build(view):
    rnd = random.Random(21)
    sky([(0, '#8a6a86'), (.12, '#5f5a86'), (.3, '#384a80'), (.6, '#1d2c58'), (1, '#0d1836')], sun=(4, -20), glow='#d98a7a', glow_strength=.35, strength=1.0, sun_strength=0,
        clouds=dict(amount=.6, scale=1.1, stretch=.4, lit='#9a7f9c', shade='#39426e', opacity=.7, haze=.05, seed=5, flat=.16))
    m = {'walls': [matter(c, rough=.8, variation=.25, grain=.8) for c in ('#6a5444', '#8a7a68', '#5a5450', '#9a8870')], 'wood': Batch(matter('#5e402a', rough=.55, variation=.35, grain=4)),
         'glow': [Batch(room(c, s)) for c, s in (('#ffb866', 1.3), ('#ffc98a', 1.1), ('#ffa055', .9))], 'dark': Batch(matter('#22242a', rough=.4)), 'roof': matter('#2c2f36', rough=.35, variation=.2, grain=2, specular=.5),
         'noren': [Batch(matter(c, rough=.9, variation=.1)) for c in ('#8d3a26', '#22345c', '#b9a888')], 'sign': [Batch(light(c, s)) for c, s in (('#ffdcb0', .75), ('#ffe2b8', .55), ('#ff9a50', .7))],
         'clay': matter('#4a4e56', rough=.6), 'bush': broadleaf(leaf('#2f4a2a', '#4a6a38'), matter('#3a2a1e'), 2, 1600, .9, .2), 'crate': matter('#5a3d28', rough=.7, variation=.3, grain=4)}
    plane(0, wet(), (-6, 6), (-12, 60))
    y, k = [-7.5, -8.2], 0
    while min(y) < 40:
        i = 0 if y[0] <= y[1] else 1
        width = rnd.uniform(2.9, 4.1)
        front(y[i], width, (-1, 1)[i], m, rnd, k)
        y[i] += width
        k += 1
    red, white = chochin(paper('#d82a16', .8, .2), m['roof']), chochin(paper('#ffcf98', .62, .28), m['roof'])
    for j in range(34):
        side, py = (-1, 1)[j % 2], -1.2 + (j // 2) * 2.15 + rnd.uniform(-.25, .25)
        x, z = side * rnd.uniform(1.02, 1.2), rnd.uniform(2.42, 2.58)
        lantern = red if rnd.random() < .84 else white
        instance(lantern, (x, py, z), rnd.uniform(.55, .68), rnd.uniform(0, 90))
        if j < 18:
            lamp((x - side * .1, py, z - .85), 14, '#ffb07a', .18)
    for j in range(3):
        py = 5.5 + j * 7.5
        tube([(-2.0, py, 4.6), (-.7, py + .1, 4.32), (.7, py, 4.3), (2.0, py + .2, 4.7)], .012, m['roof'], 4)
        for q in range(5):
            instance(red if q % 2 else white, (-1.3 + q * .65, py, 4.34 - .02 * (2 - abs(q - 2))), .34)
    for j, (x0, z0, x1, z1) in enumerate(((-2.2, 6.2, 1.9, 5.9), (-2.2, 5.7, 2.2, 6.6), (-1.8, 6.9, 2.2, 6.2))):
        for q in range(3):
            py = 2 + q * 9 + j * 2
            tube([(x0, py, z0), ((x0 + x1) / 2, py + 2.5, (z0 + z1) / 2 - .35), (x1, py + 5, z1)], .014, m['roof'], 4)
    for name in ('wood', 'dark'):
        m[name].done()
    for name in ('glow', 'noren', 'sign'):
        for batch in m[name]:
            batch.done()
    offices = [facade(c, '#1c2230', (2.4, 3.4), .36, .4, lit=.35, lit_color='#ffd9a8', lit_strength=.9, by_floor=.5) for c in ('#2c3140', '#363644', '#252a38')]
    for j in range(16):
        x = -70 + j * 9.5 + rnd.uniform(-3, 3)
        if abs(x - 9) > 7:
            tower(x, rnd.uniform(120, 230), 14, 14, rnd.uniform(16, 42), offices[j % 3], rnd)
    box(0, 58, 0, 40, 6, 3.6, m['walls'][2])
    hip_roof(40, 6, 1.6, m['roof'], (0, 58, 3.6))
    shut = light('#ffb060', .7)
    for x in (-1.5, -.5, .9):
        box(x, 54.9, .7, .7, .1, 1.5, shut)
    steel_tower(24, 720, 300)
    coat, steel = matter('#23283a', rough=.8), matter('#8a8d92', rough=.3, metal=1.)
    body = figure(matter('#c99a7c'), matter('#15120f', rough=.4), coat, matter('#2b2c30', rough=.8), matter('#141312', rough=.4), .8)
    cloth = [leaf(c, through=.75) for c in ('#e6edf2', '#b9443a', '#dfe6ea')]
    for at, turn, cover in (((-.28, 11.5, 0), 188, 0), ((.2, 12.1, 0), 176, None), ((.5, 20, 0), 4, 1), ((-.5, 27, 0), 180, 2)):
        walker(body, at, turn, 1, skirt(coat, .3))
        if cover is not None:
            umbrella(at, cloth[cover], steel, .6)
    soft_light((0, -9, 5), (0, 4, 1.5), 5, 200, '#ffe0c4')
    soft_light((0, 2, 11), (0, 9, 2), 8, 1500, '#8aa6ee')
    haze('#4f4a70', 520., '#8a6a80', height_falloff=.003, focus=4, start=30, most=.85)
