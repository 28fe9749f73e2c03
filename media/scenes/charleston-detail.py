"""A piazza of Charleston in the morning: the sun draws its balusters on the boards, a joggling board by the wall.

What makes it that place: a long porch along the side of the house, its ceiling haint blue, dark louvred shutters, a
joggling board on its rockers.
"""
from scenery import *
from scenery.rooms import laid, view_beyond, wood

GRADE = dict(exposure=1.0, contrast=1.36, saturation=1.06, bloom=.09, vignette=.14, shadows=(.0, .0, .012), highlights=(.014, .006, -.012))
FRAMINGS = {
    'charleston-detail': dict(eye=(-.18, -1.6, 1.18), target=(.10, 6, 1.26), lens=30, samples=6, preview_samples=6, bounces=4, mist=60),
}
WIDE, LONG, HIGH = 1.45, 11.2, 3.05


def beadboard(color):
    """Narrow boards along y with a bead between them."""
    material, t, shader = nodes.new_material('beadboard')
    x, y, z = nodes.split(t, nodes.position(t))
    f = nodes.math(t, 'FRACT', nodes.math(t, 'DIVIDE', nodes.math(t, 'ADD', x, 10.0), .085))
    edge = nodes.math(t, 'MINIMUM', f, nodes.math(t, 'SUBTRACT', 1.0, f))
    groove = nodes.ramp(t, edge, [(.02, 1.0), (.06, 0.0)])
    cloud = nodes.noise(t, nodes.vector(t, 'MULTIPLY', nodes.position(t), (3, .7, 1)), 1.0, 5.0, .6)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.3, 0.0), (.75, .35)]), color, nodes.shade(color, .72))
    t.links.new(nodes.mix(t, groove, tone, nodes.shade(color, .35)), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .42
    t.links.new(nodes.bump(t, nodes.math(t, 'MULTIPLY', groove, -1.0), .005, .9), shader.inputs['Normal'])
    return material


def shutter(x, y0, y1, low, high, m):
    """A louvred leaf that lies back against the wall at x, in the YZ plane."""
    deep, rail = .035, .075
    for y in (y0 + rail / 2, y1 - rail / 2):
        box(x, y, low, deep, rail, high, m, bevel=.004)
    for z in (low, low + high * .47, low + high - .10):
        box(x, (y0 + y1) / 2, z, deep, y1 - y0 - 2 * rail, .10, m, bevel=.004)
    slats = Batch(m)
    for a, b in ((low + .10, low + high * .47), (low + high * .47 + .10, low + high - .10)):
        for k in range(int((b - a) / .034)):
            z = a + .004 + .034 * k
            p, q = y0 + rail, y1 - rail
            slats.polygon((x - .014, p, z + .030), (x + .018, p, z), (x + .018, q, z), (x - .014, q, z + .030))
            slats.polygon((x + .018, p, z), (x + .018, q, z), (x + .018, q, z + .007), (x + .018, p, z + .007))
    slats.done()


def build(view):
    rnd = random.Random(3)
    sky([(0, '#f6e2c4'), (.2, '#d3e0ea'), (1, '#7fb0e0')], sun=(35, 84), glow='#ffe0a8', glow_strength=.4, strength=.95, sun_strength=6.0, sun_color='#ffdca8', sun_size=.3)
    view_beyond('charleston', (11.0, 46, 4.0), 74, .395, 1.1, (.30, 1.0), soft=3)
    white = matter('#f1ede2', rough=.42, specular=.35, variation=.05, grain=4, bump=.0012, bump_grain=40.)
    grey = laid('#7b8a90', '#8d9a9e', size=(3.4, .085), gap=.003, joint='#2e3436', turned=True, rough=.34, bump=.0016)
    plane(0, grey, (-WIDE, WIDE), (-6, LONG))
    box(0, (LONG - 6) / 2, -.16, 2 * WIDE + .1, LONG + 6, .155, white)
    plane(HIGH, beadboard('#8fbfe2'), (-WIDE - .1, WIDE + .1), (-6, LONG + .1))
    # the wall of the house: lapped boards the colour of shell
    shell = matter('#e9c9b4', rough=.7, variation=.06, grain=3, bump=.0014, bump_grain=50.)
    boards = Batch(shell)
    doors = ((1.3, 2.5), (4.7, 5.9), (8.1, 9.3))
    spans = [(-6, 1.1), (2.7, 4.5), (6.1, 7.9), (9.5, LONG)]
    for k in range(int(HIGH / .115) + 1):
        z = .115 * k
        for a, b in spans + ([(0, LONG)] if z > 2.55 else []):
            boards.polygon((-WIDE + .020, a, z), (-WIDE + .020, b, z), (-WIDE + .004, b, z + .118), (-WIDE + .004, a, z + .118))
            boards.polygon((-WIDE + .004, a, z), (-WIDE + .020, a, z), (-WIDE + .020, b, z), (-WIDE + .004, b, z))
    boards.done()
    green, pane = matter('#1c2e28', rough=.38, specular=.45, variation=.1, grain=8), glass('#33424c', .04)
    for a, b in doors:
        mid = (a + b) / 2
        for y in (a - .12, b + .12):
            box(-WIDE + .03, y, 0, .07, .14, 2.62, white, bevel=.006)
        box(-WIDE + .035, mid, 2.50, .09, b - a + .46, .16, white, bevel=.008)
        box(-WIDE - .04, mid, .02, .02, b - a, 2.5, pane)
        for y in (a + .06, mid - .06, mid + .06, b - .06):
            box(-WIDE - .015, y, .02, .045, .09, 2.48, white, bevel=.004)
        for z in (.02, .62, 1.10, 1.56, 2.02, 2.42):
            box(-WIDE - .015, mid, z, .04, b - a, .05 if z > .1 else .26, white, bevel=.003)
        shutter(-WIDE + .045, a - .84, a - .20, .06, 2.46, green)
        shutter(-WIDE + .045, b + .20, b + .84, .06, 2.46, green)
    # columns, their plinths, the beam they bear
    shaft = revolved([(.150, 0), (.150, .05), (.165, .075), (.165, .10), (.148, .125), (.142, .15), (.140, .9), (.130, 1.8), (.118, 2.42), (.118, 2.44), (.134, 2.46), (.134, 2.485), (.122, 2.50), (.122, 2.545), (.150, 2.59), (.160, 2.62)], white, 56)
    x = WIDE - .19
    for k in range(-2, 5):
        y = -.30 + 2.55 * k
        box(x, y, 0, .36, .36, .055, white, bevel=.006)
        instance(shaft, (x, y, .055))
        box(x, y, 2.675, .36, .36, .05, white, bevel=.006)
    box(x, (LONG - 6) / 2, 2.72, .30, LONG + 6, .36, white, bevel=.008)
    box(x - .17, (LONG - 6) / 2, HIGH - .09, .06, LONG + 6, .09, white, bevel=.01)
    box(-WIDE + .06, (LONG - 6) / 2, HIGH - .10, .07, LONG + 6, .10, white, bevel=.01)
    post = revolved([(.024, .0), (.024, .12), (.016, .135), (.022, .15), (.018, .165), (.030, .25), (.033, .32), (.026, .40), (.016, .50), (.015, .56), (.022, .575), (.016, .59), (.024, .605), (.024, .70)], white, 24)
    for k in range(150):
        y = -5.0 + .128 * k
        if min(abs(y - (-.30 + 2.55 * j)) for j in range(-2, 6)) > .20 and y < LONG - .2:
            instance(post, (x, y, .11))
    for z, w, t in ((.07, .09, .055), (.80, .11, .06)):
        box(x, (LONG - 6) / 2, z, w, LONG + 6, t, white, bevel=.012)
    # the end: a column, a rail, the harbour
    for k in range(22):
        px = -WIDE + .2 + .128 * k
        if px < x - .2:
            instance(post, (px, LONG - .15, .11))
    for z, w, t in ((.07, .09, .055), (.80, .11, .06)):
        box(-.08, LONG - .15, z, 2 * WIDE - .3, w, t, white, bevel=.012)
    box(0, LONG - .15, 2.72, 2 * WIDE, .30, .36, white, bevel=.008)
    instance(shaft, (x, LONG - .15, .055))
    # the joggling board
    dark = matter('#1f3029', rough=.33, specular=.45, variation=.12, grain=10, bump=.0008, bump_grain=60.)
    jx, y0, y1 = -WIDE + .36, 2.9, 7.4
    path = [(y, .50 - .055 * math.sin((y - y0) / (y1 - y0) * math.pi)) for y in np.linspace(y0 - .25, y1 + .25, 40)]
    v, f = [], []
    for i, (y, z) in enumerate(path):
        v += [(jx - .16, y, z), (jx + .16, y, z), (jx + .16, y, z + .042), (jx - .16, y, z + .042)]
        if i:
            k = 4 * (i - 1)
            f += [(k, k + 1, k + 5, k + 4), (k + 1, k + 2, k + 6, k + 5), (k + 2, k + 3, k + 7, k + 6), (k + 3, k, k + 4, k + 7)]
    solid(v, f + [(0, 3, 2, 1)], dark)
    for y in (y0, y1):
        curve = [(jx + s, .035 * (s / .30) ** 2 * 1.4) for s in np.linspace(-.30, .30, 20)]
        wall([[(p - jx, q) for p, q in curve] + [(.30, .12), (-.30, .12)]], .06, dark, (jx, y, 0), bevel=.004)
        for s in (-.19, .19):
            tube([(jx + s, y, .08), (jx + s, y, .66)], .024, dark, 16)
        for z in (.46, .62):
            tube([(jx - .22, y, z), (jx + .22, y, z)], .020, dark, 14)
    # palmettos and camellias out in the garden
    frond, bark = leaf('#3f6a34', '#6f9a4a', through=.4), matter('#7a6a54', rough=.9, variation=.3, grain=8)
    for k, (px, py, h) in enumerate(((6.2, 13, 5.4), (8.6, 19, 6.2), (7.4, 26, 5.6))):
        instance(palm(frond, bark, k + 4, .04, 46, .25, .105), (px, py, -1.6), h, 60 * k)
    bush = [broadleaf(leaf('#23481f', '#44702f', through=.3), bark, k, 2600, .9, .1, .8, 1.0) for k in range(2)]
    for k in range(16):
        instance(bush[k % 2], (4.4 + .6 * (k % 3) + rnd.uniform(-.2, .2), 1 + 1.05 * k, -1.7), rnd.uniform(1.5, 2.0), rnd.uniform(0, 360))
    plane(-1.6, matter('#7d8a58', rough=1., variation=.4, grain=.6), (WIDE, 60), (-10, 40))
    soft_light((0, -2.5, 2.2), (0, 4, 1.2), 1.8, 30, '#eef0f4')
    haze('#e6e2da', 400., '#ffe4b8', focus=5, start=6)
