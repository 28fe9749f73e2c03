"""A shingle wall and hydrangeas by the dunes, the Hamptons in September: the sun rakes along the grey cedar.

What makes it that place: split cedar gone silver, white trim, mophead hydrangeas fading from blue to green, beach grass.
"""
from scenery import *
from scenery.tables import leaf_blade

GRADE = dict(exposure=1.32, contrast=1.24, saturation=1.06, bloom=.06, vignette=.12, shadows=(.0, .0, .010), highlights=(.014, .006, -.012))
FRAMINGS = {
    'hamptons-after-summer-detail': dict(eye=(.42, -1.75, 1.02), target=(-.12, .2, .90), lens=46, sharp_at=1.62, f_stop=3.2, samples=4, preview_samples=6, bounces=3, mist=40),
}


def shingles(x0, x1, z0, z1, rnd, material, open_=None):
    """Courses of split cedar, each shingle its own width, grey and tilt; they lap like scales. open_: (x0, x1, z0, z1) left out."""
    course, z = .125, z0
    while z < z1:
        x = x0 - rnd.uniform(0, .1)
        while x < x1:
            wide = rnd.uniform(.075, .19)
            if not (open_ and open_[0] < x + wide / 2 < open_[1] and open_[2] < z + .06 < open_[3]):
                out, cup, low = .024 + rnd.uniform(-.003, .004), rnd.uniform(-.004, .005), rnd.uniform(-.004, .004)
                u, v = np.meshgrid(np.linspace(0, 1, 9), np.linspace(0, 1, 7), indexing='ij')
                px = x + .003 + u * (wide - .006)
                pz = z + low + v * (course + .05)
                ridge = .0016 * fbm(px * 120, pz * 7, 4, 3)
                py = -out * (1 - v) + cup * (u - .5) ** 2 * 4 * (1 - v) - ridge
                points = np.stack([px, py, pz], -1)
                under = points.copy()
                under[..., 1] += .011
                k = np.arange(63).reshape(9, 7)
                quads = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
                edge = [(k[i, 0], k[i + 1, 0], k[i + 1, 0] + 63, k[i, 0] + 63) for i in range(8)]
                sides = [(k[c, j], k[c, j + 1], k[c, j + 1] + 63, k[c, j] + 63) for c in (0, 8) for j in range(6)]
                instance(mesh(np.concatenate([points.reshape(-1, 3), under.reshape(-1, 3)]), quads + edge + sides, material))
            x += wide
        z += course


def cedar(first, second, third):
    """Weathered cedar: a grey of its own for each shingle, fibres down it, darker where rain runs."""
    material, t, shader = nodes.new_material('cedar')
    info = t.nodes.new('ShaderNodeObjectInfo')
    where = nodes.position(t)
    tone = nodes.ramp(t, info.outputs['Random'], [(0, first), (.55, second), (1, third)])
    fibre = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (150, 40, 5)), 1.0, 6.0, .65, .2)
    tone = nodes.mix(t, nodes.ramp(t, fibre, [(.35, .62), (.62, .0)]), tone, nodes.shade(first, .42))
    stain = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (5, 5, 2)), 1.0, 5.0, .6)
    tone = nodes.mix(t, nodes.ramp(t, stain, [(.48, 0.0), (.72, .28)]), tone, '#8a7560')
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .9, .15
    t.links.new(nodes.bump(t, fibre, .0035, .8), shader.inputs['Normal'])
    return material


def mophead(at, radius, petals, rnd, lean=(0, 0)):
    """A globe of four-petalled florets."""
    parts = []
    for k in range(120):
        up = 1 - 2 * (k + .5) / 165
        if up < -.55:
            break
        a = 2.39996 * k
        s = math.sqrt(1 - up * up)
        way = np.array([s * math.cos(a), s * math.sin(a), up]) + np.array([rnd.gauss(0, .05) for _ in range(3)])
        way /= np.linalg.norm(way)
        floret = instance(petals[rnd.randrange(len(petals))], tuple(way * radius * rnd.uniform(.92, 1.04) * np.array([1, 1, .82])), rnd.uniform(.85, 1.15))
        floret.rotation_mode = 'QUATERNION'
        from mathutils import Quaternion, Vector
        floret.rotation_quaternion = Vector(way).to_track_quat('Z', 'Y') @ Quaternion((0, 0, 1), rnd.uniform(0, 6.28))
        parts.append(floret)
    holder = group(parts, at)
    holder.rotation_euler = (lean[0], lean[1], rnd.uniform(0, 6))


def floret(material, size):
    """Mesh data: four petals in a cross, a little cupped."""
    vertices, faces = [], []
    for q in range(4):
        base = len(vertices)
        a = math.pi / 2 * q
        for i in range(5):
            for j in range(-2, 3):
                u, w = i / 4, j / 2
                r = size * u
                half = size * .46 * math.sin(math.pi * min(1, .10 + .82 * u)) ** .7
                x, y, z = r, half * w, .22 * size * u * u + .10 * size * w * w * u + .0006 * q
                vertices.append((x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a), z))
        faces += [(base + i * 5 + j, base + (i + 1) * 5 + j, base + (i + 1) * 5 + j + 1, base + i * 5 + j + 1) for i in range(4) for j in range(4)]
    return mesh(vertices, faces, material, smooth=True, name='floret')


def build(view):
    rnd = random.Random(19)
    sky([(0, '#f4e2cc'), (.25, '#c9d8ea'), (1, '#7fa6da')], sun=(29, -124), glow='#ffe0b0', glow_strength=.3, strength=.72, sun_strength=6.2, sun_color='#ffd6a0', sun_size=.6)
    grey = cedar('#82838a', '#a2a3a6', '#bcb9b4')
    box(0, .06, 0, 6, .08, 3, matter('#2a2622', rough=1.))
    window = (-1.02, -.42, 1.02, 2.4)
    shingles(-1.9, 1.9, -.1, 2.3, rnd, grey, window)
    trim = matter('#f2efe6', rough=.5, specular=.3, variation=.03, grain=5, bump=.0015, bump_grain=40.)
    box(-1.02, -.035, .98, .085, .05, 1.6, trim, bevel=.004)
    box(-.42, -.035, .98, .085, .05, 1.6, trim, bevel=.004)
    box(-.72, -.05, .965, .76, .085, .05, trim, bevel=.006)
    box(-.72, .0, 1.0, .56, .02, 1.5, glass('#3a4652'))
    for x in (-.72,):
        box(x, -.014, 1.0, .026, .02, 1.5, trim)
    box(-.72, -.012, 1.33, .56, .02, .026, trim)
    green = leaf('#3a5a2a', '#6a8a44', through=.35, rough=.5)
    blades = [leaf_blade(green, .13, .085, .35, .25), leaf_blade(green, .11, .075, .15, .4), leaf_blade(green, .15, .09, .5, .2)]
    hues = [leaf(a, b, through=.35, rough=.7) for a, b in (('#6f8fc9', '#93abd9'), ('#8a8fd0', '#a9a6dc'), ('#9fb3c9', '#b9cabd'), ('#a9b98f', '#c4cfa4'))]
    petals = [[floret(hues[i], .0135) for i in mix] for mix in ((0, 0, 0, 1), (0, 1, 1, 2), (2, 2, 0, 3), (3, 3, 2))]
    stem = matter('#5a6a3a', rough=.8)
    heads = ((.30, -.42, .88, .088, 0), (.52, -.36, .98, .092, 1), (.13, -.34, .70, .080, 2), (.44, -.50, .69, .085, 0), (.70, -.46, .80, .088, 2), (.27, -.28, 1.06, .078, 1), (.66, -.24, 1.14, .084, 0), (.88, -.40, 1.02, .088, 3), (.00, -.30, .52, .07, 3), (.62, -.60, .56, .082, 1), (.28, -.52, .52, .078, 3))
    for x, y, z, r, which in heads:
        tube([(x * .7 + .12, -.15, .1), (x * .85 + .06, y * .7, z * .6), (x, y, z - r * .4)], .006, stem, 8)
        mophead((x, y, z), r, petals[which], rnd, (rnd.uniform(-.1, .5), rnd.uniform(-.3, .3)))
        for k in range(5):
            a = 1.3 * k + rnd.uniform(0, 1)
            obj = instance(blades[k % 3], (x + .03 * math.cos(a), y + .03 * math.sin(a) + .02, z - r * .75), rnd.uniform(.8, 1.15))
            obj.rotation_euler = (math.radians(rnd.gauss(0, 20)), math.radians(rnd.gauss(14, 16)), a)
    for _ in range(330):
        x, z = rnd.gauss(.47, .24), rnd.uniform(.05, 1.05)
        if x < .12 + .35 * max(0, z - .55):
            continue
        obj = instance(blades[rnd.randrange(3)], (x, rnd.uniform(-.48, -.06), z * (1 - .35 * abs(x - .45))), rnd.uniform(.7, 1.1))
        obj.rotation_euler = (math.radians(rnd.gauss(0, 30)), math.radians(rnd.gauss(22, 26)), rnd.uniform(0, 6.28))
    straw = leaf('#9a8f58', '#c9b878', through=.35, rough=.7)
    clumps = [tuft(straw, k, 60) for k in range(3)]
    for x, y, high, turn in ((-.62, -.62, .72, 20), (-.88, -.42, .80, 60), (-.34, -.40, .50, -20), (-1.1, -.7, .75, 10), (-.50, -.95, .55, 40), (.98, -.86, .55, 90), (-.15, -.62, .36, 0)):
        instance(clumps[int(high * 100) % 3], (x, y, -.02), high, turn)
    plane(0, matter('#d3c3a2', rough=.95, variation=.12, grain=4, bump=.01, bump_grain=20.), (-6, 6), (-6, 6))
    haze('#e9e0d4', 4000., '#ffdcb0', focus=5, start=20)
