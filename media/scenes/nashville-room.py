"""A flat-top guitar on a pew of an old hall in Nashville, day through the coloured windows behind the rows.

What makes it that place: its old house of country music was built as a tabernacle, so that one sits on pews of oak under
pointed windows with coloured panes; the guitar of that music, a broad body of spruce and dark wood, a tortoise guard.
Studied: theepochtimes.com, "Ryman Auditorium: the birthplace of country music" (pointed arched windows, stained glass, rows
of church pews); sightlines.org, 5 September 2015 (union gospel tabernacle, church pew, stained glass). No hall in particular.
"""
from scenery import *
from scenery.glints import softbox
from scenery.rooms import wood
from scenery.tables import clear

GRADE = dict(exposure=1.15, contrast=1.26, saturation=.98, bloom=.12, vignette=.18, shadows=(.003, .0, .006), highlights=(.014, .005, -.012))
FRAMINGS = {
    'nashville-room': dict(eye=(-.36, -1.18, .90), target=(-.15, .10, .90), lens=42, sharp_at=1.13, f_stop=2.0, samples=14, preview_samples=8, bounces=4, mist=30),
}
SADDLE, HOLE, SCALE = .222, .366, .645
HALF = ((.06, .002), (.135, .020), (.182, .070), (.199, .135), (.190, .200), (.160, .262), (.141, .305), (.138, .340), (.143, .385), (.147, .425), (.139, .468), (.110, .497), (.060, .509))


def smooth(points, steps=14):
    """A closed curve through points."""
    p, out = np.array(points, float), []
    n_ = len(p)
    for i in range(n_):
        a, b, c, d = p[i - 1], p[i], p[(i + 1) % n_], p[(i + 2) % n_]
        for t in np.arange(steps) / steps:
            out.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)))
    return out


def offset(curve, way):
    """A closed curve moved outward (inward where `way` is negative)."""
    p = np.array(curve)
    along = np.roll(p, -2, 0) - np.roll(p, 2, 0)
    out = np.stack([-along[:, 1], along[:, 0]], -1) / np.linalg.norm(along, axis=1, keepdims=True)
    return [tuple(q) for q in p - out * way * np.sign(np.sum(out[0] * (p.mean(0) - p[0])))]


def spruce():
    """The top: straight grain a millimetre apart, aged to honey under lacquer."""
    material, t, shader = nodes.new_material('spruce')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    x, _y, _z = nodes.split(t, at)
    wave = nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, (9, 2.2, 1)), 1.0, 3.0, .5)
    fibre = nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, (900, 16, 1)), 1.0, 4.0, .6)
    phase = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', nodes.math(t, 'ABSOLUTE', x), 620.0), nodes.math(t, 'MULTIPLY', wave, 12.0))
    rings = nodes.ramp(t, nodes.math(t, 'FRACT', phase), [(.0, 0.0), (.62, .25), (.92, 1.0), (1.0, .1)])
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', rings, .78), '#d09a50', '#7c4a1c')
    tone = nodes.mix(t, nodes.ramp(t, fibre, [(.35, .35), (.6, 0.0)]), tone, '#a86c2c')
    tone = nodes.mix(t, nodes.ramp(t, nodes.noise(t, at, 7.0, 4.0, .6), [(.4, .0), (.75, .35)]), tone, '#b8742e')
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .26, .45
    shader.inputs['Clearcoat'].default_value, shader.inputs['Clearcoat Roughness'].default_value = .7, .07
    return material


def tortoise():
    """The guard: brown shell with amber clouds."""
    material, t, shader = nodes.new_material('tortoise')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    t.links.new(nodes.ramp(t, nodes.noise(t, at, 55.0, 5.0, .6, 1.2), [(.40, '#1c0b05'), (.52, '#4a1c0a'), (.66, '#9a4a14')]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .10, .5
    return material


def washer(inner, outer, y, material):
    """A flat ring on the top round the hole."""
    data = revolved([(inner, 0), (outer, 0)], material, 96)
    return instance(data, (0, y, HOLE), 1.0, 0, 90)


def guitar():
    """Its parts: x across, z along from the end pin, its face looking along -Y."""
    outline = smooth([(-x, z) for x, z in HALF[::-1]] + [(0, 0)] + list(HALF) + [(0, .510)])
    top, cream, ebony, steel, bronze = spruce(), matter('#e2d2a8', rough=.3), matter('#17110e', rough=.32, specular=.4, variation=.3, grain=60), matter('#d8d4cc', rough=.2, metal=1.), matter('#b98a52', rough=.28, metal=1.)
    rose = wood('#3a1a10', 'z', .2, 60)
    hole = [(.0505 * math.cos(a), HOLE + .0505 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 90, endpoint=False)]
    parts = [wall([outline, hole], .004, top, (0, .002, 0))]
    ribs = [(x, .004, z) for x, z in outline] + [(x, .112, z) for x, z in outline]
    n_ = len(outline)
    parts.append(solid(ribs, [(k, (k + 1) % n_, n_ + (k + 1) % n_, n_ + k) for k in range(n_)], rose, smooth=True))
    parts.append(wall([outline], .003, rose, (0, .112, 0)))
    for grow, thin, front, m in ((.0022, .0050, .0030, cream), (-.0050, .0008, .0002, ebony)):
        edge = [offset(outline, grow), offset(outline, grow - thin)]
        parts.append(wall(edge, .006, m, (0, front - .0003, 0)) if m is cream else wall(edge, .0010, m, (0, front - .0004, 0)))
    for a, b, m in ((.0535, .0550, ebony), (.0550, .0562, cream), (.0562, .0600, ebony), (.0600, .0612, cream), (.0612, .0625, ebony), (.0655, .0662, ebony)):
        parts.append(washer(a, b, -.0004, m))
    guard = smooth([(.012, .312), (.036, .328), (.051, .352), (.054, .378), (.072, .385), (.092, .362), (.100, .318), (.094, .262), (.072, .240), (.048, .256), (.026, .290)], 10)
    parts.append(wall([guard], .0012, tortoise(), (0, -.0010, 0), bevel=.0003))
    # the bridge: ebony, swept down at both ends, saddle and pins of bone
    belly = smooth([(-.078, .213), (-.074, .226), (-.040, .229), (0, .229), (.040, .229), (.074, .226), (.078, .213), (.070, .204), (.036, .200), (0, .190), (-.036, .200), (-.070, .204)], 8)
    parts.append(wall([belly], .006, ebony, (0, -.0045, 0), bevel=.0016))
    parts.append(box(0, -.0108, SADDLE - .0014, .074, .005, .0028, cream, bevel=.0006))
    for k in range(6):
        x = -.027 + .0108 * k
        parts.append(instance(revolved([(.0001, .0042), (.0022, .0036), (.0030, .0018), (.0024, 0)], cream, 20), (x, -.0088, .2075), 1.0, 0, 90))
    # fingerboard, neck, frets, strings
    nut = SADDLE + SCALE
    for low, high, deep, m in ((SADDLE + SCALE * 2 ** (-20 / 12), nut, .006, ebony), (.506, nut, .026, wood('#5a2c18', 'z', .3, 40))):
        wide = [np.interp(z, [.425, nut], [.0285, .0215]) for z in (low, high)]
        front = -.0065 if deep < .01 else -.0005
        v = [(s * w, y, z) for z, w in zip((low, high), wide) for s, y in ((-1, front), (1, front), (1, front + deep), (-1, front + deep))]
        parts.append(solid(v, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (0, 3, 2, 1), (4, 5, 6, 7)], m))
    for fret in range(1, 21):
        z = SADDLE + SCALE * 2 ** (-fret / 12)
        w = np.interp(z, [.425, nut], [.0285, .0215]) - .0006
        parts.append(tube([(-w, -.0070, z), (w, -.0070, z)], .0010, steel, 8))
        if fret in (3, 5, 7, 9, 12, 15):
            middle = SADDLE + SCALE * (2 ** (-fret / 12) + 2 ** (-(fret - 1) / 12)) / 2
            for x in ((-.011, .011) if fret == 12 else (0,)):
                parts.append(instance(revolved([(.0001, .0002), (.0028, .0002)], cream, 24), (x, -.0066, middle), 1.0, 0, 90))
    parts.append(box(0, -.0075, nut, .043, .010, .005, cream))
    for k in range(6):
        x0, x1 = -.027 + .0108 * k, -.0175 + .0070 * k
        m, r = (bronze, (.00075, .0006, .0005, .0004)[k]) if k < 4 else (steel, .00026)
        parts.append(tube([(x0, -.0060, .2085), (x0, -.0142, SADDLE), (x1, -.0105, nut)], r, m, 8))
    return parts


def pew(y, oak, rail, seat=True):
    """One row: a back of upright boards under a rounded rail; a seat before it."""
    long = 7.2
    for k in range(int(long / .115)):
        x = -long / 2 + .115 * k
        box(x, y, .40, .112, .024, .44, oak[k % 3], bevel=.004)
    box(0, y - .008, .835, long, .062, .055, rail, bevel=.016)
    if seat:
        box(0, y - .235, .425, long, .43, .032, rail, bevel=.012)


def coloured(x, sill, wide, high, y, seed):
    """A pointed window: panes of glass in lead, warm in the middle, coloured along its edge."""
    material, t, shader = nodes.new_material('coloured')
    t.nodes.remove(shader)
    px, pz, _py = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    cell = nodes.combine(t, nodes.math(t, 'FLOOR', nodes.math(t, 'MULTIPLY', px, 6.0)), nodes.math(t, 'FLOOR', nodes.math(t, 'MULTIPLY', pz, 4.5)), float(seed))
    chance = nodes.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': cell}).outputs['Value']
    edge = nodes.ramp(t, nodes.math(t, 'DIVIDE', nodes.math(t, 'ABSOLUTE', px), wide / 2), [(.58, 0.0), (.60, 1.0)])
    rim = nodes.ramp(t, chance, [(.0, '#8a4a1c'), (.30, '#5a6a2c'), (.50, '#b8741c'), (.74, '#7a2a1c'), (.90, '#3a5a58')], 'CONSTANT')
    core = nodes.ramp(t, chance, [(.0, '#e8bc6c'), (.45, '#f0d49c'), (.75, '#dca04c')], 'CONSTANT')
    fx, fz = (nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', nodes.math(t, 'MULTIPLY', p, s)), .5)) for p, s in ((px, 6.0), (pz, 4.5)))
    lead = nodes.math(t, 'LESS_THAN', nodes.math(t, 'MAXIMUM', fx, fz), .46)
    power = nodes.math(t, 'MULTIPLY', nodes.math(t, 'MULTIPLY', lead, 1.5), nodes.ramp(t, chance, [(0, .6), (1, 1.0)]))
    t.links.new(nodes.add(t, 'ShaderNodeEmission', {0: nodes.mix(t, edge, core, rim), 1: power}).outputs[0], nodes.output(t).inputs[0])
    material.cycles.sample_as_light = False
    shape = arch(0, 0, wide, high * .68, 'pointed')
    wall([shape], .01, material, (x, y, sill))
    frame = [(p * 1.09, q * 1.02 - .05) for p, q in shape]
    wall([frame, shape], .16, matter('#6a4a2e', rough=.5), (x, y - .05, sill))
    box(x, y - .06, sill, .05, .05, high * .92, matter('#6a4a2e', rough=.5))


def daylight():
    """The wall off camera with the window the sun comes through: tinted panes between bars of lead."""
    y, z, wide, high = -2.2, 1.98, 1.35, 1.75
    wall([rectangle(-12, 0, 14, 9), rectangle(y - wide / 2, z, y + wide / 2, z + high)], .2, matter('#2a211a'), (-3, 0, 0), 90)
    lead, rnd = matter('#14110f'), random.Random(5)
    panes = [clear(c, 0.0) for c in ('#fff0d0', '#ffdc9c', '#ffe8bc', '#ffc878', '#f0a060', '#d8d890', '#e89080')]
    for i in range(6):
        for j in range(7):
            a, b = y + wide * (i / 6 - .5), z + high * j / 7
            tint = panes[rnd.randrange(4) if 0 < i < 5 else rnd.randrange(3, 7)]
            solid([(-3, a, b), (-3, a + wide / 6, b), (-3, a + wide / 6, b + high / 7), (-3, a, b + high / 7)], [(0, 1, 2, 3)], tint)
    for i in range(7):
        box(-3, y + wide * (i / 6 - .5), z, .03, .03, high, lead)
    for j in range(8):
        box(-3, y, z + high * j / 7 - .015, .03, wide, .03, lead)


def build(view):
    sky([(0, '#2a211a'), (.5, '#241d18'), (1, '#1c1714')], sun=(28, -125), glow='#40301c', glow_strength=.1, strength=.55, sun_strength=7.5, sun_color='#ffd8a0', sun_size=.55)
    oak, rail = [wood(c, 'z', .34, 30) for c in ('#8a5426', '#7c4a20', '#955d2c')], wood('#7a4820', 'x', .26, 26)
    pew(.0, oak, rail)
    for k in range(8):
        pew(1.0 + .86 * k, oak, rail, False)
    plane(0, matter('#3a2818', rough=.4), (-8, 8), (-4, 10))
    parts = guitar()
    body = group(parts, (.015, -.175, .4575), 1.0)
    body.rotation_euler = (math.radians(-12), math.radians(7), math.radians(-10))
    box(0, 9.2, 0, 14, .1, 7, matter('#5a3f28', rough=.8, variation=.15, grain=1.5))
    box(0, 9.05, 0, 14, .08, 1.15, wood('#6a4424', 'x', .5, 12))
    for k in range(5):
        coloured(-4.3 + 2.05 * k, 1.32, 1.15, 3.0, 9.1, k)
    daylight()
    # the light of windows off camera: warm from the left, coloured from behind, what the lacquer mirrors
    softbox((-2.4, -.6, 1.75), (0, -.1, .8), (.8, 1.7), '#ffe2b0', 3.4)
    softbox((1.9, .9, 1.6), (0, 0, .8), (.5, 1.4), '#ff9a58', 3.0)
    softbox((-.6, 2.6, 2.6), (0, 0, .9), (1.6, .5), '#ffd9a0', 2.0)
    soft_light((-2.2, -.7, 2.0), (.05, -.1, .75), .5, 26, '#ffd9a4')
    soft_light((.8, -2.2, 1.6), (0, 0, .7), 1.6, 12, '#d0c0b0')
    soft_light((0, 5, 4.2), (0, 3.5, .8), 2.5, 190, '#ffd0a0')
    haze('#4a3826', 60., '#ffc890', focus=5, start=3)
