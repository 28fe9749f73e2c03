"""Houses: small ones for hillsides and old towns, oblique street fronts with real windows, and towers."""
import math
import random

from .shapes import Batch, box, instance, mesh, revolve, solid, wall


def hip_roof(width, depth, rise, material, at, turn=0.0, eaves=0.5):
    """A low roof with four slopes; `at` is the centre of the eaves."""
    a, b = width / 2 + eaves, depth / 2 + eaves
    points = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-a / 2, 0, rise), (a / 2, 0, rise)]
    return solid(points, [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], material, at, turn)


def gable_roof(width, depth, rise, material, at, turn=0.0, eaves=0.4, thick=0.25):
    """Two slopes with the ridge along the depth (Y)."""
    a = width / 2 + eaves
    return wall([[(-a, 0), (0, rise), (a, 0), (a, thick), (0, rise + thick * 1.3), (-a, thick)]], depth + 2 * eaves, material, at, turn)


def cottage(x, y, ground, walls, roof, rnd, size=1.0, turn=0.0, flat_roof=0.4, sunk=7.0):
    """One small house of an old town, its dimensions by chance; `sunk` metres of wall reach into the slope."""
    w, d, h = rnd.uniform(8, 15) * size, rnd.uniform(8, 12) * size, rnd.uniform(6, 12) * size
    z = ground.height(x, y)
    box(x, y, z - sunk, w, d, h + sunk, walls, turn)
    if rnd.random() < flat_roof:
        box(x, y, z + h, w * 0.94, d * 0.94, 0.5 * size, walls, turn)
        box(x + w * 0.2, y, z + h, w * 0.3, d * 0.35, 2.4 * size, walls, turn)
    else:
        hip_roof(w, d, w * rnd.uniform(0.16, 0.22), roof, (x, y, z + h), turn)


class StreetFront:
    """A row of house fronts facing -Y along x, with framed windows, cornices and dormers, batched by material.

    materials: dict with trim, glass, warm, dark. Add houses with `house`, then call `done`.
    """

    def __init__(self, materials, seed=7):
        self.m, self.rnd = materials, random.Random(seed)
        self.batches = {name: Batch(material) for name, material in materials.items()}

    def window(self, x, y, z, width, height, lit=0.17, bars=True, frame=0.12):
        """A sash window whose sill is at z, in a wall whose face is at y."""
        add = self.batches
        add['trim'].box(x, y - 0.02, z - frame, width + 2 * frame, 0.14, height + 2 * frame)
        kind = 'warm' if self.rnd.random() < lit else 'glass'
        add[kind].box(x, y - 0.06, z, width, 0.12, height)
        if kind == 'glass' and self.rnd.random() < 0.3:
            add['trim'].box(x - width * 0.36, y - 0.115, z, width * 0.22, 0.02, height)
        if bars:
            add['trim'].box(x, y - 0.13, z, 0.06, 0.06, height)
            add['trim'].box(x, y - 0.13, z + height * 0.6, width, 0.06, 0.06)

    def house(self, x, width, storeys, body, roof, y=0.0, base=0.0, depth=12.0, storey=3.05, roof_kind='eaves', lit=0.17, columns=None, shop=None, window=(0.94, 1.6)):
        """A front from x to x + width. roof_kind: eaves, gable, stepped or flat. shop: material of an awning or None."""
        add, high = self.batches, storeys * storey + 0.8
        box(x + width / 2, y + depth / 2, base, width - 0.05, depth, high, body)
        columns = columns or max(2, int(width / 1.75))
        for level in range(1 if shop else 0, storeys):
            for k in range(columns):
                self.window(x + width * (k + 0.5) / columns, y, base + 0.95 + level * storey, *window, lit=lit)
        for z in (base + high - 0.25, base + storey):
            add['trim'].box(x + width / 2, y - 0.08, z, width, 0.28, 0.22)
        add['dark'].box(x + 0.18, y - 0.1, base, 0.1, 0.1, high)
        top = base + high
        if roof_kind == 'eaves':
            points = [(x - 0.05, y - 0.4, top), (x + width + 0.05, y - 0.4, top), (x + width + 0.05, y + depth / 2, top + 4.6), (x - 0.05, y + depth / 2, top + 4.6), (x - 0.05, y + depth + 0.3, top), (x + width + 0.05, y + depth + 0.3, top)]
            solid(points, [(0, 1, 2, 3), (3, 2, 5, 4), (0, 3, 4), (1, 5, 2)], roof)
            for k in range(max(1, columns // 2)):
                cx = x + width * (k + 0.5) / max(1, columns // 2)
                box(cx, y + 1.7, top + 0.5, 1.5, 2.6, 1.75, body)
                add['glass'].box(cx, y + 0.38, top + 0.75, 0.95, 0.1, 1.2)
                add['trim'].box(cx, y + 0.36, top + 0.75, 0.06, 0.1, 1.2)
                wall([[(-0.95, 0), (0.95, 0), (0, 0.8)]], 3.0, roof, (cx, y + 1.6, top + 2.25))
        elif roof_kind in ('gable', 'stepped'):
            a = width / 2
            if roof_kind == 'gable':
                edge = [(-a, 0), (a, 0), (a * 0.72, 1.6), (a * 0.72, 2.1), (a * 0.32, 3.9), (0, 4.7), (-a * 0.32, 3.9), (-a * 0.72, 2.1), (-a * 0.72, 1.6)]
            else:
                edge = [(-a, 0), (a, 0)] + [(s * a * (1 - k / 5), 1.0 * k + dz) for s, ks in ((1, range(1, 5)), (-1, range(4, 0, -1))) for k in ks for dz in ((0, 1.0) if s > 0 else (1.0, 0))]
            wall([edge], 0.5, body, (x + a, y + 0.26, top))
            wall([[(-a * 0.84, 0), (a * 0.84, 0), (0, 4.3)]], depth - 0.6, roof, (x + a, y + depth / 2 + 0.4, top))
            self.window(x + a, y, top + 1, 0.7, 1.3, lit=lit)
        if shop:
            drop = [(x + 0.4, y - 0.1, base + 3.1), (x + width - 0.4, y - 0.1, base + 3.1), (x + width - 0.4, y - 2.2, base + 2.4), (x + 0.4, y - 2.2, base + 2.4)]
            solid(drop + [(p[0], p[1], p[2] - 0.25) for p in drop[2:]], [(0, 1, 2, 3), (3, 2, 4, 5)], shop)
            for k in range(columns):
                cx = x + width * (k + 0.5) / columns
                kind = ('warm', 'glass', 'warm', 'dark')[self.rnd.randrange(4)]
                add[kind].box(cx, y - 0.05, base + 0.5, width / columns * 0.72, 0.1, 1.75)
        box(x + width * 0.8, y + depth * 0.45, top + 2.2, 0.9, 0.9, 2.9, roof)
        return x + width

    def done(self):
        for batch in self.batches.values():
            batch.done()


def tower(x, y, width, depth, height, facade, rnd, crown=None, setbacks=1, spire=0.0, base=0.0, tip=None):
    """An office tower with setbacks; what stands on the roof differs by chance. spire in metres, `tip` its lamp."""
    z = base
    for i in range(setbacks):
        k = 1 - 0.2 * i
        part = height * (0.62 if i == 0 else 0.38 / (setbacks - 1)) if setbacks > 1 else height
        box(x, y, z, width * k, depth * k, part, facade)
        z += part
    k = 1 - 0.2 * (setbacks - 1)
    box(x, y, z, width * k * 0.92, depth * k * 0.92, 1.6, facade)
    if spire and crown:
        revolve([(width * 0.05, 0), (width * 0.02, spire * 0.6), (0.05, spire)], crown, (x, y, z), 8)
        if tip:
            box(x, y, z + spire, 1.4, 1.4, 1.4, tip)
        return
    kind = rnd.random()
    if kind < 0.45:
        box(x + width * 0.1, y, z, width * k * 0.4, depth * k * 0.4, rnd.uniform(3, 8), facade)
    elif kind < 0.6 and crown:
        revolve([(2.6, 0), (2.6, 3.6), (0.1, 5.4)], crown, (x, y, z), 10)


def cube_house(x, y, z, width, depth, height, plaster, door, glow, rnd, turn=0.0):
    """A whitewashed cube with soft edges, a blue door and a small window: the Cyclades."""
    box(x, y, z - 3, width, depth, height + 3, plaster, turn, bevel=0.12)
    box(x, y, z + height, width * 0.98, depth * 0.98, 0.4, plaster, turn, bevel=0.1)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for offset, w, low, high, material in ((-0.22, 0.95, 0, 2.0, door), (0.2, 0.7, 1.1, 0.9, glow if rnd.random() < 0.4 else door)):
        px, py = offset * width, -depth / 2 - 0.02
        box(x + px * c - py * s, y + px * s + py * c, z + low, w, 0.1, high, material, turn)


def lantern_mesh(frame, glow, name='lantern'):
    """Mesh data of a hanging lantern about 0.6 m high, hung at its top (z = 0)."""
    vertices, faces, which = [], [], []
    profile = [(0.0, -0.64), (0.10, -0.59), (0.2, -0.48), (0.22, -0.34), (0.16, -0.18), (0.05, -0.08), (0.03, -0.02), (0.0, 0)]
    for r, z in profile:
        vertices += [(r * math.cos(a * math.pi / 4), r * math.sin(a * math.pi / 4), z) for a in range(8)]
    for i in range(len(profile) - 1):
        for j in range(8):
            faces.append((i * 8 + j, i * 8 + (j + 1) % 8, (i + 1) * 8 + (j + 1) % 8, (i + 1) * 8 + j))
            which.append(1 if 1 <= i <= 3 and j % 2 == 0 else 0)
    return mesh(vertices, faces, [frame, glow], which, name=name)


def hang_lantern(data, x, y, z, cord_top, frame, scale=1.0):
    """A lantern with its cord up to `cord_top`."""
    instance(data, (x, y, z), scale)
    box(x, y, z, 0.012, 0.012, cord_top - z, frame)
