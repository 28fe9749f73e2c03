"""Rooms by daylight: floors, a picture of the place beyond the window, beds made with linen, and what stands around them.

A room is built round the camera: +Y leads to the window, the floor is z 0. Cloth comes from `cloth`.
"""
import math
import os

import bpy
import numpy as np

from . import nodes as n
from .cloth import pillow, rounded, spread
from .shapes import Batch, box, group, instance, mesh, revolve, solid, tube

STILLS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'public', 'media', 'stills')
BEYOND = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'beyond')


def indoors(bounces=5):
    """More bounces than a landscape wants: the light of a room is the light its walls hand on."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = bounces + 2, bounces, 3, 6
    cycles.sample_clamp_indirect, cycles.adaptive_threshold = 3.0, 0.03


def view_beyond(still, at, width, horizon, strength=1.0, part=(0, 1), soft=0):
    """One of our stills, or the wide view of the place in `media/beyond`, as what is seen far outside: centre x and distance y and the height of the eye in `at`; horizon is
    the part of the still's height above which its horizon lies; part: the columns of it that are shown; soft: pixels it is out of focus by, which a lens
    would need many samples for."""
    wide = os.path.join(BEYOND, still + '.webp')
    image = bpy.data.images.load(os.path.abspath(wide if os.path.exists(wide) else os.path.join(STILLS, f'{still}-1600.webp')))
    if soft:
        image = _defocus(image, soft)
    x, y, eye = at
    high = width / (part[1] - part[0]) * image.size[1] / image.size[0]
    material, t, shader = n.new_material('beyond')
    t.nodes.remove(shader)
    shown = n.add(t, 'ShaderNodeTexImage', extension='EXTEND')
    shown.image = image
    t.links.new(n.add(t, 'ShaderNodeEmission', {0: shown.outputs[0], 1: strength}).outputs[0], n.output(t).inputs[0])
    material.cycles.sample_as_light = False
    low = eye - high * (1 - horizon)
    obj = solid([(x - width / 2, y, low), (x + width / 2, y, low), (x + width / 2, y, low + high), (x - width / 2, y, low + high)], [(0, 1, 2, 3)], material)
    left, right = part
    layer = obj.data.uv_layers.new(name='UVMap')
    for loop, uv in zip(layer.data, ((left, 0), (right, 0), (right, 1), (left, 1))):
        loop.uv = uv
    obj.visible_diffuse = obj.visible_shadow = False
    return obj


def _defocus(image, radius):
    """Spreads every point of the picture over a disc, in linear light."""
    columns, rows = image.size
    pixels = np.empty(columns * rows * 4, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(rows, columns, 4)
    light = pixels[..., :3] ** 2.2
    wide = np.pad(light, ((radius, radius), (radius, radius), (0, 0)), mode='edge')
    total, sums = 0, np.zeros_like(light)
    for dy in range(-radius, radius + 1, 2):
        for dx in range(-radius, radius + 1, 2):
            if dx * dx + dy * dy <= radius * radius:
                sums += wide[radius + dy:radius + dy + rows, radius + dx:radius + dx + columns]
                total += 1
    pixels[..., :3] = (sums / total) ** (1 / 2.2)
    spread_out = bpy.data.images.new('soft', columns, rows)
    spread_out.pixels.foreach_set(pixels.ravel())
    spread_out.pack()
    return spread_out


def window_light(at, width, height, watts, color='#e4edf8', turn=0.0):
    """The sky's share of an opening in a wall, shining in along -Y."""
    data = bpy.data.lights.new('window', 'AREA')
    data.shape, data.size, data.size_y, data.energy, data.color = 'RECTANGLE', width, height, watts, n.linear(color)
    obj = bpy.data.objects.new('window', data)
    obj.location, obj.rotation_euler = at, (math.radians(-90), 0, math.radians(turn))
    bpy.context.scene.collection.objects.link(obj)
    obj.visible_camera = obj.visible_glossy = False
    return obj


def laid(first, second, size=(1.8, .14), gap=.003, joint='#3a2c20', turned=False, rough=.45, offset=.5, grain=True, bump=.0015):
    """A floor of boards or tiles, (length, width) each a little different. turned: along y instead of x."""
    material, t, shader = n.new_material('laid')
    where = n.position(t)
    if turned:
        x, y, z = n.split(t, where)
        where = n.combine(t, y, x, z)
    brick = n.add(t, 'ShaderNodeTexBrick', {'Vector': where, 'Color1': first, 'Color2': second, 'Mortar': joint, 'Scale': 1.0, 'Mortar Size': gap, 'Mortar Smooth': .3, 'Bias': 0.0, 'Brick Width': size[0], 'Row Height': size[1]}, offset=offset)
    color = brick.outputs[0]
    if grain:
        fibre = n.noise(t, n.vector(t, 'MULTIPLY', where, (3, 60, 1)), 1.0, 6.0, .65, .3)
        color = n.mix(t, n.ramp(t, fibre, [(.3, .0), (.75, .55)]), color, n.mix(t, .5, color, n.shade(first, .35)))
    else:
        cloud = n.noise(t, where, 2.4, 6.0, .65)
        color = n.mix(t, n.ramp(t, cloud, [(.3, .0), (.75, .45)]), color, n.shade(first, .6))
    t.links.new(color, shader.inputs['Base Color'])
    fine = n.noise(t, where, 9.0, 6.0, .7)
    t.links.new(n.ramp(t, fine, [(.2, max(rough - .14, .05)), (.8, rough + .12)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .35
    height = n.math(t, 'SUBTRACT', n.math(t, 'MULTIPLY', fine, .3), brick.outputs[1])
    t.links.new(n.bump(t, height, bump, .8), shader.inputs['Normal'])
    return material


def wood(color, along='x', rough=.5, grain=26.0):
    """Solid wood whose fibres run along an axis of the object."""
    material, t, shader = n.new_material('wood')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    stretch = {'x': (1.6, grain, grain), 'y': (grain, 1.6, grain), 'z': (grain, grain, 1.6)}[along]
    fibre = n.noise(t, n.vector(t, 'MULTIPLY', at, stretch), 1.0, 6.0, .62, .5)
    t.links.new(n.ramp(t, fibre, [(.28, n.shade(color, .42)), (.52, color), (.8, n.shade(color, 1.25))]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, .3
    t.links.new(n.bump(t, fibre, .002, .5), shader.inputs['Normal'])
    return material


def bed(at, turn, frame, white, accent, throw, seed=0, wide=1.7, low=.2, pillows=4, long=2.05, cushion=None, lip=.03, full=.035):
    """A made bed: its head at the origin's +Y end (y 0), the foot at -long. Frame, mattress, a cover turned back, pillows
    in two rows, a cushion, a throw over the foot. lip: how far the frame stands out; full: how much fuller the cover is
    than the bed, which is what crumples it."""
    top = low + .30
    parts = [box(0, -long / 2, low - .12, wide + 2 * lip, long + lip * 4 / 3, .14, frame, bevel=.012)]
    parts += [box(sx * (wide / 2 - .08), -sy, 0, .07, .07, low - .12, frame) for sx in (-1, 1) for sy in (.12, long - .12)]
    parts.append(instance(mesh(*rounded(0, -long / 2, low + .02, wide, long, .28, .07), white, smooth=True), name='mattress'))
    blocks = ((0., -long / 2, low + .16, wide, long, .28, .07),)
    cover, _ = spread(wide + .62, long - .30, white, blocks, (0, -.52 - .25, top + .05), fold=.30, turn=180, seed=seed, grow=full, rumple=full * 6 / 7, thickness=.022)
    parts.append(cover)
    if throw:
        fuller = ((0., -long / 2, low + .16, wide + .11, long + .11, .28 + .10, .11),)
        over, _ = spread(wide + .62, .58, throw, fuller, (.05, -long + .66, top + .09), turn=184, seed=seed + 3, thickness=.009, cell=.03, grow=.015, rumple=.012)
        parts.append(over)
    big, small = pillow(.66, .62, white, seed + 1, 95.), pillow(.70, .46, white, seed + 2, 110.)
    for k, x in enumerate((-.40, .40)):
        parts.append(instance(big, (x * wide / 1.7, -.17, top + .265), 1.0, k * 180 + 2 - 5 * k, -68 if k else 68))
        if pillows > 2:
            parts.append(instance(small, (x * 1.02 * wide / 1.7, -.42, top + .19), 1.0, k * 180 - 3 + 7 * k, -52 if k else 52))
    if accent:
        parts.append(instance(pillow(*(cushion or (.62, .34)), accent, seed + 5, 120.), (.04, -.60, top + .15), 1.0, 3, 48))
    return group(parts, at, 1.0, turn)


def twig(start, toward, leaves, bark, rnd, long=.6, leaf=.07, count=40, narrow=.36, droop=.25):
    """A cut branch with leaves in pairs: olive, lemon, bay by size and narrowness. Returns its objects and points."""
    going = np.array(toward, float) / np.linalg.norm(toward)
    point, points = np.array(start, float), []
    for _ in range(12):
        points.append(point.copy())
        point = point + going * long / 12
        going = going + np.array([rnd.gauss(0, .09), rnd.gauss(0, .09), -droop / 12 + rnd.gauss(0, .05)])
        going /= np.linalg.norm(going)
    stem = tube(points, .0035, bark, 5)
    foliage = Batch(leaves)
    for k in range(count):
        u = .15 + .85 * k / count
        i = min(int(u * 11), 10)
        at = points[i] + (points[i + 1] - points[i]) * (u * 11 - i)
        way = (points[i + 1] - points[i]) / np.linalg.norm(points[i + 1] - points[i])
        side = np.cross(way, [rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)])
        out = way * .7 + side / (np.linalg.norm(side) + 1e-6) * .8
        out /= np.linalg.norm(out)
        flat = np.cross(out, [rnd.gauss(0, .5), rnd.gauss(0, .5), 1])
        flat /= np.linalg.norm(flat)
        s = leaf * rnd.uniform(.7, 1.2)
        mid = at + out * s * .5 + np.array([0, 0, -.06 * s])
        tip = at + out * s + np.array([0, 0, -.2 * s])
        foliage.polygon(at, mid + flat * s * narrow * .5, tip, mid - flat * s * narrow * .5)
    return [stem, foliage.done()], points


def vase(at, material, leaves, bark, rnd, size=1.0, stems=7, **kind):
    """A jar with cut branches."""
    x, y, z = at
    revolve([(.001, 0), (.055, 0), (.085, .05), (.098, .11), (.085, .17), (.048, .215), (.042, .24), (.05, .26), (.044, .26), (.036, .24), (.04, .2)], material, at, 40, scale=size)
    for k in range(stems):
        a = 2.4 * k + rnd.uniform(-.3, .3)
        twig((x, y, z + .22 * size), (math.cos(a) * .55, math.sin(a) * .55, 1), leaves, bark, rnd, **kind)


def table_lamp(at, foot, shade, size=1.0):
    revolve([(.001, 0), (.07, 0), (.095, .06), (.09, .14), (.045, .22), (.018, .25), (.014, .34), (.001, .34)], foot, at, 40, scale=size)
    revolve([(.17, .30), (.125, .54)], shade, at, 48, scale=size)


def lounge_chair(at, turn, timber, seat, back, seed=0):
    """A low chair of slats and two cushions; it looks along -Y."""
    parts = []
    for sx in (-1, 1):
        x = sx * .34
        parts += [tube([(x, -.34, 0), (x, -.33, .52)], .02, timber, 10), tube([(x, .40, 0), (x, .36, .40), (x, .50, .86)], .02, timber, 10),
                  box(x, -.02, .52, .065, .82, .022, timber, bevel=.008), box(x, .02, .27, .03, .72, .05, timber, bevel=.006)]
    parts += [box(0, -.30 + .13 * k, .285, .68, .07, .018, timber) for k in range(5)]
    parts += [tube([(-.34, .375 + .018 * k, .42 + .085 * k), (.34, .375 + .018 * k, .42 + .085 * k)], .011, timber, 8) for k in range(5)]
    parts.append(instance(pillow(.66, .68, seat, seed + 1, 150.), (0, -.02, .39), (1, 1, .8)))
    parts.append(instance(pillow(.62, .52, back, seed + 2, 120.), (0, .33, .68), (1, 1, .75), 0, 74))
    return group(parts, at, 1.0, turn)


def woven_rug(at, width, depth, material, turn=0.0, seed=0):
    """A flat weave with waves in its lie and a fringe at both ends."""
    r = np.random.RandomState(seed)
    u, v = np.meshgrid(np.linspace(-.5, .5, 90), np.linspace(-.5, .5, 70))
    z = .008 + .004 * np.sin(u * 17 + 3 * v) * np.sin(v * 13 + 1) + .0008 * r.normal(0, 1, u.shape)
    z[0], z[-1] = .001, .001
    points = np.stack([u * width, v * depth, z], -1).reshape(-1, 3)
    k = np.arange(u.size).reshape(u.shape)
    data = mesh(points, np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist(), material, smooth=True)
    layer = data.uv_layers.new(name='UVMap')
    for loop, spot in zip(data.loops, layer.data):
        spot.uv = (points[loop.vertex_index][1], points[loop.vertex_index][0])
    parts = [instance(data)]
    fringe = Batch(material)
    for k in range(int(depth / .014)):
        y = -depth / 2 + k * .014
        for s in (-1, 1):
            x, sway = s * width / 2, r.uniform(-.012, .012)
            fringe.polygon((x, y, .005), (x, y + .006, .005), (x + s * r.uniform(.05, .075), y + .003 + sway, .002))
    parts.append(fringe.done())
    return group(parts, at, 1.0, turn)


def side_table(at, material, high=.46, radius=.23):
    revolve([(.001, 0), (radius * .62, 0), (radius * .5, high * .3), (radius * .42, high * .55), (radius * .7, high * .85), (radius, high * .93), (radius, high), (.001, high)], material, at, 48)
