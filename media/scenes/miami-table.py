"""Key lime pie and a small coffee on a terrazzo table by the pool of an Art Deco hotel, Miami Beach, in the morning.

What makes it that place: terrazzo, the poured and polished floor of the hotels of the thirties, here as the top of a table
with a rim of brass; a slice of the pie of Florida, yellow rather than green, on crumbs; a cortadito in its glass;
the long pool and the white parasols behind.
Studied: what-when-how.com, "Classic tropical deco" (terrazzo floors); marga.org/food/int/florida (key lime pie: custard of
condensed milk and yolks on crumbs, cream on top); miamiculinarytours.com/cafe-cubano (cortadito: coffee, a little milk).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.rooms import view_beyond
from scenery.stone import terrazzo
from scenery.tables import *

GRADE = dict(exposure=1.14, contrast=1.32, saturation=1.08, bloom=.09, vignette=.13, shadows=(.004, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'miami-beach-luxury-table': dict(eye=(-.02, -.60, .965), target=(.010, .06, .783), lens=55, sharp_at=.62, f_stop=4.5, samples=10, preview_samples=8, bounces=4, mist=20),
}
TOP = .72


def wedge(at, turn, crumb, custard, long=.104, half=19.0, high=.033):
    """A slice of pie, its tip toward -Y: crust below and up its back, custard cut clean, crumbs where it was cut."""
    tip = math.radians(half)

    def slab(z0, z1, r0, r1, material, grain, seed, uneven):
        """A part of a ring between the cuts: its top, its two cut faces, its back."""
        rows, columns = 60, 90
        r, a = np.meshgrid(np.linspace(r0, r1, rows), np.linspace(-tip, tip, columns), indexing='ij')
        top = np.stack([r * np.sin(a), -(-r * np.cos(a)), z1 + uneven * fbm(r * 160, a * 16, seed, 4)], -1)
        out = [top]
        h = np.linspace(0, 1, 40)
        for s in (-1, 1):
            rr, hh = np.meshgrid(np.linspace(r0, r1, rows), h, indexing='ij')
            rough = uneven * 1.4 * fbm(rr * 170, hh * 6, seed + 3 + s, 4)
            aa = s * tip
            normal = np.array([math.cos(aa), -math.sin(aa)]) * s
            face = np.stack([rr * math.sin(aa) + rough * normal[0], rr * math.cos(aa) + rough * normal[1], z0 + (z1 - z0) * hh + (uneven * fbm(rr * 160, aa * 16 + 0 * rr, seed, 4)) * hh], -1)
            out.append(face)
        aa, hh = np.meshgrid(np.linspace(-tip, tip, columns), h, indexing='ij')
        bulge = uneven * 2 * fbm(aa * 20, hh * 5, seed + 9, 4) + .004 * hh
        out.append(np.stack([(r1 + bulge) * np.sin(aa), (r1 + bulge) * np.cos(aa), z0 + (z1 - z0) * hh], -1))
        parts = []
        for p in out:
            tone = grain(p)
            parts.append(instance(painted(p, tone, material)))
        return parts

    def crumbs(p):
        g = fbm(p[..., 0] * 420 + p[..., 2] * 300, p[..., 1] * 420 - p[..., 2] * 260, 5, 4)
        return blend(blend('#b07a3c', '#d8a864', np.clip(.5 + 1.8 * g, 0, 1)), '#6a3e18', np.clip(-g * 3 - .55, 0, 1))

    def filling(p):
        g = fbm(p[..., 0] * 90, p[..., 1] * 90 + p[..., 2] * 120, 8, 4)
        return blend('#f0dc8a', '#f6e8a6', np.clip(.5 + 1.3 * g, 0, 1))
    body = paint(.36, .45, .0003, 600., flesh=.22)
    dough = paint(.75, .25, .0009, 700.)
    parts = slab(.0, .0062, .002, long, dough, crumbs, 3, .0008)
    parts += slab(.0060, high, .001, long - .007, body, filling, 5, .00022)
    parts += slab(.0060, high + .006, long - .0074, long, dough, crumbs, 7, .0011)
    return group(parts, at, 1.0, turn)


def cream(at, material, size=.021, seed=2):
    """A rosette of whipped cream: a star nozzle drawn round and up to a point."""
    u, a = np.meshgrid(np.linspace(0, 1, 150), np.linspace(0, 2 * math.pi, 220, endpoint=False), indexing='ij')
    turn = a + u * 3.0
    star = 1 + .12 * np.cos(8 * turn) * np.clip(1.1 - u, 0, 1)
    r = size * (1 - u) ** .62 * star * (1 + .06 * np.sin(u * 13)) + .0003
    z = size * (1.32 * u ** 1.1 + .05 * np.sin(u * 13))
    bend = .004 * u ** 3
    return instance(painted(np.stack([r * np.cos(a) + bend, r * np.sin(a), z], -1), blend('#fdf8ee', '#f6eddc', .3 * np.ones(u.shape)), material, round_=True), at)


def lime_wheel(size=.019):
    """Mesh data of a thin wheel of key lime: small, thin of rind, pale green pulp."""
    s, a = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 2 * math.pi, 240, endpoint=False), indexing='ij')
    spoke = np.clip((np.abs((a * 9 / 6.2832) % 1 - .5) - .43) / .03, 0, 1) * (s < .9)
    pulp = fbm(np.cos(a) * s * 2 + 9 * (a * 9 / 6.2832).astype(int), s * 16, 4, 4)
    tone = blend('#c9d26a', '#a8bc4c', np.clip(.5 + 1.5 * pulp, 0, 1))
    tone = blend(tone, '#eef0d2', np.clip(np.maximum(spoke, np.maximum((s - .87) / .03, (.09 - s) / .03)), 0, 1))
    tone = blend(tone, '#6f9234', np.clip((s - .95) / .02, 0, 1))
    return painted(np.stack([size * s * np.cos(a), size * s * np.sin(a), .0004 * pulp], -1), tone, paint(.2, .5, .0002, 800., flesh=.15), round_=True)


def build(view):
    rnd = random.Random(8)
    sky([(0, '#ffdcae'), (.09, '#ffd0b0'), (.24, '#f0c4be'), (.46, '#b4c0e0'), (.75, '#7ca2d6'), (1, '#4f84c4')], sun=(26, -52), glow='#ffb98a', glow_strength=.5, strength=.9, sun_strength=5.6, sun_color='#ffd2a0', sun_size=1.0)
    view_beyond('miami-beach-luxury', (1.2, 30, -1.0), 30, .51, 1.1, soft=8)
    z = TOP
    slab = revolve([(.001, 0), (.40, 0), (.405, .003), (.405, .026), (.40, .029), (.001, .029)], terrazzo(), (.0, .10, z - .029), 160)
    slab.scale = (1.15, 1.0, 1.0)
    band = revolve([(.4045, .001), (.4085, .002), (.4085, .028), (.4045, .0292)], matter('#c9a05a', rough=.24, metal=1.), (.0, .10, z - .029), 160)
    band.scale = (1.15, 1.0, 1.0)
    white, steel = glaze('#f5f1ea', .12), matter('#d8d4cc', rough=.2, metal=1.)
    rose = glaze('#e39a8a', .14)
    plate((-.075, .045, z), .105, white, rose)
    body = wedge((-.105, -.012, z + .0075), -38, None, None)
    body.name = 'pie'
    a = math.radians(-38)
    back = (-.105 - math.sin(a) * .074, -.012 + math.cos(a) * .074)
    cream((back[0], back[1], z + .0400), paint(.45, .4, .0003, 300., flesh=.3))
    wheel = instance(lime_wheel(), (back[0] - .014, back[1] - .020, z + .0560))
    wheel.rotation_euler = (math.radians(64), math.radians(10), math.radians(18))
    fork = cutlery((-.008, .012, z + .0215), steel, 'fork', -16)
    fork.rotation_euler = (math.radians(-4), 0, math.radians(-16))
    # a cortadito in its glass, on a saucer, with its spoon
    here = (.150, .060, z)
    plate(here, .066, white, rose, .012)
    pane = clear('#fbfdfc', shine=.06)
    revolve([(.001, .012), (.024, .012), (.027, .016), (.0325, .074), (.0335, .0815), (.0325, .0822), (.0312, .0735), (.0258, .019), (.001, .018)], pane, here, 72)
    coffee, milk, froth = matte('#5a3018', .12, .5), matte('#a8754a', .14, .5), matte('#e6c79c', .4, .4, patches='#d1a877', grain=160., bump=.0006, bump_grain=500.)
    revolve([(.001, .0186), (.0252, .0196), (.0278, .042)], coffee, here, 56)
    revolve([(.0278, .042), (.0300, .060)], milk, here, 56)
    revolve([(.0300, .060), (.0312, .0695), (.0308, .0720), (.024, .0735), (.001, .0742)], froth, here, 56)
    spoon = revolve([(.0005, .0004), (.0075, .001), (.0125, .0038), (.0134, .005), (.0126, .0047), (.0075, .0021), (.0005, .0014)], steel, (here[0] - .030, here[1] - .046, z + .0125), 40)
    spoon.scale, spoon.rotation_euler = (1, 1.5, 1), (0, 0, math.radians(-58))
    d = (math.sin(math.radians(58)), math.cos(math.radians(58)))
    tube([(here[0] - .030 + d[0] * q, here[1] - .046 + d[1] * q, z + .0168 + .004 * math.sin(q * 26)) for q in np.linspace(.017, .118, 14)], .0019, steel, 10)
    # limes and a hibiscus-coloured napkin folded
    fruit = [lemon_shape(matte(c, .28, .45, patches=o, grain=60., bump=.0005, bump_grain=420.), k, .0165) for k, (c, o) in enumerate((('#8fae3a', '#b9c052'), ('#a9b848', '#7f9a30')))]
    for k, (x, y, turn) in enumerate(((.020, .215, 30), (.060, .235, 120), (.034, .252, 200))):
        obj = instance(fruit[k % 2], (x, y, z + .0165), 1.0)
        obj.rotation_euler = (math.radians(88), 0, math.radians(turn))
    frond, bark = leaf('#41683a', '#7f9a50', through=.4), matter('#8f7a66', rough=.9)
    for k, (x, y, high, turn) in enumerate(((-3.6, 1.9, 3.4, 40),)):
        instance(palm(frond, bark, k + 1, .1, 18), (x, y, -1.3), high, turn)
    soft_light((.9, -1.0, 1.7), (0, .05, TOP), 1.1, 7, '#ffe9dc')
    haze('#e6cfc4', 4000., '#ffd8b0', focus=5, start=20)
