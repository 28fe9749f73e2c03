"""Dusk by the wall of a chalet in Val Thorens: a small window lit, split wood stacked under it, a lantern in the snow.

What makes it that place: larch in squared courses gone dark in the sun of 2300 metres, a small window of many panes with
hearts cut in its shutters, wood stacked dry under the eave for a long winter, snow on all that lies flat, blue light.
Studied: gite.fudral.com, "Quand homme blanc couper du bois" (wood stacked in walls along the chalets of the Tarentaise);
century21.fr, "Le charme haut perché des maisons savoyardes" (spruce or larch; shutters with cut figures);
tourisme-annecy.net, "Habitat savoyard" (hearts among the figures).
"""
from scenery import *
from scenery.cloth import hanging, linen
from scenery.joinery import casement, heart
from scenery.rooms import wood
from scenery.snow import snow_on
from scenery.tables import clear

GRADE = dict(exposure=1.7, contrast=1.28, saturation=1.08, bloom=.20, threshold=.8, vignette=.18, shadows=(-.006, .0, .016), highlights=(.014, .004, -.010))
FRAMINGS = {
    'val-thorens-ski-evening': dict(eye=(-1.28, -3.50, 1.34), target=(.02, .0, .93), lens=34, sharp_at=3.4, f_stop=4.0, samples=7, preview_samples=8, bounces=4, mist=60),
}
LEFT, RIGHT, SILL, HEAD = -.20, .98, 1.17, 2.06


def end_grain():
    """The sawn end of a log: rings, cracks from the middle, bark at its edge; each log its own."""
    material, t, shader = nodes.new_material('end')
    x, _y, z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    own = t.nodes.new('ShaderNodeObjectInfo').outputs['Random']
    where = nodes.combine(t, x, nodes.math(t, 'MULTIPLY', own, 40.0), z)
    warp = nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', nodes.noise(t, where, 14.0, 4.0, .6), .5), .030)
    far = nodes.math(t, 'ADD', nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', x, x), nodes.math(t, 'MULTIPLY', z, z))), warp)
    rings = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', far, 620.0)))
    tone = nodes.mix(t, nodes.ramp(t, own, [(0, .0), (1, 1.0)]), '#c99c64', '#a87a4a')
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', rings, .32), tone, '#7a5230')
    tone = nodes.mix(t, nodes.ramp(t, far, [(.0, .55), (.030, .0)]), tone, '#8a4f2c')
    cloud = nodes.noise(t, where, 40.0, 5.0, .65)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.40, .5), (.62, .0)]), tone, '#6a4c30')
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .9, .1
    t.links.new(nodes.bump(t, nodes.math(t, 'ADD', rings, cloud), .0016, .6), shader.inputs['Normal'])
    return material


def log(outline, long, bark, end, seed):
    """Mesh data of a billet lying along Y, its end toward -Y: an outline [(x, z)...], a little uneven."""
    r = np.random.RandomState(seed)
    n_ = len(outline)
    rim = np.array(outline) * (1 + .025 * r.normal(size=(n_, 1)))
    verts = [(x * .97, -.0, z * .97) for x, z in rim] + [(x, .004, z) for x, z in rim] + [(x * 1.02, long, z * 1.02) for x, z in rim] + [(0, -.0, 0)]
    middle = np.array(verts[:n_]).mean(0)
    verts[-1] = tuple(middle)
    faces = [(i, (i + 1) % n_, 3 * n_)[::-1] for i in range(n_)]
    kinds = [1] * n_
    for row in (0, 1):
        faces += [(row * n_ + i, row * n_ + (i + 1) % n_, (row + 1) * n_ + (i + 1) % n_, (row + 1) * n_ + i) for i in range(n_)]
        kinds += [row ^ 1 and 1 or 0] * n_
    return mesh(verts, faces, [bark, end], kinds)


def stack(x0, x1, z0, z1, y, rnd, bark, end):
    """Wood laid to dry: rounds, halves and quarters, each turned as it found room."""
    kinds = []
    for k in range(16):
        r = rnd.uniform(.046, .066)
        span = (2 * math.pi, math.pi, math.pi / 2, math.pi * .62)[k % 4]
        arc = [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(0, span, 26, endpoint=span < 6)]
        if span < 6:
            arc += [(0, 0)]
            mx, mz = (sum(p[j] for p in arc) / len(arc) for j in (0, 1))
            grow = 1.0 if span > 3 else 1.28
            arc = [((a - mx) * grow, (b - mz) * grow) for a, b in arc]
        kinds.append((log(arc, .42, bark, end, k), r))
    row, z = 0, z0 + .05
    while z < z1 - .03:
        x = x0 + (.05 if row % 2 else 0)
        while x < x1:
            data, _r = kinds[rnd.randrange(16)]
            obj = instance(data, (x + rnd.uniform(-.006, .006), y + rnd.uniform(-.030, .020), z + rnd.uniform(-.006, .006)), rnd.uniform(.92, 1.12))
            obj.rotation_euler = (0, rnd.uniform(0, 6.28), rnd.uniform(-.05, .05))
            x += rnd.uniform(.086, .100)
        z += .077
        row += 1


def lantern(at, iron, pane, wax, flame, snow, size=1.0):
    """A lantern of iron and glass with a candle, fresh snow on its roof."""
    parts = [box(0, 0, 0, .17, .17, .018, iron, bevel=.004), box(0, 0, .250, .175, .175, .014, iron, bevel=.004)]
    parts += [box(sx * .074, sy * .074, .018, .012, .012, .235, iron) for sx in (-1, 1) for sy in (-1, 1)]
    roof = solid([(-.10, -.10, .262), (.10, -.10, .262), (.10, .10, .262), (-.10, .10, .262), (-.03, -.03, .335), (.03, -.03, .335), (.03, .03, .335), (-.03, .03, .335)], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 6, 7)], iron)
    parts += [roof, tube([(.035 * math.cos(t), 0, .372 + .035 * math.sin(t)) for t in np.linspace(-.6, 3.75, 30)], .0045, iron, 10)]
    parts += [box(sx * .070, 0, .02, .002, .136, .23, pane) for sx in (-1, 1)] + [box(0, sy * .070, .02, .136, .002, .23, pane) for sy in (-1, 1)]
    parts += [revolve([(.001, .018), (.030, .018), (.030, .120), (.027, .126), (.012, .122), (.001, .122)], wax, segments=40), revolve([(.0012, .124), (.0068, .134), (.0080, .144), (.0050, .158), (.0018, .170), (.0002, .176)], flame, segments=20)]
    a, s = np.meshgrid(np.linspace(0, 2 * math.pi, 90, endpoint=False), np.linspace(0, 1, 30), indexing='ij')
    square = 1 / np.maximum(np.abs(np.cos(a)), np.abs(np.sin(a))) ** .82
    r = .098 * (1 - s) * square + .0005
    z = .262 + .073 * np.clip(s / .72, 0, 1) + .030 * np.sin(np.clip(s * 1.25, 0, 1) * math.pi / 2) ** .5 + .006 * fbm(np.cos(a) * 2, np.sin(a) * 2 + s * 2, 6, 4) - .004
    i = np.arange(a.size).reshape(a.shape)
    parts.append(instance(mesh(np.stack([r * np.cos(a), r * np.sin(a), z], -1).reshape(-1, 3), np.stack([i[:, :-1], np.roll(i, -1, 0)[:, :-1], np.roll(i, -1, 0)[:, 1:], i[:, 1:]], -1).reshape(-1, 4).tolist(), snow, smooth=True)))
    return group(parts, at, size, 24)


def build(view):
    rnd = random.Random(23)
    sky([(0, '#8f9cc8'), (.25, '#5f76b4'), (.6, '#38509a'), (1, '#22357a')], sun=(-4, 150), glow='#c890a0', glow_strength=.2, strength=.85, sun_strength=0)
    tones = ('#6f4a2e', '#634128', '#7a5334', '#5a3a24', '#69462b')
    lying = [wood(c, 'x', .75, 16.) for c in tones]
    upright = [wood(c, 'z', .75, 20.) for c in tones]
    core = matter('#1a120c', rough=.95)
    wall([rectangle(-5, -1, 5, 4), rectangle(LEFT, SILL, RIGHT, HEAD)], .10, core, (0, .13, 0))
    z = -.3
    while z < 3.4:
        tall = rnd.uniform(.17, .22)
        spans = [(-4.2, LEFT), (RIGHT, 4.2)] if SILL - .17 < z < HEAD - .02 else [(-4.2, 4.2)]
        for a, b in spans:
            box((a + b) / 2, .04 + rnd.uniform(-.005, .005), z, b - a, .10, tall - .006, lying[rnd.randrange(5)], bevel=.010)
        z += tall
    # the window, its shutters folded back on the wall
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    beam_x, beam_z = wood('#5a3c26', 'x', .7, 15.), wood('#5a3c26', 'z', .7, 15.)
    for x in (LEFT - .02, RIGHT + .02):
        box(x, .02, SILL - .04, .10, .20, HEAD - SILL + .08, beam_z, bevel=.008)
    box(middle, .02, HEAD - .01, wide + .26, .22, .12, beam_x, bevel=.010)
    box(middle, -.02, SILL - .08, wide + .28, .30, .06, beam_x, bevel=.010)
    for sx in (-1, 1):
        casement(middle + sx * (wide / 4 - .006), .06, wide / 2 - .04, SILL, HEAD, upright[2])
    painted = matter('#7d8c78', rough=.75, variation=.16, grain=12., bump=.001, bump_grain=40.)
    for sx, x in ((-1, LEFT - .07), (1, RIGHT + .07)):
        cx = x + sx * .30
        wall([rectangle(-.29, 0, .29, HEAD - SILL), heart(0, (HEAD - SILL) * .64, .085)], .030, painted, (cx, -.045, SILL), 0, bevel=.003)
        for zz in (.14, HEAD - SILL - .22):
            box(cx, -.068, SILL + zz, .52, .022, .085, painted, bevel=.004)
    # the room behind it: warm, a curtain at each side, something on the sill
    glow, t, shader = nodes.new_material('inside')
    t.nodes.remove(shader)
    x_, _y, z_ = nodes.split(t, nodes.position(t))
    far = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'POWER', nodes.math(t, 'SUBTRACT', x_, middle + .12), 2.0), nodes.math(t, 'POWER', nodes.math(t, 'SUBTRACT', z_, 1.78), 2.0)))
    tone = nodes.ramp(t, far, [(.0, '#ffd08a'), (.35, '#f5a452'), (.8, '#a8602c')])
    t.links.new(nodes.add(t, 'ShaderNodeEmission', {0: tone, 1: 1.15}).outputs[0], nodes.output(t).inputs[0])
    glow.cycles.sample_as_light = False
    box(middle, .62, .9, 2.0, .02, 1.6, glow)
    check = linen('#b8483a', weave=.001, stripes=('#efe0c8', .05, .5), through=.5)
    hanging(.34, .86, check, (LEFT + .03, .20, HEAD - .01), 0, 4, .035, 2, .35)
    hanging(.34, .86, check, (RIGHT - .37, .20, HEAD - .01), 0, 4, .035, 5, .0)
    revolve([(.001, 0), (.045, 0), (.055, .03), (.058, .075), (.050, .11), (.052, .115), (.044, .115), (.001, .10)], matter('#8c3a28', rough=.5), (middle + .05, .20, SILL + .0), 32)
    needles = leaf('#2f4a34', '#3f5a3a', through=.2)
    instance(broadleaf(needles, core, 4, 500, .8, .05, .8, 1.2), (middle + .05, .20, SILL + .08), .34)
    # the stack, its posts, a board on it, snow on all
    bark, end = matter('#4a3626', rough=.95, variation=.35, grain=30, bump=.006, bump_grain=60.), end_grain()
    stack(-1.72, 1.62, .0, .88, -.40, rnd, bark, end)
    box(0, .02, 0, 3.5, .05, .90, core)
    for x in (-1.80, 1.70):
        box(x, -.36, -.2, .085, .10, 1.16, beam_z, bevel=.008)
    snow = matter('#eef2f8', rough=.85, specular=.3, variation=.02, grain=8, bump=.003, bump_grain=60.)
    box(-.05, -.20, .895, 3.66, .52, .026, lying[1], bevel=.004)
    snow_on(-1.86, 1.78, -.215, .925, .50, .125, snow, 3, .022)
    snow_on(middle - wide / 2 - .13, middle + wide / 2 + .13, -.06, SILL - .02, .22, .055, snow, 7, .010)
    X, Y = Ground.axes((-5, 5), (-4, .1), 420, 240)
    heap = .16 * np.exp(-((Y + .50) / .22) ** 2) + .05 * fbm(X * 1.1, Y * 1.1, 4, 4) + .012 * fbm(X * 7, Y * 7, 9, 4)
    for k in range(9):
        fx, fy = -1.9 + .36 * k, -1.62 + .10 * math.sin(k * 1.3) + (.11 if k % 2 else -.11)
        q = ((X - fx) * .94 + (Y - fy) * .34) / .155, ((Y - fy) * .94 - (X - fx) * .34) / .062
        d = q[0] ** 2 + q[1] ** 2
        heap = heap - .085 * np.exp(-d ** 2) + .020 * np.exp(-(d - 2.2) ** 2 / .8)
    ground = Ground(heap + .02, (-5, 5), (-4, .1))
    ground.place(snow)
    plane(-.12, snow, (-40, 40), (-40, 1))
    # the lantern on a chopping block
    here = (-.92, -.98)
    base = ground.height(*here)
    trunk = [((.20 + .010 * math.sin(3 * a) + .006 * math.sin(7 * a)) * math.cos(a), (.20 + .010 * math.sin(3 * a) + .006 * math.sin(7 * a)) * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 72, endpoint=False)]
    block = wall([trunk], .42, bark, (*here, base + .17), flat=True, bevel=.008)
    block.name = 'block'
    a, s = np.meshgrid(np.linspace(0, 2 * math.pi, 100, endpoint=False), np.linspace(0, 1, 30), indexing='ij')
    r = .222 * s
    z_top = base + .375 + .065 * (1 - s ** 3.2) + .010 * fbm(r * np.cos(a) * 12, r * np.sin(a) * 12, 5, 4) - .020 * np.exp(-(s / .45) ** 4)
    i = np.arange(a.size).reshape(a.shape)
    instance(mesh(np.stack([here[0] + r * np.cos(a), here[1] + r * np.sin(a), z_top], -1).reshape(-1, 3), np.stack([i[:, :-1], i[:, 1:], np.roll(i, -1, 0)[:, 1:], np.roll(i, -1, 0)[:, :-1]], -1).reshape(-1, 4).tolist(), snow, smooth=True))
    iron, pane = matter('#1f1e1d', rough=.5, metal=.5), clear('#fff6e8', shine=.04)
    lantern((*here, base + .415), iron, pane, matter('#f2e2c0', rough=.5), light('#ffd28a', 9.), snow)
    lamp((here[0], here[1], base + .60), 2.6, '#ffa050', .03)
    lamp((middle, -.30, 1.62), 5.5, '#ffa860', .28)
    lamp((middle, .40, 1.75), 6, '#ffb468', .1)
    soft_light((-2.5, -4.0, 3.2), (0, 0, 1), 3.0, 55, '#8fa8e0')
    haze('#7f8cb8', 900., '#9a90b0', focus=5, start=20)
