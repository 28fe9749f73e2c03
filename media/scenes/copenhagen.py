"""Copenhagen: the gables of Nyhavn along the canal, wooden ships moored before them, mirror-calm water.

Recognisable by the narrow houses in brick red, mustard, cream and blue, masts and rigging, and the cobbled quay with
its café awnings. `learn` shows the canal very calm.
"""
from scenery import *

GRADE = dict(exposure=1.08, contrast=1.36, saturation=1.08)
FRAMINGS = {
    'copenhagen': dict(eye=(-16, -30, 3.6), target=(14, 24, 8.2), lens=31, samples=10, mist=400),
    'learn': dict(eye=(-16, -34, 4.4), target=(16, 24, 4.2), lens=27, samples=5, mist=400, grade=dict(exposure=.85, saturation=1.0),
                  film=dict(waves=dict(slope=.011, length=(.7, 8), deep=(.012, .03, .035), glitter=1.7, speed=.5), clouds=30, lights=.2, zoom=.015)),
}
COLOURS = ('#b9472f', '#d99a3c', '#e6d8bd', '#44708f', '#c8743f', '#8aa79a', '#a3443a', '#dfb85c', '#cfc7ba', '#5d819b', '#b9694c', '#d3a588', '#934034', '#e4c98d')


def build(view):
    rnd = random.Random(7)
    sky([(0, '#ffdcae'), (.16, '#f8cfae'), (.34, '#c9c3cc'), (.6, '#86a6cf'), (1, '#3f6fb0')], sun=(16, -112), glow='#ffc78a', glow_strength=.4, sun_strength=5.6, sun_color='#ffc489', sun_size=.9,
        clouds=dict(amount=.66, scale=1.1, stretch=.5, lit='#fff0de', shade='#aeb0c8', opacity=.85, haze=.06, seed=71, flat=.16))
    sea(deep='#0c2a30', rough=.03, waves=.032, size=1.9, stretch=(1, 1.1), fine=.5, x=(-400, 400), y=(-60, 11))
    stone = matter('#857a6c', rough=.85, variation=.3, grain=.8, bump=.03, bump_grain=3)
    box(40, 12.5, -1, 320, 3, 2.5, stone)
    box(40, 11.1, 1.25, 320, .5, .3, matter('#a59a8a', rough=.8, variation=.3, grain=1.5))
    box(40, 10.98, -.9, 320, .06, 1.0, matter('#3f4a38', rough=.6, variation=.4, grain=1.2))
    plane(1.5, cobbles(), (-300, 300), (11, 300))
    fronts = StreetFront({'trim': matter('#efe8da', rough=.6, variation=.06, grain=2), 'glass': glass(), 'warm': light('#ffbf78', 1.1), 'dark': matter('#2a2d31', rough=.6)}, 7)
    tile, slate = matter('#8f4a38', rough=.85, variation=.35, grain=1.6, bump=.05, bump_grain=5), matter('#4a4d55', rough=.6, variation=.3, grain=1.6, bump=.04, bump_grain=5)
    awnings = [matter(c, rough=.9, variation=.15) for c in ('#ece4d4', '#8c3a30', '#2f4f4a', '#d9be8a', '#3d5570')]
    x = -46.0
    for i in range(26):
        body = matter(COLOURS[i % 14], rough=.85, variation=.16, grain=.45, bump=.008, bump_grain=5)
        kind = rnd.random()
        x = fronts.house(x, rnd.choice((6.2, 7.0, 7.8, 8.6)), rnd.choice((3, 4, 4, 5)), body, tile if rnd.random() < .65 else slate, y=24, base=1.5,
                         roof_kind='eaves' if kind < .62 else 'gable' if kind < .85 else 'stepped', lit=.12, shop=awnings[rnd.randrange(5)] if rnd.random() < .8 else None)
    fronts.done()
    quay(rnd, awnings)
    wood, rope, sail = matter('#6b4127', rough=.45, variation=.4, grain=3), matter('#3a2a20', rough=.8), matter('#cbbba0', rough=.9, variation=.2, grain=2)
    hulls = [matter(c, rough=.45, variation=.25, grain=.9, bump=.01, bump_grain=3) for c in ('#1f2a33', '#6d2f28', '#d8d0c0', '#21433f', '#4a3526')]
    rail = matter('#8a6238', rough=.4, variation=.3, grain=3)
    for bx, by, length, turn, hull, masts in ((-9, 7.4, 15, 2, 0, 2), (9, 8.0, 13, -2, 4, 2), (25, 7.7, 17, 1, 2, 2), (44, 8.0, 15, 0, 3, 2), (62, 7.8, 16, 0, 1, 2), (-25, 7.2, 12, 3, 2, 1)):
        wooden_ship(bx, by, length, turn, hulls[hull], wood, rope, sail, masts, rail)
    rowing_boat(1.2, 5.6, 8, hulls[1], wood)
    rowing_boat(17.2, 4.4, -6, hulls[3], wood)
    gulls(4, rnd, (-10, 40), (10, 60), (14, 24), matter('#f2efe8'), .3)
    haze('#dcc7b4', 700., '#ffdcae', height_falloff=.008, focus=4, start=40, most=.8)


def cobbles():
    """Setts: cells with dark joints."""
    material, t, shader = nodes.new_material('cobbles')
    cells = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': 6.0, 'Vector': nodes.position(t)})
    tone = nodes.split(t, cells.outputs['Color'])[0]
    t.links.new(nodes.ramp(t, tone, [(0, '#7d7468'), (1, '#b3a898')]), shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, nodes.math(t, 'MULTIPLY', cells.outputs['Distance'], -1.0), .03), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value = .7
    return material


def quay(rnd, cloths):
    """Cafés, lamps, bollards, bicycles and life rings along the edge."""
    iron, wood, top = matter('#23282b', rough=.5), matter('#7a5a3c', rough=.7, variation=.2), matter('#c9b799', rough=.6)
    orange, glow = matter('#c8552c', rough=.5), light('#ffcf8f', 1.5)
    for i in range(34):
        x = -40 + i * 3.6 + rnd.uniform(-.8, .8)
        cafe_table(x, 20.6 + rnd.uniform(-1, .6), 1.5, wood, iron, rnd)
        if i % 3 == 0:
            parasol(x, 20.4, 1.5, cloths[rnd.randrange(len(cloths))], wood, 1.5)
    for i in range(12):
        street_lamp(-38 + i * 13.0, 13.6, 1.5, iron, glow, 4.6)
        revolve([(.2, 0), (.16, .4), (.22, .5), (0, .56)], iron, (-44 + i * 9.5, 11.7, 1.5), 12)
        if i % 3 == 1:
            box(-33 + i * 13, 12.3, 1.5, .12, .12, 1.2, top)
            ring = revolve([(.28, -.06), (.38, 0), (.28, .06), (.26, 0), (.28, -.06)], orange, (-33 + i * 13, 12.2, 2.5), 16)
            ring.rotation_euler[0] = math.pi / 2
    for i in range(16):
        x, y = -36 + i * 8.3 + rnd.uniform(-2, 2), 13.2
        parts = []
        for wx in (-.52, .52):
            wheel = revolve([(.32, -.012), (.34, 0), (.32, .012)], iron, (wx, 0, .34), 20)
            wheel.rotation_euler[0] = math.pi / 2
            parts.append(wheel)
        parts += [tube([(-.52, 0, .34), (-.1, 0, .34), (.38, 0, .86), (-.2, 0, .8), (-.1, 0, .34)], .018, iron, 5), tube([(.52, 0, .34), (.36, 0, 1.0), (.3, .22, 1.02)], .016, iron, 5), box(-.24, 0, .9, .24, .12, .05, iron)]
        group(parts, (x, y, 1.5), 1.0, rnd.choice((0, 180)) + rnd.uniform(-18, 18))
