"""A room under a cross vault on the Amalfi coast in the morning: majolica underfoot, green shutters open on a small balcony.

What makes it that place: vaults of lime, as houses of the coast have them, a floor of tiles painted at Vietri in blue and yellow,
persiane of green boards, an iron bed with white linen, lemons; a town on its cliff by the sea in the door.
Studied: positanoscooter.com/vietri-ceramics-and-the-art-of-the-amalfi-coast (painted tiles, the yellow of Vietri);
it.paperblog.com/ceramiche-di-vietri-arte-a-colori-2369137 (floors of them in houses, yellow and blue on white).
"""
from scenery import *
from scenery.cloth import linen
from scenery.joinery import louvred
from scenery.lisbon import azulejo
from scenery.rooms import *
from scenery.tables import bowl, glaze, lemon_shape, matte

GRADE = dict(exposure=1.22, contrast=1.24, saturation=1.06, bloom=.06, vignette=.11, shadows=(.0, .0, .009), highlights=(.012, .004, -.012))
FRAMINGS = {
    'amalfi-sea-road-room': dict(eye=(1.30, -1.55, 1.26), target=(-.42, 3.0, 1.10), lens=26, sharp_at=4.0, f_stop=4.5, samples=5, preview_samples=8, mist=20),
}
LEFT, RIGHT, HEAD, BACK = -.30, 1.10, 2.36, 3.4


def painted_floor(size=.20):
    """Tiles of the floor in world x and y: a blue quatrefoil with a yellow heart, corners that join in rings."""
    material, t, shader = nodes.new_material('vietri')
    m = lambda *a, **k: nodes.math(t, *a, **k)  # noqa: E731
    x, y, _z = nodes.split(t, nodes.position(t))
    shake = m('MULTIPLY', m('SUBTRACT', nodes.noise(t, nodes.position(t), 20.0, 3.0, .6), .5), .05)
    a, b = m('DIVIDE', m('ADD', x, 20.0), size), m('DIVIDE', m('ADD', y, 20.0), size)
    u, v = (m('ADD', m('ABSOLUTE', m('SUBTRACT', m('FRACT', k), .5)), shake) for k in (a, b))
    far = m('SQRT', m('ADD', m('MULTIPLY', u, u), m('MULTIPLY', v, v)))
    corner = m('SQRT', m('ADD', m('POWER', m('SUBTRACT', .5, u), 2.0), m('POWER', m('SUBTRACT', .5, v), 2.0)))
    angle = m('ARCTAN2', v, u)
    petal = m('POWER', m('ABSOLUTE', m('COSINE', m('MULTIPLY', angle, 2.0))), .8)
    under = lambda value, limit: m('LESS_THAN', value, limit)  # noqa: E731
    color = nodes.mix(t, under(corner, .30), '#efe9da', '#2a5fa0')
    color = nodes.mix(t, under(corner, .25), color, '#efe9da')
    color = nodes.mix(t, under(corner, .14), color, '#d9a832')
    color = nodes.mix(t, under(far, m('MULTIPLY', petal, .40)), color, '#3f74b0')
    color = nodes.mix(t, under(far, m('MULTIPLY', petal, .26)), color, '#efe9da')
    color = nodes.mix(t, under(far, .09), color, '#d9a832')
    chance = nodes.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': nodes.combine(t, m('FLOOR', a), m('FLOOR', b), 0.0)}).outputs['Value']
    wash = nodes.noise(t, nodes.position(t), 34.0, 5.0, .65)
    color = nodes.mix(t, m('MULTIPLY', m('ADD', m('MULTIPLY', chance, .6), wash), .26), color, '#dcd2bc')
    fa, fb = m('FRACT', a), m('FRACT', b)
    edge = m('MINIMUM', m('MINIMUM', fa, m('SUBTRACT', 1.0, fa)), m('MINIMUM', fb, m('SUBTRACT', 1.0, fb)))
    t.links.new(nodes.mix(t, under(edge, .010), color, '#a89e8a'), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, nodes.noise(t, nodes.position(t), 5.0, 5.0, .65), [(.3, .10), (.7, .26)]), shader.inputs['Roughness'])
    t.links.new(nodes.bump(t, m('SUBTRACT', m('MULTIPLY', chance, .5), under(edge, .010)), .0014, .8), shader.inputs['Normal'])
    shader.inputs['Specular'].default_value = .5
    return material


def cross_vault(half, y0, y1, spring, rise, lime):
    """Two barrels that meet, over the room's rectangle."""
    u, v = np.meshgrid(np.linspace(-1, 1, 81), np.linspace(-1, 1, 81), indexing='ij')
    z = spring + rise * np.maximum(np.sqrt(1 - u ** 2 * .995), np.sqrt(1 - v ** 2 * .995))
    points = np.stack([u * half, (y0 + y1) / 2 + v * (y1 - y0) / 2, z], -1).reshape(-1, 3)
    k = np.arange(u.size).reshape(u.shape)
    solid(points.tolist(), np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist(), lime, smooth=True)


def build(view):
    rnd = random.Random(7)
    indoors()
    sky([(0, '#f6e6d2'), (.25, '#d2dcea'), (1, '#79a8dc')], sun=(27, 34), glow='#ffe0b0', glow_strength=.3, strength=1.0, sun_strength=10, sun_color='#ffdcaa', sun_size=.7)
    view_beyond('italy', (-15.5, 60, -1.6), 46, .66, 1.15)
    lime = matter('#f0ebe0', rough=.93, variation=.05, grain=1.6, bump=.008, bump_grain=3., specular=.12)
    green = wood('#3f6a52', 'z', .5, 22.)
    plane(0, painted_floor(), (-2.4, 2.4), (-4.2, BACK + .5))
    cross_vault(2.4, -1.4, BACK, 1.9, 1.25, lime)
    cross_vault(2.4, -6.2, -1.4, 1.9, 1.25, lime)
    wall([rectangle(-2.6, -.1, 2.6, 3.6), rectangle(LEFT, -.2, RIGHT, HEAD)], .5, lime, (0, BACK + .25, 0), bevel=.02)
    for s in (-1, 1):
        box(s * 2.5, -.6, 0, .2, 8.6, 3.6, lime)
    box(0, -4.3, 0, 5.2, .2, 3.6, lime)
    band = azulejo(True, '#d9a832', '#2a5fa0')
    for a, b in ((-2.4, LEFT - .14), (RIGHT + .14, 2.4)):
        box((a + b) / 2, BACK - .008, 0, b - a, .018, .14, band)
    stone = matter('#cfc7b8', rough=.6, variation=.15, grain=6, bump=.002, bump_grain=40.)
    box((LEFT + RIGHT) / 2, BACK + .25, -.01, RIGHT - LEFT, .54, .03, stone, bevel=.005)
    # shutters folded into the room, the balcony's rail
    louvred((LEFT - .01, BACK - .03, .02), 203, .70, HEAD - .05, green)
    louvred((RIGHT + .01, BACK - .05, .02), 2, .70, HEAD - .05, green)
    box((LEFT + RIGHT) / 2, BACK + .85, -.12, 2.4, .8, .12, stone, bevel=.01)
    iron = matter('#26282a', rough=.5, metal=.5)
    for z in (.08, .96):
        tube([(-.9, BACK + 1.15, z), (1.7, BACK + 1.15, z)], .014, iron, 10)
    for k in range(20):
        x = -.82 + .13 * k
        tube([(x, BACK + 1.15, .08), (x, BACK + 1.15, .96)], .007, iron, 8)
        if k % 2 == 0:
            tube([(x + .045 * math.cos(q), BACK + 1.15, .50 + .10 * math.sin(q)) for q in np.linspace(0, 2 * math.pi, 25)], .006, iron, 8)
    # the iron bed
    white = linen('#f5f1e7')
    bed((-2.20, 1.75, .04), 90, matter('#2a2c2d', rough=.5, metal=.3), white, linen('#e0b94e', weave=.002), linen('#5f86b4', weave=.002, stripes=('#efe8d8', .20, .35)), seed=29, low=.30, lip=.0, full=.06)
    for x, high in ((-2.28, 1.18), (-.16, .78)):
        ends = [(x, 1.75 - .90, 0), (x, 1.75 - .90, high - .2)] + [(x, 1.75 - .90 * math.cos(q), high - .2 + .26 * math.sin(q)) for q in np.linspace(.1, math.pi - .1, 24)] + [(x, 1.75 + .90, high - .2), (x, 1.75 + .90, 0)]
        tube(ends, .019, iron, 12)
        tube([(x, .86, .46), (x, 2.64, .46)], .012, iron, 10)
        for k in range(9):
            y = 1.75 - .72 + .18 * k
            tube([(x, y, .46), (x, y, high - .2 + .26 * math.sqrt(max(0, 1 - ((y - 1.75) / .9) ** 2)))], .008, iron, 8)
        for y in (.85, 2.65):
            revolve([(.001, .03), (.02, .02), (.028, 0), (.02, -.02), (.001, -.03)], matter('#b08a44', rough=.25, metal=1.), (x, y, high - .19), 24)
    # by the door: a chair of straw, a bowl of lemons, a twig in a jug
    side_table((1.86, 2.86, 0), wood('#8a6240', 'z', .5, 20.), .68, .25)
    bowl((1.84, 2.82, .68), .14, glaze('#2f6a9a', .18, patches='#7fb0cf', grain=70.), .075)
    skin = matte('#f2c21c', .38, .45, patches='#e0a80e', grain=18., bump=.0012, bump_grain=130., flesh=.12)
    fruit = [lemon_shape(skin, k, .036 + .002 * k) for k in range(3)]
    for k, (dx, dy, dz, tilt) in enumerate(((-.055, -.03, .055, 80), (.0, -.06, .055, 85), (.06, -.01, .055, 78), (.02, .055, .055, 82), (-.04, .045, .055, 88), (.005, -.005, .105, 80))):
        instance(fruit[k % 3], (1.84 + dx, 2.82 + dy, .68 + dz), 1.0, 50 * k + 20, tilt)
    twig((1.88, 2.90, .76), (.3, .2, .6), leaf('#3f6a24', '#5f8a38', through=.25, rough=.32), matter('#5f6a3a'), rnd, .34, .085, 16, .46, .4)
    woven_rug((.55, 1.3, 0), 1.0, 1.7, linen('#d9cdb2', weave=.004, stripes=('#5f86b4', .17, .25)))
    window_light(((LEFT + RIGHT) / 2, BACK + .1, 1.3), RIGHT - LEFT, 2.1, 56, '#eee6de')
    soft_light((.9, -3.4, 2.5), (-.3, 2, .9), 2.4, 46, '#fff3e4')
