"""The Hamptons: a sandy path through dune grass down to the Atlantic, slat fence, lighthouse with a red band.

Recognisable by the pale empty beach, beach grass, the leaning snow fence and the lighthouse on the point (Montauk).
`checkout` looks along the surf: low contrast, foam running up the sand.
"""
from scenery import *

GRADE = dict(exposure=1.05, contrast=1.37, saturation=1.16)
FRAMINGS = {
    'hamptons': dict(eye=(0, -6, 4.4), target=(3, 60, 5.2), lens=31, samples=9, mist=1200),
    'hamptons-after-summer': dict(eye=(-6, -3, 2.6), target=(6, 90, 6.2), lens=40, samples=9, mist=1200, grade=dict(exposure=.98, saturation=1.1)),
    'checkout': dict(eye=(-4, 2, 5.6), target=(-7, 60, 4.2), lens=30, samples=5, mist=1200, grade=dict(contrast=1.26, exposure=.9),
                     film=dict(waves=dict(slope=.05, length=(1.2, 16), deep=(.05, .09, .11), glitter=1.9, beach=True), clouds=36, lights=.3,
                               surf=dict(count=3, reach=15, width=.55, strength=.7))),
}
X_RANGE, Y_RANGE = (-70, 110), (-6, 200)


def shore(y):
    """Where the sand meets the water (x of the line)."""
    return -16 - y * .16 + 7 * np.sin(y / 34.) + fbm(np.zeros_like(y) + 3.3, y / 25, 4, 3) * 3


def path(x, y):
    return np.exp(-((x - 2.2 - 3.0 * np.sin(y / 16.)) / 2.2) ** 2) * np.clip(1 - y / 46, 0, 1)


def dunes():
    X, Y = Ground.axes(X_RANGE, Y_RANGE, 620, 620)
    d = X - shore(Y)
    Z = -.9 + np.clip(d, -20, 16) * .075
    Z += 4.6 / (1 + np.exp(-(d - 22) / 4)) * (.55 + .6 * (fbm(X / 17, Y / 22, 7, 5) + .5)) * np.clip((d - 8) / 12, 0, 1.3)
    Z += fbm(X / 1.6, Y / .9, 9, 3) * .045 - path(X, Y) * .55
    ripples = np.sin((Y * 5.2 + X * 1.6 + fbm(X / 3, Y / 3, 14, 3) * 5)) * .012 * np.clip((d - 4) / 10, 0, 1)
    prints = np.zeros_like(Z)
    for k in range(34):
        y = 1 + k * .78
        x = 2.2 + 3.0 * math.sin(y / 16.) + (.22 if k % 2 else -.22)
        prints -= .07 * np.exp(-(((X - x) / .11) ** 2 + ((Y - y) / .17) ** 2) ** 2)
    return Ground(Z + ripples + prints, X_RANGE, Y_RANGE)


def foam(surface):
    """White lace along the shore, painted into the water: bands at distances from the shore line, broken by noise."""
    t = surface.data.materials[0].node_tree
    where = nodes.position(t)
    x, y, _ = nodes.split(t, where)
    line = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', y, -.16), nodes.math(t, 'MULTIPLY', nodes.math(t, 'SINE', nodes.math(t, 'DIVIDE', y, 34.)), 7.))
    off = nodes.math(t, 'SUBTRACT', nodes.math(t, 'SUBTRACT', x, line), -16.)
    flat = nodes.vector(t, 'MULTIPLY', where, (1., .35, 1.))
    off = nodes.math(t, 'ADD', off, nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', nodes.noise(t, flat, .13, 4.), .5), 9.))
    total = None
    for at, width in ((8.6, 1.5), (4.8, 1.1), (-.5, .9), (-7., .8), (-15., .7)):
        band = nodes.math(t, 'SUBTRACT', 1., nodes.math(t, 'ABSOLUTE', nodes.math(t, 'DIVIDE', nodes.math(t, 'SUBTRACT', off, at), width)), clamp=True)
        total = band if total is None else nodes.math(t, 'MAXIMUM', total, band)
    lace = nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', total, 2.4), nodes.math(t, 'MULTIPLY', nodes.noise(t, where, 1.3, 6., .68), 2.2))
    cover = nodes.math(t, 'MULTIPLY', nodes.math(t, 'ADD', lace, .35, clamp=True), .9)
    shader = t.nodes['Principled BSDF']
    white = nodes.add(t, 'ShaderNodeBsdfDiffuse', {0: '#f6f0e8'})
    blend = nodes.add(t, 'ShaderNodeMixShader', {0: cover})
    t.links.new(shader.outputs[0], blend.inputs[1])
    t.links.new(white.outputs[0], blend.inputs[2])
    t.links.new(blend.outputs[0], nodes.output(t).inputs[0])


def build(view):
    rnd, perlin = random.Random(5), Perlin(2)
    sky([(0, '#ffdcae'), (.14, '#fbcdb0'), (.32, '#d5bcc4'), (.58, '#93a6cc'), (1, '#5a7db5')], sun=(9, -58), glow='#ffb878', glow_strength=.7, sun_strength=5.2, sun_color='#ffc089',
        sun_size=.9, clouds=dict(amount=.56, scale=1.0, stretch=.4, lit='#ffe6cc', shade='#b8a6bd', opacity=.8, haze=.08, seed=81, flat=.16))
    ground = dunes()
    ground.place(matter('#e6cfac', rough=.9, variation=.10, grain=.7, bump=.02, bump_grain=7.))
    surface = sea(-.25, deep='#1b4a5a', rough=.07, waves=.05, size=4.5, stretch=(2.4, .8), fine=.5, x=(-9000, 30), y=(-60, 9000))
    if view['name'] != 'checkout':
        foam(surface)
    blades = leaf('#8f8a4a', '#c9b772', through=.4)
    tufts, count = [tuft(blades, i) for i in range(7)], 0
    while count < 11000:
        y = rnd.random() ** 1.7 * 120 - 2
        x = rnd.uniform(-20, 26 + y * .6)
        if x - float(shore(np.array([y]))[0]) < 17 or float(path(np.array(x), np.array(y))) > .12 or float(perlin(x / 4, y / 5)) + rnd.uniform(-.5, .5) < 0:
            continue
        instance(tufts[count % 7], (x, y, ground.height(x, y) - .04), rnd.uniform(.7, 1.5), rnd.uniform(-25, 30))
        count += 1
    fence(ground, rnd)
    point(rnd)
    gulls(5, rnd, (-60, 20), (60, 160), (10, 24), matter('#f2efe8'), .5)
    haze('#e2c4b4', 900., '#ffd0a0', height_falloff=.006, focus=4, start=60, most=.85)


def fence(ground, rnd):
    wood, wire = matter('#a08e7c', rough=.85, variation=.25, grain=4), matter('#6d6257', rough=.6)
    for side in (-1, 1):
        tops = []
        for i in range(160):
            y = 2 + i * .26
            x = 2.2 + 3.0 * math.sin(y / 16.) + side * 2.15
            z = ground.height(x, y)
            slat = box(x, y, z - .3, .045, .02, 1.28 + rnd.uniform(-.08, .06), wood, rnd.uniform(-20, 20))
            slat.rotation_euler[0], slat.rotation_euler[1] = rnd.gauss(0, .05), rnd.gauss(.03, .05)
            if i % 8 == 0:
                box(x, y, z - .3, .09, .09, 1.5, wood)
                tops.append((x, y, z + .75))
        tube(tops, .006, wire, 4)
        tube([(x, y, z - .45) for x, y, z in tops], .006, wire, 4)


def point(rnd):
    """The headland with lighthouse and keeper's house."""
    X, Y = Ground.axes((-90, 260), (205, 420), 200, 200)
    Z = -2 + 13 / (1 + np.exp(-(X - 8 + fbm(X / 30, Y / 30, 3, 4) * 14) / 6)) * np.clip((Y - 205) / 40, 0, 1) + fbm(X / 18, Y / 18, 6, 5) * 2
    Ground(Z, (-90, 260), (205, 420)).place(matter('#8d8752', rough=.95, variation=.3, grain=.15))
    lighthouse(36, 262, 9.5, 29.4, matter('#f7f1e6', rough=.7), matter('#8a3b2c', rough=.7), light('#ffdf9a', 9), matter('#2b2b2b', rough=.5))
    shingle, roof, glow = matter('#8e8274', rough=.9, variation=.25, grain=2.), matter('#5b5048', rough=.9, variation=.2), light('#ffc27a', 3)
    box(50, 262, 9.5, 14, 9, 5, shingle)
    wall([[(-8, 0), (8, 0), (0, 5)]], 9.6, roof, (50, 262, 14.5), 90)
    for i in range(4):
        box(45 + i * 3.2, 257.4, 10.8, 1.2, .1, 1.9, glow)
