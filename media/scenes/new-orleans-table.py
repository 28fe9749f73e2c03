"""Three beignets and a café au lait on a gallery of New Orleans, the lamps of the street coming on.

What makes it that place: squares of yeast dough that puffed in the fat, three to an order, under a drift of powdered sugar
that also lies where it should not; coffee with chicory, half of it hot milk, in thick white ware; cast iron before the
street. Studied: nomenu.com/almanacs/336 (square, plump, eaten by threes with café au lait of chicory coffee and hot milk);
realfoodroad.com, 10 March 2016 (rolled thin, cut in squares, covered in powdered sugar; equal parts coffee and milk).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.glints import disc
from scenery.rooms import view_beyond
from scenery.tables import *

GRADE = dict(exposure=1.1, contrast=1.26, saturation=1.06, bloom=.10, vignette=.16, shadows=(-.004, .0, .012), highlights=(.014, .004, -.012))
FRAMINGS = {
    'new-orleans-table': dict(eye=(-.13, -.62, .97), target=(.055, .10, .785), lens=50, sharp_at=.62, f_stop=3.2, samples=12, preview_samples=8, bounces=4, mist=20),
}
TOP = .74
HEAP = ((-.056, -.030, .058), (.048, -.042, .060), (.004, .040, .060), (.0, -.02, .06))


def power(v, k):
    return np.sign(v) * np.abs(v) ** k


def beignet(seed, skin):
    """Mesh data of one puffed square, 8 cm wide: blistered, brown at its edges, paler round its waist, sugar where it looks up."""
    rnd = np.random.RandomState(seed)
    u, v = np.meshgrid(np.linspace(-math.pi / 2, math.pi / 2, 240), np.linspace(0, 2 * math.pi, 400, endpoint=False), indexing='ij')
    wide, deep, high = .045 * rnd.uniform(.95, 1.06), .041 * rnd.uniform(.95, 1.06), .0205 * rnd.uniform(.95, 1.10)
    ring = np.cos(u) ** .52
    x, y = wide * ring * power(np.cos(v), .58), deep * ring * power(np.sin(v), .58)
    skew = rnd.uniform(-.18, .18)
    x = x + skew * y
    z = high * power(np.sin(u), .85)
    swell = fbm(x * 26 + seed, y * 26 + z * 18, seed + 1, 3)
    blister = np.clip(fbm(x * 90 + seed, y * 90 + z * 70, seed + 2, 3) - .08, 0, 1)
    out = np.stack([np.cos(u) * np.cos(v), np.cos(u) * np.sin(v), np.sin(u)], -1)
    z = z * (1 + .32 * fbm(x * 18 + 4, y * 18 + seed, seed + 3, 2))
    waist = np.exp(-(np.sin(u) / .20) ** 2)
    tone = blend('#a85f20', '#cf8c3a', np.clip(.5 + 1.1 * swell, 0, 1))
    tone = blend(tone, '#74370f', np.clip(blister * 2.6, 0, 1) * .85)
    tone = blend(tone, '#e9c488', waist * np.clip(.75 + 1.2 * fbm(v * 3, u * 2, seed + 4, 3), 0, 1) * .75)
    fall = fbm(x * 34 + seed * 2, y * 34, seed + 5, 4)
    speck = rnd.rand(*u.shape)
    torn = fbm(x * 190 + 9, y * 190 + z * 150, seed + 6, 4)
    sugar = np.clip((np.sin(u) - .12 + .60 * fall + .9 * torn + .30 * (speck - .5)) * 2.2, 0, 1)
    dust = np.clip(torn * 3 + .25 + 1.6 * (speck - .5), 0, 1) * np.clip(np.sin(u) + .85, 0, 1)
    tone = blend(tone, '#f4efe6', np.clip(.5 * dust, 0, 1))
    tone = blend(tone, '#fdfcfa', sugar)
    grain = fbm(x * 300, y * 300, seed + 7, 4)
    points = np.stack([x, y, z], -1) + out * (.0022 * swell + .0012 * blister)[..., None]
    points[..., 2] += sugar * np.clip(np.sin(u) * 1.5 + .05, 0, 1) * (.0022 + .0024 * np.clip(fall + .3, 0, 1) + .0017 * grain + .0010 * torn + .00025 * (speck - .5))
    return painted(points, tone, skin, round_=True)


def drift(at, skin, radius=.125, seed=0):
    """Powdered sugar as it lies on the plate: deep round what it fell on, thin and torn outward."""
    s, a = np.meshgrid(np.linspace(.002, 1, 260), np.linspace(0, 2 * math.pi, 520, endpoint=False), indexing='ij')
    x, y = s * radius * np.cos(a), s * radius * np.sin(a)
    near = sum(np.exp(-(((x - px) / r) ** 2 + ((y - py) / r) ** 2) * 1.1) for px, py, r in HEAP)
    torn = fbm(x * 26 + 3, y * 26, seed, 5)
    fine = fbm(x * 210, y * 210, seed + 1, 4)
    lumps = np.random.RandomState(seed).rand(*x.shape)
    cover = np.clip(near - .26 + .75 * torn, 0, 2)
    depth = .0135 * cover + (.0019 * fine + .0010 * fbm(x * 420, y * 420, seed + 2, 3) + .0006 * (lumps - .5)) * np.clip(cover * 3, 0, 1) - .0012
    rim = np.interp(s * radius, [0, .072, .095, .125], [.0065, .0075, .013, .019])
    return instance(painted(np.stack([x, y, rim + depth], -1), np.broadcast_to(np.asarray(nodes.linear('#faf8f4')), x.shape + (3,)), skin, round_=True), at)


def crumbs(centre, count, reach, sugar, rnd, z):
    """Sugar beside the plate, in grains and lumps."""
    lumps = [lump(ball(.0011, .6), sugar, k, .25, 9) for k in range(3)]
    for _ in range(count):
        a, r = rnd.uniform(0, 6.28), abs(rnd.gauss(0, reach))
        if r > .085:
            lift = np.interp(r, [.085, .095, .126, .130], [.0095, .013, .0205, 0.0])
            instance(lumps[rnd.randrange(3)], (centre[0] + r * math.cos(a), centre[1] + r * math.sin(a), z + lift), rnd.uniform(.16, .48) if rnd.random() < .93 else rnd.uniform(.7, 1.3), rnd.uniform(0, 360))


def cup(at, ware, coffee, foam, turn):
    """A thick coffee-house cup, full, on its saucer."""
    parts = [plate((0, 0, 0), .080, ware, None, .014)]
    parts.append(revolve([(.001, .012), (.026, .012), (.0265, .016), (.034, .024), (.0415, .045), (.0435, .072), (.0440, .0765), (.0425, .0785), (.0400, .0765), (.0390, .070), (.037, .046), (.030, .027), (.001, .024)], ware, segments=72))
    parts.append(revolve([(.001, .0690), (.031, .0690), (.0375, .0693), (.0388, .0705)], coffee, segments=72))
    for r, px, py in ((.0030, .030, .010), (.0021, .032, .004), (.0024, -.029, -.016), (.0016, -.026, -.022), (.0018, .010, .033), (.0014, .027, .018)):
        parts.append(revolve([(r, .0690), (r * .8, .0690 + r * .45), (r * .4, .0690 + r * .62), (.0001, .0690 + r * .66)], foam, (px, py, 0), 16))
    ear = [(.042, 0, .066), (.055, 0, .068), (.066, 0, .060), (.068, 0, .048), (.060, 0, .036), (.046, 0, .030), (.038, 0, .031)]
    parts.append(tube(ear, .0052, ware, 14))
    return group(parts, at, 1.0, turn)


def railing(iron, y):
    """Cast iron far out of focus: a rail, posts, scrolls between them."""
    for z in (.16, .24, .96, 1.04):
        tube([(-3, y, z), (3, y, z)], .016, iron, 8)
    for k in range(19):
        x = -2.9 + .32 * k
        tube([(x, y, .1), (x, y, 1.04)], .013, iron, 8)
        for side in (-1, 1):
            tube([(x + .16 + side * (.055 + .075 * math.cos(2 * math.pi * t)) * .9, y, .26 + .68 * t) for t in np.linspace(0, 1, 30)], .010, iron, 6)
            for z, sign in ((.30, 1), (.90, -1)):
                tube([(x + .16 + side * (.085 - .05 * (1 - .7 * t) * math.cos(7 * t)), y, z + sign * (.05 * (1 - .7 * t) * math.sin(7 * t) + .04)) for t in np.linspace(0, 1, 20)], .008, iron, 6)
        tube([(x + .16 + .05 * math.cos(t), y, .60 + .09 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 26)], .010, iron, 6)


def build(view):
    rnd = random.Random(28)
    sky([(0, '#e8b898'), (.2, '#a89ab8'), (.5, '#6478ac'), (1, '#3c5490')], sun=(16, -68), glow='#ffb070', glow_strength=.4, strength=.75, sun_strength=2.6, sun_color='#ffc48a', sun_size=5.)
    view_beyond('new-orleans', (1.0, 22, 3.2), 34, .40, 1.0, soft=14)
    marble, t, shader = nodes.new_material('marble')
    where = nodes.position(t)
    vein = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.noise(t, where, 4.0, 8.0, .62, 1.8), .5))
    tone = nodes.ramp(t, vein, [(0, '#8d8c8c'), (.022, '#bdbab5'), (.11, '#d8d4cd')])
    rings = nodes.ramp(t, nodes.noise(t, where, 30.0, 5.0, .7), [(.55, 0.0), (.75, .3)])
    t.links.new(nodes.mix(t, rings, tone, '#b3aa9a'), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, nodes.noise(t, where, 14.0, 6.0, .7), [(.3, .12), (.75, .34)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .5
    revolve([(.001, TOP), (.438, TOP), (.446, TOP - .003), (.450, TOP - .010), (.446, TOP - .022), (.438, TOP - .026), (.001, TOP - .026)], marble, (.03, .12, 0), 128)
    iron = matter('#15181a', rough=.4, specular=.5, variation=.2, grain=20)
    tube([(.03, .12, 0), (.03, .12, TOP - .02)], .03, iron, 16)
    railing(iron, 1.55)
    plane(0, matter('#5c5148', rough=.7, variation=.3, grain=4), (-4, 4), (-3, 1.9))
    z = TOP
    ware, steel = glaze('#e6dfd0', .13, patches='#ded5c4', grain=8.), matter('#d9d4cc', rough=.16, metal=1.)
    skin = paint(.72, .22, .0005, 420., flesh=.04)
    sugar = paint(.95, .12, .0005, 1100.)
    here = (.0, -.01, z)
    plate(here, .128, ware, glaze('#1f4a38', .16), .019)
    squares = [beignet(k * 7 + 2, skin) for k in range(3)]
    for k, (x, y, lift, turn, rx, ry) in enumerate(((-.050, -.014, .027, 12, 3, -7), (.050, -.024, .026, -24, -4, 8), (.004, .022, .062, 50, -13, 5))):
        obj = instance(squares[k], (here[0] + x, here[1] + y, z + lift), 1.0)
        obj.rotation_euler = (math.radians(rx), math.radians(ry), math.radians(turn))
    drift(here, sugar, .120, 5)
    grain = matte('#faf8f4', .95, .15)
    crumbs(here, 3200, .105, grain, rnd, z)
    cup((.205, .135, z), ware, matte('#a9764a', .16, .45, patches='#b98a5c', grain=26., flesh=.15), matte('#d9b48a', .2, .5), -34)
    spoon = group([tube([(0, -.055, .004), (0, .02, .005), (0, .045, .0035)], .0018, steel, 10), instance(revolved([(.0008, .0), (.006, .0008), (.0105, .0032), (.0115, .0046), (.0100, .0040), (.006, .0018), (.0008, .0010)], steel, 32), (0, .058, .0), (1, 1.5, 1))], (.262, .075, z + .0145), 1.0, 38)
    spoon.name = 'spoon'
    pane, water = clear('#f4faf8'), clear('#f0f6f6', deep=.5)
    tumbler((-.19, .235, z), pane, water, .036, .125, .78)
    shaker = clear('#f6faf8', deep=.6)
    revolve([(.001, .0), (.030, .0), (.032, .004), (.032, .085), (.029, .095)], shaker, (-.075, .285, z), 48)
    revolve([(.001, .004), (.0295, .004), (.0295, .066), (.020, .071), (.001, .073)], grain, (-.075, .285, z), 40)
    revolve([(.0305, .090), (.0312, .094), (.0312, .108), (.028, .120), (.017, .127), (.001, .129)], steel, (-.075, .285, z), 48)
    for _ in range(16):
        y = rnd.uniform(4, 9)
        disc((rnd.uniform(-.45, .5) * y, y, .78 + rnd.uniform(.02, .24) * y), rnd.uniform(.035, .06) * y / 2.6, rnd.choice(('#ffb45a', '#ffc880', '#ff9a48', '#ffd9a0')), rnd.uniform(.35, .9))
    soft_light((-.9, -.2, 1.7), (0, .05, TOP), .55, 13, '#ffd2a0')
    soft_light((.7, -1.0, 1.6), (0, .05, TOP), 1.2, 5, '#c8d2ee')
    haze('#c8b0a8', 4000., '#ffc890', focus=5, start=20)
