"""A window of an old house in Park City in the evening: a candle in a miner's candlestick, cocoa, the street in the snow.

What makes it that place: the town is there for its silver; a candlestick of forged iron driven into a mine timber by its
spike, with a hook, a ring for the candle and a handle; a cup of speckled enamel; Main Street under the ski hill outside. Studied: parkcityhistory.org/the-march-of-progress (the first
underground miners worked by candlelight; silver, lead and zinc); darylburkhard.com/intothemine (the "sticking tommy": a spike
bent at its end, from the 1860s, jabbed into beams; the hook came after 1872).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.rooms import view_beyond, wood
from scenery.snow import snow_on
from scenery.tables import matte

GRADE = dict(exposure=1.15, contrast=1.24, saturation=1.06, bloom=.12, vignette=.16, shadows=(-.004, .0, .014), highlights=(.016, .005, -.014))
FRAMINGS = {
    'park-city-room': dict(eye=(-.05, -.86, 1.15), target=(.055, .0, 1.045), lens=42, sharp_at=.82, f_stop=3.2, samples=14, preview_samples=10, bounces=4, mist=20),
}
SILL = .90
POST, RING = -.225, (-.075, -.045, 1.035)


def hewn(along):
    """A mine timber: gray with age, checked along the grain, the saw across it."""
    material, t, shader = nodes.new_material('hewn')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    stretch = {'x': (2.0, 34, 34), 'z': (34, 34, 2.0)}[along]
    fibre = nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, stretch), 1.0, 7.0, .66, .5)
    check = nodes.ramp(t, nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, tuple(v * .55 for v in stretch)), 1.0, 3.0, .5, .3), [(.355, 1.0), (.385, 0.0)])
    kerf = nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, {'x': (150, 3, 3), 'z': (3, 3, 150)}[along]), 1.0, 2.0, .5, .2)
    cloud = nodes.noise(t, at, 6.0, 5.0, .6)
    tone = nodes.ramp(t, fibre, [(.25, '#2c1f15'), (.5, '#6a4e36'), (.78, '#8f7152')])
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.4, .0), (.7, .45)]), tone, '#6f675c')
    t.links.new(nodes.mix(t, check, tone, '#140d08'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .72, .25
    height = nodes.math(t, 'SUBTRACT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', fibre, .7), nodes.math(t, 'MULTIPLY', kerf, .35)), nodes.math(t, 'MULTIPLY', check, 1.4))
    t.links.new(nodes.bump(t, height, .004, .9), shader.inputs['Normal'])
    return material


def enamel(color, fleck):
    """Speckled enamel."""
    material, t, shader = nodes.new_material('enamel')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    spots = nodes.ramp(t, nodes.noise(t, at, 330.0, 3.0, .6), [(.60, 0.0), (.63, 1.0)])
    t.links.new(nodes.mix(t, spots, color, fleck), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .13, .55
    return material


def candlestick(iron):
    """Forged in one piece: spike, hook, ring, twisted shank, handle."""
    x, y, z = RING
    spike = [(POST + .10, y, z), (x - .02, y, z)]
    tube([(spike[0][0], y, z), (x - .060, y, z)], .0036, iron, 10)
    tube([(x - .060, y, z), (x - .013, y, z)], .0042, iron, 10)
    # the twist of the shank: a square bar turned about itself
    v, f, steps = [], [], 60
    for i in range(steps):
        u = x + .013 + .075 * i / (steps - 1)
        a = 2.4 * math.pi * i / (steps - 1)
        v += [(u, y + .0048 * math.cos(a + q), z + .0048 * math.sin(a + q)) for q in (0, 1.571, 3.142, 4.712)]
        if i:
            k = 4 * (i - 1)
            f += [(k + q, k + (q + 1) % 4, k + 4 + (q + 1) % 4, k + 4 + q) for q in range(4)]
    solid(v, f, iron)
    loop = revolved([(.024 + .0033 * math.cos(a), .0033 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 17)], iron, 64)
    instance(loop, (x + .113, y, z), (1.08, .70, 1.0), 0, 90)
    # the ring about the candle, two turns, and the hook that rises from it
    for h in (-.0075, .0, .0075):
        tube([(x + .0142 * math.cos(a), y + .0142 * math.sin(a), z + h) for a in np.linspace(0, 2 * math.pi, 40)], .0036, iron, 10)
    hook = [(x - .034, y, z), (x - .034, y, z + .014), (x - .034, y, z + .05)] + [(x - .048 + .014 * math.cos(a), y, z + .052 + .014 * math.sin(a)) for a in np.linspace(0, 2.9, 18)] + [(x - .063, y, z + .044)]
    tube(hook, .0030, iron, 10)


def candle(skin, glow, wick):
    """Tallow burnt to half, run down on one side; its flame."""
    x, y, z = RING
    low, high = -.048, .082
    h, a = np.meshgrid(np.linspace(0, 1, 130), np.linspace(0, 2 * math.pi, 120, endpoint=False), indexing='ij')
    rim = high + .004 * np.cos(a - .6) + .0015 * np.cos(3 * a)
    zz = low + (rim - low) * h
    r = .0112 + .0004 * fbm(a * 2, zz * 60, 3, 3)
    for angle, wide, ends, thick in ((.4, .22, .020, .0032), (-.9, .16, .045, .0026), (2.3, .20, .035, .0030), (-2.2, .15, .058, .0024), (-1.5, .12, .030, .0024)):
        gap = (a - angle + math.pi) % (2 * math.pi) - math.pi
        run = 1 / (1 + np.exp(-(zz - ends) * 420))
        bead = np.exp(-((zz - ends - .002) / .0040) ** 2)
        r = r + thick * np.exp(-(gap / wide) ** 2) * np.clip(.62 * run + .75 * bead, 0, 1.1)
    top = np.clip((h - .985) / .015, 0, 1)
    r = r * (1 - .22 * top)
    points = np.stack([x + r * np.cos(a), y + r * np.sin(a), z + zz], -1)
    cup = [np.stack([x + q * r[-1] * np.cos(a[-1]), y + q * r[-1] * np.sin(a[-1]), z + zz[-1] - d], -1) for q, d in ((.72, .002), (.40, .004), (.02, .0045))]
    points = np.concatenate([points, np.array(cup)])
    tone = blend('#e8d8b4', '#ffd898', np.clip((points[..., 2] - z - .02) / .06, 0, 1))
    instance(painted(points, tone, skin, round_=True))
    tip = z + high
    tube([(x, y, tip - .006), (x + .0006, y, tip + .004), (x + .002, y, tip + .0095)], .0009, wick, 8)
    shape = [(.0001, .0), (.0026, .002), (.0045, .007), (.0053, .013), (.0046, .021), (.0029, .030), (.0013, .037), (.0001, .043)]
    flame = instance(revolved(shape, glow, 32), (x + .0008, y, tip + .0022))
    flame.visible_shadow = flame.visible_diffuse = False
    lamp((x + .001, y, tip + .022), 2.2, '#ff9c48', .010)


def flame_light():
    """A flame: blue and dim at its foot, white in the middle, amber at the tip."""
    material, t, shader = nodes.new_material('flame')
    t.nodes.remove(shader)
    _x, _y, z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    u = nodes.math(t, 'DIVIDE', z, .043)
    tone = nodes.ramp(t, u, [(.0, '#5a6ad0'), (.14, '#c88a4a'), (.30, '#ffe0a0'), (.62, '#ffcf78'), (1.0, '#ff9a34')])
    power = nodes.ramp(t, u, [(.0, .10), (.16, .35), (.34, 1.0), (.75, .85), (1.0, .35)])
    shine = nodes.add(t, 'ShaderNodeEmission', {0: tone, 1: nodes.math(t, 'MULTIPLY', power, 6.0)})
    facing = nodes.add(t, 'ShaderNodeLayerWeight', {'Blend': .5}).outputs['Facing']
    mixed = nodes.add(t, 'ShaderNodeMixShader', {0: nodes.math(t, 'POWER', facing, 2.2)})
    t.links.new(shine.outputs[0], mixed.inputs[1])
    t.links.new(t.nodes.new('ShaderNodeBsdfTransparent').outputs[0], mixed.inputs[2])
    t.links.new(mixed.outputs[0], nodes.output(t).inputs[0])
    material.cycles.sample_as_light = False
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


def build(view):
    rnd = random.Random(32)
    sky([(0, '#c9a0b4'), (.2, '#8a90c8'), (.5, '#5470b8'), (1, '#30509c')], sun=(9, 150), glow='#e8a890', glow_strength=.3, strength=.55, sun_strength=0)
    view_beyond('park-city', (.62, 9, 1.86), 9.2, .40, 1.0, soft=7)
    upright, level = hewn('z'), hewn('x')
    sash = matter('#d9d2c2', rough=.5, specular=.35, variation=.14, grain=16, other='#a89e8c', bump=.0012, bump_grain=90.)
    # the timber the candlestick sticks in, another at the far side, the sill, the head out of sight
    box(POST, .0, SILL - .4, .20, .22, 1.5, upright, bevel=.008)
    box(1.12, .0, SILL - .4, .20, .22, 1.5, upright, bevel=.008)
    box(.30, -.01, SILL - .075, 1.9, .34, .075, level, bevel=.008)
    box(-.9, .04, 0, 1.2, .12, 3, matter('#5a4634', rough=.9))
    box(1.6, .04, 0, 1.1, .12, 3, matter('#5a4634', rough=.9))
    box(.3, .04, -.2, 3, .12, 1.02, matter('#5a4634', rough=.9))
    box(.3, .04, 2.0, 3, .12, 1, matter('#5a4634', rough=.9))
    # the sash: painted once, two rows of panes
    x0, x1 = POST + .10, 1.02
    for x in (x0 + .02, (x0 + x1) / 2, x1 - .02):
        box(x, .085, SILL, .026 if x not in (x0 + .02, x1 - .02) else .04, .035, 1.0, sash, bevel=.004)
    for z, tall in ((SILL, .05), (SILL + .42, .024)):
        box((x0 + x1) / 2, .0865, z - .02 * (z == SILL), x1 - x0, .035, tall + .02 * (z == SILL), sash, bevel=.003)
    snow = matter('#eef2fa', rough=.85, specular=.25, variation=.02, grain=8, bump=.0026, bump_grain=150.)
    snow_on(x0 + .03, x1 - .03, .165, SILL - .01, .12, .085, snow, 12, .006)
    for a, b, seed in ((x0 + .05, (x0 + x1) / 2 - .02, 21), ((x0 + x1) / 2 + .02, x1 - .05, 25)):
        snow_on(a, b, .118, SILL + .442, .020, .022, snow, seed, .002)
    iron = matter('#2b2623', rough=.42, metal=.85, variation=.4, grain=90, other='#5a3a26', bump=.0008, bump_grain=260.)
    candlestick(iron)
    candle(paint(.42, .4, .0003, 300., flesh=.35), flame_light(), matter('#14100e'))
    cup((.205, -.055, SILL), enamel('#1f3f66', '#d4dbe4'), enamel('#10161f', '#10161f'), matte('#4a2714', .14, .45, patches='#5c331c', grain=30.), matte('#f4ece0', .7, .2, flesh=.2), rnd, -32)
    soft_light((.35, .9, 1.9), (.1, -.1, SILL), .9, 9, '#8ea6e0')
    soft_light((-1.1, -1.3, 1.7), (.05, 0, .98), 1.0, 9.0, '#ffb882')
    haze('#8a8cb4', 4000., '#d8a8a8', focus=5, start=30)
