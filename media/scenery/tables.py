"""Set tables, close: crockery, glasses one sees through, fruit, bread and what is eaten in the place.

Everything stands on `z`, the table's top; sizes are real. Cloths come from `cloth.spread`.
"""
import math

import numpy as np

from . import nodes as n
from .noise import fbm
from .shapes import box, group, instance, mesh, revolve, revolved, tube


def clear(color='#ffffff', shine=0.06, deep=1.0):
    """Thin glass or a liquid in it: light goes straight through, the edge mirrors. deep: how much it tints."""
    material, t, shader = n.new_material('clear')
    t.nodes.remove(shader)
    through = n.add(t, 'ShaderNodeBsdfTransparent', {0: n.mix(t, deep, '#ffffff', color)})
    mirror = n.add(t, 'ShaderNodeBsdfGlossy', {'Color': '#ffffff', 'Roughness': 0.02})
    facing = n.add(t, 'ShaderNodeLayerWeight', {'Blend': 0.35}).outputs['Facing']
    edge = n.math(t, 'ADD', n.math(t, 'MULTIPLY', n.math(t, 'POWER', facing, 3.0), 0.75), shine, clamp=True)
    blend = n.add(t, 'ShaderNodeMixShader', {0: edge})
    t.links.new(through.outputs[0], blend.inputs[1])
    t.links.new(mirror.outputs[0], blend.inputs[2])
    t.links.new(blend.outputs[0], n.output(t).inputs[0])
    return material


def glaze(color, rough=0.12, **options):
    return matte(color, rough, specular=0.55, **options)


def matte(color, rough=0.7, specular=0.3, patches=None, grain=30.0, bump=0.0, bump_grain=60.0, flesh=0.0):
    """Food and clay, its texture in the object's own space. patches: a second colour; flesh: light inside it."""
    material, t, shader = n.new_material('matte')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, specular
    shader.inputs['Base Color'].default_value = n.rgba(color)
    if patches:
        t.links.new(n.ramp(t, n.noise(t, at, grain, 6.0, 0.6), [(0.35, patches), (0.65, color)]), shader.inputs['Base Color'])
    if bump:
        t.links.new(n.bump(t, n.noise(t, at, bump_grain, 4.0, 0.6), bump), shader.inputs['Normal'])
    if flesh:
        shader.inputs['Subsurface'].default_value, shader.inputs['Subsurface Radius'].default_value = flesh, (.02, .012, .008)
        shader.inputs['Subsurface Color'].default_value = n.rgba(color)
    return material


def plate(at, radius, body, rim=None, deep=0.02):
    """A plate, with a painted band on its lip if `rim` is given."""
    r = radius
    parts = [revolve([(.001, .006), (r * .58, .006), (r * .66, deep * .75), (r * .98, deep), (r, deep + .002), (r * .985, deep - .003), (r * .64, deep * .45), (r * .5, 0), (.001, 0)], body, segments=72)]
    if rim:
        parts.append(revolve([(r * .86, deep * .9 + .0022), (r * .95, deep * .97 + .0022)], rim, segments=72))
        parts.append(revolve([(r * .70, deep * .78 + .0022), (r * .72, deep * .8 + .0022)], rim, segments=72))
    return group(parts, at)


def bowl(at, radius, body, high=.09):
    r, h = radius, high
    return revolve([(.001, .012), (r * .45, .016), (r * .8, h * .5), (r * .96, h), (r, h), (r * .86, h * .46), (r * .5, .004), (r * .42, 0), (.001, 0)], body, at, 72)


def tumbler(at, pane, liquid=None, radius=.036, high=.095, fill=.6):
    r = radius
    parts = [revolve([(.001, .004), (r * .84, .004), (r, high), (r * .96, high), (r * .80, .01), (.001, .01)], pane, segments=48)]
    if liquid:
        parts.append(revolve([(.001, .0115), (r * .79, .0115), (r * (.8 + .16 * fill) - .001, high * fill), (.001, high * fill)], liquid, segments=48))
    return group(parts, at)


def wine_glass(at, pane, wine=None, size=1.0):
    profile = [(.036, 0), (.034, .002), (.006, .006), (.004, .02), (.0038, .085), (.012, .095), (.033, .118), (.040, .145), (.038, .175), (.032, .205)]
    parts = [revolve(profile, pane, segments=48)]
    if wine:
        parts.append(revolve([(.001, .0985), (.012, .0985), (.032, .120), (.0385, .143), (.0385, .146), (.001, .146)], wine, segments=48))
    return group(parts, at, size)


def carafe(at, pane, liquid, size=1.0):
    parts = [revolve([(.05, 0), (.056, .02), (.058, .08), (.045, .14), (.026, .18), (.024, .22), (.032, .25)], pane, segments=48),
             revolve([(.001, .004), (.049, .004), (.054, .02), (.056, .08), (.05, .118), (.001, .118)], liquid, segments=48)]
    return group(parts, at, size)


def tea_glass(at, pane, tea, saucer, rim=None):
    """The tulip-shaped glass of Istanbul on its saucer."""
    parts = [plate((0, 0, 0), .052, saucer, rim, .011)]
    inner = [(.019, .012), (.0215, .02), (.024, .033), (.0215, .05), (.0195, .062), (.022, .077), (.027, .092)]
    parts.append(revolve([(.001, .009), (.019, .009)] + inner, pane, segments=48))
    parts.append(revolve([(.001, .0125)] + [(r - .0012, z) for r, z in inner[:6]] + [(.0225, .081), (.001, .081)], tea, segments=48))
    parts.append(tube([(.032, -.024, .0135), (.0, -.042, .0145), (-.036, -.034, .0135)], .0016, saucer, 6))
    return group(parts, at, 1.15)


def lump(profile, material, seed=0, rough=.03, segments=40):
    """Mesh data of a fruit or loaf: a turned profile, a little uneven."""
    data = revolved(profile, material, segments)
    r = np.random.RandomState(seed)
    waves = [(r.uniform(1, 3.5), r.uniform(0, 6), r.uniform(-2, 2)) for _ in range(5)]
    big = max(p[0] for p in profile)
    for vertex in data.vertices:
        a, h = math.atan2(vertex.co.y, vertex.co.x), vertex.co.z / big
        swell = 1 + rough * sum(math.sin(round(f) * a + p + h * s) for f, p, s in waves) / 2
        vertex.co.x *= swell
        vertex.co.y *= swell
    return data


def ball(radius, squash=1.0, top=0.0, steps=22):
    """Profile of a round fruit lying on z 0; top: how deep the stalk sits."""
    t = np.linspace(.02, math.pi - .02, steps)
    return [(radius * math.sin(k), radius * squash * (1 - math.cos(k)) - top * radius * math.exp(-((math.pi - k) / .3) ** 2)) for k in t]


def lemon_shape(skin, seed=0, size=.034):
    t = np.linspace(.02, math.pi - .02, 28)
    profile = [(size * math.sin(k) ** 1.05, size * 1.28 * (1 - math.cos(k)) + size * .34 * (math.exp(-((math.pi - k) / .2) ** 2) - math.exp(-(k / .17) ** 2))) for k in t]
    return lump(profile, skin, seed, .03)


def leaf_blade(material, long=.08, wide=.04, bend=.25, cup=.2):
    """Mesh data of one leaf lying along +X: basil, lemon, mint, bay."""
    rows, half = 13, 4
    vertices, faces = [], []
    for i in range(rows):
        u = i / (rows - 1)
        w = wide / 2 * math.sin(math.pi * min(1, u * .96 + .03)) ** .75
        for j in range(-half, half + 1):
            s = j / half
            vertices.append((long * u, w * s, -bend * long * u * u + cup * wide * s * s * .5 + .0012 * math.sin(9 * u * 2 + abs(s) * 5)))
    wide_row = 2 * half + 1
    faces = [(i * wide_row + j, (i + 1) * wide_row + j, (i + 1) * wide_row + j + 1, i * wide_row + j + 1) for i in range(rows - 1) for j in range(2 * half)]
    return mesh(vertices, faces, material, smooth=True, name='leaf')


def slice_of(rind, flesh, radius, thick, seed=0):
    """A round slice: tomato, mozzarella, orange, bread. Mesh data with rind and flesh."""
    r = radius
    data = revolved([(.0005, 0), (r * .93, 0), (r * .985, thick * .2), (r, thick * .5), (r * .985, thick * .8), (r * .93, thick), (.0005, thick)], rind, 48)
    data.materials.append(flesh)
    data.polygons.foreach_set('material_index', [1 if abs(p.normal.z) > .8 else 0 for p in data.polygons])
    k = np.random.RandomState(seed).uniform(0, 6, 3)
    for v in data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        swell = 1 + .035 * math.sin(2 * a + k[0]) + .025 * math.sin(3 * a + k[1])
        v.co.x *= swell
        v.co.y *= swell
        v.co.z += .0012 * math.sin(2 * a + k[2])
    return data


def tomato_flesh():
    """The cut face of a tomato: chambers of seeds round a pale core."""
    material, t, shader = n.new_material('tomato')
    x, y, _z = n.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    far = n.math(t, 'MULTIPLY', n.math(t, 'SQRT', n.math(t, 'ADD', n.math(t, 'MULTIPLY', x, x), n.math(t, 'MULTIPLY', y, y))), 1 / .04)
    around = n.math(t, 'ARCTAN2', y, x)
    chamber = n.math(t, 'POWER', n.math(t, 'ABSOLUTE', n.math(t, 'SINE', n.math(t, 'MULTIPLY', around, 2.5))), .5)
    ring = n.ramp(t, far, [(.18, 0.0), (.34, 1.0), (.66, 1.0), (.8, 0.0)])
    wet = n.math(t, 'MULTIPLY', ring, chamber)
    seeds = n.add(t, 'ShaderNodeTexVoronoi', {'Scale': 190.0, 'Vector': n.combine(t, x, y, 0.0)}).outputs['Distance']
    pulp = n.mix(t, n.math(t, 'LESS_THAN', seeds, .26), '#a8200e', '#d99a4a')
    t.links.new(n.mix(t, wet, n.mix(t, n.ramp(t, far, [(.1, 1.0), (.3, 0.0)]), '#c8321c', '#d8684a'), pulp), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .16, .5
    t.links.new(n.bump(t, n.math(t, 'MULTIPLY', wet, -1.0), .0015, .8), shader.inputs['Normal'])
    return material


def crust(pale='#e2b877', dark='#8a4a1c', flour=None):
    """A baked surface: darker where it is high, floury in patches."""
    material, t, shader = n.new_material('crust')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    cloud = n.noise(t, at, 22.0, 7.0, .65)
    color = n.ramp(t, cloud, [(.3, dark), (.7, pale)])
    if flour:
        color = n.mix(t, n.ramp(t, n.noise(t, at, 11.0, 6.0, .7), [(.5, 0.0), (.68, .8)]), color, flour)
    t.links.new(color, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .62, .25
    t.links.new(n.bump(t, n.noise(t, at, 60.0, 5.0, .7), .003, .8), shader.inputs['Normal'])
    return material


def loaf(at, material, long=.24, wide=.12, high=.085, turn=0.0, seed=0):
    """A country loaf, dusted, its crust torn along the top."""
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 72), np.linspace(0, math.pi, 40))
    lumps = 1 + .10 * (fbm(u * 1.2 + seed, v * 1.6, seed + 2, 4) - .5)
    x, y, z = np.cos(v) * long / 2 * lumps, np.sin(v) * np.cos(u) * wide / 2 * lumps, np.sin(v) * np.sin(u) * high / 2 * lumps
    tear = np.exp(-((np.mod(x * 22 + y * 9, 1.0) - .5) / .14) ** 2) * (z > high * .2)
    z = np.maximum(z - .008 * tear, -high * .32) + high * .32
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
    return instance(mesh(np.stack([x, y, z], -1).reshape(-1, 3), faces, material, smooth=True), at, 1.0, turn)


def cutlery(at, steel, kind='fork', turn=0.0):
    """A fork or a knife lying along +Y."""
    parts = [box(0, -.03, .0015, .011, .11, .0022, steel, bevel=.001)]
    if kind == 'knife':
        parts.append(box(0, .065, .0015, .016, .10, .0014, steel, bevel=.0007))
    else:
        parts += [box(0, .04, .0015, .02, .03, .002, steel, bevel=.001)] + [box(-.0082 + .0055 * k, .075, .0018, .0026, .05, .0018, steel) for k in range(4)]
    return group(parts, at, 1.0, turn)


def scattered(data, spots, at=(0, 0, 0), rnd=None, tilt=0.0, size=(1.0, 1.0)):
    """Instances of fruit or leaves at [(x, y, z)...], each turned by chance."""
    for x, y, z in spots:
        instance(data, (at[0] + x, at[1] + y, at[2] + z), rnd.uniform(*size), rnd.uniform(0, 360), rnd.uniform(-tilt, tilt))
