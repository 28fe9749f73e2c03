"""Leaves and boughs close to the lens: light through a blade, ribs on it, a bough that hangs.

Apart from `plants`, which are seen from afar.
"""
import math

import numpy as np

from . import nodes as n
from .shapes import instance, tube


def lit_through(t, shader, tone, through, rough, specular):
    """Finishes the material of a leaf: its colour on the face, and as light that comes through (0..1)."""
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, specular
    lit, mixed = n.add(t, 'ShaderNodeBsdfTranslucent', {0: tone}), n.add(t, 'ShaderNodeMixShader', {0: through})
    t.links.new(shader.outputs[0], mixed.inputs[1])
    t.links.new(lit.outputs[0], mixed.inputs[2])
    t.links.new(mixed.outputs[0], n.output(t).inputs[0])


def veined(dark, bright, through):
    """A lemon leaf: its own green, pale ribs on the blade, light through it."""
    material, t, shader = n.new_material('veined')
    x, y, _z = n.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    tone = n.ramp(t, t.nodes.new('ShaderNodeObjectInfo').outputs['Random'], [(0, dark), (1, bright)])
    side = n.math(t, 'ABSOLUTE', y)
    ribs = n.math(t, 'ABSOLUTE', n.math(t, 'SINE', n.math(t, 'MULTIPLY', n.math(t, 'SUBTRACT', x, n.math(t, 'MULTIPLY', side, .8)), 420.0)))
    pale = n.math(t, 'MAXIMUM', n.ramp(t, side, [(.0005, .9), (.0012, 0.0)]), n.ramp(t, ribs, [(.04, .26), (.20, 0.0)]))
    cloud = n.noise(t, n.combine(t, x, y, 0.0), 55.0, 5.0, .6)
    tone = n.mix(t, n.ramp(t, cloud, [(.35, .45), (.6, .0)]), n.mix(t, pale, tone, '#a9c46a'), n.shade(dark, .5))
    t.links.new(n.bump(t, n.math(t, 'SUBTRACT', n.math(t, 'MULTIPLY', cloud, .5), pale), .0008, .8), shader.inputs['Normal'])
    lit_through(t, shader, tone, through, .26, .5)
    return material


def bough(start, way, long, material, rnd, thick=.0055, droop=.5, bends=.10):
    """A bough that hangs; returns its points."""
    point, going, points = np.array(start, float), np.array(way, float) / np.linalg.norm(way), []
    for _ in range(22):
        points.append(point.copy())
        point = point + going * long / 22
        going = going + np.array([rnd.gauss(0, bends), rnd.gauss(0, bends), rnd.gauss(0, bends * .6) - droop / 22])
        going /= np.linalg.norm(going)
    tube(points, thick, material, 10)
    return points


def foliage(points, blades, rnd, from_=2, every=1, size=(.8, 1.25)):
    """Leaves along a bough, alternating, their faces to the sky and their tips hanging."""
    for k in range(from_, len(points) - 1, every):
        for _ in range(2):
            along = points[k + 1] - points[k]
            heading = math.degrees(math.atan2(along[1], along[0])) + rnd.choice((-1, 1)) * rnd.uniform(25, 95)
            obj = instance(blades[rnd.randrange(len(blades))], points[k], rnd.uniform(*size), 0)
            obj.rotation_euler = (math.radians(rnd.gauss(0, 26)), math.radians(rnd.gauss(24, 20)), math.radians(heading))
