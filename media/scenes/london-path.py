"""Wisteria over a black front door in Kensington, London, on a bright morning in May.

What makes it that place: stucco drawn in courses and painted cream, a black door of six panels under a fanlight, slender
pilasters, railings with spearheads on a low stone, bay trees cut to balls, and for three weeks wisteria over it all. Studied:
sevendialscoventgarden.study, "Doors and Windows" (six graded panels, the four upper raised and fielded, the two lower flush);
ladbrokeassociation.org, "Railings and ironwork" (thin, with spearheads, on plinths of 6 to 12 inches); wandereater.com,
"Wisteria hysteria", and artdistance.com (Kynance Mews, Canning Place, Holland Park; late April into May).
"""
from scenery import *
from scenery.foliage import bough
from scenery.rooms import laid

GRADE = dict(exposure=1.06, contrast=1.24, saturation=1.08, bloom=.07, vignette=.13, shadows=(.0, .0, .010), highlights=(.010, .004, -.008))
FRAMINGS = {
    'london-path': dict(eye=(1.02, -4.15, 1.52), target=(.10, 0, 1.86), lens=30.5, sharp_at=4.1, f_stop=4.5, samples=8, preview_samples=7, bounces=4, mist=40),
}
FLOOR, DOOR, HIGH = .48, 1.02, 2.20


def stucco(color, course=.34):
    """Painted stucco lined out in courses of stone; rain has grayed it under its edges."""
    material, t, shader = nodes.new_material('stucco')
    at = nodes.position(t)
    x, y, z = nodes.split(t, at)
    along = nodes.math(t, 'ADD', x, y)
    rows = nodes.add(t, 'ShaderNodeTexBrick', {'Vector': nodes.combine(t, along, z, 0.0), 'Color1': (1, 1, 1, 1), 'Color2': (.96, .96, .96, 1), 'Mortar': (.62, .62, .60, 1), 'Scale': 1.0, 'Mortar Size': .007, 'Mortar Smooth': .4, 'Bias': 0.0, 'Brick Width': 40.0, 'Row Height': course}, offset=.5)
    cloud = nodes.noise(t, at, 1.6, 6.0, .65)
    streak = nodes.noise(t, nodes.combine(t, nodes.math(t, 'MULTIPLY', along, 7.0), nodes.math(t, 'MULTIPLY', z, .5), 0.0), 1.0, 6.0, .65)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.35, .22), (.7, .0)]), color, nodes.shade(color, .80))
    tone = nodes.mix(t, nodes.ramp(t, streak, [(.55, .0), (.8, .30)]), tone, '#a39c8c')
    t.links.new(nodes.mix(t, 1.0, tone, rows.outputs[0], 'MULTIPLY'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .6, .3
    fine = nodes.noise(t, at, 36.0, 5.0, .6)
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', fine, .12), rows.outputs[1]), .012, .9), shader.inputs['Normal'])
    return material


def raceme(petals, seed, long=.30, florets=120):
    """Mesh data of a hanging cluster of wisteria: open flowers above, buds at its tip; each a banner and a keel."""
    rnd = np.random.RandomState(seed)
    vertices, faces, which = [], [], []
    sway = rnd.uniform(-.05, .05, 2)

    def patch(points, kind):
        k = len(vertices)
        vertices.extend(points)
        faces.append(tuple(range(k, k + len(points))))
        which.append(kind)
    for i in range(florets):
        u = (i + .5) / florets
        a = 2.3999 * i + rnd.normal(0, .25)
        open_ = np.clip(1.25 - 1.15 * u, .10, 1)
        out = np.array([math.cos(a), math.sin(a), rnd.normal(-.05, .25)])
        stem = .012 + .040 * open_ * (.75 + .5 * rnd.rand()) * np.clip(u * 7 + .35, 0, 1)
        axis = np.array([sway[0] * u * u, sway[1] * u * u, -long * u])
        at = axis + out * stem
        size = .0125 * (.30 + .75 * open_) * rnd.uniform(.85, 1.15)
        side = np.cross(out, [0, 0, 1.0])
        side /= np.linalg.norm(side)
        up = np.cross(side, out)
        lift = up * math.cos(.5) + out * -math.sin(.5) * .2
        kind = 2 if open_ < .42 else 0 if rnd.rand() < .45 else 1
        if open_ >= .42:
            for s in (-1, 1):
                fan = [at, at + side * s * size * .75 + lift * size * .45 + out * size * .15, at + side * s * size * .72 + lift * size * 1.15 + out * size * .05, at + lift * size * 1.35 - out * size * .12]
                patch(fan if s > 0 else fan[::-1], kind)
            patch([at, at + side * size * .30 + out * size * .7 - up * size * .25, at + out * size * 1.25 - up * size * .1, at - side * size * .30 + out * size * .7 - up * size * .25], 2 if rnd.rand() < .6 else 1)
        else:
            patch([at, at + side * size * .35 + out * size * .5, at + out * size * 1.1 - up * size * .3, at - side * size * .35 + out * size * .5], 2)
            patch([at, at + up * size * .3 + out * size * .5, at + out * size * 1.1 - up * size * .3, at - up * size * .3 + out * size * .5], 2)
        if i % 3 == 0:
            patch([axis, at - out * .001 + side * .0007, at - out * .001 - side * .0007], 3)
    for i in range(12):
        p, q = (np.array([sway[0] * u * u, sway[1] * u * u, -long * u]) for u in (i / 12, (i + 1) / 12))
        for d in ((.0014, 0, 0), (0, .0014, 0)):
            d = np.array(d)
            patch([p - d, p + d, q + d, q - d], 3)
    return mesh(vertices, faces, petals, which, name='raceme')


def pinnate(blade, seed, pairs=6, long=.20):
    """Mesh data of one leaf: leaflets in pairs along a stalk that bends, one at its end."""
    rnd = np.random.RandomState(seed)
    vertices, faces = [], []

    def leaflet(at, way, size):
        side = np.cross(way, [0, 0, 1.0])
        side /= np.linalg.norm(side) + 1e-6
        k = len(vertices)
        for s, w, drop in ((0, 0, 0), (.3, .30, .02), (.65, .24, .10), (1, 0, .26), (.65, -.24, .10), (.3, -.30, .02)):
            vertices.append(at + way * size * s + side * size * w - np.array([0, 0, 1]) * size * (drop + .06 * abs(w)))
        faces.append(tuple(range(k, k + 6)))
    point, going = np.zeros(3), np.array([1.0, 0, .25])
    for i in range(pairs + 1):
        point = point + going * long / (pairs + 1)
        going = going + np.array([0, 0, -.14])
        going /= np.linalg.norm(going)
        if i == pairs:
            leaflet(point, going, .062)
        elif i:
            for s in (-1, 1):
                way = going * .45 + np.array([0, s, -.15]) + rnd.normal(0, .10, 3)
                leaflet(point, way / np.linalg.norm(way), .055 * rnd.uniform(.85, 1.1))
    return mesh(vertices, faces, blade, name='pinnate')


def door(m):
    """Six panels, a knob in the middle, a knocker; above it the fanlight with its rays."""
    y, half = .20, DOOR / 2
    box(0, y, FLOOR + .02, DOOR - .02, .05, HIGH - .02, m['black'], bevel=.002)
    for s in (-1, 1):
        for low, high, raised in ((.16, .58, False), (.88, 1.62, True), (1.76, 2.06, True)):
            x, wide = s * .235, .36
            for dx, dz, w, h in ((0, 0, wide, .022), (0, high - low - .022, wide, .022), (-wide / 2 + .011, 0, .022, high - low), (wide / 2 - .011, 0, .022, high - low)):
                box(x + dx, y - .030, FLOOR + low + dz, w, .022, h, m['black'], bevel=.007)
            box(x, y - .026, FLOOR + low + .045, wide - .09, .014 if raised else .004, high - low - .09, m['black'], bevel=.006 if raised else 0)
    revolve([(.001, -.062), (.022, -.060), (.038, -.046), (.040, -.036), (.030, -.022), (.014, -.014), (.024, -.004), (.036, .0)], m['brass'], (0, y - .028, FLOOR + .74), 40).rotation_euler = (-math.pi / 2, 0, 0)
    box(0, y - .030, FLOOR + .86, .24, .008, .055, m['brass'], bevel=.003)
    box(0, y - .036, FLOOR + .867, .19, .006, .040, m['brass'], bevel=.002)
    revolve([(.001, -.03), (.018, -.028), (.024, -.012), (.030, .0)], m['brass'], (0, y - .028, FLOOR + 1.56), 32).rotation_euler = (-math.pi / 2, 0, 0)
    tube([(.050 * math.sin(t), y - .050, FLOOR + 1.505 + .055 * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 40)], .0085, m['brass'], 12)
    for s in (-1, 1):
        box(s * (half + .045), y - .02, FLOOR, .09, .14, HIGH, m['white'], bevel=.010)
        box(s * (half + .012), y - .06, FLOOR, .03, .05, HIGH, m['white'], bevel=.008)
    box(0, y - .04, FLOOR + HIGH, DOOR + .20, .18, .085, m['white'], bevel=.016)
    box(0, .02, FLOOR - .03, DOOR + .24, .60, .05, m['portland'], bevel=.010)
    # the fanlight
    base, r = FLOOR + HIGH + .085, half + .06
    box(0, y + .06, base, 2 * r, .004, r + .05, m['pane'])
    box(0, y + .5, base - .5, 3, .02, 2, m['dark'])
    for t in np.linspace(0, math.pi, 9)[1:-1]:
        tube([(.16 * math.cos(t), y + .035, base + .16 * math.sin(t)), (r * math.cos(t), y + .035, base + r * math.sin(t))], .0085, m['white'], 8)
    for rr in (.16, .335):
        tube([(rr * math.cos(t), y + .035, base + rr * math.sin(t)) for t in np.linspace(0, math.pi, 40)], .010, m['white'], 8)
    for k in range(8):
        a0, a1 = math.pi * k / 8, math.pi * (k + 1) / 8
        mid = (a0 + a1) / 2
        tube([((.335 + .10 * math.sin(math.pi * q)) * math.cos(a0 + (a1 - a0) * q), y + .035, base + (.335 + .10 * math.sin(math.pi * q)) * math.sin(a0 + (a1 - a0) * q)) for q in np.linspace(0, 1, 12)], .007, m['white'], 8)
        revolve([(.001, -.012), (.014, -.010), (.018, 0)], m['white'], (.335 * math.cos(mid), y + .028, base + .335 * math.sin(mid)), 16).rotation_euler = (-math.pi / 2, 0, 0)
    return base, r


def frame(m, base, r):
    """Pilasters, an arch with its mouldings, an entablature on consoles."""
    for grow, deep in ((.13, .06), (.085, .10), (.035, .13)):
        outer, inner = (arch(0, base - .02, 2 * (r + g), base, steps=44) for g in (grow, 0))
        wall([outer[1:] + outer[:1] + inner[:1] + inner[:0:-1]], deep, m['white'], (0, -deep / 2 + .02, 0), 0, .006)
    for s in (-1, 1):
        for at, wide, deep in ((.0175, .035, .11), (.060, .050, .08), (.1075, .045, .04)):
            box(s * (r + at), -deep / 2, FLOOR, wide, deep, base - FLOOR - .02, m['white'], bevel=.004)
        x = s * (r + .30)
        box(x, -.05, FLOOR, .27, .16, 3.02, m['white'], bevel=.008)
        box(x, -.06, FLOOR, .33, .20, .16, m['white'], bevel=.010)
        box(x, -.055, FLOOR + .16, .30, .18, .05, m['white'], bevel=.020)
        for z, w in ((2.80, .30), (2.86, .33), (2.94, .37)):
            box(x, -.055, FLOOR + z, w, .10 + w * .3, .05, m['white'], bevel=.012)
        box(x, -.14, FLOOR + .30, .17, .012, 2.36, m['white'], bevel=.004)


def bay(x, y, leaves, lead, bark, rnd):
    """A bay tree cut to a ball, in a square planter."""
    box(x, y, FLOOR - .16 if y > -.6 else 0, .36, .36, .38, lead, bevel=.008)
    low = (FLOOR - .16 if y > -.6 else 0) + .38
    for s in (-1, 1):
        box(x, y, low - .05, .39, .39, .05, lead, bevel=.012)
    tube([(x, y, low), (x + .006, y, low + .30), (x, y, low + .62)], .016, bark, 10)
    batch = Batch(leaves)
    for k in range(3400):
        v = np.array([rnd.gauss(0, 1) for _ in range(3)])
        v /= np.linalg.norm(v)
        at = np.array([x, y, low + .80]) + v * .245 * (.86 + .16 * rnd.random())
        way = v * .6 + np.array([rnd.gauss(0, .6), rnd.gauss(0, .6), rnd.gauss(.1, .5)])
        way /= np.linalg.norm(way)
        side = np.cross(way, [rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)])
        side /= np.linalg.norm(side)
        s = rnd.uniform(.042, .062)
        batch.polygon(at, at + way * s * .45 + side * s * .19, at + way * s, at + way * s * .45 - side * s * .19)
    batch.done()
    revolve([(math.sin(t) * .205, low + .80 - math.cos(t) * .205) for t in np.linspace(.05, 3.1, 16)], matter('#16210f', rough=1.), (x, y, 0), 32)


def build(view):
    rnd = random.Random(21)
    sky([(0, '#e6ecf2'), (.3, '#bcd4ee'), (1, '#6fa0da')], sun=(42, -138), glow='#fff0d8', glow_strength=.25, strength=1.0, sun_strength=3.6, sun_color='#ffe8c8', sun_size=.6)
    m = dict(white=matter('#efeadd', rough=.42, specular=.4, variation=.05, grain=5, other='#dcd6c6', bump=.0008, bump_grain=60.), black=matter('#0c0d0f', rough=.09, specular=.55, bump=.0004, bump_grain=26.),
             brass=matter('#c99a48', rough=.16, metal=1., variation=.15, grain=30), portland=matter('#cfc8ba', rough=.8, variation=.15, grain=4, bump=.002, bump_grain=60.),
             pane=glass('#2a3640', .04), dark=matter('#1a1c20', rough=.9))
    cream = stucco('#eee7d6')
    base, r = door(m)
    opening = [(r, FLOOR - .05)] + [(r * math.cos(t), base + r * math.sin(t)) for t in np.linspace(0, math.pi, 44)] + [(-r, FLOOR - .05)]
    window = rectangle(1.75, FLOOR + .55, 2.85, FLOOR + 2.65)
    wall([rectangle(-8, -1, 8, 8), opening, window], .34, cream, (0, .17, 0), 0, .004)
    frame(m, base, r)
    x, low, high = 2.30, FLOOR + .55, FLOOR + 2.65
    box(x, -.04, low - .10, 1.30, .18, .10, m['portland'], bevel=.012)
    box(x, .24, low, 1.1, .004, high - low, m['pane'])
    for k, (z0, z1) in enumerate(((low, (low + high) / 2 + .02), ((low + high) / 2 - .02, high))):
        yy = .20 - .03 * k
        for dx in (-.52, 0, .52):
            box(x + dx, yy - .002, z0 + .001, .05 if dx else .020, .035, z1 - z0 - .002, m['white'], bevel=.004)
        for z in (z0, (z0 + z1) / 2, z1 - .05):
            box(x, yy, z, 1.08, .035, .05 if z != (z0 + z1) / 2 else .020, m['white'], bevel=.004)
    # steps with a path of tiles
    for k, (y, z) in enumerate(((-1.32, .16), (-1.0, .32), (-.68, .48))):
        box(0, y + .30, z - .16, 1.78, .84 if k < 2 else .84, .16, m['portland'], bevel=.012)
    plane(.001, tiles('#e8e4da', '#23262a', '#8f8a82', 4.6, True, .3), (-.88, .88), (-8, -1.3))
    plane(0, laid('#a39d92', '#958f85', (.9, .6), .008, '#6a655c', False, .8, .0, False, .003), (-8, 8), (-8, .1))
    iron = matter('#0e0f10', rough=.30, specular=.5, bump=.0008, bump_grain=90.)
    for s in (-1, 1):
        x = s * .98
        box(x, -1.05, 0, .16, 1.9, .50 - .16, m['portland'], bevel=.010)
        for k in range(15):
            y = -1.94 + .127 * k
            tube([(x, y, .32), (x, y, 1.20)], .0105, iron, 8)
            revolve([(.010, 0), (.014, .006), (.010, .016), (.022, .045), (.008, .10), (.001, .125)], iron, (x, y, 1.20), 12)
        for z in (.42, 1.12):
            box(x, -1.05, z, .016, 1.86, .032, iron)
        revolve([(.030, .30), (.030, 1.20), (.042, 1.215), (.042, 1.235), (.022, 1.25), (.020, 1.27), (.040, 1.30), (.046, 1.335), (.036, 1.37), (.014, 1.395), (.010, 1.42), (.001, 1.44)], iron, (x, -1.98, 0), 24)
        for k in range(26):
            xx = x + s * (.14 + .127 * k)
            tube([(xx, -1.98, .20), (xx, -1.98, 1.20)], .0105, iron, 8)
            revolve([(.010, 0), (.014, .006), (.010, .016), (.022, .045), (.008, .10), (.001, .125)], iron, (xx, -1.98, 1.20), 12)
        for z in (.30, 1.12):
            box(x + s * 1.7, -1.98, z, 3.4, .016, .032, iron)
        box(x + s * 1.7, -1.98, 0, 3.4, .20, .22, m['portland'], bevel=.010)
    laurel, lead, bark = leaf('#24431f', '#4f7a36', through=.2, rough=.35), matter('#2c2f33', rough=.5, variation=.2, grain=10), matter('#6a5844', rough=.85, variation=.25, grain=30)
    for s in (-1, 1):
        bay(s * .68, -.36, laurel, lead, bark, rnd)
    # wisteria: an old stem up the wall, arms over the door, clusters and young leaves from them
    petals = [leaf('#c9bce8', '#ddd4f2', through=.4), leaf('#a48fd4', '#b9a6e0', through=.4), leaf('#7a5fb8', '#8f74c6', through=.35), leaf('#8a9a5a', '#9aaa64', through=.3)]
    clusters = [raceme(petals, k, .26 + .04 * (k % 3), 130) for k in range(6)]
    young = leaf('#7f9a3c', '#a9b758', through=.5)
    leaves_ = [pinnate(young, k) for k in range(4)]
    tube([(1.42, -.06, 0), (1.36, -.10, .6), (1.46, -.09, 1.3), (1.38, -.10, 2.1), (1.44, -.10, 2.9), (1.30, -.12, 3.4)], .036, bark, 12)
    tube([(1.46, -.14, .0), (1.44, -.06, .7), (1.38, -.13, 1.4), (1.46, -.07, 2.2), (1.38, -.13, 3.0), (1.2, -.12, 3.5)], .024, bark, 12)
    arms = [((1.35, -.13, 3.30), (-1, -.02, .10), 3.6), ((1.40, -.12, 2.95), (-1, -.05, .35), 1.8), ((1.40, -.12, 3.1), (1, -.03, .06), 1.8), ((1.40, -.12, 2.6), (.8, -.12, .4), .9), ((1.35, -.13, 3.5), (-1, -.06, .02), 3.2), ((1.4, -.12, 2.2), (.6, -.2, .5), .7)]
    for k, (start, way, long) in enumerate(arms):
        points = bough(start, way, long, bark, rnd, .012, .10, .04)
        for i in range(1, len(points)):
            for _ in range(3 if long > 1 else 2):
                p = points[i] + np.array([rnd.gauss(0, .07), -.06 - abs(rnd.gauss(0, .09)), rnd.gauss(.0, .05)])
                instance(clusters[rnd.randrange(6)], p, rnd.uniform(.75, 1.2), rnd.uniform(0, 360))
            for _ in range(2):
                p = points[i] + np.array([rnd.gauss(0, .06), -.05, rnd.gauss(.03, .04)])
                obj = instance(leaves_[rnd.randrange(4)], p, rnd.uniform(.6, 1.1))
                obj.rotation_euler = (rnd.gauss(0, .4), rnd.gauss(-.2, .4), rnd.uniform(3.4, 6.0))
    fallen = Batch(petals[1])
    for _ in range(260):
        x, y = rnd.uniform(-.85, .85), rnd.uniform(-1.3, -.1)
        z = .482 if y > -.76 else .322 if y > -1.08 else .162
        a, s = rnd.uniform(0, 6.28), rnd.uniform(.005, .009)
        fallen.polygon((x, y, z), (x + s * math.cos(a), y + s * math.sin(a), z + .002), (x + s * math.cos(a + .9), y + s * math.sin(a + .9), z + .003))
    fallen.done()
    soft_light((1.6, -4.6, 3.4), (0, 0, 1.8), 2.6, 60, '#fff4e8')
    haze('#dfe2e4', 900., '#fff0d8', focus=5, start=8)
