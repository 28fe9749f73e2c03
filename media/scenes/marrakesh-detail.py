"""A brass lantern before a wall of a riad, Marrakesh: its holes throw the light on the wall.

What makes it that place: pierced brass, polished lime plaster of earth red (tadelakt), a ledge under it.
"""
from scenery import *

GRADE = dict(exposure=1.1, contrast=1.26, saturation=1.06, bloom=.14, vignette=.18, shadows=(.004, .0, .006), highlights=(.012, .004, -.012))
FRAMINGS = {
    'marrakesh-garden-steam-detail': dict(eye=(.30, -1.30, 1.50), target=(.10, .3, 1.50), lens=46, sharp_at=1.36, f_stop=3.4, samples=10, preview_samples=10, bounces=3, mist=20),
}


def pierced(columns, rows, brass):
    """Brass that is open in the shape of stars and dots, laid out by the angle round the lantern and by height."""
    material, t, shader = nodes.new_material('pierced')
    x, y, z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    u = nodes.math(t, 'MULTIPLY', nodes.math(t, 'ADD', nodes.math(t, 'DIVIDE', nodes.math(t, 'ARCTAN2', y, x), 2 * math.pi), 2.0), columns)
    v = nodes.math(t, 'MULTIPLY', z, rows)
    odd = nodes.math(t, 'MULTIPLY', nodes.math(t, 'FRACT', nodes.math(t, 'MULTIPLY', nodes.math(t, 'FLOOR', v), .5)), 1.0)
    u = nodes.math(t, 'ADD', u, odd)
    a = nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', u), .5)
    b = nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', v), .5)
    far = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', a, a), nodes.math(t, 'MULTIPLY', b, b)))
    petals = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'COSINE', nodes.math(t, 'MULTIPLY', nodes.math(t, 'ARCTAN2', b, a), 4.0)))
    star = nodes.math(t, 'LESS_THAN', far, nodes.math(t, 'ADD', .13, nodes.math(t, 'MULTIPLY', petals, .16)))
    corner = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'POWER', nodes.math(t, 'SUBTRACT', .5, nodes.math(t, 'ABSOLUTE', a)), 2.0), nodes.math(t, 'POWER', nodes.math(t, 'SUBTRACT', .5, nodes.math(t, 'ABSOLUTE', b)), 2.0)))
    hole = nodes.math(t, 'MAXIMUM', star, nodes.math(t, 'LESS_THAN', corner, .12))
    shader.inputs['Base Color'].default_value = nodes.rgba(brass)
    shader.inputs['Metallic'].default_value, shader.inputs['Roughness'].default_value = 1.0, .30
    rim = nodes.ramp(t, nodes.math(t, 'SUBTRACT', far, nodes.math(t, 'MULTIPLY', petals, .16)), [(.13, 1.0), (.19, 0.0)])
    t.links.new(nodes.bump(t, rim, .004, .8), shader.inputs['Normal'])
    blend = nodes.add(t, 'ShaderNodeMixShader', {0: hole})
    t.links.new(shader.outputs[0], blend.inputs[1])
    t.links.new(nodes.add(t, 'ShaderNodeBsdfTransparent').outputs[0], blend.inputs[2])
    t.links.new(blend.outputs[0], nodes.output(t).inputs[0])
    return material


def lantern(at, brass):
    """A belly between two collars, a pointed lid, a chain."""
    x, y, z = at
    shell = pierced(15, 18., '#d09a4a')
    plain = matter('#d09a4a', rough=.26, metal=1., bump=.0008, bump_grain=120.)
    t = np.linspace(-1.02, 1.02, 40)
    revolve([(.060 + .085 * math.cos(k) ** .8, .150 * math.sin(k) + .16) for k in t], shell, at, 128)
    revolve([(.001, .005), (.05, .0), (.07, .008), (.076, .018), (.098, .026), (.102, .034), (.094, .036)], plain, at, 96)
    revolve([(.098, .284), (.105, .288), (.105, .298), (.092, .306)], plain, at, 96)
    revolve([(.094, .304), (.088, .33), (.066, .36), (.036, .382), (.020, .396)], pierced(9, 22., '#d09a4a'), at, 96)
    revolve([(.022, .394), (.026, .402), (.014, .412), (.010, .424), (.017, .434), (.010, .446), (.001, .456)], plain, at, 48)
    revolve([(.001, -.06), (.006, -.052), (.012, -.036), (.007, -.02), (.014, -.010), (.03, .002)], plain, at, 48)
    tube([(x + .016 * math.cos(k), y, z + .470 + .016 * math.sin(k)) for k in np.linspace(0, 2 * math.pi, 24)], .0032, plain, 8)
    for k in range(26):
        a = math.pi / 2 * (k % 2)
        tube([(x + .008 * math.cos(s) * math.cos(a), y + .008 * math.cos(s) * math.sin(a), z + .50 + .026 * k + .015 * math.sin(s)) for s in np.linspace(0, 2 * math.pi, 14)], .0024, brass, 6)
    flame = revolve([(.001, .13), (.012, .145), (.016, .17), (.010, .195), (.001, .21)], light('#ffca80', 14.0), at, 24)
    flame.visible_shadow = False
    lamp((x, y, z + .165), 17, '#ffcf94', .005)


def build(view):
    sky([(0, '#5a5a88'), (.4, '#3a4678'), (1, '#223060')], sun=(20, 150), glow='#6a6a9a', glow_strength=.1, strength=.30, sun_strength=0)
    plaster = matter('#c58a68', rough=.42, specular=.4, variation=.14, grain=3.2, bump=.004, bump_grain=9.)
    box(0, .50, .2, 5, .2, 3.2, plaster)
    box(0, .39, 1.03, 5, .06, .035, matter('#e0c4a0', rough=.4, specular=.4, variation=.08, grain=6), bevel=.010)
    lantern((-.12, .10, 1.31), matter('#b98a4a', rough=.3, metal=1.))
    soft_light((.9, -1.5, 2.1), (-.1, .1, 1.5), .8, 7, '#ffd2a0')
    soft_light((-1.6, -.6, 1.7), (-.1, .1, 1.5), .7, 5, '#9ab0f0')
