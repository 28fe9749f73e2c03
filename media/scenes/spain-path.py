"""From the gallery of a Seville house into its patio: marble columns, a fountain, plants in pots, the sun on one wall.

What makes it that place: slender columns of white marble under round arches, lime with bands of ochre, a dado of tiles with
knots of eight, a floor of light and dark marble, water in the middle, aspidistras, ferns and an orange tree in pots, a gate of
iron to the street. Studied: turnend.org.uk, 18 March 2019 (patios tiled, full of pots, a fountain in the middle);
osteoconnor.wordpress.com, 19 January 2015 (paved, tiled walls, water; orange trees); bolgertravels.blogspot.com, May 2025
(the gate of bars that lets one look in; ochre trim).
"""
from scenery import *
from scenery.rooms import indoors
from scenery.tables import leaf_blade

GRADE = dict(exposure=1.34, contrast=1.28, saturation=1.08, bloom=.09, vignette=.14, shadows=(.0, .0, .010), highlights=(.014, .006, -.012))
FRAMINGS = {
    'spain-path': dict(eye=(-.52, -2.10, 1.50), target=(.95, 7.0, 1.86), lens=25, samples=8, preview_samples=8, bounces=4, mist=80),
}
HALF, SPRING, PITCH, HIGH, DEEP = 3.45, 2.72, 2.30, 4.15, 2.3
LONG = 2 * HALF


def knots(per_metre):
    """A dado of tiles: stars of eight points, between them crosses, white straps; each glaze a little uneven."""
    material, t, shader = nodes.new_material('knots')
    x, y, z = nodes.split(t, nodes.position(t))
    def M(kind, a, b=None):
        return nodes.math(t, kind, a, b)
    u = M('MULTIPLY', M('ADD', M('ADD', x, y), 50.0), per_metre)
    w = M('MULTIPLY', M('ADD', z, 50.0), per_metre)
    p, q = (M('SUBTRACT', M('FRACT', k), .5) for k in (u, w))
    ap, aq = M('ABSOLUTE', p), M('ABSOLUTE', q)
    square = M('MAXIMUM', ap, aq)
    diamond = M('MULTIPLY', M('ADD', ap, aq), .7071)
    star = M('MINIMUM', square, diamond)
    cell = nodes.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': nodes.combine(t, M('FLOOR', u), M('FLOOR', w), 0.0)}).outputs['Value']
    uneven = nodes.noise(t, nodes.position(t), 26.0, 5.0, .65)
    green, blue, honey, white = '#1f6a4c', '#1f4a94', '#c98a2a', '#e9e2d0'
    centre = nodes.mix(t, M('GREATER_THAN', cell, .5), blue, green)
    corner = M('MINIMUM', M('SUBTRACT', .5, ap), M('SUBTRACT', .5, aq))
    cross = M('MAXIMUM', M('SUBTRACT', .5, ap), M('SUBTRACT', .5, aq))
    tone = nodes.mix(t, M('LESS_THAN', cross, .27), '#20222c', honey)
    tone = nodes.mix(t, M('LESS_THAN', M('ABSOLUTE', M('SUBTRACT', cross, .27)), .018), tone, white)
    tone = nodes.mix(t, M('LESS_THAN', star, .345), tone, white)
    tone = nodes.mix(t, M('LESS_THAN', star, .300), tone, centre)
    tone = nodes.mix(t, M('LESS_THAN', star, .165), tone, white)
    tone = nodes.mix(t, M('LESS_THAN', star, .135), tone, honey)
    tone = nodes.mix(t, nodes.ramp(t, uneven, [(.3, .0), (.75, .4)]), tone, '#2a2c30')
    joint = nodes.ramp(t, corner, [(.012, 1.0), (.022, .0)])
    t.links.new(nodes.mix(t, joint, tone, '#9a8f7c'), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, joint, [(0, .13), (1, .8)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .5
    t.links.new(nodes.bump(t, M('SUBTRACT', M('ADD', M('MULTIPLY', uneven, .6), M('MULTIPLY', cell, .3)), joint), .003, .7), shader.inputs['Normal'])
    return material


def marble(color, vein_color, scale=3.0, rough=.22):
    material, t, shader = nodes.new_material('marble')
    where = nodes.position(t)
    vein = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.noise(t, where, scale, 8.0, .62, 1.6), .5))
    t.links.new(nodes.ramp(t, vein, [(0, vein_color), (.03, nodes.shade(color, .82)), (.14, color)]), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, nodes.noise(t, where, 8.0, 6.0, .7), [(.3, rough - .08), (.75, rough + .16)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .45
    return material


def chequer():
    """Squares of white and dark marble set on their corners, worn dull where people walk."""
    material, t, shader = nodes.new_material('chequer')
    place = nodes.add(t, 'ShaderNodeMapping', {'Rotation': (0, 0, math.pi / 4), 'Scale': (2.5, 2.5, 2.5), 'Location': (.3, .1, .5)})
    t.links.new(nodes.position(t), place.inputs[0])
    at = place.outputs[0]
    check = nodes.add(t, 'ShaderNodeTexChecker', {'Scale': 1.0, 'Color1': (1, 1, 1, 1), 'Color2': (0, 0, 0, 1), 'Vector': at}).outputs['Fac']
    own = nodes.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': nodes.vector(t, 'FLOOR', at)}).outputs['Value']
    where = nodes.vector(t, 'ADD', nodes.position(t), nodes.combine(t, nodes.math(t, 'MULTIPLY', own, 40.0), 0.0, 0.0))
    vein = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.noise(t, where, 3.5, 8.0, .62, 1.8), .5))
    pale = nodes.ramp(t, vein, [(0, '#a8a49c'), (.03, '#cdc7bb'), (.14, '#dfd9cd')])
    dark = nodes.ramp(t, vein, [(0, '#7d8084'), (.02, '#3c4046'), (.14, '#2b2e33')])
    tone = nodes.mix(t, check, dark, pale)
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', own, .22), tone, '#8a8072')
    fx, fy, _z = nodes.split(t, nodes.vector(t, 'FRACTION', at))
    edge = nodes.math(t, 'MINIMUM', *[nodes.math(t, 'MINIMUM', f, nodes.math(t, 'SUBTRACT', 1.0, f)) for f in (fx, fy)])
    joint = nodes.ramp(t, edge, [(.004, 1.0), (.011, 0.0)])
    t.links.new(nodes.mix(t, joint, tone, '#6a6258'), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, nodes.noise(t, nodes.position(t), 3.0, 6.0, .7), [(.3, .14), (.75, .42)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .45
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', own, .4), joint), .002, .6), shader.inputs['Normal'])
    return material


def arcade(lime, ochre, stone, blind, iron, bays=3):
    """One side of the patio, along X: columns, blocks, a wall of arches with bands of ochre, the storey above."""
    r, n_ = PITCH / 2 - .17, bays
    left = -PITCH * n_ / 2
    edge = [(left - .25, SPRING), (left + .17, SPRING)]
    for k in range(n_):
        c = left + PITCH * (k + .5)
        edge += [(c - r * math.cos(t), SPRING + r * math.sin(t)) for t in np.linspace(0, math.pi, 44)]
        edge += [(c + r, SPRING)] if k == n_ - 1 else []
    edge += [(-left + .25, SPRING), (-left + .25, 7.6), (left - .25, 7.6)]
    wall([edge], .32, lime, (0, 0, 0), bevel=.012)
    for k in range(n_):
        c = left + PITCH * (k + .5)
        ring = [(c - (r + .16) * math.cos(t), SPRING + (r + .16) * math.sin(t)) for t in np.linspace(0, math.pi, 44)] + [(c + r * math.cos(t), SPRING + r * math.sin(t)) for t in np.linspace(0, math.pi, 44)]
        for side in (-1, 1):
            wall([ring], .03, ochre, (0, side * .165, 0), bevel=.006)
    for side in (-1, 1):
        box(0, side * .18, HIGH + .02, PITCH * n_ + .5, .09, .15, ochre, bevel=.02)
        box(0, side * .20, HIGH + .17, PITCH * n_ + .5, .15, .06, ochre, bevel=.015)
    for k in range(n_):
        c = left + PITCH * (k + .5)
        for side in (-1, 1):
            y = side * .17
            for dx in (-.56, .56):
                box(c + dx, y, 4.62, .12, .05, 2.2, ochre, bevel=.008)
            box(c, y, 4.56, 1.5, .16, .07, stone, bevel=.012)
            slats = Batch(blind)
            for i in range(40):
                z = 4.66 + .052 * i
                slats.polygon((c - .5, y + side * .012, z), (c + .5, y + side * .012, z), (c + .5, y - side * .012, z + .05), (c - .5, y - side * .012, z + .05))
            slats.done()
            for i in range(11):
                tube([(c - .62 + .124 * i, y + side * .10, 4.62), (c - .62 + .124 * i, y + side * .10, 5.45)], .008, iron, 6)
            box(c, y + side * .10, 5.44, 1.3, .03, .022, iron)
    shaft = revolved([(.175, 0), (.175, .05), (.165, .055), (.180, .075), (.180, .105), (.160, .125), (.142, .14), (.142, .16), (.152, .17), (.140, .19), (.130, .22), (.132, .8), (.124, 1.6), (.112, 2.20), (.112, 2.215), (.128, 2.225), (.128, 2.250), (.114, 2.262), (.112, 2.32), (.135, 2.38), (.155, 2.42), (.168, 2.45)], stone, 56)
    for k in range(n_ + 1):
        x = left + PITCH * k
        box(x, 0, 0, .40, .40, .06, stone, bevel=.008)
        instance(shaft, (x, 0, .05))
        box(x, 0, 2.50, .38, .38, .05, stone, bevel=.008)
        box(x, 0, 2.55, .33, .33, .13, lime, bevel=.006)
        box(x, 0, 2.68, .42, .40, .045, ochre, bevel=.010)


def aspidistra(at, blades, rnd, size=1.0, count=30):
    """Long leaves on stalks from the pot, upright in the middle, falling outward."""
    for k in range(count):
        a, out = 2.4 * k + rnd.uniform(-.4, .4), (k + .5) / count
        obj = instance(blades[rnd.randrange(len(blades))], (at[0] + .07 * out * math.cos(a), at[1] + .07 * out * math.sin(a), at[2]), size * rnd.uniform(.75, 1.1))
        obj.rotation_euler = (math.radians(rnd.uniform(-25, 25)), math.radians(-82 + 44 * out + rnd.uniform(-8, 8)), a)


def jar(x, y, size, clay, rnd):
    """A pot of clay with a rolled rim, its earth; returns where plants stand."""
    revolve([(.001, 0), (.165, 0), (.185, .10), (.225, .30), (.240, .36), (.262, .365), (.268, .395), (.262, .425), (.235, .428), (.225, .39), (.001, .385)], clay, (x, y, 0), 40, scale=size)
    return (x, y, .385 * size)


def fern(at, blades, rnd, size=.7, count=34):
    """Fronds of two rows of leaflets, arching over."""
    leaflets = Batch(blades)
    for k in range(count):
        a = 2.4 * k
        point, going = np.array(at, float), np.array([math.cos(a) * .75, math.sin(a) * .75, rnd.uniform(.7, 1.5)])
        going /= np.linalg.norm(going)
        long = size * rnd.uniform(.7, 1.1)
        for i in range(26):
            u = i / 26
            going = going + np.array([0, 0, -.095])
            going /= np.linalg.norm(going)
            point = point + going * long / 26
            side = np.cross(going, [0, 0, 1.0])
            side /= np.linalg.norm(side) + 1e-6
            w = .062 * size / .7 * math.sin(math.pi * min(1, .10 + u * .88)) ** .6
            for s in (-1, 1):
                tip = point + side * s * w + going * .012 - np.array([0, 0, .012])
                leaflets.polygon(tuple(point - going * .008), tuple(point + side * s * w * .5 - going * .008), tuple(tip), tuple(point + side * s * w * .5 + going * .012), tuple(point + going * .008))
    leaflets.done()


def fountain(stone, rnd):
    """A low basin of eight sides, a foot, a shallow bowl that runs over."""
    x, y = .0, HALF
    for profile, seg in (([(1.02, 0), (1.02, .10), (.98, .13), (.96, .40), (1.04, .44), (1.06, .50), (1.02, .54), (.88, .54), (.86, .50), (.86, .08), (.001, .08)], 8),):
        obj = revolve(profile, stone, (x, y, 0), seg, False)
        obj.rotation_euler = (0, 0, math.radians(22.5))
    revolve([(.20, .05), (.22, .18), (.13, .24), (.10, .32), (.14, .46), (.15, .60), (.09, .70), (.075, .80), (.12, .88), (.20, .93), (.40, 1.00), (.50, 1.07), (.525, 1.095), (.50, 1.10), (.38, 1.045), (.001, 1.00)], stone, (x, y, 0), 72)
    water = water_material('#1f4a48', rough=.02, waves=.006, size=.16, fine=.3)
    for r, z in ((.87, .43), (.47, 1.085)):
        ring = [(x + r * math.cos(t), y + r * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
        solid(ring, [tuple(range(48))], water)
    revolve([(.02, 1.08), (.022, 1.16), (.012, 1.20), (.010, 1.24)], stone, (x, y, 0), 20)


def gate(x0, x1, y, high, iron):
    """A gate of bars, scrolls along its top."""
    for k in range(int((x1 - x0) / .105) + 1):
        tube([(x0 + .105 * k, y, .02), (x0 + .105 * k, y, high)], .009, iron, 8)
    for z in (.06, .30, 1.15, 1.35, high - .30, high):
        box((x0 + x1) / 2, y, z, x1 - x0, .018, .03, iron)
    for k in range(int((x1 - x0) / .21)):
        cx = x0 + .105 + .21 * k
        for z in (.18, 1.25, high - .15):
            tube([(cx + .075 * math.cos(t), y, z + .075 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 24)], .007, iron, 6)


def build(view):
    indoors(4)
    rnd = random.Random(23)
    sky([(0, '#e8e2d4'), (.3, '#b4cfee'), (1, '#6fa4e4')], sun=(58, -122), glow='#fff0cc', glow_strength=.3, strength=1.15, sun_strength=6.2, sun_color='#ffe6ba', sun_size=.6)
    lime = matter('#f0e8d8', rough=.9, specular=.15, variation=.06, grain=1.6, bump=.005, bump_grain=14.)
    ochre = matter('#cf9a45', rough=.85, variation=.16, grain=3, other='#b5803a', bump=.003, bump_grain=30.)
    stone = marble('#e4ddd0', '#b9b2a6', 1.8)
    iron, blind = matter('#16181a', rough=.45, specular=.4), matter('#2c5a44', rough=.6, variation=.2, grain=6)
    dado, cap = knots(5.2), matter('#1f4a94', rough=.16, specular=.5, variation=.2, grain=20)
    plane(0, chequer(), (-9, 9), (-5, 13))
    for at, turn in (((0, 0, 0), 0), ((0, LONG, 0), 0), ((-HALF, HALF, 0), 90), ((HALF, HALF, 0), 90)):
        turned(lambda: arcade(lime, ochre, stone, blind, iron), at, turn)
    # galleries: their walls, tiled to the breast, their ceilings of beams
    outer, cedar = HALF + DEEP, matter('#5a3a24', rough=.6, variation=.3, grain=6)
    far = LONG + DEEP
    # the far wall with the way to the street in it
    wall([[(-outer, 0), (.35, 0), (.35, 2.35)] + [(1.15 - .80 * math.cos(t), 2.35 + .80 * math.sin(t)) for t in np.linspace(0, math.pi, 30)] + [(1.95, 2.35), (1.95, 0), (outer, 0), (outer, HIGH), (-outer, HIGH)]], .3, lime, (0, far + .15, 0))
    for x0, x1 in ((-outer, .20), (2.10, outer)):
        box((x0 + x1) / 2, far - .012, 0, x1 - x0, .03, 1.30, dado)
        box((x0 + x1) / 2, far - .018, 1.30, x1 - x0, .05, .055, cap, bevel=.008)
    for sx in (-1, 1):
        box(sx * (outer + .1), HALF, 0, .2, LONG + 2 * DEEP, HIGH, lime)
        box(sx * (outer - .012), HALF, 0, .03, LONG + 2 * DEEP, 1.30, dado)
        box(sx * (outer - .018), HALF, 1.30, .05, LONG + 2 * DEEP, .055, cap, bevel=.008)
    box(0, -DEEP - .6, 0, 2 * outer, .2, HIGH, lime)
    for x0, x1, y0, y1 in ((-outer, outer, -DEEP - .6, -.1), (-outer, outer, LONG + .1, far + .3), (-outer, -HALF - .1, -.1, LONG + .1), (HALF + .1, outer, -.1, LONG + .1)):
        box((x0 + x1) / 2, (y0 + y1) / 2, HIGH - .02, x1 - x0 + .4, y1 - y0, .1, cedar)
        along = (x1 - x0) > (y1 - y0)
        for k in range(int((max(x1 - x0, y1 - y0)) / .42)):
            c = (x0 if along else y0) + .2 + .42 * k
            box(c if along else (x0 + x1) / 2, (y0 + y1) / 2 if along else c, HIGH - .13, .12 if along else x1 - x0, y1 - y0 if along else .12, .15, cedar, bevel=.006)
    # beyond the gate: the street, white and in the sun
    gate(.40, 1.90, far + .22, 3.1, iron)
    for x in (-.2, 2.5):
        box(x, far + 1.4, 0, .9, 2.2, 3.6, lime)
    box(1.15, far + 5.2, 0, 9, .3, 6.5, matter('#f3e3c0', rough=.9, variation=.1, grain=1.))
    box(1.15, far + 5.0, 0, 9, .2, 1.0, ochre)
    fountain(stone, rnd)
    # plants, by kind: aspidistra, fern, kentia, an orange tree
    clay = matter('#b8704a', rough=.85, variation=.25, grain=7, other='#93543a', bump=.003, bump_grain=40.)
    glazed = matter('#2a5a9a', rough=.2, specular=.5, variation=.25, grain=9)
    dark, mid = leaf('#1c4424', '#34682e', through=.22, rough=.35), leaf('#2f6a2c', '#5a9340', through=.35, rough=.45)
    blades = [leaf_blade(dark, .62, .105, .40, .35), leaf_blade(dark, .54, .095, .65, .35), leaf_blade(dark, .70, .11, .25, .4)]
    bark = matter('#5c4c38', rough=.9, variation=.2, grain=20)
    for x, y, s in ((-2.75, .55, 1.0), (2.75, .62, .95), (-2.8, LONG - .6, 1.0), (2.78, LONG - .62, 1.05), (-1.45, HALF + .5, .8), (1.42, HALF + .55, .8), (-3.1, 1.35, .72), (3.0, 5.3, .7)):
        spot = jar(x, y, s, clay if rnd.random() < .7 else glazed, rnd)
        aspidistra(spot, blades, rnd, 1.15 * s)
    for x, y, s in ((-2.15, .50, .62), (2.2, .55, .6), (-1.18, HALF - .62, .62), (1.18, HALF - .60, .64), (2.25, LONG - .55, .66), (-2.2, LONG - .5, .6), (-3.0, 4.6, .6)):
        fern(jar(x, y, s, clay if rnd.random() < .6 else glazed, rnd), mid, rnd, .62)
    kentia = [palm(leaf('#2c5c2c', '#4c8a3e', through=.3), bark, k + 2, .03, 13, 1.05, .075) for k in range(2)]
    for k, (x, y, h) in enumerate(((-3.0, 6.2, 1.0), (2.95, 1.3, 1.05))):
        spot = jar(x, y, 1.1, clay, rnd)
        instance(kentia[k], spot, (h * 1.3, h * 1.3, h * .9), 70 * k)
    tree = broadleaf(leaf('#21501f', '#4a862f', through=.35), bark, 8, 6500, .95, .36, 1.12, .66)
    spot = jar(2.45, 3.0, 1.2, clay, rnd)
    instance(tree, spot, 1.95, 30)
    orange = revolved([(math.sin(t) * .038, -math.cos(t) * .036) for t in np.linspace(.01, 3.13, 14)], matter('#e5791a', rough=.5, bump=.001, bump_grain=200.), 20)
    c, d = math.cos(math.radians(30)), math.sin(math.radians(30))
    for k in rnd.sample(range(26000), 44):
        v = np.array(tree.vertices[k].co) * 1.95
        v[:2] *= 1.03
        instance(orange, (spot[0] + v[0] * c - v[1] * d, spot[1] + v[0] * d + v[1] * c, spot[2] + v[2] - .03), rnd.uniform(.8, 1.05))
    soft_light((-.5, -2.6, 3.4), (0, 2, 1.2), 2.2, 55, '#fff0dc')
    haze('#efe4cc', 260., '#fff0cc', focus=5, start=6)
