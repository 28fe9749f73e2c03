"""Boats: sailing yacht, motor yacht, ferry, wooden ship, rowing boat, gulls. All lie afloat at z = 0 of the water.

Each returns the group; a film keeps them sharp because they carry the mark `afloat`.
"""
import math

from .shapes import box, group, instance, mesh, revolve, solid, tube, wall


def yacht(x, y, scale, turn, sail, hull, heel=7.0, z=0.0):
    """A sloop about 13 m long with two full sails, bow toward +X before turning."""
    rig = [solid([(-4.6, 0.35, 2.0), (-2.0, 0.75, 6.2), (0.65, 0.05, 15), (0.7, 0.0, 1.9)], [(0, 1, 3), (1, 2, 3)], sail),
           solid([(0.9, 0, 1.8), (3.2, 0.55, 4.6), (0.9, 0.05, 13), (6.2, 0.0, 1.6)], [(0, 1, 3), (1, 2, 0), (1, 2, 3)], sail)]
    return group([hull_of(13, 3.6, 1.5, hull)] + rig + [box(0.75, 0, 1, 0.12, 0.12, 14.6, hull), box(-2, 0, 1.3, 4.2, 1.5, 0.6, hull)], (x, y, z), scale, turn, heel, afloat=True)


def hull_of(length, beam, freeboard, material, sheer=0.35, steps=26):
    """A planked hull with a fine bow at +X; the waterline lies at z = 0."""
    ring = ((0.0, -0.6), (0.75, -0.1), (0.97, 0.45), (1.0, 1.0))
    vertices, faces = [], []
    for i in range(steps + 1):
        u = i / steps
        half = beam / 2 * (min(1.0, (1 - u) * 3.2) ** 0.62) * (0.82 + 0.18 * min(1, u * 4))
        top = freeboard * (1 + sheer * (2 * u - 0.9) ** 2)
        for side in (-1, 1):
            for wide, high in (ring if side < 0 else ring[::-1]):
                vertices.append(((u - 0.5) * length + (0.06 * length * high if u > 0.9 else 0), side * half * wide, top * high))
    for i in range(steps):
        for j in range(7):
            a = i * 8 + j
            faces.append((a, a + 8, a + 9, a + 1))
        faces.append((i * 8 + 3, i * 8 + 11, i * 8 + 12, i * 8 + 4))
    faces.append(tuple(range(8)))
    return solid(vertices, faces, material, smooth=False)


def motor_yacht(x, y, scale, turn, white, glass, glow=None, z=0.0):
    """About 24 m, three decks; `glow` lights its windows."""
    parts = [hull_of(24, 6, 2.2, white)]
    for cx, base, long, wide in ((-1.5, 2.1, 14, 4.8), (-2.5, 4.1, 9, 4.0), (-3.2, 6.0, 4.6, 3.2)):
        parts += [box(cx, 0, base, long, wide, 1.9, white, bevel=0.2), box(cx + 0.3, 0, base + 0.55, long * 0.96, wide + 0.06, 0.8, glow or glass)]
    return group(parts + [tube([(-3.4, 0, 7.8), (-4.2, 0, 10.5)], 0.08, white)], (x, y, z), scale, turn, afloat=True)


def ferry(x, y, scale, turn, white, dark, glow, z=-0.2):
    """A two-deck harbour ferry about 33 m long with funnel, rails and lit windows."""
    parts = [wall([[(-16, 3), (17, 3.4), (14, 0), (-14, 0)]], 7, dark), box(-1, 0, 3, 26, 6.5, 2.4, white), box(-1, 0, 5.5, 24, 6.6, 0.2, dark),
             box(-1, 0, 5.6, 20, 6, 2.2, white), box(0, 0, 7.8, 22, 6.4, 0.18, white), box(5.5, 0, 8, 4.6, 4.5, 2, white),
             revolve([(0.9, 0), (1.0, 3.0), (1.1, 3.4), (0, 3.4)], dark, (-4, 0, 8), 14), revolve([(1.03, 2.0), (1.06, 2.7)], glow, (-4, 0, 8), 14),
             tube([(6, 0, 10), (6, 0, 14)], 0.07, white), tube([(-10, 0, 8), (-10, 0, 12)], 0.06, white)]
    for side in (-1, 1):
        parts += [box(-11 + i * 2.1, side * 3.26, 3.8, 1.25, 0.1, 1.0, glow) for i in range(11)]
        parts += [box(-9.6 + i * 1.6, side * 3.02, 6.2, 1.0, 0.1, 0.9, glow) for i in range(11)]
        parts += [tube([(-15, side * 3.4, 4), (16, side * 3.4, 4.3)], 0.05, white)]
    return group(parts, (x, y, z), scale, turn, afloat=True)


def wooden_ship(x, y, length, turn, hull, wood, rope, sail, masts=2, rail=None, z=-0.3):
    """An old two-masted coaster: planked hull with a rail, deckhouse, furled sails, stays, fenders and coiled gear."""
    L = length
    parts = [hull_of(L, L * 0.27, 1.9, hull, 0.45)]
    if rail:
        for side in (-1, 1):
            parts.append(tube([((u - 0.5) * L, side * L * 0.135 * (min(1.0, (1 - u) * 3.2) ** 0.62) * (0.82 + 0.18 * min(1, u * 4)), 1.9 * (1 + 0.45 * (2 * u - 0.9) ** 2)) for u in [i / 20 for i in range(21)]], 0.09, rail))
    parts += [box(-L * 0.2, 0, 1.7, L * 0.2, L * 0.13, 1.2, wood, bevel=0.04), box(L * 0.08, 0, 1.7, L * 0.1, L * 0.1, 0.5, wood), box(L * 0.3, 0, 1.9, 0.8, 0.8, 0.7, rope),
              box(-L * 0.2, -L * 0.067, 2.15, L * 0.05, 0.06, 0.45, rope), box(-L * 0.13, -L * 0.067, 2.15, L * 0.05, 0.06, 0.45, rope)]
    for k in range(masts):
        mx, mh = (-0.18 + 0.40 * k) * L, L * (0.82 if k else 0.7)
        parts += [tube([(mx, 0, 1.5), (mx, 0, mh * 0.6), (mx, 0, mh)], 0.11, wood), tube([(mx, 0, 3.2), (mx - L * 0.26, 0, 3.5)], 0.08, wood), tube([(mx, 0, mh * 0.8), (mx - L * 0.14, 0, mh * 0.92)], 0.06, wood)]
        parts.append(tube([(mx - 0.2, 0, 3.5)] + [(mx - L * 0.25 * f, 0.06 * (-1) ** i, 3.55 + 0.25 * f + 0.08 * (i % 2)) for i, f in enumerate((0.2, 0.4, 0.6, 0.8, 1.0))], 0.24, sail, 8))
        for to in ((-0.22, -0.11, 1.9), (0.02, -0.125, 1.9), (0.1, -0.12, 1.9), (0.02, 0.125, 1.9), (0.1, 0.12, 1.9)):
            parts.append(tube([(mx, 0, mh * 0.94), (mx + L * to[0], L * to[1], to[2])], 0.022, rope, 4))
        for rung in range(7):
            f = rung / 9
            parts.append(tube([(mx + L * (0.02 * (1 - f)), -L * 0.125 * (1 - f), 1.9 + (mh * 0.94 - 1.9) * f), (mx + L * (0.1 * (1 - f)), -L * 0.12 * (1 - f), 1.9 + (mh * 0.94 - 1.9) * f)], 0.015, rope, 4))
    parts += [tube([(L * 0.46, 0, 2.6), (L * 0.68, 0, 3.8)], 0.08, wood), tube([(L * 0.67, 0, 3.75), (0.22 * L, 0, L * 0.78)], 0.025, rope, 4)]
    for i in range(4):
        parts.append(revolve([(0, -0.35), (0.16, -0.25), (0.16, 0.25), (0, 0.35)], rope, ((-0.3 + 0.17 * i) * L, -L * 0.138, 0.95), 10))
    return group(parts, (x, y, z), 1.0, turn, afloat=True)


def rowing_boat(x, y, turn, hull, wood, length=4.6, z=-0.1):
    parts = [hull_of(length, 1.5, 0.6, hull, 0.5)] + [box(cx, 0, 0.42, 0.25, 1.2, 0.05, wood) for cx in (-1.2, 0, 1.1)]
    return group(parts, (x, y, z), 1.0, turn, afloat=True)


def gulls(count, rnd, x, y, z, material, size=0.55):
    """Birds in flight, spread over ranges (from, to)."""
    data = mesh([(0, 0.4, 0), (0, -0.6, 0), (1.1, 0.1, 0.38), (2.3, -0.35, 0.1), (-1.1, 0.1, 0.38), (-2.3, -0.35, 0.1)], [(0, 1, 2), (2, 1, 3), (0, 4, 1), (4, 5, 1)], material)
    for _ in range(count):
        bird = instance(data, (rnd.uniform(*x), rnd.uniform(*y), rnd.uniform(*z)), size * rnd.uniform(0.9, 1.4), rnd.uniform(0, 360))
        bird.rotation_euler[0], bird.rotation_euler[1] = rnd.uniform(-0.3, 0.3), rnd.uniform(-0.4, 0.4)
