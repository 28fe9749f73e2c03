"""Aerial perspective: every material fades toward the colour of the air with distance. Half of the realism.

Call it last in `build()`: it wraps every material that exists by then. A material with `material['nohaze'] = 1` is left
alone. Distances in metres from the camera.
"""
import bpy

from . import nodes as n


def haze(color, reach, toward_sun=None, height_falloff=0.0, most=0.96, start=0.0, focus=6.0):
    """reach: distance at which 63 % is air. toward_sun: the colour of the air near the sun, narrower with `focus`.
    height_falloff: per metre (0.01 = thin air above 100 m). start: clear metres before the air begins."""
    scene = bpy.context.scene
    eye, sun = tuple(scene.camera.location), tuple(scene['sun'])
    for material in bpy.data.materials:
        if not material.use_nodes or material.get('nohaze'):
            continue
        t = material.node_tree
        out = n.output(t)
        if not out.inputs[0].links:
            continue
        surface = out.inputs[0].links[0].from_socket
        where = n.position(t)
        ray = n.vector(t, 'SUBTRACT', where, eye)
        depth = n.math(t, 'MAXIMUM', n.math(t, 'SUBTRACT', n.vector(t, 'LENGTH', ray), start), 0.0)
        depth = n.math(t, 'DIVIDE', depth, reach)
        if height_falloff:
            high = n.math(t, 'MAXIMUM', n.split(t, where)[2], 0.0)
            depth = n.math(t, 'MULTIPLY', depth, n.math(t, 'EXPONENT', n.math(t, 'MULTIPLY', high, -height_falloff)))
        air = n.math(t, 'SUBTRACT', 1.0, n.math(t, 'EXPONENT', n.math(t, 'MULTIPLY', depth, -1.0)))
        path = t.nodes.new('ShaderNodeLightPath')
        seen = n.math(t, 'MAXIMUM', path.outputs['Is Camera Ray'], path.outputs['Is Glossy Ray'])
        air = n.math(t, 'MULTIPLY', n.math(t, 'MINIMUM', air, most), seen)
        glow = n.add(t, 'ShaderNodeEmission', {0: color})
        if toward_sun:
            facing = n.math(t, 'MAXIMUM', n.vector(t, 'DOT_PRODUCT', n.vector(t, 'NORMALIZE', ray), sun), 0.0)
            t.links.new(n.mix(t, n.math(t, 'POWER', facing, focus), color, toward_sun), glow.inputs[0])
        blend = t.nodes.new('ShaderNodeMixShader')
        t.links.new(air, blend.inputs[0])
        t.links.new(surface, blend.inputs[1])
        t.links.new(glow.outputs[0], blend.inputs[2])
        t.links.new(blend.outputs[0], out.inputs[0])
