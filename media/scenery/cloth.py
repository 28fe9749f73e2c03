"""Linen: pillows, covers and throws that fall and settle (`drape`), and curtains in pleats.

What was simulated is kept in media/.cache/cloth, by what went in. Shapes come back as mesh data of real size.
"""
import hashlib
import math
import os

import numpy as np

from . import nodes as n
from .drape import rest
from .shapes import instance, mesh

KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '.cache', 'cloth')


def linen(color, other=None, rough=0.9, weave=0.0007, through=0.0, stripes=None):
    """Woven fabric: a soft sheen, slubs and a fine weave. through: the part of light that passes (curtains).
    stripes: (colour, metres from stripe to stripe, part that is coloured), across the world's y."""
    material, t, shader = n.new_material('linen')
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, 0.12
    shader.inputs['Sheen'].default_value = 0.35
    at = t.nodes.new('ShaderNodeTexCoord').outputs['UV']
    slubs = n.noise(t, n.vector(t, 'MULTIPLY', at, (60, 900, 1)), 1.0, 3.0, 0.6)
    slubs = n.math(t, 'ADD', slubs, n.noise(t, n.vector(t, 'MULTIPLY', at, (900, 60, 1)), 1.0, 3.0, 0.6))
    tone = n.ramp(t, n.math(t, 'MULTIPLY', slubs, 0.5), [(0.3, other or n.shade(color, 0.86)), (0.7, color)])
    if stripes:
        ink, apart, part = stripes
        _u, v, _ = n.split(t, at)
        band = n.math(t, 'LESS_THAN', n.math(t, 'FRACT', n.math(t, 'DIVIDE', v, apart)), part)
        tone = n.mix(t, band, tone, n.mix(t, slubs, n.shade(ink, 0.8), ink))
    t.links.new(tone, shader.inputs['Base Color'])
    t.links.new(n.bump(t, slubs, weave, 0.6), shader.inputs['Normal'])
    if through:
        lit = n.add(t, 'ShaderNodeBsdfTranslucent', {0: tone})
        clear = n.add(t, 'ShaderNodeBsdfTransparent')
        veil, cloth = n.add(t, 'ShaderNodeMixShader', {0: 0.35}), n.add(t, 'ShaderNodeMixShader', {0: through})
        t.links.new(lit.outputs[0], veil.inputs[1])
        t.links.new(clear.outputs[0], veil.inputs[2])
        t.links.new(shader.outputs[0], cloth.inputs[1])
        t.links.new(veil.outputs[0], cloth.inputs[2])
        t.links.new(cloth.outputs[0], n.output(t).inputs[0])
    return material


def _uv(data, coordinates):
    layer = data.uv_layers.new(name='UVMap')
    loops = np.empty(len(data.loops), np.int32)
    data.loops.foreach_get('vertex_index', loops)
    layer.data.foreach_set('uv', np.asarray(coordinates, np.float32)[loops].ravel())
    return data


def _settle(points, faces, **settings):
    """`drape.rest`, remembered."""
    key = hashlib.sha256(repr((np.round(points, 5).tobytes(), len(faces), [(k, v.tobytes() if isinstance(v, np.ndarray) else v) for k, v in sorted(settings.items())])).encode()).hexdigest()[:16]
    path = os.path.join(KEPT, key + '.npy')
    if os.path.exists(path):
        return np.load(path)
    out = rest(points, faces, **settings)
    os.makedirs(KEPT, exist_ok=True)
    np.save(path, out)
    return out


def _sheet(across, along, cell):
    """A grid in the plane, centred across, from 0 along: points, faces, rows x columns."""
    columns, rows = round(across / cell) + 1, round(along / cell) + 1
    u, v = np.meshgrid(np.linspace(-across / 2, across / 2, columns), np.linspace(0, along, rows))
    k = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist()
    return u, v, faces


def _thick(obj, thickness, levels=1):
    if thickness:
        solid = obj.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness, solid.offset = thickness, 1
    if levels:
        smooth = obj.modifiers.new('smooth', 'SUBSURF')
        smooth.levels = smooth.render_levels = levels
    return obj


def pillow(width, height, material, seed=0, pressure=120.0, cell=0.018):
    """A filled case lying flat round the origin, seams at its edge; stand it with `instance`'s tilt."""
    u, v, faces = _sheet(width, height, cell)
    rows, columns = u.shape
    r = np.random.RandomState(seed)
    v = v - height / 2
    edge = np.minimum(np.minimum(u + width / 2, width / 2 - u), np.minimum(v + height / 2, height / 2 - v))
    ripple = r.normal(0, 0.0015, u.shape)
    inside = edge > 1e-6
    top = np.stack([u, v, np.where(inside, 0.012, 0) + ripple], -1).reshape(-1, 3)
    low = np.stack([u, v, np.where(inside, -0.012, 0) + ripple], -1).reshape(-1, 3)
    index = np.arange(rows * columns)
    below = np.where(inside.ravel(), 0, index)
    below[inside.ravel()] = rows * columns + np.arange(int(inside.sum()))
    points = np.concatenate([top, low[inside.ravel()]])
    faces = faces + [[int(below[i]) for i in reversed(f)] for f in faces]
    uv = np.stack([np.concatenate([u.ravel(), u.ravel()[inside.ravel()]]), np.concatenate([v.ravel(), v.ravel()[inside.ravel()]])], -1)
    lain = _settle(points, faces, gravity=0.0, pressure=pressure, seconds=1.2, steps=900, soft=(1.0, .35, .05), drag=4.0, grow=.015)
    return _uv(mesh(lain, faces, material, smooth=True, name='pillow'), uv)


def spread(across, along, material, blocks, start, under=None, cell=0.025, seconds=1.6, fold=0.0, seed=0, thickness=0.02, grow=0.03, rumple=0.02, stiff=0.1, turn=0.0):
    """A cover let fall over the blocks (and the points of the cloth `under` it; see `drape.rest`): its middle across at `start` (x, y, z), lying along +y from there; the first
    `fold` metres are turned back. grow: how much fuller than its outline it is (crumples)."""
    u, v, faces = _sheet(across, along, cell)
    r = np.random.RandomState(seed)
    wide = sum(r.uniform(.4, 1) * np.sin(u * r.uniform(2, 9) + v * r.uniform(-9, 9) + r.uniform(0, 6)) for _ in range(7)) / 5
    z, y = rumple * wide + 0.001 * r.normal(0, 1, u.shape), v.copy()
    if fold:
        radius = 0.035
        arc = math.pi * radius
        s = fold + arc - v
        bend = np.clip(s / radius, 0, math.pi)
        turned = v < fold + arc
        y = np.where(turned, fold + arc - radius * np.sin(bend), v)
        y = np.where(v < fold, fold + arc + (fold - v), y)
        z = z * np.where(turned, .3, 1) + np.where(turned, radius * (1 - np.cos(bend)), 0)
        y = y - fold - arc
    c, d = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = np.stack([start[0] + u * c - y * d, start[1] + u * d + y * c, start[2] + z], -1).reshape(-1, 3)
    flat = np.stack([u, v, 0 * u], -1).reshape(-1, 3)
    lain = _settle(points, faces, blocks=tuple(blocks), under=under, floor=0.0, flat=flat, seconds=seconds, steps=int(seconds * 1000), soft=(1.0, .4, stiff), apart=cell * .9 if fold else 0.0, grow=grow)
    data = _uv(mesh(lain, faces, material, smooth=True, name='cover'), np.stack([u.ravel(), v.ravel()], -1))
    return _thick(instance(data, name='cover'), thickness), lain


def rounded(x, y, z, width, depth, height, edge=0.06, g=15):
    """Points and faces of a mattress-like block standing on z, its edges rounded; few points (g) do for an obstacle."""
    size = np.array([width, depth, height])
    points, faces = [], []
    for side in range(6):
        a, sign = side % 3, 1 if side < 3 else -1
        b, c = (a + 1) % 3, (a + 2) % 3
        p, q = np.meshgrid(np.linspace(-1, 1, g), np.linspace(-1, 1, g), indexing='ij')
        block = np.zeros((g, g, 3))
        block[..., a], block[..., b], block[..., c] = sign * size[a] / 2, np.sign(p) * np.abs(p) ** .55 * size[b] / 2, np.sign(q) * np.abs(q) ** .55 * size[c] / 2
        core = np.clip(block, -(size / 2 - edge), size / 2 - edge)
        out = block - core
        block = core + out / np.maximum(np.linalg.norm(out, axis=-1, keepdims=True), 1e-9) * edge
        k = np.arange(g * g).reshape(g, g) + len(points)
        quads = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4)
        faces += (quads if sign > 0 else quads[:, ::-1]).tolist()
        points += block.reshape(-1, 3).tolist()
    return np.array(points) + np.array([x, y, z + height / 2]), faces


def hanging(width, height, material, at, turn=0.0, pleats=9, depth=0.06, seed=0, gather=0.0):
    """A curtain that hangs from z down in pleats, its left upper corner at `at`. gather 0..1 draws it to the left at
    two fifths of its height, as a tie would."""
    r = np.random.RandomState(seed)
    columns, rows = pleats * 16, 70
    s, h = np.meshgrid(np.linspace(0, 1, columns), np.linspace(0, 1, rows))
    phase = 2 * math.pi * pleats * s + 1.1 * np.sin(2 * math.pi * s * 1.7 + r.uniform(0, 6)) + .5 * np.sin(5 * h + s * 9 + r.uniform(0, 6)) * h
    swell = .65 + .35 * np.sin(2 * math.pi * s * 2.3 + r.uniform(0, 6))
    waist = np.exp(-((h - .6) / .16) ** 2) * gather + gather * .35 * np.clip((h - .6) * 3, 0, 1)
    x = s * width * (1 - .8 * waist)
    y = depth * (.35 + .65 * np.clip(h * 4, 0, 1)) * swell * np.sin(phase) * (1 + .5 * waist) + .03 * np.sin(3 * h + s * 4) * h
    x = x + .3 * depth * np.sin(2 * phase) * .35
    points = np.stack([x, y, -h * height], -1).reshape(-1, 3)
    k = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
    data = _uv(mesh(points, faces, material, smooth=True, name='curtain'), np.stack([(s * width * 1.8).ravel(), (h * height).ravel()], -1))
    return instance(data, at, 1.0, turn)
