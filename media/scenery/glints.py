"""Lights far out of focus, as the discs a lens makes of them: drawn, because a lens would need many samples."""
import math


from . import nodes as n
from .shapes import solid


def disc(at, radius, color, strength=1.0, edge=.35):
    """A disc of light that faces along Y, a little brighter at its rim (edge None: fading from its middle, as smoke lit by a lamp); what is behind
    shines through."""
    material, t, shader = n.new_material('disc')
    t.nodes.remove(shader)
    x, _y, z = n.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    far = n.math(t, 'DIVIDE', n.math(t, 'SQRT', n.math(t, 'ADD', n.math(t, 'MULTIPLY', x, x), n.math(t, 'MULTIPLY', z, z))), radius)
    stops = [(0, 1.0), (1.0, 0.0)] if edge is None else [(0, 1 - edge), (.78, 1 - edge * .6), (.93, 1.0), (1.0, 0.0)]
    level = n.ramp(t, far, stops, 'EASE' if edge is None else 'LINEAR')
    shine = n.add(t, 'ShaderNodeEmission', {0: color, 1: n.math(t, 'MULTIPLY', level, strength)})
    both = n.add(t, 'ShaderNodeAddShader')
    t.links.new(shine.outputs[0], both.inputs[0])
    t.links.new(t.nodes.new('ShaderNodeBsdfTransparent').outputs[0], both.inputs[1])
    t.links.new(both.outputs[0], n.output(t).inputs[0])
    material.cycles.sample_as_light = False
    material['nohaze'] = 1
    ring = [(radius * math.cos(a), 0, radius * math.sin(a)) for a in (2 * math.pi * k / 72 for k in range(72))]
    obj = solid(ring, [tuple(range(72))], material, at)
    obj.visible_diffuse = obj.visible_glossy = obj.visible_shadow = False
    return obj


def softbox(at, target, size, color, strength):
    """A lit panel that metal and glaze mirror; the camera does not see it."""
    from mathutils import Vector
    material, t, shader = n.new_material('softbox')
    t.nodes.remove(shader)
    t.links.new(n.add(t, 'ShaderNodeEmission', {0: color, 1: strength}).outputs[0], n.output(t).inputs[0])
    material['nohaze'] = 1
    a, b = size[0] / 2, size[1] / 2
    obj = solid([(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0)], [(0, 1, 2, 3)], material, at)
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = False
    return obj
