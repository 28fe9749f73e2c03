"""The bark of a London plane by the river after rain, its leaves and seed balls against the light of Westminster.

What makes it that place: bark that flakes in plates of olive, grey and cream; five-pointed leaves, balls on long threads.
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.foliage import lit_through
from scenery.rooms import view_beyond

GRADE = dict(exposure=.96, contrast=1.44, saturation=1.04, bloom=.09, vignette=.15, shadows=(.0, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'london-detail': dict(eye=(.02, -1.02, 1.55), target=(.03, 1, 1.57), lens=48, sharp_at=1.04, f_stop=4.0, samples=6, preview_samples=5, bounces=3, mist=20),
}


def plates(x, z, seed, level, grain):
    """1 where a plate of old bark still sits, with sharp, winding edges."""
    field = fbm(x * grain + 3.1 * seed, z * grain * .72, seed, 5) + .45 * fbm(x * grain * .35, z * grain * .3, seed + 4, 3)
    return np.clip((field - level) * 26, 0, 1)


def trunk(at, radius, seed, bark, low, high, step, lean=0.0):
    """A trunk whose plates stand up from the young bark below."""
    z, a = np.meshgrid(np.arange(low, high, step), np.linspace(0, 2 * math.pi, int(2 * math.pi * radius / step), endpoint=False), indexing='ij')
    # the seam where the pattern does not meet is turned away from the lens
    across = a * radius
    swell = .022 * fbm(np.cos(a) * 1.3, np.sin(a) * 1.3 + z * 1.2, seed, 3) + .008 * fbm(np.cos(a) * 4, np.sin(a) * 4 + z * 3.5, seed + 2, 4)
    first, second, third = plates(across, z, seed + 1, -.06, 9.), plates(across, z, seed + 6, .10, 12.), plates(across, z, seed + 9, .24, 15.)
    second, third = second * first, third * first
    fine = fbm(across * 70, z * 60, seed + 11, 4)
    cloud = fbm(across * 7, z * 6, seed + 13, 4)
    tone = blend('#cfc593', '#b3b078', np.clip(.45 + 1.6 * cloud, 0, 1))
    tone = blend(tone, blend('#7d7f52', '#96946a', np.clip(.5 + 1.8 * cloud, 0, 1)), first)
    tone = blend(tone, blend('#5f5a44', '#7a705a', np.clip(.5 + 1.5 * fine, 0, 1)), second)
    tone = blend(tone, blend('#463f34', '#5c5346', np.clip(.5 + 1.5 * fine, 0, 1)), third)
    for mask in (first, second, third):
        dz, da = np.gradient(mask)
        rim = np.clip(np.hypot(dz, da) * 1.6, 0, 1)
        tone = blend(tone, '#38301f', rim * .55)
    tone = blend(tone, '#3c3524', np.clip((fine - .22) * 5, 0, 1) * .45)
    lenticels = np.clip((fbm(across * 130, z * 60, seed + 17, 2) - .34) * 9, 0, 1)
    tone = blend(tone, '#5a4c34', lenticels * .28)
    streak = np.clip(fbm(across * 16, z * 1.4, seed + 19, 3) * 2.4 - .2, 0, 1)
    tone = blend(tone, '#2c2a20', streak * .38)
    r = radius + swell + .0022 * first + .0020 * second + .0024 * third + .0007 * fine
    points = np.stack([at[0] + lean * (z - 1.6) + r * np.cos(a + 1.2), at[1] + r * np.sin(a + 1.2), z], -1)
    return instance(painted(points, tone, bark, round_=True))


def plane_leaf(seed, size, material):
    """Mesh data of one leaf hanging along -Z: five lobes with a few coarse teeth, folded a little between its veins."""
    rnd = np.random.RandomState(seed)
    tips = [(-118, .50), (-58, .84), (0, 1.0), (58, .84), (118, .50)]
    outline = []
    for i, (a, r) in enumerate(tips):
        outline += [(a - 13, r * .70), (a - 11, r * .62), (a - 4, r * .93), (a, r), (a + 4, r * .93), (a + 11, r * .62), (a + 13, r * .70)]
        if i < 4:
            outline.append((a + 29, .44 if i in (1, 2) else .38))
    outline = [(-150, .18)] + outline + [(150, .18)]
    angles = np.linspace(-168, 168, 170)
    radii = np.interp(angles, *zip(*sorted(outline))) * (1 + rnd.normal(0, .006, 170))
    rings = 12
    vertices, faces = [(0, 0, 0)], []
    for i in range(1, rings + 1):
        for a, r in zip(angles, radii):
            s = i / rings
            x, z = r * s * math.sin(math.radians(a)), -r * s * math.cos(math.radians(a))
            fold = min(abs(((a + 29) % 58) - 29), 29) / 29
            y = .10 * s * r * fold + .10 * (x * x) + .06 * math.sin(2.4 * z + seed) * s + .02 * math.sin(9 * x + seed)
            vertices.append((x * size, y * size, z * size))
    count = len(angles)
    faces += [(0, 1 + j, 2 + j) for j in range(count - 1)]
    faces += [(1 + (i - 1) * count + j, 1 + i * count + j, 2 + i * count + j, 2 + (i - 1) * count + j) for i in range(1, rings) for j in range(count - 1)]
    return mesh(vertices, faces, material, smooth=True, name='plane leaf')


def autumn(first, second, size):
    """A leaf lit through: veins pale, brown eating in from the edge."""
    material, t, shader = nodes.new_material('autumn')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    x, _y, z = nodes.split(t, at)
    info = t.nodes.new('ShaderNodeObjectInfo')
    cloud = nodes.noise(t, at, 24.0, 5.0, .65)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.36, 0.0), (.64, 1.0)]), first, second)
    angle = nodes.math(t, 'ARCTAN2', x, nodes.math(t, 'MULTIPLY', z, -1.0))
    turn = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', nodes.math(t, 'ADD', nodes.math(t, 'DIVIDE', angle, math.radians(58)), 10.5)), .5))
    far = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', x, x), nodes.math(t, 'MULTIPLY', z, z)))
    vein = nodes.ramp(t, nodes.math(t, 'MULTIPLY', turn, far), [(.0004, 1.0), (.0011, 0.0)])
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', vein, .75), tone, '#ecd890')
    edge = nodes.math(t, 'ADD', nodes.math(t, 'DIVIDE', far, size), nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', cloud, .5), .9))
    brown = nodes.math(t, 'MULTIPLY', nodes.ramp(t, edge, [(.62, 0.0), (.86, 1.0)]), info.outputs['Random'])
    tone = nodes.mix(t, brown, tone, '#6a3a14')
    lit_through(t, shader, tone, .55, .30, .4)
    return material


def seed_ball(material):
    """Mesh data of one ball, radius 1: close-set points in a spiral."""
    n_, rings, around = 420, 60, 120
    u, a = np.meshgrid(np.linspace(.01, math.pi - .01, rings), np.linspace(0, 2 * math.pi, around, endpoint=False), indexing='ij')
    way = np.stack([np.sin(u) * np.cos(a), np.sin(u) * np.sin(a), np.cos(u)], -1)
    k = np.arange(n_)
    h = 1 - 2 * (k + .5) / n_
    s = np.sqrt(1 - h * h)
    spots = np.stack([s * np.cos(2.39996 * k), s * np.sin(2.39996 * k), h], -1)
    near = np.max(way.reshape(-1, 3) @ spots.T, -1).reshape(u.shape)
    bump = np.exp(-(np.arccos(np.clip(near, -1, 1)) / .055) ** 2)
    tone = blend('#86683a', '#d0ac62', bump)
    return painted(way * (1 + .13 * bump)[..., None], tone, material, round_=True)


def build(view):
    rnd = random.Random(15)
    sky([(0, '#f6dca8'), (.25, '#e2d2b4'), (1, '#9fb0c0')], sun=(16, 26), glow='#ffd890', glow_strength=.8, strength=.72, sun_strength=5.0, sun_color='#ffd08c', sun_size=1.0)
    view_beyond('london', (-5.2, 60, 4.2), 62, .36, .98, (.0, 1), soft=8)
    soft_light((.5, -1.6, 2.0), (-.3, 0, 1.5), .9, 7, '#e8ecf4')
    soft_light((.8, -.25, 1.9), (-.35, .0, 1.55), .35, 9, '#ffd6a0')
    bark = paint(.46, .42, .0008, 220.)
    trunk((-.40, .12), .20, 4, bark, 1.08, 2.06, .0026, .03)
    trunk((-2.3, 3.6), .26, 40, bark, -.5, 4, .02, -.02)
    wood = matter('#6a5a40', rough=.7, variation=.3, grain=60)
    kinds = [plane_leaf(3, .105, autumn('#d89a1c', '#e8bc3a', .105)), plane_leaf(8, .095, autumn('#b8a02c', '#d8b83c', .095)), plane_leaf(13, .110, autumn('#c0761c', '#dc9c30', .110)), plane_leaf(21, .085, autumn('#8f9a34', '#b8ac3c', .085))]
    ball = seed_ball(paint(.8, .15))

    def branch(start, way, long, leaves, balls):
        point, going, points = np.array(start, float), np.array(way, float) / np.linalg.norm(way), []
        for i in range(22):
            points.append(point.copy())
            point = point + going * long / 22
            going = going + np.array([rnd.gauss(0, .07) + (.06 if i % 4 == 0 else -.02), rnd.gauss(0, .05), rnd.gauss(0, .06) - .012])
            going /= np.linalg.norm(going)
        tube(points, .0036, wood, 9)
        for k in range(leaves):
            p = points[2 + int(19 * (k + rnd.random() * .5) / leaves)]
            end = p + np.array([rnd.gauss(0, .025), rnd.gauss(0, .02), -rnd.uniform(.02, .05)])
            tube([p, (p + end) / 2 + np.array([0, 0, .006]), end], .0011, wood, 6)
            obj = instance(kinds[rnd.randrange(4)], tuple(end), rnd.uniform(.75, 1.1))
            obj.rotation_euler = (math.radians(rnd.gauss(-8, 16)), math.radians(rnd.gauss(0, 20)), math.radians(rnd.gauss(0, 34)))
        for q, drop in balls:
            p, end = points[int(21 * q)], None
            end = p + np.array([rnd.gauss(0, .012), 0, -drop])
            tube([p, p + (end - p) * .5 + np.array([.005, 0, 0]), end], .0009, wood, 6)
            instance(ball, tuple(end - np.array([0, 0, .014])), .0145, rnd.uniform(0, 360))
            if drop > .10:
                mid = p + (end - p) * .55
                instance(ball, tuple(mid + np.array([.003, 0, 0])), .0130, rnd.uniform(0, 360))
    branch((.60, .02, 1.79), (-1, .0, -.04), .56, 10, ((.35, .075), (.62, .15), (.86, .06)))
    branch((.64, .16, 1.90), (-.9, -.05, -.22), .46, 8, ((.6, .07),))
    branch((.66, .30, 1.50), (-.7, .05, .14), .34, 5, ())
    haze('#ecd8b0', 60., '#ffd890', focus=5, start=50)
