"""Surfboards on a rack by a turquoise wall in Jacó, the shadow of a palm across them, dark sand below.

What makes it that place: a surf town on the Pacific, houses of painted planks, sand dark as chocolate. Studied:
jacobeachcostaricarentals.com/2021/03/03/jaco-4 (dark sand); grindtv.com/surf/10-trips-jaco-costa-rica-48 (surf racks all over
town); sandiegosurfingschool.com and degree33surfboards.com (squash and swallow tails, the fish). The planks are from knowledge.
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.foliage import lit_through
from scenery.rooms import wood

GRADE = dict(exposure=1.06, contrast=1.26, saturation=1.10, bloom=.06, vignette=.14, shadows=(.002, .0, .012), highlights=(.014, .005, -.010))
FRAMINGS = {
    'jaco': dict(eye=(-.55, -4.5, 1.25), target=(.06, 0, 1.14), lens=36.5, sharp_at=4.35, f_stop=4, samples=6, preview_samples=6, bounces=4, mist=40),
}


def planks(color):
    """Painted planks in salt and sun: each board a little paler or darker, worn to the wood along its edges and by the ground."""
    material, t, shader = nodes.new_material('planks')
    where = nodes.position(t)
    _x, _y, z = nodes.split(t, where)
    by = t.nodes.new('ShaderNodeObjectInfo').outputs['Random']
    fibre = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (70, 70, 1.6)), 1.0, 6.0, .65, .4)
    fade = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (1.5, 1, .7)), 1.0, 5.0, .6)
    tone = nodes.mix(t, nodes.ramp(t, by, [(0, 0.0), (1, .55)]), color, nodes.shade(color, 1.35))
    tone = nodes.mix(t, nodes.ramp(t, fade, [(.35, .0), (.75, .35)]), tone, '#c9e0d6')
    tone = nodes.mix(t, nodes.ramp(t, fibre, [(.25, .5), (.5, .0)]), tone, nodes.shade(color, .45))
    low = nodes.ramp(t, z, [(.0, .17), (.5, .0)])
    wear = nodes.math(t, 'ADD', nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (16, 16, 3.2)), 1.0, 7.0, .7), low)
    bare = nodes.ramp(t, wear, [(.635, 0.0), (.66, 1.0)])
    grey = nodes.ramp(t, fibre, [(.3, '#5c4a38'), (.7, '#a08a70')])
    t.links.new(nodes.mix(t, bare, tone, grey), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .62, .28
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', fibre, .5), bare), .002, .9), shader.inputs['Normal'])
    return material


def sand():
    """Dry dark sand, walked on."""
    material, t, shader = nodes.new_material('sand')
    where = nodes.position(t)
    tone = nodes.ramp(t, nodes.noise(t, where, 1.3, 6.0, .65), [(.3, '#5a4c40'), (.7, '#84725e')])
    grain = nodes.noise(t, where, 420.0, 2.0, .6)
    t.links.new(nodes.mix(t, nodes.ramp(t, grain, [(.4, .45), (.6, .0)]), tone, '#2e2620'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .95, .15
    t.links.new(nodes.bump(t, grain, .002, .8), shader.inputs['Normal'])
    return material


def board(long, wide, nose, tail, colors, skin, wax):
    """A surfboard standing on its tail, its deck toward -Y: outline, rocker, rails, stringer; colors(u, x) paints it.
    nose: 1 round .. 3 pointed; tail: 'round', 'squash' or 'swallow'; wax: where the deck is waxed (from, to)."""
    rows, around = 300, 200
    u, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, around, endpoint=False), indexing='ij')
    s = np.clip(u, 1e-4, 1 - 1e-4)
    tip = np.clip(1 - np.clip((s - .46) / .54, 0, 1) ** (2.9 / nose * 1.5), 0, 1) ** (.5 + .10 * (nose - 1))
    end = {'round': np.clip(1 - np.clip((.50 - s) / .50, 0, 1) ** 2.8, 0, 1) ** .55,
           'squash': .52 + .48 * np.clip(s / .46, 0, 1) ** .8 * (2 - np.clip(s / .46, 0, 1) ** .8),
           'swallow': .60 + .40 * np.clip(s / .42, 0, 1) ** .8 * (2 - np.clip(s / .42, 0, 1) ** .8)}[tail]
    half = wide / 2 * tip * end
    if tail == 'squash':
        half = half * np.clip(s / .012, 0, 1) ** .4
    thick = .034 * np.clip(1 - np.abs(s - .47) ** 2.2 * 3.2, .16, 1) * np.clip(half / .05, .1, 1)
    rocker = .16 * np.clip((s - .42) / .58, 0, 1) ** 2.4 + .05 * np.clip((.40 - s) / .40, 0, 1) ** 2
    c, d = np.cos(a), np.sin(a)
    x = half * np.sign(c) * np.abs(c) ** .82
    y = -rocker - thick * np.sign(d) * np.abs(d) ** .9 * np.where(d > 0, .82, 1.0) * (1 + .12 * np.cos(c * 3))
    z = s * long
    if tail == 'swallow':
        z = z + .11 * np.clip(1 - s / .10, 0, 1) * np.clip(1 - np.abs(x) / (half * .62 + 1e-6), 0, 1)
    tone = colors(u, x / (wide / 2), half / (wide / 2))
    smear = np.clip((fbm(x * 60, z * 26, 7, 4) + .12) * 2, 0, 1) * np.clip((u - wax[0]) * 18, 0, 1) * np.clip((wax[1] - u) * 18, 0, 1) * (d > .2)
    tone = blend(tone, np.array(blend('#e4dccb', '#e4dccb', np.zeros(1))[0]), smear * .3)
    v = [(e * .0024, y[i, around // 4] - .0007, z[i, around // 4]) for i in range(6, rows - 4) for e in (-1, 1)]
    return painted(np.stack([x, y, z], -1), tone, skin, round_=True), (v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(v) // 2 - 1)])


def frond(material, long=1.5, seed=0):
    """A leaf of a banana plant: a broad blade torn along its ribs, its midrib pale."""
    r = random.Random(seed)
    v, f = [], []
    for side in (-1, 1):
        u0 = .05
        while u0 < .99:
            u1 = min(u0 + r.uniform(.04, .13), 1.0)
            fall = r.uniform(-.06, .10)
            k = len(v)
            for u in np.linspace(u0 + .002, u1 - .002, 4):
                wide = .27 * math.sin(math.pi * min(u * .94 + .06, 1)) ** .6
                for q in (0, .5, 1):
                    v.append((u * long + .09 * q * wide * 3, side * wide * q, .30 * u * long - .42 * long * u * u - (.25 + fall) * wide * q * q + .06 * q))
            f += [(k + 3 * i + j, k + 3 * i + j + 1, k + 3 * i + j + 4, k + 3 * i + j + 3) for i in range(3) for j in range(2)]
            u0 = u1
    return mesh(v, f, material, smooth=True)


def ribbed():
    """Banana leaf: fine ribs across, light through it."""
    material, t, shader = nodes.new_material('ribbed')
    x, y, _z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    rib = nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', x, nodes.math(t, 'MULTIPLY', nodes.math(t, 'ABSOLUTE', y), .3)), 420.0))
    tone = nodes.mix(t, nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', rib, .12), .3), '#3c6a24', '#6f9a38')
    mid = nodes.ramp(t, nodes.math(t, 'ABSOLUTE', y), [(.008, 1.0), (.016, 0.0)])
    t.links.new(nodes.bump(t, rib, .002, .5), shader.inputs['Normal'])
    lit_through(t, shader, nodes.mix(t, mid, tone, '#b9c878'), .42, .32, .4)
    return material


def build(view):
    rnd = random.Random(14)
    sky([(0, '#f6ead8'), (.3, '#c4dcee'), (1, '#6ca8de')], sun=(36, -142), glow='#ffe0b0', glow_strength=.2, strength=.72, sun_strength=4.8, sun_color='#ffdcac', sun_size=.35)
    skin = planks('#3a9a96')
    x = -4.2
    while x < 4.2:
        w = rnd.uniform(.17, .23)
        obj = box(x + w / 2, .03 + rnd.uniform(-.005, .005), .10, w - .007, .026, 3.4, skin, bevel=.003)
        obj.rotation_euler[1] = rnd.gauss(0, .0012)
        x += w
    box(0, .10, 0, 9, .08, 3.6, matter('#14110e', rough=1.))
    box(0, .035, -.05, 9, .09, .20, matter('#8f8678', rough=.9, variation=.3, grain=6, bump=.006, bump_grain=40.), bevel=.012)
    timber = wood('#8a6440', 'x', .7, 26.)
    for z in (1.30, .30):
        box(.1, -.055, z, 5.2, .05, .085, timber, bevel=.006)
    spots = (-1.66, -.96, -.30, .40, 1.08, 1.74)
    peg = matter('#a47c52', rough=.6, variation=.3, grain=30)
    for px in spots:
        for z in (1.34, .34):
            tube([(px, -.06, z), (px, -.34, z + .035)], .0165, peg, 14)
    gloss, cedar = paint(.14, .5), matter('#5c3a22', rough=.2, specular=.5)
    cream, coral, sun_, navy, mint, sky_ = '#efe6d2', '#d8563c', '#e6ac3c', '#1f3d5c', '#8cc4ae', '#9cc8de'

    def flat(c):
        return lambda u, x, h: blend(c, c, u * 0)

    def banded(base, ink, bands):
        """Bands across, from and to along the board."""
        return lambda u, x, h: blend(blend(base, base, u * 0), np.array(blend(ink, ink, np.zeros(1))[0]), sum(((u > a) & (u < b)).astype(float) for a, b in bands))

    def rails(base, ink, width):
        """A coloured rail, and a thin line inside it."""
        return lambda u, x, h: blend(blend(base, ink, np.clip((width - h + np.abs(x)) / .02, 0, 1)), np.array(blend(ink, ink, np.zeros(1))[0]), np.clip(1.6 - np.abs(h - np.abs(x) - width - .05) / .012, 0, 1))

    def dipped(base, ink, at):
        """The nose in another colour, its edge aslant."""
        return lambda u, x, h: blend(base, ink, (u + x * .05 > at).astype(float))
    boards = ((-1.31, 2.02, .50, 2.5, 'squash', dipped(cream, coral, .68), (.16, .62), 1.0), (-.63, 2.62, .57, 1.15, 'round', banded(sun_, cream, ((.70, .715), (.725, .79), (.80, .815))), (.30, .8), -1.2),
              (.05, 1.74, .53, 2.0, 'swallow', rails(cream, navy, .16), (.12, .6), .8), (.74, 2.34, .55, 1.3, 'round', banded(mint, cream, ((.16, .20), (.22, .23))), (.3, .75), -.7),
              (1.41, 1.92, .49, 2.7, 'squash', dipped(coral, cream, .44), (.14, .6), 1.4))
    for px, long, wide, nose, tail, colors, wax, lean in boards:
        body, stringer = board(long, wide, nose, tail, colors, gloss, wax)
        holder = group([instance(body), solid(*stringer, cedar)], (px, -.40, .015))
        holder.rotation_euler = (math.radians(-9.5), math.radians(lean), math.radians(rnd.uniform(-3, 3)))
    X, Y = np.meshgrid(np.linspace(-4, 4, 420), np.linspace(-4.2, .1, 260))
    Z = .03 * fbm(X * 1.3, Y * 1.3, 5, 4) + .022 * fbm(X * 5, Y * 5, 6, 4) + .06 * np.exp(-((Y - .05) / .3) ** 2) - .02
    for k in range(26):
        fx, fy, way = rnd.uniform(-3, 3), rnd.uniform(-2.6, -.6), rnd.uniform(0, 3.1)
        c, s = math.cos(way), math.sin(way)
        p, q = ((X - fx) * c + (Y - fy) * s) / .13, (-(X - fx) * s + (Y - fy) * c) / .05
        far = p * p + q * q
        Z += -.028 * np.exp(-far ** 2) + .016 * np.exp(-((np.sqrt(far) - 1.25) / .3) ** 2)
    k = np.arange(X.size).reshape(X.shape)
    instance(mesh(np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist(), sand(), smooth=True))
    leaf_ = ribbed()
    for k, (px, py, pz, turn, tilt, size) in enumerate(((2.15, -.55, .0, 205, 62, 1.15), (2.30, -.70, .0, 160, 74, 1.3), (2.2, -.5, -.1, 250, 55, 1.0), (2.45, -.4, .1, 185, 80, 1.4))):
        obj = instance(frond(leaf_, 1.5, k), (px, py, pz), size)
        obj.rotation_euler = (0, -math.radians(tilt), math.radians(turn))
    trunk = matter('#8a745c', rough=.9, bump=.02, bump_grain=14)
    fronds = leaf('#5f8f3a', '#8fae55', through=.4, rough=.4)
    instance(palm(fronds, trunk, 3, .10, 20, .40, .10), (-4.6, -4.2, -1.0), 6.0, 40)
    instance(palm(fronds, trunk, 8, .06, 15, .40, .10), (-2.3, -5.6, 1.6), 5.2, 200)
    haze('#f0e4d4', 3000., '#ffd8b0', focus=5, start=30)
