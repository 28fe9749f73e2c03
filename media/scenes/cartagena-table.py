"""A late morning table on a balcony of Cartagena de Indias: papaya, arepas with an egg in them, lemonade with coconut.

What makes it that place: turned balusters of dark wood under a broad rail, bougainvillea; arepa de huevo, fried twice with the
egg in it, limonada de coco, papaya with lime. Studied: mashed.com/1630163/arepa-de-huevo-breakfast-sandwich-origins (Cartagena and
Barranquilla); blog.goway.com/globetrotting/drink-recipe-limonada-de-coco (limes and coconut milk, in Cartagena).
"""
from scenery import *
from scenery.citrus import lemon_pulp
from scenery.dishes import blend, paint, painted
from scenery.joinery import turned_post
from scenery.rooms import view_beyond, wood
from scenery.tables import *

GRADE = dict(exposure=1.0, contrast=1.26, saturation=1.08, bloom=.07, vignette=.13, shadows=(.0, .0, .008), highlights=(.014, .005, -.012))
FRAMINGS = {
    'cartagena-walls-table': dict(eye=(.16, -.86, 1.13), target=(.0, .16, .875), lens=42, sharp_at=.88, f_stop=4, samples=5, preview_samples=8, bounces=4, mist=20),
}
TOP = .74


def papaya(at, turn, lean, seeds, rnd):
    """Half a papaya lying on its back: a thin skin, flesh that deepens inward, a hollow full of black seeds."""
    long, wide = .115, .056
    u, v = np.meshgrid(np.linspace(0, math.pi, 90), np.linspace(0, math.pi, 46), indexing='ij')
    neck = 1 - .22 * (np.cos(u) > 0) * np.cos(u) ** 2
    x, r = long * np.cos(u), wide * np.sin(u) ** .85 * neck
    skin = np.stack([x, -r * np.cos(v), -.9 * r * np.sin(v)], -1)
    grain = fbm(x * 60, v * 8, 3, 4)
    parts = [instance(painted(skin, blend(blend('#e0a02c', '#c9bc3c', np.clip(.5 + 2 * grain, 0, 1)), '#7f9a34', np.clip(np.cos(u) * 1.5 - .3 + grain, 0, 1)), paint(.35, .45, .0006, 200.)))]
    s, a = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * math.pi, 160, endpoint=False), indexing='ij')
    edge = lambda b: (long * np.cos(b), wide * np.abs(np.sin(b)) ** .85 * (1 - .22 * (np.cos(b) > 0) * np.cos(b) ** 2) * np.sign(np.sin(b)))  # noqa: E731
    ex, ey = edge(a)
    star = .56 + .035 * np.cos(5 * a)
    hollow = np.clip((star - s) / .5, 0, 1)
    z = -.042 * np.clip(hollow * 1.5, 0, 1) ** .6 * (s < star) + .0006 * fbm(ex * 80 * s, ey * 80 * s, 5, 3)
    tone = blend(blend('#e8531f', '#f0862c', np.clip((s - .55) * 2.6, 0, 1)), '#f2c25a', np.clip((s - .93) * 16, 0, 1))
    tone = blend(tone, '#f3b060', np.exp(-((s - star) / .03) ** 2) * .7)
    parts.append(instance(painted(np.stack([ex * s, ey * s, z], -1), tone, paint(.24, .5, .0005, 160., .15, '#f0702c'), round_=True)))
    for k in range(190):
        b, far = 2.4 * k, .50 * math.sqrt((k % 90 + .5) / 90)
        px, py = (float(c) for c in edge(np.array(b)))
        grit = instance(seeds, (px * far, py * far * .9, -.020 - .014 * (1 - far * 2) + .007 * (k // 90)), rnd.uniform(.8, 1.15))
        grit.rotation_euler = (rnd.uniform(0, 6), rnd.uniform(0, 6), 0)
        parts.append(grit)
    holder = group(parts, at, 1.0, turn)
    holder.rotation_euler = (math.radians(lean), 0, math.radians(turn))


def arepa(seed):
    """Mesh data of a fried round of maize: blistered, its rim paler, sealed where the egg went in."""
    s, a = np.meshgrid(np.linspace(0, 2, 90), np.linspace(0, 2 * math.pi, 150, endpoint=False), indexing='ij')
    up = s < 1
    far = np.where(up, s, 2 - s)
    r = .058 * np.sin(far * math.pi / 2) ** .8 * (1 + .018 * np.sin(3 * a + seed) + .012 * np.sin(7 * a))
    blister = fbm(r * np.cos(a) * 70 + seed, r * np.sin(a) * 70, seed, 5)
    bubble = np.clip(fbm(r * np.cos(a) * 28, r * np.sin(a) * 28 + seed, seed + 4, 3) * 3 - .9, 0, 1)
    thick = .0125 * np.clip(1 - far ** 5, 0, 1) ** .5
    z = np.where(up, thick + .0035 * bubble + .0012 * blister, -thick * .8)
    tone = blend('#dc9428', '#b8661a', np.clip(.4 + 1.6 * blister, 0, 1))
    tone = blend(tone, '#8f4a12', np.clip(bubble * .8 - .1 + .6 * blister, 0, 1))
    tone = blend(tone, '#f3cc74', np.exp(-((far - .93) / .07) ** 2) * .7)
    return painted(np.stack([r * np.cos(a), r * np.sin(a), z], -1), tone, paint(.38, .45, .0012, 180., .08, '#f0b040'), round_=True)


def build(view):
    rnd = random.Random(19)
    sky([(0, '#f6e4cc'), (.25, '#cfdbe8'), (1, '#74a6dc')], sun=(36, -58), glow='#ffe0b0', glow_strength=.3, strength=.9, sun_strength=5.0, sun_color='#ffdba8', sun_size=.6)
    view_beyond('cartagena-walls', (-10.2, 60, -12.6), 58, .60, 1.15, soft=8)
    cedar, cedar_x = wood('#5a3420', 'z', .45, 18.), wood('#5a3420', 'x', .45, 18.)
    board = wood('#6b3d24', 'x', .34, 26.)
    for k in range(7):
        box(0, -.46 + .158 * k, TOP - .04, 2.1, .1565, .04, board, bevel=.0025)
    baluster = turned_post(.86, .036, cedar)
    for k in range(17):
        instance(baluster, (-1.56 + .19 * k, 1.30, .10))
    box(0, 1.30, .95, 6, .13, .065, cedar_x, bevel=.014)
    box(0, 1.30, .05, 6, .10, .07, cedar_x, bevel=.008)
    instance(turned_post(2.7, .062, cedar), (-.86, 1.30, 0))
    bloom, green = leaf('#b02a66', '#d85a94', through=.4), leaf('#47662e', '#6f8a42', through=.35)
    for x, y, z, size, kind in ((-.98, 1.22, .86, .50, green), (-.92, 1.18, .90, .48, bloom), (-1.15, 1.26, .74, .55, green), (-1.2, 1.2, .98, .5, bloom)):
        instance(broadleaf(kind, cedar, int(50 * size), 1300, .9, .05, .65, 1.1), (x, y, z), size, 40 * size)
    z = TOP
    cream, teal, clay = glaze('#f3ead8', .16), glaze('#2a7c7c', .2, patches='#4f9a94', grain=240.), glaze('#a85a34', .3, patches='#8f4a2a', grain=40.)
    seeds = lump(ball(.0034, 1.15), matte('#16120f', .22, .55), 3, .05, 16)
    holder = plate((0, 0, 0), .1, cream, teal, .018)
    holder.location, holder.scale = (-.10, .02, z), (1.55, 1.02, 1)
    papaya((-.09, .045, z + .055), 12, 8, seeds, rnd)
    lime, pulp = matte('#5f8f1f', .34, .45, patches='#7fa832', grain=30., bump=.0010, bump_grain=160.), lemon_pulp('#e6ecc0', '#a9c24a', '#cfdc7a')
    half = slice_of(lime, pulp, .031, .027, 4)
    instance(half, (-.015, -.060, z + .012), .78, 30, 14)
    instance(half, (.038, -.030, z + .010), .74, 200, -6)
    # arepas in a plate lined with a leaf
    plate((.285, .13, z), .115, clay, None, .02)
    blade = leaf_blade(leaf('#2f6a2a', '#4f8a38', through=.3, rough=.3), .22, .15, .12, .10)
    instance(blade, (.185, .10, z + .019), 1.0, 12)
    for k, (x, y, dz, tilt) in enumerate(((.262, .125, .030, 4), (.325, .165, .034, -6), (.293, .130, .056, 9))):
        obj = instance(arepa(k + 2), (x, y, z + dz), 1.0)
        obj.rotation_euler = (math.radians(tilt), math.radians(tilt * .6), 1.3 * k)
    # limonada de coco
    pane, milk, foam = clear('#f6faf6'), matte('#eef0d8', .3, .45, flesh=.3), matte('#fbfaf0', .5, .4, bump=.002, bump_grain=150., flesh=.3)
    wheel = slice_of(lime, pulp, .031, .005, 7)
    for x, y in ((.085, .20), (-.245, .27)):
        tumbler((x, y, z), pane, milk, .038, .135, .84)
        revolve([(.001, .125), (.022, .1245), (.0345, .119), (.0350, .1135)], foam, (x, y, z), 48)
        piece = instance(wheel, (x + .034, y - .008, z + .137), .76)
        piece.rotation_euler = (math.radians(84), 0, math.radians(-24))
        tube([(x - .012, y + .006, z + .03), (x - .026, y + .022, z + .205)], .0030, matte('#e8dcc0', .6), 12)
    bowl((.44, .33, z), .085, teal, .058)
    whole = [lump(ball(.0245, 1.08), lime, k, .03) for k in range(3)]
    for k, (dx, dy, dz) in enumerate(((-.035, -.018, .022), (.010, -.042, .022), (.042, .006, .024), (.002, .038, .024), (.004, -.004, .058))):
        instance(whole[k % 3], (.44 + dx, .33 + dy, z + dz), 1.0, 70 * k, rnd.uniform(-70, 70))
    cutlery((.20, -.05, z), matter('#d9d4cc', rough=.2, metal=1.), 'knife', -14)
    shade = broadleaf(leaf('#5f7a38', '#7f9a48', through=.5), cedar, 31, 240, .6, .1, 1.1, 1.1)
    instance(shade, (-4.2, 2.6, 3.6), 1.2, 20)
    soft_light((1.2, -1.4, 2.0), (0, .2, TOP), 1.2, 10, '#fff0e0')
    haze('#efdcc8', 4000., '#ffdca8', focus=5, start=20)
