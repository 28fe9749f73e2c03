"""Stone that is poured or cut: terrazzo."""
from . import nodes as n


def terrazzo(chips=62.0):
    """Chips of marble, coral and sea glass in cream cement, polished; chips: how many a metre holds."""
    material, t, shader = n.new_material('terrazzo')
    where = n.position(t)
    warp = n.vector(t, 'ADD', where, n.vector(t, 'MULTIPLY', n.add(t, 'ShaderNodeTexNoise', {'Vector': where, 'Scale': 90.0, 'Detail': 2.0}).outputs[1], (.006, .006, .006)))
    tone = '#efe4d6'
    for scale, part, inks in ((chips, .31, (('#d98d7c', .0), ('#e9b7a4', .22), ('#f8f3ea', .45), ('#7fb5b0', .68), ('#b9a68e', .84))), (chips * 2.4, .30, (('#c97c6c', .0), ('#fbf7f0', .3), ('#5f9a98', .6), ('#8c8074', .8)))):
        cell = n.add(t, 'ShaderNodeTexVoronoi', {'Scale': scale, 'Vector': warp}, feature='F1')
        own = n.split(t, cell.outputs['Color'])
        ink = n.ramp(t, own[0], [(at, c) for c, at in inks], 'CONSTANT')
        size = n.math(t, 'ADD', part - .10, n.math(t, 'MULTIPLY', own[1], .26))
        keep = n.math(t, 'MULTIPLY', n.math(t, 'LESS_THAN', cell.outputs['Distance'], size), n.math(t, 'GREATER_THAN', own[2], .30))
        vein = n.noise(t, where, 160.0, 4.0, .6)
        ink = n.mix(t, n.ramp(t, vein, [(.35, .35), (.6, 0.0)]), ink, '#a8988a')
        tone = n.mix(t, keep, tone, ink)
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Specular'].default_value = .5
    t.links.new(n.ramp(t, n.noise(t, where, 7.0, 5.0, .65), [(.3, .10), (.75, .26)]), shader.inputs['Roughness'])
    return material
