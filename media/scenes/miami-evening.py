"""The door of an Art Deco hotel in Miami Beach at blue hour after rain: neon along its ledges, mirrored in the terrazzo.

What makes it that place: a front in three parts, ribs of stucco that rise over the roof between thin ledges ("eyebrows") above
the windows, round panes in the doors, terrazzo at the threshold, tubes of pink and turquoise. Studied: a-point-of-view.medium.com,
"Miami Beach - where history, art, and design come together" (eyebrows, the law of three, round porthole windows, terrazzo, neon,
pink and turquoise); terrazzobylorenzo.com/2015/03/15/south-beach-art-deco-tour (terrazzo inside and out).
"""
from scenery import *
from scenery.rooms import laid

GRADE = dict(exposure=1.12, contrast=1.22, saturation=1.10, bloom=.20, threshold=.8, vignette=.15, shadows=(-.006, .0, .020), highlights=(.010, .0, -.004))
FRAMINGS = {
    'miami-beach-luxury-evening': dict(eye=(-2.9, -8.6, .74), target=(.12, 0, 2.22), lens=28, sharp_at=8.8, f_stop=5.6, samples=7, preview_samples=8, bounces=4, mist=60),
}
WINDOWS = tuple((x, z) for x in (-4.35, -2.35, 2.35, 4.35) for z in (.95, 3.75))
WIDE, HIGH, DEEP = 1.30, 1.45, .20


def room(x, z, tint, drawn):
    """What a window shows: a lit wall, a lamp, curtains at its sides."""
    material, t, shader = nodes.new_material('room')
    t.nodes.remove(shader)
    px, _y, pz = nodes.split(t, nodes.position(t))
    dx, dz = nodes.math(t, 'SUBTRACT', px, x + .16), nodes.math(t, 'SUBTRACT', pz, z + .62)
    far = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', dx, dx), nodes.math(t, 'MULTIPLY', dz, dz)))
    tone = nodes.ramp(t, far, [(.0, '#fff2d0'), (.10, tint), (.55, nodes.shade(tint, .34))])
    fold = nodes.math(t, 'SINE', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', px, 120.0), nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', px, 37.0))))
    cloth = nodes.mix(t, nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', fold, .32), .5), nodes.shade(tint, .38), '#ffdcae')
    side = nodes.ramp(t, nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', px, x)), [(drawn, 0.0), (drawn + .01, 1.0)])
    t.links.new(nodes.add(t, 'ShaderNodeEmission', {0: nodes.mix(t, side, tone, cloth), 1: 1.0}).outputs[0], nodes.output(t).inputs[0])
    material.cycles.sample_as_light = False
    return material


def window(x, z, frame, sill, tint, drawn, blind):
    """A steel window set back in the wall: two wings and a light above, the reveal round it, a sill."""
    y = DEEP - .02
    for s in (-1, 1):
        box(x + s * (WIDE / 2 - .02), y, z, .04, .05, HIGH, frame)
    for h in (0, HIGH * .70, HIGH - .04):
        box(x, y, z + h, WIDE - .002, .048, .04, frame)
    for h in (.235, .47):
        box(x, y + .004, z + HIGH * h, WIDE - .06, .03, .022, frame)
    box(x, y + .002, z + .02, .045, .044, HIGH * .70, frame)
    box(x, y + .03, z, WIDE, .006, HIGH, room(x, z, tint, drawn))
    if blind:
        for k in range(int(blind / .042)):
            slat = box(x, y + .006, z + HIGH - .06 - .042 * k, WIDE - .08, .028, .003, sill)
            slat.rotation_euler[0] = .7
    box(x, .06, z - .07, WIDE + .16, .32, .07, sill, bevel=.012)


def neon(points, color, strength, steel, radius=.016):
    """A tube of light held off the wall by clips, its ends dark."""
    material, t, shader = nodes.new_material('neon')
    t.nodes.remove(shader)
    t.links.new(nodes.add(t, 'ShaderNodeEmission', {0: color, 1: strength}).outputs[0], nodes.output(t).inputs[0])
    tube(points, radius, material, 12)
    for a, b in ((points[0], points[1]), (points[-1], points[-2])):
        way = np.array(a, float) - np.array(b, float)
        way /= np.linalg.norm(way)
        tube([tuple(np.array(a) - way * .002), tuple(np.array(a) + way * .05)], radius * 1.12, steel, 12)


def terrazzo():
    """Chips of marble in tinted cement, ground smooth, wet from the rain: puddles where it lies low."""
    material, t, shader = nodes.new_material('terrazzo')
    where = nodes.position(t)
    x, y, _z = nodes.split(t, where)
    chips = nodes.add(t, 'ShaderNodeTexVoronoi', {'Vector': where, 'Scale': 62.0})
    key = nodes.split(t, chips.outputs['Color'])[0]
    tone = nodes.ramp(t, key, [(.0, '#c9b4a6'), (.45, '#d8c8ba'), (.55, '#8f5a52'), (.7, '#e9dfd2'), (.85, '#6f8f88')])
    tone.node.color_ramp.interpolation = 'CONSTANT'
    edge = nodes.ramp(t, chips.outputs['Distance'], [(.42, 0.0), (.55, 1.0)])
    tone = nodes.mix(t, edge, tone, '#b79a8c')
    band = nodes.math(t, 'LESS_THAN', nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', nodes.math(t, 'DIVIDE', nodes.math(t, 'ADD', x, .6), 1.2)), .5)), .004)
    tone = nodes.mix(t, band, tone, '#8a7038')
    t.links.new(tone, shader.inputs['Base Color'])
    low = nodes.noise(t, where, .55, 5.0, .55)
    wet = nodes.ramp(t, low, [(.50, 1.0), (.60, 0.0)])
    t.links.new(nodes.math(t, 'SUBTRACT', .20, nodes.math(t, 'MULTIPLY', wet, .19)), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .7
    fine = nodes.noise(t, where, 30.0, 3.0, .6)
    t.links.new(nodes.bump(t, nodes.math(t, 'MULTIPLY', fine, nodes.math(t, 'SUBTRACT', 1.0, wet)), .0012, .6), shader.inputs['Normal'])
    return material


def build(view):
    rnd = random.Random(4)
    sky([(0, '#f2a98c'), (.06, '#c98aa8'), (.30, '#6f7fc0'), (.6, '#3a55a4'), (1, '#22387c')], sun=(-3, 160), glow='#ff9a70', glow_strength=.2, strength=.50, sun_strength=0, clouds=dict(amount=.35, scale=1.6, stretch=.4, lit='#e8a0a8', shade='#5a5a98', opacity=.45, haze=.02, seed=5))
    stucco = matter('#f1dfd0', rough=.92, specular=.12, variation=.06, grain=1.3, other='#cdb5a4', bump=.006, bump_grain=55.)
    aqua = matter('#8fcabd', rough=.7, specular=.2, variation=.06, grain=1.5, bump=.003, bump_grain=60.)
    cream = matter('#f8efe2', rough=.8, specular=.2, variation=.05, grain=2, bump=.003, bump_grain=60.)
    steel, dark = matter('#e6e4dc', rough=.35, specular=.4), matter('#23272c', rough=.4, metal=.6)
    holes = [rectangle(x - WIDE / 2, z, x + WIDE / 2, z + HIGH) for x, z in WINDOWS]
    wall([rectangle(-7.5, -.2, 7.5, 6.3)] + holes + [rectangle(-.95, -.1, .95, 2.35)], .36, stucco, (0, .18, 0), bevel=.008)
    box(0, .55, 6.1, 15, .8, .14, cream, bevel=.02)
    tints = ('#ffb868', '#f7a860', '#ffcf94', '#ffb060')
    for k, (x, z) in enumerate(WINDOWS):
        window(x, z, steel, cream, tints[k % 4], (.30, .42, .36, .50)[k % 4], (0, .5, .9, 0, .3, 0, .7, .2)[k])
    # ledges over the windows, bands below them, neon under each ledge
    for s in (-1, 1):
        for z, color in ((2.62, '#ff3f9c'), (5.42, '#35e0d4')):
            x0, x1 = 1.42, 7.4
            rounded_slab(s * (x0 + x1) / 2, -.26, z, x1 - x0, .74, .13, cream, .10)
            neon([(s * (x0 + .10), -.60, z - .035), (s * 5.6, -.60, z - .035)], color, 8.5, dark)
            neon([(s * (x0 + .10), -.655, z + .065), (s * 5.6, -.655, z + .065)], color, 8.5, dark)
        for z in (3.00, 3.16, 3.32):
            box(s * 4.4, -.02, z, 5.9, .06, .07, aqua, bevel=.012)
        for z in (.20, .34):
            box(s * 4.4, -.02, z, 5.9, .06, .07, aqua, bevel=.012)
    # the middle: three ribs that rise over the roof, neon between them, a round canopy, doors with round panes
    for x, w, top, out in ((0, .52, 8.2, .46), (-.56, .46, 7.5, .34), (.56, .46, 7.5, .34), (-1.05, .40, 6.9, .22), (1.05, .40, 6.9, .22)):
        box(x, .1 - out / 2, 2.55, w, .2 + out, top - 2.55, cream if x else aqua, bevel=.07)
    for x, top, y in ((-.305, 7.3, -.33), (.305, 7.3, -.33), (-.82, 6.7, -.22), (.82, 6.7, -.22)):
        neon([(x, y, 2.95), (x, y, top)], '#35e0d4' if abs(x) < .5 else '#ff3f9c', 8.5, dark)
    rounded_slab(0, -.62, 2.42, 3.1, 1.75, .20, cream, .6)
    rounded_slab(0, -.62, 2.50, 3.22, 1.87, .05, aqua, .64)
    bend = [(-1.60 + .62 - .62 * math.cos(t), -1.60 + .62 - .62 * math.sin(t), 2.455) for t in np.linspace(.15, math.pi / 2, 20)]
    neon([(p[0], p[1] + .02, p[2]) for p in bend] + [(-p[0], p[1] + .02, p[2]) for p in bend[::-1]], '#ff3f9c', 8.5, dark)
    for s in (-1, 1):
        cx = s * .475
        ring = [(cx + .25 * math.cos(t), 1.52 + .25 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
        wall([rectangle(cx - .47, .0, cx + .47, 2.33), ring], .05, matter('#2f8f8a', rough=.3, specular=.45), (0, .16, 0), bevel=.006)
        hoop = revolve([(.25, -.012), (.285, -.012), (.292, 0), (.285, .014), (.25, .016)], matter('#c9a24e', rough=.25, metal=1.), (cx, .125, 1.52), 64)
        hoop.rotation_euler = (math.pi / 2, 0, 0)
        tube([(cx - s * .33, .09, .85), (cx - s * .33, .06, .9), (cx - s * .33, .06, 1.25), (cx - s * .33, .09, 1.3)], .014, matter('#c9a24e', rough=.25, metal=1.), 12)
        box(cx, .11, .04, .80, .012, .24, matter('#c9a24e', rough=.3, metal=1.), bevel=.003)
    glow = box(0, .30, 1.1, 1.9, .01, .9, light('#ffca86', 1.5))
    glow.name = 'hall'
    lamp((0, -.75, 2.28), 26, '#ffcf96', .10)
    # the floor, two palms
    plane(0, terrazzo(), (-9, 9), (-9.5, .1))
    trunk = matter('#6a5a4c', rough=.9, bump=.02, bump_grain=14)
    fronds = leaf('#3a6a3c', '#5a8a48', through=.35, rough=.4)
    instance(palm(fronds, trunk, 3, .10, 24, .40, .11), (-5.9, -1.7, -.2), 5.6, 150)
    instance(palm(fronds, trunk, 8, .06, 22, .40, .11), (5.6, -1.4, -.2), 6.4, 20)
    bush = broadleaf(leaf('#2f5a34', '#5f8a44', through=.3), trunk, 2, 900, .6, .1, 1.2, 1.2)
    for x in (-5.4, -4.5, -3.7, 3.6, 4.5, 5.4):
        instance(bush, (x, -.75, .28), rnd.uniform(.55, .75), rnd.uniform(0, 360))
    for s in (-1, 1):
        box(s * 4.5, -.75, 0, 3.0, .72, .34, cream, bevel=.03)
    for x, y, z, w, c in ((-3.4, -1.2, 2.3, 20, '#ff4fa0'), (3.4, -1.2, 2.3, 20, '#ff4fa0'), (-3.4, -1.2, 5.0, 18, '#48e0d8'), (3.4, -1.2, 5.0, 18, '#48e0d8'), (0, -1.4, 4.4, 14, '#48e0d8')):
        lamp((x, y, z), w, c, .5)
    soft_light((-4, -9, 4), (0, 0, 2.5), 4, 40, '#8fa0e0')
