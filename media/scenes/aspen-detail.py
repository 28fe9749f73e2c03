"""Bark and leaves of an aspen near the lens, the gold grove behind, Aspen in the last days of September.

What makes it that place: chalk white bark with black scars like eyes, round toothed leaves on flat stalks, lit through.
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.foliage import lit_through
from scenery.rooms import view_beyond

GRADE = dict(exposure=1.0, contrast=1.30, saturation=1.08, bloom=.09, vignette=.14, shadows=(.0, .0, .008), highlights=(.014, .006, -.014))
FRAMINGS = {
    'aspen-gold-detail': dict(eye=(0, -1.02, 1.6), target=(.02, 1, 1.63), lens=52, sharp_at=1.0, f_stop=2.8, samples=4, preview_samples=5, bounces=3, mist=20),
}


def trunk(x, y, radius, bark, seed, eyes, lean=0.0, low=.2, high=3.2):
    """A trunk whose scars are painted and pressed in: eyes [(angle, height, size)]."""
    z, a = np.meshgrid(np.arange(low, high, .004 if y < .5 else .02), np.linspace(0, 2 * math.pi, 220 if y < .5 else 72, endpoint=False), indexing='ij')
    r = radius * (1 - .03 * (z - 1.6)) + .004 * fbm(np.cos(a) * 2, np.sin(a) * 2 + z * 3, seed, 3)
    lines = fbm(a * radius * 9, z * 130, seed + 3, 4)
    flecks = np.clip((fbm(a * radius * 60, z * 260, seed + 5, 3) - .18) * 6, 0, 1)
    chalk = fbm(np.cos(a) * 3, np.sin(a) * 3 + z * 6, seed + 7, 5)
    tone = blend('#e6ddc8', '#b9ad8e', np.clip(.4 + 2.0 * chalk, 0, 1))
    tone = blend(tone, '#b9b58c', np.clip(chalk * 3 - .55, 0, 1) * .5)
    tone = blend(tone, '#6a6150', np.clip(lines * 3 - .55, 0, 1) * .6)
    flecks = flecks * np.clip(.30 + 2.4 * fbm(np.cos(a) * 1.4, np.sin(a) * 1.4 + z * 2.2, seed + 9, 4), 0, 1)
    tone = blend(tone, '#3a322a', flecks * .8)
    for angle, height, size in eyes:
        across = (np.mod(a - angle + math.pi, 2 * math.pi) - math.pi) * radius / size
        up = (z - height) / size
        rough = .34 * fbm(across * 1.1 + seed, up * 1.1, seed + 11, 5)
        arch = up - .42 + .20 * across ** 2 + rough
        brow = np.exp(-(arch / (.15 + .10 * np.exp(-across ** 2))) ** 2) * np.clip(2.3 - np.abs(across), 0, 1)
        knot = np.clip(2.2 - 2.2 * np.hypot(across * .75, (up - .18) * 1.25) - 3.0 * rough, 0, 1)
        wide = np.exp(-(np.hypot(across * .45, up * .9) / 1.0) ** 4)
        r = r + .005 * size / .04 * wide - .005 * knot * size / .04
        tone = blend(tone, '#4a4138', .45 * np.exp(-(np.hypot(across * .55, up * .9) / 1.1) ** 4) * np.clip(.5 + 3 * chalk, 0, 1))
        tone = blend(tone, '#191512', np.clip(.95 * knot + brow, 0, 1) * .93)
    points = np.stack([x + lean * (z - 1.6) + r * np.cos(a), y + r * np.sin(a), z], -1)
    instance(painted(points, tone, bark, round_=True))


def round_leaf(material, size, seed):
    """Mesh data of one leaf: nearly a circle with a drawn tip, small teeth, folded along its rib; its stalk at the origin, hanging along -Z."""
    r = np.random.RandomState(seed)
    rings, spokes = 7, 44
    vertices, faces = [(0, 0, 0)], []
    for i in range(1, rings + 1):
        for j in range(spokes):
            a = 2 * math.pi * j / spokes
            out = .5 * (1 + .10 * math.cos(a) + .16 * math.exp(-((math.pi - abs(a - math.pi) - 0) / .30) ** 2) + (.022 * (j % 2) if i == rings else 0)) * i / rings
            x, z = out * math.sin(a) * size, -(out * math.cos(a) + .48) * size
            y = .16 * abs(x) + .05 * size * math.sin(3 * z / size + seed) * (i / rings)
            vertices.append((x, y + r.normal(0, .0004), z))
    vertices[0] = (0, 0, -.48 * size)
    faces += [(0, 1 + j, 1 + (j + 1) % spokes) for j in range(spokes)]
    for i in range(rings - 1):
        k = 1 + i * spokes
        faces += [(k + j, k + spokes + j, k + spokes + (j + 1) % spokes, k + (j + 1) % spokes) for j in range(spokes)]
    return mesh(vertices, faces, material, smooth=True, name='aspen leaf')


def gold(first, second):
    """A leaf lit through, its veins paler than its blade."""
    material, t, shader = nodes.new_material('gold')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    x, _y, z = nodes.split(t, at)
    info = t.nodes.new('ShaderNodeObjectInfo')
    tone = nodes.ramp(t, info.outputs['Random'], [(0, first), (1, second)])
    side = nodes.math(t, 'ABSOLUTE', x)
    veins = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', nodes.math(t, 'ADD', z, nodes.math(t, 'MULTIPLY', side, .9)), 330.0)))
    rib = nodes.math(t, 'MAXIMUM', nodes.ramp(t, side, [(.0006, 1.0), (.0014, 0.0)]), nodes.ramp(t, veins, [(.04, .7), (.16, 0.0)]))
    spots = nodes.ramp(t, nodes.noise(t, at, 130.0, 4.0, .65), [(.62, 0.0), (.74, .7)])
    tone = nodes.mix(t, spots, nodes.mix(t, rib, tone, '#f6df8a'), '#8a4a14')
    lit_through(t, shader, tone, .55, .42, .3)
    return material


def twig_of(start, way, long, leaves, wood_, rnd, count=12):
    point, going, points = np.array(start, float), np.array(way, float) / np.linalg.norm(way), []
    for _ in range(16):
        points.append(point.copy())
        point = point + going * long / 16
        going = going + np.array([rnd.gauss(0, .09), rnd.gauss(0, .09), rnd.gauss(0, .08) - .02])
        going /= np.linalg.norm(going)
    tube(points, .0026, wood_, 7)
    for k in range(count):
        p = points[min(15, 2 + int(13.5 * k / count))]
        end = p + np.array([rnd.gauss(0, .016), rnd.gauss(0, .012), -rnd.uniform(.012, .034)])
        tube([p, (p + end) / 2 + np.array([rnd.gauss(0, .002), 0, .004]), end], .0008, wood_, 5)
        leaf_ = instance(leaves[rnd.randrange(len(leaves))], end, rnd.uniform(.8, 1.2))
        leaf_.rotation_euler = (math.radians(rnd.gauss(0, 22)), math.radians(rnd.gauss(0, 24)), math.radians(rnd.gauss(0, 45)))


def build(view):
    rnd = random.Random(6)
    sky([(0, '#f2e6cc'), (.3, '#bcd2ea'), (1, '#6f9ad2')], sun=(24, 66), glow='#ffe0a0', glow_strength=.7, strength=.8, sun_strength=5.2, sun_color='#ffd596', sun_size=.8)
    view_beyond('aspen-gold', (4, 60, 4.0), 58, .52, 1.1, (.0, .9), soft=15)
    soft_light((-1.0, -1.6, 1.8), (0, 0, 1.6), 1.0, 4, '#dfe8f8')
    bark = paint(.75, .2, .0012, 160.)
    trunk(-.185, .06, .105, bark, 3, ((-1.02, 1.755, .030), (-2.0, 1.47, .024), (-1.75, 1.90, .018)), .02, 1.0, 2.3)
    for k, (x, y, r) in enumerate(((.46, 2.0, .075), (-1.05, 2.6, .08), (1.5, 3.6, .10), (.25, 4.6, .08), (.95, 6.2, .09), (-.75, 6.6, .09), (2.9, 6.4, .11), (-2.9, 6.0, .11))):
        trunk(x, y, r, bark, 20 + k, tuple((rnd.uniform(-2.4, -.7), rnd.uniform(.6, 2.8), .03) for _ in range(5)), rnd.uniform(-.09, .09), -.4, 5)
    wood_ = matter('#6a5238', rough=.8)
    leaves = [round_leaf(gold('#f0ac10', '#f8d23a'), .046, k) for k in range(3)] + [round_leaf(gold('#e08a10', '#f0b020'), .040, 7), round_leaf(gold('#c9c02a', '#e9cf3a'), .042, 9)]
    for start, way, long, count in (((-.06, .0, 1.86), (.9, -.10, -.10), .40, 15), ((.44, .10, 1.92), (-.8, -.25, -.35), .36, 14), ((.50, -.02, 1.62), (-.9, .0, .06), .28, 11), ((-.46, .12, 1.9), (.5, -.1, -.4), .22, 8), ((.46, .2, 1.44), (-.7, .1, .12), .24, 9)):
        twig_of(start, way, long, leaves, wood_, rnd, count)
    for _ in range(150):
        far = rnd.uniform(1.4, 6)
        obj = instance(leaves[rnd.randrange(5)], (rnd.uniform(-.5, .5) * far, far - .5, 1.6 + rnd.uniform(.10, .44) * far), rnd.uniform(.9, 1.4))
        obj.rotation_euler = (rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(0, 6.3))
    haze('#e6dcc0', 4000., '#ffd890', focus=5, start=20)
