"""Almonds in a clay bowl and a carafe of water on a whitewashed ledge, the shadow of a fig over them: Ibiza.

What makes it that place: lime brushed on year over year until every edge is round, almonds and figs of the red fields, plain clay.
Studied: blakstadibiza.com, 15 January 2024 (whitewash over limestone, red earth); guiasibiza.es/en/nature (almond and fig trees
of the valleys). Bowl, glass and cloth are from knowledge.
"""
from scenery import *
from scenery.cloth import linen
from scenery.dishes import blend, paint, painted
from scenery.setting import *
from scenery.tables import matte

GRADE = dict(exposure=.96, contrast=1.26, saturation=1.08, bloom=.06, vignette=.14, shadows=(.0, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'ibiza-table': dict(eye=(.0, -.52, .43), target=(.015, .045, .048), lens=38, sharp_at=.62, f_stop=5.6, samples=7, preview_samples=8, bounces=5, mist=20),
}
SUN = (31, -56)


def lime():
    """Whitewash over whitewash: strokes of the brush, edges of old coats, a little grey where hands rest."""
    material, t, shader = nodes.new_material('lime')
    where = nodes.position(t)
    stroke = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (14, 90, 90)), 1.0, 6.0, .6, .8)
    coat = nodes.noise(t, where, 13.0, 7.0, .62, .3)
    lump_ = nodes.noise(t, where, 5.0, 4.0, .5)
    flake = nodes.ramp(t, coat, [(.455, .0), (.475, 1.0)])
    tone = nodes.mix(t, flake, '#ddd6c8', '#efeae0')
    tone = nodes.mix(t, nodes.ramp(t, stroke, [(.3, .25), (.55, .0)]), tone, '#b9b0a2')
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .95, .1
    high = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', stroke, .35), nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', flake, .35), nodes.math(t, 'MULTIPLY', lump_, 4.0)))
    t.links.new(nodes.bump(t, high, .0030, .9), shader.inputs['Normal'])
    return material


def almond(kernel, seed):
    """An almond in its shell: pointed, keeled on one side, full of pits."""
    r = np.random.RandomState(seed)
    u, a = np.meshgrid(np.linspace(.01, .99, 110), np.linspace(0, 2 * math.pi, 120, endpoint=False), indexing='ij')
    wide = np.sin(math.pi * u ** (.86 + .05 * seed % .1)) ** .72 * (1 - .22 * u)
    x = (u - .5) * .034
    y = .0104 * wide * np.cos(a) * (1 + .10 * (np.cos(a) > 0) * np.abs(np.cos(a)) ** 6)
    z = .0076 * wide * np.sin(a)
    pits = np.zeros_like(u)
    for _ in range(70):
        cu, ca, s = r.uniform(.12, .9), r.uniform(0, 2 * math.pi), r.uniform(.016, .030)
        d = np.minimum(np.abs(a - ca), 2 * math.pi - np.abs(a - ca))
        pits = np.maximum(pits, np.exp(-((u - cu) / s) ** 2 - (d * .30 / s * .42) ** 2))
    grain = fbm(x * 900, a * 6, seed, 4)
    k = 1 - .034 * pits + .012 * grain
    tone = blend(blend('#c08a52', '#dcb07a', np.clip(.5 + grain, 0, 1)), '#6a4020', pits * .5)
    tone = blend(tone, '#8a5a30', np.clip((u - .9) * 9, 0, 1) * .6)
    return painted(np.stack([x, y * k, z * k], -1), tone, kernel, round_=True)


def build(view):
    rnd = random.Random(23)
    see_through()
    sky([(0, '#eee6da'), (.3, '#b4d0ee'), (1, '#5f9ae0')], sun=SUN, glow='#ffe0b0', glow_strength=.2, strength=.62, sun_strength=8.0, sun_color='#ffd8a8', sun_size=.3)
    white = lime()
    X, V = np.meshgrid(np.linspace(-1.6, 1.6, 400), np.linspace(0, 1, 300), indexing='ij')
    Y = -1.0 + 1.36 * V
    soft_ = .006 * fbm(X * 2.2, Y * 2.2, 4, 4)
    Z = soft_ - .002 - .30 * np.clip((V - .90) / .10, 0, 1) ** 2.6
    near = np.exp(-((X / .34) ** 2 + ((Y - .04) / .26) ** 2) ** 2)
    Z = Z * (1 - near) + (-.0003) * near
    k = np.arange(X.size).reshape(X.shape)
    instance(mesh(np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), white, smooth=True))
    plane(-.45, matter('#a06a48', rough=.95, variation=.3, grain=2.4, bump=.01, bump_grain=26.), (-6, 6), (.2, 5))
    clay = thrown('#a8603a', rough=.62, pool='#8f4e2e', at=.085)
    here = (-.085, .055)
    cup((*here, 0), .084, .052, clay, .50, .0055, .93)
    shell = paint(.55, .3, .0004, 420.)
    kinds = [almond(shell, q) for q in range(4)]
    def lay(x, y, z, flat=.25):
        obj = instance(kinds[rnd.randrange(4)], (x, y, z), rnd.uniform(.9, 1.1))
        obj.rotation_euler = (rnd.gauss(0, flat), rnd.gauss(0, flat), rnd.uniform(0, 6.28))
    for level, (count, reach, z) in enumerate(((16, .060, .020), (15, .058, .031), (12, .052, .041), (7, .032, .050), (2, .012, .057))):
        for q in range(count):
            a, r = 2.4 * q + level, reach * math.sqrt((q + .4) / count)
            lay(here[0] + r * math.cos(a), here[1] + r * math.sin(a), z + rnd.uniform(-.002, .002), .45)
    for x, y in ((.020, -.055), (.052, -.072), (-.020, -.100)):
        lay(x, y, .0074, .06)
    pane, water = crystal('#fbfefc'), crystal('#fafdfc', 1.33)
    beaker((.165, .045, 0), pane, water, .036, .092, .66)
    carafe_of((.110, .130, 0), pane, water)
    folded((.190, -.085, 0), .110, .160, linen('#d9cbb0', weave=.0012), 4, 12, 9, .0020, .006)
    # the fig in the sun's way
    green, bark = leaf('#4a7a34', '#6f9a48', through=.35, rough=.5), matter('#8a8070', rough=.9)
    for q in range(22):
        px, py = rnd.uniform(-.62, .45), rnd.uniform(-.30, .62)
        if -.16 < px < .12 and -.10 < py < .16:
            continue
        obj = instance(fig_leaf(q, green), toward_sun((px, py, 0), SUN, rnd.uniform(.55, .85)), rnd.uniform(.75, 1.15))
        obj.rotation_euler = (rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), rnd.uniform(0, 6.28))
    for a, b in (((-.70, .50), (.30, .62)), ((-.40, .54), (-.52, -.10))):
        p, q = np.array(toward_sun((*a, 0), SUN, .72)), np.array(toward_sun((*b, 0), SUN, .76))
        tube([tuple(p + (q - p) * u + np.array([0, .03 * math.sin(5 * u), .02 * math.sin(3 * u)])) for u in np.linspace(0, 1, 12)], .006, bark, 8)


def fig_leaf(seed, material):
    """A leaf of the fig: five round fingers with deep bays between them."""
    a = np.linspace(-math.pi, math.pi, 181)[:-1]
    fingers = sum(h * np.exp(-(np.abs(np.mod(a - c + math.pi, 2 * math.pi) - math.pi) / w) ** 2.6) for c, h, w in ((0, .74, .27), (.86, .64, .27), (-.86, .64, .27), (1.85, .40, .34), (-1.85, .40, .34)))
    r = .095 * (.30 + fingers + .012 * np.sin(a * 26 + seed)) * np.clip(np.abs(np.abs(a) - math.pi) * 4 + .12, 0, 1)
    v = [(0, 0, 0)] + [(q * math.cos(t_), q * math.sin(t_), .008 * math.sin(3 * t_ + seed) - .8 * q * q) for q, t_ in zip(r, a)]
    stalk = len(v)
    v += [(0, -.002, 0), (0, .002, 0), (-.06, .002, .01), (-.06, -.002, .01)]
    return mesh(v, [(0, i + 1, (i + 1) % 180 + 1) for i in range(180)] + [(stalk, stalk + 1, stalk + 2, stalk + 3)], material)
