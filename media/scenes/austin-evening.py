"""A steel chair by a limestone wall in Austin late in the day, an agave in a stock tank, the shade of an oak on the stones.

What makes it that place: cream limestone in rough courses as the hills about the town give it, crushed granite on the ground,
a whale's tongue agave in a galvanized tank meant for cattle, the lawn chair with a back like a shell, bulbs on a wire.
Studied: texashomesandinvestmentproperty.com, 6 December 2010 (limestone from Austin to San Antonio, quarried near);
penick.net/digging, 21 January 2008 (stock tanks as planters in an Austin garden, whale's tongue agave); texasmonthly.com,
"Garden variety" (vintage lawn furniture; Texans live outdoors).
"""
from scenery import *
from scenery.masonry import masonry
from scenery.tables import leaf_blade

GRADE = dict(exposure=1.05, contrast=1.24, saturation=1.05, bloom=.10, vignette=.16, shadows=(-.002, .0, .012), highlights=(.016, .006, -.014))
FRAMINGS = {
    'austin-evening': dict(eye=(-.42, -2.45, 1.10), target=(.0, .3, .68), lens=36, sharp_at=2.55, f_stop=4.0, samples=10, preview_samples=8, bounces=4, mist=40),
}
WALL = 1.42


def curve(points, steps=10):
    """A smooth way through points, from the first to the last."""
    p = [np.array(q, float) for q in points]
    p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        a, b, c, d = p[i - 1], p[i], p[i + 1], p[i + 2]
        for t in np.arange(steps) / steps:
            out.append(tuple(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)))
    return out + [tuple(p[-2])]


def sheet(points, material, thickness=.0025):
    """Pressed steel: a grid of points."""
    k = np.arange(points.shape[0] * points.shape[1]).reshape(points.shape[:2])
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
    obj = instance(mesh(points.reshape(-1, 3), faces, material, smooth=True))
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = thickness, 0
    return obj


def enamelled(color, worn='#6a5a4a'):
    """Paint on steel that stood outside: faded in places, chipped to rust."""
    material, t, shader = nodes.new_material('enamelled')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    cloud, fine = nodes.noise(t, at, 5.0, 6.0, .62), nodes.noise(t, at, 46.0, 6.0, .7)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.35, .0), (.75, .55)]), color, nodes.shade(color, 1.35))
    chip = nodes.math(t, 'MULTIPLY', nodes.ramp(t, fine, [(.67, 0.0), (.69, 1.0)]), nodes.ramp(t, cloud, [(.50, 0.0), (.60, 1.0)]))
    t.links.new(nodes.mix(t, chip, tone, worn), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, cloud, [(.3, .24), (.7, .42)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .5
    t.links.new(nodes.bump(t, nodes.math(t, 'MULTIPLY', chip, -1.0), .0006, .7), shader.inputs['Normal'])
    return material


def shell_chair(at, turn, paint_, white):
    """The lawn chair of the fifties: a back pressed like a shell, a dished seat, one tube for arms and runners."""
    u, v = np.meshgrid(np.linspace(-1, 1, 181), np.linspace(0, 1, 60), indexing='ij')
    angle, flutes = u * math.radians(20), 7
    far = .50 + .43 * v - .10 * v * np.abs(u) ** 3.2 + .014 * v ** 3 * (np.abs(np.cos(u * math.pi * flutes / 2)) - .5)
    x, h = far * np.sin(angle) * 1.0, far * np.cos(angle) - .50
    bulge = (.013 * np.abs(np.cos(u * math.pi * flutes / 2)) ** .8) * np.clip(v * 1.6, 0, 1)
    y = .215 + .30 * h + bulge - .62 * x ** 2
    back = np.stack([x, y, .395 + h], -1)
    parts = [sheet(back, paint_)]
    rim = np.concatenate([back[0, :], back[1:-1, -1], back[-1, ::-1]])
    parts.append(tube([tuple(p) for p in rim], .0052, paint_, 10))
    a, b = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(0, 1, 90), indexing='ij')
    wide = .262 * (1 - .07 * b) * (1 - .05 * np.exp(-((b - 0) / .06) ** 2))
    sx, sy = a * wide, -.265 + .50 * b
    dish = .020 * (1 - a ** 2) * np.sin(math.pi * np.clip(b * 1.02, 0, 1)) + .0035 * np.cos(a * math.pi * 5.5) * np.sin(math.pi * b) ** .5
    sz = .405 - .035 * b - dish - .045 * np.exp(-(b / .055) ** 1.6) - .014 * np.abs(a) ** 8 + .02 * np.clip((b - .88) / .12, 0, 1) ** 2
    seat = np.stack([sx, sy, sz], -1)
    parts.append(sheet(seat, paint_))
    for s in (-1, 1):
        way = curve([(s * .245, .30, .66), (s * .292, .20, .645), (s * .315, .0, .632), (s * .318, -.20, .620), (s * .316, -.272, .596), (s * .312, -.298, .54), (s * .306, -.288, .36), (s * .300, -.272, .12), (s * .298, -.258, .045), (s * .296, -.215, .0135), (s * .295, -.10, .013), (s * .292, .24, .013), (s * .27, .315, .013), (s * .20, .335, .013), (0, .335, .013)])
        parts.append(tube(way, .0125, white, 16))
        parts.append(tube([(s * .245, .30, .66), (s * .235, .285, .60)], .0125, white, 14))
    for y, z in ((-.20, .352), (.17, .340)):
        parts.append(tube([(-.305, y - .07 * (y < 0), z), (.305, y - .07 * (y < 0), z)], .0105, white, 12))
    return group(parts, at, 1.0, turn)


def agave(at, size, seed):
    """A whale's tongue agave: wide cupped leaves, powdery blue, a dark spine at each tip and small teeth."""
    rnd = random.Random(seed)
    material, t, shader = nodes.new_material('agave')
    spot = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    bloom_ = nodes.noise(t, spot, 9.0, 5.0, .6)
    tone = nodes.ramp(t, bloom_, [(.3, '#55736c'), (.55, '#7d9a92'), (.8, '#a3b8ae')])
    t.links.new(nodes.mix(t, nodes.ramp(t, nodes.noise(t, spot, 60.0, 4.0, .6), [(.5, .0), (.75, .3)]), tone, '#c3cfc4'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .55, .3
    spine = matter('#2a1610', rough=.45)
    for k in range(34):
        age = k / 33
        heading = k * 137.5 + rnd.uniform(-5, 5)
        lift = math.radians(78 - 66 * age ** .8 + rnd.uniform(-3, 3))
        long, wide = size * (.55 + .45 * age ** .6) * rnd.uniform(.94, 1.05), size * .36 * (.45 + .55 * age ** .5)
        i, j = np.meshgrid(np.linspace(0, 1, 46), np.linspace(-1, 1, 25), indexing='ij')
        half = wide / 2 * np.interp(i, [0, .12, .35, .62, .82, .94, 1], [.62, .66, .90, 1.0, .74, .30, .0])
        along = long * i
        across = half * j
        cupped = wide * .34 * np.abs(j) ** 2 * np.sin(math.pi * np.clip(i * .9 + .06, 0, 1)) + long * .10 * (i - .2) ** 2
        y, z = along * math.cos(lift) - cupped * math.sin(lift), along * math.sin(lift) + cupped * math.cos(lift)
        c, s = math.cos(math.radians(heading)), math.sin(math.radians(heading))
        foot = size * .07
        X, Y = (y + foot) * c - across * s, (y + foot) * s + across * c
        points = np.stack([X + at[0], Y + at[1], z + at[2] + size * .10 * (1 - age)], -1)
        obj = sheet(points, material, size * .012)
        obj.modifiers['thick'].offset = -1
        tip = points[-1, 12]
        way = points[-1, 12] - points[-4, 12]
        way = way / np.linalg.norm(way)
        tube([tuple(tip - way * .004), tuple(tip + way * size * .012), tuple(tip + way * size * .026)], size * .0045, spine, 8)
        for row in range(6, 44, 2):
            for side in (0, -1):
                edge = points[row, side]
                out = edge - points[row, 12]
                out = out / (np.linalg.norm(out) + 1e-6)
                tube([tuple(edge), tuple(edge + out * size * .010)], size * .0022, spine, 5)


def tank(at, radius, high, zinc, soil):
    """A round tank of ribbed galvanized sheet, rolled at its edge."""
    ribs = [(radius + .006 * math.sin(z / high * 2 * math.pi * 4.0), z) for z in np.linspace(.02, high - .03, 90)]
    revolve([(radius - .02, 0)] + ribs + [(radius + .002, high - .012), (radius + .012, high - .004), (radius + .012, high + .008), (radius, high + .014), (radius - .012, high + .004), (radius - .012, high - .08)], zinc, at, 96)
    revolve([(.001, high - .045), (radius - .011, high - .05)], soil, at, 48)


def build(view):
    rnd = random.Random(27)
    sky([(0, '#f4d8b0'), (.25, '#c9d3dc'), (1, '#7aa2d2')], sun=(21, -118), glow='#ffd098', glow_strength=.4, strength=.55, sun_strength=9.0, sun_color='#ffc078', sun_size=.8)
    stones = [matter(c, rough=.9, variation=.2, grain=9., other=o, bump=.016, bump_grain=17.) for c, o in (('#ddd0b4', '#c0ac8a'), ('#d6c6a6', '#b5a07c'), ('#e6dcc6', '#cabb9e'), ('#d0bd98', '#ac9268'), ('#d9cebb', '#b8ad98'))]
    box(0, WALL + .045, 0, 9, .2, 3.2, matter('#d6ccb4', rough=.95, variation=.12, grain=12, bump=.004, bump_grain=60.))
    masonry(-3.4, 3.4, WALL, -.02, 2.7, stones, rnd, .16, None, (.11, .22), (.18, .52), .009, .013, .0032)
    # the ground: crushed granite
    grit = matter('#c4a87e', rough=.95, variation=.25, grain=38, other='#96744e', bump=.010, bump_grain=130.)
    plane(0, grit, (-8, 8), (-6, WALL + .2))
    crumbs = [instance(mesh(*pebble(k), matter(c, rough=.9), smooth=False), (0, 0, -5)).data for k, c in enumerate(('#c09a6c', '#b8946a', '#a98660', '#d0b890'))]
    for k in range(5200):
        y = -1.6 + 3.0 * rnd.random() ** .8
        instance(crumbs[k % 4], (rnd.uniform(-2.4, 2.4), y, .0), rnd.uniform(.35, 1.1), rnd.uniform(0, 360))
    fallen = [leaf_blade(leaf(c, through=.1), .052, .019, b, .35) for c, b in (('#7a5a30', .1), ('#94713c', -.15), ('#5c4a28', .2))]
    for k in range(46):
        x, y = rnd.uniform(-1.5, 1.9), WALL - .12 - 1.9 * rnd.random() ** 1.7
        if (x + .6) ** 2 + (y - .66) ** 2 > .15:
            instance(fallen[k % 3], (x, y, .006), rnd.uniform(.7, 1.15), rnd.uniform(0, 360), rnd.uniform(-12, 12))
    shell_chair((.46, .10, 0), -24, enamelled('#2f8f92'), enamelled('#e8e2d2'))
    zinc = matter('#a9aeb0', rough=.34, metal=.9, variation=.22, grain=14, other='#7d8488', bump=.0006, bump_grain=200.)
    tank((-.60, .66, 0), .36, .36, zinc, matter('#8a7a62', rough=1., variation=.4, grain=60, bump=.008, bump_grain=90.))
    agave((-.60, .66, .33), .50, 4)
    # bulbs on a wire along the wall
    wire, bulb, cap = matter('#1b1816', rough=.6), light('#ffc878', 5.0), matter('#1b1816', rough=.5)
    rope = [(x, WALL - .34, 1.66 - .14 * math.cos((x - .1) * 1.15) ** 2) for x in np.linspace(-2.6, 2.8, 90)]
    tube(rope, .0045, wire, 8)
    for k in range(9, 90, 11):
        x, y, z = rope[k]
        revolve([(.012, 0), (.014, -.01), (.013, -.045), (.010, -.048)], cap, (x, y, z), 20)
        revolve([(.011, -.046), (.018, -.062), (.026, -.082), (.028, -.096), (.022, -.114), (.010, -.122), (.0005, -.124)], bulb, (x, y, z), 24)
        lamp((x, y - .05, z - .10), .9, '#ffb060', .03)
    # the oak between the sun and the wall, off camera
    oak = [broadleaf(leaf('#33481f', '#4f6a30', through=.3), matter('#3a2f26'), k, 1500, .8, .3, 1.0, 1.0) for k in range(2)]
    for k, (x, y, z, s) in enumerate(((-5.9, -1.2, 1.5, 2.6), (-6.0, -4.9, .9, 2.4))):
        instance(oak[k % 2], (x, y, z), s, 70 * k)
    soft_light((.8, -3.0, 2.2), (0, .5, .7), 2.0, 34, '#cfd8ea')
    haze('#e6d6bc', 4000., '#ffd8a0', focus=5, start=20)


def pebble(seed):
    """Points and faces of a grain of crushed stone, eight millimetres."""
    r = np.random.RandomState(seed)
    p = np.array([(x, y, z) for z in (0, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], float) * (.0042, .0042, .0050)
    return p + r.uniform(-.0014, .0014, p.shape) * (1, 1, .7), [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
