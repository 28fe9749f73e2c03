"""A window seat in a miner's house in Park City on a clear morning after snow: cushions, a striped blanket, a cup of cocoa, firs outside.

What makes it that place: a small frame house of the silver years, its walls of narrow painted boards with a bead between
them, a tall sash of two panes over two; snow on the sill, the firs of the Wasatch slope behind. Studied: docslib.org/doc/8910592 ("Residences of Mining Boom
Era, Park City"); parkcitymag.com, July 2020 (plank walls, no frame). The window seat and the firs are from knowledge.
"""
from scenery import *
from scenery.cloth import hanging, linen, pillow, rounded, spread
from scenery.rooms import *
from scenery.snow import drifted, snow_on
from scenery.tables import matte

GRADE = dict(exposure=1.3, contrast=1.18, saturation=1.06, bloom=.07, vignette=.12, shadows=(.0, .0, .010), highlights=(.014, .005, -.012))
FRAMINGS = {
    'park-city-room': dict(eye=(-.72, -1.95, 1.20), target=(.10, .40, .86), lens=33, sharp_at=2.2, f_stop=3.2, samples=9, preview_samples=10, mist=40),
}
SEAT, GLASS, SIDE, SILL, HEAD = .44, .66, .98, .66, 2.02


def beaded(color, along='x', wide=.078):
    """Painted boards with a bead between them, side by side along an axis; the brush along them."""
    material, t, shader = nodes.new_material('beaded')
    where = nodes.position(t)
    x, y, _z = nodes.split(t, where)
    f = nodes.math(t, 'FRACT', nodes.math(t, 'DIVIDE', nodes.math(t, 'ADD', x if along == 'x' else y, 10.0), wide))
    groove = nodes.math(t, 'MAXIMUM', nodes.ramp(t, f, [(.0, 1.0), (.035, 0.0), (.965, 0.0), (1.0, 1.0)]), nodes.ramp(t, nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', f, .14)), [(.0, .8), (.03, 0.0)]))
    brush = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (60, 60, 2)), 1.0, 6.0, .65)
    cloud = nodes.noise(t, where, 1.8, 5.0, .6)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.3, 0.0), (.75, .22)]), color, nodes.shade(color, .78))
    tone = nodes.mix(t, nodes.ramp(t, brush, [(.3, .18), (.55, 0.0)]), tone, nodes.shade(color, .7))
    t.links.new(nodes.mix(t, groove, tone, nodes.shade(color, .32)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .42, .35
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', brush, .12), groove), .005, .9), shader.inputs['Normal'])
    return material


def enamel(color, fleck):
    """Speckled enamel."""
    material, t, shader = nodes.new_material('enamel')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    spots = nodes.ramp(t, nodes.noise(t, at, 330.0, 3.0, .6), [(.60, 0.0), (.63, 1.0)])
    t.links.new(nodes.mix(t, spots, color, fleck), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .13, .55
    return material


def cup(at, ware, rim, cocoa, sweet, rnd, turn):
    """A cup of enamelled iron, its rim dark, full of cocoa with marshmallows."""
    parts = [revolve([(.001, .002), (.034, .002), (.0385, .005), (.0400, .010), (.0405, .074), (.0413, .0765), (.0405, .0785), (.0393, .0765), (.0385, .010), (.001, .008)], ware, segments=80)]
    parts.append(revolve([(.0399, .0752), (.0418, .0762), (.0414, .0792), (.0398, .0795), (.0388, .0772)], rim, segments=80))
    parts.append(revolve([(.001, .0690), (.0380, .0690), (.0390, .0702)], cocoa, segments=64))
    for k, (px, py) in enumerate(((.0, -.012), (.017, .006), (-.015, .010), (-.020, -.012), (.006, .022), (.024, -.014))):
        soft = instance(revolved([(.0001, .0), (.0060, .0002), (.0078, .0020), (.0080, .0062), (.0072, .0098), (.0050, .0110), (.0001, .0112)], sweet, 32), (px, py, .0660), 1.0)
        soft.rotation_euler = (rnd.uniform(-.35, .35), rnd.uniform(-.35, .35), 0)
        parts.append(soft)
    ear = [(.0395 + .029 * max(math.cos(a), 0) ** .7, 0, .0445 + .0225 * math.sin(a)) for a in np.linspace(math.pi / 2, -math.pi / 2, 40)]
    parts.append(tube(ear, .0040, ware, 14))
    return group(parts, at, 1.0, turn)


def sash(x0, x1, paint_):
    """Two sashes of two panes over two, the lower before the upper, in a case with a sill and a plain head."""
    mid, half = (x0 + x1) / 2, (SILL + HEAD) / 2
    for y, low, high in ((GLASS, SILL, half + .02), (GLASS + .04, half - .02, HEAD)):
        for x in (x0 + .025, x1 - .025):
            box(x, y, low, .05, .035, high - low, paint_, bevel=.004)
        for z in (low, high - .045):
            box(mid, y, z, x1 - x0 - .02, .031, .045, paint_, bevel=.004)
        box(mid, y, low + .02, .026, .027, high - low - .04, paint_, bevel=.003)
    for x in (x0 - .05, x1 + .05):
        box(x, GLASS - .03, SILL - .06, .105, .10, HEAD - SILL + .12, paint_, bevel=.006)
    box(mid, GLASS - .034, HEAD, x1 - x0 + .26, .11, .12, paint_, bevel=.008)
    box(mid, GLASS - .05, HEAD + .12, x1 - x0 + .32, .15, .03, paint_, bevel=.008)
    box(mid, GLASS - .06, SILL - .035, x1 - x0 + .24, .16, .04, paint_, bevel=.010)


def book(at, size, turn, cover, leaves):
    """A bound book lying flat."""
    w, d, h = size
    return group([box(0, 0, 0, w, d, .004, cover, bevel=.001), box(0, 0, h - .004, w, d, .004, cover, bevel=.001), box(-w / 2 + .002, 0, 0, .004, d, h, cover, bevel=.001), box(.002, 0, .004, w - .010, d - .012, h - .008, leaves)], at, 1.0, turn)


def build(view):
    rnd = random.Random(32)
    indoors(6)
    sky([(0, '#f2ead8'), (.2, '#cfe0f2'), (.5, '#8fb8e8'), (1, '#4f86cc')], sun=(23, 34), glow='#ffe0b4', glow_strength=.3, strength=1.1, sun_strength=17, sun_color='#ffd9a4', sun_size=.5)
    green, white = beaded('#7d8f7a'), matter('#efe9dc', rough=.45, specular=.35, variation=.06, grain=9, bump=.0008, bump_grain=120.)
    inner, cream = beaded('#7d8f7a', 'y'), beaded('#e9e0cd', 'x')
    x0, x1 = -.66, .66
    # the wall round the window, the alcove's sides and ceiling, the wall before it
    box(0, GLASS + .02, -.4, 2 * SIDE, .10, SILL + .38, green)
    box(0, GLASS + .02, HEAD + .04, 2 * SIDE, .10, .9, green)
    for s in (-1, 1):
        box(s * (x1 + SIDE) / 2, GLASS + .024, 0, SIDE - x1, .10, 3, green)
        box(s * (SIDE + .05), .34, 0, .10, .74, 3, inner)
        box(s * (SIDE + 1.0), -.02, 0, 2.0, .08, 3, cream)
        box(s * (SIDE + .05), -.06, 0, .13, .05, 2.46, white, bevel=.006)
        box(s * 3.0, -2, 0, .1, 4.2, 3, cream)
    box(0, -.06, 2.34, 2 * SIDE + .24, .06, .14, white, bevel=.006)
    box(0, .3, 2.36, 2 * SIDE, .8, .1, white)
    box(0, -.02, 2.46, 6, .08, .7, cream)
    box(0, -2, 2.95, 6.2, 4.4, .1, white)
    box(0, -4.1, 0, 6.2, .1, 3, cream)
    plane(0, laid('#a8794e', '#8c6240', (2.4, .12), .003, '#2a1c12', False, .45), (-3, 3), (-4.1, 0))
    sash(x0, x1, white)
    # the seat: its front of two panels, the board, the cushion
    box(0, .30, 0, 2 * SIDE, .60, SEAT - .03, green)
    for s in (-1, 1):
        box(s * .48, -.012, .07, .84, .022, .28, white, bevel=.006)
        box(s * .48, -.026, .11, .74, .018, .20, beaded('#e2dac8'), bevel=.004)
        revolve([(.001, -.03), (.013, -.028), (.016, -.02), (.008, -.008), (.008, 0)], matter('#a8823e', rough=.3, metal=1.), (s * .48, -.03, .21), 24).rotation_euler = (-math.pi / 2, 0, 0)
    box(0, .28, SEAT - .03, 2 * SIDE - .004, .68, .03, white, bevel=.008)
    wool = linen('#d9d0bd', weave=.0016)
    instance(mesh(*rounded(0, .29, SEAT, 2 * SIDE - .04, .60, .10, .032), wool, smooth=True))
    for s in (-.30, .30):
        for y in (.0, .58):
            tube([(-SIDE + .03, y, SEAT + .05 + .037 * np.sign(s)), (SIDE - .03, y, SEAT + .05 + .037 * np.sign(s))], .0045, wool, 8)
    top = SEAT + .10
    blocks = ((0., .29, SEAT + .05, 2 * SIDE - .04, .60, .10, .032), (0., .28, SEAT / 2, 2 * SIDE, .70, SEAT, .012))
    cover, _ = spread(.62, 1.16, linen('#efe6d2', weave=.003, stripes=('#9c3a2c', .29, .24)), blocks, (-.42, .53, top + .03), turn=184, seed=6, thickness=.009, cell=.024, grow=.02, rumple=.022)
    big = pillow(.52, .52, linen('#9c4a34', weave=.002), 3, 120.)
    fair = pillow(.46, .46, linen('#ece4d2', weave=.0016), 5, 110.)
    long = pillow(.54, .30, linen('#4d6458', weave=.002), 8, 130.)
    instance(big, (.82, .36, top + .235), 1.0, -82, 72)
    instance(fair, (.70, .20, top + .195), 1.0, -68, 62)
    instance(long, (.56, .15, top + .115), 1.0, -74, 50)
    # a cup on two books
    paper = matter('#e8dec6', rough=.9, variation=.1, grain=60)
    book((.10, .20, top), (.17, .235, .034), 24, matter('#31486a', rough=.7, variation=.2, grain=40), paper)
    book((.10, .20, top + .034), (.15, .215, .026), 10, matter('#7a2f2a', rough=.7, variation=.2, grain=40), paper)
    cup((.10, .19, top + .060), enamel('#1f3f66', '#d4dbe4'), enamel('#10161f', '#10161f'), matte('#4a2714', .14, .45, patches='#5c331c', grain=30.), matte('#f4ece0', .7, .2, flesh=.2), rnd, -132)
    veil = linen('#f6f1e6', through=.6)
    tube([(-SIDE, GLASS - .12, HEAD + .06), (SIDE, GLASS - .12, HEAD + .06)], .009, matter('#2b2623', rough=.4, metal=.8), 10)
    hanging(.34, 1.36, veil, (-.94, GLASS - .12, HEAD + .05), 0, 5, .035, 2, .5)
    hanging(.34, 1.36, veil, (.62, GLASS - .12, HEAD + .05), 0, 5, .035, 7)
    # outside: snow on the sill, the slope, firs under snow
    snow = matter('#f2f5fb', rough=.8, specular=.25, variation=.02, grain=8, bump=.003, bump_grain=110.)
    snow_on(x0 + .01, x1 - .01, GLASS + .12, SILL - .03, .16, .12, snow, 12, .008)
    for a, b, seed in ((x0 + .05, -.02, 21), (.02, x1 - .05, 25)):
        snow_on(a, b, GLASS + .075, (SILL + HEAD) / 2 + .02, .022, .018, snow, seed, .002)
    drifted((-14, 26, 160), (2, 46, 160), lambda X, Y: -1.5 + .14 * np.clip(Y - 4, 0, 60) + .35 * fbm(X * .2, Y * .2, 3, 4), snow, 3)
    needles, trunk = leaf('#2a4632', '#40624a', through=.2), matter('#4a3a2c', rough=.9)
    firs = [conifer(needles, trunk, k, snow, 22, .5) for k in range(4)]
    for k in range(46):
        y = rnd.uniform(14, 44)
        x = rnd.uniform(-.55, .75) * (y + 2)
        if abs(x - .30 * y) > 1.6:
            instance(firs[k % 4], (x, y, -1.7 + .14 * (y - 4)), rnd.uniform(4.5, 10), rnd.uniform(0, 360))
    window_light((0, GLASS + .2, 1.35), 1.25, 1.3, 34)
    soft_light((-1.4, -3.2, 2.3), (.2, .2, .7), 2.2, 34, '#fff0de')
