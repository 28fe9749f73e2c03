"""Geometry: meshes, boxes, revolved profiles, walls with arched openings, tubes, instances and batches.

Units are metres, angles in degrees unless a name says otherwise; +Y leads into the picture, +X right, +Z up.
Thousands of small boxes belong in one `Batch` per material: one object instead of thousands.
"""
import math

import bpy
import numpy as np
from mathutils import Vector


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh(vertices, faces, materials, indices=None, smooth=False, name='mesh'):
    """Mesh data, not yet in the scene: use `instance` or `solid`."""
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(map(float, v)) for v in vertices], [], [tuple(f) for f in faces])
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    if indices is not None:
        data.polygons.foreach_set('material_index', indices)
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.update()
    return data


def instance(data, at=(0, 0, 0), scale=1.0, turn=0.0, tilt=0.0, name='instance'):
    """An object of shared mesh data. `turn` about Z and `tilt` about X in degrees; scale a number or triple."""
    obj = bpy.data.objects.new(name, data)
    obj.location = at
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    obj.rotation_euler = (math.radians(tilt), 0, math.radians(turn))
    return link(obj)


def solid(vertices, faces, material, at=(0, 0, 0), turn=0.0, smooth=False):
    """A mesh placed at once."""
    return instance(mesh(vertices, faces, material, smooth=smooth), at, 1.0, turn)


def box(x, y, z, width, depth, height, material, turn=0.0, bevel=0.0):
    """A block standing on z, centred on x and y."""
    a, b = width / 2, depth / 2
    corners = [(-a, -b, 0), (a, -b, 0), (a, b, 0), (-a, b, 0), (-a, -b, height), (a, -b, height), (a, b, height), (-a, b, height)]
    obj = solid(corners, [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], material, (x, y, z), turn)
    if bevel:
        modifier = obj.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = bevel, 3
    return obj


def plane(z, material, x=(-1e4, 1e4), y=(-1e4, 1e4)):
    """A level rectangle; x and y are (from, to)."""
    return solid([(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)], [(0, 1, 2, 3)], material)


def revolved(profile, material, segments=48, smooth=True, name='revolved'):
    """Mesh data of a profile [(radius, z)...] turned about Z."""
    angle = np.arange(segments) * 2 * np.pi / segments
    vertices = [(r * c, r * s, z) for r, z in profile for c, s in zip(np.cos(angle), np.sin(angle))]
    faces = [(i * segments + j, i * segments + (j + 1) % segments, (i + 1) * segments + (j + 1) % segments, (i + 1) * segments + j)
             for i in range(len(profile) - 1) for j in range(segments)]
    data = mesh(vertices, faces, material, smooth=smooth, name=name)
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(38)
    return data


def revolve(profile, material, at=(0, 0, 0), segments=48, smooth=True, scale=1.0):
    return instance(revolved(profile, material, segments, smooth), at, scale)


def wall(outlines, thickness, material, at=(0, 0, 0), turn=0.0, bevel=0.0, flat=False):
    """A slab with holes: outlines [(x, z)...], the first is the edge, the others openings. Stands in the XZ plane,
    centred on its thickness; `flat` lays it in XY instead."""
    curve = bpy.data.curves.new('wall', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = thickness / 2, bevel, 2
    for outline in outlines:
        spline = curve.splines.new('POLY')
        spline.points.add(len(outline) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, outline):
            point.co = (x, y, 0, 1)
    curve.materials.append(material)
    obj = bpy.data.objects.new('wall', curve)
    obj.location = at
    obj.rotation_euler = (0 if flat else math.pi / 2, 0, math.radians(turn))
    return link(obj)


def rectangle(x0, z0, x1, z1):
    return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]


def arch(x, z, width, spring, kind='round', steps=24, rise=1.0):
    """Outline of an opening from z up; the curve begins at height `spring`. Kinds: round, pointed, horseshoe, moorish."""
    r = width / 2
    points = [(x - r, z), (x + r, z)]
    if kind == 'round':
        return points + [(x + r * math.cos(t), spring + r * rise * math.sin(t)) for t in np.linspace(0, math.pi, steps)]
    if kind == 'horseshoe':
        big = r * 1.13
        centre = spring + big * 0.47
        low = -math.asin(min(1, (centre - spring) / big))
        return points + [(x + big * math.cos(t), centre + big * math.sin(t)) for t in np.linspace(low, math.pi - low, steps * 2)]
    big, base, low = (width * 0.78 * rise, spring, 0.0) if kind == 'pointed' else (width * 0.66, spring + width * 0.198, -math.asin(0.3))
    offset = big - r * (1.0 if kind == 'pointed' else 1.12)
    top = math.acos(offset / big)
    points += [(x - offset + big * math.cos(t), base + big * math.sin(t)) for t in np.linspace(low, top, steps)]
    return points + [(x + offset - big * math.cos(t), base + big * math.sin(t)) for t in np.linspace(top, low, steps)]


def tube(points, radius, material, segments=6):
    """A round bar along a polyline of 3D points: ropes, railings, cables, spars."""
    points = [Vector(p) for p in points]
    vertices, faces = [], []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        side = along.cross(Vector((0, 0, 1) if abs(along.z) < 0.9 else (1, 0, 0))).normalized()
        up = side.cross(along)
        for j in range(segments):
            t = 2 * math.pi * j / segments
            vertices.append(point + side * (radius * math.cos(t)) + up * (radius * math.sin(t)))
    for i in range(len(points) - 1):
        for j in range(segments):
            faces.append((i * segments + j, i * segments + (j + 1) % segments, (i + 1) * segments + (j + 1) % segments, (i + 1) * segments + j))
    return solid(vertices, faces, material, smooth=True)


def group(parts, at=(0, 0, 0), scale=1.0, turn=0.0, lean=0.0, afloat=False):
    """Moves many objects as one: builds at the origin, then places. `lean` about Y (degrees). With `afloat` a film
    keeps them sharp while the water moves (boats, buoys, swimming birds)."""
    holder = link(bpy.data.objects.new('group', None))
    holder.location, holder.scale = at, (scale,) * 3
    holder.rotation_euler = (0, math.radians(lean), math.radians(turn))
    for part in parts:
        part.parent = holder
        if afloat:
            part['afloat'] = 1
    return holder


class Batch:
    """Collects boxes and polygons of one material and becomes one object on `done()`."""

    def __init__(self, material):
        self.material, self.vertices, self.faces = material, [], []

    def polygon(self, *points):
        start = len(self.vertices)
        self.vertices.extend(points)
        self.faces.append(tuple(range(start, start + len(points))))

    def box(self, x, y, z, width, depth, height, turn=0.0):
        """As the function `box`."""
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        a, b, k = width / 2, depth / 2, len(self.vertices)
        for zz in (z, z + height):
            for px, py in ((-a, -b), (a, -b), (a, b), (-a, b)):
                self.vertices.append((x + px * c - py * s, y + px * s + py * c, zz))
        for face in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.faces.append(tuple(k + i for i in face))

    def done(self, at=(0, 0, 0), turn=0.0):
        return solid(self.vertices, self.faces, self.material, at, turn) if self.faces else None
