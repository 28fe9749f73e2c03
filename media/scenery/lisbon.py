"""What Lisbon is made of near the lens: setts laid one by one, wet stone, azulejos."""
from . import nodes as n
from .cloth import rounded
from .noise import fbm
from .shapes import instance, mesh


def sett_stone(first, second, third):
    """Wet stone: each sett of its own grey, smoother where water stands on it."""
    material, t, shader = n.new_material('sett')
    info = t.nodes.new('ShaderNodeObjectInfo')
    where = n.position(t)
    tone = n.ramp(t, info.outputs['Random'], [(0, first), (.5, second), (1, third)])
    grain = n.noise(t, where, 60.0, 6.0, .7)
    t.links.new(n.mix(t, n.ramp(t, grain, [(.35, .55), (.65, .0)]), tone, n.shade(first, .35)), shader.inputs['Base Color'])
    damp = n.noise(t, where, 3.2, 4.0, .6)
    t.links.new(n.ramp(t, n.math(t, 'ADD', n.math(t, 'MULTIPLY', damp, .8), n.math(t, 'MULTIPLY', grain, .2)), [(.38, .09), (.62, .38)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .6
    height = n.math(t, 'ADD', n.math(t, 'MULTIPLY', grain, .6), n.noise(t, where, 15.0, 4.0, .6))
    t.links.new(n.bump(t, height, .006, .7), shader.inputs['Normal'])
    return material


def setts(x0, x1, y0, y1, wide, deep, material, rnd, skip=(), z=0.0, high=.09):
    """Rows of stones with worn edges, every row broken differently, none where `skip` lies in x."""
    shapes = []
    for k in range(5):
        points, faces = rounded(0, 0, -high, 1, 1, high, .022, 9)
        lift = .006 * fbm(points[:, 0] * 3 + 7 * k, points[:, 1] * 3, k + 1, 3) - .010 * (points[:, 0] ** 2 + points[:, 1] ** 2)
        points[:, 2] += lift * (points[:, 2] > -.04)
        shapes.append((points, faces))
    data = [mesh(p, f, material, smooth=True, name='sett') for p, f in shapes]
    y = y0
    while y < y1:
        row = deep * rnd.uniform(.9, 1.1)
        x = x0 - rnd.uniform(0, wide)
        while x < x1:
            w = wide * rnd.uniform(.78, 1.2)
            if not any(a < x + w / 2 < b for a, b in skip):
                instance(data[rnd.randrange(5)], (x + w / 2, y + row / 2, z + rnd.uniform(-.004, .003)), (w - .010, row - .010, 1), rnd.uniform(-2.2, 2.2))
            x += w
        y += row


def azulejo(turned=False, second='#d99f35', first='#2a5598'):
    """Tiles of 14 cm on a wall along y (turned: along x): four make a flower, blue on white with a little of a second colour."""
    material, t, shader = n.new_material('azulejo')
    m = lambda *a, **k: n.math(t, *a, **k)  # noqa: E731
    x, y, z = n.split(t, n.position(t))
    y = x if turned else y
    a, b = m('DIVIDE', m('ADD', y, 20.0), .14), m('DIVIDE', m('ADD', z, 20.0), .14)
    u, v = m('ABSOLUTE', m('SUBTRACT', m('FRACT', m('MULTIPLY', a, .5)), .5)), m('ABSOLUTE', m('SUBTRACT', m('FRACT', m('MULTIPLY', b, .5)), .5))
    far = lambda cx, cy: m('SQRT', m('ADD', m('POWER', m('SUBTRACT', u, cx), 2.0), m('POWER', m('SUBTRACT', v, cy), 2.0)))  # noqa: E731
    under = lambda value, limit: n.ramp(t, value, [(max(limit - .012, 0), 1.0), (limit + .012, 0.0)])  # noqa: E731
    white, blue, pale, ochre = '#eee9da', first, '#86a9d2', second
    heart, corner, side = far(0, 0), far(.5, .5), m('MINIMUM', far(.5, 0), far(0, .5))
    color = n.mix(t, under(m('ABSOLUTE', m('SUBTRACT', heart, .40)), .035), white, blue)
    color = n.mix(t, under(m('ABSOLUTE', m('SUBTRACT', heart, .31)), .015), color, pale)
    petal = m('MULTIPLY', m('MULTIPLY', u, v), m('SUBTRACT', .30, heart, clamp=True))
    color = n.mix(t, n.ramp(t, petal, [(.0016, 0.0), (.0026, 1.0)]), color, blue)
    color = n.mix(t, under(heart, .07), color, ochre)
    color = n.mix(t, under(corner, .20), color, pale)
    color = n.mix(t, under(corner, .12), color, ochre)
    color = n.mix(t, under(m('ABSOLUTE', m('SUBTRACT', corner, .20)), .018), color, blue)
    color = n.mix(t, under(side, .075), color, blue)
    chance = n.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': n.combine(t, m('FLOOR', a), m('FLOOR', b), 0.0)}).outputs['Value']
    wash = n.noise(t, n.position(t), 40.0, 5.0, .65)
    color = n.mix(t, m('MULTIPLY', m('ADD', m('MULTIPLY', chance, .6), wash), .24), color, '#d8cfba')
    fa, fb = m('FRACT', a), m('FRACT', b)
    edge = m('MINIMUM', m('MINIMUM', fa, m('SUBTRACT', 1.0, fa)), m('MINIMUM', fb, m('SUBTRACT', 1.0, fb)))
    joint = under(edge, .012)
    t.links.new(n.mix(t, joint, color, '#a59c8a'), shader.inputs['Base Color'])
    t.links.new(n.bump(t, m('SUBTRACT', m('ADD', m('MULTIPLY', chance, .6), m('MULTIPLY', wash, .25)), joint), .003, .8), shader.inputs['Normal'])
    t.links.new(n.ramp(t, wash, [(.3, .10), (.7, .24)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .5
    return material
