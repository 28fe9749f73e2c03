"""Mint tea in the arcade of a riad in Marrakesh, the court with its rill and palms in the light behind.

What makes it that place: a table of green and white zellige, the silver pot with its tall lid, tea poured into small
painted glasses over fresh mint, gazelle horns dusted with sugar, oranges of the court and dates.
"""
from scenery import *
from scenery.rooms import twig, view_beyond
from scenery.tables import *

GRADE = dict(exposure=1.05, contrast=1.24, saturation=1.08, bloom=.07, vignette=.12, shadows=(.0, .0, .006), highlights=(.012, .004, -.012))
FRAMINGS = {
    'marrakesh-garden-steam-table': dict(eye=(-.20, -.92, 1.10), target=(.03, .16, .83), lens=45, sharp_at=.86, f_stop=4, samples=8, preview_samples=6, bounces=5, mist=20),
}
TOP = .70


def gazelle_horn(pastry):
    """Mesh data of one crescent."""
    u, v = np.meshgrid(np.linspace(-1, 1, 30), np.linspace(0, 2 * math.pi, 16))
    thick = .0125 * np.sqrt(np.maximum(1 - u ** 4, 0)) + .0008
    bend = 1.15 * u
    along = np.stack([.036 * np.sin(bend), .036 * (1 - np.cos(bend)) * 1.1, 0 * u], -1)
    out = np.stack([np.sin(bend) * -np.cos(v) * thick, np.cos(bend) * np.cos(v) * thick, .85 * np.sin(v) * thick], -1)
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist()
    return mesh((along + out).reshape(-1, 3) + np.array([0, 0, .011]), faces, pastry, smooth=True)


def teapot(at, silver, rnd):
    """A berrad: belly, waist, tall pointed lid, curved spout and a handle."""
    x, y, z = at
    revolve([(.001, .012), (.045, .012), (.05, .0), (.054, .012), (.075, .04), (.082, .075), (.07, .115), (.046, .145), (.05, .152), (.052, .158), (.046, .165)], silver, at, 64)
    revolve([(.046, .165), (.042, .19), (.026, .222), (.012, .238), (.008, .245), (.013, .254), (.008, .262), (.001, .272)], silver, at, 64)
    tube([(x + .068, y - .01, z + .06), (x + .105, y - .016, z + .072), (x + .122, y - .019, z + .105), (x + .128, y - .02, z + .145), (x + .148, y - .022, z + .165)], .0095, silver, 16)
    tube([(x - .058, y + .01, z + .135), (x - .10, y + .015, z + .14), (x - .125, y + .018, z + .105), (x - .112, y + .016, z + .06), (x - .075, y + .012, z + .045)], .0065, silver, 12)


def painted_glass(at, pane, tea, paint, gold):
    r = .028
    parts = [tumbler((0, 0, 0), pane, tea, r, .088, .66)]
    for low, high in ((.34, .40), (.72, .76)):
        parts.append(revolve([(r * (.84 + .16 * low) + .0006, .088 * low), (r * (.84 + .16 * high) + .0006, .088 * high)], gold, segments=48))
    for k in range(9):
        a = 2 * math.pi * k / 9
        x, y, wide = (r * .93 + .0006) * math.cos(a), (r * .93 + .0006) * math.sin(a), .006
        parts.append(box(x, y, .042, .0006, wide, .016, paint, math.degrees(a)))
    return group(parts, at)


def build(view):
    rnd = random.Random(12)
    sky([(0, '#f4e2cc'), (.25, '#d2d8e2'), (1, '#84a8d6')], sun=(36, -52), glow='#ffe0b8', glow_strength=.3, strength=.8, sun_strength=4.6, sun_color='#ffd8a6', sun_size=.7)
    view_beyond('marrakesh', (14, 60, -4.0), 60, .62, 1.15, soft=13)
    terracotta = matter('#b98062', rough=.8, variation=.2, grain=2)
    plane(0, terracotta, (-6, 6), (-3, 2.2))
    box(0, 2.0, 0, 9, .3, .52, matter('#c08a6c', rough=.7, variation=.16, grain=.9, bump=.01, bump_grain=5.), bevel=.04)
    zellige = tiles('#e9e2d0', '#2a7a68', '#d8d2bc', 14., True, .14)
    brass, silver = matter('#b98a4a', rough=.25, metal=1.), matter('#e4e0d8', rough=.13, metal=1., bump=.0006, bump_grain=170.)
    revolve([(.001, TOP), (.62, TOP)], zellige, (0, .16, 0), 96)
    revolve([(.62, TOP - .05), (.632, TOP - .05), (.636, TOP - .02), (.632, TOP + .004), (.618, TOP + .004)], matter('#3a2c22', rough=.5), (0, .16, 0), 96)
    z = TOP
    tray = revolve([(.001, .004), (.20, .004), (.215, .016), (.222, .018), (.216, .012), (.2, .0), (.001, 0)], brass, (-.10, .22, z), 96)
    tray.name = 'tray'
    teapot((-.16, .27, z + .004), silver, rnd)
    pane, tea = clear('#f4faf6'), clear('#d9a238', shine=.03)
    gold = matter('#d9a94a', rough=.2, metal=1.)
    paints = [glaze(c, .2) for c in ('#1f6a5a', '#a8322a', '#1f4f8a')]
    fresh = leaf_blade(leaf('#3f8a2a', '#6fae45', through=.35, rough=.4), .036, .022, .35, .4)
    for k, (x, y, dz) in enumerate(((.015, -.10, 0), (.0, .16, .004), (.235, .02, 0))):
        painted_glass((x, y, z + dz), pane, tea, paints[k], gold)
        scattered(fresh, [(-.012, 0, .060), (.002, .008, .066), (-.004, -.012, .070), (.004, -.002, .078)], (x, y, z + dz), rnd, 50, (.7, 1.1))
    white = glaze('#f4eee2', .18)
    plate((-.235, -.03, z), .105, paints[2], white)
    horn = gazelle_horn(matte('#ecd9b4', .7, .2, patches='#fbf4e6', grain=40., bump=.0008, bump_grain=160.))
    for dx, dy, dz, turn in ((-.058, -.030, 0, 62), (-.022, -.048, 0, 74), (.020, -.040, 0, 96), (.058, -.020, 0, 118), (-.050, .030, 0, -70), (-.008, .044, 0, -95), (.036, .040, 0, -118), (-.022, -.006, .019, 20), (.022, .004, .019, 150)):
        instance(horn, (-.235 + dx, -.03 + dy, z + .008 + dz), .84, turn + rnd.uniform(-8, 8))
    bowl((.17, .32, z), .14, glaze('#e9dfc8', .2, patches='#2a6a7a', grain=50.), .08)
    skin = matte('#e8801a', .4, .42, patches='#dd6e10', grain=14., bump=.0011, bump_grain=150., flesh=.1)
    oranges = [lump(ball(.038, .96, .12), skin, k, .015) for k in range(3)]
    for k, (dx, dy, dz) in enumerate(((-.062, -.03, .022), (.02, -.066, .02), (.07, .01, .022), (.02, .068, .022), (-.05, .05, .024), (.006, .002, .078))):
        instance(oranges[k % 3], (.17 + dx, .32 + dy, z + dz), 1.0, 70 * k, rnd.uniform(-30, 30))
    green, bark = leaf('#2f5a22', '#4f7a30', through=.25, rough=.3), matter('#5f6a3a')
    for way in ((-.8, -.5, .3), (.7, -.6, .35), (.1, .9, .5)):
        twig((.17 + way[0] * .06, .32 + way[1] * .06, z + .09), way, green, bark, rnd, .14, .06, 8, .5, .4)
    mint, stem = leaf('#3f8a2a', '#6fae45', through=.35, rough=.45), matter('#5f8a3a')
    revolve([(.001, .003), (.03, .003), (.034, .09), (.036, .09), (.032, 0), (.001, 0)], glaze('#1f6a5a', .2), (-.33, .33, z), 40)
    for k in range(12):
        a = 2.4 * k
        twig((-.33, .33, z + .07), (math.cos(a) * .4, math.sin(a) * .4, 1), mint, stem, rnd, .15, .036, 22, .62, .3)
    dates = [lump(ball(.0105, 1.75), matte('#4a2412', .2, .5, patches='#6a3818', grain=60., bump=.0012, bump_grain=90.), k, .03, 20) for k in range(2)]
    bowl((.30, -.10, z), .062, paints[0], .036)
    for k in range(20):
        a, r = 2.4 * k, .034 * math.sqrt((k % 13 + .5) / 13)
        instance(dates[k % 2], (.30 + r * math.cos(a), -.10 + r * math.sin(a), z + .030 + .011 * (k > 12)), 1.0, rnd.uniform(0, 360), 84)
    bough = broadleaf(leaf('#4f7238', '#6f8a48', through=.4), bark, 31, 240, .6, .1, 1.1, 1.1)
    for x, y, turn in ((-4.4, 4.1, 0), (-2.6, 1.6, 70)):
        instance(bough, (x, y, 3.2), 1.2, turn)
    haze('#e8d8c4', 4000., '#ffd8a8', focus=5, start=20)
