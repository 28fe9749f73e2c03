"""The bay of an old wooden house on the Bosphorus: a low divan under its windows, a copper tray with tea, the other shore.

What makes it that place: the bay that stands out over the water (cumba), tall narrow sashes close together, the divan built
along the wall (sedir) with bolsters and kilims, a ceiling of boards with laths nailed over them in a pattern, a copper tray on
a folding stand. Studied: turkishculture.org/architecture/sea-mansions-yali-28.htm (houses of wood by the Bosphorus, bays with low
windows in a row).
"""
from scenery import *
from scenery.cloth import linen, pillow, rounded
from scenery.rooms import *
from scenery.tables import bowl, clear, glaze, matte, tea_glass

GRADE = dict(exposure=1.26, contrast=1.24, saturation=1.0, bloom=.07, vignette=.12, shadows=(.0, .0, .009), highlights=(.014, .005, -.012))
FRAMINGS = {
    'istanbul-two-shores-room': dict(eye=(-.95, -1.05, 1.30), target=(.10, 3.0, 1.02), lens=27, sharp_at=3.6, f_stop=4, samples=5, preview_samples=8, mist=20),
}
HALF, BACK, SILL, HEAD = 1.75, 3.6, .78, 2.36


def kilim(first, second, third, ivory, size=.34):
    """A flat weave in world x and y: stepped diamonds, the rows in turn red and blue."""
    material, t, shader = nodes.new_material('kilim')
    m = lambda *a, **k: nodes.math(t, *a, **k)  # noqa: E731
    x, y, _z = nodes.split(t, nodes.position(t))
    u, v = m('DIVIDE', m('ADD', x, 20.0), size), m('DIVIDE', m('ADD', y, 20.0), size * .8)
    step = lambda k: m('DIVIDE', m('FLOOR', m('MULTIPLY', m('ABSOLUTE', m('SUBTRACT', m('FRACT', k), .5)), 14.0)), 14.0)  # noqa: E731
    far = m('ADD', step(u), step(v))
    odd = m('GREATER_THAN', m('FRACT', m('MULTIPLY', m('FLOOR', v), .5)), .25)
    main, other = nodes.mix(t, odd, first, second), nodes.mix(t, odd, second, first)
    tone = nodes.mix(t, m('LESS_THAN', far, .56), main, ivory)
    tone = nodes.mix(t, m('LESS_THAN', far, .47), tone, other)
    tone = nodes.mix(t, m('LESS_THAN', far, .27), tone, third)
    tone = nodes.mix(t, m('LESS_THAN', far, .13), tone, ivory)
    weave = nodes.noise(t, nodes.vector(t, 'MULTIPLY', nodes.position(t), (60, 900, 60)), 1.0, 3.0, .6)
    abrash = nodes.noise(t, nodes.vector(t, 'MULTIPLY', nodes.position(t), (.6, 9, 1)), 1.0, 4.0, .6)
    tone = nodes.mix(t, nodes.ramp(t, abrash, [(.35, .32), (.65, .0)]), tone, nodes.mix(t, .5, tone, '#3a2a20'))
    t.links.new(nodes.mix(t, nodes.ramp(t, weave, [(.3, .3), (.7, .0)]), tone, nodes.mix(t, .6, tone, '#1a1210')), shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, weave, .003, .8), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .95, .08
    return material


def guillotine(x, y, wide, low, high, paint, turn=0):
    """A tall sash of two parts, two panes by two each; stands at x, y."""
    parts = []
    for s in (-1, 1):
        parts.append(box(s * (wide / 2 - .024), 0, low, .048, .06, high - low, paint, bevel=.004))
    middle = (low + high) / 2 + .08
    for z, tall in ((low, .06), (high - .05, .05), (middle - .022, .044)):
        parts.append(box(0, 0, z, wide, .05, tall, paint, bevel=.004))
    parts.append(box(0, 0, low, .022, .032, high - low, paint, bevel=.003))
    for z in ((low + middle) / 2, (middle + high) / 2):
        parts.append(box(0, 0, z, wide, .028, .020, paint, bevel=.003))
    return group(parts, (x, y, 0), 1.0, turn)


def build(view):
    rnd = random.Random(12)
    indoors()
    sky([(0, '#ffe2bc'), (.2, '#f0d2bc'), (.5, '#b9c4dc'), (1, '#7fa2d4')], sun=(21, 40), glow='#ffc88e', glow_strength=.4, strength=1.0, sun_strength=10, sun_color='#ffce96', sun_size=.8)
    view_beyond('istanbul', (22.2, 60, -.6), 75.2, .80, 1.05, (-.1, 1.35))
    wall_ = matter('#c3c8b0', rough=.85, variation=.06, grain=1.5, bump=.003, bump_grain=5., specular=.15)
    paint = matter('#ebe6d8', rough=.5, variation=.04, grain=4., bump=.001, bump_grain=40., specular=.3)
    walnut, walnut_x, walnut_y = (wood('#6a4228', way, .42, 20.) for way in 'zxy')
    plane(0, laid('#a2713f', '#8a5c34', (3.2, .26), .005, '#38240f', True, .38), (-3.4, 3.4), (-4.6, BACK))
    box(0, -4.4, 0, 7, .2, 3, wall_)
    # the room, then the bay before it
    for s in (-1, 1):
        box(s * 3.2, -1.4, 0, .2, 6.4, 3.0, wall_)
        box(s * (HALF + .80), 1.62, 0, 1.42, .16, 3.0, wall_)
        box(s * (HALF + .10), 1.52, 0, .12, .20, 2.66, paint, bevel=.008)
    box(0, 1.55, 2.62, 2 * HALF + .34, .22, .12, paint, bevel=.010)
    box(0, 1.62, 2.72, 7, .16, .4, wall_)
    # sashes: four in front, two at each side
    wide = 2 * HALF / 4
    box(0, BACK + .05, 0, 2 * HALF + .3, .14, SILL, paint)
    box(0, BACK + .05, HEAD, 2 * HALF + .3, .14, .5, paint)
    box(0, BACK - .01, SILL - .02, 2 * HALF, .20, .035, paint, bevel=.006)
    for k in range(5):
        box(-HALF + wide * k, BACK + .03, 0, .11, .14, 2.8, paint, bevel=.006)
    for k in range(4):
        guillotine(-HALF + wide * (k + .5), BACK + .03, wide - .10, SILL, HEAD, paint)
    deep = (BACK - 1.70) / 2
    for s in (-1, 1):
        x = s * (HALF + .03)
        box(s * (HALF + .05), (BACK + 1.62) / 2, 0, .14, BACK - 1.62, SILL, paint)
        box(s * (HALF + .05), (BACK + 1.62) / 2, HEAD, .14, BACK - 1.62, .5, paint)
        for k in range(3):
            box(x, 1.72 + deep * k, 0, .14, .10, 2.8, paint, bevel=.006)
        for k in range(2):
            guillotine(x, 1.72 + deep * (k + .5), deep - .10, SILL, HEAD, paint, 90)
    # ceilings: boards with laths in squares over the bay, beams of the room
    cream, lath = matter('#d9cfb4', rough=.6, variation=.08, grain=3.), matter('#5f7f7a', rough=.5, variation=.1, grain=6.)
    box(0, -1.4, 2.96, 7, 6.4, .1, cream)
    box(0, 2.6, 2.74, 2 * HALF + .3, 2.2, .1, cream)
    for k in range(9):
        box(-HALF + 2 * HALF * k / 8, 2.6, 2.718, .035, 2.0, .025, lath, bevel=.004)
    for k in range(5):
        box(0, 1.72 + 1.86 * k / 4, 2.716, 2 * HALF, .035, .025, lath, bevel=.004)
    for k in range(14):
        box(-3.1 + .477 * k, -1.4, 2.935, .04, 6.2, .028, lath, bevel=.004)
    # the divan along three sides: a plinth with panels, mattress, bolsters
    depth, seat = .80, .30
    inner = BACK - depth
    box(0, BACK - depth / 2, 0, 2 * HALF - .02, depth - .02, seat, walnut_x, bevel=.006)
    for s in (-1, 1):
        box(s * (HALF - .36), (inner + 1.78) / 2, 0, .72, inner - 1.78, seat, walnut_y, bevel=.006)
    for k in range(4):
        box(-.78 + .52 * k, inner - .004, .06, .44, .02, .18, walnut_x, bevel=.008)
    red, cream_cloth = linen('#7a2c26', weave=.002), linen('#c9b996', weave=.0016)
    rug = kilim('#74261e', '#22324c', '#a5783a', '#cdbd9a')
    cover = kilim('#6f2a22', '#2a3e54', '#a0763a', '#c9ba98', .26)
    instance(mesh(*rounded(0, BACK - depth / 2, seat, 2 * HALF - .06, depth - .03, .15, .05), cream_cloth, smooth=True))
    for s in (-1, 1):
        instance(mesh(*rounded(s * (HALF - .36), (inner + 1.80) / 2, seat, .69, inner - 1.80, .15, .05), cream_cloth, smooth=True))
    instance(mesh(*rounded(.20, BACK - depth / 2 - .01, seat + .135, 1.15, depth - .0, .026, .012), cover, smooth=True))
    box(.20, inner + .006, seat - .10, 1.15, .012, .24, cover)
    indigo, ochre, stripe = linen('#2b3c54', weave=.002), linen('#96713a', weave=.002), linen('#c4b28c', weave=.002, stripes=('#6f2c24', .05, .40))
    plump = [pillow(.62, .44, c, 40 + k, 130.) for k, c in enumerate((red, stripe, indigo, ochre))]
    for k, (x, kind, turn) in enumerate(((-1.22, 0, 3), (-.60, 1, -2), (.02, 2, 4), (.62, 0, -3), (1.20, 1, 2))):
        instance(plump[kind], (x, BACK - .19, .665), 1.0, turn, 70)
    instance(plump[3], (-.86, BACK - .34, .63), .78, -8, 60)
    for s, kinds in ((-1, (2, 1)), (1, (3, 2))):
        for k, kind in enumerate(kinds):
            instance(plump[kind], (s * (HALF - .18), 2.05 + .58 * k, .665), .94, -s * 90 + 4 * k, 70)
    # the floor's kilim, the tray on its stand
    woven_rug((-.05, 1.55, 0), 2.0, 2.2, rug, 0, 4)
    x, y, high = .02, 2.02, .46
    for k in range(6):
        a = math.pi / 3 * k
        top, foot = (x + .26 * math.cos(a), y + .26 * math.sin(a), high), (x + .26 * math.cos(a + 1.05), y + .26 * math.sin(a + 1.05), .01)
        tube([foot, top], .016, walnut, 10)
    copper = matter('#b56f42', rough=.26, metal=1., bump=.0008, bump_grain=90.)
    revolve([(.001, .008), (.30, .008), (.345, .026), (.355, .028), (.348, .018), (.30, 0), (.001, 0)], copper, (x, y, high), 96)
    pane, tea, white = clear('#f6faf8'), clear('#d8702c', shine=.03), glaze('#f4efe6', .15)
    for dx, dy in ((-.15, -.09), (.16, -.05)):
        tea_glass((x + dx, y + dy, high + .010), pane, tea, white, glaze('#a8322a', .2))
    bowl((x + .02, y + .14, high + .010), .055, glaze('#1f5f8a', .2), .045)
    for k in range(9):
        box(x + .02 + .02 * math.cos(2.4 * k), y + .14 + .02 * math.sin(2.4 * k), high + .045 + .008 * (k // 5), .015, .015, .013, matte('#f5f1e8', .6), 40 * k, .002)
    bodied = [(.001, 0), (.07, 0), (.088, .03), (.082, .08), (.05, .115), (.03, .15), (.026, .20), (.034, .215), (.001, .235)]
    revolve(bodied, copper, (x - .05, y + .14, high + .010), 48)
    tube([(x - .13, y + .13, high + .06), (x - .17, y + .12, high + .10), (x - .185, y + .12, high + .17)], .008, copper, 10)
    tube([(x - .015, y + .15, high + .19), (x + .03, y + .17, high + .15), (x + .022, y + .165, high + .07)], .006, copper, 10)
    window_light((0, BACK - .10, 1.55), 3.2, 1.5, 66, '#f0e4dc')
    window_light((HALF - .1, 2.6, 1.55), 1.5, 1.5, 36, '#ffe4c4', -90)
    soft_light((-1.4, -3.4, 2.6), (.2, 2.4, .8), 2.4, 46, '#fff0e0')
