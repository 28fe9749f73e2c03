"""Tea in a dark bowl and chopsticks on a lacquer tray, on a counter of cypress, the light cut into strips by a blind: Tokyo.

What makes it that place: the counter of planed hinoki, a tray with cut corners in red lacquer worn to the black below (negoro),
a bowl pinched by hand for whisked tea, folded paper, a blind of split bamboo before the window. Studied: giuseppepiva.com/en/works/oshiki
(negoro trays with angled corners); benjanssens.com/portfolio/76-negoro-lacquer-serving-tray (red wears off the black with use).
Counter, bowl and blind are from knowledge.
"""
from scenery import *
from scenery.setting import *

GRADE = dict(exposure=1.22, contrast=1.30, saturation=1.08, bloom=.06, vignette=.18, shadows=(.004, .0, .008), highlights=(.016, .005, -.014))
FRAMINGS = {
    'tokyo-table': dict(eye=(.02, -.46, .40), target=(.012, .006, .016), lens=42, sharp_at=.58, f_stop=5.6, samples=6, preview_samples=8, bounces=5, mist=20),
}
SUN = (24, -58)


def lacquer():
    """Vermilion urushi over black, as negoro ware has it: worn through along the edges and where hands took hold."""
    material, t, shader = nodes.new_material('lacquer')
    where = nodes.position(t)
    _x, _y, z = nodes.split(t, where)
    wear = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (9, 16, 9)), 1.0, 7.0, .7)
    wear = nodes.math(t, 'ADD', wear, nodes.ramp(t, nodes.math(t, 'MULTIPLY', z, 30.0), [(.40, .0), (.52, .14)]))
    tone = nodes.mix(t, nodes.ramp(t, nodes.noise(t, where, 6.0, 5.0, .6), [(.3, .5), (.7, .0)]), '#a3281a', '#7c1a12')
    t.links.new(nodes.mix(t, nodes.ramp(t, wear, [(.64, .0), (.70, .92)]), tone, '#17090a'), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, nodes.noise(t, where, 14.0, 5.0, .7), [(.3, .12), (.75, .26)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .5
    return material


def tray(at, wide, deep_, coat, under):
    """A tray with a raised rim, its corners cut."""
    w, d, c = wide / 2, deep_ / 2, .022
    out = [(-w + c, -d), (w - c, -d), (w, -d + c), (w, d - c), (w - c, d), (-w + c, d), (-w, d - c), (-w, -d + c)]
    def ring(k):
        return [(x * (1 - k / w), y * (1 - k / d)) for x, y in out]
    steps = [(ring(.010), .0), (ring(.003), .004), (ring(.0), .0145), (ring(.0012), .0165), (ring(.0042), .0165), (ring(.0056), .0150), (ring(.0085), .0062), (ring(.0115), .0048)]
    v = [(x, y, z) for points, z in steps for x, y in points]
    f = [(8 * i + j, 8 * i + (j + 1) % 8, 8 * i + 8 + (j + 1) % 8, 8 * i + 8 + j) for i in range(len(steps) - 1) for j in range(8)]
    f.append(tuple(range(8 * len(steps) - 8, 8 * len(steps))))
    which = [1 if 8 * 3 <= i < 8 * 4 else 0 for i in range(len(f))]
    obj = instance(mesh(v, f, [coat, under], which), at)
    modifier = obj.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments = .0008, 3


def raku(at, radius, high, ware):
    """A bowl pinched and pared by hand: its mouth and wall nowhere quite round."""
    obj = cup((0, 0, 0), radius, high, ware, .52, .0048, .96)
    for v in obj.data.vertices:
        a, h = math.atan2(v.co.y, v.co.x), v.co.z / high
        k = 1 + .022 * math.sin(3 * a + 1) * h + .008 * math.sin(5 * a + 6 * h)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
        v.co.z += .0020 * h ** 3 * (math.sin(2 * a + .6) + .5 * math.sin(3 * a))
    obj.location = at


def chopstick(start, end, black, red):
    """Square above, round below, its head vermilion."""
    a, b = np.array(start), np.array(end)
    def bar(u0, u1, r0, r1, material):
        n_, rows = 16, 30
        u = np.linspace(u0, u1, rows)
        way = (b - a) / np.linalg.norm(b - a)
        side = np.cross(way, [0, 0, 1])
        side /= np.linalg.norm(side)
        up = np.cross(side, way)
        v = []
        for q in u:
            r = r0 + (r1 - r0) * (q - u0) / (u1 - u0)
            p = 8 - 6 * min(1, q * 1.4)
            for j in range(n_):
                t_ = 2 * math.pi * (j + .5) / n_
                c, s = math.cos(t_), math.sin(t_)
                k = r / (abs(c) ** p + abs(s) ** p) ** (1 / p)
                v.append(a + (b - a) * q + side * c * k + up * s * k)
        f = [(i * n_ + j, i * n_ + (j + 1) % n_, (i + 1) * n_ + (j + 1) % n_, (i + 1) * n_ + j) for i in range(rows - 1) for j in range(n_)]
        solid(v, f + [tuple(range(n_))[::-1], tuple(range((rows - 1) * n_, rows * n_))], material, smooth=False)
    bar(0, .16, .0037, .0036, red)
    bar(.16, .17, .0036, .0036, matter('#b98a3a', rough=.25, metal=1.))
    bar(.17, 1, .0036, .0013, black)


def build(view):
    rnd = random.Random(7)
    see_through()
    sky([(0, '#d8cdc4'), (.3, '#a9b4c8'), (1, '#6f8ab4')], sun=SUN, glow='#ffd8a8', glow_strength=.2, strength=.6, sun_strength=9.0, sun_color='#ffcb92', sun_size=.45)
    hinoki = timber('#dcb983', '#b98a54', 'x', 62., .38, None, .2)
    box(0, -.42, -.05, 3.0, .60, .05, hinoki, bevel=.002)
    box(.2, .184, -.05, 3.0, .606, .05, hinoki, bevel=.002)
    coat, black, red = lacquer(), matter('#150d0c', rough=.2, specular=.5), matter('#b03020', rough=.16, specular=.55)
    tray((-.015, .0, 0), .40, .27, coat, black)
    z = .0048
    ware = thrown('#4a3a32', pool='#33271f', at=.062, speck='#5a4438', rough=.24)
    raku((-.072, .036, z), .056, .074, ware)
    tea = matter('#8aa53c', rough=.3, specular=.4, variation=.25, grain=160., other='#6f8c2c', bump=.0006, bump_grain=420.)
    revolve([(.0004, .0445), (.048, .0445), (.0515, .0455)], tea, (-.072, .036, z), 96)
    # chopsticks on a rest of celadon
    rest_ = thrown('#8fae9a', rough=.14)
    u, a = np.meshgrid(np.linspace(-1, 1, 50), np.linspace(0, 2 * math.pi, 36, endpoint=False), indexing='ij')
    r = .0068 * np.clip(1 - u ** 6, 0, 1) ** .5
    points = np.stack([r * np.cos(a) * .95, u * .026, .0068 + r * np.sin(a) * (.82 - .25 * np.exp(-(u / .5) ** 2) * (np.sin(a) > 0)) + .0026 * u * u], -1)
    k = np.arange(u.size).reshape(u.shape)
    rest_at = (-.135, -.082, z)
    instance(mesh(points.reshape(-1, 3), np.stack([k[:-1], np.roll(k, -1, 1)[:-1], np.roll(k, -1, 1)[1:], k[1:]], -1).reshape(-1, 4).tolist(), rest_, smooth=True), rest_at, 1.0, 4)
    for dy, tip in ((.005, .003), (-.0055, -.002)):
        chopstick((.108, -.083 + dy * 1.3, z + .0045), (-.150, -.082 + dy * .8 + tip * .3, z + .0150), black, red)
    # folded paper, and one maple leaf
    paper = matter('#efe8da', rough=.85, bump=.0004, bump_grain=260.)
    folded((.100, .045, z), .088, .118, paper, 3, 14, 5, .0007, .003)
    leaf_ = maple(.030, leaf('#b8351c', '#d8602a', through=.35, rough=.45))
    obj = instance(leaf_, (.102, .050, z + .0105), 1.0, 150)
    obj.rotation_euler[0] = .06
    obj = instance(leaf_, (.245, -.120, .003), .9, 30)
    obj = instance(leaf_, (-.262, .150, .003), 1.05, 250)
    # the blind: split bamboo and its threads
    slat = matter('#b99a62', rough=.6)
    bx, by, bz = toward_sun((0, .02, 0), SUN, .9)
    for i in range(-21, 22):
        h = bz + .0240 * i + rnd.uniform(-.001, .001)
        if rnd.random() < .97:
            box(bx, by, h, 1.9, .004, .0092 * rnd.uniform(.85, 1.1), slat)
    for i in range(-4, 5):
        box(bx + .20 * i, by - .004, bz - .6, .003, .003, 1.2, slat)


def maple(size, material):
    """A leaf of the Japanese maple: seven fingers, drawn out, toothed a little."""
    v, f = [(0, 0, 0)], []
    for k, (deg, long) in enumerate(((-128, .42), (-84, .72), (-40, .95), (0, 1.05), (40, .95), (84, .72), (128, .42))):
        a = math.radians(deg)
        b = len(v)
        for u in np.linspace(.10, 1, 16):
            w = .17 * math.sin(math.pi * min(1, .18 + .82 * u)) ** .9 * (1 + .10 * math.sin(u * 40)) * long + .02 * (1 - u)
            for s in (-1, 0, 1):
                x, y = u * long, w * s
                v.append((size * (x * math.sin(a) + y * math.cos(a)), size * (x * math.cos(a) - y * math.sin(a)), size * (.05 * abs(s) - .16 * u * u * long + .10 * math.sin(k * 2.1) * u)))
        f += [(b + 3 * i + j, b + 3 * i + j + 1, b + 3 * i + j + 4, b + 3 * i + j + 3) for i in range(15) for j in range(2)]
        f.append((0, b, b + 1))
        f.append((0, b + 1, b + 2))
    data = mesh(v, f, material, smooth=True)
    return data
