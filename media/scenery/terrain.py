"""Land as height fields: droplet erosion, and `Ground`, which knows its height anywhere so that things stand on it.

Sink every edge of a field well below the next plane, and put a plane under all: a cut edge shows. Erode gentle land
only; on steep small grids erosion makes needles.
"""
import math

import bpy
import numpy as np
from numba import njit

from .shapes import link


class Ground:
    """A field `z` (rows along y, columns along x) over x and y ranges in metres."""

    def __init__(self, z, x, y):
        self.z, self.x, self.y = np.asarray(z, float), x, y

    @staticmethod
    def axes(x, y, columns, rows=None):
        """Coordinate arrays X, Y for a new field; rows default to square cells."""
        rows = rows or max(2, int(columns * (y[1] - y[0]) / (x[1] - x[0])))
        return np.meshgrid(np.linspace(*x, columns), np.linspace(*y, rows))

    def eroded(self, drops=150000, seed=3, radius=2):
        """Gullies cut by drops of rain; needs about square cells."""
        cell = (self.x[1] - self.x[0]) / (self.z.shape[1] - 1)
        self.z = _erode(self.z / cell, drops, seed, radius) * cell
        return self

    def _index(self, px, py):
        rows, columns = self.z.shape
        i = (py - self.y[0]) / (self.y[1] - self.y[0]) * (rows - 1)
        j = (px - self.x[0]) / (self.x[1] - self.x[0]) * (columns - 1)
        return min(max(i, 0), rows - 1.001), min(max(j, 0), columns - 1.001)

    def height(self, px, py):
        """Metres at a point, between the cells."""
        i, j = self._index(px, py)
        a, b = int(i), int(j)
        fi, fj = i - a, j - b
        z = self.z
        return float((z[a, b] * (1 - fj) + z[a, b + 1] * fj) * (1 - fi) + (z[a + 1, b] * (1 - fj) + z[a + 1, b + 1] * fj) * fi)

    def slope(self, px, py, reach=8.0):
        """Rise per metre, both directions added."""
        return (abs(self.height(px + reach, py) - self.height(px - reach, py)) + abs(self.height(px, py + reach) - self.height(px, py - reach))) / (2 * reach)

    def place(self, material, smooth=True):
        """The field as an object."""
        rows, columns = self.z.shape
        X, Y = np.meshgrid(np.linspace(*self.x, columns), np.linspace(*self.y, rows))
        points = np.stack([X, Y, self.z], -1).reshape(-1, 3).astype(np.float32)
        k = np.arange(rows * columns).reshape(rows, columns)
        quads = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4)
        data = bpy.data.meshes.new('ground')
        data.vertices.add(len(points))
        data.vertices.foreach_set('co', points.ravel())
        data.loops.add(quads.size)
        data.loops.foreach_set('vertex_index', quads.ravel().astype(np.int32))
        data.polygons.add(len(quads))
        data.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
        data.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
        data.polygons.foreach_set('use_smooth', np.full(len(quads), smooth))
        data.update(calc_edges=True)
        data.materials.append(material)
        return link(bpy.data.objects.new('ground', data))


def _erode(height, drops, seed, radius):
    return _rain(height.astype(np.float64), drops, seed, radius)


@njit(cache=True)
def _rain(h, drops, seed, radius):
    np.random.seed(seed)
    rows, columns = h.shape
    total = 0.0
    for oy in range(-radius, radius + 1):
        for ox in range(-radius, radius + 1):
            total += max(0.0, radius - math.sqrt(ox * ox + oy * oy))
    for _ in range(drops):
        x, y = np.random.random() * (columns - 3) + 1, np.random.random() * (rows - 3) + 1
        dx = dy = load = 0.0
        speed = water = 1.0
        for _step in range(60):
            i, j = int(y), int(x)
            fy, fx = y - i, x - j
            a, b, c, d = h[i, j], h[i, j + 1], h[i + 1, j], h[i + 1, j + 1]
            dx = dx * 0.08 - ((b - a) * (1 - fy) + (d - c) * fy) * 0.92
            dy = dy * 0.08 - ((c - a) * (1 - fx) + (d - b) * fx) * 0.92
            length = math.sqrt(dx * dx + dy * dy)
            if length < 1e-9:
                break
            dx, dy = dx / length, dy / length
            nx, ny = x + dx, y + dy
            if nx < 1 or ny < 1 or nx >= columns - 2 or ny >= rows - 2:
                break
            before = a * (1 - fx) * (1 - fy) + b * fx * (1 - fy) + c * (1 - fx) * fy + d * fx * fy
            p, q = int(ny), int(nx)
            gy, gx = ny - p, nx - q
            after = h[p, q] * (1 - gx) * (1 - gy) + h[p, q + 1] * gx * (1 - gy) + h[p + 1, q] * (1 - gx) * gy + h[p + 1, q + 1] * gx * gy
            fall = after - before
            capacity = max(-fall, 0.0005) * speed * water * 5.0
            if load > capacity or fall > 0:
                drop = min(fall, load) if fall > 0 else (load - capacity) * 0.3
                load -= drop
                h[i, j] += drop * (1 - fx) * (1 - fy)
                h[i, j + 1] += drop * fx * (1 - fy)
                h[i + 1, j] += drop * (1 - fx) * fy
                h[i + 1, j + 1] += drop * fx * fy
            else:
                take = min((capacity - load) * 0.3, -fall)
                for oy in range(-radius, radius + 1):
                    for ox in range(-radius, radius + 1):
                        share = radius - math.sqrt(ox * ox + oy * oy)
                        yy, xx = i + oy, j + ox
                        if share > 0 and 0 <= yy < rows and 0 <= xx < columns:
                            h[yy, xx] -= take * share / total
                load += take
            speed = math.sqrt(max(0.0, speed * speed - fall * 8.0))
            water *= 0.985
            x, y = nx, ny
    return h
