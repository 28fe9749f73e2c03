"""People, as distant figures only: nobody's face is to be seen. Never nearer to the lens than about eight metres."""
import bpy

from .shapes import instance, link, revolve, tube


def figure(skin, hair, top, legs, shoes, stride=0.5, tall=1.72):
    """Mesh data of somebody who walks toward -Y (stride 0: stands)."""
    s, k = stride, tall / 1.72
    bones = [((0, 0, .92), .13, .1), ((0, 0, 1.1), .125, .09), ((0, 0, 1.32), .165, .105), ((0, -.01, 1.47), .055, .055), ((0, -.02, 1.56), .068, .08), ((0, -.02, 1.64), .075, .092), ((0, -.01, 1.71), .045, .055)]
    links = [(i, i + 1) for i in range(6)]

    def chain(start, points):
        for at, r in points:
            bones.append((at, r, r))
            links.append((start, len(bones) - 1))
            start = len(bones) - 1

    for side in (-1, 1):
        step = side * s
        chain(0, [((side * .085, 0, .84), .085), ((side * .09, -.14 * step - .05 * s, .48), .058), ((side * .09, -.3 * step + .06 * s, .1), .042), ((side * .1, -.3 * step + .06 * s - .15, .045), .034)])
        chain(2, [((side * .18, 0, 1.4), .058), ((side * .235, .1 * step + .02, 1.13), .043), ((side * .225, .2 * step - .1, .9), .032)])
    data = bpy.data.meshes.new('bones')
    data.from_pydata([tuple(c * k for c in at) for at, _, _ in bones], links, [])
    obj = link(bpy.data.objects.new('bones', data))
    obj.modifiers.new('skin', 'SKIN')
    rounder = obj.modifiers.new('round', 'SUBSURF')
    rounder.levels = rounder.render_levels = 1
    for vertex, (_, rx, ry) in zip(data.skin_vertices[0].data, bones):
        vertex.radius = (rx * k, ry * k)
    data.skin_vertices[0].data[0].use_root = True
    body = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    body.materials.clear()
    for material in (skin, hair, top, legs, shoes):
        body.materials.append(material)
    for face in body.polygons:
        x, y, z = (c / k for c in face.center)
        face.use_smooth = True
        face.material_index = (1 if z > 1.52 and (y > -.01 or z > 1.675) else 0) if z > 1.47 else (0 if abs(x) > .17 and z < .95 else 2 if z > .93 else 4 if z < .11 else 3)
    return body


def skirt(cloth, length=.55):
    """A skirt or the lower part of a coat, hung from the waist."""
    return [(.125, 1.1), (.17, .95), (.2, .95 - length * .5), (.235, .95 - length)], cloth


def walker(body, at, turn=0.0, scale=1.0, hem=None):
    """A figure placed; `hem` is what `skirt` gave."""
    if hem:
        revolve(hem[0], hem[1], at, 20, scale=scale)
    return instance(body, at, scale, turn)


def umbrella(at, cloth, metal, radius=.52):
    """An open umbrella over a walker who stands at `at`."""
    x, y, z = at
    revolve([(radius, 1.84), (radius * .8, 1.98), (radius * .45, 2.1), (.01, 2.16)], cloth, (x, y, z), 8)
    tube([(x, y, z + 1.05), (x, y, z + 2.2)], .008, metal, 5)
