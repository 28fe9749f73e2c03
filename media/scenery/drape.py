"""How cloth comes to rest: points held together by threads, falling on rounded blocks, on each other, or blown up from
inside. Position-based dynamics in small steps; the same input always rests the same way.
"""
import numpy as np
from numba import njit


def threads(faces, points, grow=0.0):
    """The threads of a grid of quads: sides, diagonals, and the weaker ones from point to next but one.
    Returns (pairs, lengths, kinds 0 side, 1 diagonal, 2 bend)."""
    quads = np.asarray(faces)
    sides = np.unique(np.sort(np.concatenate([quads[:, [k, (k + 1) % 4]] for k in range(4)]), 1), axis=0)
    diagonals = np.concatenate([quads[:, [0, 2]], quads[:, [1, 3]]])
    across = {}
    for q in quads:
        for k in range(4):
            across.setdefault((min(q[k], q[(k + 1) % 4]), max(q[k], q[(k + 1) % 4])), []).append((q[(k + 2) % 4], q[(k + 3) % 4]))
    bends = []
    for edge, over in across.items():
        if len(over) == 2:
            (a, b), (c, d) = over
            straight = np.linalg.norm(points[a] - points[d]) > np.linalg.norm(points[a] - points[c])
            bends += [(a, d), (b, c)] if straight else [(a, c), (b, d)]
    pairs = np.concatenate([sides, diagonals, np.array(bends)]).astype(np.int32)
    kinds = np.repeat([0, 1, 2], [len(sides), len(diagonals), len(bends)]).astype(np.int32)
    return pairs, np.linalg.norm(points[pairs[:, 0]] - points[pairs[:, 1]], axis=1) * (1 + grow), kinds


@njit(cache=True, fastmath=True)
def _self(x, apart, cell, heads, following, rest):
    """Keeps points of one cloth apart that are far from each other in the cloth."""
    count, size = len(x), len(heads)
    heads[:] = -1
    for i in range(count):
        key = (int(np.floor(x[i, 0] / cell)) * 73856093 ^ int(np.floor(x[i, 1] / cell)) * 19349663 ^ int(np.floor(x[i, 2] / cell)) * 83492791) % size
        following[i] = heads[key]
        heads[key] = i
    for i in range(count):
        bx, by, bz = int(np.floor(x[i, 0] / cell)), int(np.floor(x[i, 1] / cell)), int(np.floor(x[i, 2] / cell))
        for gx in range(bx - 1, bx + 2):
            for gy in range(by - 1, by + 2):
                for gz in range(bz - 1, bz + 2):
                    j = heads[(gx * 73856093 ^ gy * 19349663 ^ gz * 83492791) % size]
                    while j >= 0:
                        if j < i:
                            d0, d1, d2 = x[i, 0] - x[j, 0], x[i, 1] - x[j, 1], x[i, 2] - x[j, 2]
                            dd = d0 * d0 + d1 * d1 + d2 * d2
                            if 1e-12 < dd < apart * apart:
                                r = (rest[i, 0] - rest[j, 0]) ** 2 + (rest[i, 1] - rest[j, 1]) ** 2 + (rest[i, 2] - rest[j, 2]) ** 2
                                if r > 4 * apart * apart:
                                    d = np.sqrt(dd)
                                    push = .5 * (apart - d) / d
                                    x[i, 0] += d0 * push
                                    x[i, 1] += d1 * push
                                    x[i, 2] += d2 * push
                                    x[j, 0] -= d0 * push
                                    x[j, 1] -= d1 * push
                                    x[j, 2] -= d2 * push
                        j = following[j]


@njit(cache=True, fastmath=True)
def _run(x, flat, pairs, lengths, kinds, faces, blocks, field, origin, cell, floor, steps, step, gravity, soft, pressure, apart, friction, drag, skin):
    count = len(x)
    v = np.zeros_like(x)
    old = x.copy()
    heads, following = np.empty(4096 * 8, np.int32), np.empty(count, np.int32)
    edge = lengths[0]
    mass = edge * edge
    for s in range(steps):
        push = np.zeros_like(x)
        if pressure != 0.0:
            for f in range(len(faces)):
                a, b, c, d = faces[f]
                e0, e1, e2 = x[c, 0] - x[a, 0], x[c, 1] - x[a, 1], x[c, 2] - x[a, 2]
                g0, g1, g2 = x[d, 0] - x[b, 0], x[d, 1] - x[b, 1], x[d, 2] - x[b, 2]
                n0, n1, n2 = e1 * g2 - e2 * g1, e2 * g0 - e0 * g2, e0 * g1 - e1 * g0
                for k in (a, b, c, d):
                    push[k, 0] += n0 * .125 * pressure / mass
                    push[k, 1] += n1 * .125 * pressure / mass
                    push[k, 2] += n2 * .125 * pressure / mass
        keep = 1 - drag * step
        for i in range(count):
            for k in range(3):
                v[i, k] = v[i, k] * keep + push[i, k] * step
            v[i, 2] -= gravity * step
            for k in range(3):
                old[i, k] = x[i, k]
                x[i, k] += v[i, k] * step
        for e in range(len(pairs)):
            a, b = pairs[e]
            d0, d1, d2 = x[a, 0] - x[b, 0], x[a, 1] - x[b, 1], x[a, 2] - x[b, 2]
            d = np.sqrt(d0 * d0 + d1 * d1 + d2 * d2) + 1e-9
            pull = .5 * (d - lengths[e]) / d * soft[kinds[e]]
            x[a, 0] -= d0 * pull
            x[a, 1] -= d1 * pull
            x[a, 2] -= d2 * pull
            x[b, 0] += d0 * pull
            x[b, 1] += d1 * pull
            x[b, 2] += d2 * pull
        if apart > 0 and s % 4 == 0:
            _self(x, apart, apart, heads, following, flat)
        for i in range(count):
            n0, n1, n2, deep = 0.0, 0.0, 0.0, 0.0
            for o in range(len(blocks)):
                r = blocks[o, 6]
                p0, p1, p2 = x[i, 0] - blocks[o, 0], x[i, 1] - blocks[o, 1], x[i, 2] - blocks[o, 2]
                q0, q1, q2 = abs(p0) - blocks[o, 3] + r, abs(p1) - blocks[o, 4] + r, abs(p2) - blocks[o, 5] + r
                m0, m1, m2 = max(q0, 0.), max(q1, 0.), max(q2, 0.)
                out = np.sqrt(m0 * m0 + m1 * m1 + m2 * m2)
                far = out + min(max(q0, q1, q2), 0.) - r - skin
                if far < deep:
                    deep = far
                    if out > 1e-9:
                        n0, n1, n2 = np.sign(p0) * m0 / out, np.sign(p1) * m1 / out, np.sign(p2) * m2 / out
                    elif q2 >= q0 and q2 >= q1:
                        n0, n1, n2 = 0., 0., np.sign(p2)
                    elif q0 >= q1:
                        n0, n1, n2 = np.sign(p0), 0., 0.
                    else:
                        n0, n1, n2 = 0., np.sign(p1), 0.
            if x[i, 2] - floor - skin < deep:
                deep = x[i, 2] - floor - skin
                n0, n1, n2 = 0., 0., 1.
            fx, fy = int((x[i, 0] - origin[0]) / cell), int((x[i, 1] - origin[1]) / cell)
            if 0 <= fx < field.shape[0] and 0 <= fy < field.shape[1]:
                lies = x[i, 2] - field[fx, fy] - skin
                if -.12 < lies < deep:
                    deep = max(lies, -.003)
                    n0, n1, n2 = 0., 0., 1.
            if deep < 0:
                x[i, 0] -= n0 * deep
                x[i, 1] -= n1 * deep
                x[i, 2] -= n2 * deep
                t0, t1, t2 = x[i, 0] - old[i, 0], x[i, 1] - old[i, 1], x[i, 2] - old[i, 2]
                along = t0 * n0 + t1 * n1 + t2 * n2
                x[i, 0] -= (t0 - along * n0) * friction
                x[i, 1] -= (t1 - along * n1) * friction
                x[i, 2] -= (t2 - along * n2) * friction
            for k in range(3):
                v[i, k] = min(max((x[i, k] - old[i, k]) / step, -2.5), 2.5)
    return x


def rest(points, faces, blocks=(), under=None, floor=-9.0, seconds=1.5, steps=1500, gravity=9.8, soft=(1.0, .5, .08), pressure=0.0, apart=0.0, friction=.6, drag=1.5, skin=.006, grow=0.0, flat=None):
    """Where the points end up. blocks: [(x, y, z of the centre, width, depth, height, radius of the edges)]; under: points
    of a cloth that lies below; flat: the shape lengths are taken from (default: the points); grow: how much longer the
    threads are than that; soft: how far threads of each kind give back per step."""
    flat = np.asarray(points if flat is None else flat, float)
    pairs, lengths, kinds = threads(faces, flat, grow)
    solid = np.array([(x, y, z, w / 2, d / 2, h / 2, r) for x, y, z, w, d, h, r in blocks], float).reshape(-1, 7)
    cell, origin, field = .02, np.zeros(2), np.full((1, 1), -9.)
    if under is not None:
        origin = under.min(0)[:2] - cell
        size = np.ceil((under.max(0)[:2] - origin) / cell).astype(int) + 2
        field = np.full(size, -9.)
        at = ((under[:, :2] - origin) / cell).astype(int)
        for dx in (-1, 0, 1):
            for dy in (-1, 0, 1):
                np.maximum.at(field, (np.clip(at[:, 0] + dx, 0, size[0] - 1), np.clip(at[:, 1] + dy, 0, size[1] - 1)), under[:, 2])
    return _run(np.array(points, float), flat, pairs, lengths, kinds, np.asarray(faces, np.int32), solid, field, origin, cell, floor, steps, seconds / steps, gravity, np.array(soft, float), pressure,
                apart, friction, drag, skin)
