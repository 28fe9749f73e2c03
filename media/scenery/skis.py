"""Skis and poles of today, near the lens."""
import math

import numpy as np

from . import nodes as n
from .shapes import group, revolve, solid, tube


def ski(at, turn, lean, base, edge, long=1.72):
    """A carving ski stuck in the snow by its tail, its sole toward us: waisted, steel along its edges, the tip bent away."""
    u = np.linspace(0, 1, 80)
    half = np.interp(u, [0, .06, .16, .48, .84, .93, .965, .99, 1], [.050, .054, .052, .034, .058, .061, .052, .028, .006])
    away = .10 * np.clip((u - .86) / .14, 0, 1) ** 1.8 + .012 * np.sin(np.clip(u / .86, 0, 1) * math.pi)
    parts = []
    for material, a, b, front in ((edge, -1, 1, .0), (base, -.93, .93, -.0012)):
        v, f = [], []
        for w, d, s in zip(half, away, u * long):
            v += [(a * w, d + front, s), (b * w, d + front, s), (b * w, d + .013, s), (a * w, d + .013, s)]
        for i in range(79):
            f += [(4 * i + j, 4 * i + (j + 1) % 4, 4 * i + 4 + (j + 1) % 4, 4 * i + 4 + j) for j in range(4)]
        parts.append(solid(v, f, material))
    holder = group(parts, at, 1.0, turn)
    holder.rotation_euler[0] = math.radians(lean)
    holder.rotation_euler[1] = math.radians(turn * .22)


def sole(first, second):
    """The sole of a ski: two colours that meet aslant, waxed along."""
    material, t, shader = n.new_material('sole')
    x, _y, z = n.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    side = n.math(t, 'GREATER_THAN', n.math(t, 'ADD', n.math(t, 'MULTIPLY', x, 5.5), z), 1.02)
    t.links.new(n.mix(t, side, first, second), shader.inputs['Base Color'])
    scratch = n.noise(t, n.vector(t, 'MULTIPLY', n.combine(t, x, 0.0, z), (420, 1, 3)), 1.0, 4.0, .6)
    t.links.new(n.ramp(t, scratch, [(.3, .22), (.7, .42)]), shader.inputs['Roughness'])
    return material


def pole(at, turn, lean, shaft, grip, strap):
    """A pole: grip with its knob, a strap that hangs, the basket in the snow."""
    parts = [tube([(0, 0, 0), (0, 0, 1.02)], .0072, shaft, 16), revolve([(.006, 1.0), (.016, 1.01), (.0155, 1.05), (.018, 1.09), (.0165, 1.125), (.022, 1.135), (.021, 1.15), (.001, 1.156)], grip, segments=32),
             revolve([(.008, .085), (.044, .078), (.046, .074), (.030, .070), (.008, .068)], grip, segments=40)]
    for s in (-1, 1):
        parts.append(tube([(.006 * s, -.016, 1.13), (.03 * s, -.034, 1.09), (.045 * s, -.04, 1.01), (.02 * s, -.035, .93), (0, -.03, .915)], .0042, strap, 8))
    holder = group(parts, at, 1.0, turn)
    holder.rotation_euler[0], holder.rotation_euler[1] = math.radians(lean), math.radians(turn * .3)
