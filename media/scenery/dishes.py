"""What is eaten, modelled and painted: a grilled fish.

Shapes are grids of points with a colour each (`painted`), because burnt, cut and raw places follow the shape.
"""
import math

import numpy as np

from . import nodes as n
from .noise import fbm
from .shapes import group, instance, mesh, revolve


def paint(rough=0.5, specular=0.4, bump=0.0, bump_grain=120.0, flesh=0.0, glow=None):
    """The material of `painted`: its colours come from the points. glow: a colour of the light inside it."""
    material, t, shader = n.new_material('paint')
    color = n.add(t, 'ShaderNodeVertexColor', layer_name='paint').outputs[0]
    t.links.new(color, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = rough, specular
    if bump:
        at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
        t.links.new(n.bump(t, n.noise(t, at, bump_grain, 5.0, .65), bump), shader.inputs['Normal'])
    if flesh:
        shader.inputs['Subsurface'].default_value, shader.inputs['Subsurface Radius'].default_value = flesh, (.012, .006, .003)
        t.links.new(n.mix(t, .5, color, glow) if glow else color, shader.inputs['Subsurface Color'])
    return material


def paint_of(color, rough):
    """One colour, smooth."""
    material, _t, shader = n.new_material('plain')
    shader.inputs['Base Color'].default_value, shader.inputs['Roughness'].default_value = n.rgba(color), rough
    return material


def blend(first, second, amount):
    """Colours (arrays or '#rrggbb') mixed point by point."""
    a, b = (np.asarray(n.linear(c)) if isinstance(c, str) else c for c in (first, second))
    amount = np.clip(amount, 0, 1)[..., None]
    return a * (1 - amount) + b * amount


def painted(points, colors, material, round_=False):
    """Mesh data of a grid of points, rows x columns x 3, and as many linear colours; round_: the last column meets the first."""
    rows, columns = points.shape[:2]
    k = np.arange(rows * columns).reshape(rows, columns)
    right = np.roll(k, -1, 1) if round_ else k[:, 1:]
    left = k if round_ else k[:, :-1]
    faces = np.stack([left[:-1], right[:-1], right[1:], left[1:]], -1).reshape(-1, 4)
    data = mesh(points.reshape(-1, 3), faces.tolist(), material, smooth=True, name='painted')
    layer = data.color_attributes.new(name='paint', type='FLOAT_COLOR', domain='POINT')
    layer.data.foreach_set('color', np.concatenate([np.broadcast_to(colors, points.shape), np.ones(points.shape[:2] + (1,))], -1).astype(np.float32).ravel())
    return data


def bream(at, turn=0.0, long=.29, seed=0, lean=0.0):
    """A whole bream from the grill, lying on its side, its head toward -X: scored three times, bars burnt into its skin.
    lean: degrees its back is raised."""
    u, v = np.meshgrid(np.linspace(0, 1, 240), np.linspace(0, 2 * math.pi, 160), indexing='ij')
    high = .185 * long * np.sin(math.pi * np.clip(u, 0, 1) ** .70) ** .78 + .042 * long * np.clip((u - .1) * 2, 0, 1)
    high *= np.clip(u / .02, 0, 1) ** .5
    thick = (.072 * long * np.sin(math.pi * u ** .66) ** .8 + .010 * long) * np.clip(u / .03, 0, 1) ** .5
    across, up = np.cos(v), np.sin(v)
    x, y = long * (u - .5), high * np.sign(across) * np.abs(across) ** .9 + .012 * long * np.sin(math.pi * u)
    z = thick * np.sign(up) * np.abs(up) ** .8
    side = y / (.2 * long)
    grain = fbm(x * 90 + z * 60, y * 90 - z * 70, seed + 1, 4)
    gill = .245 + .055 * (1 - side ** 2) + .004 * grain
    cover = np.exp(-((u - gill) / .007) ** 2) * (np.abs(side) < .9)
    cuts = sum(np.exp(-((u - c - .10 * side + .006 * grain) / .010) ** 2) for c in (.43, .56, .69)) * (np.abs(side) < .62) * (up > 0)
    mouth = np.exp(-((side + .10 - .6 * u) / .035) ** 2) * np.clip((.085 - u) * 40, 0, 1)
    cheek = np.exp(-((u - gill + .055) / .012) ** 2) * (np.abs(side + .05) < .55)
    socket = np.exp(-(np.hypot(x + .375 * long, y - .022 * long) / .012) ** 4)
    z = z - (.0022 * cover + .006 * cuts + .0025 * mouth) * (up > 0) + .0006 * grain * (u > .28)
    scales = np.sin(x * 1100 + 2 * np.sin(y * 500)) * np.sin(y * 900)
    color = blend('#b89a6c', '#5a4630', np.clip(side * 1.3 - .1, 0, 1))
    color = blend(color, '#d8c9a4', np.clip(-side * 1.4 - .15, 0, 1) * .8)
    color = blend(color, '#a8601c', np.clip(.55 + 1.2 * grain, 0, 1) * .75 * (1 - .5 * (u < gill)))
    color = blend(color, '#4a260e', np.clip(fbm(x * 45 + z * 40, y * 45 - z * 40, seed + 5, 5) * 3 - .5, 0, 1) * .7)
    color = blend(color, '#e8dcc0', np.clip(scales, 0, 1) * .16 * (u > .28))
    color = blend(color, '#7a5228', (u < gill) * (.55 + .8 * grain))
    color = blend(color, '#3a200e', np.clip(.55 * cheek + .7 * socket + (u < gill) * np.clip(2.2 * grain - .1 + .5 * side, 0, 1), 0, 1) * .8)
    wave = (x + y * .8) / (.10 * long)
    bars = np.clip(1.7 - np.abs((wave - np.floor(wave)) - .5) / .15 + grain * 2.6, 0, 1) * np.clip(up * 3 - .9 * np.abs(side) ** 3, 0, 1)
    color = blend(color, '#1c0e06', bars * .88 * (1 - .75 * (u < gill)))
    color = blend(color, '#2a160a', np.clip(.75 * cover + mouth, 0, 1))
    color = blend(color, '#2a1408', np.clip((np.abs(side) - .78) * 4, 0, 1) * (.4 + grain))
    color = blend(color, '#f5ead2', np.clip(cuts * 1.5 - .25, 0, 1))
    skin = paint(.24, .5, .0008, 260.)
    parts = [instance(painted(np.stack([x, y, z + thick.max() * .86], -1), color, skin))]
    middle = .86 * thick.max()

    def fin(along, out, fade):
        s, w = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 10), indexing='ij')
        a, b = along(s), out(s)
        edge = w * (1 - .22 * np.abs(np.sin(s * 46)) * w)
        place = a + (b - a) * edge[..., None]
        place[..., 2] += .0012 * np.sin(s * 92) * w
        tone = blend(blend('#b08a50', '#7a5226', w), '#241206', np.clip(w * 1.3 - .75 + .3 * fbm(s * 20, w * 6, 4, 3), 0, 1) * fade)
        data = painted(place, tone, skin)
        obj = instance(data)
        solid = obj.modifiers.new('thick', 'SOLIDIFY')
        solid.thickness = .0014
        parts.append(obj)

    tail = .5 * long
    fin(lambda s: np.stack([0 * s + tail - .012, (s - .5) * .05 * long, 0 * s + middle * .7], -1),
        lambda s: np.stack([tail + long * (.05 + .11 * np.abs(2 * s - 1) ** 1.2), (s - .5) * .32 * long, 0 * s + middle * .35], -1), .8)
    top = lambda q: (.185 * np.sin(math.pi * q ** .70) ** .78 + .042 * np.clip((q - .1) * 2, 0, 1) + .012 * np.sin(math.pi * q)) * long  # noqa: E731
    fin(lambda s: np.stack([long * (.30 + .48 * s - .5), top(.30 + .48 * s) - .004, 0 * s + middle], -1),
        lambda s: np.stack([long * (.34 + .50 * s - .5), top(.30 + .48 * s) + long * .052 * np.sin(math.pi * np.clip(s * .85 + .1, 0, 1)) ** .6, 0 * s + middle * .7], -1), 1.)
    low = lambda q: -top(q) + .024 * long * np.sin(math.pi * q)  # noqa: E731
    fin(lambda s: np.stack([long * (.60 + .18 * s - .5), low(.60 + .18 * s) + .004, 0 * s + middle], -1),
        lambda s: np.stack([long * (.65 + .18 * s - .5), low(.60 + .18 * s) - long * .04 * np.sin(math.pi * (s * .8 + .15)), 0 * s + middle * .6], -1), 1.)
    fin(lambda s: np.stack([0 * s + long * -.205, long * (-.035 + .03 * (s - .5)), 0 * s + middle * 1.88], -1),
        lambda s: np.stack([long * (-.115 - .02 * np.abs(2 * s - 1)), long * (-.055 + .11 * (s - .5)), 0 * s + middle * 1.98], -1), .5)
    eye = (-.375 * long, .022 * long, middle + thick[30, 0] * .80)
    parts.append(revolve([(.001, .0044), (.003, .0040), (.0056, .0022), (.0064, -.002)], paint_of('#d9d0bd', .2), eye, 32))
    parts.append(revolve([(.0056, .0020), (.0068, .0026), (.0082, .0016), (.0092, -.002)], paint_of('#4a3018', .3), eye, 32))
    holder = group(parts, at, 1.0, turn)
    holder.rotation_euler = (math.radians(lean), 0, math.radians(turn))
    return holder
