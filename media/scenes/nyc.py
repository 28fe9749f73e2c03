"""New York: the boardwalk of the Brooklyn Bridge early in the morning, its granite tower and the web of its cables.

Recognisable by the two pointed arches in one tower, by the stays that fan from its top across the upright suspenders, and by
the walk of planks raised above the roadways. Studied: wiki.niidae.com, Brooklyn_Bridge (upright and diagonal suspenders);
manmadestructures.blogspot.com/2011/08/brooklyn-bridge.html (towers of granite, four cables); trave1lcity.blogspot.com/2016/10/brooklyn-bridge.html (two
pointed arches, a walkway in the middle raised above the traffic); brooklynbridgeforest.com/the-landmark (planks 4 inches wide,
16 feet long). That they lie along the walk, and the lamps, are from knowledge. One tower, near, instead of the skyline.
"""
from scenery import *

GRADE = dict(exposure=.95, contrast=1.36, saturation=1.10, bloom=.06, vignette=.14, shadows=(-.004, .0, .016), highlights=(.014, .004, -.012))
FRAMINGS = {
    'nyc': dict(eye=(-.55, -4.5, 1.62), target=(.9, 70, 19.5), lens=27, samples=7, preview_samples=6, mist=1200),
}
TOWER, TOP, LOW = 84.0, 47.0, -62.0
CABLES = (-13.6, -4.4, 4.4, 13.6)


def granite():
    """Blocks of granite and limestone, no two of one gray, soot where rain does not wash."""
    material, t, shader = nodes.new_material('granite')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    x, y, z = nodes.split(t, nodes.position(t))
    where = nodes.combine(t, nodes.math(t, 'ADD', x, y), z, 0.0)
    rows = nodes.add(t, 'ShaderNodeTexBrick', {'Vector': where, 'Color1': '#9c8c7a', 'Color2': '#7c7064', 'Mortar': '#4a423b', 'Scale': 1.0, 'Mortar Size': .028, 'Mortar Smooth': .3, 'Bias': .0, 'Brick Width': 1.9, 'Row Height': .82}, offset=.5)
    cloud = nodes.noise(t, nodes.position(t), .22, 7.0, .68)
    run = nodes.noise(t, nodes.vector(t, 'MULTIPLY', nodes.position(t), (.9, .9, .06)), 1.0, 6.0, .66)
    fine = nodes.noise(t, nodes.position(t), 4.5, 7.0, .72)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.35, .0), (.7, .45)]), rows.outputs[0], '#b39d84')
    tone = nodes.mix(t, nodes.ramp(t, run, [(.52, .0), (.75, .6)]), tone, '#3f3833')
    tone = nodes.mix(t, nodes.ramp(t, fine, [(.3, .35), (.6, .0)]), tone, '#4c443d')
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .92, .12
    height = nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', fine, .8), nodes.math(t, 'MULTIPLY', rows.outputs[1], .9))
    t.links.new(nodes.bump(t, height, .16, .9), shader.inputs['Normal'])
    return material


def tower(stone):
    """One tower: two pointed arches, buttresses that step back, courses and a cornice."""
    a = 15.4
    holes = [arch(s * 7.0, -8, 9.6, 22.5, 'pointed') for s in (-1, 1)]
    for y, deep, grow in ((TOWER, 9.0, 0.0), (TOWER - 5.0, 1.6, .55)):
        outline = [arch(s * 7.0, -8, 9.6 + grow * 2, 22.5 + grow * .2, 'pointed') for s in (-1, 1)]
        wall([rectangle(-a, -12, a, 43.5)] + (holes if not grow else outline), deep, stone, (0, y, 0), bevel=.22)
    for x, w in ((-a + 1.1, 3.4), (0, 3.6), (a - 1.1, 3.4)):
        box(x, TOWER, -12, w, 13.2, 34.5, stone, bevel=.2)
        box(x, TOWER, 22.5, w - .5, 12.4, 14.0, stone, bevel=.2)
        box(x, TOWER, 36.5, w - .9, 11.6, 7.5, stone, bevel=.2)
    for z, high, over in ((35.6, .8, 1.0), (41.6, .7, 1.6), (43.4, 1.0, 2.6), (44.4, 1.1, 3.8), (45.5, 1.4, 3.0)):
        box(0, TOWER, z, 2 * a + over, 10.6 + over, high, stone, bevel=.12)
    blocks = Batch(stone)
    for k in range(24):
        blocks.box(-a - .9 + (2 * a + 1.8) * k / 23, TOWER - 6.6, 42.5, .62, 1.4, .95)
    blocks.done()


def main_cable(y):
    return 2.0 + (TOP - 3.4) * ((y - LOW) / (TOWER - LOW)) ** 2


def cables(steel, rope):
    """Four main cables, upright suspenders, stays from the tower's top: where they cross they make the net."""
    for x in CABLES:
        tube([(x, y, main_cable(y)) for y in np.linspace(-30, TOWER, 60)], .21, steel, 12)
        thin = Batch(rope)
        for y in np.arange(-8, TOWER - 6, 2.3):
            thin.box(x, y, -3, .045, .045, main_cable(y) + 3)
        thin.done()
        for y in np.arange(-16, TOWER - 9, 4.6):
            tube([(x, y, -1.2), (x, TOWER - 1, TOP - 3.6)], .032, rope, 6)
        for y in np.arange(-8, TOWER - 6, 2.3):
            revolve([(.26, -.16), (.27, 0), (.26, .16)], steel, (x, y, main_cable(y)), 12)


def boards(rnd):
    """The walk: long planks, gray with weather, nailed where they cross the beams."""
    tones = []
    for c in ('#8c8074', '#7a6e63', '#9a8d7e', '#6f645a', '#857464'):
        material, t, shader = nodes.new_material('plank')
        where = nodes.position(t)
        by = t.nodes.new('ShaderNodeObjectInfo').outputs['Random']
        x, y, z = nodes.split(t, where)
        moved = nodes.combine(t, nodes.math(t, 'MULTIPLY', x, 42.0), nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', y, 1.1), nodes.math(t, 'MULTIPLY', by, 90.0)), z)
        fibre = nodes.noise(t, moved, 1.0, 7.0, .66, .4)
        tone = nodes.ramp(t, fibre, [(.25, nodes.shade(c, .42)), (.52, c), (.8, nodes.shade(c, 1.25))])
        nail = nodes.math(t, 'LESS_THAN', nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', nodes.math(t, 'DIVIDE', y, 1.2)), .5)), .006)
        t.links.new(nodes.mix(t, nodes.math(t, 'MULTIPLY', nail, .6), tone, '#231f1c'), shader.inputs['Base Color'])
        shader.inputs['Specular'].default_value = .32
        t.links.new(nodes.ramp(t, fibre, [(.3, .38), (.7, .62)]), shader.inputs['Roughness'])
        t.links.new(nodes.bump(t, fibre, .004, .8), shader.inputs['Normal'])
        tones.append(material)
    x = -2.55
    while x < 2.5:
        y = -8 + rnd.uniform(-4.8, 0)
        while y < TOWER - 7:
            long = 4.88
            box(x + .049, y + long / 2, -.05 + rnd.gauss(0, .0016), .097, long - .006, .05, tones[rnd.randrange(5)], bevel=.004)
            y += long
        x += .106


def railing_(s, steel, iron, glow):
    """The rail of the walk: posts, a broad hand rail, a mesh of wires; lamps on posts."""
    x = s * 2.66
    parts, mesh_ = Batch(steel), Batch(iron)
    for y in np.arange(-6, TOWER - 7, 2.3):
        parts.box(x, y, -.2, .075, .075, 1.28)
        parts.box(x + s * 1.0, y, -.32, 2.0, .14, .16)
    for z, w in ((1.08, .11), (.10, .06)):
        parts.box(x, (TOWER - 13) / 2, z, w, TOWER - 1, .05)
    for k in range(7):
        mesh_.box(x, (TOWER - 13) / 2, .22 + .12 * k, .012, TOWER - 1, .012)
    parts.done()
    mesh_.done()
    for k, y in enumerate(np.arange(9.2, TOWER - 10, 16.1)):
        px = s * 2.95
        revolve([(.11, -.3), (.10, .1), (.055, .3), (.045, 3.2), (.075, 3.25), (.04, 3.4)], iron, (px, y, 0), 16)
        revolve([(.05, 3.4), (.15, 3.46), (.19, 3.9), (.05, 4.06), (.02, 4.2)], iron, (px, y, 0), 8, False)
        revolve([(.12, 3.46), (.165, 3.86)], glow, (px, y, 0), 8, False, 1.03)


def girders(steel):
    """The trusses beside the roadways, below the walk."""
    truss = Batch(steel)
    for x in (-13.2, -5.0, 5.0, 13.2):
        truss.box(x, 38, -4.6, .36, 100, .42)
        truss.box(x, 38, -1.3, .36, 100, .36)
        for k, y in enumerate(np.arange(-10, TOWER - 6, 2.3)):
            truss.box(x, y, -4.6, .16, .2, 3.4)
    for y in np.arange(-10, TOWER - 6, 2.3):
        truss.box(0, y, -1.0, 27, .24, .30)
    truss.done()
    for x in (-13.2, -5.0, 5.0, 13.2):
        for k, y in enumerate(np.arange(-10, TOWER - 8, 2.3)):
            tube([(x, y, -4.5 if k % 2 else -1.2), (x, y + 2.3, -1.2 if k % 2 else -4.5)], .06, steel, 6)
    box(0, 38, -5.2, 30, 110, .5, matter('#3c3a3a', rough=.95))


def build(view):
    rnd = random.Random(12)
    sky([(0, '#ffd9b0'), (.1, '#f8c8b0'), (.26, '#d3bcc4'), (.48, '#8fa6c8'), (.8, '#4a74ae'), (1, '#335c98')], sun=(15, -136), glow='#ffb478', glow_strength=.3, strength=.8,
        sun_strength=4.2, sun_color='#ffcba0', sun_size=.8, clouds=dict(amount=.52, scale=1.3, stretch=.3, lit='#ffe0c4', shade='#9a98b8', opacity=.7, haze=.08, seed=51, flat=.12))
    stone = granite()
    tower(stone)
    steel, rope = matter('#a48f74', rough=.55, variation=.2, grain=2, other='#6e5c48'), matter('#8d8378', rough=.5, metal=.3)
    cables(matter('#b5a48c', rough=.6, variation=.15, grain=3), rope)
    boards(rnd)
    iron = matter('#39352f', rough=.5, metal=.5)
    for s in (-1, 1):
        railing_(s, steel, iron, light('#ffd8a0', 2.2))
    girders(steel)
    gulls(6, rnd, (-30, 40), (30, 90), (30, 60), matter('#4a4a50'), .5)
    haze('#d9bfb4', 1500., '#ffb884', height_falloff=.004, focus=5, start=20, most=.9)
