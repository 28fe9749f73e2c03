"""Cast-iron lace of a gallery in New Orleans at dusk, a fern over it, the lamps of the street out of focus.

What makes it that place: panels of iron scrolls and acorns cast in one piece, black paint in many coats, Boston fern.
"""
from scenery import *
from scenery.glints import disc, softbox
from scenery.rooms import view_beyond

GRADE = dict(exposure=1.12, contrast=1.30, saturation=1.10, bloom=.13, vignette=.18, shadows=(-.006, .0, .014), highlights=(.014, .004, -.012))
FRAMINGS = {
    'new-orleans-detail': dict(eye=(-.62, -1.30, .80), target=(.06, .0, .72), lens=48, sharp_at=1.42, f_stop=2.2, samples=6, preview_samples=5, bounces=3, mist=40),
}
PITCH, LOW, TOP = .46, .14, .98


def smooth(points, steps=9):
    """A soft line through the points (Catmull-Rom)."""
    p = [np.array(q, float) for q in points]
    p = [2 * p[0] - p[1]] + p + [2 * p[-1] - p[-2]]
    out = []
    for i in range(1, len(p) - 2):
        for t in np.linspace(0, 1, steps, endpoint=False):
            out.append(.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * t + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t * t + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t ** 3))
    return out + [p[-2]]


def bar(points, r, iron, end=None):
    """A cast bar in the XZ plane: round in front, thinning toward its end."""
    path = smooth([(x, 0, z) for x, z in points])
    n_, around, vertices = len(path), 12, []
    for i, p in enumerate(path):
        along = path[min(i + 1, n_ - 1)] - path[max(i - 1, 0)]
        along /= np.linalg.norm(along) + 1e-9
        side = np.array([along[2], 0, -along[0]])
        q = r + ((end if end else r) - r) * i / (n_ - 1)
        for j in range(around):
            a = 2 * math.pi * j / around
            vertices.append(tuple(p + side * q * math.cos(a) + np.array([0, 1, 0]) * q * 1.15 * math.sin(a)))
    faces = [(i * around + j, i * around + (j + 1) % around, (i + 1) * around + (j + 1) % around, (i + 1) * around + j) for i in range(n_ - 1) for j in range(around)]
    return solid(vertices, faces, iron, smooth=True)


def spiral(x, z, r0, start, turns, sign=1, steps=14):
    """Points of a scroll that winds inward from radius r0."""
    return [(x + r0 * (1 - .80 * t) * math.cos(start + sign * turns * 2 * math.pi * t), z + r0 * (1 - .80 * t) * math.sin(start + sign * turns * 2 * math.pi * t)) for t in np.linspace(0, 1, steps)]


def knob(x, z, r, iron, flat=.7):
    obj = revolve([(.0005, r)] + [(r * math.sin(t), r * math.cos(t)) for t in np.linspace(.15, math.pi - .15, 14)] + [(.0005, -r)], iron, (x, 0, z), 20)
    obj.scale = (1, flat, 1)
    return obj


def oak_leaf(x, z, size, turn, iron):
    """A lobed leaf, domed, its midrib raised."""
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 17), indexing='ij')
    wide = (.06 + .30 * np.sin(math.pi * np.clip(u, 0, 1) ** .8)) * (1 - .20 * np.cos(u * 6 * math.pi) * np.clip(u * 3, 0, 1) * np.clip((1 - u) * 5, 0, 1)) * np.clip((1.0 - u) * 4, 0, 1) ** .5 * np.clip(u * 9, .25, 1)
    px, pz = wide * v, u
    py = -.11 * (1 - np.abs(v) ** 1.6) - .05 * np.exp(-(v / .13) ** 2) + .035 * np.abs(np.sin(u * 7 * math.pi / 2)) * np.abs(v)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = np.stack([x + size * (px * c + pz * s), size * py - .003, z + size * (-px * s + pz * c)], -1)
    k = np.arange(u.size).reshape(u.shape)
    return instance(mesh(points.reshape(-1, 3), np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), iron, smooth=True))


def acorn(x, z, size, turn, iron):
    parts = [revolve([(.0004, -1.0), (.10, -.94), (.26, -.74), (.36, -.44), (.38, -.16), (.34, 0)], iron, segments=24),
             revolve([(.36, -.06), (.45, .0), (.45, .10), (.36, .26), (.16, .36), (.06, .40), (.05, .62), (.0004, .62)], iron, segments=24)]
    holder = group(parts, (x, -.004, z), size)
    holder.rotation_euler = (0, math.radians(turn), 0)
    return holder


def panel(iron):
    """One panel: two great scrolls that meet below, a heart above, oak leaves and acorns where they part. Returns its objects."""
    parts, h = [], PITCH / 2
    mid = (LOW + TOP) / 2
    for s in (-1, 1):
        def m_(points):
            return [(s * x, z) for x, z in points]
        # the stem that rises from the foot, swings out and winds in at the top
        parts.append(bar(m_([(.012, LOW + .02), (.05, LOW + .10), (.15, LOW + .19), (.195, LOW + .31), (.165, LOW + .43)] + spiral(.105, LOW + .455, .068, .0, 1.35, 1)), .0088, iron, .0062))
        parts.append(bar(m_([(.012, TOP - .02), (.03, TOP - .08), (.10, TOP - .12), (.175, TOP - .12)] + spiral(.160, TOP - .185, .062, 1.2, 1.3, -1)), .0085, iron, .0058))
        parts.append(bar(m_([(.195, LOW + .31), (.222, LOW + .40), (.205, LOW + .52), (.215, LOW + .60), (.226, TOP - .06)]), .0072, iron))
        parts.append(bar(m_([(.05, LOW + .10), (.09, LOW + .06), (.16, LOW + .04)] + spiral(.178, LOW + .092, .052, -1.4, 1.2, 1)), .0075, iron, .0052))
        parts.append(bar(m_([(.0, mid + .02), (.055, mid + .09), (.085, mid + .17), (.06, mid + .235), (.018, mid + .235), (.0, mid + .19)]), .0072, iron, .006))
        parts.append(bar(m_([(.15, LOW + .19), (.10, LOW + .22), (.055, LOW + .28), (.03, LOW + .36), (.0, LOW + .40)]), .0070, iron, .006))
        for x, z, r in ((.105, LOW + .455, .0165), (.160, TOP - .185, .0150), (.178, LOW + .092, .013)):
            parts.append(knob(s * x, z, r, iron))
        parts.append(oak_leaf(s * .150, LOW + .19, .125, s * 38, iron))
        parts.append(oak_leaf(s * .175, LOW + .47, .105, s * 14, iron))
        parts.append(oak_leaf(s * .05, LOW + .10, .10, s * -30, iron))
        parts.append(oak_leaf(s * .085, mid + .17, .095, s * 62, iron))
        parts.append(acorn(s * .108, TOP - .155, .040, s * 24, iron))
        parts.append(acorn(s * .206, LOW + .265, .034, s * -30, iron))
    parts.append(oak_leaf(0, mid + .02, .15, 0, iron))
    parts.append(oak_leaf(0, LOW + .03, .16, 0, iron))
    parts.append(acorn(0, mid + .25, .05, 180, iron))
    parts.append(knob(0, LOW + .40, .020, iron))
    return parts


def fern(at, rnd, greens, stem, count=40, long=.62):
    """A Boston fern: long fronds that arch and hang, each with two rows of small leaflets."""
    x0, y0, z0 = at
    rows = [Batch(g) for g in greens]
    for k in range(count):
        a = 2.39996 * k + rnd.uniform(-.2, .2)
        rise, reach_ = rnd.uniform(.15, 1.25), long * rnd.uniform(.65, 1.1)
        going = np.array([math.cos(a) * math.cos(rise), math.sin(a) * math.cos(rise), math.sin(rise)])
        point, points = np.array([x0, y0, z0]), []
        steps = 58
        for _ in range(steps):
            points.append(point.copy())
            point = point + going * reach_ / steps
            going = going + np.array([rnd.gauss(0, .008), rnd.gauss(0, .008), -.042])
            going /= np.linalg.norm(going)
        tube(points, .0016, stem, 5)
        leafy = rows[rnd.randrange(len(rows))]
        for i in range(5, steps):
            u = i / steps
            along = points[min(i + 1, steps - 1)] - points[i - 1]
            along /= np.linalg.norm(along) + 1e-9
            side = np.cross(along, [0, 0, 1.0])
            side /= np.linalg.norm(side) + 1e-6
            up = np.cross(side, along)
            size = .052 * math.sin(math.pi * min(1, .12 + .86 * u)) ** .6 * (1.06 - .45 * u)
            for s in (-1, 1):
                w = side * s * .93 + along * .30 + up * (.10 + rnd.gauss(0, .12))
                w /= np.linalg.norm(w)
                c, tip = along * .0062, points[i] + w * size + np.array([0, 0, -.12 * size])
                m_ = points[i] + w * size * .5 + up * .003
                leafy.polygon(points[i] - c * .5, m_ - c, tip, m_ + c, points[i] + c * .5)
    for r in rows:
        r.done()


def build(view):
    rnd = random.Random(5)
    sky([(0, '#e8a888'), (.2, '#a88a9c'), (.6, '#4f6c8c'), (1, '#2c4a68')], sun=(9, -60), glow='#ff9d58', glow_strength=.5, strength=.40, sun_strength=0)
    view_beyond('new-orleans', (3.3, 7, 1.05), 11.5, .50, 1.15, (.0, 1), soft=13)
    iron = matter('#1a2423', rough=.32, specular=.65, variation=.35, grain=26, other='#2c3a36', bump=.0022, bump_grain=90.)
    for k in range(-2, 6):
        group(panel(iron), (PITCH * k, 0, 0))
    bars = Batch(iron)
    for k in range(-3, 6):
        x = PITCH * (k + .5)
        tube([(x, 0, .02), (x, 0, TOP + .03)], .0125, iron, 16)
        for z in (LOW - .01, LOW + .14, TOP - .02):
            revolve([(.0125, -.018), (.019, -.010), (.021, 0), (.019, .010), (.0125, .018)], iron, (x, 0, z), 20)
    for z, w, t in ((LOW - .035, .034, .022), (TOP + .005, .036, .020)):
        box(PITCH * 1.5, 0, z, 9 * PITCH, w, t, iron, bevel=.004)
    box(PITCH * 1.5, 0, TOP + .030, 9 * PITCH, .075, .030, iron, bevel=.012)
    bars.done()
    # beads under the rail
    for k in range(120):
        knob(-1.4 + .0345 * k, TOP - .003, .0085, iron, .9)
    green = [leaf(a, b, through=.45, rough=.5) for a, b in (('#2f6426', '#4f8a34'), ('#3f7a2c', '#6a9c40'), ('#264f22', '#3f7230'))]
    fern((.46, .16, 1.20), rnd, green, matter('#4a5a24', rough=.7), 46, .60)
    # lamps of the street
    for x, z, r, c, p in ((-.9, 1.05, .16, '#ffb45c', .8), (.35, .92, .13, '#ffb45c', .7), (1.3, 1.12, .17, '#ffc07a', .8), (.9, .55, .12, '#ff9a48', .5), (-.2, .62, .11, '#ffb45c', .5), (1.9, .75, .14, '#ffb45c', .55), (.1, 1.3, .10, '#ffd09a', .45), (2.4, 1.15, .15, '#ffb45c', .6)):
        disc((x * 1.6, 5.5, z * 1.25 - .2), r, c, p)
    # a lamp on the wall to the left, the dusk from above, the glow of the street through the scrolls
    softbox((-1.9, -.9, 1.7), (0, 0, .6), (.7, 1.1), '#ffc47c', 7.0)
    softbox((1.4, .9, 2.6), (.2, 0, .6), (1.2, .8), '#ffb070', 7.0)
    softbox((-1.0, 1.0, 2.6), (0, 0, .6), (1.6, .6), '#b8c8ee', 3.0)
    softbox((.5, -2.2, 1.4), (0, 0, .6), (2.4, 1.4), '#9fb4d6', 3.0)
    soft_light((-1.2, -1.2, 1.6), (.3, 0, .8), .6, 42, '#ffb868')
    soft_light((1.5, 1.5, 1.7), (.3, 0, .8), .6, 34, '#ffa858')
    haze('#b9988a', 4000., '#ffb274', focus=5, start=20)
