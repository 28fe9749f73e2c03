"""Aspens near the lens: chalk white trunks with black scars, round leaves on flat stalks, lit through."""
import math

import numpy as np

from . import nodes as n
from .dishes import blend, painted
from .foliage import lit_through
from .noise import fbm
from .shapes import instance, mesh, tube


def trunk(x, y, radius, bark, seed, eyes, lean=0.0, low=.2, high=3.2, fine=None):
    """A trunk whose scars are painted and pressed in: eyes [(angle, height, size)]. fine: near the lens."""
    fine = y < .5 if fine is None else fine
    z, a = np.meshgrid(np.arange(low, high, .004 if fine else .02), np.linspace(0, 2 * math.pi, 220 if fine else 72, endpoint=False), indexing='ij')
    r = radius * (1 - .03 * (z - 1.6)) + .004 * fbm(np.cos(a) * 2, np.sin(a) * 2 + z * 3, seed, 3)
    lines = fbm(a * radius * 9, z * 130, seed + 3, 4)
    flecks = np.clip((fbm(a * radius * 60, z * 260, seed + 5, 3) - .18) * 6, 0, 1)
    chalk = fbm(np.cos(a) * 3, np.sin(a) * 3 + z * 6, seed + 7, 5)
    tone = blend('#e6ddc8', '#b9ad8e', np.clip(.4 + 2.0 * chalk, 0, 1))
    tone = blend(tone, '#b9b58c', np.clip(chalk * 3 - .55, 0, 1) * .5)
    tone = blend(tone, '#6a6150', np.clip(lines * 3 - .55, 0, 1) * .6)
    flecks = flecks * np.clip(.30 + 2.4 * fbm(np.cos(a) * 1.4, np.sin(a) * 1.4 + z * 2.2, seed + 9, 4), 0, 1)
    tone = blend(tone, '#3a322a', flecks * .8)
    for angle, height, size in eyes:
        across = (np.mod(a - angle + math.pi, 2 * math.pi) - math.pi) * radius / size
        up = (z - height) / size
        rough = .34 * fbm(across * 1.1 + seed, up * 1.1, seed + 11, 5)
        arch = up - .42 + .20 * across ** 2 + rough
        brow = np.exp(-(arch / (.15 + .10 * np.exp(-across ** 2))) ** 2) * np.clip(2.3 - np.abs(across), 0, 1)
        knot = np.clip(2.2 - 2.2 * np.hypot(across * .75, (up - .18) * 1.25) - 3.0 * rough, 0, 1)
        wide = np.exp(-(np.hypot(across * .45, up * .9) / 1.0) ** 4)
        r = r + .005 * size / .04 * wide - .005 * knot * size / .04
        tone = blend(tone, '#4a4138', .45 * np.exp(-(np.hypot(across * .55, up * .9) / 1.1) ** 4) * np.clip(.5 + 3 * chalk, 0, 1))
        tone = blend(tone, '#191512', np.clip(.95 * knot + brow, 0, 1) * .93)
    points = np.stack([x + lean * (z - 1.6) + r * np.cos(a), y + r * np.sin(a), z], -1)
    return instance(painted(points, tone, bark, round_=True))


def round_leaf(material, size, seed):
    """Mesh data of one leaf: nearly a circle with a drawn tip, small teeth, folded along its rib; its stalk at the origin, hanging along -Z."""
    r = np.random.RandomState(seed)
    rings, spokes = 7, 44
    vertices, faces = [(0, 0, 0)], []
    for i in range(1, rings + 1):
        for j in range(spokes):
            a = 2 * math.pi * j / spokes
            out = .5 * (1 + .10 * math.cos(a) + .16 * math.exp(-((math.pi - abs(a - math.pi) - 0) / .30) ** 2) + (.022 * (j % 2) if i == rings else 0)) * i / rings
            x, z = out * math.sin(a) * size, -(out * math.cos(a) + .48) * size
            y = .16 * abs(x) + .05 * size * math.sin(3 * z / size + seed) * (i / rings)
            vertices.append((x, y + r.normal(0, .0004), z))
    vertices[0] = (0, 0, -.48 * size)
    faces += [(0, 1 + j, 1 + (j + 1) % spokes) for j in range(spokes)]
    for i in range(rings - 1):
        k = 1 + i * spokes
        faces += [(k + j, k + spokes + j, k + spokes + (j + 1) % spokes, k + (j + 1) % spokes) for j in range(spokes)]
    return mesh(vertices, faces, material, smooth=True, name='aspen leaf')


def gold(first, second):
    """A leaf lit through, its veins paler than its blade."""
    material, t, shader = n.new_material('gold')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    x, _y, z = n.split(t, at)
    info = t.nodes.new('ShaderNodeObjectInfo')
    tone = n.ramp(t, info.outputs['Random'], [(0, first), (1, second)])
    side = n.math(t, 'ABSOLUTE', x)
    veins = n.math(t, 'ABSOLUTE', n.math(t, 'SINE', n.math(t, 'MULTIPLY', n.math(t, 'ADD', z, n.math(t, 'MULTIPLY', side, .9)), 330.0)))
    rib = n.math(t, 'MAXIMUM', n.ramp(t, side, [(.0006, 1.0), (.0014, 0.0)]), n.ramp(t, veins, [(.04, .7), (.16, 0.0)]))
    spots = n.ramp(t, n.noise(t, at, 130.0, 4.0, .65), [(.62, 0.0), (.74, .7)])
    tone = n.mix(t, spots, n.mix(t, rib, tone, '#f6df8a'), '#8a4a14')
    lit_through(t, shader, tone, .55, .42, .3)
    return material


def twig_of(start, way, long, leaves, wood_, rnd, count=12):
    point, going, points = np.array(start, float), np.array(way, float) / np.linalg.norm(way), []
    for _ in range(16):
        points.append(point.copy())
        point = point + going * long / 16
        going = going + np.array([rnd.gauss(0, .09), rnd.gauss(0, .09), rnd.gauss(0, .08) - .02])
        going /= np.linalg.norm(going)
    tube(points, .0026, wood_, 7)
    for k in range(count):
        p = points[min(15, 2 + int(13.5 * k / count))]
        end = p + np.array([rnd.gauss(0, .016), rnd.gauss(0, .012), -rnd.uniform(.012, .034)])
        tube([p, (p + end) / 2 + np.array([rnd.gauss(0, .002), 0, .004]), end], .0008, wood_, 5)
        leaf_ = instance(leaves[rnd.randrange(len(leaves))], end, rnd.uniform(.8, 1.2))
        leaf_.rotation_euler = (math.radians(rnd.gauss(0, 22)), math.radians(rnd.gauss(0, 24)), math.radians(rnd.gauss(0, 45)))
