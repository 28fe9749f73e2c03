"""A cinnamon snail and coffee by a window above the canal in Copenhagen, candles lit in the morning.

What makes it that place: a window of six panes between white panelled reveals, oak washed pale with soap, brass sticks with
stearin candles by day, a twig of beech just in leaf, the snail of laminated dough with its cap of icing; across the canal the
gables of Nyhavn. Studied: en.villumwindowcollection.com (the late neoclassicist window: six panes of one size, a raised
transom, one bar in the lower casements); svmadrone.com, 21 June 2023, and froglegsandheirloomtomatoes.wordpress.com, 5 April
2012 (the kanelsnegl: a roll of layered dough, cinnamon between its turns, icing on it).
"""
from scenery import *
from scenery.cloth import linen
from scenery.dishes import blend, paint, painted
from scenery.foliage import bough, foliage, veined
from scenery.rooms import indoors, view_beyond, window_light, wood
from scenery.tables import *

GRADE = dict(exposure=1.06, contrast=1.30, saturation=1.05, bloom=.09, vignette=.14, shadows=(.0, .0, .010), highlights=(.014, .005, -.012))
FRAMINGS = {
    'copenhagen-table': dict(eye=(-.16, -.60, 1.03), target=(.058, .20, .832), lens=39, sharp_at=.675, f_stop=3.2, samples=8, preview_samples=8, bounces=4, mist=20),
}
TOP, GLASS = .72, .98


def snail(skin, seed=0, pitch=.0116):
    """A roll of laminated dough lying flat: its turns, the cinnamon between them, a cap of icing that ran a little."""
    u, a = np.meshgrid(np.linspace(.004, 1, 300), np.linspace(0, 2 * math.pi, 560, endpoint=False), indexing='ij')
    end = np.exp(-((2 * math.pi - a) / .30) ** 2)
    edge = pitch * (5.3 + .6 * a / (2 * math.pi) * (1 - end)) * (1 + .03 * np.sin(2 * a + seed) + .018 * np.sin(3 * a) + .03 * fbm(np.cos(a) * 3, np.sin(a) * 3, seed + 8, 3))
    s = np.sin(u * math.pi / 2)
    r = edge * s
    x, y = r * np.cos(a), r * np.sin(a)
    wander = .16 * fbm(x * 34 + seed, y * 34, seed + 1, 3)
    turn = r / pitch - a / (2 * math.pi) + wander
    f = turn - np.floor(turn)
    near = np.minimum(f, 1 - f)
    groove = np.exp(-(near / .11) ** 2) * np.clip((r - .3 * pitch) / pitch, 0, 1) * np.clip((.985 - s) * 20, 0, 1)
    crown = np.clip(1 - (near - .5) ** 2 * 4, 0, 1)
    flake = fbm(f * 5 + x * 20, y * 50 + x * 60, seed + 2, 4)
    leaves = np.sin(f * 34 + 5 * flake)
    grain = fbm(x * 240, y * 240 + s * 9, seed + 3, 4)
    top = (.0235 + .005 * (1 - s ** 2) + .0022 * fbm(x * 22 + 9, y * 22, seed + 6, 2)) * (1 - s ** 6) ** .46
    z = top + (.0026 * crown - .0052 * groove) * np.clip((1 - s) * 14, 0, 1) + (.0007 * flake + .0005 * grain + .00035 * leaves) * np.clip((1 - s) * 14, .2, 1)
    tone = blend('#cf9244', '#9c5a22', np.clip(.40 + 1.0 * flake + .5 * (crown - .5), 0, 1))
    tone = blend(tone, '#7a3f16', np.clip(leaves * .35 + .9 * fbm(x * 60, y * 60, seed + 4, 4), 0, 1) * .7 * np.clip((1 - s) * 16, .5, 1))
    side = np.clip(1 - z / .017, 0, 1) * (s > .9)
    soft = fbm(np.cos(a) * 4 + 3, np.sin(a) * 4 + z * 60, seed + 7, 4)
    tone = blend(tone, blend('#d8a255', '#b0702c', np.clip(.35 + 1.1 * soft + (z - .008) * 30, 0, 1)), side * .9)
    tone = blend(tone, '#451f0b', np.clip(groove * 1.4 - .10 + .5 * grain, 0, 1) * (1 - .7 * side))
    run = .026 + .012 * fbm(np.cos(a) * 1.8 + 3, np.sin(a) * 1.8, seed + 5, 3)
    ice = np.clip((run - r) / .0030, 0, 1)
    z = z - .0010 * np.clip(1 - np.abs(z - .0085 - .0012 * soft) / .0009, 0, 1) * side
    z = z + ice * (np.maximum(z, top + .0002) - z + .0012 + .0012 * np.clip(1 - (run - r) / .004, 0, 1))
    tone = blend(tone, '#f6f2e8', ice * .96)
    return painted(np.stack([x, y, z], -1), tone, skin, round_=True)


def candle(at, brass, wax, flame, wick, tall, size=1.0):
    """A turned stick of brass, its drip pan, a candle burnt a little hollow, its flame."""
    x, y, z = at
    revolve([(.001, 0), (.046, 0), (.048, .003), (.046, .007), (.030, .012), (.014, .018), (.009, .026), (.009, .032), (.016, .040), (.018, .048), (.012, .058), (.0075, .068), (.0075, .085), (.011, .093), (.013, .102), (.009, .110), (.009, .114), (.024, .118), (.025, .121), (.014, .122), (.0135, .140), (.0115, .141), (.0115, .128), (.001, .128)], brass, at, 56, scale=size)
    low = z + .128 * size
    revolve([(.001, 0), (.0108, 0), (.0105, tall), (.0098, tall + .002), (.0075, tall - .002), (.001, tall - .0028)], wax, (x, y, low), 40)
    tube([(x, y, low + tall - .003), (x + .0006, y, low + tall + .007), (x + .002, y, low + tall + .011)], .0008, wick, 8)
    obj = revolve([(.0002, .0), (.0026, .003), (.0042, .008), (.0044, .012), (.0034, .019), (.0017, .026), (.0002, .033)], flame, (x + .001, y, low + tall + .004), 24)
    obj.visible_shadow = False
    lamp((x, y, low + tall + .018), .16, '#ffb060', .006)


def cup(at, ware, coffee, foam, turn):
    """A stoneware cup on its saucer, full of black coffee."""
    parts = [plate((0, 0, 0), .072, ware, None, .010)]
    parts.append(revolve([(.001, .008), (.027, .008), (.031, .012), (.039, .030), (.0415, .052), (.0415, .070), (.0405, .0725), (.0385, .070), (.0385, .052), (.036, .032), (.001, .016)], ware, segments=72))
    parts.append(revolve([(.001, .0600), (.034, .0600), (.0378, .0604), (.0386, .0612)], coffee, segments=72))
    parts.append(revolve([(.0350, .0603), (.0372, .0609), (.0385, .0613)], foam, segments=72))
    for r, px, py in ((.0018, .030, .012), (.0013, .031, .006), (.0015, -.029, -.016), (.0011, .012, .032)):
        parts.append(revolve([(r, .0600), (r * .8, .0600 + r * .45), (r * .4, .0600 + r * .6), (.0001, .0600 + r * .66)], foam, (px, py, 0), 16))
    parts.append(tube([(.036 + .026 * math.sin(t) ** .8, 0, .045 + .019 * math.cos(t)) for t in np.linspace(.06, math.pi - .06, 24)], .0046, ware, 14))
    return group(parts, at, 1.0, turn)


def window(white, pane, brass):
    """Two casements between panelled reveals: a post, one bar in each, the sill; what is above the transom is out of view."""
    low, bar, transom, half = .80, 1.185, 1.60, .56
    box(0, GLASS - .10, low - .045, 2 * half + .30, .46, .045, white, bevel=.010)
    for s in (-1, 1):
        box(s * (half + .02), GLASS, low, .05, .09, 1.6, white, bevel=.004)
        box(s * half / 2, GLASS - .005, low, half, .045, .055, white, bevel=.006)
        box(s * half / 2, GLASS - .005, transom, half, .045, .06, white, bevel=.006)
        box(s * half / 2, GLASS - .012, bar, half, .030, .024, white, bevel=.007)
        for x in (s * .048, s * (half - .02)):
            box(x, GLASS - .007, low + .001, .044, .045, 1.3, white, bevel=.006)
        box(s * half / 2, GLASS + .012, low, half, .003, .9, pane)
        # reveals: a frame with a sunk panel
        x = s * (half + .10)
        obj = box(x, GLASS - .20, low, .04, .34, 1.6, white)
        obj.rotation_euler = (0, 0, math.radians(s * 18))
        for dy in (-.14, .14):
            obj = box(x - s * .022 - s * dy * .30, GLASS - .20 + dy, low, .022, .055, 1.6, white, s * 18, .005)
        box(x - s * .022, GLASS - .20, low, .022, .30, .10, white, s * 18, .005)
        box(s * .072, GLASS - .036, low + .20, .012, .020, .05, brass, bevel=.003)
    box(0, GLASS, low, .060, .085, 1.6, white, bevel=.010)
    for s in (-1, 1):
        box(s * 2.15, GLASS - .34, 0, 2.9, .12, 3.2, white)
    box(0, GLASS - .34, 0, 1.6, .10, low - .05, white)


def build(view):
    rnd = random.Random(12)
    indoors(4)
    sky([(0, '#f0e6da'), (.3, '#c6d4e6'), (1, '#84a4d0')], sun=(23, -50), glow='#ffe0b8', glow_strength=.3, strength=1.0, sun_strength=5.0, sun_color='#ffd6a6', sun_size=1.2)
    view_beyond('copenhagen', (1.0, 26, -.15), 28, .56, 1.05, soft=6)
    white = matter('#e9e5dc', rough=.45, specular=.35, variation=.05, grain=5, other='#d4cfc4', bump=.0008, bump_grain=40.)
    brass = matter('#c79a4a', rough=.20, metal=1., variation=.25, grain=24, other='#8a6526')
    window(white, clear('#f4f8f8', .03), brass)
    oak = wood('#c8a57a', 'x', .50, 34.)
    for k in range(5):
        box(.05, -.44 + .215 * k, TOP - .032, 1.9, .2135, .032, oak, bevel=.002)
    plane(0, matter('#a98a66', rough=.6, variation=.2, grain=3), (-4, 4), (-4, GLASS))
    box(0, -3.4, 0, 7, .2, 3.2, white)
    z = TOP
    ware = glaze('#8f9ea6', .28, patches='#7c8b94', grain=90.)
    stone = glaze('#dcd6ca', .30, patches='#cfc7b8', grain=120.)
    skin = paint(.30, .45, .0004, 500., flesh=.03)
    plate((-.050, .050, z), .105, stone, None, .014)
    instance(snail(skin, 4), (-.052, .048, z + .0075), 1.0, 40)
    cup((.182, .135, z), ware, matte('#1c0d06', .08, .55), matte('#a06a34', .3, .4), -28)
    steel = matter('#d0ccc4', rough=.2, metal=1.)
    wax, flame, wick = matte('#f3ecdc', .45, .35, flesh=.25), light('#ffca80', 14.0), matter('#1a1512', rough=.9)
    candle((.262, .335, z), brass, wax, flame, wick, .110)
    candle((.108, .405, z), brass, wax, flame, wick, .075, .86)
    # beech in a bottle
    here = (-.265, .36, z)
    revolve([(.001, .002), (.042, .002), (.046, .008), (.046, .085), (.040, .105), (.018, .128), (.0155, .150), (.019, .156), (.0175, .157), (.014, .150), (.0165, .128), (.038, .104), (.044, .085), (.044, .010), (.001, .007)], clear('#cfe0d2', .08), here, 56)
    revolve([(.001, .009), (.0435, .009), (.0435, .078), (.001, .078)], clear('#dceae2', .04, .6), here, 48)
    bark = matter('#6a5a48', rough=.8, variation=.2, grain=60)
    blades = [leaf_blade(veined('#3f7a28', '#74a83c', .45), long, wide, bend, .25) for long, wide, bend in ((.058, .038, .25), (.050, .034, .45), (.064, .040, .10))]
    for way, long, k in (((-.42, .05, 1), .38, 0), ((.36, -.10, 1), .36, 1), ((.05, -.25, 1.1), .30, 2), ((-.15, .30, 1), .34, 3)):
        points = bough((here[0], here[1], z + .02), way, long, bark, rnd, .0021, .35, .06)
        foliage(points, blades, rnd, 9, 1, (.7, 1.15))
    # a napkin of linen under a small fork
    napkin = linen('#c9cfd2', weave=.0006)
    for k in range(2):
        box(.122 - .002 * k, -.035 + .002 * k, z + .0022 * k, .16, .115, .0026, napkin, -14 - k, .001)
    cutlery((.124, -.04, z + .0055), steel, 'fork', 68)
    window_light((0, GLASS - .12, 1.25), 1.1, .9, 20, '#dfe8f4')
    soft_light((-.9, -1.1, 1.9), (0, .1, TOP), 1.2, 7, '#fff0de')
    haze('#e0d8cc', 4000., '#ffe0b0', focus=5, start=20)
