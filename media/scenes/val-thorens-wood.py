"""By the wall of a chalet in Val Thorens at dusk: firewood stacked under the snow, skis leaning on it, a lit window.

What makes it that place: a Savoyard house of larch boards on a foot of field stone, a shutter in which a heart is cut, wood
for the stove carried up to 2,300 m where no tree grows, the bare ridge behind. Studied: academickids.com/encyclopedia (Val
Thorens; height, cladding in wood).
"""
from scipy.spatial import Voronoi

from scenery import *
from scenery.masonry import masonry
from scenery.rooms import view_beyond, wood
from scenery.skis import pole, ski, sole
from scenery.snow import drifted, snow_on

GRADE = dict(exposure=1.5, contrast=1.22, saturation=1.08, bloom=.10, vignette=.16, shadows=(-.006, .0, .016), highlights=(.014, .004, -.012))
FRAMINGS = {
    'val-thorens-ski': dict(eye=(.42, -3.6, 1.16), target=(.20, .4, .92), lens=36, sharp_at=3.7, f_stop=4, samples=7, preview_samples=7, bounces=4, mist=60),
}
FRONT, CORNER = .10, 1.40


def heart(x, z, size):
    """Outline of a heart standing on its tip."""
    turn = np.linspace(0, 2 * math.pi, 36, endpoint=False)
    return [(x + size * math.sin(t) ** 3, z + size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16) for t in turn]


def sawn(pale, dark):
    """The sawn end of a split log: rings round the pith, which is the origin, checks that run to it, the saw across."""
    material, t, shader = nodes.new_material('sawn')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    x, _y, z = nodes.split(t, at)
    by = t.nodes.new('ShaderNodeObjectInfo').outputs['Random']
    far = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', x, x), nodes.math(t, 'MULTIPLY', z, z)))
    far = nodes.math(t, 'ADD', far, nodes.math(t, 'MULTIPLY', nodes.noise(t, at, 26.0, 3.0, .5), .011))
    ring = nodes.math(t, 'FRACT', nodes.math(t, 'MULTIPLY', far, 125.0))
    tone = nodes.mix(t, nodes.ramp(t, by, [(0, 0.0), (1, 1.0)]), pale, dark)
    tone = nodes.mix(t, nodes.ramp(t, ring, [(.0, .0), (.5, .15), (.86, .85), (1, .0)]), tone, '#5c3519')
    heartwood = nodes.ramp(t, far, [(.045, .5), (.075, .0)])
    tone = nodes.mix(t, heartwood, tone, '#8a5632')
    angle = nodes.math(t, 'ARCTAN2', z, x)
    check = nodes.ramp(t, nodes.noise(t, nodes.combine(t, nodes.math(t, 'MULTIPLY', angle, 5.0), nodes.math(t, 'MULTIPLY', far, 6.0), nodes.math(t, 'MULTIPLY', by, 50.0)), 1.0, 3.0, .6), [(.30, 1.0), (.335, 0.0)])
    tone = nodes.mix(t, check, tone, '#20130a')
    weather = nodes.ramp(t, nodes.noise(t, at, 17.0, 5.0, .65), [(.42, 0.0), (.75, .55)])
    t.links.new(nodes.mix(t, weather, tone, '#7d7166'), shader.inputs['Base Color'])
    kerf = nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, (40, 40, 420)), 1.0, 3.0, .5)
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .85, .15
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', kerf, .5), nodes.math(t, 'MULTIPLY', check, 2.0)), .002, .8), shader.inputs['Normal'])
    return material


def stack(x0, x1, z0, z1, end, bark, split, rnd):
    """Logs in courses, split so that they lie close: cells of scattered points, each pushed in a little or out."""
    spots, z, row = [], z0 - .1, 0
    while z < z1 + .2:
        x = x0 - .2 + .06 * (row % 2)
        while x < x1 + .2:
            spots.append((x + rnd.uniform(-.026, .026), z + rnd.uniform(-.022, .022)))
            x += rnd.uniform(.085, .145)
        z += rnd.uniform(.085, .105)
        row += 1
    cells = Voronoi(np.array(spots))
    for k, (sx, sz) in enumerate(spots):
        region = cells.regions[cells.point_region[k]]
        if not region or -1 in region or not (x0 < sx < x1 and z0 < sz < z1 + .03 * math.sin(sx * 9)):
            continue
        ring = cells.vertices[region]
        middle = ring.mean(0)
        ring = ring[np.argsort(np.arctan2(*(ring - middle).T[::-1]))]
        fine = []
        for a, b, c in zip(np.roll(ring, 1, 0), ring, np.roll(ring, -1, 0)):
            p, q = b + (a - b) * .22, b + (c - b) * .22
            fine += [p * (1 - u) ** 2 + 2 * b * u * (1 - u) + q * u * u for u in np.linspace(0, 1, 4)]
        fine = middle + (np.array(fine) - middle) * .94
        way = rnd.uniform(0, 2 * math.pi)
        pith = middle + np.array([math.cos(way), math.sin(way)]) * rnd.choice((.0, .055, .07, .085))
        local, n_ = fine - pith, len(fine)
        push, skew = rnd.gauss(0, .014), rnd.gauss(0, .05)
        wobble = [.003 * rnd.gauss(0, 1) for _ in range(n_)]
        v = [(a, w + skew * b, b) for (a, b), w in zip(local, wobble)] + [(a, .34, b) for a, b in local]
        far = np.hypot(*local.T)
        which = [1 if far[i] > np.percentile(far, 62) and pith is not middle else 2 for i in range(n_)]
        faces = [tuple(range(n_))] + [(i, n_ + i, n_ + (i + 1) % n_, (i + 1) % n_) for i in range(n_)]
        instance(mesh(v, faces, [end, bark, split], [0] + which), (pith[0], FRONT - .02 + push, pith[1]))


def window(x, low, wide, high, larch, glow, snow):
    """Two wings of four panes, in a deep case; a lamp in the room."""
    for s in (-1, 1):
        box(x + s * (wide / 2 + .052), .43, low - .05, .10, .12, high + .04, larch, bevel=.006)
    box(x, .42, low + high, wide + .30, .16, .12, larch, bevel=.008)
    box(x, .40, low - .07, wide + .26, .22, .07, larch, bevel=.008)
    for s in (-1, 1):
        cx = x + s * wide / 4
        for e in (-1, 1):
            box(cx + e * (wide / 4 - .028), .47, low, .056, .05, high, larch, bevel=.004)
        for z in (low, low + high - .056):
            box(cx, .47, z, wide / 2 - .06, .044, .056, larch, bevel=.004)
        for z in (1 / 3, 2 / 3):
            box(cx, .474, low + high * z - .012, wide / 2 - .06, .03, .024, larch, bevel=.003)
        box(cx, .476, low + .03, .024, .028, high - .06, larch, bevel=.003)
    box(x, .52, low, wide, .01, high, glow)
    snow_on(x - wide / 2 - .1, x + wide / 2 + .1, .355, low - .004, .13, .075, snow, 5, .012)


def room_glow(x, z):
    """What shows behind the panes: a boarded room, bright round its lamp, the curtains at the sides."""
    material, t, shader = nodes.new_material('room')
    t.nodes.remove(shader)
    px, _y, pz = nodes.split(t, nodes.position(t))
    dx, dz = nodes.math(t, 'SUBTRACT', px, x + .10), nodes.math(t, 'SUBTRACT', pz, z + .06)
    far = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', dx, dx), nodes.math(t, 'MULTIPLY', dz, dz)))
    tone = nodes.ramp(t, far, [(.0, '#fff0c8'), (.07, '#ffd48a'), (.22, '#f0a24c'), (.5, '#9c5420')])
    side = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', px, x))
    fold = nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', px, 190.0))
    curtain = nodes.ramp(t, nodes.math(t, 'ADD', side, nodes.math(t, 'MULTIPLY', pz, .10)), [(.43, 0.0), (.445, 1.0)])
    cloth = nodes.mix(t, nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', fold, .3), .5), '#b06a3a', '#f2c48c')
    tone = nodes.mix(t, curtain, tone, cloth)
    shine = nodes.add(t, 'ShaderNodeEmission', {0: tone, 1: 1.5})
    t.links.new(shine.outputs[0], nodes.output(t).inputs[0])
    return material


def build(view):
    rnd = random.Random(27)
    sky([(0, '#d9a4a8'), (.2, '#8f90c8'), (.5, '#4c64b0'), (1, '#22387c')], sun=(4, 120), glow='#f0a890', glow_strength=.4, strength=.6, sun_strength=0)
    view_beyond('val-thorens', (5.6, 26, 1.22), 19, .50, .66, (.0, .54), soft=5)
    boards = [wood(c, 'z', .75, 22.) for c in ('#5c3d28', '#6a4830', '#4e3524', '#735036')]
    larch, dark = wood('#7d5636', 'z', .6, 26.), matter('#1a120c', rough=.95)
    # the wall: boards upright over a core, on a foot of stone; the frame of the corner
    x = -3.0
    low, high, wx, wide = 1.02, .98, -1.0, .86
    while x < CORNER - .1:
        w = rnd.uniform(.16, .25)
        a, b = x, min(x + w - .006, CORNER - .1)
        if a < wx + wide / 2 and b > wx - wide / 2:
            spans = ((.34, low), (low + high, 3.4))
        else:
            spans = ((.34, 3.4),)
        for p, q in spans:
            box((a + b) / 2, .49 + rnd.uniform(-.006, .006), p, b - a, .03, q - p, boards[rnd.randrange(4)], bevel=.003)
        x += w
    box(-.85, .62, .3, 4.4, .12, 3.1, dark)
    box(CORNER - .02, .48, .30, .18, .20, 3.1, wood('#4e3422', 'z', .7, 18.), bevel=.01)
    stones = [matter(c, rough=.9, variation=.25, grain=14, bump=.006, bump_grain=50.) for c in ('#8d8780', '#7a746e', '#9c958a', '#6f6a68')]
    box(-.8, .56, -.4, 4.5, .22, .74, matter('#6a645c', rough=.95))
    masonry(-3, CORNER - .01, .44, -.1, .34, stones, rnd)
    snow = matter('#eef2fa', rough=.8, specular=.25, variation=.02, grain=8, bump=.003, bump_grain=110.)
    window(wx, low, wide, high, larch, room_glow(wx, low + high / 2), snow)
    shut = wood('#566f45', 'y', .6, 24.)
    for s in (-1, 1):
        cx = wx + s * (wide / 2 + .34)
        wall([rectangle(cx - .22, low - .02, cx + .22, low + high + .02), heart(cx, low + high * .72, .075)], .03, shut, (0, .445, 0), bevel=.004)
        for z in (low + .16, low + high - .16):
            box(cx, .424, z - .035, .42, .02, .07, shut, bevel=.004)
    # the stack: posts at its ends, snow on it
    bark, split = matter('#3c2c22', rough=.95, variation=.4, grain=30, bump=.006, bump_grain=60.), wood('#a9794a', 'y', .8, 40.)
    stack(-.12, 1.27, .02, 1.40, sawn('#e0b987', '#c4935f'), bark, split, rnd)
    box(.58, .34, .1, 1.40, .10, 1.28, matter('#140d08', rough=1.))
    for px in (-.15, 1.31):
        box(px, FRONT + .08, -.1, .075, .075, 1.62, wood('#6a4a30', 'z', .7, 20.), bevel=.006)
    snow_on(-.30, 1.47, FRONT + .13, 1.40, .46, .17, snow, 11, .05)
    snow_on(.02, .72, FRONT + .15, 1.45, .34, .19, snow, 19, .03)
    # skis and poles lean on it; a bank of snow before the wall
    steel, black = matter('#b9bcc0', rough=.3, metal=1.), matter('#1c1e22', rough=.5)
    ink = sole('#1f5f8b', '#efe9dc')
    ski((.80, -.36, -.08), 3, -10.5, ink, steel, 1.76)
    ski((.95, -.36, -.08), -2, -10.5, ink, steel, 1.76)
    shaft = matter('#c9ccd2', rough=.25, metal=.9)
    pole((1.13, -.32, .02), -5, -13, shaft, black, matter('#23262c', rough=.8))
    pole((.62, -.30, .02), 6, -13, shaft, black, matter('#23262c', rough=.8))
    drifted((-4, 16, 700), (-3.4, 24, 700), lambda X, Y: -.02 + .20 * np.exp(-((.46 - Y) / .34) ** 2) * np.clip((2.2 - X) / .8, 0, 1) * (1 + .4 * fbm(X * 1.1, X * 0, 7, 3)) + .05 * fbm(X * .8, Y * .8, 9, 3) + .10 * fbm(X * .3, Y * .25, 5, 3) * np.clip((Y - 1) / 3, 0, 1), snow, 3)
    glow = soft_light((wx, .30, low + high / 2), (wx + .2, -2, .3), .8, 34, '#ffab58')
    glow.data.spread = math.radians(150)
    instance(lantern_mesh(black, light('#ffc070', 3.0)), (-.30, .22, 2.22), .5)
    tube([(-.30, .46, 2.30), (-.30, .22, 2.30), (-.30, .22, 2.22)], .008, black, 8)
    lamp((-.30, .20, 2.02), 16, '#ffae5c', .05)
    soft_light((2.6, -3.4, 3.0), (.2, .2, 1.0), 2.2, 60, '#aebcf0')
    haze('#8a8cb4', 900., '#d8a8a8', focus=5, start=8)
