"""Water: a glossy surface with waves, marked so that a film can set it in motion.

Make surfaces with `sea` or `pool`, not with the bare material: the objects must carry the mark.
"""
import bpy

from . import nodes as n
from .shapes import plane


def water_material(deep='#06222c', rough=0.03, waves=0.06, size=4.0, stretch=(1.0, 2.2), fine=0.35):
    """deep: colour of the depth. waves: steepness (0.01 pool, 0.06 open sea). size: metres between crests.
    stretch: pattern density along x and y (a larger y makes waves that run across the view). fine: ripples on top."""
    material, t, shader = n.new_material('water')
    shader.inputs['Base Color'].default_value = n.rgba(deep)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['IOR'].default_value = 1.333
    where = n.vector(t, 'MULTIPLY', n.position(t), (stretch[0], stretch[1], 1))
    height = n.math(t, 'ADD', n.noise(t, where, 1 / size, 4.0, 0.5, 0.3), n.math(t, 'MULTIPLY', n.noise(t, where, 6 / size, 3.0, 0.5), fine * 0.2))
    tilt = n.add(t, 'ShaderNodeBump', {'Strength': 1.0, 'Distance': waves * size * 0.25, 'Height': height})
    tilt.name = 'waves'
    t.links.new(tilt.outputs[0], shader.inputs['Normal'])
    mark = n.add(t, 'ShaderNodeOutputAOV', {'Value': 1.0})
    mark.name = 'water'
    material['waves'], material['roughness'] = waves * size * 0.25, rough
    return material


def sea(level=0.0, x=(-4e4, 4e4), y=(-300, 4e4), **material):
    """A level sheet of water; keyword arguments as in water_material."""
    obj = plane(level, water_material(**material), x, y)
    obj['water'] = 1
    return obj
