"""Lamps of glass mosaic in the bazaar of Istanbul, one near the lens, the others out of focus behind it.

What makes it that place: globes of cut coloured glass set in plaster, on brass caps and chains.
"""
from scenery import *

GRADE = dict(exposure=1.1, contrast=1.24, saturation=1.08, bloom=.16, threshold=.8, vignette=.2, shadows=(.0, .0, .010), highlights=(.012, .004, -.012))
FRAMINGS = {
    'istanbul-two-shores-detail': dict(eye=(0, -1.15, 1.62), target=(.06, .2, 1.66), lens=62, sharp_at=1.13, f_stop=1.8, samples=8, preview_samples=10, bounces=3, mist=20),
}


def mosaic(ground, first, second, third, rows, strength):
    """Pieces of glass lit from inside: bands of diamonds between bands of small stones, plaster in the joints."""
    material, t, shader = nodes.new_material('mosaic')
    x, y, z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    around = nodes.math(t, 'ADD', nodes.math(t, 'DIVIDE', nodes.math(t, 'ARCTAN2', y, x), 2 * math.pi), .5)
    ring = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', x, x), nodes.math(t, 'MULTIPLY', y, y)))
    level = nodes.math(t, 'DIVIDE', nodes.math(t, 'ADD', nodes.math(t, 'ARCTAN2', z, nodes.math(t, 'ADD', ring, .0001)), math.pi / 2), math.pi)
    v = nodes.math(t, 'MULTIPLY', level, rows)
    u = nodes.math(t, 'MULTIPLY', around, 14.0)
    cells = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': 1.0, 'Vector': nodes.combine(t, nodes.math(t, 'MULTIPLY', u, 2.6), nodes.math(t, 'MULTIPLY', v, 2.6), 0.0), 'Randomness': .75}, feature='DISTANCE_TO_EDGE')
    small = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': 1.0, 'Vector': nodes.combine(t, nodes.math(t, 'MULTIPLY', u, 2.6), nodes.math(t, 'MULTIPLY', v, 2.6), 0.0), 'Randomness': .75})
    a = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', u), .5))
    b = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', v), .5))
    diamond = nodes.math(t, 'ADD', a, nodes.math(t, 'MULTIPLY', b, 1.0))
    band = nodes.math(t, 'GREATER_THAN', nodes.math(t, 'FRACT', nodes.math(t, 'MULTIPLY', nodes.math(t, 'FLOOR', v), .5)), .25)
    inside = nodes.math(t, 'MULTIPLY', nodes.math(t, 'LESS_THAN', diamond, .36), band)
    inner = nodes.math(t, 'MULTIPLY', nodes.math(t, 'LESS_THAN', diamond, .15), band)
    frame = nodes.math(t, 'MULTIPLY', nodes.math(t, 'LESS_THAN', nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', diamond, .37)), .028), band)
    joint = nodes.math(t, 'LESS_THAN', cells.outputs['Distance'], .055)
    joint = nodes.math(t, 'MULTIPLY', joint, nodes.math(t, 'SUBTRACT', 1.0, inside))
    joint = nodes.math(t, 'MAXIMUM', joint, frame)
    chance = nodes.split(t, small.outputs['Color'])[0]
    stones = nodes.mix(t, nodes.math(t, 'GREATER_THAN', chance, .5), ground, nodes.shade(ground, .45))
    stones = nodes.mix(t, nodes.math(t, 'GREATER_THAN', chance, .82), stones, third)
    color = nodes.mix(t, inner, nodes.mix(t, inside, stones, first), second)
    lit = nodes.mix(t, joint, color, (.035, .030, .026))
    facing = nodes.add(t, 'ShaderNodeLayerWeight', {'Blend': .30}).outputs['Facing']
    power = nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', 1.15, nodes.math(t, 'MULTIPLY', facing, .8)), strength)
    power = nodes.math(t, 'MULTIPLY', power, nodes.math(t, 'ADD', .7, nodes.math(t, 'MULTIPLY', nodes.noise(t, nodes.combine(t, u, v, 0.0), 3.0, 3.0), .6)))
    t.links.new(nodes.mix(t, joint, color, '#8a8070'), shader.inputs['Base Color'])
    t.links.new(lit, shader.inputs['Emission'])
    t.links.new(power, shader.inputs['Emission Strength'])
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', 1.0, joint), .0022, .9), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .10, .55
    material.cycles.sample_as_light = False
    return material


def lamp_of_glass(at, radius, material, brass, chain=True):
    x, y, z = at
    t = np.linspace(-1.30, 1.24, 40)
    revolve([(radius * math.cos(k), radius * math.sin(k)) for k in t], material, at, 96)
    r = radius
    revolve([(r * .36, r * .92), (r * .40, r * .95), (r * .34, r * 1.0), (r * .22, r * 1.08), (r * .16, r * 1.24), (r * .19, r * 1.28), (r * .10, r * 1.36), (r * .05, r * 1.5), (.001, r * 1.55)], brass, at, 64)
    revolve([(r * .30, -r * .95), (r * .24, -r * 1.0), (r * .10, -r * 1.08), (r * .05, -r * 1.2), (r * .08, -r * 1.28), (r * .05, -r * 1.36), (.001, -r * 1.42)], brass, at, 48)
    if chain:
        for k in range(int(1.2 / (r * .19))):
            a = math.pi / 2 * (k % 2)
            q = r * .12
            tube([(x + q * .55 * math.cos(s) * math.cos(a), y + q * .55 * math.cos(s) * math.sin(a), z + r * 1.62 + r * .19 * k + q * math.sin(s)) for s in np.linspace(0, 2 * math.pi, 12)], r * .020, brass, 6)


def build(view):
    sky([(0, '#3a2c28'), (.5, '#241c1e'), (1, '#141014')], sun=(30, 40), glow='#40302a', glow_strength=.1, strength=.35, sun_strength=0)
    brass = matter('#c08a44', rough=.26, metal=1., bump=.0008, bump_grain=150.)
    palettes = [('#1f6fb8', '#f2e6c8', '#c8281e', '#2fb3a8'), ('#c8281e', '#f4c24a', '#1f5fb0', '#f0e2c0'), ('#1f9a8a', '#f2e6c8', '#e07a1c', '#1f5fb0'), ('#e08a1c', '#f6e2a8', '#b8201c', '#c04a18'), ('#7a3fa8', '#f2e6d8', '#2f7fd0', '#d04a8a')]
    glasses = [mosaic(*p, 7 if k else 9, 1.5) for k, p in enumerate(palettes)]
    lamp_of_glass((-.085, -.02, 1.640), .125, glasses[0], brass)
    for k, (x, y, z, r) in enumerate(((.30, .75, 1.78, .11), (-.52, .95, 1.86, .12), (.62, 1.5, 1.50, .15), (.16, 1.9, 1.40, .12), (-.34, 1.6, 1.40, .13), (.95, 2.2, 1.98, .16), (-.95, 2.4, 1.66, .15), (.42, 2.6, 2.02, .13),
                                      (-.15, 3.0, 2.02, .16), (1.35, 3.1, 1.55, .16), (-1.5, 3.2, 1.95, .16), (.75, 3.6, 1.74, .16), (-.6, 3.8, 1.70, .16), (.15, 4.2, 1.72, .15), (1.9, 4.2, 2.1, .18), (-1.2, 4.5, 1.35, .17), (1.1, 5.0, 1.35, .17), (-2.1, 5.0, 1.7, .17))):
        lamp_of_glass((x, y, z), r, glasses[(k * 2 + 1) % 5], brass, y < 2)
    arch_ = matter('#8a6a4a', rough=.9, variation=.2, grain=2)
    for k in range(3):
        wall([rectangle(-3, -.5, 3, 4.5), arch(0, -.5, 3.6, 1.9, 'pointed')], .4, arch_, (0, 6 + 3.2 * k, 0), bevel=.03)
    for y in (6.6, 9.8, 13):
        lamp((0, y, 2.5), 40, '#ffc080', .2)
    plane(-.5, matter('#6a5a4a', rough=.35), (-4, 4), (-2, 20))
    for x, y, z, watts, color in ((.30, .75, 1.78, 1.6, '#ff9a6a'), (-.52, .95, 1.86, 1.6, '#7ae0d0'), (-.10, -.5, 2.3, 3.0, '#ffd0a0')):
        lamp((x, y, z), watts, color, .12)
    haze('#3a2c28', 60., '#ffb878', focus=5, start=4)
