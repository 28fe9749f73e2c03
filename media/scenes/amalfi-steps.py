"""A flight of steps between white walls on the Amalfi coast, every riser set with tiles painted by hand.

What makes it that place: majolica in the blue, yellow and green of Vietri on the risers, treads of gray stone, lime on the
walls, a lemon bough over the parapet and pots of geranium on the steps.
"""
from scenery import *
from scenery.foliage import bough, foliage, veined
from scenery.tables import leaf_blade, lemon_shape, matte

GRADE = dict(exposure=1.0, contrast=1.26, saturation=1.10, bloom=.06, vignette=.12, shadows=(.0, .0, .012), highlights=(.012, .005, -.012))
FRAMINGS = {
    'amalfi-sea-road-path': dict(eye=(-.45, -1.60, 1.24), target=(.12, 1.0, 1.05), lens=34, sharp_at=2.2, f_stop=4, samples=4, preview_samples=4, bounces=4, mist=40),
}
RISE, RUN, STEPS, TILE = .17, .30, 9, .134


def majolica(kind, paper, first, second, third):
    """Glazed tiles along x, one row high: a painted figure in each, its stroke and its glaze a little uneven."""
    material, t, shader = nodes.new_material('majolica')
    x, _y, z = nodes.split(t, nodes.position(t))
    math_ = lambda op, a, b=None: nodes.math(t, op, a, b)
    shake = nodes.noise(t, nodes.position(t), 26.0, 3.0, .6)
    shake = math_('MULTIPLY', math_('SUBTRACT', shake, .5), .07)
    column = math_('DIVIDE', math_('ADD', x, 20 * TILE), TILE)
    u = math_('ADD', math_('SUBTRACT', math_('FRACT', column), .5), shake)
    v = math_('SUBTRACT', math_('SUBTRACT', math_('MULTIPLY', math_('FRACT', math_('DIVIDE', math_('ADD', z, 10 * RISE), RISE)), RISE / TILE), .5), shake)
    far = math_('SQRT', math_('ADD', math_('MULTIPLY', u, u), math_('MULTIPLY', v, v)))
    angle = math_('ARCTAN2', v, u)
    au, av = math_('ABSOLUTE', u), math_('ABSOLUTE', v)
    under = lambda value, limit: math_('LESS_THAN', value, limit)
    petals = lambda count, turn=0.0: math_('POWER', math_('ABSOLUTE', math_('COSINE', math_('ADD', math_('MULTIPLY', angle, count / 2), turn))), .7)
    color = paper
    corner = math_('SQRT', math_('ADD', math_('POWER', math_('SUBTRACT', .5, au), 2.0), math_('POWER', math_('SUBTRACT', .5, av), 2.0)))
    if kind == 'flower':
        color = nodes.mix(t, under(corner, .24), color, first)
        color = nodes.mix(t, under(corner, .17), color, paper)
        color = nodes.mix(t, under(corner, .11), color, second)
        color = nodes.mix(t, under(far, math_('MULTIPLY', petals(8), .40)), color, first)
        color = nodes.mix(t, under(far, math_('MULTIPLY', petals(8), .30)), color, third)
        color = nodes.mix(t, under(far, .085), color, second)
    elif kind == 'star':
        diamond = math_('ADD', au, av)
        color = nodes.mix(t, under(math_('ABSOLUTE', math_('SUBTRACT', diamond, .44)), .035), color, first)
        color = nodes.mix(t, under(math_('SUBTRACT', 1.0, diamond), .34), color, second)
        color = nodes.mix(t, under(far, math_('MULTIPLY', petals(4, math.pi / 2), .36)), color, first)
        color = nodes.mix(t, under(far, math_('MULTIPLY', petals(4), .24)), color, third)
        color = nodes.mix(t, under(far, .06), color, paper)
    elif kind == 'rings':
        color = nodes.mix(t, under(math_('ABSOLUTE', math_('SUBTRACT', corner, .44)), .035), color, first)
        color = nodes.mix(t, under(math_('ABSOLUTE', math_('SUBTRACT', corner, .33)), .045), color, second)
        color = nodes.mix(t, under(corner, .16), color, third)
        color = nodes.mix(t, under(far, math_('MULTIPLY', petals(4, math.pi / 2), .27)), color, third)
        color = nodes.mix(t, under(far, .055), color, second)
    else:
        wave = math_('MULTIPLY', math_('SINE', math_('MULTIPLY', u, 2 * math.pi)), .16)
        off = math_('ABSOLUTE', math_('SUBTRACT', v, wave))
        color = nodes.mix(t, under(off, .10), color, first)
        color = nodes.mix(t, under(off, .045), color, third)
        spot = lambda cx, cy, r, c, base: nodes.mix(t, under(math_('SQRT', math_('ADD', math_('POWER', math_('SUBTRACT', u, cx), 2.0), math_('POWER', math_('SUBTRACT', v, cy), 2.0))), r), base, c)
        color = spot(.25, -.20, .11, second, spot(-.25, .20, .11, second, color))
        color = nodes.mix(t, math_('GREATER_THAN', av, .43), color, first)
    chance = nodes.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': nodes.combine(t, math_('FLOOR', column), 0.0, math_('FLOOR', math_('DIVIDE', z, RISE)))}).outputs['Value']
    wash = nodes.noise(t, nodes.position(t), 60.0, 4.0, .6)
    color = nodes.mix(t, math_('MULTIPLY', math_('ADD', math_('MULTIPLY', chance, .5), wash), .28), color, paper)
    edge = math_('MINIMUM', math_('MINIMUM', math_('FRACT', column), math_('SUBTRACT', 1.0, math_('FRACT', column))), .5)
    joint = under(edge, .012)
    t.links.new(nodes.mix(t, joint, color, '#b8ae9c'), shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, math_('ADD', math_('SUBTRACT', math_('MULTIPLY', chance, .5), joint), math_('MULTIPLY', wash, .3)), .0016, .8), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .14, .5
    return material


def geranium(at, m, rnd):
    """Round leaves on their stalks and balls of small flowers above them."""
    x, y, z = at
    for _ in range(84):
        a, up, far = rnd.uniform(0, 2 * math.pi), rnd.uniform(.01, .17), rnd.uniform(.05, .15)
        end = (x + far * math.cos(a), y + far * math.sin(a), z + up)
        tube([(x + .2 * far * math.cos(a), y + .2 * far * math.sin(a), z), end], .0015, m['stem'], 5)
        blade = instance(m['leaves'][rnd.randrange(2)], end, rnd.uniform(.8, 1.15))
        blade.rotation_euler = (math.radians(rnd.gauss(0, 20)), math.radians(rnd.gauss(8, 20)), a + rnd.gauss(0, .5))
    for k in range(8):
        a, far, up = 2.4 * k, .03 + .12 * math.sqrt(k / 8), rnd.uniform(.17, .27)
        heart = np.array((x + far * math.cos(a), y + far * math.sin(a), z + up))
        tube([(x, y, z), (x + far * .7 * math.cos(a), y + far * .7 * math.sin(a), z + up * .5), tuple(heart)], .002, m['stem'], 6)
        for j in range(17):
            high = 1 - 1.5 * (j + .5) / 17
            theta, phi = math.acos(high), 2.39996 * j
            out = np.array((math.sin(theta) * math.cos(phi), math.sin(theta) * math.sin(phi), high))
            flower = []
            for p in range(5):
                petal = instance(m['petals'][k % 2], (0, 0, 0), rnd.uniform(.85, 1.1))
                petal.rotation_euler = (0, math.radians(-14 + rnd.gauss(0, 8)), math.radians(72 * p + rnd.gauss(0, 6)))
                flower.append(petal)
            holder = group(flower, tuple(heart + out * .030))
            holder.rotation_euler = (0, theta + rnd.gauss(0, .15), phi)


def build(view):
    rnd = random.Random(3)
    sky([(0, '#e9e6e0'), (.25, '#a9cbee'), (1, '#4f8cd4')], sun=(40, -128), glow='#ffe8c4', glow_strength=.2, strength=.75, clouds=dict(amount=.4, scale=1.2, stretch=.4, lit='#ffffff', shade='#c6d4e6', opacity=.5, haze=.05, seed=4, flat=.2), sun_strength=5.0, sun_color='#ffe4b8', sun_size=.5)
    lime = matter('#f0ebe0', rough=.95, specular=.12, variation=.06, grain=2.2, bump=.006, bump_grain=16.)
    stone = matter('#a39c90', rough=.7, variation=.25, grain=5, bump=.004, bump_grain=40.)
    white = '#f1ebdc'
    kinds = [majolica(*k) for k in (('flower', white, '#1f4f9c', '#e0a21c', '#6fa0d0'), ('star', white, '#1f4f9c', '#3f8a5a', '#e0a21c'), ('waves', white, '#1f5fae', '#e0a21c', '#8fbadc'), ('rings', white, '#1f4f9c', '#e0a21c', '#3f8a5a'))]
    wide = 1.9
    for k in range(STEPS):
        z, y = k * RISE, k * RUN
        box(0, y + .006, z, wide, .012, RISE - .035, kinds[k % 4])
        box(0, y + RUN / 2 - .012, z + RISE - .036, wide, RUN + .034, .036, stone, bevel=.007)
        box(0, y + RUN / 2 + .02, z - .2, wide, RUN, RISE + .16, stone)
    plane(0, stone, (-wide / 2, wide / 2), (-4, 0))
    top = STEPS * RISE
    plane(top - .003, stone, (-wide / 2, wide / 2), (STEPS * RUN, STEPS * RUN + .3))
    for side in (-1, 1):
        outline = [(-4, -1), (STEPS * RUN + .3, -1), (STEPS * RUN + .3, top + .62), (STEPS * RUN - .1, top + .62), (-.3, .72), (-4, .72)]
        wall([outline], .3, lime, (side * (wide / 2 + .15), 0, 0), 90, bevel=.03)
    bark = matter('#5a5238', rough=.8, variation=.3, grain=60, bump=.002, bump_grain=120.)
    green = veined('#2a4f1a', '#4f7f2a', .38)
    blades = [leaf_blade(green, .088, .040, .30, .35), leaf_blade(green, .074, .034, .15, .5), leaf_blade(green, .096, .042, .45, .25)]
    skin = matte('#f3c21a', .36, .45, patches='#e6ac0c', grain=16., bump=.0016, bump_grain=430., flesh=.08)
    shapes = [lemon_shape(skin, k, .036 + .002 * k) for k in range(3)]
    for start, way, long in (((1.15, .25, 1.72), (-1, -.25, .02), .80), ((1.2, .75, 1.90), (-1, -.1, .12), .85), ((1.2, .05, 1.62), (-.8, -.5, .25), .6), ((1.2, 1.2, 2.1), (-1, 0, .1), .9), ((1.15, .5, 1.80), (-.7, -.6, .35), .65)):
        points = bough(start, way, long, bark, rnd, .006, .7, .06)
        foliage(points, blades, rnd, 1)
        foliage(bough(points[10], (-.5, rnd.uniform(-.6, .6), .5), .3, bark, rnd, .004, .5, .06), blades, rnd, 1)
        for k in (12, 17, 20):
            x, y, z = points[k]
            tube([(x, y, z), (x, y, z - .04)], .0024, bark, 8)
            fruit = instance(shapes[k % 3], (x, y, z - .035))
            fruit.rotation_euler = (math.radians(180 + rnd.gauss(0, 10)), math.radians(rnd.gauss(0, 8)), rnd.uniform(0, 6))
    # Twigs out of the picture: their shadow lies on the steps.
    shade = broadleaf(green, bark, 5, 520, .9, .1, 1.4, 1.2)
    instance(shade, (-2.6, -2.0, 1.7), 1.8, 40)
    round_green = leaf('#4a7a2e', '#7aa048', through=.35)
    m = dict(stem=matter('#6f8a48', rough=.6), leaves=[leaf_blade(round_green, .058, .056, .2, .5), leaf_blade(round_green, .046, .046, .1, .7)],
             petals=[leaf_blade(leaf(c, d, through=.45), .017, .014, .2, .3) for c, d in (('#c4203a', '#d83450'), ('#d22c48', '#e44a62'))])
    clay = matter('#b06a45', rough=.85, variation=.2, grain=9, bump=.003, bump_grain=40.)
    for k, side in ((1, -1), (4, -1)):
        x, y, z = side * (wide / 2 - .17), k * RUN + .16, (k + 1) * RISE
        revolve([(.001, 0), (.085, 0), (.095, .02), (.128, .17), (.14, .175), (.145, .205), (.13, .21), (.122, .19), (.001, .17)], clay, (x, y, z), 48)
        geranium((x, y, z + .17), m, rnd)
    haze('#e6dccf', 4000., '#ffd8a8', focus=5, start=20)
