"""Bougainvillea over a whitewashed wall, Ibiza, its shadow on the lime.

What makes it that place: thick coats of lime, a rounded coping, papery bracts of magenta, the blue of the island's sky.
"""
from scenery import *
from scenery.tables import leaf_blade

GRADE = dict(exposure=1.02, contrast=1.22, saturation=1.10, bloom=.06, vignette=.10, shadows=(.0, .0, .012), highlights=(.012, .005, -.012))
FRAMINGS = {
    'ibiza-detail': dict(eye=(.25, -1.75, 1.56), target=(-.02, .2, 1.68), lens=50, sharp_at=1.66, f_stop=3.2, samples=8, preview_samples=8, bounces=4, mist=40),
}


def lime_wall(material):
    """A wall whose face and coping were rounded by a hundred coats of lime."""
    s, u = np.meshgrid(np.linspace(0, 1, 160), np.linspace(-3, 3, 420), indexing='ij')
    over = np.clip((s - .62) / .22, 0, 1)
    y = np.where(s < .62, 0, .11 * (1 - np.cos(over * math.pi))) + .22 * np.clip((s - .84) / .16, 0, 1) * 0
    z = np.where(s < .62, 1.80 * s / .62, 1.80 + .085 * np.sin(over * math.pi))
    z = np.where(s > .84, 1.80 - (s - .84) * 6, z)
    uneven = .016 * fbm(u * 1.2, z * 1.4, 3, 4) + .004 * fbm(u * 9, z * 9, 6, 3)
    z = z + .02 * fbm(u * .9, u * 0, 9, 3) * (z > 1.5)
    points = np.stack([u, y - uneven * (s < .84), z], -1)
    k = np.arange(s.size).reshape(s.shape)
    faces = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist()
    return instance(mesh(points.reshape(-1, 3), faces, material, smooth=True))


def spray(start, way, long, m, rnd, bracts, leaves, droop=.9, flowers=1.0):
    """One shoot: leaves near its root, bracts in threes toward its tip."""
    point, going = np.array(start, float), np.array(way, float) / np.linalg.norm(way)
    points = []
    for _ in range(26):
        points.append(point.copy())
        point = point + going * long / 26
        going = going + np.array([rnd.gauss(0, .08), rnd.gauss(0, .06), rnd.gauss(0, .06) - droop / 26])
        going /= np.linalg.norm(going)
    tube(points, .0028, m['wood'], 7)
    for k in range(2, 26):
        u = k / 26
        for _ in range(2 if u < .5 else 1):
            obj = instance(leaves[rnd.randrange(3)], points[k], rnd.uniform(.6, 1.1))
            obj.rotation_euler = (math.radians(rnd.gauss(0, 30)), math.radians(rnd.gauss(20, 30)), rnd.uniform(0, 2 * math.pi))
        if u < .22 or rnd.random() > flowers:
            continue
        for _ in range(2 if u < .6 else 3):
            heart = points[k] + np.array([rnd.gauss(0, .022), rnd.gauss(-.014, .020), rnd.gauss(.004, .022)])
            turn, lean, size = rnd.uniform(0, 360), rnd.uniform(-70, 70), rnd.uniform(.75, 1.15)
            parts = []
            for j in range(3):
                bract = instance(bracts[rnd.randrange(3)], (0, 0, 0), size)
                bract.rotation_euler = (math.radians(rnd.gauss(0, 14)), math.radians(-52 + rnd.gauss(0, 9)), math.radians(120 * j + rnd.gauss(0, 8)))
                parts.append(bract)
                if rnd.random() < .6:
                    a = math.radians(120 * j + 40)
                    parts.append(tube([(0, 0, .002), (.003 * math.cos(a), .003 * math.sin(a), .016)], .0009, m['tube'], 5))
                    parts.append(revolve([(.0004, 0), (.0026, .0012), (.0008, .0004)], m['star'], (.003 * math.cos(a), .003 * math.sin(a), .016), 6))
            holder = group(parts, tuple(heart), 1.0, turn)
            holder.rotation_euler = (math.radians(lean + 30), math.radians(rnd.uniform(-40, 40)), math.radians(turn))


def build(view):
    rnd = random.Random(9)
    sky([(0, '#cfe2f2'), (.25, '#8fbce8'), (1, '#3f7cc8')], sun=(44, -118), glow='#fff0d4', glow_strength=.2, strength=.85, sun_strength=4.6, sun_color='#fff0d2', sun_size=.55)
    lime = matter('#f1ece2', rough=.95, specular=.1, variation=.05, grain=2.4, bump=.004, bump_grain=40.)
    lime_wall(lime)
    box(0, .32, 0, 6, .2, 1.7, lime)
    plane(0, matter('#c9b79a', rough=.9, variation=.1, grain=2), (-6, 6), (-6, 6))
    pink, deep, bright = (leaf(a, b, through=.5, rough=.55) for a, b in (('#c41f78', '#d83a8e'), ('#a8125f', '#c22a7c'), ('#dd4a9c', '#ea6fb2')))
    bracts = [leaf_blade(pink, .036, .030, .22, .35), leaf_blade(deep, .033, .028, .1, .5), leaf_blade(bright, .034, .029, .3, .25)]
    green = leaf('#3c6a24', '#6a9a3c', through=.4, rough=.4)
    leaves = [leaf_blade(green, .05, .030, .25, .3), leaf_blade(green, .042, .027, .1, .45), leaf_blade(green, .056, .032, .4, .2)]
    m = dict(wood=matter('#6a5438', rough=.8), tube=matte_('#c95a9a'), star=matte_('#fbf3dc'))
    for x, z, way, long, droop in ((.62, 1.93, (-.5, -.45, .25), .50, 1.5), (.46, 1.94, (-.7, -.38, .4), .62, 1.6), (.74, 1.92, (-.1, -.5, .1), .62, 1.5), (.30, 1.95, (-.6, -.36, .5), .52, 1.7),
                                   (.60, 1.96, (.3, -.4, .4), .55, 1.6), (.54, 1.95, (-.35, -.5, .05), .74, 1.4), (.86, 1.95, (-.3, -.42, .35), .62, 1.4), (.12, 1.94, (-.7, -.22, .42), .44, 1.4),
                                   (.42, 1.97, (-.2, .0, 1), .34, .9), (.68, 1.97, (-.1, -.1, 1), .38, .8), (.22, 1.97, (-.5, .05, .9), .30, 1.0), (.92, 1.97, (.1, -.2, .9), .42, 1.0)):
        spray((x, .05, z), way, long, m, rnd, bracts, leaves, droop)
    for k in range(7):
        obj = instance(bracts[k % 3], (rnd.uniform(-.4, .2), rnd.uniform(.07, .13), 1.876), 1.0, rnd.uniform(0, 360), rnd.uniform(-30, 30))
        obj.name = 'fallen'


def matte_(color):
    return matter(color, rough=.5, specular=.3)
