"""A stone lantern lit in a garden under new snow, Niseko at blue hour, while more is falling.

What makes it that place: the low lantern with the wide roof that Japanese gardens keep for snow, firs weighed down behind it.
"""
from scenery import *

GRADE = dict(exposure=1.6, contrast=1.26, saturation=1.08, bloom=.20, threshold=.9, vignette=.2, shadows=(-.008, .0, .022), highlights=(.012, .003, -.010))
FRAMINGS = {
    'niseko-ski-evening': dict(eye=(-.60, -2.65, .88), target=(.17, .2, .68), lens=48, sharp_at=2.68, f_stop=2.2, samples=5, preview_samples=8, bounces=4, mist=60),
}


def six(a, soft):
    """How far the edge of a hexagon is in direction a, its corners rounded off: 1 at a corner."""
    side = math.cos(math.pi / 6) / np.cos(np.mod(a, math.pi / 3) - math.pi / 6)
    return side * (1 - soft) + soft * .94


def snow_cap(radius, foot, high, material, seed, soft=.35, lip=.02):
    """Snow as it lies on a roof of six sides: thick, round at the rim, hanging a little over."""
    u, a = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * math.pi, 144, endpoint=False), indexing='ij')
    # up to u .6 the top from the middle outward, then down round the rim and a little under it
    bend = np.clip((u - .6) / .4, 0, 1) * math.radians(104)
    out = np.where(u < .6, u / .6 * .84, .84 + .16 * np.sin(bend))
    swell = high * np.where(u < .6, 1 - .34 * (u / .6) ** 2.6, .66 * np.cos(bend))
    uneven = 1 + .022 * fbm(np.cos(a) * 1.6, np.sin(a) * 1.6 + seed, seed, 4) + .012 * fbm(a * 6, u * 4, seed + 5, 3)
    r = (radius + lip) * out * six(a, soft) * uneven
    below = foot(np.minimum(out, .97))
    z = below + swell * (1 + .13 * fbm(r * np.cos(a) * 6, r * np.sin(a) * 6, seed + 2, 4))
    points = np.stack([r * np.cos(a), r * np.sin(a), z], -1).reshape(-1, 3)
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1], np.roll(k, -1, 1)[:-1], np.roll(k, -1, 1)[1:], k[1:]], -1).reshape(-1, 4).tolist()
    return instance(mesh(points, faces, material, smooth=True))


def lantern(stone, snow, paper, at, turn):
    """A yukimi lantern: bent legs, a table, a fire box with windows, the wide roof, the jewel; snow on all that is level."""
    parts = []
    for k in range(6):
        a = math.radians(60 * k)
        bend = [(.30, -.10), (.305, .04), (.285, .14), (.235, .23), (.18, .28)]
        leg = Batch(stone)
        for (r0, z0), (r1, z1) in zip(bend, bend[1:]):
            for half, push in ((.052, .034),):
                def corner(r, z, s, o):
                    return (math.cos(a) * (r + o) - math.sin(a) * s, math.sin(a) * (r + o) + math.cos(a) * s, z)
                p = [corner(r, z, s, o) for r, z in ((r0, z0), (r1, z1)) for s, o in ((-half, -push), (half, -push), (half, push), (-half, push))]
                for f in ((0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
                    leg.polygon(*[p[i] for i in f])
        if k % 2 == 0:
            parts.append(leg.done())
    parts.append(revolve([(.001, .26), (.20, .26), (.27, .29), (.285, .31), (.285, .355), (.27, .37), (.001, .37)], stone, segments=6))
    box_r, low, tall = .175, .37, .215
    side = box_r
    for k in range(6):
        a = 30 + 60 * k
        r = box_r * math.cos(math.pi / 6)
        x, y = r * math.cos(math.radians(a)), r * math.sin(math.radians(a))
        parts.append(wall([rectangle(-side / 2, 0, side / 2, tall), rectangle(-.052, .045, .052, .172)], .028, stone, (x, y, low), a + 90, bevel=.004))
        pane = box(x * .90, y * .90, low + .04, .12, .002, .14, paper, a + 90)
        pane.visible_shadow = False
        parts.append(pane)
        for s in (-.017, .017):
            parts.append(box(x * .95 - math.sin(math.radians(a)) * s, y * .95 + math.cos(math.radians(a)) * s, low + .045, .005, .005, .13, stone, a + 90))
        parts.append(box(x * .95, y * .95, low + .106, .105, .005, .005, stone, a + 90))
    top = low + tall
    roof = [(.001, top), (.19, top), (.40, top + .005), (.452, top + .022), (.455, top + .058), (.40, top + .064), (.30, top + .082), (.19, top + .118), (.10, top + .160), (.07, top + .165), (.001, top + .165)]
    parts.append(revolve(roof, stone, segments=6))
    xs, zs = zip(*sorted((r / .455, z) for r, z in roof[4:]))
    parts.append(snow_cap(.455, lambda u: np.interp(u, xs, zs) - .010, .115, snow, 3, soft=.14, lip=-.010))
    drop = np.linspace(0, 1, 60)
    wide = np.where(drop < .24, .074 - .028 * np.sin(drop / .24 * math.pi) ** 2, .078 * np.sin(np.clip((drop - .24) / .76, 0, 1) ** .82 * math.pi * .93 + .22) ** .8)
    jewel = revolved([(max(r, .001), z) for r, z in zip(wide, drop * .20 + top + .215)], stone, 72)
    jewel.use_auto_smooth = False
    parts.append(instance(jewel))
    s, t = np.meshgrid(np.linspace(.02, 1, 30), np.linspace(0, 2 * math.pi, 60, endpoint=False), indexing='ij')
    fall = s * math.radians(112) * (1 + .16 * np.cos(t - 1) + .08 * np.cos(3 * t))
    ball = .074 + .014 * np.cos(fall * .8)
    points = np.stack([.004 + ball * np.sin(fall) * np.cos(t), ball * np.sin(fall) * np.sin(t), top + .352 + ball * .86 * np.cos(fall)], -1).reshape(-1, 3)
    k = np.arange(s.size).reshape(s.shape)
    parts.append(instance(mesh(points, np.stack([k[:-1], np.roll(k, -1, 1)[:-1], np.roll(k, -1, 1)[1:], k[1:]], -1).reshape(-1, 4).tolist(), snow, smooth=True)))
    ledge = snow_cap(.285, lambda u: .368 + 0 * u, .030, snow, 8, soft=.16, lip=-.004)
    parts.append(ledge)
    group(parts, at, 1.0, turn)


def build(view):
    rnd = random.Random(12)
    sky([(0, '#8f9fc8'), (.2, '#6d82ba'), (.6, '#43588f'), (1, '#2c3d70')], sun=(20, 150), glow='#8090c0', glow_strength=.1, strength=.58, sun_strength=0)
    snow = matter('#eef2fa', rough=.9, specular=.25, variation=.03, grain=6, bump=.004, bump_grain=55.)
    stone = matter('#6d6a68', rough=.9, specular=.2, variation=.4, grain=38, other='#3d3b3c', bump=.006, bump_grain=110.)
    u, v = np.meshgrid(np.linspace(-7, 7, 320), np.linspace(-2.2, 14, 360), indexing='ij')
    ground = .10 * fbm(u * .55, v * .55, 4, 5) + .16 * np.exp(-((u - .9) ** 2 + (v - 1.6) ** 2) / .5) + .22 * np.exp(-((u + 1.6) ** 2 + (v - 2.6) ** 2) / .8) + .035 * np.clip(v - 2, 0, 12)
    ground -= .06 * np.exp(-(u ** 2 + v ** 2) / .10) + .05
    k = np.arange(u.size).reshape(u.shape)
    instance(mesh(np.stack([u, v, ground], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), snow, smooth=True))
    paper = light('#ffb45e', 1.5)
    lantern(stone, snow, paper, (0, 0, -.04), 14)
    lamp((0, 0, -.04 + .47), 80, '#ffa850', .03)
    needles, bark = leaf('#1c2c26', '#26382e', through=.1), matter('#33291f')
    firs = [conifer(needles, bark, s, snow, 22, .8) for s in (2, 5, 7)]
    for x, y, h in ((-3.2, 6.4, 5.2), (-1.5, 8.4, 6.4), (.5, 7.6, 4.6), (2.4, 8.8, 6.8), (3.6, 6.2, 4.6), (-4.8, 9.5, 7), (5.6, 10, 7.5), (1.4, 11.5, 7.5), (-.6, 12, 7)):
        instance(firs[rnd.randrange(3)], (x, y, .1), (h * 1.15, h * 1.15, h), rnd.uniform(0, 360))
    flake = revolved([(.001, -.003), (.0026, -.0016), (.003, 0), (.0026, .0016), (.001, .003)], matter('#f4f7ff', rough=.9), 8)
    for _ in range(700):
        d = 1.0 + 7 * rnd.random()
        x = rnd.uniform(-.5, .5) * d
        instance(flake, (-.5 + .25 * d + x, -2.5 + d, .9 + rnd.uniform(-.34, .34) * d), rnd.uniform(.7, 1.5))
    soft_light((-2.5, -3, 3.2), (0, 0, .7), 2.5, 26, '#a8bcf0')
    haze('#7f92c4', 60., '#8a9ad0', focus=5, start=5)
