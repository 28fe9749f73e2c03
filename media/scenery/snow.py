"""Fresh snow near the lens: along rails and sills, and level."""
import math

import numpy as np

from .noise import fbm
from .shapes import instance, mesh


def snow_on(x0, x1, y, z, wide, high, snow, seed=0, lip=.02):
    """Fresh snow along a bar on x: round above, leaning over its edge here and there, its ends round."""
    n_ = int((x1 - x0) / .012) + 2
    s, a = np.meshgrid(np.linspace(0, 1, n_), np.linspace(-.18, math.pi + .18, 34), indexing='ij')
    x = x0 + (x1 - x0) * s
    end = np.clip(np.minimum(x - x0, x1 - x) / (high * .9), 0, 1)
    round_ = np.sqrt(np.clip(1 - (1 - end) ** 2, .0004, 1))
    tall = high * (1 + .26 * fbm(x * 3.1, x * 0 + seed, seed, 5)) * round_
    lean = .010 * fbm(x * 2.0, x * 0, seed + 1, 3)
    half = (wide / 2 + lip * (.6 + .5 * fbm(x * 4, a * .6, seed + 2, 3))) * (.75 + .25 * round_)
    yy = y + lean * np.sin(a).clip(0) - half * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .55
    zz = z + tall * np.sign(np.sin(a)) * np.abs(np.sin(a)) ** .75 - .008 * (np.abs(np.cos(a)) > .93)
    zz = zz + (.014 * fbm(x * 5.5, a * .9, seed + 4, 3) + .0075 * fbm(x * 15, a * 2.2, seed + 3, 5)) * round_ * np.clip(np.sin(a) * 2, .15, 1)
    k = np.arange(s.size).reshape(s.shape)
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
    return instance(mesh(np.stack([x, yy, zz], -1).reshape(-1, 3), faces, snow, smooth=True))


def drifted(x, y, heights, snow, seed):
    """Snow that lies level: a grid of points; heights(X, Y) its depth."""
    X, Y = np.meshgrid(np.linspace(*x), np.linspace(*y))
    Z = heights(X, Y) + .006 * fbm(X * 9, Y * 9, seed, 4) + .018 * fbm(X * 1.6, Y * 1.6, seed + 1, 4)
    k = np.arange(X.size).reshape(X.shape)
    return instance(mesh(np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist(), snow, smooth=True))
