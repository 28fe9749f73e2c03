"""A ribbed chrome microphone on a stage of Nashville, the lights of the hall behind it out of focus.

What makes it that place: the microphone of the old radio shows, worn chrome in tungsten light, a small stage after dark.
"""
from scenery import *
from scenery.glints import disc, softbox

GRADE = dict(exposure=1.05, contrast=1.26, saturation=1.08, bloom=.12, vignette=.2, shadows=(.004, .0, .010), highlights=(.012, .004, -.012))
FRAMINGS = {
    'nashville-detail': dict(eye=(-.11, -.52, .05), target=(-.040, 0, .004), lens=70, sharp_at=.475, f_stop=4.0, samples=10, preview_samples=12, bounces=4, mist=20),
}
WIDE, DEEP, HIGH, POWER = .037, .032, .062, 2.9


def reach(x):
    """How much of the body is left beside the middle plane at x."""
    return max(0.0, 1 - (abs(x) / WIDE) ** POWER) ** (1 / POWER)


def over(x, low, grow=1.0, steps=70):
    """The way of a rib from the front over the top to the back: points and outward directions."""
    k = reach(x)
    points = [np.array([x, -DEEP * k * grow, z]) for z in np.linspace(low, -.001, 14)]
    for a in np.linspace(0, math.pi, steps):
        c, s = math.cos(a), math.sin(a)
        points.append(np.array([x, -DEEP * k * grow * math.copysign(abs(c) ** (2 / POWER), c), HIGH * k * grow * abs(s) ** (2 / POWER)]))
    points += [np.array([x, DEEP * k * grow, z]) for z in np.linspace(-.001, low, 14)]
    kept = [points[0]]
    for p in points[1:]:
        if np.linalg.norm(p - kept[-1]) > 4e-4:
            kept.append(p)
    return kept


def around(z, grow=1.0, steps=160):
    """A level way round the body."""
    out = []
    for a in np.linspace(0, 2 * math.pi, steps, endpoint=False):
        c, s = math.cos(a), math.sin(a)
        out.append(np.array([WIDE * grow * math.copysign(abs(c) ** (2 / POWER), c), DEEP * grow * math.copysign(abs(s) ** (2 / POWER), s), z]))
    return out


def sweep(path, half, deep, material, closed=False, axis=(1, 0, 0), soft=.34, level=0.0):
    """A bar along a path: `half` wide along the axis, `deep` outward, its edges rounded."""
    section = []
    for a in np.linspace(0, 2 * math.pi, 20, endpoint=False):
        c, s = math.cos(a), math.sin(a)
        section.append((half * math.copysign(abs(c) ** (soft * 1.6), c), deep * math.copysign(abs(s) ** (soft * 1.6), s)))
    axis, n_, vertices = np.array(axis, float), len(path), []
    for i in range(n_):
        before, after = (path[i - 1], path[(i + 1) % n_]) if closed else (path[max(i - 1, 0)], path[min(i + 1, n_ - 1)])
        along = after - before
        out = np.cross(axis, along)
        out /= np.linalg.norm(out) + 1e-9
        out = -out if np.dot(out, path[i] - np.array([0, 0, level if closed else 0])) < 0 else out
        vertices += [tuple(path[i] + axis * p + out * q) for p, q in section]
    m_ = len(section)
    rows = range(n_ if closed else n_ - 1)
    faces = [(i * m_ + j, i * m_ + (j + 1) % m_, ((i + 1) % n_) * m_ + (j + 1) % m_, ((i + 1) % n_) * m_ + j) for i in rows for j in range(m_)]
    return solid(vertices, faces, material, smooth=True)


def chrome():
    """Old chrome: bright, fine scratches, dull where hands were."""
    material, t, shader = nodes.new_material('chrome')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    cloud, fine = nodes.noise(t, at, 60.0, 6.0, .66), nodes.noise(t, at, 700.0, 3.0, .7)
    pits = nodes.ramp(t, nodes.noise(t, at, 420.0, 4.0, .7), [(.66, 0.0), (.74, 1.0)])
    t.links.new(nodes.mix(t, nodes.math(t, 'MULTIPLY', pits, nodes.ramp(t, cloud, [(.45, 0.), (.62, .9)])), '#d6d2cb', '#4a3826'), shader.inputs['Base Color'])
    shader.inputs['Metallic'].default_value = 1.0
    t.links.new(nodes.ramp(t, cloud, [(.3, .07), (.7, .24)]), shader.inputs['Roughness'])
    t.links.new(nodes.bump(t, fine, .00006, .6), shader.inputs['Normal'])
    return material


def build(view):
    rnd = random.Random(21)
    sky([(0, '#0c0910'), (.5, '#0a080e'), (1, '#08070c')], sun=(30, 150), glow='#201820', glow_strength=.1, strength=.5, sun_strength=0)
    metal, low = chrome(), -.052
    parts = []
    foam = matter('#17171a', rough=1., specular=.05, variation=.5, grain=300, bump=.0006, bump_grain=1500.)
    s, a = np.meshgrid(np.linspace(.001, math.pi / 2, 40), np.linspace(0, 2 * math.pi, 90, endpoint=False), indexing='ij')
    def power(v):
        return np.sign(v) * np.abs(v) ** (2 / POWER)
    inner = np.stack([.90 * WIDE * power(np.cos(a)) * power(np.sin(s)), .86 * DEEP * power(np.sin(a)) * power(np.sin(s)), .92 * HIGH * power(np.cos(s))], -1)
    skirt_ = inner[-1:].copy()
    skirt_[..., 2] = low - .004
    inner = np.concatenate([inner, skirt_])
    k = np.arange(inner.shape[0] * 90).reshape(-1, 90)
    parts.append(instance(mesh(inner.reshape(-1, 3), np.stack([k[:-1], np.roll(k, -1, 1)[:-1], np.roll(k, -1, 1)[1:], k[1:]], -1).reshape(-1, 4).tolist(), foam, smooth=True)))
    for x in (-.0285, -.0205, -.0125, .0125, .0205, .0285):
        parts.append(sweep(over(x, low), .0017, .0026, metal))
    parts.append(sweep(over(0, low, 1.02), .0062, .0032, metal))
    for s_ in (-1, 1):
        parts.append(sweep(over(s_ * .0018, low, 1.075), .0008, .0012, metal))
    for z, half, push in ((-.004, .0052, 1.0), (-.0565, .0075, .99)):
        parts.append(sweep(around(z, push), half, .0030, metal, True, (0, 0, 1), level=z))
    for z in (-.0085, -.004, .0005):
        parts.append(sweep(around(z, 1.085), .0008, .0012, metal, True, (0, 0, 1), level=z))
    # the sides: the last rib stands as a rim from shoulder to shoulder
    rim = [np.array([WIDE * math.copysign(abs(math.cos(t)) ** (2 / POWER), math.cos(t)), 0, HIGH * abs(math.sin(t)) ** (2 / POWER)]) for t in np.linspace(0, math.pi, 90)]
    rim = [np.array([WIDE, 0, z]) for z in np.linspace(low, -.002, 10)] + rim[1:-1] + [np.array([-WIDE, 0, z]) for z in np.linspace(-.002, low, 10)]
    parts.append(sweep(rim, .0052, .0024, metal, axis=(0, 1, 0)))
    # the foot: a cup, a swivel, the stand
    base = np.array(around(-.064, .97))
    rows = []
    for z, grow in ((-.063, .99), (-.072, .985), (-.080, .93), (-.086, .80), (-.0895, .55), (-.0905, .30)):
        rows.append(np.stack([base[:, 0] / .97 * grow, base[:, 1] / .97 * grow, np.full(len(base), z)], -1))
    grid = np.array(rows)
    k = np.arange(grid.shape[0] * grid.shape[1]).reshape(grid.shape[:2])
    parts.append(instance(mesh(grid.reshape(-1, 3), np.stack([k[1:], np.roll(k, -1, 1)[1:], np.roll(k, -1, 1)[:-1], k[:-1]], -1).reshape(-1, 4).tolist(), metal, smooth=True)))
    parts.append(revolve([(.0005, -.088), (.0125, -.0885), (.0145, -.091), (.0145, -.112), (.0125, -.115), (.0125, -.118), (.0165, -.121), (.0165, -.150), (.013, -.154), (.0105, -.156), (.0105, -.60), (.0005, -.60)], metal, segments=72))
    head = group(parts, (0, 0, .012), 1.0, -24)
    head.rotation_euler = (math.radians(-9), 0, math.radians(-24))
    # lights of the hall
    hues = ('#ffb45a', '#ffc47a', '#ff9a3c', '#ffd9a0', '#ff5a3c', '#e0407a', '#5a6cff', '#ffb45a')
    for _ in range(52):
        y = rnd.uniform(2.2, 3.4)
        x, z = rnd.uniform(-.36, .46) * y, rnd.gauss(.03, .10) * y
        disc((x, y, z), rnd.uniform(.03, .07) * y / 2.6, hues[rnd.randrange(8)], rnd.uniform(.25, .85) ** 1.3)
    for k_ in range(11):
        disc((-.95 + .23 * k_ + rnd.uniform(-.02, .02), 2.8, .44 - .06 * math.sin(k_ * .62)), .078, '#ffc070', 1.0)
    # smoke in the beams behind, and what the chrome sees: a warm key, a red and a blue from behind, the hall
    for x, z, r, color, power in ((-.55, .5, 1.3, '#a8481c', .34), (.75, .2, 1.0, '#8a1830', .30), (-.2, -.5, 1.2, '#3a1e50', .22)):
        disc((x, 3.6, z), r, color, power, None)
    softbox((-.62, -.34, .30), (0, 0, 0), (.34, .60), '#ffeedd', 5.5)
    softbox((.55, .30, .18), (0, 0, 0), (.20, .7), '#ff6a5a', 6.0)
    softbox((-.42, .50, .10), (0, 0, 0), (.14, .8), '#8aa0ff', 4.0)
    softbox((.30, -.9, .55), (0, 0, 0), (.8, .4), '#ffe6c8', 1.8)
    softbox((.75, -.45, .0), (0, 0, 0), (.35, 1.0), '#b8703c', 1.1)
    softbox((-.2, -1.2, -.1), (0, 0, 0), (2.2, .5), '#7a4426', .55)
    softbox((0, -.2, -.8), (0, 0, 0), (1.4, 1.0), '#5a2c18', .6)
    soft_light((-.5, -.5, .4), (0, 0, 0), .3, 3.0, '#ffdcb4')
    haze('#100c12', 4000., '#201820', focus=5, start=20)
