"""A set place in raking light: sawn timber, thrown ware, folded linen, forged cutlery, glass one looks through.

Seen from above and near; what stands in the sun's way outside the picture throws its shadow over all of it.
"""
import math

import bpy
import numpy as np

from . import nodes as n
from .cloth import _thick, _uv, spread
from .noise import fbm
from .shapes import group, instance, mesh, revolve
from .sky import direction


def see_through(bounces=10):
    """As many bounces as light needs to come through two walls of a glass."""
    c = bpy.context.scene.cycles
    c.max_bounces, c.transmission_bounces, c.glossy_bounces, c.diffuse_bounces = bounces, bounces, 4, 3
    c.sample_clamp_indirect, c.blur_glossy = 2.0, .3


def timber(pale, dark, along='x', rings=70.0, rough=.5, silver=None, wear=.35):
    """Sawn boards: the rings of the trunk cut lengthwise, fibres, pores; every board from another trunk. silver: a grey it weathers to."""
    material, t, shader = n.new_material('timber')
    own = n.math(t, 'MULTIPLY', t.nodes.new('ShaderNodeObjectInfo').outputs['Random'], 9.0)
    x, y, z = n.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    if along == 'y':
        x, y = y, x
    if along == 'z':
        x, z = z, x
    x = n.math(t, 'ADD', x, own)
    bend = n.noise(t, n.combine(t, n.math(t, 'MULTIPLY', x, 1.5), n.math(t, 'MULTIPLY', y, 5.0), n.math(t, 'ADD', z, own)), 1.0, 4.0, .5)
    side = n.math(t, 'ADD', y, n.math(t, 'MULTIPLY', n.math(t, 'SUBTRACT', n.math(t, 'FRACT', own), .5), .22))
    deep = n.math(t, 'ADD', z, n.math(t, 'ADD', .05, n.math(t, 'MULTIPLY', x, .035)))
    far = n.math(t, 'SQRT', n.math(t, 'ADD', n.math(t, 'MULTIPLY', side, side), n.math(t, 'MULTIPLY', deep, deep)))
    ring = n.math(t, 'FRACT', n.math(t, 'MULTIPLY', n.math(t, 'ADD', far, n.math(t, 'MULTIPLY', bend, .07)), rings))
    ring = n.ramp(t, ring, [(0, .0), (.55, .25), (.86, 1.0), (1.0, .05)])
    fibre = n.noise(t, n.combine(t, n.math(t, 'MULTIPLY', x, 7.0), n.math(t, 'MULTIPLY', y, 520.0), n.math(t, 'MULTIPLY', z, 520.0)), 1.0, 4.0, .6, .2)
    cloud = n.noise(t, n.combine(t, n.math(t, 'MULTIPLY', x, 2.2), n.math(t, 'MULTIPLY', y, 9.0), own), 1.0, 5.0, .6)
    tone = n.mix(t, n.math(t, 'MULTIPLY', ring, .75), pale, dark)
    tone = n.mix(t, n.ramp(t, fibre, [(.36, .55), (.56, .0)]), tone, n.shade(dark, .45))
    tone = n.mix(t, n.ramp(t, cloud, [(.35, wear), (.65, .0)]), tone, n.shade(dark, .7))
    tone = n.mix(t, n.ramp(t, n.math(t, 'FRACT', n.math(t, 'MULTIPLY', own, 3.3)), [(0, .22), (1, .0)]), tone, n.shade(dark, .55))
    if silver:
        tone = n.mix(t, n.ramp(t, cloud, [(.3, .62), (.7, .92)]), tone, n.mix(t, n.ramp(t, fibre, [(.36, .85), (.6, .0)]), silver, n.shade(silver, .35)))
    t.links.new(tone, shader.inputs['Base Color'])
    t.links.new(n.ramp(t, fibre, [(.3, min(rough + .25, 1)), (.6, rough)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .35
    high = n.math(t, 'ADD', fibre, n.math(t, 'MULTIPLY', ring, .5 if silver else .12))
    t.links.new(n.bump(t, high, .0016 if silver else .0007, .9), shader.inputs['Normal'])
    return material


def thrown(color, rim=None, at=1.0, width=.004, speck=None, rough=.22, pool=None):
    """Glazed ware from the wheel: the glaze thins on edges, its surface runs in faint rings. rim: the colour of a band that
    ends at the radius `at`; speck: iron specks; pool: a colour where the glaze stands deep (the middle)."""
    material, t, shader = n.new_material('thrown')
    here = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    x, y, z = n.split(t, here)
    far = n.math(t, 'SQRT', n.math(t, 'ADD', n.math(t, 'MULTIPLY', x, x), n.math(t, 'MULTIPLY', y, y)))
    cloud = n.noise(t, here, 28.0, 5.0, .6)
    tone = n.ramp(t, cloud, [(.3, n.shade(color, .86)), (.7, n.shade(color, 1.06))])
    if pool:
        tone = n.mix(t, n.ramp(t, n.math(t, 'ADD', n.math(t, 'DIVIDE', far, at), n.math(t, 'MULTIPLY', cloud, .25)), [(.35, 1.0), (1.0, 0.0)]), tone, pool)
    if rim:
        edge = n.math(t, 'ADD', far, n.math(t, 'MULTIPLY', n.math(t, 'SUBTRACT', cloud, .5), .0018))
        band = n.math(t, 'MULTIPLY', n.ramp(t, n.math(t, 'SUBTRACT', edge, at - width), [(0, 0.0), (.0009, 1.0)]), n.ramp(t, n.math(t, 'SUBTRACT', edge, at - .0009), [(0, 1.0), (.0009, 0.0)]))
        stroke = n.noise(t, here, 160.0, 4.0, .6)
        tone = n.mix(t, band, tone, n.ramp(t, stroke, [(.3, rim), (.75, n.shade(rim, 1.7))]))
    if speck:
        cell = n.add(t, 'ShaderNodeTexVoronoi', {'Scale': 260.0, 'Vector': here})
        size = n.math(t, 'MULTIPLY', n.math(t, 'POWER', n.split(t, cell.outputs['Color'])[0], 5.0), .26)
        tone = n.mix(t, n.math(t, 'LESS_THAN', cell.outputs['Distance'], size), tone, speck)
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, .55
    rings = n.math(t, 'SINE', n.math(t, 'MULTIPLY', n.math(t, 'ADD', far, z), 900.0))
    t.links.new(n.bump(t, n.math(t, 'ADD', n.math(t, 'MULTIPLY', rings, .12), cloud), .0012, .5), shader.inputs['Normal'])
    return material


def smooth(profile, steps=9):
    """The profile rounded: a Catmull-Rom curve through its points."""
    p = np.array([profile[0]] + list(profile) + [profile[-1]], float)
    out = []
    for i in range(1, len(p) - 2):
        for u in np.linspace(0, 1, steps, endpoint=False):
            a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
            out.append(.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u ** 3))
    return [(max(float(r), .0004), float(z)) for r, z in out + [p[-1]]]


def through(points, steps=8):
    """A smooth line through points in space."""
    p = np.array([points[0]] + list(points) + [points[-1]], float)
    return [tuple(.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * u + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * u * u + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * u ** 3))
            for i in range(1, len(p) - 2) for u in np.linspace(0, 1, steps, endpoint=i == len(p) - 3)]


def dish(at, radius, ware, deep=.020, lip=.30, seed=0):
    """A plate from the wheel, a hair out of round."""
    r, w = radius, radius * (1 - lip)
    profile = smooth([(.0005, .0062), (w * .6, .0058), (w * .93, .0066), (w * 1.02, .0105), (w + (r - w) * .5, deep * .78), (r - .003, deep * .98), (r, deep + .0012), (r - .0012, deep - .0022), (w + (r - w) * .5, deep * .60), (w * .92, .0022), (w * .85, .0002), (w * .78, .0012), (.0005, .002)])
    obj = revolve(profile, ware, at, 144)
    for v in obj.data.vertices:
        a, far = math.atan2(v.co.y, v.co.x), math.hypot(v.co.x, v.co.y) / r
        v.co.z += .0011 * far ** 3 * math.sin(2 * a + seed)
        k = 1 + .006 * math.sin(3 * a + 2 * seed) * far
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    return obj


def cup(at, radius, high, ware, foot=.55, thick=.0032, belly=.9):
    """A bowl or beaker: foot, belly and mouth as parts of its radius."""
    r, h, s = radius, high, thick
    outer = [(r * foot, .0), (r * foot, .004), (r * (foot + belly) / 2 + .002, h * .10 + .003), (r * belly, h * .42), (r * .985, h * .85), (r, h)]
    inner = [(r - s * .5, h + s * .35), (r - s, h - .001), (r * .985 - s, h * .84), (r * belly - s, h * .44), (r * (foot + belly) / 2 - s, h * .14 + s + .003), (r * foot * .7, .008 + s), (.0005, .0075 + s)]
    return revolve(smooth([(.0005, .003), (r * foot * .8, .0025)] + outer + inner), ware, at, 128)


def crystal(tint='#ffffff', ior=1.46, shade='#9aa4a2'):
    """Real glass for the eye; for the sun a pane that lets most of it through and gathers some of it in the middle."""
    material, t, shader = n.new_material('crystal')
    t.nodes.remove(shader)
    clear = n.add(t, 'ShaderNodeBsdfGlass', {'Color': tint, 'Roughness': 0.0, 'IOR': ior})
    facing = n.add(t, 'ShaderNodeLayerWeight', {'Blend': .4}).outputs['Facing']
    light = n.add(t, 'ShaderNodeBsdfTransparent', {0: n.ramp(t, facing, [(.0, tint), (.55, tint), (.9, shade)])})
    path = t.nodes.new('ShaderNodeLightPath')
    soft = n.math(t, 'MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray'])
    mix = n.add(t, 'ShaderNodeMixShader', {0: soft})
    t.links.new(clear.outputs[0], mix.inputs[1])
    t.links.new(light.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], n.output(t).inputs[0])
    return material


def beaker(at, pane, drink=None, radius=.036, high=.098, fill=.7, taper=.86, thick=.0022):
    """A thick-bottomed glass, filled."""
    r, s, f = radius, thick, radius * taper
    outside = [(f - .003, 0), (f - .0005, .0012), (f, .004), (f + (r - f) * .5, high * .5), (r, high - .001)]
    inside = [(r - s * .5, high), (r - s, high - .001), (f + (r - f) * .5 - s, high * .5), (f - s, .013), (f - s - .003, .0095), (.0005, .009)]
    parts = [revolve([(.0005, .0)] + smooth(outside + inside, 7), pane, segments=96)]
    if drink:
        def wall(z):
            return f + (r - f) * z / high - s + .00025
        top = high * fill
        parts.append(revolve([(.0005, .0089), (wall(.0095) - .003, .0094), (wall(.013), .0129)] + [(wall(z), z) for z in np.linspace(.02, top, 8)] + [(wall(top) - .0008, top - .0006), (.0005, top - .0008)], drink, segments=96))
    return group(parts, at)


def folded(at, width, depth, material, layers=4, turn=0.0, seed=0, puff=.0016, lift=0.0):
    """A napkin folded over and over along X and pressed by hand: one ribbon that goes to and fro, its folds round, its edges not quite square."""
    gap = .0024
    path = []
    for k in range(layers):
        xs = np.linspace(-.5, .5, 60) if k % 2 == 0 else np.linspace(.5, -.5, 60)
        short = 1 - .012 * k
        path += [(x * width * short, k * gap) for x in xs]
        if k < layers - 1:
            s = 1 if k % 2 == 0 else -1
            path += [(s * (width / 2 * short + gap * .9 * math.sin(a)), k * gap + gap / 2 * (1 - math.cos(a))) for a in np.linspace(.2, math.pi - .2, 9)]
    p = np.array(path)
    v = np.linspace(-.5, .5, 64)
    along = np.concatenate([[0], np.cumsum(np.hypot(np.diff(p[:, 0]), np.diff(p[:, 1])))])
    X, V = np.meshgrid(p[:, 0], v, indexing='ij')
    Z = np.repeat(p[:, 1:2], len(v), 1)
    k = Z / gap
    swell = puff * (.5 + .5 * fbm(X * 9 + seed, V * depth * 9, seed, 3)) * (k + .25) + .0009 * fbm(X * 40, V * depth * 26 + seed, seed + 1, 3) * (.3 + k * .4)
    corner = lift * np.clip((X / width + V - .35) / .65, 0, 1) ** 1.6 * (k / max(layers - 1, 1))
    Y = V * depth * (1 + .016 * k * np.sin(seed + k)) + .0022 * np.sin(X * 34 + seed + k * 2.0) * (.4 + .3 * k) + .004 * (k - 1.5) * np.cos(seed)
    Z = Z + .0012 + np.clip(swell, 0, None) + corner
    q = np.arange(X.size).reshape(X.shape)
    faces = np.stack([q[:-1, :-1], q[1:, :-1], q[1:, 1:], q[:-1, 1:]], -1).reshape(-1, 4).tolist()
    data = _uv(mesh(np.stack([X, Y, Z], -1).reshape(-1, 3), faces, material, smooth=True, name='folded'), np.stack([np.repeat(along[:, None], len(v), 1).ravel(), (V * depth).ravel()], -1))
    obj = instance(data, at, 1.0, turn)
    return _thick(obj, .0011, 0)


def crumpled(at, width, depth, material, top, seed=0, grow=.10, rumple=.03, turn=0.0):
    """A cloth dropped on the table's `top` (its block), its corners where they fell."""
    return spread(width, depth, material, (top,), (at[0], at[1], at[2] + .03), seed=seed, thickness=.0011, grow=grow, rumple=rumple, cell=.0085, stiff=.03, turn=turn)[0]


def _blade(outline, lift, thick):
    """Points of a lofted bar along Y: outline(u) half width, lift(u) height, thick(u) half thickness."""
    u, a = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 2 * math.pi, 28, endpoint=False), indexing='ij')
    c, s = np.cos(a), np.sin(a)
    return u, np.stack([outline(u) * np.sign(c) * np.abs(c) ** .7, u, lift(u) + thick(u) * np.sign(s) * np.abs(s) ** .8], -1)


def _closed(points, material):
    rows, columns = points.shape[:2]
    k = np.arange(rows * columns).reshape(rows, columns)
    right = np.roll(k, -1, 1)
    faces = np.stack([k[:-1], right[:-1], right[1:], k[1:]], -1).reshape(-1, 4).tolist()
    return mesh(points.reshape(-1, 3), faces + [k[0, ::-1].tolist(), k[-1].tolist()], material, smooth=True)


def knife(at, steel, turn=0.0, long=.225, handle=None):
    """A table knife along +Y, its belly to the left; handle: its own material."""
    cut = .46
    def half(u):
        grip = .0058 + .0030 * np.exp(-((u - .06) / .11) ** 2)
        return np.where(u < cut, grip * np.clip(u / .02, 0, 1) ** .5, .0090 + .0010 * np.sin((u - cut) * 5)) * np.clip((1 - u) / .05, 0, 1) ** .5 * (1 - .25 * np.exp(-((u - cut) / .02) ** 2))
    def fat(u):
        return np.where(u < cut, .0032 - .0012 * u, .0009) * np.clip(u / .012, 0, 1) ** .5
    u, p = _blade(half, lambda u: .0034 - .0016 * np.clip((u - .4) * 3, 0, 1), fat)
    p[..., 0] += np.where(u > cut, -.0018 * np.sin((u - cut) / (1 - cut) * math.pi), 0)
    p[..., 1] = (p[..., 1] - .5) * long
    split = int(120 * cut)
    parts = [instance(_closed(p[:split + 1], handle or steel)), instance(_closed(p[split:], steel))]
    return group(parts, at, 1.0, turn)


def spoon(at, steel, turn=0.0, long=.19):
    """A spoon along +Y, its bowl up."""
    def half(u):
        bowl = .0205 * np.clip(1 - ((u - .845) / .155) ** 2, 0, 1) ** .5
        return np.maximum(.0032 + .0042 * np.clip(1 - u / .3, 0, 1) ** 1.5, bowl * (u > .69)) * np.clip(u / .02, 0, 1) ** .4
    u, a = np.linspace(0, 1, 160), np.linspace(-1, 1, 33)
    U, S = np.meshgrid(u, a, indexing='ij')
    w = half(U)
    inside = np.clip(1 - ((U - .845) / .15) ** 2, 0, 1)
    z = .004 + .010 * np.sin(math.pi * np.clip(U / .72, 0, 1)) ** 2 * .8 + .004 * np.clip(1 - U * 3, 0, 1) - .0085 * inside * (1 - S * S) * (U > .69) + .003 * inside
    k = np.arange(U.size).reshape(U.shape)
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
    obj = instance(mesh(np.stack([w * S, (U - .5) * long, z], -1).reshape(-1, 3), faces, steel, smooth=True), at, 1.0, turn)
    return _thick(obj, .0012, 1)


def toward_sun(point, sun, far):
    """The spot `far` metres from a point of the table toward the sun (elevation, azimuth): what hangs there shades that point."""
    d = direction(*sun)
    return tuple(p + far * q for p, q in zip(point, d))


def carafe_of(at, pane, water):
    """A carafe of blown glass, filled to its shoulder."""
    s = .0024
    outside = [(.036, .0), (.046, .002), (.0505, .010), (.0525, .050), (.049, .090), (.034, .125), (.0235, .150), (.0215, .170), (.024, .192), (.030, .206)]
    inside = [(r - s, z) for r, z in outside[::-1][:-2]] + [(.044, .0085), (.030, .007), (.0005, .0075)]
    revolve([(.0005, .002)] + smooth(outside + [(.0288, .2072)] + inside, 7), pane, at, 128)
    fill = smooth([(.0005, .0073), (.030, .0068), (.0437, .0083), (.0484, .0125), (.0503, .050), (.0468, .090), (.0330, .1215)], 7)
    revolve(fill + [(.0322, .1210), (.0005, .1208)], water, at, 128)
