"""A paved path along the Bosphorus in April under Judas trees in flower, the old town on the other shore.

What makes it that place: Cercis siliquastrum (erguvan), magenta tufts on bare dark limbs, the tree the Bosphorus is known for in
spring; a quay wall of grey stone with an iron rail, small setts strewn with petals, a bench of slats, a mooring of iron.
Studied: todayszaman.com/national_iconic-judas-tree-graces-bosporus-with-blossoms_278192.html, April 2012 (all along the Bosphorus,
in full bloom at the end of April); istanbulcitytravels.com/erguvan-tree (on both shores, for 15 to 20 days).
"""
from scenery import *
from scenery.lisbon import sett_stone, setts
from scenery.rooms import laid, view_beyond, wood

GRADE = dict(exposure=1.05, contrast=1.26, saturation=1.05, bloom=.08, vignette=.14, shadows=(.0, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'istanbul-two-shores-path': dict(eye=(-.55, -3.1, 1.55), target=(.55, 6, 1.52), lens=29, sharp_at=5.0, f_stop=5.6, samples=4, preview_samples=8, bounces=4, mist=60),
}


def limb(at, going, long, radius, wood_, rnd, level, tips):
    """A crooked limb that forks, as rings of points in wood_; the points along it where flowers sit are added to tips."""
    point, way, points = np.array(at, float), np.array(going, float), []
    steps = 9
    for k in range(steps + 1):
        points.append(point.copy())
        way = way + np.array([rnd.gauss(0, .16), rnd.gauss(0, .16), rnd.gauss(.03, .10)])
        way /= np.linalg.norm(way)
        point = point + way * long / steps
    wood_.append((points, radius))
    if level:
        tips += [(p, radius) for p in points[1:]]
    if level < 3:
        for _ in range(4 if level else 5):
            start = points[rnd.randrange(3 if level else 5, steps + 1)]
            out = way * .8 + np.array([rnd.gauss(0, .62), rnd.gauss(0, .62), rnd.uniform(-.05, .5)])
            limb(start, out / np.linalg.norm(out), long * rnd.uniform(.55, .75), radius * .48, wood_, rnd, level + 1, tips)


def judas_tree(lean, high, bark, petals, rnd):
    """Mesh data of several crooked stems from one foot, and of the flowers close along every limb, one for each colour."""
    wood_, tips = [], []
    for k in range(3):
        a = 2.1 * k + .4
        limb((0, 0, 0), (lean[0] + .34 * math.cos(a), lean[1] + .34 * math.sin(a), 1), high * rnd.uniform(.46, .56), .085 - .014 * k, wood_, rnd, 0, tips)
    vertices, faces = [], []
    for points, radius in wood_:
        start, sides = len(vertices), 8 if radius > .02 else 5
        for i, p in enumerate(points):
            along = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
            a = np.cross(along, (.3, .2, 1) if abs(along[2]) < .9 * np.linalg.norm(along) else (1, 0, 0))
            a /= np.linalg.norm(a)
            b = np.cross(a, along / np.linalg.norm(along))
            r = radius * (1 - .55 * i / (len(points) - 1))
            vertices += [p + (a * math.cos(t) + b * math.sin(t)) * r for t in np.arange(sides) * 2 * math.pi / sides]
        faces += [(start + i * sides + j, start + i * sides + (j + 1) % sides, start + (i + 1) * sides + (j + 1) % sides, start + (i + 1) * sides + j) for i in range(len(points) - 1) for j in range(sides)]
    data = [mesh(vertices, faces, bark, smooth=True, name='limbs')]
    r = np.random.RandomState(rnd.randrange(999))
    for material in petals:
        chosen = np.array([p for p, _radius in tips if r.rand() < .52])
        heart = np.repeat(chosen + r.normal(0, .05, chosen.shape), 30, 0)
        out = r.normal(size=heart.shape)
        out /= np.linalg.norm(out, axis=1, keepdims=True)
        centre = heart + out * (.012 + .075 * r.rand(len(out), 1))
        a = np.cross(out, r.normal(size=out.shape))
        a /= np.linalg.norm(a, axis=1, keepdims=True)
        b = np.cross(out, a) * .6 + out * .5
        size = .011 + .008 * r.rand(len(out), 1)
        quads = np.stack([centre - a * size, centre + b * size * .9, centre + a * size, centre - b * size * .6], 1).reshape(-1, 3)
        data.append(mesh(quads, np.arange(len(quads)).reshape(-1, 4).tolist(), material, name='flowers'))
    return data


def build(view):
    rnd = random.Random(14)
    sky([(0, '#f6e6d0'), (.2, '#dfe0e4'), (.5, '#a9c4e4'), (1, '#6f9fd8')], sun=(34, 62), glow='#ffe0b4', glow_strength=.3, strength=.95, sun_strength=5.2, sun_color='#ffdcae', sun_size=.7)
    view_beyond('istanbul', (18.2, 60, 1.0), 81, .80, 1.12, (-.2, 1.15), soft=3)
    # the path, its kerb, the quay's coping and rail at the right, a garden wall at the left
    left, right = -1.7, 1.35
    setts(left, right - .02, -3.2, 9.5, .115, .11, sett_stone('#7d7a76', '#98948c', '#b2aca0'), rnd)
    plane(-.02, matter('#57534c', rough=.9), (left - .2, right), (-6, 40))
    plane(-.004, laid('#8f8b83', '#7d7972', (.24, .115), .010, '#4a4742', False, .5, grain=False, bump=.006), (left, right), (9.5, 40))
    coping = matter('#a8a297', rough=.75, variation=.25, grain=5, other='#7d776c', bump=.006, bump_grain=26.)
    y = -4.
    while y < 40:
        long = rnd.uniform(1.1, 1.6)
        box(right + .28, y + long / 2, -.8, .58, long - .014, .93, coping, rnd.uniform(-.2, .2), bevel=.018)
        y += long
    iron = matter('#23282a', rough=.45, metal=.5)
    for k in range(22):
        yy = -2.6 + 1.5 * k
        revolve([(.055, 0), (.05, .05), (.030, .09), (.026, .40), (.036, .42), (.026, .44), (.024, .80), (.040, .83), (.030, .88), (.001, .90)], iron, (right + .34, yy, .13), 20)
    for z in (.45, .72, .98):
        tube([(right + .34, -4, z), (right + .34, 34, z)], .016 if z < .9 else .022, iron, 10)
    # water between the quay and the far shore
    sea(-1.4, deep='#1d4656', rough=.07, waves=.06, size=1.6, stretch=(1, 1.6), x=(right + .5, 90), y=(-6, 58))
    earth = matter('#6a5a44', rough=.95, variation=.3, grain=4, bump=.02, bump_grain=8.)
    box(left - 1.2, 17, -.3, 2.4, 48, .34, earth)
    box(left - .06, 17, -.1, .14, 48, .24, coping, bevel=.02)
    wall_ = matter('#b3a68e', rough=.95, variation=.3, grain=2.2, other='#8f826a', bump=.03, bump_grain=5.)
    box(left - 2.5, 17, -.3, .4, 48, 2.3, wall_, bevel=.05)
    box(left - 2.5, 17, 1.98, .56, 48, .10, coping, bevel=.03)
    green = leaf('#4a6a34', '#7a9448', through=.35)
    low = [broadleaf(green, earth, 60 + k, 1500, .8, .02, .8, .9) for k in range(3)]
    for k in range(34):
        instance(low[k % 3], (left - rnd.uniform(.5, 2.1), -1.6 + 1.0 * k + rnd.uniform(-.3, .3), -.05), rnd.uniform(.5, .95), rnd.uniform(0, 360))
    grass = [tuft(leaf('#5f7a3a', '#8a9a50', through=.3), s, 50) for s in range(3)]
    for _ in range(160):
        instance(grass[rnd.randrange(3)], (left - rnd.uniform(.14, 1.6), rnd.uniform(-2.2, 16), .02), rnd.uniform(.14, .30), rnd.uniform(0, 360))
    # the trees, and their petals on the stones
    bark = matter('#3a302b', rough=.9, variation=.35, grain=14, bump=.012, bump_grain=26.)
    petals = [leaf(a, b, through=.3) for a, b in (('#b4609a', '#bc6ca2'), ('#a2508a', '#ac5a92'), ('#c88ab6', '#d29cc2'))]
    kinds = [judas_tree((.30, -.02), 4.7, bark, petals, rnd) for _ in range(2)]
    for k, (x, y, size, turn) in enumerate(((left - .55, 2.5, 1.0, 0), (left - .75, 6.6, 1.08, -8), (left - .5, 11.2, 1.0, 14), (left - .8, 16.5, 1.1, 0))):
        for data in kinds[k % 2]:
            instance(data, (x, y, -.02), size, turn)
    fallen = [Batch(leaf(c, c, through=.1)) for c in ('#bc6ca2', '#d69cc4')]
    for _ in range(5200):
        y = -2.4 + 15 * rnd.random() ** 1.3
        x = left + abs(rnd.gauss(0, .9)) if rnd.random() < .8 else rnd.uniform(left, right)
        if x < right - .02:
            c, d, size = math.cos(9 * y), math.sin(9 * y), rnd.uniform(.009, .017)
            fallen[rnd.randrange(2)].polygon(*[(x + size * (u * c - v * d), y + size * (u * d + v * c), .008 + .004 * w) for u, v, w in ((-1, -.6, 0), (1, -.5, 1), (.9, .6, .4), (-.9, .6, 1))])
    for batch in fallen:
        batch.done()
    # a bench with its back to the bushes
    slat, foot = wood('#7a5234', 'y', .5, 24.), iron
    bx, by = left + .28, 4.3
    for k in range(4):
        box(bx - .14 + .10 * k, by, .44, .082, 1.55, .030, slat, bevel=.006)
    for k in range(3):
        obj = box(0, 0, 0, .026, 1.55, .085, slat, bevel=.006)
        obj.location, obj.rotation_euler = (bx - .22 - .025 * k, by, .56 + .12 * k), (0, math.radians(-12), 0)
    for s in (-1, 1):
        tube([(bx + .22, by + s * .62, 0), (bx + .20, by + s * .62, .43), (bx - .18, by + s * .62, .43), (bx - .28, by + s * .62, .90)], .020, foot, 10)
        tube([(bx - .18, by + s * .62, .43), (bx - .20, by + s * .62, 0)], .020, foot, 10)
    soft_light((-.4, -4.6, 3.6), (0, 3, 1.2), 2.6, 60, '#f0e8ec')
    haze('#d9d8dc', 700., '#ffe0b8', focus=5, start=8)
