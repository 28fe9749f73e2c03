"""An art-directed sky: gradient by elevation, glow round the sun, clouds lit from the sun's side, and the sun's lamp.

Directions: elevation in degrees above the horizon; azimuth 0 = into the picture (+Y), 90 = right (+X), negative left.
The sky without clouds lights the scene (cheap); clouds are seen by the camera and in reflections only.
"""
import math as m

import bpy
from mathutils import Vector

from . import nodes as n


def direction(elevation, azimuth):
    e, a = m.radians(elevation), m.radians(azimuth)
    return Vector((m.sin(a) * m.cos(e), m.cos(a) * m.cos(e), m.sin(e)))


def sky(stops, sun=(8, -30), glow='#ffb070', glow_strength=1.0, glow_width=8.0, strength=0.95, sun_strength=4.0,
        sun_color='#ffd2a0', sun_size=1.0, disc=0.0, disc_strength=2.0, clouds=None, stars=0.0):
    """Builds the world and the sun.

    stops: [(0..1, colour)] from horizon to zenith. sun: (elevation, azimuth). sun_strength: watts per m2 of the lamp.
    disc: radius in degrees of a soft visible sun (0: none). stars: brightness (0: none; a film draws its own).
    clouds: dict(amount 0..1, scale, stretch, lit, shade, opacity, haze = elevation 0..1 where they begin, seed, flat =
    how little they crowd at the horizon, soft = edge width, rough).
    """
    scene = bpy.context.scene
    to_sun = direction(*sun)
    scene['sun'] = list(to_sun)
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    t = world.node_tree
    t.nodes.clear()
    view = t.nodes.new('ShaderNodeTexCoord').outputs['Generated']
    x, y, z = n.split(t, view)
    up = n.math(t, 'MAXIMUM', z, 0.0)
    color = n.ramp(t, n.math(t, 'POWER', up, 0.6), stops, 'B_SPLINE' if len(stops) > 3 else 'EASE')
    facing = n.math(t, 'MAXIMUM', n.vector(t, 'DOT_PRODUCT', view, tuple(to_sun)), 0.0)
    wide = n.math(t, 'POWER', facing, glow_width)
    near = n.math(t, 'POWER', facing, glow_width * 12)
    halo = n.math(t, 'ADD', n.math(t, 'MULTIPLY', wide, 0.35 * glow_strength), n.math(t, 'MULTIPLY', near, 0.9 * glow_strength))
    color = n.mix(t, halo, color, glow, 'ADD')
    plain = color
    if clouds:
        color = _clouds(t, color, (x, y, up), wide, to_sun, glow, **clouds)
    if stars:
        cells = n.add(t, 'ShaderNodeTexVoronoi', {'Scale': 220.0, 'Vector': view})
        size = n.math(t, 'MULTIPLY', n.split(t, cells.outputs['Color'])[0], 0.07)
        lit = n.math(t, 'MULTIPLY', n.math(t, 'LESS_THAN', cells.outputs['Distance'], size), stars)
        color = n.mix(t, n.math(t, 'MULTIPLY', lit, n.math(t, 'GREATER_THAN', z, 0.06)), color, (1, 1, 1), 'ADD')
    if disc:
        outer, inner = m.cos(m.radians(disc * 1.5)), m.cos(m.radians(disc * 0.6))
        body = n.math(t, 'DIVIDE', n.math(t, 'SUBTRACT', facing, outer), inner - outer, clamp=True)
        body = n.math(t, 'MULTIPLY', body, n.math(t, 'MULTIPLY', up, 14.0, clamp=True))
        color = n.mix(t, n.math(t, 'MULTIPLY', body, disc_strength), color, sun_color, 'ADD')
    _world_output(t, plain, color, strength)
    world.cycles.sampling_method, world.cycles.sample_map_resolution = 'MANUAL', 256
    if sun_strength > 0:
        data = bpy.data.lights.new('sun', 'SUN')
        data.energy, data.color, data.angle = sun_strength, n.linear(sun_color), m.radians(sun_size)
        obj = bpy.data.objects.new('sun', data)
        obj.rotation_euler = to_sun.to_track_quat('Z', 'Y').to_euler()
        scene.collection.objects.link(obj)


def _clouds(t, color, view, wide, to_sun, glow, amount=0.5, scale=1.2, stretch=0.5, lit='#ffe2c0', shade='#8a7a9a',
            opacity=0.85, haze=0.06, seed=0, flat=0.12, soft=0.22, rough=0.56, warp=0.4):
    """Noise on a level layer seen in perspective; a second look toward the sun finds the lit side."""
    x, y, up = view
    depth = n.math(t, 'ADD', up, flat)
    where = n.combine(t, n.math(t, 'MULTIPLY', n.math(t, 'DIVIDE', x, depth), stretch), n.math(t, 'DIVIDE', y, depth), seed * 7.7)
    density = n.noise(t, where, scale, 7.0, rough, warp)
    low = 0.68 - 0.3 * amount
    mask = n.ramp(t, density, [(low, 0.0), (min(low + soft, 1), 1.0)], 'EASE')
    mask = n.math(t, 'MULTIPLY', mask, n.math(t, 'MULTIPLY', n.ramp(t, up, [(0.0, 0.0), (haze, 1.0)], 'EASE'), opacity))
    switch = t.nodes.new('ShaderNodeValue')
    switch.name, switch.outputs[0].default_value = 'cloudiness', 1.0
    mask = n.math(t, 'MULTIPLY', mask, switch.outputs[0])
    toward = n.noise(t, n.vector(t, 'ADD', where, (to_sun.x * 0.12, to_sun.y * 0.12, 0)), scale, 5.0, 0.5, warp)
    side = n.math(t, 'ADD', n.math(t, 'MULTIPLY', n.math(t, 'SUBTRACT', density, toward), 5.0), 0.55, clamp=True)
    body = n.mix(t, n.math(t, 'MULTIPLY', wide, 0.6), n.mix(t, side, shade, lit), glow, 'ADD')
    return n.mix(t, mask, color, body)


def _world_output(t, plain, full, strength):
    cheap = n.add(t, 'ShaderNodeBackground', {0: plain, 1: strength})
    seen = n.add(t, 'ShaderNodeBackground', {0: full, 1: strength})
    ray = t.nodes.new('ShaderNodeLightPath')
    blend = t.nodes.new('ShaderNodeMixShader')
    t.links.new(n.math(t, 'MAXIMUM', ray.outputs['Is Camera Ray'], ray.outputs['Is Glossy Ray']), blend.inputs[0])
    t.links.new(cheap.outputs[0], blend.inputs[1])
    t.links.new(seen.outputs[0], blend.inputs[2])
    t.links.new(blend.outputs[0], t.nodes.new('ShaderNodeOutputWorld').inputs[0])
