"""Gradient noise for shapes of the land: Perlin, fractal sums and ridges, on numpy arrays of any form."""
import numpy as np


class Perlin:
    """Two-dimensional gradient noise, about -1..1, one feature per unit."""

    def __init__(self, seed):
        source = np.random.RandomState(seed)
        self.table = np.tile(source.permutation(256), 2)
        angle = source.rand(256) * 2 * np.pi
        self.gradients = np.stack([np.cos(angle), np.sin(angle)], 1)

    def __call__(self, x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        xi, yi = np.floor(x).astype(int), np.floor(y).astype(int)
        xf, yf = x - xi, y - yi
        u, v = (t * t * t * (t * (t * 6 - 15) + 10) for t in (xf, yf))

        def corner(dx, dy):
            g = self.gradients[self.table[self.table[(xi + dx) & 255] + ((yi + dy) & 255)]]
            return g[..., 0] * (xf - dx) + g[..., 1] * (yf - dy)

        near = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * u
        far = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * u
        return (near + (far - near) * v) * 1.5


def fbm(x, y, seed=1, octaves=7, gain=0.5, ridged=False):
    """Fractal sum, about -1..1; ridged gives crests, about 0..1."""
    perlin = Perlin(seed)
    total = np.zeros(np.broadcast(x, y).shape)
    weight = np.ones_like(total)
    amplitude, frequency, norm = 1.0, 1.0, 0.0
    for i in range(octaves):
        value = perlin(x * frequency + i * 17.3, y * frequency - i * 9.1)
        if ridged:
            value = (1 - np.abs(value)) ** 2 * weight
            weight = np.clip(value * 1.6, 0, 1)
        total += value * amplitude
        norm += amplitude
        amplitude *= gain
        frequency *= 2
    return total / norm
