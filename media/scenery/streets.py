"""What stands in streets and on quays: lamps, café tables, parasols, cars, awnings, pots, people-free signs of life."""
import math

import numpy as np

from .shapes import Batch, box, group, instance, revolve, solid, tube, wall


def street_lamp(x, y, z, iron, glow, height=4.2, arms=1):
    """A cast-iron post with one lantern, or two on arms."""
    parts = [revolve([(0.2, 0), (0.16, 0.3), (0.08, 0.5), (0.06, height * 0.9), (0.09, height * 0.92), (0, height * 0.93)], iron, segments=12)]
    for side in ((0,) if arms == 1 else (-0.55, 0.55)):
        top = height * (0.93 if arms == 1 else 0.86)
        parts += [revolve([(0.1, 0), (0.19, 0.42)], glow, (side, 0, top), 6, False), revolve([(0.23, 0.42), (0.08, 0.62), (0, 0.7)], iron, (side, 0, top), 6, False)]
        if side:
            parts.append(tube([(0, 0, height * 0.82), (side * 0.6, 0, height * 0.88), (side, 0, top)], 0.03, iron))
    return group(parts, (x, y, z))


def cafe_table(x, y, z, top, metal, rnd, cloth=None, chairs=2, candle=None):
    """A round table with chairs, set or bare."""
    parts = [revolve([(0, 0.72), (0.36, 0.72), (0.36, 0.75), (0, 0.75)], cloth or top, segments=20), revolve([(0.2, 0), (0.03, 0.04), (0.03, 0.72)], metal, segments=10)]
    if candle:
        parts.append(revolve([(0.035, 0.75), (0.035, 0.85), (0, 0.86)], candle, segments=8))
    for k in range(chairs):
        a = 2 * math.pi * k / chairs + rnd.uniform(-0.2, 0.2)
        cx, cy = 0.66 * math.cos(a), 0.66 * math.sin(a)
        face = math.degrees(a) - 90
        parts += [box(cx, cy, 0.44, 0.4, 0.4, 0.04, top, face), box(cx * 1.28, cy * 1.28, 0.5, 0.4, 0.04, 0.42, top, face)]
        parts += [box(cx + dx, cy + dy, 0, 0.03, 0.03, 0.45, metal) for dx in (-0.16, 0.16) for dy in (-0.16, 0.16)]
    return group(parts, (x, y, z), 1.0, rnd.uniform(0, 360))


def parasol(x, y, z, cloth, pole, radius=1.5, height=2.6):
    return group([revolve([(radius, height - 0.25), (radius, height - 0.05), (radius * 0.5, height + 0.25), (0, height + 0.5)], cloth, segments=8, smooth=False), tube([(0, 0, 0), (0, 0, height + 0.45)], 0.03, pole)], (x, y, z))


def pot(x, y, z, clay, plant=None, size=0.6):
    """A pot `size` metres high with a plant mesh in it."""
    s = size / 0.62
    revolve([(0.16, 0), (0.3, 0.28), (0.34, 0.55), (0.3, 0.62), (0.27, 0.62), (0.26, 0.5), (0, 0.5)], clay, (x, y, z), 28, scale=s)
    if plant:
        instance(plant, (x, y, z + 0.15 * s), 1.05 * s, x * 57)


def old_car(x, y, turn, body, chrome, glass, rubber, headlight, tail, z=0.0):
    """A long two-door of the fifties, front toward +X before turning."""
    def side(width_scale=1.0):
        wheel = [(0.42 * math.cos(t), 0.36 + 0.42 * math.sin(t)) for t in np.linspace(0.15, 2.99, 10)]
        return [(-2.6, 0.4), (-2.72, 0.72), (-2.62, 0.98), (-2.2, 1.02), (-1.1, 1.0), (1.1, 0.98), (2.3, 0.92), (2.66, 0.8), (2.66, 0.42), (2.05, 0.4)] + [(1.62 + px, pz) for px, pz in wheel] + [(-1.15, 0.4)] + [(-1.58 + px, pz) for px, pz in wheel]
    roof = [(-1.25, 1.0), (-0.8, 1.44), (-0.3, 1.52), (0.3, 1.5), (0.95, 0.98)]
    parts = [wall([side()], 1.62, body, bevel=0.1), wall([[(-1.15, 1.0), (-0.74, 1.4), (0.28, 1.44), (0.86, 1.0)]], 1.52, glass), wall([[(-0.8, 1.42), (-0.3, 1.5), (0.32, 1.48), (0.28, 1.42)]], 1.5, body, bevel=0.05)]
    for px, pz in ((-0.78, 1.4), (0.28, 1.44)):
        parts.append(box(px, 0, 1.0, 0.05, 1.5, pz - 1.0, body))
    parts.append(box(-0.2, -0.76, 1.0, 0.05, 0.03, 0.45, body))
    parts += [box(0, -0.93, 0.72, 4.7, 0.03, 0.05, chrome), box(0, -0.925, 0.5, 4.2, 0.02, 0.02, chrome), box(2.76, 0, 0.46, 0.12, 1.8, 0.16, chrome), box(-2.76, 0, 0.46, 0.12, 1.8, 0.16, chrome), box(2.74, 0, 0.62, 0.04, 1.1, 0.16, chrome),
              box(-0.3, -0.94, 0.86, 0.2, 0.02, 0.04, chrome)]
    for cy in (-0.68, 0.68):
        parts += [revolve([(0.0, 0), (0.12, 0.0), (0.12, 0.05), (0.0, 0.07)], headlight, (2.75, cy, 0.74), 14), box(-2.74, cy, 0.72, 0.05, 0.16, 0.14, tail)]
        parts[-2].rotation_euler = (0, math.pi / 2, 0)
    for wx in (-1.58, 1.62):
        for sign in (-1, 1):
            tyre = revolve([(0.0, -0.1), (0.3, -0.12), (0.35, -0.1), (0.36, 0), (0.35, 0.1), (0, 0.1)], rubber, (wx, sign * 0.8, 0.36), 26)
            cap = revolve([(0.24, 0), (0.22, 0.02), (0.1, 0.05), (0, 0.06)], chrome, (wx, sign * 0.91, 0.36), 20)
            tyre.rotation_euler, cap.rotation_euler = (math.pi / 2, 0, 0), (-sign * math.pi / 2 * -1, 0, 0)
            parts += [tyre, cap]
    return group(parts, (x, y, z), 1.0, turn)


def rounded_slab(x, y, z, width, depth, height, material, radius):
    """A slab with round corners: art-deco eyebrows, plinths, pools."""
    outline = []
    for cx, cy, start in ((width / 2 - radius, depth / 2 - radius, 0), (-width / 2 + radius, depth / 2 - radius, 90), (-width / 2 + radius, -depth / 2 + radius, 180), (width / 2 - radius, -depth / 2 + radius, 270)):
        outline += [(cx + radius * math.cos(math.radians(start + t)), cy + radius * math.sin(math.radians(start + t))) for t in np.linspace(0, 90, 10)]
    k = len(outline)
    faces = [tuple(range(k))[::-1], tuple(range(k, 2 * k))] + [(i, (i + 1) % k, k + (i + 1) % k, k + i) for i in range(k)]
    return solid([(*p, 0) for p in outline] + [(*p, height) for p in outline], faces, material, (x, y, z))


def hedge(x, y, height, leaf, core, rnd, density=220):
    """A clipped hedge over ranges x and y (from, to)."""
    quads = Batch(leaf)
    wide, long = x[1] - x[0], y[1] - y[0]
    for _ in range(int(wide * long * density + long * height * density * 2)):
        p = np.array([rnd.uniform(*x), rnd.uniform(*y), rnd.uniform(0, height)])
        chance = rnd.random()
        if chance < 0.45:
            p[2] = height + rnd.gauss(0, 0.02)
        elif chance < 0.9:
            p[0] = (x[0] if rnd.random() < 0.5 else x[1]) + rnd.gauss(0, 0.02)
        else:
            p[1] = y[0] + rnd.gauss(0, 0.02)
        a = np.array([rnd.gauss(0, 1) for _ in range(3)])
        a /= np.linalg.norm(a)
        b = np.cross(a, [rnd.gauss(0, 1) for _ in range(3)])
        s = 0.035 + 0.025 * rnd.random()
        quads.polygon(p - a * s, p - b * s * 0.5, p + a * s, p + b * s * 0.5)
    quads.done()
    box((x[0] + x[1]) / 2, (y[0] + y[1]) / 2, 0, wide - 0.08, long - 0.08, height - 0.04, core)
