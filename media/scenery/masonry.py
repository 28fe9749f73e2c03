"""Walls of stones laid one by one, and of brick."""
import numpy as np

from . import nodes as n
from .cloth import rounded
from .shapes import instance, mesh


def masonry(x0, x1, y, z0, z1, stones, rnd, deep=.10, open_=None, tall_=(.13, .22), wide_=(.16, .38), edge=.035, joint=.018, wave=.008):
    """Field stones in rough courses before a bed of mortar whose face is at y. open_: (x0, x1, z1) left free;
    tall_, wide_: how large stones are, from and to; wave: how uneven they are."""
    z = z0
    while z < z1 - .04:
        tall = min(rnd.uniform(*tall_), z1 - z)
        x = x0 - rnd.uniform(0, .12)
        while x < x1 - .03:
            wide = rnd.uniform(*wide_)
            a, b = max(x, x0), min(x + wide, x1)
            if open_ and z < open_[2]:
                if a < open_[0] < b:
                    b = open_[0]
                if a < open_[1] < b:
                    a = open_[1]
            inside = open_ and z < open_[2] and a > open_[0] - .01 and b < open_[1] + .01
            if b - a > .05 and not inside:
                points, faces = rounded(0, 0, -tall / 2, b - a - joint, deep + rnd.uniform(0, .05), tall - joint, edge, 9)
                points = points + wave * np.sin(points[:, [1, 2, 0]] * rnd.uniform(14, 26) + rnd.uniform(0, 6))
                instance(mesh(points, faces, stones[rnd.randrange(len(stones))], smooth=True), ((a + b) / 2, y, z + tall / 2), 1.0, rnd.uniform(-2, 2), rnd.uniform(-3, 3))
            x += wide
        z += tall


def brick(first, second, joint):
    """Old brick laid in running bond, each its own red, soot in patches."""
    material, t, shader = n.new_material('brick')
    x, y, z = n.split(t, n.position(t))
    where = n.combine(t, n.math(t, 'ADD', x, y), z, 0.0)
    rows = n.add(t, 'ShaderNodeTexBrick', {'Vector': where, 'Color1': first, 'Color2': second, 'Mortar': joint, 'Scale': 1.0, 'Mortar Size': .006, 'Mortar Smooth': .25, 'Bias': -.1, 'Brick Width': .215, 'Row Height': .074}, offset=.5)
    fine = n.noise(t, where, 70.0, 5.0, .7)
    soot = n.noise(t, where, .9, 6.0, .68)
    color = n.mix(t, n.ramp(t, fine, [(.35, .5), (.65, .0)]), rows.outputs[0], n.shade(first, .35))
    color = n.mix(t, n.ramp(t, soot, [(.48, .0), (.72, .55)]), color, '#3a2622')
    t.links.new(color, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .92, .15
    height = n.math(t, 'SUBTRACT', n.math(t, 'MULTIPLY', fine, .35), rows.outputs[1])
    t.links.new(n.bump(t, height, .010, .9), shader.inputs['Normal'])
    return material
