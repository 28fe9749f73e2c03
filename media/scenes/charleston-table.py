"""Peaches in a sweetgrass basket on a table of the piazza in Charleston, the morning sun between the balusters.

What makes it that place: a basket coiled and not woven, bundles of sweetgrass sewn round and round with strips of palmetto,
bands of brown pine needles between them, as Gullah families of Mount Pleasant make it; a handle of the same coils; peaches
of the state; the grey boards and white columns of a piazza behind. Studied: sweetgrasssarah.com (sweetgrass, palmetto, pine
needles for colour, bulrush); iamcountryside.com, "Sweetgrass holds a special place" (sewn with strips of Sabal palmetto);
travellogs.us, 2010 (made in and about Mount Pleasant since the seventeenth century).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.foliage import veined
from scenery.rooms import view_beyond, wood
from scenery.tables import leaf_blade

GRADE = dict(exposure=1.18, contrast=1.24, saturation=1.05, bloom=.09, vignette=.14, shadows=(-.002, .0, .010), highlights=(.014, .006, -.012))
FRAMINGS = {
    'charleston-table': dict(eye=(-.20, -.78, 1.045), target=(.045, .04, .815), lens=48, sharp_at=.76, f_stop=4.0, samples=14, preview_samples=8, bounces=4, mist=20),
}
TOP, COIL, PITCH = .74, .0056, .0098
PINE = (3, 4, 9, 10)


def coil(way, skin, dark=False, seed=0, closed=True):
    """A bundle of grass along a way of points, sewn with strips of palmetto that lie aslant."""
    along = (np.roll(way, -1, 0) - np.roll(way, 1, 0)) if closed else np.gradient(way, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, (0, 0, 1.0) if closed else (0, 1.0, 0))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    up = np.cross(side, along)
    run = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(way, axis=0), axis=1))])
    total = run[-1] + (np.linalg.norm(way[0] - way[-1]) if closed else 0)
    stitches = round(total / PITCH)
    a = np.linspace(0, 2 * math.pi, 22, endpoint=False)
    s = (run / total * stitches)[:, None] + .16 * np.sin(a)[None, :] + .10 * np.sin(a * .5)[None, :]
    uneven = .10 * fbm(run[:, None] * 40 + seed, a[None, :] * 0 + seed, seed + 3, 2)
    f = (s + uneven) % 1.0
    strip = np.clip((.17 - np.abs(f - .5)) * 22, 0, 1)
    blades = fbm(run[:, None] * 14 + seed * 7, a[None, :] * 9 + seed, seed, 4)
    fine = fbm(run[:, None] * 60, a[None, :] * 22 + seed, seed + 1, 3)
    tall = COIL * (1 + .05 * fbm(run[:, None] * 12 + seed, a[None, :] * 0, seed + 2, 2)) * (1 + .075 * strip - .07 * np.clip(1 - strip, 0, 1) * np.clip((np.abs(f - .5) - .17) * -9 + 1, 0, 1)) + .00042 * blades * (1 - strip)
    points = way[:, None, :] + (side[:, None, :] * np.cos(a)[None, :, None] + up[:, None, :] * np.sin(a)[None, :, None]) * tall[..., None]
    grass = blend('#8b6428', '#d9b465', .5 + .9 * blades) if not dark else blend('#4a2712', '#8a532a', .5 + .9 * blades)
    grass = blend(grass, '#7f8440', np.clip(fine * 1.2 - .05, 0, 1) * (0 if dark else .35))
    tone = blend(grass, blend('#e6d6a2', '#c8ad6c', np.clip(.35 + 1.1 * fine, 0, 1)), strip)
    tone = tone * (1 - .45 * np.clip((np.abs(np.abs(f - .5) - .19) < .025) * 1.0, 0, 1))[..., None]
    if closed:
        points, tone = np.concatenate([points, points[:1]]), np.concatenate([tone, tone[:1]])
    return instance(painted(points, tone, skin, round_=True))


def ring(radius, z, seed):
    """A round of the basket, made by hand: not quite level and not quite round."""
    a = np.linspace(0, 2 * math.pi, max(300, int(radius * 6400)), endpoint=False)
    r = radius * (1 + .006 * np.sin(2 * a + .7) + .004 * np.sin(3 * a + seed * .3))
    return np.stack([r * np.cos(a), r * np.sin(a), z + .0012 * np.sin(2 * a + 1)], -1)


def basket(skin):
    """A bowl of thirteen rounds over its bottom, an arched handle across it."""
    parts = []
    for k in range(4):
        parts.append(coil(ring(.086 + 2 * COIL * .92 * k, COIL, k), skin, False, k))
    r, z, way = .119, COIL, math.radians(38)
    for k in range(13):
        steep = math.radians(np.interp(k, [0, 3, 8, 12], [44, 66, 70, 52]))
        r, z = r + 2 * COIL * .90 * math.cos(steep), z + 2 * COIL * .90 * math.sin(steep)
        parts.append(coil(ring(r, z, k + 9), skin, k in PINE, k + 20))
    t = np.linspace(-.10, math.pi + .10, 620)
    for side in (-1, 1):
        arch_ = np.stack([(r - .004) * np.cos(t), side * COIL * .93 + 0 * t, z - .004 + .135 * np.sin(t)], -1)
        parts.append(coil(arch_, skin, False, 50 + side, False))
    return parts, r, z


def peach(seed, skin):
    """Mesh data of a ripe peach with its seam, blushed on one side."""
    rnd = np.random.RandomState(seed)
    u, v = np.meshgrid(np.linspace(.004, math.pi - .004, 150), np.linspace(0, 2 * math.pi, 260, endpoint=False), indexing='ij')
    out = np.stack([np.sin(u) * np.cos(v), np.sin(u) * np.sin(v), np.cos(u)], -1)
    gap = np.abs((v + math.pi) % (2 * math.pi) - math.pi)
    seam = np.exp(-(gap / .085) ** 2) * np.sin(u) ** .5
    r = .0365 * (1 - .055 * seam - .16 * np.exp(-(u / .26) ** 2) + .035 * np.exp(-((math.pi - u) / .22) ** 2) + .02 * fbm(out[..., 0] * 1.3 + seed, out[..., 1] * 1.3 + out[..., 2], seed, 2))
    r = r * (1 + .018 * np.cos(v) * np.sin(u))
    way = rnd.normal(size=3) * (1, 1, .6)
    way /= np.linalg.norm(way)
    lit = out @ way
    cloud = fbm(out[..., 0] * 2.2 + seed, out[..., 1] * 2.2 + out[..., 2] * 2, seed + 1, 5)
    streak = fbm(v * 5 + seed, u * 1.2, seed + 2, 4)
    tone = blend('#e0962f', '#ecb85c', .5 + cloud)
    tone = blend(tone, '#cf4a22', np.clip(lit * .9 + .75 + .9 * cloud + .35 * streak, 0, 1) * .92)
    tone = blend(tone, '#7d1420', np.clip(lit * 1.25 + .22 + 1.0 * cloud + .45 * streak, 0, 1) * .88)
    tone = blend(tone, '#c9b060', np.exp(-(u / .20) ** 2) * .7)
    speck = (rnd.rand(*u.shape) < .012) * 1.0
    tone = blend(tone, '#f0d090', speck * .5)
    return painted(out * r[..., None] * np.array((1, 1, .94)), tone, skin, round_=True)


def fuzz():
    """The skin of a peach: soft, paler where one looks along it."""
    material = paint(.82, .16, .0004, 900., flesh=.10)
    shader = material.node_tree.nodes['Principled BSDF']
    shader.inputs['Sheen'].default_value, shader.inputs['Sheen Tint'].default_value = 1.0, .35
    return material


def build(view):
    rnd = random.Random(41)
    sky([(0, '#f6e2c4'), (.25, '#d3e0ea'), (1, '#86b2de')], sun=(30, 62), glow='#ffe0a8', glow_strength=.4, strength=.62, sun_strength=8.5, sun_color='#ffd29a', sun_size=.8)
    view_beyond('charleston-detail', (1.1, 6.5, 1.38), 8.6, .55, 1.6, soft=13)
    boards = [wood(c, 'x', .46, 22) for c in ('#8d8272', '#9c907c', '#948874')]
    for k in range(9):
        box(.02 + rnd.uniform(-.01, .01), -.34 + .125 * k, TOP - .03, 2.2, .1225, .03, boards[k % 3], bevel=.0025)
    skin = paint(.62, .28, .0003, 700.)
    parts, r, z = basket(skin)
    group(parts, (0, .03, TOP), 1.0, 24)
    down = fuzz()
    fruit = [peach(k * 5 + 1, down) for k in range(4)]
    for k, (x, y, h) in enumerate(((-.072, -.062, .047), (.004, -.090, .048), (.080, -.050, .047), (.090, .030, .048), (.050, .092, .047), (-.030, .092, .048), (-.092, .020, .047), (0, .005, .046),
                                   (-.066, -.046, .108), (.010, -.070, .112), (.078, -.020, .110), (.052, .056, .110), (-.024, .066, .108), (-.080, .030, .106), (.0, -.004, .128))):
        obj = instance(fruit[k % 4], (x, .03 + y, TOP + h), rnd.uniform(.94, 1.05))
        obj.rotation_euler = (rnd.uniform(-.7, .7), rnd.uniform(-.7, .7), rnd.uniform(0, 6.3))
    loose = instance(fruit[2], (-.192, -.150, TOP + .0345), .98)
    loose.rotation_euler = (.25, -.3, 2.2)
    green = veined('#3f6a24', '#5f8a34', .3)
    blades = [leaf_blade(green, .085, .024, b, .25) for b in (.12, .3)]
    for k, (x, y, turn, tip) in enumerate(((.006, -.002, -32, 12), (.0, -.006, -140, 16))):
        obj = instance(blades[k], (x, .03 + y, TOP + .163))
        obj.rotation_euler = (math.radians(8), math.radians(tip), math.radians(turn))
    # off camera: balusters of the piazza, which draw their shadows on the table
    white = matter('#f1ede2', rough=.5)
    for y in (.36, .50, 1.30):
        box(1.55, y, .4, .05, .075, 1.5, white)
    soft_light((-1.1, -.9, 1.9), (0, 0, TOP), 1.1, 9, '#eaeef4')
    haze('#e6e2da', 4000., '#ffe4b8', focus=5, start=20)
