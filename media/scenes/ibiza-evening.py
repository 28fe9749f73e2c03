"""A terrace of a finca on Ibiza after sundown: benches of lime-washed masonry under beams of juniper, basket lamps, candles.

What makes it that place: walls and benches of one piece under lime, round beams of sabina with canes over them, lamps plaited of
esparto, terracotta underfoot, an olive in its jar; the sea and Es Vedrà in the last light.
Studied: white-ibiza.com/villas/blog/style-hunter-sabina-beams (sabina for the beams of roofs and the frames of terraces);
acsibiza.com/en/?p=3843 (walls washed with lime, roofs on beams of sabina).
"""
from scenery import *
from scenery.cloth import linen, pillow, rounded
from scenery.rooms import laid, view_beyond, wood
from scenery.tables import clear, matte

GRADE = dict(exposure=1.5, contrast=1.22, saturation=1.02, bloom=.16, threshold=.9, vignette=.17, shadows=(-.004, .0, .016), highlights=(.014, .005, -.010))
FRAMINGS = {
    'ibiza-evening': dict(eye=(.75, -2.55, 1.36), target=(-.30, 2.2, 1.12), lens=28, sharp_at=3.7, f_stop=4, samples=5, preview_samples=8, bounces=4, mist=60),
}


def basket_lamp(at, size, straw, glow):
    """A bell plaited in open rings, ribs down it, a bulb inside, hung from its cord."""
    x, y, z = at
    outline = [(.03, .34), (.09, .32), (.16, .25), (.20, .15), (.215, .04), (.20, -.02)]
    curve = [tuple(np.array(outline[i]) * (1 - f) + np.array(outline[i + 1]) * f) for i in range(5) for f in np.linspace(0, 1, 6, endpoint=False)] + [outline[-1]]
    for r, h in curve[::1]:
        tube([(x + r * size * math.cos(t), y + r * size * math.sin(t), z + h * size + .003 * math.sin(9 * t)) for t in np.linspace(0, 2 * math.pi, 41)], .0052 * size, straw, 6)
    for k in range(18):
        a = 2 * math.pi * k / 18
        tube([(x + (r + .004) * size * math.cos(a + .10 * h), y + (r + .004) * size * math.sin(a + .10 * h), z + h * size) for r, h in curve[::2]], .0050 * size, straw, 6)
    bulb = revolve([(.001, .06), (.026, .075), (.032, .11), (.018, .16), (.001, .17)], glow, at, 24, scale=size)
    bulb.visible_shadow = False
    tube([(x, y, z + .34 * size), (x, y, 2.55)], .004, matter('#2a241e', rough=.8), 6)
    lamp((x, y, z + .10 * size), 15 * size, '#ffab58', .03)


def candle(at, pane, wax, flame):
    revolve([(.001, 0), (.036, 0), (.042, .10), (.039, .10), (.034, .006), (.001, .006)], pane, at, 40)
    revolve([(.001, .007), (.030, .007), (.031, .052), (.001, .050)], wax, at, 32)
    bright = revolve([(.0003, .054), (.005, .062), (.0068, .072), (.003, .090), (.0003, .104)], flame, at, 16)
    bright.visible_shadow = False
    lamp((at[0], at[1], at[2] + .12), 1.3, '#ffa850', .02)


def build(view):
    rnd = random.Random(4)
    sky([(0, '#e8a890'), (.16, '#b996b0'), (.5, '#5f74ae'), (1, '#2c4084')], sun=(4, 60), glow='#ffb088', glow_strength=.3, strength=.75, sun_strength=0)
    far = view_beyond('ibiza-package', (-24.6, 70, 1.0), 99, .60, .62, (-.9, 1.3)).data
    for k in (2, 3):  # its sky reaches up behind the beams
        far.vertices[k].co.z += 99 / 2.2 * .625
        far.uv_layers[0].data[k].uv.y = 2
    beyond = far.materials[0].node_tree
    shown = next(node for node in beyond.nodes if node.type == 'TEX_IMAGE')
    beyond.links.new(nodes.mix(beyond, 1.0, shown.outputs[0], '#c0a0d0', 'MULTIPLY'), next(node for node in beyond.nodes if node.type == 'EMISSION').inputs[0])
    lime = matter('#efe9de', rough=.93, variation=.05, grain=1.8, bump=.012, bump_grain=2.6, specular=.12)
    terracotta = laid('#a2765c', '#8c624a', (.30, .30), .007, '#b7a794', rough=.6, offset=0, grain=False)
    plane(0, terracotta, (-3.4, 3.6), (-4, 3.4))
    # the wall at the right with a niche, the low wall behind, benches
    wall([rectangle(-4, -.1, 3.4, 3.2), arch(1.55, 1.12, .62, 1.52)], .4, lime, (2.30, 0, 0), 90, bevel=.03)
    box(2.62, 1.55, .8, .1, 1.2, 1.4, lime)
    box(-.3, 3.30, 0, 6.4, .42, .82, lime, bevel=.06)
    box(-.45, 2.74, 0, 5.2, .78, .42, lime, bevel=.05)
    box(-2.75, .9, 0, .80, 4.0, .42, lime, bevel=.05)
    box(-3.25, .9, 0, .30, 4.6, .86, lime, bevel=.06)
    oat, rust, sage = linen('#d8cbb2', weave=.002), linen('#a8684a', weave=.002), linen('#7f8c78', weave=.002)
    instance(mesh(*rounded(-.35, 2.70, .42, 4.7, .66, .11, .04), oat, smooth=True))
    instance(mesh(*rounded(-2.70, .75, .42, .66, 3.2, .11, .04), oat, smooth=True))
    plump = [pillow(.52, .46, c, 70 + k, 120.) for k, c in enumerate((oat, rust, sage))]
    for k, (x, kind, turn) in enumerate(((-2.2, 2, 5), (-1.66, 0, -4), (-.5, 1, 3), (.05, 0, -3), (1.15, 2, 2), (1.62, 0, -6))):
        instance(plump[kind], (x, 2.95, .76), 1.0, turn, 66)
    for k, (y, kind) in enumerate(((1.75, 1), (.55, 0))):
        instance(plump[kind], (-2.92, y, .76), 1.0, 90 + 4 * k, 66)
    # beams of juniper with canes over them, on two posts
    sabina = wood('#7a5a3e', 'x', .75, 14.)
    for k in range(9):
        y = -3.4 + .78 * k
        tube([(x, y + .02 * math.sin(2 * x + k), 2.68 + .016 * math.sin(2.4 * x + 2 * k)) for x in np.linspace(-3.4, 2.5, 16)], .062 + .012 * rnd.random(), sabina, 12)
    canes = Batch(matter('#a08a62', rough=.8, variation=.3, grain=20))
    for k in range(150):
        canes.box(-3.4 + .039 * k, -.4, 2.76 + rnd.uniform(0, .012), .026, 7.2, .024, rnd.uniform(-.5, .5))
    canes.done()
    for x in (-3.1, -.55):
        tube([(x, 3.28, .8), (x + .03, 3.26, 1.7), (x, 3.28, 2.66)], .075, sabina, 14)
    tube([(x, 3.28, 2.58 + .01 * math.sin(3 * x)) for x in np.linspace(-3.4, 2.5, 14)], .07, sabina, 12)
    # lamps of esparto
    straw, glow = matter('#b8925a', rough=.85, variation=.2, grain=60), light('#ffcf8c', 6.)
    for at, size in (((-1.65, 1.35, 1.86), 1.25), ((-.25, 1.75, 2.04), .95), ((.95, 1.15, 1.92), 1.1)):
        basket_lamp(at, size, straw, glow)
    # a low table of one slab, candles, a jug; candles in the niche
    slab = wood('#8a6544', 'x', .55, 16.)
    for s in (-1, 1):
        box(-.55 + s * .48, 1.15, 0, .16, .46, .33, slab, bevel=.02)
    box(-.55, 1.15, .33, 1.40, .62, .065, slab, bevel=.016)
    pane, wax, flame = clear('#fff6e8', .06), matte('#f2e8d2', .5, .3, flesh=.4), light('#ffca80', 14.)
    for x, y in ((-.86, 1.08), (-.68, 1.28), (-.22, 1.06)):
        candle((x, y, .395), pane, wax, flame)
    for y in (1.42, 1.58, 1.72):
        candle((2.28, y, 1.125), pane, wax, flame)
    revolve([(.001, 0), (.05, 0), (.082, .06), (.086, .11), (.05, .17), (.036, .20), (.046, .235), (.040, .235), (.030, .20), (.04, .17)], matter('#e9e2d4', rough=.6, bump=.004, bump_grain=30), (-.46, 1.22, .395), 48)
    # an olive in its jar
    jar = matter('#b06a48', rough=.9, variation=.2, grain=8, bump=.004, bump_grain=25.)
    revolve([(.001, 0), (.15, 0), (.24, .20), (.25, .36), (.20, .48), (.215, .52), (.19, .52), (.17, .46), (.001, .45)], jar, (1.72, 2.0, 0), 56)
    instance(broadleaf(leaf('#6f7d58', '#9aa583', through=.3), matter('#5a4a38'), 3, 6000, .8, .35, .8), (1.72, 2.0, .35), 1.7, 40)
    soft_light((.6, -3.6, 2.5), (-.4, 1.6, .7), 2.2, 26, '#b4b4e0')
    haze('#b79ab0', 4000., '#e0a890', focus=5, start=20)
