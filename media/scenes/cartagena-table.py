"""A cup of black coffee on a table of cement tiles, the shadow of a turned lattice and fallen bougainvillea on it: Cartagena.

What makes it that place: tiles of pressed cement in the patios of the old town, windows and balconies closed with rows of turned
balusters, bougainvillea over them, black coffee and raw cane sugar. Studied: smallestforest.net, 15 March 2016 (balconies of turned
laths, bougainvillea down them); donde.co, casas coloniales (patios in the middle of the houses). Tiles and cup are from knowledge.
"""
from scenery import *
from scenery.joinery import turned_post
from scenery.setting import *

GRADE = dict(exposure=1.02, contrast=1.28, saturation=1.08, bloom=.06, vignette=.16, shadows=(.003, .0, .008), highlights=(.014, .005, -.012))
FRAMINGS = {
    'cartagena-walls-table': dict(eye=(.02, -.45, .44), target=(.035, .040, .015), lens=48, sharp_at=.61, f_stop=5.6, samples=6, preview_samples=8, bounces=5, mist=20),
}
SUN = (33, -50)
SIDE = .20


def hydraulic(side):
    """Cement tiles pressed with pigment, worn matt: a star of eight petals in each, quarter rings that meet at the corners."""
    material, t, shader = nodes.new_material('hydraulic')
    m, where = nodes.math, nodes.position(t)
    x, y, _z = nodes.split(t, where)
    waver = nodes.noise(t, where, 55.0, 4.0, .6)
    off = m(t, 'MULTIPLY', m(t, 'SUBTRACT', waver, .5), .018)
    def cell(v):
        return m(t, 'SUBTRACT', m(t, 'FRACT', m(t, 'ADD', m(t, 'DIVIDE', v, side), 100.3)), .5)
    u, v = cell(x), cell(y)
    def length(a, b):
        return m(t, 'ADD', m(t, 'SQRT', m(t, 'ADD', m(t, 'MULTIPLY', a, a), m(t, 'MULTIPLY', b, b))), off)
    far = length(u, v)
    turn = m(t, 'ARCTAN2', v, u)
    au, av = m(t, 'ABSOLUTE', u), m(t, 'ABSOLUTE', v)
    corner = length(m(t, 'SUBTRACT', .5, au), m(t, 'SUBTRACT', .5, av))
    def within(value, low, high, soft=.006):
        return m(t, 'MULTIPLY', nodes.ramp(t, m(t, 'SUBTRACT', value, low - soft), [(0, .0), (2 * soft, 1.0)]), nodes.ramp(t, m(t, 'SUBTRACT', value, high - soft), [(0, 1.0), (2 * soft, .0)]))
    cream, ochre, green, red = '#dcc79c', '#bf8128', '#1f5450', '#8f2c1a'
    tone = cream
    lobe = m(t, 'ABSOLUTE', m(t, 'COSINE', m(t, 'MULTIPLY', turn, 4.0)))
    petal = m(t, 'SUBTRACT', m(t, 'ADD', .20, m(t, 'MULTIPLY', m(t, 'POWER', lobe, .7), .17)), far)
    small = m(t, 'SUBTRACT', m(t, 'ADD', .10, m(t, 'MULTIPLY', m(t, 'POWER', lobe, .7), .09)), far)
    def inside(value):
        return nodes.ramp(t, value, [(.0, .0), (.010, 1.0)])
    tone = nodes.mix(t, inside(petal), tone, green)
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', petal, .022)), tone, cream)
    tone = nodes.mix(t, inside(small), tone, red)
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', .055, far)), tone, ochre)
    tone = nodes.mix(t, within(corner, .245, .285), tone, green)
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', .225, corner)), tone, ochre)
    tone = nodes.mix(t, within(corner, .105, .135), tone, cream)
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', .085, corner)), tone, red)
    column, row = m(t, 'FLOOR', m(t, 'ADD', m(t, 'DIVIDE', x, side), 100.3)), m(t, 'FLOOR', m(t, 'ADD', m(t, 'DIVIDE', y, side), 100.3))
    chance = nodes.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': nodes.combine(t, column, row, 2.0)}).outputs['Value']
    cloud = nodes.noise(t, where, 11.0, 7.0, .68)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.35, .0), (.72, .26)]), tone, '#c2b090')
    tone = nodes.mix(t, nodes.ramp(t, chance, [(0, .16), (.6, .0)]), tone, '#6a5644')
    speck = nodes.noise(t, where, 300.0, 3.0, .6)
    tone = nodes.mix(t, nodes.ramp(t, speck, [(.30, .45), (.42, .0)]), tone, '#4a3c30')
    edge = m(t, 'MINIMUM', m(t, 'SUBTRACT', .5, au), m(t, 'SUBTRACT', .5, av))
    joint = nodes.ramp(t, m(t, 'ADD', edge, m(t, 'MULTIPLY', off, .15)), [(.0040, 1.0), (.0075, .0)])
    tone = nodes.mix(t, joint, tone, '#85745e')
    t.links.new(tone, shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, cloud, [(.3, .34), (.7, .62)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .4
    high = m(t, 'SUBTRACT', m(t, 'ADD', m(t, 'MULTIPLY', speck, .18), m(t, 'MULTIPLY', cloud, .4)), m(t, 'MULTIPLY', joint, 1.2))
    t.links.new(nodes.bump(t, high, .0010, .8), shader.inputs['Normal'])
    return material


def build(view):
    rnd = random.Random(19)
    see_through()
    sky([(0, '#efe4d6'), (.3, '#bcd2ea'), (1, '#76a6e0')], sun=SUN, glow='#ffe0b0', glow_strength=.2, strength=.66, sun_strength=8.2, sun_color='#ffd6a0', sun_size=.22)
    plane(0, hydraulic(SIDE), (-1.2, 1.2), (-1.0, 1.4))
    # coffee in a small cup of white ware with a worn blue edge, on its saucer
    ware = thrown('#efe8da', '#31506e', .0375, .0016, rough=.16)
    here = (-.035, .045)
    dish((*here, 0), .074, thrown('#efe8da', '#31506e', .0725, .0022, rough=.16), .013, .40, 2)
    cup((*here, .0058), .0375, .056, ware, .50, .0026, .90)
    loop = [(.034, 0, .047), (.046, 0, .051), (.0565, 0, .045), (.0575, 0, .034), (.049, 0, .024), (.0345, 0, .020)]
    group([tube(through(loop), .0030, ware, 14)], (*here, .0058), 1.0, -38)
    coffee = matter('#1c0d06', rough=.08, specular=.55)
    revolve([(.0004, .0520), (.0320, .0520), (.0348, .0524)], coffee, (*here, 0), 96)
    crema = matter('#8a5426', rough=.25, specular=.4, variation=.4, grain=300.)
    for k in range(16):
        a, r = rnd.uniform(0, 6.28), .0335 - abs(rnd.gauss(0, .0022))
        revolve([(.0002, .0016), (.0011, .0012), (.0017, .0)], crema, (here[0] + r * math.cos(a), here[1] + r * math.sin(a), .0518), 14, scale=rnd.uniform(.5, 1.2))
    silver = matter('#d2cdc4', rough=.18, metal=1.)
    obj = spoon((here[0] + .105, here[1] - .040, .0005), silver, -158, .120)
    obj.scale = (.66, 1, .66)
    # panela, broken, in a dish of black clay
    clay = thrown('#2a2624', rough=.34, speck='#4a4440')
    cup((.165, .110, 0), .048, .030, clay, .55, .0042, .92)
    sugar = matter('#8f5a26', rough=.55, specular=.35, variation=.4, grain=150., other='#5f3616', bump=.0012, bump_grain=420.)
    for k in range(7):
        a, r = 2.4 * k, .009 + .017 * (k % 3) / 2
        obj = box(.165 + r * math.cos(a), .110 + r * math.sin(a), .011 + .006 * (k // 4), rnd.uniform(.013, .022), rnd.uniform(.011, .018), rnd.uniform(.010, .015), sugar, rnd.uniform(0, 180), .0016)
        obj.rotation_euler[0], obj.rotation_euler[1] = rnd.uniform(-.6, .6), rnd.uniform(-.6, .6)
    bracts = [bract(k, leaf(*c, through=.45, rough=.6)) for k, c in enumerate((('#c2185c', '#d63a78'), ('#b0124e', '#cc2a6a'), ('#d04a84', '#dd6a9a')))]
    for x, y, s in ((-.205, -.065, 1.0), (-.178, -.100, .85), (.105, -.115, 1.05), (.232, -.030, .9), (-.235, .205, 1.0), (.060, .235, .95), (.275, .255, 1.0), (-.150, .215, .8), (.020, -.160, .75)):
        obj = instance(bracts[rnd.randrange(3)], (x, y, .0015), s * .9)
        obj.rotation_euler = (rnd.uniform(-.25, .25), rnd.uniform(-.25, .25), rnd.uniform(0, 6.28))
    # the window's balusters between the sun and the table, and the climber
    oak = matter('#5a3a22', rough=.7)
    post = turned_post(.36, .030, oak)
    mx, my, mz = toward_sun((.0, .03, 0), SUN, .75)
    for k in range(-5, 7):
        instance(post, (mx + .105 * k - .012, my, mz - .18))
    for dz in (-.24, .18):
        box(mx, my, mz + dz, 2.4, .05, .055, oak)
    bush = broadleaf(leaf('#4a6a34', '#7f9a48', through=.35), oak, 5, 200, .8, .1, 1.7, 1.0)
    for (px, py), s, turn in (((-.44, .34), .36, 0), ((.52, -.22), .30, 120)):
        bx, by, bz = toward_sun((px, py, 0), SUN, .8)
        instance(bush, (bx, by, bz - .45 * s), s, turn)


def bract(seed, material):
    """One bract of bougainvillea as it falls: like paper, cupped, its rib raised, its edge waving."""
    rows, half = 22, 7
    v = []
    for i in range(rows):
        u = i / (rows - 1)
        w = .0125 * math.sin(math.pi * min(1, u * .90 + .06)) ** .72 * (1 - .25 * u)
        for j in range(-half, half + 1):
            s = j / half
            v.append((.036 * u, w * s, .0035 * s * s + .0022 * math.sin(5 * u + seed) * s + .0016 * math.sin(11 * u + 2 * s + seed) * abs(s) + .004 * math.sin(math.pi * u) + .0006 * (abs(s) < .1)))
    wide = 2 * half + 1
    return mesh(v, [(i * wide + j, (i + 1) * wide + j, (i + 1) * wide + j + 1, i * wide + j + 1) for i in range(rows - 1) for j in range(2 * half)], material, smooth=True)
