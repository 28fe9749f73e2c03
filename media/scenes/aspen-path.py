"""A trail through an aspen grove near Aspen, the last days of September: gold leaves on the ground, a rail fence beside.

What makes it that place: chalk white trunks with black scars standing close, as one root sends them up; round gold leaves over
straw grass, a fence of grey split rails, the red peaks between the trunks.
Studied: nps.gov, "Quaking aspen" (one root, many trunks; scars like eyes where branches fell); bestofbothworldsroadtrip.com,
September 2024, and coloradoroadtrippers.blogspot.com, 24 September 2014 (Aspen at its gold in the third and fourth week).
"""
from scenery import *
from scenery.aspens import gold, round_leaf, trunk, twig_of
from scenery.dishes import paint
from scenery.rooms import view_beyond

GRADE = dict(exposure=1.24, contrast=1.30, saturation=1.07, bloom=.10, vignette=.15, shadows=(.0, .0, .010), highlights=(.014, .006, -.014))
FRAMINGS = {
    'aspen-gold-path': dict(eye=(-.15, -3.1, 1.42), target=(.35, 6, 1.22), lens=31, sharp_at=5.0, f_stop=5.6, samples=8, preview_samples=8, bounces=4, mist=60),
}


def middle(y):
    """Where the trail runs."""
    return .25 + .85 * np.sin((np.asarray(y, float) - 1.5) / 4.2) + .012 * np.asarray(y, float) ** 1.5 * (np.asarray(y, float) > 0)


def crown(material, seed, leaves=1500, low=.46, wide=.42):
    """Mesh data of a tree's leaves alone, its height 1: loose clouds about limbs one does not see."""
    r = np.random.RandomState(seed)
    centres = np.column_stack([(r.rand(26, 2) - .5) * 2 * wide * .62, low + (1 - low) * r.rand(26)])
    centres[:, :2] *= (1.25 - .75 * (centres[:, 2:] - low) / (1 - low))
    at = centres[np.arange(leaves) % 26] + r.normal(0, 1, (leaves, 3)) * np.array([.10, .10, .045]) * (wide / .42)
    a, b = r.normal(0, 1, (2, leaves, 3))
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, b)
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    size = (.0085 + .004 * r.rand(leaves))[:, None] * (1 if leaves > 1000 else 3.2)
    quads = np.stack([at - a * size, at - b * size * .8, at + a * size, at + b * size * .8], 1)
    k = 4 * np.arange(leaves)[:, None] + np.arange(4)
    return mesh(quads.reshape(-1, 3), k.tolist(), material, name='crown')


def build(view):
    rnd = random.Random(14)
    sky([(0, '#f2e6cc'), (.3, '#bcd2ea'), (1, '#6f9ad2')], sun=(29, 58), glow='#ffe0a0', glow_strength=.6, strength=.85, sun_strength=6.2, sun_color='#ffd596', sun_size=.7)
    view_beyond('aspen-gold', (16, 70, 3.0), 150, .60, .85, soft=4)
    # the ground: grass gone to straw, the trail trodden into it
    X, Y = Ground.axes((-12, 14), (-3.5, 30), 300, 380)
    dip = np.exp(-((X - middle(np.maximum(Y, 0))) / .62) ** 4)
    Z = .10 * fbm(X / 2.4, Y / 2.4, 5, 4) + .25 * np.clip(np.abs(X - middle(np.maximum(Y, 0))) - 1.2, 0, 6) * .12 - .06 * dip + .012 * fbm(X * 4, Y * 4, 8, 3)
    ground = Ground(Z, (-12, 14), (-3.5, 30))
    ground.place(matter('#8a6a3a', rough=1., variation=.3, grain=5., other='#574326', bump=.012, bump_grain=40.))
    straw = leaf('#8f8248', '#c4ad62', through=.4, rough=.7)
    clumps = [tuft(straw, k, 50) for k in range(4)]
    for _ in range(1500):
        y = -2.4 + 22 * rnd.random() ** 1.5
        x = float(middle(max(y, 0))) + rnd.choice((-1, 1)) * (.72 + abs(rnd.gauss(0, 2.0)))
        instance(clumps[rnd.randrange(4)], (x, y, ground.height(x, y) - .02), rnd.uniform(.14, .42), rnd.uniform(0, 360))
    leaves = [round_leaf(gold('#f0ac10', '#f8d23a'), .050, k) for k in range(3)] + [round_leaf(gold('#e08a10', '#f0b020'), .044, 7), round_leaf(gold('#c9c02a', '#e9cf3a'), .046, 9)]
    fallen = leaves[:3] + [round_leaf(gold('#c27a18', '#e0a42c'), .046, 11), round_leaf(gold('#9a6a24', '#c08a34'), .046, 12)]
    for _ in range(11500):
        y = -2.6 + 17 * rnd.random() ** 1.7
        x = float(middle(max(y, 0))) + rnd.gauss(0, 1.5)
        obj = instance(fallen[rnd.randrange(5)], (x, y, ground.height(x, y) + .006), rnd.uniform(.9, 1.5))
        obj.rotation_euler = (math.pi / 2 + rnd.gauss(0, .22), rnd.gauss(0, .22), rnd.uniform(0, 6.3))
    # trunks, their crowns, twigs that hang into the picture
    bark = paint(.75, .2, .0012, 160.)
    spots = [(-1.28, .35, .118), (1.92, 1.3, .10), (-2.15, 2.2, .09), (2.75, 3.1, .12), (-1.75, 4.3, .10)]
    while len(spots) < 58:
        y = 3 + 21 * rnd.random() ** 1.1
        x = float(middle(y)) + rnd.choice((-1, 1)) * (1.15 + abs(rnd.gauss(0, 2.6)))
        if all((x - a) ** 2 + (y - b) ** 2 > .55 for a, b, _ in spots):
            spots.append((x, y, rnd.uniform(.055, .115)))
    crowns = [crown(leaf(a, b, rough=.5, through=.55), k) for k, (a, b) in enumerate((('#e8a818', '#f6cf3c'), ('#e29a14', '#f2bc2c'), ('#d8b52a', '#f0d24a'), ('#ecae1c', '#f8d84c')))]
    young = [crown(leaf('#e2a818', '#f4cc3a', through=.5), 20 + k, 420, .05, .5) for k in range(2)]
    kinds = [trunk(0, 60, .085, bark, 30 + k, tuple((rnd.uniform(-2.6, -.5), rnd.uniform(.3, 5.0), rnd.uniform(.026, .042)) for _ in range(8)), rnd.uniform(-.03, .03), 0, 7.5, fine=False).data for k in range(9)]
    for k, (x, y, r) in enumerate(spots):
        z = ground.height(x, y)
        if k < 3:
            eyes = tuple((math.atan2(-3.1 - y, -.15 - x) + rnd.uniform(-.7, .7), .5 + .42 * j + rnd.uniform(-.12, .12), rnd.uniform(.022, .040)) for j in range(6))
            trunk(x, y, r, bark, 80 + k, eyes, (.02, -.025, .03)[k], z - .1, 4.4, fine=True)
        else:
            obj = instance(kinds[k % 9], (x, y, z - .1), (r / .085, r / .085, 1), rnd.uniform(-25, 25), rnd.uniform(-1.5, 1.5))
            obj.location.y -= 60 * r / .085 * math.cos(obj.rotation_euler[2])
            obj.location.x += 60 * r / .085 * math.sin(obj.rotation_euler[2])
            obj.location.z -= 60 * r / .085 * math.sin(obj.rotation_euler[0])
        if y > 2:
            high = rnd.uniform(7.5, 10)
            instance(crowns[k % 4], (x, y, z), (high * .52, high * .52, high), rnd.uniform(0, 360))
    for _ in range(22):
        y = rnd.uniform(2.5, 14)
        x = float(middle(y)) + rnd.choice((-1, 1)) * rnd.uniform(1.6, 4.5)
        instance(young[rnd.randrange(2)], (x, y, ground.height(x, y) - .1), rnd.uniform(.7, 1.5), rnd.uniform(0, 360))
    wood_ = matter('#6a5238', rough=.8)
    for start, way, long, count in (((-1.25, -.2, 2.35), (.9, -.2, -.16), .75, 30), ((-1.2, .1, 2.55), (.8, .3, -.05), .9, 34), ((1.75, .5, 2.5), (-.8, -.2, -.18), .8, 30), ((1.8, .9, 2.35), (-.9, .2, -.10), .7, 26), ((.5, .6, 2.75), (-.5, .1, -.5), .5, 20), ((-.4, .9, 2.9), (.6, .2, -.4), .6, 22)):
        twig_of(start, way, long, leaves, wood_, rnd, count)
    # a fence of split rails
    grey = matter('#aaa294', rough=.9, variation=.35, grain=9, other='#776d61', bump=.006, bump_grain=30.)
    posts = []
    for k in range(9):
        y = 1.9 + 2.3 * k
        x = float(middle(y)) - 1.42
        z = ground.height(x, y)
        box(x, y, z - .1, .13, .12, 1.18, grey, rnd.uniform(-20, 20), .02)
        posts.append((x, y, z))
    for (ax, ay, az), (bx, by, bz) in zip(posts, posts[1:]):
        for high in (.36, .70, 1.0):
            sag = rnd.uniform(-.03, .02)
            a, b = np.array([ax, ay - .18, az + high + rnd.uniform(-.03, .03)]), np.array([bx, by + .18, bz + high + rnd.uniform(-.03, .03)])
            points = [tuple(a + (b - a) * t + np.array([rnd.gauss(0, .008), 0, sag * math.sin(math.pi * t) + rnd.gauss(0, .005)])) for t in np.linspace(0, 1, 9)]
            tube(points, rnd.uniform(.042, .056), grey, 7)
    soft_light((-1.6, -4.4, 2.6), (0, 3, 1.0), 2.6, 90, '#e6ecf8')
    haze('#ecdcb0', 700., '#ffd890', focus=5, start=8)
