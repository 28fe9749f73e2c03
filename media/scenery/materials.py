"""Surfaces: plain matter, light, leaves, land, façades with windows and glazed tiles.

Textures lie in world space, so scale needs no unwrapping. Scales: `grain` is features per metre. Make a material once
and share it; each call makes a new one.
"""
import numpy as np

from . import nodes as n


def matter(color, rough=0.8, specular=0.3, metal=0.0, variation=0.0, grain=1.0, other=None, bump=0.0, bump_grain=8.0, name='matter'):
    """Paint, plaster, stone, wood, metal. variation 0..1 blends toward `other` (default: darker) in patches;
    bump in metres."""
    material, t, shader = n.new_material(name)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Base Color'].default_value = n.rgba(color)
    if variation:
        dark = n.linear(other) if other else n.shade(color, max(0.0, 1 - variation * 1.6))
        patches = n.noise(t, n.position(t), grain, 7.0, 0.62)
        t.links.new(n.ramp(t, patches, [(0.3, dark), (0.7, n.shade(color, 1 + variation * 0.5))]), shader.inputs['Base Color'])
    if bump:
        t.links.new(n.bump(t, n.noise(t, n.position(t), bump_grain, 7.0, 0.6), bump), shader.inputs['Normal'])
    return material


def light(color, strength, name='light'):
    """A surface that shines (window, lantern, neon). 1..3 for windows, 4 at most for neon."""
    material, t, shader = n.new_material(name)
    t.nodes.remove(shader)
    shine = n.add(t, 'ShaderNodeEmission', {0: color, 1: strength})
    t.links.new(shine.outputs[0], n.output(t).inputs[0])
    material.cycles.sample_as_light = False
    return material


def glass(color='#2c3844', rough=0.06):
    """Window panes as seen by day: dark and mirroring."""
    return matter(color, rough=rough, specular=0.6, name='glass')


def leaf(first, second=None, rough=0.55, through=0.35):
    """Foliage: each instance has a colour between the two; light passes through."""
    material, t, shader = n.new_material('leaf')
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.25
    info = t.nodes.new('ShaderNodeObjectInfo')
    color = n.ramp(t, info.outputs['Random'], [(0, first), (1, second or first)])
    t.links.new(color, shader.inputs['Base Color'])
    lit = n.add(t, 'ShaderNodeBsdfTranslucent', {0: color})
    blend = n.add(t, 'ShaderNodeMixShader', {0: through})
    t.links.new(shader.outputs[0], blend.inputs[1])
    t.links.new(lit.outputs[0], blend.inputs[2])
    t.links.new(blend.outputs[0], n.output(t).inputs[0])
    return material


def land(low, high, rock, slope=0.72, blend=0.08, bump=0.6, bump_grain=0.05, grain=0.02, rough=0.85, snow=None, snow_color='#f2f4fa'):
    """Terrain: cover from `low` to `high` in patches on gentle ground, rock where the normal's z falls under `slope`.
    snow: (metres where it begins, metres to full, least normal z) or None. bump in metres."""
    material, t, shader = n.new_material('land')
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Specular'].default_value = 0.15
    where = n.position(t)
    coarse, fine = n.noise(t, where, grain, 6.0, 0.65), n.noise(t, where, grain * 9, 5.0, 0.7)
    wide, small = n.math(t, 'SUBTRACT', coarse, 0.5), n.math(t, 'SUBTRACT', fine, 0.5)
    cover = n.ramp(t, coarse, [(0.3, low), (0.7, high)])
    stone = n.ramp(t, fine, [(0.25, n.shade(rock, 0.55)), (0.75, n.shade(rock, 1.35))])
    steep = n.math(t, 'ADD', n.math(t, 'MULTIPLY', wide, 0.25), n.math(t, 'MULTIPLY', small, 0.18))
    steep = n.math(t, 'ADD', n.split(t, n.normal(t))[2], steep)
    color = n.mix(t, n.ramp(t, steep, [(max(slope - blend, 0), 0.0), (min(slope + blend, 1), 1.0)]), stone, cover)
    if snow:
        begin, width, least = snow
        rough_edge = n.math(t, 'MULTIPLY', n.math(t, 'ADD', wide, n.math(t, 'MULTIPLY', small, 0.5)), width * 3)
        high_up = n.math(t, 'ADD', n.split(t, where)[2], rough_edge)
        high_up = n.math(t, 'DIVIDE', n.math(t, 'SUBTRACT', high_up, begin), width, clamp=True)
        holds = n.ramp(t, steep, [(max(least - 0.09, 0), 0.0), (least + 0.05, 1.0)])
        color = n.mix(t, n.math(t, 'MULTIPLY', high_up, holds), color, snow_color)
    t.links.new(color, shader.inputs['Base Color'])
    if bump:
        t.links.new(n.bump(t, n.noise(t, where, bump_grain, 7.0, 0.68), bump, 0.8), shader.inputs['Normal'])
    return material


def facade(wall, pane, cell=(3.0, 3.5), pier=0.4, sill=0.4, lit=0.2, lit_color='#ffc980', lit_strength=1.0, rough=0.12, by_floor=0.0):
    """Walls with a grid of windows, for boxes (object space, every side): cell (width, height) in metres; pier and sill
    are the parts of a cell that are wall. lit: part of windows with light; by_floor 0..1 lights whole storeys more
    alike, as offices are. Keep lit_strength near 1."""
    material, t, shader = n.new_material('facade')
    at = t.nodes.new('ShaderNodeTexCoord')
    x, y, z = n.split(t, at.outputs['Object'])
    nx, _ny, nz = n.split(t, at.outputs['Normal'])
    side = n.math(t, 'GREATER_THAN', n.math(t, 'ABSOLUTE', nx), 0.6)
    along = n.math(t, 'ADD', n.math(t, 'MULTIPLY', y, side), n.math(t, 'MULTIPLY', x, n.math(t, 'SUBTRACT', 1.0, side)))
    u = n.math(t, 'DIVIDE', n.math(t, 'ADD', along, 1000.0 * cell[0]), cell[0])
    v = n.math(t, 'DIVIDE', z, cell[1])
    column, storey = n.math(t, 'FLOOR', u), n.math(t, 'FLOOR', v)
    fu, fv = n.math(t, 'FRACT', u), n.math(t, 'FRACT', v)
    across = n.math(t, 'LESS_THAN', n.math(t, 'ABSOLUTE', n.math(t, 'SUBTRACT', fu, 0.5)), (1 - pier) / 2)
    window = n.math(t, 'MULTIPLY', across, n.math(t, 'MULTIPLY', n.math(t, 'GREATER_THAN', fv, sill), n.math(t, 'LESS_THAN', fv, 0.94)))
    window = n.math(t, 'MULTIPLY', window, n.math(t, 'LESS_THAN', n.math(t, 'ABSOLUTE', nz), 0.5))
    info = t.nodes.new('ShaderNodeObjectInfo')
    key = n.math(t, 'MULTIPLY', n.math(t, 'ADD', info.outputs['Random'], side), 91.7)
    chance = n.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': n.combine(t, column, storey, key)}, noise_dimensions='3D').outputs['Value']
    level = lit
    if by_floor:
        mood = n.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': n.combine(t, storey, key, 3.0)}, noise_dimensions='3D').outputs['Value']
        mood = n.math(t, 'ADD', n.math(t, 'MULTIPLY', n.math(t, 'POWER', mood, 3.0), 3.4 * by_floor), 1 - by_floor)
        level = n.math(t, 'MULTIPLY', mood, lit)
    on = n.math(t, 'MULTIPLY', n.math(t, 'LESS_THAN', chance, level), window)
    t.links.new(n.mix(t, window, wall, pane), shader.inputs['Base Color'])
    t.links.new(n.math(t, 'SUBTRACT', 0.75, n.math(t, 'MULTIPLY', window, 0.75 - rough)), shader.inputs['Roughness'])
    tint = n.mix(t, n.math(t, 'FRACT', n.math(t, 'MULTIPLY', chance, 3700.0)), lit_color, '#fff0d8')
    t.links.new(tint, shader.inputs['Emission'])
    power = n.math(t, 'ADD', n.math(t, 'FRACT', n.math(t, 'MULTIPLY', chance, 11300.0)), 0.2)
    t.links.new(n.math(t, 'MULTIPLY', on, n.math(t, 'MULTIPLY', power, lit_strength)), shader.inputs['Emission Strength'])
    material.cycles.sample_as_light = False
    return material


def tiles(first, second, third, per_metre=3.2, turned=True, rough=0.16):
    """Glazed chequer tiles with grout, each a little different: zellige, azulejo floors."""
    material, t, shader = n.new_material('tiles')
    place = n.add(t, 'ShaderNodeMapping', {'Rotation': (0, 0, np.pi / 4 if turned else 0), 'Scale': (per_metre,) * 3, 'Location': (0, 0, 0.37)})
    t.links.new(n.position(t), place.inputs[0])
    checker = n.add(t, 'ShaderNodeTexChecker', {'Scale': 1.0, 'Color1': first, 'Color2': second, 'Vector': place.outputs[0]})
    chance = n.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': n.vector(t, 'FLOOR', place.outputs[0])}).outputs['Value']
    t.links.new(n.mix(t, n.math(t, 'MULTIPLY', chance, 0.5), checker.outputs[0], third), shader.inputs['Base Color'])
    fx, fy, _ = n.split(t, n.vector(t, 'FRACTION', place.outputs[0]))
    edge = [n.math(t, 'MINIMUM', f, n.math(t, 'SUBTRACT', 1.0, f)) for f in (fx, fy)]
    joint = n.math(t, 'MULTIPLY', n.math(t, 'MINIMUM', *edge), 12.0, clamp=True)
    height = n.math(t, 'ADD', joint, n.math(t, 'MULTIPLY', chance, 0.35))
    t.links.new(n.bump(t, height, 0.02, 0.6), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value = rough
    return material
