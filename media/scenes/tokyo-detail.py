"""Rain on a window over an alley of Tokyo at night: each drop holds the lights upside down.

What makes it that place: the lanterns and the neon of the alley behind, seen as discs of colour.
"""
from scenery import *
from scenery.rooms import view_beyond

GRADE = dict(exposure=1.15, contrast=1.28, saturation=1.14, bloom=.14, threshold=.9, vignette=.2, shadows=(-.004, .0, .014), highlights=(.010, .003, -.010))
FRAMINGS = {
    'tokyo-detail': dict(eye=(-.05, -.44, 1.5), target=(0, 0, 1.495), lens=62, sharp_at=.44, f_stop=3.2, samples=6, preview_samples=8, bounces=4, mist=40),
}


def drop_shape(seed, tall=1.0, full=.55):
    """A drop of radius 1 on glass that is upright, bulging toward -Y; its outline uneven, heavier below."""
    rings, around = 14, 36
    u, a = np.meshgrid(np.linspace(0, 1, rings), np.linspace(0, 2 * math.pi, around, endpoint=False), indexing='ij')
    edge = 1 + .16 * fbm(np.cos(a) * .9 + seed, np.sin(a) * .9, seed, 3)
    x, z = u * edge * np.cos(a), u * edge * np.sin(a) * tall
    y = -full * np.sqrt(np.clip(1 - u ** 2, 0, 1)) * (1 - .22 * np.sin(a) * u)
    points = np.concatenate([np.stack([x, y, z], -1).reshape(-1, 3), [[0, .02, 0]]])
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1], np.roll(k, -1, 1)[:-1], np.roll(k, -1, 1)[1:], k[1:]], -1).reshape(-1, 4).tolist()
    faces += [(int(k[-1, j]), int(k[-1, (j + 1) % around]), u.size) for j in range(around)]
    return points, faces


def build(view):
    rnd = random.Random(44)
    sky([(0, '#1a1c2c'), (.5, '#11131f'), (1, '#0a0c16')], sun=(30, 150), glow='#20243a', glow_strength=.1, strength=.5, sun_strength=0)
    view_beyond('tokyo', (.65, 6, 1.62), 4.7, .50, 1.35, soft=17)
    material, t, shader = nodes.new_material('water')
    shader.inputs['Base Color'].default_value = (1, 1, 1, 1)
    shader.inputs['Transmission'].default_value, shader.inputs['IOR'].default_value, shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = 1.0, 1.33, .0, .5
    shapes = []
    for k in range(14):
        points, faces = drop_shape(k + 3, rnd.choice((1.0, 1.0, 1.15, 1.4)), rnd.uniform(.42, .62))
        shapes.append(mesh(points, faces, material, smooth=True, name='drop'))
    taken = []

    def free(x, z, r):
        return all((x - a) ** 2 + (z - b) ** 2 > (r + c) ** 2 * .8 for a, b, c in taken)

    # runnels: a heavy drop below, a dotted trail above it that wiped the small ones away
    for _ in range(9):
        x, z = rnd.uniform(-.15, .15), rnd.uniform(1.41, 1.56)
        r = rnd.uniform(.0042, .0062)
        instance(shapes[rnd.randrange(14)], (x, 0, z), (r, r, r * 1.25))
        taken.append((x, z, r * 1.1))
        up, px = z + r * 1.6, x
        while up < 1.62:
            px += rnd.gauss(0, .0006)
            s = rnd.uniform(.0006, .0017)
            instance(shapes[rnd.randrange(14)], (px, 0, up), (s, s, s * rnd.uniform(1, 2.2)))
            taken.append((px, up, .0026))
            up += s * 2 + rnd.uniform(.001, .006)
    for count, low, high in ((70, .0032, .0056), (420, .0015, .0030), (2600, .0004, .0013)):
        for _ in range(count):
            x, z, r = rnd.uniform(-.16, .16), rnd.uniform(1.395, 1.605), low + (high - low) * rnd.random() ** 2
            if free(x, z, r):
                instance(shapes[rnd.randrange(14)], (x, 0, z), (r, r, r))
                if r > .0012:
                    taken.append((x, z, r))
    haze('#141620', 4000., '#302838', focus=5, start=40)
