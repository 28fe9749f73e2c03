"""Enamel cups, a candle and a board carved with a rosette on old larch, the cross of a small window on them in winter sun: Val Thorens.

What makes it that place: rosettes drawn with a compass and cut with a knife into boxes and boards of the high valleys, larch gone
brown, small panes furred with frost. Studied: en.queyras-montagne.com/craftsmen-products-local.html (cembran pine planed flat,
rosettes, compass and knife); minicanvasart.com on the wood carving of the Alps (three-sided chips, long winter evenings). Cups,
candle and cloth are from knowledge.
"""
from scenery import *
from scenery.cloth import linen
from scenery.setting import *

GRADE = dict(exposure=1.10, contrast=1.26, saturation=1.05, bloom=.08, vignette=.18, shadows=(.004, .0, .008), highlights=(.016, .006, -.014))
FRAMINGS = {
    'val-thorens-ski-table': dict(eye=(.02, -.50, .42), target=(.0, .030, .030), lens=40, sharp_at=.60, f_stop=5.6, samples=6, preview_samples=8, bounces=5, mist=20),
}
SUN = (21, -64)


def carved(at, wide, long, thick, material, turn):
    """A board with a rosette of six petals cut into it, chips round its rim and along its ends, a hole to hang it by."""
    nx, ny = 520, 360
    X, Y = np.meshgrid(np.linspace(-wide / 2, wide / 2, nx), np.linspace(-long / 2, long / 2, ny), indexing='ij')
    depth = np.zeros_like(X)
    R = .072
    x, y = X + .012, Y
    far = np.hypot(x, y)
    for k in range(6):
        a = math.radians(60 * k)
        # a petal is where two circles of radius R about neighbouring points of the rim overlap
        c1 = np.hypot(x - R * math.cos(a - math.pi / 3), y - R * math.sin(a - math.pi / 3))
        c2 = np.hypot(x - R * math.cos(a + math.pi / 3), y - R * math.sin(a + math.pi / 3))
        inside = np.minimum(R - c1, R - c2)
        depth = np.maximum(depth, np.clip(inside, 0, .0060) * .75)
        # the arcs between the petals, as chips of three sides
        b = a + math.pi / 6
        px, py = x * math.cos(b) + y * math.sin(b), -x * math.sin(b) + y * math.cos(b)
        tri = np.minimum((px - R * .50) * .9, np.minimum((R * .80 - px) * .7 + 0 * py, (px - R * .44) * .55 - np.abs(py)))
        depth = np.maximum(depth, np.clip(tri, 0, .0052) * .7)
    around = np.arctan2(y, x)
    r0, count, size = R * 1.16, 36, .0058
    w = np.abs(np.mod(around / (2 * math.pi) * count, 1) - .5) * 2 * math.pi * r0 / count
    depth = np.maximum(depth, np.clip(size - np.abs(far - r0) - w * .8, 0, .004) * .8)
    for r0 in (R * 1.04, R * 1.29):
        depth = np.maximum(depth, np.clip(.0013 - np.abs(far - r0), 0, .0013) * 1.1)
    edge = np.minimum(wide / 2 - np.abs(X), long / 2 - np.abs(Y))
    w = np.abs(np.mod(Y / .0125, 1) - .5) * .0125
    depth = np.maximum(depth, np.clip(.0048 - np.abs(np.abs(X) - (wide / 2 - .016)) - w * .75, 0, .004) * .8 * (np.abs(Y) < long / 2 - .010))
    knife_ = .00025 * fbm(X * 220, Y * 220, 4, 2) * (depth > 0)
    Z = thick - depth - knife_ - .0035 * np.clip(1 - edge / .005, 0, 1) ** 2 + .0005 * fbm(X * 7, Y * 7, 9, 3)
    k = np.arange(X.size).reshape(X.shape)
    top = np.stack([X, Y, Z], -1).reshape(-1, 3)
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
    rim = np.concatenate([k[:, 0], k[-1, 1:], k[-2::-1, -1], k[0, -2:0:-1]])
    low = top[rim] * np.array([1, 1, 0])
    n0 = len(top)
    m = len(rim)
    faces += [(int(rim[i]), n0 + i, n0 + (i + 1) % m, int(rim[(i + 1) % m])) for i in range(m)]
    data = mesh(np.concatenate([top, low]), faces, material, smooth=True)
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(50)
    return instance(data, at, 1.0, turn)


def mug(at, enamel, rim, turn, radius=.041, high=.074):
    """An enamelled cup: a rolled rim worn dark, a handle of bent strip."""
    r, h = radius, high
    parts = [revolve(smooth([(.0005, .002), (r * .86, .0018), (r * .95, .004), (r * .985, .012), (r * .985, h * .5), (r, h * .96)]), enamel, segments=128),
             revolve(smooth([(r * .985, h * .95), (r * .97, h * .6), (r * .965, .014), (r * .90, .005), (.0005, .0045)]), enamel, segments=128)]
    a = np.linspace(0, 2 * math.pi, 90)
    parts.append(tube([(r * math.cos(t), r * math.sin(t), h * .97) for t in a], .0016, rim, 12))
    loop = [(r * .97, 0, h * .84), (r * 1.25, 0, h * .90), (r * 1.55, 0, h * .80), (r * 1.64, 0, h * .56), (r * 1.50, 0, h * .34), (r * 1.2, 0, h * .22), (r * .97, 0, h * .20)]
    fine = [tuple(p) for p in through(loop)]
    for dy in (-.0036, -.0018, 0, .0018, .0036):
        parts.append(tube([(x, y + dy, z) for x, y, z in fine], .0021, enamel, 10))
    return group(parts, at, 1.0, turn)


def build(view):
    rnd = random.Random(9)
    see_through()
    sky([(0, '#dfe6ee'), (.3, '#a9c2e2'), (1, '#6a94d0')], sun=SUN, glow='#ffe0b0', glow_strength=.2, strength=.72, sun_strength=11., sun_color='#ffd09a', sun_size=.4)
    larch = timber('#c08d58', '#85572f', 'x', 66., .5, None, .4)
    for k, y in enumerate((-.42, -.20, .045, .27, .52)):
        box(.3 * (k % 2), y, -.045, 3.2, (.215, .22, .262, .182, .31)[k] - .0025, .045, larch, bevel=.003)
    z = .0
    pine = timber('#d2a468', '#a5713c', 'x', 80., .55, None, .25)
    carved((-.075, -.045, z), .300, .200, .017, pine, 9)
    cream, blue = matter('#ece4d2', rough=.16, specular=.55, variation=.05, grain=30.), matter('#20335c', rough=.25, specular=.5)
    red = matter('#a3261c', rough=.16, specular=.55, variation=.12, grain=22.)
    mug((.150, .060, z), cream, blue, -28)
    mug((.020, .165, z), red, matter('#1c1614', rough=.4), 205)
    drink = matter('#2c1409', rough=.12, specular=.5, variation=.3, grain=90., other='#4a2614')
    for x, y in ((.150, .060), (.020, .165)):
        revolve([(.0005, .055), (.0395, .055)], drink, (x, y, z), 64)
    # the candle in its tin
    tin = matter('#b9b4aa', rough=.34, metal=1., bump=.0005, bump_grain=60.)
    cx, cy = -.185, .165
    revolve(smooth([(.0005, .001), (.040, .001), (.052, .004), (.058, .012), (.0575, .013), (.051, .006), (.040, .003), (.015, .003), (.0148, .024), (.0135, .025), (.0132, .004)]), tin, (cx, cy, z), 96)
    wax = glow_wax()
    revolve(smooth([(.0005, .004), (.0118, .004), (.0118, .075), (.0112, .078), (.0085, .0768), (.0005, .0752)]), wax, (cx, cy, z), 64)
    for a, long in ((.6, .030), (2.9, .018), (4.4, .041)):
        tube([(cx + .0117 * math.cos(a), cy + .0117 * math.sin(a), z + .0765 - long * u) for u in np.linspace(0, 1, 8)], .0017, wax, 8)
    tube([(cx, cy, z + .074), (cx + .001, cy, z + .080), (cx + .003, cy - .001, z + .084)], .0009, matter('#1a1410', rough=1.), 6)
    check = linen('#e9e0cc', weave=.001, stripes=('#9a2a22', .022, .34))
    folded((.205, -.075, z), .105, .150, check, 3, -24, 8, .0022, .010)
    steel = matter('#c9c5bd', rough=.24, metal=1.)
    horn = timber('#5a3a22', '#2a1810', 'y', 120., .35)
    knife((.110, -.060, .0035), steel, -12, .20, horn)
    # the window's bars and frame in the sun's way, frost on the panes
    mx, my, mz = toward_sun((-.01, .045, 0), SUN, 1.2)
    bar = matter('#5a4028', rough=.8)
    for dx in (-.62, .15):
        box(mx + dx, my, mz - .5, .034, .05, 1.0, bar)
    for dz in (-.19, .13):
        box(mx, my, mz + dz, 1.2, .05, .026, bar)
    box(mx - 1.7, my, mz - 1, 1.4, .1, 2, bar)
    box(mx, my, mz + .44, 3.6, .1, 1.0, bar)
    solid([(mx - 1.1, my + .01, mz - .5), (mx + 1.1, my + .01, mz - .5), (mx + 1.1, my + .01, mz + .5), (mx - 1.1, my + .01, mz + .5)], [(0, 1, 2, 3)], frost(mz))


def frost(middle):
    """Ferns of ice from the lower edge of each pane: light is lost in them."""
    material, t, shader = nodes.new_material('frost')
    t.nodes.remove(shader)
    x, _y, z = nodes.split(t, nodes.position(t))
    fern = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': 26.0, 'Vector': nodes.vector(t, 'ADD', nodes.position(t), nodes.vector(t, 'MULTIPLY', nodes.add(t, 'ShaderNodeTexNoise', {'Vector': nodes.position(t), 'Scale': 14.0, 'Detail': 4.0}).outputs[1], (.09, .09, .09)))}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    up = nodes.math(t, 'FRACT', nodes.math(t, 'DIVIDE', nodes.math(t, 'SUBTRACT', z, middle - .19), .32))
    thick = nodes.math(t, 'ADD', nodes.ramp(t, up, [(.0, .7), (.30, .0)]), nodes.ramp(t, fern, [(.0, .3), (.16, .0)]), clamp=True)
    tone = nodes.ramp(t, thick, [(.15, '#ffffff'), (.55, '#7f8896'), (1.0, '#4a525e')])
    pane = nodes.add(t, 'ShaderNodeBsdfTransparent', {0: tone})
    t.links.new(pane.outputs[0], nodes.output(t).inputs[0])
    return material


def glow_wax():
    """Beeswax: light goes a little way into it."""
    material, _t, shader = nodes.new_material('wax')
    shader.inputs['Base Color'].default_value = nodes.rgba('#e2b25a')
    shader.inputs['Subsurface'].default_value, shader.inputs['Subsurface Radius'].default_value = .35, (.012, .006, .002)
    shader.inputs['Subsurface Color'].default_value = nodes.rgba('#f0b850')
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .38, .4
    return material
