"""Landmarks shared by scenes: domes, mosques, minarets, lighthouses, bell towers, stone bridge towers.

Each is placed by its foot (x, y, z); sizes in metres.
"""
import math

import numpy as np

from .shapes import Batch, arch, box, rectangle, revolve, tube, wall


def dome(x, y, z, radius, skin, stone, glow=None, height=0.62, drum=0.28, windows=16, finial=None):
    """A dome on a drum with windows; z is the dome's spring line, `height` and `drum` parts of the radius."""
    r = radius
    lip = [(r * 1.04, -r * drum), (r * 1.04, -0.02 * r), (r * 1.08, -0.02 * r), (r * 1.08, 0.03 * r)]
    revolve(lip + [(r * math.cos(t), 0.03 * r + r * height * math.sin(t)) for t in np.linspace(0, math.pi / 2 * 0.995, 16)], skin, (x, y, z))
    revolve([(r * 1.045, -r * drum), (r * 1.045, -0.04 * r)], stone, (x, y, z))
    for i in range(windows):
        a = 2 * math.pi * (i + 0.5) / windows
        pane = glow if glow and i % 3 else skin
        box(x + r * 1.05 * math.cos(a), y + r * 1.05 * math.sin(a), z - r * drum * 0.86, r * 0.1, r * 0.05, r * drum * 0.6, pane, math.degrees(a) + 90)
    if finial:
        revolve([(0.0, 0), (0.035 * r, 0.02 * r), (0.02 * r, 0.1 * r), (0.05 * r, 0.15 * r), (0.02 * r, 0.2 * r), (0.012 * r, 0.34 * r), (0, 0.36 * r)], finial, (x, y, z + 0.03 * r + r * height), 10)


def minaret(x, y, z, height, radius, stone, cap, glow=None, balconies=(0.42, 0.56, 0.70)):
    """A slender Ottoman minaret with balconies lit from below."""
    h, r = height, radius
    profile = [(r * 1.5, 0), (r * 1.5, h * 0.12), (r * 1.05, h * 0.17)]
    for f in balconies:
        profile += [(r, h * (f - 0.03)), (r * 1.15, h * (f - 0.02)), (r * 1.75, h * f), (r * 1.75, h * (f + 0.014)), (r * 0.95, h * (f + 0.014))]
    revolve(profile + [(r * 0.9, h * 0.84), (r * 1.1, h * 0.845)], stone, (x, y, z), 14)
    revolve([(r * 1.15, h * 0.845), (r * 0.75, h * 0.9), (r * 0.3, h * 0.96), (0.05 * r, h * 0.995), (0, h)], cap, (x, y, z), 14)
    if glow:
        for f in balconies:
            revolve([(r * 1.78, h * f + 0.2), (r * 1.78, h * f + 0.5)], glow, (x, y, z), 14)


def mosque(x, y, z, size, stone, lead, glow, gold, minarets=4):
    """An imperial mosque: main dome, half-domes cascading, court to the right; `size` is a third of its width."""
    R = size
    for high, wide in ((0.55, 2.5), (0.95, 1.95), (1.3, 1.55)):
        box(x, y, z, R * wide * 1.15, R * wide * 1.15, R * high, stone)
    dome(x, y, z + R * 1.66, R * 0.78, lead, stone, glow, 0.66, windows=26, finial=gold)
    for quarter in range(4):
        t = quarter * math.pi / 2
        c, s = math.cos(t), math.sin(t)
        dome(x + R * 0.72 * c, y + R * 0.72 * s, z + R * 1.18, R * 0.56, lead, stone, glow, 0.6, 0.25, 14)
        for q in (-0.5, 0.5):
            dome(x + R * 1.2 * c - R * q * s, y + R * 1.2 * s + R * q * c, z + R * 0.62, R * 0.22, lead, stone, glow, 0.7)
        c, s = math.cos(t + math.pi / 4), math.sin(t + math.pi / 4)
        dome(x + R * 1.12 * c, y + R * 1.12 * s, z + R * 0.98, R * 0.26, lead, stone, glow, 0.7, finial=gold)
        revolve([(R * 0.13, 0), (R * 0.13, R * 1.55), (R * 0.16, R * 1.57), (0, R * 1.85)], stone, (x + R * 0.8 * c, y + R * 0.8 * s, z), 10)
    for i in range(7):
        dome(x + R * (1.75 + 0.36 * i), y - R * 1.15, z + R * 0.42, R * 0.15, lead, stone, glow, 0.75)
    box(x + R * 2.8, y, z, R * 2.5, R * 2.3, R * 0.38, stone)
    for row, (wide, up, count) in enumerate(((2.85, 0.2, 11), (2.2, 0.68, 9), (1.75, 1.05, 7))):
        for i in range(count):
            box(x + (i / (count - 1) - 0.5) * R * wide * 0.9, y - R * wide * 0.503, z + R * up, R * 0.06, 0.3, R * 0.15, glow if (i * 7 + row) % 3 else lead)
    places = ((-1.45, -1.45), (1.45, -1.45), (-1.45, 1.45), (1.45, 1.45), (4.05, -1.2), (4.05, 1.2))
    for px, py in places[:minarets]:
        minaret(x + R * px, y + R * py, z, R * 3.55, R * 0.09, stone, lead, glow)


def lighthouse(x, y, z, height, white, band, lamp, dark):
    """A white tower with one coloured band, gallery and lantern. A film can add the beam (`beam` in FILM)."""
    s = height / 29.4
    revolve([(3.6, 0), (2.5, 22), (3.3, 22.4), (3.3, 23)], white, (x, y, z), 32, scale=s)
    revolve([(3.19, 9), (2.88, 15)], band, (x, y, z), 32, scale=s)
    revolve([(1.7, 23), (1.7, 26)], lamp, (x, y, z), 16, scale=s)
    revolve([(2.1, 26), (1.9, 26.4), (0.2, 28.4), (0.1, 29.4), (0, 29.4)], dark, (x, y, z), 20, scale=s)
    revolve([(3.35, 23.9), (3.35, 24.05)], dark, (x, y, z), 24, scale=s)
    for i in range(8):
        a = i * math.pi / 4
        box(x + 1.75 * s * math.cos(a), y + 1.75 * s * math.sin(a), z + 23 * s, 0.12 * s, 0.12 * s, 3 * s, dark)
    for level in (4, 11, 18):
        box(x, y - (3.6 - 0.05 * level) * s, z + level * s, 0.7 * s, 0.3, 1.3 * s, dark)


def bridge_tower(x, y, z, stone, height=84.0, width=26.0, depth=10.0, turn=0.0, trim=None):
    """A granite suspension-bridge tower with two pointed arches, buttresses and cornices."""
    a, k = width / 2, height / 84
    openings = [arch(s * a * 0.43, 42 * k, a * 0.5, 60 * k, 'pointed') for s in (-1, 1)]
    low = [rectangle(s * a * 0.43 - a * 0.25, 3 * k, s * a * 0.43 + a * 0.25, 31 * k) for s in (-1, 1)]
    wall([rectangle(-a, -4, a, height)] + openings + low, depth, stone, (x, y, z), turn, bevel=0.3)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for offset in (-a * 0.92, 0, a * 0.92):
        box(x + offset * c, y + offset * s, z - 4, a * 0.2, depth + 3, height * 0.97, stone, turn)
    for level, over in ((height, 2.4), (height * 0.93, 1.4), (36 * k, 1.2)):
        box(x, y, z + level, width + over, depth + over + 2, 2.2 * k, trim or stone, turn)


def hanging_cable(start, end, sag, material, radius=0.5, steps=40):
    """A parabola between two points, `sag` metres below the chord in the middle; returns its points."""
    a, b = np.array(start, float), np.array(end, float)
    points = [a * (1 - t) + b * t - np.array([0, 0, 4 * sag * t * (1 - t)]) for t in np.linspace(0, 1, steps + 1)]
    tube(points, radius, material)
    return points


def bell_tower(x, y, z, width, height, plaster, roof, glow=None, turn=0.0):
    """A square campanile with an arched belfry and a tiled pyramid."""
    box(x, y, z, width, width, height * 0.68, plaster, turn)
    for level in (0.22, 0.45, 0.66):
        box(x, y, z + height * level, width * 1.06, width * 1.06, height * 0.015, plaster, turn)
    opening = arch(0, height * 0.02, width * 0.42, height * 0.1)
    for side in (0, 90, 180, 270):
        t = math.radians(turn + side)
        wall([rectangle(-width * 0.48, 0, width * 0.48, height * 0.18), opening], width * 0.12, plaster,
             (x + width * 0.42 * math.sin(t), y - width * 0.42 * math.cos(t), z + height * 0.68), turn + side)
    if glow:
        box(x, y, z + height * 0.69, width * 0.3, width * 0.3, height * 0.05, glow, turn)
    box(x, y, z + height * 0.86, width * 1.08, width * 1.08, height * 0.02, plaster, turn)
    from .shapes import solid
    a = width * 0.54
    solid([(-a, -a, 0), (a, -a, 0), (a, a, 0), (-a, a, 0), (0, 0, height * 0.13)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], roof, (x, y, z + height * 0.88), turn)


def railing(points, height, material, every=1.2):
    """Posts and two rails along a level polyline."""
    posts = Batch(material)
    for (x0, y0, z0), (x1, y1, z1) in zip(points, points[1:]):
        count = max(1, int(math.dist((x0, y0), (x1, y1)) / every))
        for i in range(count):
            f = i / count
            posts.box(x0 + (x1 - x0) * f, y0 + (y1 - y0) * f, z0 + (z1 - z0) * f, 0.05, 0.05, height)
    posts.done()
    for part in (1.0, 0.5):
        tube([(p[0], p[1], p[2] + height * part) for p in points], 0.03, material)
