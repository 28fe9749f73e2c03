"""A fondue on a table of larch by a window in Val Thorens, bread, white wine, the ridge beyond the panes.

What makes it that place: a caquelon of glazed clay on its burner, cheese of Savoy kept just moving, forks with a mark each,
bread in cubes with their crust, boards gone brown with age, a small window of many panes with hearts in its shutters.
Studied: blog.mmv.fr, "La fondue savoyarde" (caquelon: a round pot with a handle, on a burner; bread in cubes on long
forks); enduro.les3vallees.com, "Holiday fondues" (Savoy: Beaufort, Abondance, Emmental, dry white wine, never boiling);
tourisme-annecy.net, "Habitat savoyard" (hearts cut as ornament).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.joinery import casement, heart
from scenery.rooms import view_beyond, window_light, wood
from scenery.tables import *

GRADE = dict(exposure=1.62, contrast=1.30, saturation=1.06, bloom=.08, vignette=.15, shadows=(.0, .0, .010), highlights=(.014, .005, -.012))
FRAMINGS = {
    'val-thorens-ski-table': dict(eye=(-.06, -.74, 1.20), target=(.015, .15, .845), lens=40, sharp_at=.93, f_stop=4.0, samples=7, preview_samples=8, bounces=5, mist=20),
}
TOP = .72


def caquelon(at, clay, inside, wire, iron, flame):
    """The pot of clay on its burner: a stand of iron rods, a dish of burning paste, the cheese with a skin of small bubbles."""
    parts = [revolve([(.001, .098), (.070, .098), (.092, .106), (.1045, .128), (.1075, .160), (.1045, .186), (.1055, .192), (.1030, .1945), (.1000, .190), (.1025, .160), (.0985, .132), (.086, .113), (.001, .108)], clay, segments=120)]
    s, a = np.meshgrid(np.linspace(.002, 1, 130), np.linspace(0, 2 * math.pi, 300, endpoint=False), indexing='ij')
    r = .1018 * s
    x, y = r * np.cos(a), r * np.sin(a)
    swirl = a + 5.5 * s + .8 * fbm(x * 22, y * 22, 5, 3)
    wave = np.sin(swirl * 2) * np.sin(math.pi * np.clip(s, 0, 1)) * (1 - .4 * s)
    spots = np.clip(fbm(x * 190, y * 190, 9, 3) * 3 - .75, 0, 1)
    z = .1765 + .0016 * wave + .0010 * fbm(x * 40, y * 40, 3, 4) + .0012 * spots + .004 * np.clip(s - .93, 0, 1) / .07
    tone = blend('#efc65e', '#f6dc92', np.clip(.5 + .45 * wave + .9 * fbm(x * 30, y * 30, 8, 4), 0, 1))
    tone = blend(tone, '#fbeec2', spots * .7)
    tone = blend(tone, '#c98f3a', np.clip((s - .955) / .03, 0, 1) * .8)
    parts.append(instance(painted(np.stack([x, y, z], -1), tone, paint(.16, .5, .0003, 240., flesh=.20), round_=True)))
    # where cheese has run over the rim and dried
    for t, long in ((3.9, .030), (4.35, .016)):
        drip = tube([(.1065 * math.cos(t) * (1 + .012 * math.sin(k * 3)), .1065 * math.sin(t) * (1 + .012 * math.sin(k * 3)), .193 - long * k) for k in np.linspace(0, 1, 9)], .0030, inside, 12)
        parts.append(drip)
    # a handle to one side
    h, b = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 2 * math.pi, 30, endpoint=False), indexing='ij')
    wide, tall = .0145 + .004 * np.sin(h * math.pi), .0105 + .001 * h
    hx = .100 + .105 * h
    end = np.sqrt(np.clip(1 - np.clip((h - .86) / .14, 0, 1) ** 2, .002, 1))
    points = np.stack([hx, wide * np.cos(b) * end, .176 + .010 * h + tall * np.sin(b) * end], -1)
    i = np.arange(h.size).reshape(h.shape)
    parts.append(instance(mesh(points.reshape(-1, 3), np.stack([i[:-1], i[1:], np.roll(i, -1, 1)[1:], np.roll(i, -1, 1)[:-1]], -1).reshape(-1, 4).tolist(), clay, smooth=True)))
    # the burner
    for z0, r0 in ((.096, .076), (.010, .088)):
        parts.append(tube([(r0 * math.cos(t), r0 * math.sin(t), z0) for t in np.linspace(0, 2 * math.pi, 72)], .0042, iron, 14))
    for k in range(4):
        t = math.radians(38 + 90 * k)
        parts.append(tube([(q * math.cos(t), q * math.sin(t), z1) for q, z1 in ((.060, .0965), (.078, .096), (.082, .060), (.088, .010), (.094, .0035), (.102, .0035))], .0040, iron, 14))
    parts.append(tube([(.086 * math.cos(t), .086 * math.sin(t), .034) for t in np.linspace(0, 2 * math.pi, 72)], .0030, iron, 12))
    parts.append(revolve([(.001, .008), (.045, .008), (.047, .012), (.045, .040), (.036, .046), (.016, .047), (.012, .044), (.001, .044)], wire, segments=72))
    for k in range(9):
        t = 2.4 * k
        q = .0045 * math.sqrt(k)
        tall_ = .026 - .0010 * k
        parts.append(revolve([(.0032, 0), (.0044, .006), (.0032, .015), (.0012, .022), (.0001, tall_)], flame, (q * math.cos(t), q * math.sin(t), .046), 14))
    return group(parts, at, 1.0, 202)


def cube(seed, size=.029):
    """Mesh data of a cube of country bread: crumb with holes on its cut sides, crust on one."""
    r = np.random.RandomState(seed)
    parts = []
    g = 44
    for side in range(6):
        p, q = np.meshgrid(np.linspace(-1, 1, g), np.linspace(-1, 1, g), indexing='ij')
        axis, sign = side % 3, 1 if side < 3 else -1
        block = np.zeros((g, g, 3))
        block[..., axis], block[..., (axis + 1) % 3], block[..., (axis + 2) % 3] = sign, p, q * sign
        soft = 1 - .085 * (p ** 8 + q ** 8)
        pos = block * size / 2 * soft[..., None]
        hole = fbm(pos[..., 0] * 150 + seed, pos[..., 1] * 150 - pos[..., 2] * 130, seed + side * 0, 4)
        fine = fbm(pos[..., 0] * 420, pos[..., 1] * 420 + pos[..., 2] * 400, seed + 5, 3)
        pits = np.clip(hole * 4 - .7, 0, 1)
        crusted = side == 2
        inward = (0 if crusted else .0022 * pits + .0006 * fine)
        pos = pos - block / np.linalg.norm(block, axis=-1, keepdims=True) * (np.asarray(inward) * (1 - np.maximum(np.abs(p), np.abs(q)) ** 6))[..., None]
        if crusted:
            pos[..., 2] += .0035 * (1 - p ** 2) * (1 - q ** 2)
            tone = blend('#a5642a', '#d29a52', np.clip(.5 + 1.6 * hole, 0, 1))
            tone = blend(tone, '#efe0c2', np.clip(fine * 2 - .35, 0, 1) * .5)
        else:
            tone = blend('#ead6ae', '#f5e8cc', np.clip(.5 + fine, 0, 1))
            tone = blend(tone, '#c9a873', pits * .75)
            if axis != 2:
                rise = q if (axis + 2) % 3 == 2 else p
                rise = rise * (sign if (axis + 2) % 3 == 2 else 1)
                tone = blend(tone, '#a5682e', np.clip((rise - .84) / .12, 0, 1) * .85)
        parts.append(painted(pos, tone, BREAD[0]))
    return parts


BREAD = []


def fork(at, toward, steel, grip, mark, long=.26):
    """A fondue fork: two tines, a thin shaft, a handle of wood with its mark; from its tines at `at` toward a point."""
    a, b = np.array(at, float), np.array(toward, float)
    way = (b - a) / np.linalg.norm(b - a)
    side = np.cross(way, (0, 0, 1))
    side = side / np.linalg.norm(side)
    for s in (-1, 1):
        tube([a + side * s * .0036, a + way * .020 + side * s * .0038, a + way * .030 + side * s * .0022, a + way * .036], .0011, steel, 10)
    tube([a + way * .034, a + way * long * .66], .0016, steel, 12)
    tube([a + way * (long * .64), a + way * (long * .66), a + way * (long * .80), a + way * (long * .97), a + way * long], .0048, grip, 20)
    tube([a + way * (long * .985), a + way * (long * 1.012)], .0050, mark, 20)


def build(view):
    rnd = random.Random(19)
    sky([(0, '#eaf0f6'), (.3, '#bcd2ec'), (1, '#6f9cd8')], sun=(24, -48), glow='#ffe6c4', glow_strength=.3, strength=.9, sun_strength=6.5, sun_color='#ffd9ac', sun_size=.7)
    view_beyond('val-thorens', (9.0, 70, -3.0), 60, .60, .85, soft=6)
    z = TOP
    old = [wood(c, 'x', .55, 22.) for c in ('#86603c', '#7a5636', '#916a44', '#6e4d30')]
    for k in range(6):
        box(rnd.uniform(-.1, .1), -.42 + .188 * k, TOP - .045, 2.6, .184, .045, old[k % 4], bevel=.005)
    # the wall of the window, close behind the table
    upright = [wood(c, 'z', .7, 20.) for c in ('#86603c', '#7a5636', '#916a44', '#6e4d30', '#8a6846')]
    wall_y, left, right, sill, head = 1.02, -.62, .74, .79, 2.0
    x = -2.4
    while x < 2.4:
        w = rnd.uniform(.15, .24)
        b = min(x + w, 2.4)
        if x < left < b:
            b = left
        elif x < right < b:
            b = right
        for low, high in ([(0, sill), (head, 2.6)] if left - .01 <= x and b <= right + .01 else [(0, 2.6)]):
            box((x + b) / 2, wall_y + rnd.uniform(-.004, .004), low, b - x - .004, .04, high - low, upright[rnd.randrange(5)], bevel=.004)
        x = b
    middle, wide = (left + right) / 2, right - left
    beam = wood('#6a482c', 'x', .7, 15.)
    box(middle, wall_y + .02, sill - .05, wide + .16, .24, .05, beam, bevel=.010)
    for sx, xx in ((-1, left), (1, right)):
        box(xx, wall_y + .05, sill - .02, .09, .20, head - sill, wood('#6a482c', 'z', .7, 15.), bevel=.008)
        casement(middle + sx * (wide / 4 - .010), wall_y + .10, wide / 2 - .07, sill, head, upright[2])
        paint_ = matter('#8c9a86', rough=.7, variation=.12, grain=12., bump=.001, bump_grain=40.)
        wall([rectangle(-.29, 0, .29, head - sill), heart(0, (head - sill) * .32, .085)], .028, paint_, (xx + sx * .37, wall_y - .06, sill), 0, bevel=.003)
    window_light((middle, wall_y - .02, 1.35), wide, 1.0, 9, '#e6eefa')
    # the fondue
    clay = glaze('#9c3a24', .16, patches='#7f2a1a', grain=24., bump=.0008, bump_grain=60.)
    iron = matter('#242526', rough=.5, specular=.45)
    copper = matter('#a8683c', rough=.28, metal=1.)
    cheese = matte('#f0cf78', .3, .45, flesh=.2)
    caquelon((.02, .16, z), clay, cheese, copper, iron, light('#8fb4ff', .55))
    steel, grip = matter('#cfcac0', rough=.2, metal=1.), wood('#5a3a24', 'x', .4, 60.)
    fork((.015, .150, z + .172), (-.155, -.005, z + .345), steel, grip, matter('#b03a2e', rough=.4))
    fork((.075, .195, z + .172), (.250, .170, z + .340), steel, grip, matter('#3a6a8a', rough=.4))
    # bread in a basket of wood and on the table
    BREAD.append(paint(.8, .2, .0004, 500.))
    cubes = [cube(3 + k) for k in range(4)]
    bowl((-.255, .085, z), .098, wood('#a8794a', 'x', .5, 30.), .058)
    for k in range(34):
        q, layer = 2.4 * k, k // 14
        r = (.072 - .016 * layer) * math.sqrt(((k % 14) + .5) / 14)
        parts = [instance(d) for d in cubes[k % 4]]
        holder = group(parts, (-.255 + r * math.cos(q), .085 + r * math.sin(q), z + .040 + .022 * layer), rnd.uniform(.88, 1.05))
        holder.rotation_euler = (rnd.uniform(-.7, .7), rnd.uniform(-.7, .7), rnd.uniform(0, 6))
    for x, y, turn in ((-.115, -.045, 24), (-.070, -.080, 70), (.165, -.070, 12)):
        holder = group([instance(d) for d in cubes[int(turn) % 4]], (x, y, z + .0142), 1.0, turn)
    fork((.148, -.078, z + .016), (.395, -.130, z + .006), steel, grip, matter('#d8b04a', rough=.4))
    # wine, a pepper mill
    pane, wine = clear('#fbfdfc', shine=.05), clear('#f4e9b4', shine=.03, deep=.7)
    wine_glass((.290, .170, z), pane, wine, .86)
    wine_glass((-.135, .420, z), pane, wine, .86)
    dark = wood('#5f3a22', 'z', .35, 40.)
    revolve([(.001, 0), (.027, 0), (.029, .008), (.024, .020), (.018, .050), (.022, .078), (.025, .088), (.017, .096), (.017, .100), (.025, .108), (.026, .122), (.018, .138), (.006, .142), (.006, .146), (.009, .150), (.007, .157), (.001, .159)], dark, (.245, .375, z), 56)
    lamp((.02, .16, z + .062), .04, '#9ab8ff', .02)
    soft_light((-.5, -1.1, 1.9), (0, .1, TOP), 1.2, 13, '#ffe6c8')
    haze('#e6eaf0', 4000., '#fff0d8', focus=5, start=20)
