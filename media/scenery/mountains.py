"""Mountains as rivers make them: land is lifted, water gathers and cuts in proportion to what drains through a point,
and slopes that grow too steep slide. Gives the branching ridges and valleys that summed noise never has.

The cutting follows the stream power law, solved downstream first (Braun and Willett 2013, doi.org/10.1016/j.geomorph.2012.10.008).
"""
import hashlib
import math
import os

import cv2
import numpy as np
from numba import njit

from .noise import fbm

KEPT = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '.cache', 'land')


def mountains(uplift, cell, steps=(80, 30, 15), cut=24.0, bend=0.45, talus=1.1, seed=1):
    """Heights in metres where `uplift` (rows along y) is 0..1; where it is 0 the land stays at its base level.

    cell: metres between points. Worked out coarse first, each later stage of `steps` at twice the fineness. cut: how
    deep rivers cut (higher: lower mountains). bend: exponent of the drained area. talus: steepest slope that holds.
    """
    with open(__file__, 'rb') as file:
        key = hashlib.sha256(file.read() + np.asarray(uplift, np.float32).tobytes() + repr((cell, steps, cut, bend, talus, seed)).encode()).hexdigest()[:16]
    kept = os.path.join(KEPT, key + '.npy')
    if os.path.exists(kept):
        return np.load(kept).astype(np.float64)
    levels = len(steps)
    height = None
    for level, count in enumerate(steps):
        factor = 2 ** (levels - 1 - level)
        size = (math.ceil(uplift.shape[1] / factor), math.ceil(uplift.shape[0] / factor))
        lift = cv2.resize(uplift.astype(np.float32), size, interpolation=cv2.INTER_AREA).astype(np.float64)
        if height is None:
            height = np.zeros(lift.shape)
        else:
            height = cv2.resize(height.astype(np.float32), size, interpolation=cv2.INTER_LINEAR).astype(np.float64)
        x, y = np.meshgrid(np.arange(size[0]), np.arange(size[1]))
        height += np.where(lift > 0, (fbm(x / 7, y / 7, seed + level, 4) + 1) * cell * factor * (1.2 if level == 0 else .25), 0)
        lift = lift * (1 + .5 * fbm(x / 20, y / 20, seed + 9, 3))
        height = _carve(height, lift, cell * factor, count, cut, bend, talus, seed)
    os.makedirs(KEPT, exist_ok=True)
    np.save(kept, height.astype(np.float32))
    return height


@njit(cache=True)
def _carve(h, lift, cell, steps, cut, bend, talus, seed):
    np.random.seed(seed)
    rows, columns = h.shape
    total = rows * columns
    flat, up = h.ravel(), lift.ravel()
    receiver, length, area = np.empty(total, np.int64), np.ones(total), np.empty(total)
    for _ in range(steps):
        for k in range(total):
            if up[k] > 0:
                flat[k] += up[k] * 30.0
            receiver[k], best = k, 0.0
            area[k] = cell * cell
            i, j = k // columns, k % columns
            if up[k] <= 0 or i == 0 or j == 0 or i == rows - 1 or j == columns - 1:
                continue
            for di in range(-1, 2):
                for dj in range(-1, 2):
                    if di or dj:
                        far = cell * math.sqrt(di * di + dj * dj)
                        q = (i + di) * columns + j + dj
                        fall = (flat[k] - flat[q]) / far * (.75 + .5 * np.random.random())
                        if fall > best:
                            best, receiver[k], length[k] = fall, q, far
        order = np.argsort(flat)
        for n in range(total - 1, -1, -1):
            k = order[n]
            if receiver[k] != k:
                area[receiver[k]] += area[k]
        for n in range(total):
            k = order[n]
            r = receiver[k]
            if r != k:
                f = cut * (area[k] / 1e4) ** bend / length[k]
                flat[k] = max((flat[k] + f * flat[r]) / (1 + f), flat[r])
                flat[k] = min(flat[k], flat[r] + talus * length[k])
    return flat.reshape(rows, columns)


def ledges(height, beds, strength, dip=(0.0, 0.0), seed=5, cell=1.0):
    """Hard beds stand out as cliffs and soft ones lie back: `beds` metres each, tilted by `dip` (rise per metre along x and y)."""
    rows, columns = height.shape
    x, y = np.meshgrid(np.arange(columns) * cell, np.arange(rows) * cell)
    level = (height - dip[0] * x - dip[1] * y) / beds + fbm(x / (beds * 25), y / (beds * 25), seed, 3) * .6
    part = level - np.floor(level)
    step = np.floor(level) + np.clip((part - .3) / .4, 0, 1)
    return height + (step - level) * beds * strength
