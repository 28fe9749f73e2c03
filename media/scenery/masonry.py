"""Walls of stones laid one by one."""
import numpy as np

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
