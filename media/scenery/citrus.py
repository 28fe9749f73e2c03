"""Citrus, cut."""
from . import nodes as n


def lemon_pulp(pith='#f6efcf', first='#e8b524', second='#f6dc6a'):
    """The cut face of a lemon or a lime: ten wedges in a pale pith."""
    material, t, shader = n.new_material('pulp')
    x, y, _z = n.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    far = n.math(t, 'MULTIPLY', n.math(t, 'SQRT', n.math(t, 'ADD', n.math(t, 'MULTIPLY', x, x), n.math(t, 'MULTIPLY', y, y))), 1 / .031)
    spoke = n.math(t, 'ABSOLUTE', n.math(t, 'SINE', n.math(t, 'MULTIPLY', n.math(t, 'ARCTAN2', y, x), 5.0)))
    wedge = n.math(t, 'MULTIPLY', n.ramp(t, n.math(t, 'MULTIPLY', spoke, far), [(.07, 0.0), (.16, 1.0)]), n.ramp(t, far, [(.10, 0.0), (.16, 1.0), (.80, 1.0), (.86, 0.0)]))
    drops = n.noise(t, n.combine(t, x, y, 0.0), 330.0, 3.0, .6)
    t.links.new(n.mix(t, wedge, pith, n.mix(t, drops, first, second)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .18, .5
    t.links.new(n.bump(t, n.math(t, 'MULTIPLY', wedge, drops), .001, .7), shader.inputs['Normal'])
    return material
