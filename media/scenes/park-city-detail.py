"""The porch of a miner's house in Park City after a snowfall, old wooden skis by the lit window, the blue hour outside.

What makes it that place: small frame houses of the silver boom, drop siding in a strong colour, a turned post with its
bracket, a tall sash window under a plain hood; snow to the rail, skis because the hill begins behind the house. Studied:
National Register nomination "Residences of Mining Boom Era, Park City" (docslib.org/doc/8910592; 106 houses of 1872 to 1929
in a narrow canyon); the entry of the Joseph J. Jenkins house (hall-parlor, T/L and pyramid houses; turned piers, straight
balusters); parkcitymag.com, July 2020 (plank walls, no frame).
"""
from scenery import *
from scenery.cloth import linen
from scenery.rooms import table_lamp, view_beyond, wood
from scenery.snow import drifted, snow_on
from scenery.tables import clear

GRADE = dict(exposure=1.05, contrast=1.28, saturation=1.10, bloom=.09, vignette=.15, shadows=(-.006, .0, .016), highlights=(.014, .005, -.012))
FRAMINGS = {
    'park-city-detail': dict(eye=(-1.62, -1.75, 1.38), target=(.04, .60, 1.18), lens=33, sharp_at=2.55, f_stop=5.6, samples=7, preview_samples=7, bounces=4, mist=40),
}
WALL, RAIL = 1.45, .0


def siding(color):
    """Painted boards: the brush along them, the paint thin at their lower edge."""
    material, t, shader = nodes.new_material('siding')
    where = nodes.position(t)
    brush = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (2, 30, 90)), 1.0, 6.0, .65, .2)
    cloud = nodes.noise(t, where, 2.2, 6.0, .65)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.3, 0.0), (.75, .3)]), color, nodes.shade(color, .75))
    tone = nodes.mix(t, nodes.ramp(t, brush, [(.3, .3), (.55, 0.0), (.8, .18)]), tone, nodes.shade(color, .6))
    _x, _y, z = nodes.split(t, where)
    chip = nodes.math(t, 'MULTIPLY', nodes.ramp(t, nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (9, 9, 40)), 1.0, 6.0, .7), [(.66, 0.0), (.70, 1.0)]), nodes.ramp(t, nodes.math(t, 'FRACT', nodes.math(t, 'DIVIDE', z, .142)), [(.0, 1.0), (.16, 0.0)]))
    t.links.new(nodes.mix(t, chip, tone, '#8d8072'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .55, .32
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', brush, chip), .0012, .8), shader.inputs['Normal'])
    return material


def boards(x0, x1, low, high, material, holes=()):
    """Drop siding: a flat face and a cove above it, in which the shadow lies."""
    batch, pitch = Batch(material), .142
    k = math.floor(low / pitch)
    while k * pitch < high:
        z = k * pitch
        spans = [(x0, x1)]
        for a, b, c, d in holes:
            if c - .14 < z < d:
                spans = [part for p, q in spans for part in ((p, min(q, a)), (max(p, b), q)) if part[1] - part[0] > .01]
        for p, q in spans:
            batch.polygon((p, WALL, z + .004), (q, WALL, z + .004), (q, WALL, z + .104), (p, WALL, z + .104))
            last = (WALL, z + .104)
            for t in np.linspace(.2, 1, 6):
                y, zz = WALL + .017 * math.sin(t * math.pi / 2), z + .104 + .042 * (1 - math.cos(t * math.pi / 2))
                batch.polygon((p, last[0], last[1]), (q, last[0], last[1]), (q, y, zz), (p, y, zz))
                last = (y, zz)
            batch.polygon((p, WALL + .02, z + .004), (q, WALL + .02, z + .004), (q, WALL, z + .004), (p, WALL, z + .004))
        k += 1
    batch.done()


def post(x, paint_):
    """A turned post between square blocks, its cap, two sawn brackets under the beam."""
    y, s = RAIL, .052
    box(x, y, 0, 2 * s, 2 * s, 1.00, paint_, bevel=.006)
    shaft = [(.046, 1.00), (.046, 1.012), (.036, 1.022), (.036, 1.032), (.049, 1.050), (.049, 1.064), (.033, 1.082), (.028, 1.11), (.032, 1.20), (.041, 1.32), (.045, 1.42), (.042, 1.54), (.034, 1.68), (.029, 1.78), (.030, 1.80), (.046, 1.818), (.046, 1.834), (.034, 1.846), (.034, 1.858), (.046, 1.87), (.046, 1.88)]
    revolve(shaft, paint_, (x, y, 0), 48)
    box(x, y, 1.88, 2 * s, 2 * s, .62, paint_, bevel=.006)
    for side in (-1, 1):
        outer = [(0, 0), (0, -.34), (.035, -.34), (.055, -.28), (.05, -.24), (.085, -.225)] + [(.085 + .17 * math.sin(t), -.055 - .17 * math.cos(t)) for t in np.linspace(.1, 1.35, 12)] + [(.30, -.05), (.36, -.045), (.36, 0)]
        hole = [(.072 + .026 * math.cos(t), -.085 + .026 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 20, endpoint=False)]
        wall([[(side * p, q) for p, q in outer], [(side * p, q) for p, q in hole]], .034, paint_, (x + side * s, y, 2.42), bevel=.003)


def ski(at, lean, turn, timber, leather, steel, long=2.0):
    """A wooden ski, 1940: waisted, grooved, its tip bent up to a point; a binding of leather and a cable."""
    u = np.linspace(0, 1, 90)
    w = np.interp(u, [0, .04, .12, .5, .86, .93, .97, 1], [.030, .036, .037, .033, .043, .040, .026, .004])
    bend = .16 * np.clip((u - .87) / .13, 0, 1) ** 1.7 + .022 * np.sin(np.clip(u / .87, 0, 1) * math.pi)
    thick = np.interp(u, [0, .45, .86, 1], [.008, .024, .008, .006])
    v, f = [], []
    for i, s in enumerate(u):
        v += [(-w[i], -bend[i], s * long), (w[i], -bend[i], s * long), (w[i], -bend[i] - thick[i], s * long), (w[i] * .25, -bend[i] - thick[i] - .002, s * long), (-w[i] * .25, -bend[i] - thick[i] - .002, s * long), (-w[i], -bend[i] - thick[i], s * long)]
        if i:
            k = 6 * (i - 1)
            f += [(k + j, k + (j + 1) % 6, k + 6 + (j + 1) % 6, k + 6 + j) for j in range(6)]
    parts = [solid(v, f + [tuple(range(6))], timber)]
    front = -.052
    parts.append(box(0, front, .84, .062, .012, .16, leather, bevel=.003))
    for z in (.90, .965):
        parts.append(tube([(-.040, front + .02, z), (-.036, front - .018, z), (0, front - .030, z + .012), (.036, front - .018, z), (.040, front + .02, z)], .0085, leather, 8))
    parts.append(tube([(-.04, front + .004, 1.02), (-.044, front - .004, .88), (-.03, front - .014, .72), (0, front - .016, .68), (.03, front - .014, .72), (.044, front - .004, .88), (.04, front + .004, 1.02)], .0032, steel, 8))
    holder = group(parts, at, 1.0, turn)
    holder.rotation_euler = (math.radians(-lean), math.radians(turn), 0)
    return holder


def pole(at, lean, turn, bamboo, leather):
    """A pole of bamboo with its basket."""
    parts = [tube([(0, 0, .0), (0, 0, 1.28)], .0085, bamboo, 12)]
    parts += [revolve([(.0088, -.006), (.0108, 0), (.0088, .006)], bamboo, (0, 0, z), 14) for z in (.22, .44, .64, .83, 1.0)]
    parts.append(tube([(0, 0, 1.14), (0, 0, 1.29)], .0125, leather, 12))
    ring = [(.066 * math.cos(t), .066 * math.sin(t), .10) for t in np.linspace(0, 2 * math.pi, 40)]
    parts.append(tube(ring, .0055, bamboo, 8))
    parts += [tube([(.066 * math.cos(t), .066 * math.sin(t), .10), (0, 0, .115)], .004, leather, 6) for t in (0, 1.57, 3.14, 4.71)]
    parts.append(tube([(.012, 0, 1.27), (.03, -.03, 1.22), (.028, -.035, 1.12), (.012, -.01, 1.10), (.010, 0, 1.26)], .004, leather, 6))
    holder = group(parts, at, 1.0, 0)
    holder.rotation_euler = (math.radians(-lean), math.radians(turn), 0)
    return holder


def window(a, b, low, high, trim, pane, glow, lace, snow):
    """A tall sash of four panes in its case; behind it a lamp and half a curtain."""
    mid, y = (a + b) / 2, WALL
    for x in (a - .045, b + .045):
        box(x, y - .005, low - .02, .10, .05, high - low + .04, trim, bevel=.004)
    box(mid, y - .012, high, b - a + .24, .065, .13, trim, bevel=.005)
    box(mid, y - .035, high + .13, b - a + .32, .13, .035, trim, bevel=.008)
    box(mid, y - .03, low - .055, b - a + .26, .12, .045, trim, bevel=.008)
    half = (low + high) / 2
    for z0, z1, deep in ((low, half + .02, .035), (half - .02, high, .015)):
        yy = y + .045 - deep
        for x in (a + .025, b - .025):
            box(x, yy, z0, .05, .03, z1 - z0, trim, bevel=.003)
        for z in (z0, z1 - .05):
            box(mid, yy, z, b - a - .10, .03, .05, trim, bevel=.003)
        box(mid, yy + .004, z0, .022, .02, z1 - z0, trim, bevel=.003)
        box(mid, yy + .010, z0 + .03, b - a - .07, .003, z1 - z0 - .06, pane)
    box(mid, y + .75, low - .4, b - a + 1.8, .02, high - low + 1.2, glow)
    for side in (-1, 1):
        u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 40), indexing='ij')
        width = .30 - .15 * np.exp(-((v - .42) / .22) ** 2) * (v > .0)
        x = mid + side * ((b - a) / 2 - .01 - width * u)
        yy = y + .10 + .016 * np.sin(u * 26 + 2 * v) * (1 - .4 * v)
        k = np.arange(u.size).reshape(u.shape)
        instance(mesh(np.stack([x, yy, low + .02 + (high - low) * v], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist(), lace, smooth=True))
    snow_on(a - .12, b + .12, y - .045, low - .012, .10, .055, snow, 31, .006)
    snow_on(a - .15, b + .15, y - .06, high + .163, .11, .075, snow, 37, .010)


def room_glow(at):
    """The wall of the room behind: papered, bright round the lamp that stands before it."""
    material, t, shader = nodes.new_material('room')
    t.nodes.remove(shader)
    x, _y, z = nodes.split(t, nodes.position(t))
    dx, dz = nodes.math(t, 'SUBTRACT', x, at[0]), nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', z, at[1] + .25), .8)
    far = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', dx, dx), nodes.math(t, 'MULTIPLY', dz, dz)))
    stripe = nodes.math(t, 'GREATER_THAN', nodes.math(t, 'FRACT', nodes.math(t, 'MULTIPLY', x, 9.0)), .5)
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', stripe, .16), nodes.ramp(t, far, [(.0, '#ffd9a0'), (.5, '#f0a050'), (1.3, '#7a3c18')]), '#a85a24')
    power = nodes.ramp(t, far, [(.0, 1.0), (.45, .55), (1.2, .12)])
    t.links.new(nodes.add(t, 'ShaderNodeEmission', {0: tone, 1: nodes.math(t, 'MULTIPLY', power, 1.7)}).outputs[0], nodes.output(t).inputs[0])
    material.cycles.sample_as_light = False
    return material


def porch_lamp(at, iron, glow):
    """A lamp with a shade of enamel under the ceiling."""
    x, y, z = at
    tube([(x, y, z + .10), (x, y, 2.66)], .010, iron, 8)
    revolve([(.025, .12), (.03, .09), (.05, .07), (.145, .0), (.15, -.006), (.146, -.004), (.05, .06), (.02, .07)], iron, at, 40)
    revolve([(.001, -.055), (.020, -.050), (.032, -.030), (.034, -.010), (.024, .02), (.016, .04)], glow, at, 24)


def build(view):
    rnd = random.Random(19)
    sky([(0, '#c9a0b4'), (.2, '#8a90c8'), (.5, '#5470b8'), (1, '#30509c')], sun=(9, -112), glow='#e8a890', glow_strength=.3, strength=.95, sun_strength=.9, sun_color='#ffb89a', sun_size=14.)
    view_beyond('park-city', (47, 30, 2.2), 76, .40, .95, soft=5)
    snow = matter('#f2f5fa', rough=.85, specular=.25, variation=.02, grain=8, bump=.0028, bump_grain=150.)
    white = matter('#ece7db', rough=.5, specular=.35, variation=.06, grain=7, other='#c9c1b2', bump=.0012, bump_grain=60.)
    red = siding('#8c2f26')
    boards(-5.5, 1.62, .0, 2.75, red, ((-1.10, -.22, .62, 2.10),))
    box(1.64, WALL + .02, 0, .12, .16, 2.75, white, bevel=.006)
    box(1.70, WALL + 2.0, 0, .04, 4.0, 2.75, red)
    glow = room_glow((-.64, 1.02))
    window(-1.10, -.22, .62, 2.10, white, clear('#f2f6f8', .02), glow, linen('#f2e8d6', weave=.0005, through=.45), snow)
    table_lamp((-.64, WALL + .32, .72), matter('#3a5a52', rough=.25, specular=.5), light('#ffc47a', 2.2), .95)
    box(-.66, WALL + .34, .68, 1.1, .34, .04, wood('#6a4428', 'x', .5))
    # the floor of the porch, its ceiling, the beam
    gray = wood('#7d7a74', 'y', .6, 30)
    for k in range(62):
        box(-4.6 + .104 * k, .74, -.03, .100, 1.62, .03, gray, bevel=.003)
    box(-1.5, RAIL, 2.42, 6.6, .13, .24, white, bevel=.006)
    ceiling = wood('#9c8a70', 'x', .55, 24)
    for k in range(15):
        box(-1.5, .05 + .10 * k, 2.66, 6.6, .097, .02, ceiling, bevel=.002)
    # posts, rails, balusters
    for x in (-2.95, -.62, 1.70):
        post(x, white)
    for x0, x1, seed in ((-2.95, -.62, 3), (-.62, 1.70, 8)):
        mid = (x0 + x1) / 2
        box(mid, RAIL, .80, x1 - x0, .085, .045, white, bevel=.012)
        box(mid, RAIL, .765, x1 - x0, .05, .04, white, bevel=.005)
        box(mid, RAIL, .13, x1 - x0, .055, .06, white, bevel=.006)
        for k in range(17):
            x = x0 + (x1 - x0) * (k + .9) / 17.8
            box(x, RAIL, .19, .034, .034, .58, white, bevel=.003)
        snow_on(x0 + .07, x1 - .07, RAIL, .842, .085, .118, snow, seed, .022)
        snow_on(x0 + .07, x1 - .07, RAIL, .188, .055, .035, snow, seed + 40, .006)
    # snow: before the porch, blown over its edge, in the corner by the wall
    drifted((-6, 3.2, 320), (-3.2, .06, 180), lambda X, Y: -.30 + .34 * np.clip((Y + 1.2) / 1.2, 0, 1) ** 1.6, snow, 3)
    drifted((-5.4, 1.66, 300), (-.02, WALL - .01, 120), lambda X, Y: .085 * np.exp(-(Y / .26) ** 2) + .05 * np.exp(-((WALL - Y) / .10) ** 2) * (.6 + .6 * fbm(X * 2, X * 0, 5, 3)) - .012 + .03 * fbm(X * 1.4, Y * 2.2, 9, 3), snow, 6)
    drifted((1.66, 24, 160), (-4, 30, 160), lambda X, Y: -.20 + .02 * np.clip(X - 1.7, 0, 20) * .4, snow, 12)
    # skis and poles in the corner of the window
    ash, hickory, leather, steel, bamboo = wood('#b98a50', 'z', .38, 40), wood('#a87640', 'z', .38, 40), matter('#3a2416', rough=.6, variation=.3, grain=40), matter('#a8a49c', rough=.35, metal=1.), matter('#c49a58', rough=.45, variation=.35, grain=14)
    ski((.40, 1.16, .02), 7.0, -3.5, ash, leather, steel)
    ski((.53, 1.15, .02), 7.0, 2.4, hickory, leather, steel)
    pole((.76, 1.20, .03), 8.0, 4.5, bamboo, leather)
    pole((.90, 1.20, .03), 8.0, -5.5, bamboo, leather)
    # a lantern by the corner, firs on the hill
    needles, trunk = leaf('#26402e', '#3a5a3e', through=.2), matter('#4a3a2c', rough=.9)
    firs = [conifer(needles, trunk, k, snow, 18, .5) for k in range(3)]
    for k, (x, y, h) in enumerate(((8.8, 6.9, 4.2), (13.2, 8.2, 6.4), (10.0, 4.4, 3.6), (17, 14.6, 7.5), (21, 11.2, 8.0), (26, 21, 9.0))):
        instance(firs[k % 3], (x, y, -.3), h, rnd.uniform(0, 360))
    spill = soft_light((-.66, WALL - .06, 1.35), (-.66, -2, .6), .8, 26, '#ffac5c')
    spill.data.spread = math.radians(150)
    porch_lamp((.95, RAIL + .62, 2.16), matter('#1c1a18', rough=.4, metal=.6), light('#ffc070', 3.2))
    lamp((.95, RAIL + .62, 2.14), 16, '#ffb060', .07)
    soft_light((-2.6, -3.4, 2.6), (-.4, .8, 1.2), 2.2, 14, '#b8c8f0')
    haze('#8a8cb4', 600., '#d8a8a8', focus=5, start=8)

