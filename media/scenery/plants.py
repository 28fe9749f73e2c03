"""Trees, palms and grass as mesh data of height 1 m: make a few variants, then place thousands with `instance`.

Materials: foliage from `materials.leaf`, wood from `materials.matter`.
"""
import math
import random

import numpy as np

from .shapes import mesh


def conifer(needles, trunk, seed=0, snow=None, tiers=14, loose=0.0):
    """A spruce of drooping branch blades; with `snow` each blade carries some. `loose` (in tiers) scatters them up and down: for near trees."""
    r = random.Random(seed)
    vertices, faces, which = [], [], []

    def blade(a, b, c, material):
        faces.append((len(vertices), len(vertices) + 1, len(vertices) + 2))
        vertices.extend([a, b, c])
        which.append(material)

    for i in range(tiers):
        u = i / (tiers - 1)
        level, reach = 0.1 + u * 0.88, 0.21 * (1 - u) ** 0.85 * (0.9 + 0.2 * r.random()) + 0.008
        count = int(10 + 6 * (1 - u))
        for j in range(count):
            a = 2 * math.pi * (j + r.random() * 0.8) / count
            z = level + (r.uniform(-1, 1) * loose * 0.88 / tiers if loose else 0)
            length = reach * (0.75 + 0.5 * r.random())
            half, drop = 0.05 * (1 - u * 0.6) + 0.012, -length * (0.35 + 0.25 * r.random())
            c, s = math.cos(a), math.sin(a)
            base, tip = (0, 0, z + 0.05 * (1 - u)), (c * length, s * length, z + drop)
            mid = z + drop * 0.45 - 0.01
            left = (c * length * 0.55 - s * half, s * length * 0.55 + c * half, mid)
            right = (c * length * 0.55 + s * half, s * length * 0.55 - c * half, mid)
            blade(base, left, tip, 0)
            blade(base, tip, right, 0)
            if snow and r.random() < 0.85:
                e, k = 0.006, r.uniform(0.7, 0.92)
                up, end = (0, 0, base[2] + e), (tip[0] * k, tip[1] * k, tip[2] + e * 2)
                blade(up, (left[0] * k, left[1] * k, left[2] + e), end, 1)
                blade(up, end, (right[0] * k, right[1] * k, right[2] + e), 1)
    _stem(vertices, faces, which, 0.012, 0.002, 0.95, 2 if snow else 1)
    return mesh(vertices, faces, [needles, snow, trunk] if snow else [needles, trunk], which, name='conifer')


def _stem(vertices, faces, which, low, high, top, material):
    k = len(vertices)
    for radius, z in ((low, 0), (high, top)):
        vertices.extend((radius * math.cos(a * math.pi / 3), radius * math.sin(a * math.pi / 3), z) for a in range(6))
    for a in range(6):
        faces.append((k + a, k + (a + 1) % 6, k + 6 + (a + 1) % 6, k + 6 + a))
        which.append(material)


def cypress(foliage, seed=0, width=1.0):
    """A dark flame; about a sixth as wide as high."""
    r = random.Random(seed)
    vertices, faces = [], []
    for _ in range(900):
        u = r.random() ** 0.8
        z = 0.04 + u * 0.96
        radius = 0.085 * width * math.sin(math.pi * min(1, u * 0.92 + 0.08)) ** 0.55 * (1 - u * 0.55) * (0.65 + 0.45 * r.random())
        a, s = r.random() * 2 * math.pi, 0.018 + 0.02 * r.random()
        c, d = math.cos(a), math.sin(a)
        x, y, k = radius * c, radius * d, len(vertices)
        vertices += [(x - d * s * 0.6, y + c * s * 0.6, z - s), (x + d * s * 0.6, y - c * s * 0.6, z - s), (x + c * 0.24 * s, y + d * 0.24 * s, z + 2.1 * s)]
        faces.append((k, k + 1, k + 2))
    return mesh(vertices, faces, foliage, name='cypress')


def broadleaf(foliage, bark, seed=0, leaves=2600, flat=0.75, trunk=0.45, leaf_size=1.0, spread=0.7):
    """Leaf quads in 14 clusters. `trunk` is the bare part of the height; flat 0.5 makes an umbrella pine, trunk 0.1 a bush."""
    r = np.random.RandomState(seed)
    clusters = np.column_stack([(r.rand(14, 2) - 0.5) * spread, trunk + 0.12 + r.rand(14) * 0.38])
    radii = 0.14 + 0.14 * r.rand(14)
    pick = np.arange(leaves) % 14

    def units():
        v = r.normal(size=(leaves, 3))
        return v / (np.linalg.norm(v, axis=1, keepdims=True) + 1e-9)

    out, a = units(), units()
    centre = clusters[pick] + out * (radii[pick] * (0.75 + 0.3 * r.rand(leaves)))[:, None] * np.array([1, 1, flat])
    b = np.cross(out + a * 0.5, a)
    b /= np.linalg.norm(b, axis=1, keepdims=True) + 1e-9
    size = ((0.022 + 0.018 * r.rand(leaves)) * math.sqrt(2600 / leaves) * leaf_size)[:, None]
    quads = np.stack([centre - a * size, centre - b * size * 0.6, centre + a * size, centre + b * size * 0.6], 1)
    vertices = [tuple(v) for v in quads.reshape(-1, 3)]
    faces = [(4 * i, 4 * i + 1, 4 * i + 2, 4 * i + 3) for i in range(leaves)]
    which = [0] * leaves
    _stem(vertices, faces, which, 0.03, 0.018, trunk + 0.25, 1)
    return mesh(vertices, faces, [foliage, bark], which, name='broadleaf')


def bare_tree(bark, seed=0, depth=5):
    """A winter birch or aspen: forking twigs without leaves."""
    r = random.Random(seed)
    vertices, faces = [], []

    def limb(at, along, length, radius, level):
        end = at + along * length
        side = np.cross(along, [0.3, 0.2, 1.0] if abs(along[2]) < 0.9 else [1, 0, 0])
        side /= np.linalg.norm(side)
        up, k = np.cross(side, along), len(vertices)
        for point, rad in ((at, radius), (end, radius * 0.62)):
            vertices.extend(point + (side * math.cos(t) + up * math.sin(t)) * rad for t in (0, 2.1, 4.2))
        faces.extend((k + j, k + (j + 1) % 3, k + 3 + (j + 1) % 3, k + 3 + j) for j in range(3))
        if level < depth:
            for _ in range(3 if level else 5):
                bend = np.array([r.gauss(0, 1), r.gauss(0, 1), r.gauss(0.35, 0.4)])
                new = along + bend * (0.42 if level else 0.5)
                start = at + along * length * r.uniform(0.45 if level else 0.3, 1.0)
                limb(start, new / np.linalg.norm(new), length * r.uniform(0.5, 0.72), radius * 0.5, level + 1)

    limb(np.zeros(3), np.array([0.03, 0, 1.0]), 0.5, 0.013, 0)
    return mesh(vertices, faces, bark, name='bare')


def palm(fronds, trunk, seed=0, lean=0.12, count=22, length=0.36, droop=0.115):
    """Height 1 up to the crown; each frond a midrib with two rows of narrow leaflets."""
    r = random.Random(seed)
    vertices, faces, which = [], [], []
    rings, around, heading = 14, 7, r.random() * 2 * math.pi
    for i in range(rings + 1):
        u = i / rings
        bend = lean * u * u
        radius = (0.022 - 0.008 * u) * (1 + 0.10 * (i % 2)) * (1.35 if i == 0 else 1)
        vertices += [(bend * math.cos(heading) + radius * math.cos(2 * math.pi * j / around), bend * math.sin(heading) + radius * math.sin(2 * math.pi * j / around), u) for j in range(around)]
    for i in range(rings):
        for j in range(around):
            faces.append((i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j))
            which.append(1)
    top = np.array([lean * math.cos(heading), lean * math.sin(heading), 1.0])
    steps = 26
    for k in range(count):
        azimuth = 2 * math.pi * k / count + r.random() * 0.4
        rise = -0.25 + 1.25 * ((k * 7) % count) / count + r.uniform(-0.1, 0.1)
        whole = length * (0.85 + 0.3 * r.random())
        out, side = np.array([math.cos(azimuth), math.sin(azimuth), 0]), np.array([-math.sin(azimuth), math.cos(azimuth), 0])
        point, going = top.copy(), out * math.cos(rise) + np.array([0, 0, math.sin(rise)])
        for i in range(steps):
            u = i / steps
            point = point + going * (whole / steps)
            going = going + np.array([0, 0, -droop * 16 / steps])
            going /= np.linalg.norm(going)
            wide = 0.115 * math.sin(math.pi * min(1, 0.12 + u * 0.88)) ** 0.7 * (1 - u * 0.25)
            for sign in (-1, 1):
                sag = wide * (0.42 + r.uniform(-0.12, 0.16))
                tip = point + side * sign * wide * r.uniform(0.85, 1.08) + going * (0.055 + r.uniform(-0.01, 0.02)) + np.array([0, 0, -sag])
                thick, n = going * 0.0055, len(vertices)
                vertices += [tuple(point - thick), tuple(point + thick), tuple(tip)]
                faces.append((n, n + 1, n + 2))
                which.append(0)
    return mesh(vertices, faces, [fronds, trunk], which, name='palm')


def tuft(blades, seed=0, count=46):
    """A tuft of dune grass, bent by the wind toward +X."""
    r = random.Random(seed)
    vertices, faces = [], []
    for _ in range(count):
        a, b, high, lean = r.random() * 2 * math.pi, r.random() * 0.16, r.uniform(0.45, 1.0), r.uniform(0.12, 0.5)
        x, y, going = b * math.cos(a), b * math.sin(a), a + r.uniform(-0.5, 0.5) + 0.2
        px, py, k = -math.sin(going) * 0.008, math.cos(going) * 0.008, len(vertices)
        for i in range(5):
            t = i / 4
            q, z, w = lean * t * t, high * (t - 0.36 * lean * t * t), 1 - t * 0.95
            cx, cy = x + q * math.cos(going) + 0.22 * t * t, y + q * math.sin(going)
            vertices += [(cx + px * w, cy + py * w, z), (cx - px * w, cy - py * w, z)]
        faces += [(k + 2 * i, k + 2 * i + 1, k + 2 * i + 3, k + 2 * i + 2) for i in range(4)]
    return mesh(vertices, faces, blades, name='tuft')
