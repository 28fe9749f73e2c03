"""What houses by the shore of Long Island are made of: weathered shingles, white boards and sashes, hydrangeas before them."""
import math

import numpy as np
from mathutils import Quaternion, Vector

from . import nodes as n
from .noise import fbm
from .shapes import box, group, instance, mesh


def shingles(x0, x1, z0, z1, rnd, material, open_=None):
    """Courses of split cedar, each shingle its own width, grey and tilt; they lap like scales. open_: (x0, x1, z0, z1) left out."""
    course, z = .125, z0
    while z < z1:
        x = x0 - rnd.uniform(0, .1)
        while x < x1:
            wide = rnd.uniform(.075, .19)
            if not (open_ and open_[0] < x + wide / 2 < open_[1] and open_[2] < z + .06 < open_[3]):
                out, cup, low = .024 + rnd.uniform(-.003, .004), rnd.uniform(-.004, .005), rnd.uniform(-.004, .004)
                u, v = np.meshgrid(np.linspace(0, 1, 9), np.linspace(0, 1, 7), indexing='ij')
                px = x + .003 + u * (wide - .006)
                pz = z + low + v * (course + .05)
                ridge = .0016 * fbm(px * 120, pz * 7, 4, 3)
                py = -out * (1 - v) + cup * (u - .5) ** 2 * 4 * (1 - v) - ridge
                points = np.stack([px, py, pz], -1)
                under = points.copy()
                under[..., 1] += .011
                k = np.arange(63).reshape(9, 7)
                quads = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
                edge = [(k[i, 0], k[i + 1, 0], k[i + 1, 0] + 63, k[i, 0] + 63) for i in range(8)]
                sides = [(k[c, j], k[c, j + 1], k[c, j + 1] + 63, k[c, j] + 63) for c in (0, 8) for j in range(6)]
                instance(mesh(np.concatenate([points.reshape(-1, 3), under.reshape(-1, 3)]), quads + edge + sides, material))
            x += wide
        z += course


def cedar(first, second, third):
    """Weathered cedar: a grey of its own for each shingle, fibres down it, darker where rain runs."""
    material, t, shader = n.new_material('cedar')
    info = t.nodes.new('ShaderNodeObjectInfo')
    where = n.position(t)
    tone = n.ramp(t, info.outputs['Random'], [(0, first), (.55, second), (1, third)])
    fibre = n.noise(t, n.vector(t, 'MULTIPLY', where, (150, 40, 5)), 1.0, 6.0, .65, .2)
    tone = n.mix(t, n.ramp(t, fibre, [(.35, .62), (.62, .0)]), tone, n.shade(first, .42))
    stain = n.noise(t, n.vector(t, 'MULTIPLY', where, (5, 5, 2)), 1.0, 5.0, .6)
    tone = n.mix(t, n.ramp(t, stain, [(.48, 0.0), (.72, .28)]), tone, '#8a7560')
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .9, .15
    t.links.new(n.bump(t, fibre, .0035, .8), shader.inputs['Normal'])
    return material


def mophead(at, radius, petals, rnd, lean=(0, 0)):
    """A globe of four-petalled florets."""
    parts = []
    for k in range(120):
        up = 1 - 2 * (k + .5) / 165
        if up < -.55:
            break
        a = 2.39996 * k
        s = math.sqrt(1 - up * up)
        way = np.array([s * math.cos(a), s * math.sin(a), up]) + np.array([rnd.gauss(0, .05) for _ in range(3)])
        way /= np.linalg.norm(way)
        floret = instance(petals[rnd.randrange(len(petals))], tuple(way * radius * rnd.uniform(.92, 1.04) * np.array([1, 1, .82])), rnd.uniform(.85, 1.15))
        floret.rotation_mode = 'QUATERNION'
        floret.rotation_quaternion = Vector(way).to_track_quat('Z', 'Y') @ Quaternion((0, 0, 1), rnd.uniform(0, 6.28))
        parts.append(floret)
    holder = group(parts, at)
    holder.rotation_euler = (lean[0], lean[1], rnd.uniform(0, 6))


def floret(material, size):
    """Mesh data: four petals in a cross, a little cupped."""
    vertices, faces = [], []
    for q in range(4):
        base = len(vertices)
        a = math.pi / 2 * q
        for i in range(5):
            for j in range(-2, 3):
                u, w = i / 4, j / 2
                r = size * u
                half = size * .46 * math.sin(math.pi * min(1, .10 + .82 * u)) ** .7
                x, y, z = r, half * w, .22 * size * u * u + .10 * size * w * w * u + .0006 * q
                vertices.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z))
        faces += [(base + i * 5 + j, base + (i + 1) * 5 + j, base + (i + 1) * 5 + j + 1, base + i * 5 + j + 1) for i in range(4) for j in range(4)]
    return mesh(vertices, faces, material, smooth=True, name='floret')


def boards(spans, low, high, place, tall=.15):
    """Horizontal boards with open joints: spans [(from, to)] along the wall; place puts (middle, length, z, height) there."""
    z = low
    while z < high - .02:
        for a, b in spans(z + tall / 2):
            place((a + b) / 2, b - a, z, min(tall, high - z) - .007)
        z += tall


def sash(x, y, wide, low, high, paint):
    """A window of two sashes, six panes each."""
    for sx in (-1, 1):
        box(x + sx * (wide / 2 - .022), y, low, .044, .05, high - low, paint, bevel=.004)
    middle = (low + high) / 2
    for z, tall in ((low, .06), (high - .045, .045), (middle - .022, .044)):
        box(x, y, z, wide, .046, tall, paint, bevel=.004)
    for k in (-1, 1):
        box(x + k * wide / 6, y, low, .018, .03, high - low, paint, bevel=.003)
    for z in ((low + middle) / 2, (middle + high) / 2):
        box(x, y, z, wide, .026, .018, paint, bevel=.003)
