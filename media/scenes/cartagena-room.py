"""A room of an old house on the walls of Cartagena de Indias, late in the afternoon, its doors open on the balcony.

What makes it that place: a high ceiling of dark squared beams with a fan, ochre lime on thick walls, cement tiles in a
pattern, a bed with turned posts, louvred doors, a wooden balcony; beyond it the walls, the palms and the cathedral's tower.
"""
from scenery import *
from scenery.cloth import linen
from scenery.joinery import louvred, turned_post
from scenery.rooms import *

GRADE = dict(exposure=2.05, contrast=1.16, saturation=1.04, bloom=.06, vignette=.1, shadows=(.0, .0, .008), highlights=(.014, .004, -.014))
FRAMINGS = {
    'cartagena-walls-room': dict(eye=(-1.75, -1.75, 1.34), target=(.42, 3.0, 1.22), lens=25, sharp_at=4.6, f_stop=4, samples=8, preview_samples=8, mist=20),
}
LEFT, RIGHT, HEAD = -1.95, -.25, 2.66


def cement_tiles(paper, first, second, line, size=.20):
    """A floor of square tiles: quarter rings that meet in circles, a star in the middle, each tile a little different."""
    material, t, shader = nodes.new_material('cement')
    n = nodes
    where = n.vector(t, 'DIVIDE', n.position(t), (size, size, 1))
    x, y, _z = n.split(t, n.vector(t, 'FRACTION', where))
    u, v = (n.math(t, 'ABSOLUTE', n.math(t, 'SUBTRACT', k, .5)) for k in (x, y))
    corner = [n.math(t, 'SUBTRACT', .5, k) for k in (u, v)]
    far = n.math(t, 'SQRT', n.math(t, 'ADD', *[n.math(t, 'MULTIPLY', k, k) for k in corner]))
    inside = lambda value, limit: n.math(t, 'LESS_THAN', value, limit)
    star = n.math(t, 'MINIMUM', n.math(t, 'ADD', u, v), n.math(t, 'MULTIPLY', n.math(t, 'MAXIMUM', u, v), 1.42))
    color = n.mix(t, inside(far, .36), paper, line)
    color = n.mix(t, inside(far, .31), color, first)
    color = n.mix(t, inside(far, .17), color, paper)
    color = n.mix(t, inside(far, .10), color, second)
    color = n.mix(t, inside(star, .235), color, line)
    color = n.mix(t, inside(star, .205), color, second)
    color = n.mix(t, inside(star, .09), color, paper)
    joint = inside(n.math(t, 'MINIMUM', *corner), .006)
    chance = n.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': n.vector(t, 'FLOOR', where)}).outputs['Value']
    color = n.mix(t, n.math(t, 'MULTIPLY', chance, .16), color, '#8f7f6a')
    cloud = n.noise(t, n.position(t), 3.0, 6.0, .65)
    color = n.mix(t, n.ramp(t, cloud, [(.35, 0.0), (.75, .22)]), color, '#7a6a58')
    t.links.new(n.mix(t, joint, color, '#8a7c6a'), shader.inputs['Base Color'])
    t.links.new(n.ramp(t, n.noise(t, n.position(t), 8.0, 6.0, .7), [(.2, .22), (.8, .48)]), shader.inputs['Roughness'])
    t.links.new(n.bump(t, n.math(t, 'SUBTRACT', n.math(t, 'MULTIPLY', chance, .3), joint), .0012, .7), shader.inputs['Normal'])
    return material


def build(view):
    rnd = random.Random(6)
    indoors()
    sky([(0, '#f6dcc0'), (.3, '#dcc9cc'), (1, '#8fa6cc')], sun=(23, -31), glow='#ffcf96', glow_strength=.4, strength=1.0, sun_strength=9, sun_color='#ffcd92', sun_size=.8)
    ochre = matter('#d29a48', rough=.93, variation=.10, grain=1.3, other='#be8238', bump=.008, bump_grain=3., specular=.12)
    lime = matter('#efe4d0', rough=.92, variation=.05, grain=1.5, bump=.006, bump_grain=3., specular=.12)
    cedar, cedar_x, cedar_y = (wood('#5a3420', way, .45, 18.) for way in 'zxy')
    door = wood('#7a4a2a', 'z', .5, 20.)
    plane(0, cement_tiles('#e6dcc6', '#3f6a70', '#b0603a', '#38404a'), (-3, 3), (-4.4, 4.9))
    wall([rectangle(-3.1, 0, 3.1, 3.8), rectangle(LEFT, -.1, RIGHT, HEAD)], .56, ochre, (0, 4.75, 0), bevel=.02)
    for x in (3.1, -3.1):
        box(x, .2, 0, .2, 9.6, 3.8, ochre if x < 0 else lime)
    box(0, -4.5, 0, 6.2, .2, 3.8, lime)
    box(2.985, .2, 0, .03, 9.2, .16, cedar_y, bevel=.005)
    box((RIGHT + 3) / 2 + .05, 4.445, 0, 3 - RIGHT - .10, .03, .16, cedar_x, bevel=.005)
    # The ceiling: squared beams on corbels, boards above.
    box(0, .2, 3.62, 6.4, 9.6, .1, laid('#7a4c2e', '#694026', (3.4, .22), .006, '#2a180e', False, .6))
    for k in range(9):
        x = -2.7 + .675 * k
        box(x, .1, 3.40, .15, 8.9, .22, cedar_y, bevel=.010)
        wall([[(-.42, 0), (0, 0), (0, .16), (-.30, .16)]], .13, cedar, (x, 4.46, 3.25), 90)
    box(0, 4.42, 3.22, 6, .10, .06, cedar_x, bevel=.008)
    # A fan hangs from a beam.
    brass = matter('#8a6a3a', rough=.35, metal=.9)
    fan = (.68, 2.2)
    tube([(*fan, 3.42), (*fan, 2.98)], .016, brass, 12)
    revolve([(.001, 0), (.06, .005), (.10, .04), (.10, .10), (.05, .14), (.02, .16)], brass, (*fan, 2.86), 40)
    for k in range(5):
        blade = box(0, 0, 0, .52, .13, .010, cedar_x, bevel=.004)
        a = 18 + 72 * k
        blade.location, blade.rotation_euler = (fan[0] + .38 * math.cos(math.radians(a)), fan[1] + .38 * math.sin(math.radians(a)), 2.925), (math.radians(10), 0, math.radians(a))
    # The doors and the balcony.
    for x in (LEFT, RIGHT):
        box(x, 4.46, 0, .12, .10, HEAD + .06, door, bevel=.006)
    box((LEFT + RIGHT) / 2, 4.46, HEAD - .02, RIGHT - LEFT + .24, .10, .14, cedar_x, bevel=.008)
    louvred((LEFT - .02, 4.38, .01), 196, .80, HEAD - .04, door)
    louvred((RIGHT + .02, 4.38, .01), -18, .80, HEAD - .04, door)
    box(-1, 5.65, -.10, 5, 1.4, .08, laid('#7a4e30', '#694226', (2.4, .14), .008, '#22140c', True, .6))
    baluster = turned_post(.80, .038, cedar)
    for k in range(24):
        instance(baluster, (-3.1 + .17 * k, 6.22, .04))
    box(-1, 6.22, .82, 5, .11, .07, cedar_x, bevel=.012)
    box(-1, 6.22, -.02, 5, .10, .07, cedar_x, bevel=.008)
    for x in (-2.55, .30):
        instance(turned_post(2.5, .07, cedar), (x, 6.22, 0))
    bloom, green = leaf('#b02a66', '#d85a94', through=.4), leaf('#47662e', '#6f8a42', through=.35)
    for x, y, z, size, kind in ((-2.25, 6.15, .55, .75, green), (-2.18, 6.12, .66, .70, bloom), (-2.5, 6.2, .3, .8, green)):
        instance(broadleaf(kind, cedar, int(50 * size), 1500, .9, .05, .75, 1.1), (x, y, z), size, 40 * size)
    view_beyond('cartagena-walls', (-4.2, 70, -1.6), 45, .60, 1.1)
    window_light(((LEFT + RIGHT) / 2, 4.6, 1.4), RIGHT - LEFT, 2.4, 72, '#f2e6da')
    soft_light((-1.4, -3.8, 2.9), (.8, 2.2, .9), 2.6, 84, '#fff0dc')
    # The bed with its turned posts.
    white = linen('#f5efe2')
    bed((2.72, 1.95, .04), -90, cedar_y, white, linen('#3f7078', weave=.002), linen('#b8683c', weave=.003, stripes=('#ecdcc0', .16, .3)), seed=37, low=.28, lip=.02, full=.06)
    for x, high in ((2.84, 1.75), (.62, 1.15)):
        post = turned_post(high, .055, cedar)
        for sy in (-1, 1):
            instance(post, (x, 1.95 + sy * .95, 0))
    head = [(-.92, 0), (.92, 0)] + [(.92 * math.cos(a), .52 + .26 * math.sin(a)) for a in np.linspace(0, math.pi, 30)]
    wall([head], .05, cedar_y, (2.86, 1.95, .48), 90, bevel=.012)
    side_table((2.6, 3.42, 0), cedar, .56, .22)
    table_lamp((2.6, 3.42, .56), matter('#3f6a70', rough=.3, specular=.5, variation=.15, grain=30.), linen('#e8d3a8', through=.5), 1.0)
    # A plant in its pot, a low bench.
    pot(1.50, 4.05, 0, matter('#a8583a', rough=.85, variation=.2, grain=8.), None, .75)
    fronds = leaf('#3d6a34', '#6c9448', through=.35)
    for k in range(13):
        a, rise = 2.4 * k, rnd.uniform(.5, 1.3)
        twig((1.50, 4.05, .42), (math.cos(a) * .5, math.sin(a) * .5 - .1, rise), fronds, matter('#5a6a38'), rnd, rnd.uniform(.6, .95), .17, 30, .16, .7)
