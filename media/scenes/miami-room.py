"""A room of an Art Deco hotel in Miami Beach, early: the sun through blinds on a pink wall, the sea at the corner window.

What makes it that place: a long window with bars of steel, venetian blinds, a mirror round as a porthole, bands in threes,
a bed with a head like a shell in channels, terrazzo underfoot with strips of brass; the pool, the palms, the ocean to the east.
Studied: what-when-how.com, "Classic tropical deco" (racing stripes, portholes, terrazzo); artdecobuildings.blogspot.com,
25 June 2008 (three bands below the windows of the Beacon); kongo-bongo.com, 8 December 2014 (terrazzo stays cool).
"""
from scenery import *
from scenery.cloth import linen
from scenery.rooms import *
from scenery.stone import terrazzo

GRADE = dict(exposure=1.36, contrast=1.28, saturation=1.06, bloom=.07, vignette=.1, shadows=(.004, .0, .012), highlights=(.014, .004, -.012))
FRAMINGS = {
    'miami-beach-luxury-room': dict(eye=(-1.85, -.75, 1.20), target=(.72, 3.0, .98), lens=27, sharp_at=4.2, f_stop=4, samples=6, preview_samples=8, mist=20),
}
LEFT, RIGHT, SILL, HEAD = -2.30, .55, .74, 2.28


def blinds(x0, x1, y, top, drop, slat, cord, tilt=-34):
    """A venetian blind let down by `drop`, its slats turned, tapes before them."""
    middle, wide = (x0 + x1) / 2, x1 - x0
    box(middle, y, top - .05, wide, .055, .05, slat, bevel=.004)
    data = box(0, 0, 0, wide - .02, .046, .0022, slat).data
    z = top - .085
    while z > top - drop:
        obj = instance(data, (middle, y, z))
        obj.rotation_euler = (math.radians(tilt), 0, 0)
        z -= .040
    for k in (-1, 1):
        box(middle + k * wide * .32, y - .027, top - drop, .016, .0012, drop - .05, cord)
        box(middle + k * wide * .32, y + .027, top - drop, .016, .0012, drop - .05, cord)
    box(middle, y, top - drop - .02, wide - .02, .05, .018, slat, bevel=.004)


def shell_head(at, wide, high, velvet, turn):
    """The head of a bed: seven padded channels whose tops make a fan."""
    parts, n_ = [], 9
    for k in range(n_):
        u = (k + .5) / n_ * 2 - 1
        tall = high * (.56 + .44 * math.cos(u * math.pi / 2.25))
        w = wide / n_
        a, h = np.meshgrid(np.linspace(0, math.pi, 22), np.linspace(0, 1, 60), indexing='ij')
        cap = np.clip((1 - h) * tall / (w / 2), 0, 1)
        r = np.sqrt(np.clip(1 - (1 - cap) ** 2, 0, 1))
        x = u * wide / 2 + w / 2 * np.cos(a) * np.maximum(r, .03)
        y = -.075 * np.sin(a) ** .7 * (.35 + .65 * r)
        i = np.arange(a.size).reshape(a.shape)
        parts.append(instance(mesh(np.stack([x, y, h * tall], -1).reshape(-1, 3), np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 4).tolist(), velvet, smooth=True)))
        parts.append(box(u * wide / 2, .01, 0, w * .98, .03, tall - w * .3, velvet))
    return group(parts, at, 1.0, turn)


def build(view):
    rnd = random.Random(21)
    indoors()
    sky([(0, '#ffdcae'), (.09, '#ffd0b0'), (.24, '#f0c4be'), (.46, '#b4c0e0'), (.75, '#7ca2d6'), (1, '#4f84c4')], sun=(21, -33), glow='#ffb98a', glow_strength=.4, strength=1.0, sun_strength=9, sun_color='#ffcf9a', sun_size=.35)
    pink = matter('#eab0a2', rough=.92, variation=.05, grain=1.3, bump=.004, bump_grain=40., specular=.1)
    cream = matter('#f5ecdd', rough=.85, variation=.03, grain=1.5, specular=.15, bump=.002, bump_grain=40.)
    aqua = matter('#58aaa4', rough=.45, specular=.35)
    trim = matter('#f8f2e8', rough=.5, specular=.3)
    brass = matter('#c9a05a', rough=.26, metal=1.)
    plane(0, terrazzo(26.0), (-3, 3.2), (-4, 4.6))
    for k in range(4):
        box(-2.2 + 1.5 * k, .3, 0, .006, 9, .0012, brass)
    for k in range(5):
        box(0, -2.4 + 1.5 * k, 0, 6.4, .006, .0012, brass)
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    mint = matter('#b9d8cf', rough=.9, variation=.05, grain=1.3, bump=.004, bump_grain=40., specular=.1)
    wall([rectangle(-3.2, 0, 3.3, 2.9), rectangle(LEFT, SILL, RIGHT, HEAD)], .26, mint, (0, 4.60, 0), bevel=.02)
    box(3.2, .2, 0, .16, 9.2, 2.9, pink)
    box(-3.1, .2, 0, .16, 9.2, 2.9, cream)
    box(0, -4.2, 0, 6.4, .2, 2.9, cream)
    box(0, .2, 2.86, 6.6, 9.4, .1, matter('#f3ebe0', rough=.9))
    # a cove with three steps round the ceiling
    for k in range(3):
        box(3.12 - .05 * k - .03, .2, 2.80 - .055 * (2 - k) + .0, .06 + .10 * k, 9.2, .055, trim, bevel=.008)
        box(0, 4.47 - .05 * k + .02, 2.80 - .055 * (2 - k), 6.3, .06 + .10 * k, .055, trim, bevel=.008)
    # three bands along the pink wall
    for k in range(3):
        box(3.115, .2, 1.62 + .085 * k, .018, 8.6, .034, cream, bevel=.004)
    box(3.11, .2, 0, .03, 9.2, .13, trim, bevel=.005)
    box((RIGHT + 3.2) / 2, 4.46, 0, 3.2 - RIGHT + 6, .03, .13, trim, bevel=.005)
    # the ribbon window, its steel bars, its sill
    box(middle, 4.52, SILL - .05, wide + .16, .34, .05, trim, bevel=.015)
    steel = matter('#e9efec', rough=.4)
    for k in range(5):
        box(LEFT + wide * k / 4, 4.66, SILL, .045, .05, HEAD - SILL, steel, bevel=.004)
    for z in (SILL, SILL + .44, HEAD - .04):
        box(middle, 4.66, z, wide, .045, .04, steel, bevel=.004)
    slat, cord = matter('#f6efe2', rough=.5, specular=.3), matter('#e6dccb', rough=.8)
    for k, drop in enumerate((.50, .50, .62, 1.50)):
        blinds(LEFT + wide * k / 4 + .012, LEFT + wide * (k + 1) / 4 - .012, 4.56, HEAD, drop, slat, cord)
    # the sun comes through blinds of a side window behind the camera's left, onto the pink wall
    view_beyond('miami-beach-luxury', (5.6, 70, 1.1), 52, .51, 1.1)
    window_light((middle, 4.50, 1.4), wide, 1.4, 46, '#f4e6e4')
    soft_light((-1.6, -3.4, 2.4), (.8, 2.2, .8), 2.4, 46, '#fff0e6')
    # the bed
    white, velvet = linen('#f7f1e8'), linen('#3f9490', weave=.0006, rough=.8)
    bed((2.92, 1.85, .02), -90, matter('#e9ddcb', rough=.6), white, linen('#e08f7c', weave=.002), linen('#8fc4bd', weave=.003), seed=71, low=.24, lip=.015, full=.06)
    shell_head((3.10, 1.85, .30), 2.05, 1.12, velvet, -90)
    # a round table with a lamp, a mirror like a porthole above it
    table = [revolve([(.001, 0), (.20, 0), (.205, .02), (.03, .05), (.028, .46), (.10, .49), (.001, .49)], brass, segments=48), revolve([(.001, .49), (.235, .49), (.24, .50), (.24, .515), (.235, .525), (.001, .525)], trim, segments=64)]
    group(table, (2.72, 3.32, 0))
    revolve([(.001, 0), (.075, 0), (.08, .012), (.03, .03), (.055, .08), (.065, .13), (.055, .18), (.016, .22), (.014, .30), (.001, .30)], matter('#e08f7c', rough=.2, specular=.5), (2.72, 3.34, .525), 48)
    revolve([(.15, .28), (.165, .285), (.10, .47), (.094, .47)], linen('#f6ead2', through=.5), (2.72, 3.34, .525), 48)
    ring = instance(revolved([(.33, -.02), (.40, -.02), (.42, .0), (.42, .03), (.39, .05), (.345, .05), (.33, .03)], aqua, 96), (1.92, 4.455, 1.56))
    ring.rotation_euler = (math.pi / 2, 0, 0)
    mirror = instance(revolved([(.001, .01), (.34, .01)], matter('#eef2f2', rough=.02, metal=1.), 64), (1.92, 4.455, 1.56))
    mirror.rotation_euler = (math.pi / 2, 0, 0)
    # a tub chair by the window
    seat = matter('#f0c3b4', rough=.9, bump=.0006, bump_grain=500.)
    a, h = np.meshgrid(np.linspace(-.18 * math.pi, 1.18 * math.pi, 90), np.linspace(0, 2 * math.pi, 40, endpoint=False), indexing='ij')
    chair = []
    for k in range(3):
        r, z0 = .37 - .004 * k, .20 + .125 * k
        ring_ = np.stack([(r + .058 * np.cos(h)) * np.cos(a), (r + .058 * np.cos(h)) * np.sin(a), z0 + .062 * np.sin(h) + .02 * k * np.sin(a).clip(0)], -1)
        i = np.arange(a.size).reshape(a.shape)
        chair.append(instance(mesh(ring_.reshape(-1, 3), np.stack([i[:-1], i[1:], np.roll(i, -1, 1)[1:], np.roll(i, -1, 1)[:-1]], -1).reshape(-1, 4).tolist(), seat, smooth=True)))
        for s in (-.18, 1.18):
            end = instance(revolved([(.058 * math.cos(q), .058 * math.sin(q)) for q in np.linspace(-math.pi / 2, math.pi / 2, 14)], seat, 24), (r * math.cos(s * math.pi), r * math.sin(s * math.pi), z0))
            chair.append(end)
    chair.append(instance(mesh(*rounded(0, -.05, .19, .60, .58, .19, .07), seat, smooth=True)))
    chair += [revolve([(.001, .0), (.24, .0), (.25, .02), (.25, .14), (.001, .14)], brass, segments=64)]
    group(chair, (-.35, 3.55, 0), 1.12, -20)
    woven_rug((.55, 1.85, 0), 1.5, 2.6, linen('#f0e4d2', weave=.004, stripes=('#e6b7a6', .5, .12)))
    haze('#ecd6c8', 4000., '#ffdcb4', focus=5, start=30)
