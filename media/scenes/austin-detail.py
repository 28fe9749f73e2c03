"""Prickly pear with its ripe fruit on a limestone ledge of the Hill Country at Austin, the evening sun in its spines.

What makes it that place: blue-green pads with their grid of spines, fruit the red of beetroot, pale limestone, dry grass.
"""
from scenery import *
from scenery.dishes import blend, paint, painted

GRADE = dict(exposure=1.02, contrast=1.28, saturation=1.08, bloom=.10, vignette=.16, shadows=(.0, .0, .012), highlights=(.016, .006, -.014))
FRAMINGS = {
    'austin-detail': dict(eye=(.02, -1.0, .40), target=(.055, 0, .355), lens=58, sharp_at=.97, f_stop=2.6, samples=7, preview_samples=6, bounces=3, mist=40),
}


def pad(seed, skin):
    """Mesh data of one pad, 1 m high, standing along +Z and broad along X; and where its areoles are, with their normals."""
    rnd = np.random.RandomState(seed)
    u, a = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 2 * math.pi, 160, endpoint=False), indexing='ij')
    bend = rnd.uniform(-.10, .10)

    def surface(u, a):
        w = np.sin(math.pi * np.clip(u, .004, .996) ** .78) ** .60 * (.37 + .10 * u)
        t = .075 * np.sin(math.pi * np.clip(u, .004, .996) ** .9) ** .45 + .010
        x = w * np.sign(np.cos(a)) * np.abs(np.cos(a)) ** .92 * (1 + .03 * fbm(np.cos(a) * 1.2 + seed, u * 2.2, seed + 1, 2))
        y = t * np.sin(a) + bend * (u - .5) ** 2 + .03 * x * x
        return np.stack([x, y, u + 0 * a + .02 * fbm(x * 3, u * 2, seed + 3, 2)], -1)
    points = surface(u, a)
    spots = []
    step = .098
    for i, level in enumerate(np.arange(.07, 1.0, step * .80)):
        w = float(np.sin(math.pi * level ** .78) ** .60 * (.37 + .10 * level))
        count = max(1, int(2 * w / step))
        for side in (1, -1):
            for k in range(count + 1):
                x = (k - count / 2 + (.5 if i % 2 else 0)) * step + rnd.normal(0, .006)
                if abs(x) < w * .93:
                    spots.append((level + rnd.normal(0, .006), side * math.acos(np.clip(x / w, -1, 1)) if side > 0 else -math.acos(np.clip(x / w, -1, 1))))
    for level in np.arange(.42, .995, .055):
        spots += [(level, .0), (level, math.pi)]
    spots.append((.995, math.pi / 2))
    areoles = []
    for su, sa in spots:
        p, q, r = (surface(np.array([b]), np.array([c]))[0] for b, c in ((su, sa), (su + .004, sa), (su, sa + .02)))
        nrm = np.cross(r - p, q - p)
        nrm /= np.linalg.norm(nrm) + 1e-9
        middle = np.array([0, 0, su])
        if np.dot(nrm, p - middle) < 0:
            nrm = -nrm
        if su > .97:
            nrm = np.array([p[0] * .8, 0, 1.0]) / np.linalg.norm([p[0] * .8, 0, 1.0])
        areoles.append((p, nrm))
    tone = blend('#54764f', '#84a07c', np.clip(.5 + 1.5 * fbm(points[..., 0] * 3, points[..., 2] * 3, seed + 5, 4), 0, 1))
    tone = blend(tone, '#a9a86c', np.clip((u - .78) * 3 + fbm(a, u * 4, seed, 3), 0, 1) * .55)
    tone = blend(tone, '#a08a5c', np.clip(.16 - u, 0, 1) * 4 + np.clip(fbm(points[..., 0] * 6, points[..., 2] * 6, seed + 8, 4) * 6 - 1.4, 0, 1) * .8)
    dent = np.zeros_like(u)
    for p, _n in areoles:
        d = ((points - p) ** 2).sum(-1)
        near = np.exp(-d / .016 ** 2)
        dent += .010 * np.exp(-d / .032 ** 2)
        tone = blend(tone, '#4d6d4c', near * .55)
    away = points - np.stack([0 * u, 0 * u, u], -1)
    away /= np.linalg.norm(away, axis=-1, keepdims=True) + 1e-6
    points = points + away * dent[..., None]
    return painted(points, tone, skin, round_=True), areoles


def spines(areoles, needle, felt, rnd):
    """Meshes of all the spines and felt of a pad in its own space (1 m high)."""
    v1, f1, v2, f2 = [], [], [], []
    for p, nrm in areoles:
        side = np.cross(nrm, [0, 0, 1.0])
        side = side / (np.linalg.norm(side) + 1e-6)
        up = np.cross(side, nrm)
        for _ in range(26):
            way = nrm + side * rnd.gauss(0, .7) + up * rnd.gauss(0, .7)
            way /= np.linalg.norm(way)
            long, r, k = rnd.uniform(.008, .017), .0016, len(v2)
            a = np.cross(way, [rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)])
            a /= np.linalg.norm(a) + 1e-6
            root = p + side * rnd.gauss(0, .004) + up * rnd.gauss(0, .004)
            v2 += [tuple(root - a * r), tuple(root + a * r), tuple(root + way * long)]
            f2.append((k, k + 1, k + 2))
        for _ in range(rnd.choice((1, 2, 2, 3))):
            way = nrm + side * rnd.gauss(0, .55) + up * rnd.gauss(-.30, .5)
            way /= np.linalg.norm(way)
            long, r, k = rnd.uniform(.07, .17), .0036, len(v1)
            a = np.cross(way, [0.3, .2, 1.0])
            a /= np.linalg.norm(a)
            b = np.cross(way, a)
            for t, rr in ((0, r), (.5, r * .75), (1, .0003)):
                for j in range(5):
                    c, s = math.cos(j * 1.2566), math.sin(j * 1.2566)
                    v1.append(tuple(p + way * long * t + (a * c + b * s) * rr + np.array([0, 0, -.010]) * t * t))
            for row in range(2):
                for j in range(5):
                    f1.append((k + row * 5 + j, k + row * 5 + (j + 1) % 5, k + (row + 1) * 5 + (j + 1) % 5, k + (row + 1) * 5 + j))
    return mesh(v1, f1, needle, smooth=True), mesh(v2, f2, felt)


def tuna(seed, skin):
    """Mesh data of a ripe fruit 1 m long: a pear with a hollow crown, dots of felt in a spiral."""
    u, a = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 2 * math.pi, 90, endpoint=False), indexing='ij')
    t = np.clip(u / .84, 0, 1)
    r = np.where(u < .84, .10 + .27 * np.sin(np.clip(t, 0, 1) * math.pi * .66) ** .9, .334 - (u - .84) / .16 * .334)
    z = np.where(u < .84, t, 1.0 - .16 * ((u - .84) / .16) ** .7)
    x, y = r * np.cos(a), r * np.sin(a)
    cloud = fbm(x * 4, y * 4 + z * 3, seed, 4)
    tone = blend('#8e1238', '#b8243e', np.clip(.5 + 1.4 * cloud, 0, 1))
    tone = blend(tone, '#b0903c', np.clip(.26 - z, 0, 1) * 2.6)
    tone = blend(tone, '#d8b8b8', np.clip(fbm(x * 9, y * 9 + z * 7, seed + 3, 3) + .1, 0, 1) * .35)
    tone = blend(tone, '#6a4a30', np.clip((u - .86) * 12, 0, 1) * .8)
    dots = np.zeros_like(u)
    for k in range(26):
        h, g = .10 + .86 * k / 26, 2.39996 * k
        i = min(int(h * .84 * 90), 89)
        p = np.array([r[i, 0] * math.cos(g), r[i, 0] * math.sin(g), h])
        dots = np.maximum(dots, np.exp(-((x - p[0]) ** 2 + (y - p[1]) ** 2 + (z - p[2]) ** 2) / .026 ** 2))
    tone = blend(tone, '#d9b070', np.clip(dots * 1.8 - .4, 0, 1))
    return painted(np.stack([x * (1 + .05 * dots), y * (1 + .05 * dots), z], -1), tone, skin, round_=True)


def build(view):
    rnd = random.Random(17)
    sky([(0, '#f6e0c0'), (.12, '#c6d6e6'), (.4, '#84aedc'), (1, '#4a80c8')], sun=(19, -110), glow='#ffb866', glow_strength=1.0, strength=.7, sun_strength=6.0, sun_color='#ffc078', sun_size=.6)
    soft_light((.9, -1.6, 1.2), (0, 0, .3), 1.2, 5, '#dfe6f4')
    skin, fruit = paint(.48, .32, .0006, 160.), paint(.36, .4, .0004, 120.)
    needle, felt = leaf('#f0e2c4', '#e2cc9c', rough=.4, through=.45), leaf('#b8823c', '#c9964a', through=.4)
    made = []
    for k in range(4):
        data, areoles = pad(11 + 7 * k, skin)
        made.append((data, areoles, *spines(areoles, needle, felt, rnd)))
    fruits = [tuna(3 + 5 * k, fruit) for k in range(3)]

    def put(which, at, size, turn, lean, tilt, tunas=()):
        data, areoles, long_, short = made[which]
        parts = [instance(data), instance(long_), instance(short)]
        for side, u in tunas:
            w = [float(np.sin(math.pi * q ** .78) ** .60 * (.37 + .10 * q)) for q in (u - .01, u, min(u + .01, .996))]
            slope = (w[2] - w[0]) / .02
            out = np.array([side, 0, -slope]) / math.hypot(1, slope)
            holder = instance(fruits[rnd.randrange(3)], tuple(np.array([side * w[1], .0, u]) - out * .022), rnd.uniform(.21, .28))
            holder.rotation_euler = (math.radians(rnd.gauss(-4, 9)), math.atan2(out[0], out[2]) + math.radians(rnd.gauss(0, 5)), rnd.uniform(-.4, .4))
            parts.append(holder)
        whole = group(parts, at, size, turn)
        whole.rotation_euler = (math.radians(tilt), math.radians(lean), math.radians(turn))
    put(0, (.055, .0, .085), .34, 10, 6, -7, ((-1, .80), (-1, .93), (-1, .985), (1, .975), (1, .90), (1, .78)))
    put(1, (-.06, .05, .18), .26, -20, -38, 2, ((-1, .90), (-1, .975), (1, .985), (1, .93)))
    put(2, (.17, .05, .28), .24, 34, 42, 2, ((-1, .97), (1, .985), (1, .90)))
    put(3, (.02, .04, -.10), .30, 14, 0, 0, ())
    put(1, (-.40, .42, -.02), .30, 20, -14, 6, ((-1, .93), (1, .985), (1, .90)))
    put(2, (.52, .40, .02), .30, 50, 14, 0, ((-1, .95), (1, .985)))
    put(3, (.36, .62, .14), .28, -20, 4, 0, ((-1, .95), (1, .985)))
    # limestone in ledges
    u, v = np.meshgrid(np.linspace(-2.4, 2.4, 300), np.linspace(-1.0, 3.4, 280), indexing='ij')
    h = .05 * fbm(u * 1.4, v * 1.4, 5, 5)
    h = np.round(h / .03) * .03 * .6 + h * .4 + .012 * fbm(u * 9, v * 9, 8, 4) + .02
    k = np.arange(u.size).reshape(u.shape)
    lime = matter('#cfc0a0', rough=.95, variation=.25, grain=6, other='#96876a', bump=.006, bump_grain=50.)
    instance(mesh(np.stack([u, v, h], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), lime, smooth=True))
    straw = leaf('#b8964e', '#dcc078', through=.5, rough=.6)
    clumps = [tuft(straw, k, 70) for k in range(3)]
    for _ in range(46):
        x, y = rnd.uniform(-1.6, 1.6), rnd.uniform(.25, 2.4)
        instance(clumps[rnd.randrange(3)], (x, y, .02), rnd.uniform(.16, .40), rnd.uniform(-30, 60))
    for x, y, s in ((-.52, -.12, .22), (.60, -.05, .20), (-.40, .05, .26)):
        instance(clumps[rnd.randrange(3)], (x, y, .02), s, rnd.uniform(-30, 60))
    # wooded hills far out of focus
    x = np.linspace(-60, 60, 500)
    for y, low, high, tint, seed in ((26, .2, 1.5, '#4a5a2c', 3), (44, 1.6, 2.6, '#5a6c48', 8), (80, 3.4, 4.6, '#6f8088', 14)):
        top = low + high * np.abs(fbm(x * .05, x * 0, seed, 3)) + .45 * fbm(x * .5, x * 0, seed + 1, 4)
        wall([[(-60, -4), (60, -4)] + [(float(p), float(q)) for p, q in zip(x[::-1], top[::-1])]], .1, matter(tint, rough=1., variation=.5, grain=.5), (0, y, -.8))
    plane(-.9, matter('#b09a64', rough=1., variation=.3, grain=.3), (-200, 200), (3.3, 300))
    haze('#e6d2b0', 420., '#ffd090', focus=4, start=6, most=.6)
