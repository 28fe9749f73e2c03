"""Three nigiri on a counter of hinoki in Tokyo in the evening, the lanterns of the alley behind a lattice.

What makes it that place: the sushi of Edo, pressed by hand: rice with red vinegar, lean tuna brushed with soy, tuna from the
belly, flounder; sliced ginger beside it, green tea in a tall cup, a bare counter of pale cypress. Studied: ana-cooljapan.com,
"Sushi" (Edo-mae is Tokyo's own, eaten at a plain wooden counter); guide.michelin.com, Edomae Sushi Hanabusa (rice with red
vinegar, tuna first); lavietaste.com on Edogin, Higashi-Ginza (small pieces, rice of a slight red tint, its grains apart).
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.glints import disc, softbox
from scenery.rooms import view_beyond, wood
from scenery.tables import *

GRADE = dict(exposure=1.34, contrast=1.28, saturation=1.06, bloom=.10, vignette=.20, shadows=(-.002, .0, .010), highlights=(.014, .004, -.012))
FRAMINGS = {
    'tokyo-table': dict(eye=(-.085, -.42, 1.050), target=(.022, .055, .944), lens=57, sharp_at=.47, f_stop=4.0, samples=12, preview_samples=8, bounces=5, mist=20),
}
TOP, SLAB = .90, .012


def rice(material, seed, count=720, size=(.0300, .0138, .0210)):
    """Mesh data of a pressed ball of rice: every grain of its surface, lying along it."""
    rnd = np.random.RandomState(seed)
    u, a = np.meshgrid(np.linspace(0, math.pi, 8), np.linspace(0, 2 * math.pi, 8, endpoint=False), indexing='ij')
    grain = np.stack([np.cos(u) * .0029, np.sin(u) ** .8 * np.cos(a) * .00125, np.sin(u) ** .8 * np.sin(a) * .00115], -1).reshape(-1, 3)
    k = np.arange(64).reshape(8, 8)
    quads = np.stack([k[:-1], np.roll(k, -1, 1)[:-1], np.roll(k, -1, 1)[1:], k[1:]], -1).reshape(-1, 4)
    points, faces = [], []
    for i in range(count):
        v = rnd.normal(size=3)
        v /= np.linalg.norm(v)
        out = np.sign(v) * np.abs(v) ** .8
        out /= np.linalg.norm(out) ** .6
        place = out * np.array(size) * np.array([1, 1, .5]) * (1 - .10 * rnd.rand() ** 2)
        along = np.cross(v, rnd.normal(size=3))
        along /= np.linalg.norm(along)
        along += v * rnd.normal(0, .22)
        along /= np.linalg.norm(along)
        side = np.cross(v, along)
        side /= np.linalg.norm(side)
        up = np.cross(along, side)
        s = rnd.uniform(.88, 1.1)
        bent = grain * s
        bent[:, 2] -= 30 * bent[:, 0] ** 2
        points.append(place + np.array([0, 0, size[2] * .5 + .0005]) + bent @ np.stack([along, side, up]))
        faces += (quads + 64 * i).tolist()
    return mesh(np.concatenate(points), faces, material, smooth=True, name='rice')


def slice_over(kind, skin, seed, long=.079, wide=.0300, thick=.0072):
    """Mesh data of a slice of fish lying over the rice: cut on the slant, hanging at both ends."""
    rnd = np.random.RandomState(seed)
    u, v = np.meshgrid(np.linspace(0, 1, 320), np.linspace(0, 2 * math.pi, 260, endpoint=False), indexing='ij')
    w = 2 * u - 1
    end = (1 - np.abs(w) ** 26) ** .40
    half = wide / 2 * (1 - .10 * w ** 2 + .05 * np.sin(3 * u + seed)) * (.88 + .12 * end)
    c, s = np.cos(v), np.sin(v)
    y = half * np.sign(c) * np.abs(c) ** .42
    t = thick / 2 * end * np.sign(s) * np.abs(s) ** .55
    x = long * w / 2 * (1 - .02 * s) + .34 * y * np.abs(w) ** 3 * np.sign(w) * np.sign(w) + .10 * y
    rel = y / (wide / 2)
    centre = .0247 + thick / 2 - .0118 * np.abs(w) ** 2.3 - .0042 * np.abs(rel) ** 2.2 + .0010 * np.sin(5 * u + seed) * rel
    grainy = fbm(x * 60 + seed, y * 60, seed + 1, 4)
    lines = x * .80 + y * .62 + .0007 * np.sin(y * 120 + seed) + .0013 * grainy
    stripe = lines / (.0068 if kind == 'belly' else .0090)
    f = np.abs(stripe - np.round(stripe))
    if kind == 'lean':
        tone = blend('#7d0f1c', '#a81a24', np.clip(.5 + 1.1 * grainy, 0, 1))
        tone = blend(tone, '#c4534e', np.exp(-(f / .055) ** 2) * np.clip(.42 + grainy, 0, 1))
        tone = blend(tone, '#5a0a14', np.clip(fbm(x * 30, y * 90, seed + 2, 3) * 1.4, 0, 1) * .5)
    elif kind == 'belly':
        fat = np.clip(.30 + (x + .040) * 5 + .4 * fbm(x * 25, y * 25, seed + 3, 3), .0, 1)
        tone = blend('#c0404a', '#dd7f78', np.clip(fat + .5 * grainy, 0, 1))
        tone = blend(tone, '#f3d3c6', np.exp(-(f / (.085 + .10 * fat)) ** 2) * .92)
        tone = blend(tone, '#efc4b8', np.clip(fbm(x * 300, y * 80, seed + 4, 3) * 1.8 - .2, 0, 1) * .5)
    else:
        tone = blend('#e6d6c4', '#f2e8dc', np.clip(.5 + grainy, 0, 1))
        tone = blend(tone, '#d9b8a4', np.exp(-((rel - .55 + .15 * grainy) / .20) ** 2) * .55)
        tone = blend(tone, '#faf5ee', np.exp(-(f / .07) ** 2) * .65)
    z = centre + t + (.00022 * np.exp(-(f / .06) ** 2) - .00016) * (s > 0) + .00016 * fbm(x * 300, y * 300, seed + 5, 3)
    return painted(np.stack([x, y, z], -1), tone, skin, round_=True)


def ginger(at, skin, rnd):
    """A heap of pickled ginger: thin slices, folded."""
    for k in range(13):
        u, a = np.meshgrid(np.linspace(.02, 1, 24), np.linspace(0, 2 * math.pi, 64, endpoint=False), indexing='ij')
        long, wide, seed = rnd.uniform(.017, .023), rnd.uniform(.010, .014), rnd.uniform(0, 9)
        x, y = long * u * np.cos(a), wide * u * np.sin(a) * (1 + .15 * np.sin(3 * a + seed))
        z = .0028 * np.sin(x * 190 + seed) * (.3 + u) + .0022 * np.sin(y * 240 + 2 * seed) * u + 9 * y * y
        tone = blend(blend('#f2dcb4', '#eeb9a0', np.clip(u * 1.3 - .35 + .4 * fbm(x * 90 + seed, y * 90, k + 3, 3), 0, 1)), '#f7ead0', np.exp(-((u - .7) / .06) ** 2) * .5)
        obj = instance(painted(np.stack([x, y, z], -1), tone, skin, round_=True), (at[0] + rnd.gauss(0, .010), at[1] + rnd.gauss(0, .008), at[2] + .006 + .0012 * k))
        obj.rotation_euler = (rnd.gauss(0, .28), rnd.gauss(0, .28), rnd.uniform(0, 6.28))
        sheet = obj.modifiers.new('thick', 'SOLIDIFY')
        sheet.thickness = .0009


def stick(at, turn, lacquer, long=.225):
    """A tapered chopstick lying along +X from its tip."""
    obj = revolve([(.0002, 0), (.0012, .0004), (.0019, .05), (.0038, long - .002), (.0034, long), (.0001, long)], lacquer, at, 20)
    obj.rotation_euler = (0, math.pi / 2, math.radians(turn))


def build(view):
    rnd = random.Random(9)
    sky([(0, '#3a3440'), (.5, '#22222e'), (1, '#15161f')], sun=(30, 150), glow='#2a2630', glow_strength=.1, strength=.55, sun_strength=0)
    view_beyond('tokyo', (.30, 4.2, 1.08), 3.9, .47, 1.1, soft=15)
    hinoki = wood('#d2a873', 'x', .42, 40.)
    box(0, .02, TOP - .06, 3.0, .62, .06, hinoki, bevel=.004)
    box(0, .43, TOP - .03, 3.0, .18, .045, wood('#c79a64', 'x', .45, 40.), bevel=.004)
    cedar = matter('#2c1c14', rough=.6, variation=.3, grain=20)
    for k in range(21):
        box(-1.3 + .13 * k, 1.30, .5, .036, .05, 1.8, cedar, bevel=.003)
    for z in (.86, 1.42):
        box(0, 1.32, z, 4, .05, .06, cedar, bevel=.003)
    box(0, 1.36, 0, 4, .1, .86, cedar)
    z = TOP
    black = glaze('#17171a', .32, patches='#2a2523', grain=70., bump=.0012, bump_grain=90.)
    box(.010, .020, z, .292, .120, SLAB, black, -4, .004)
    grain, skin = matte('#f7efe2', .34, .45, flesh=.12), paint(.17, .5, .00012, 900., flesh=.05)
    pale = paint(.20, .5, .00010, 900., flesh=.22)
    core = revolved([(math.sin(t), -math.cos(t)) for t in np.linspace(.01, 3.13, 20)], grain, 32)
    for k, (x, y, kind, turn) in enumerate(((-.078, .020, 'lean', 41), (-.012, .014, 'belly', 39), (.054, .008, 'white', 42))):
        at = (x, y, z + SLAB)
        instance(rice(grain, 5 + k), at, 1.0, turn)
        instance(core, (x, y, z + SLAB + .0110), (.0280, .0126, .0096), turn)
        instance(slice_over(kind, pale if kind == 'white' else skin, 3 + 4 * k), at, 1.0, turn + rnd.uniform(-2, 2))
    ginger((.114, .034, z + SLAB), paint(.25, .5, .0002, 500., flesh=.3), rnd)
    # tea, soy, chopsticks
    celadon, tea = glaze('#7d9080', .16, patches='#667a6a', grain=60.), matte('#7f8a2e', .08, .5)
    here = (.215, .210, z)
    revolve([(.001, .004), (.026, .004), (.028, .0), (.031, .0), (.034, .010), (.0365, .045), (.0370, .082), (.0362, .0845), (.0345, .082), (.034, .045), (.030, .014), (.001, .012)], celadon, here, 72)
    revolve([(.001, .0715), (.0345, .0715), (.0351, .0725)], tea, here, 56)
    soy = (-.175, .125, z)
    revolve([(.001, .003), (.022, .003), (.024, .0), (.026, .0), (.030, .006), (.042, .014), (.0435, .0165), (.041, .0165), (.030, .009), (.001, .0065)], glaze('#d9dcd8', .14), soy, 64)
    revolve([(.001, .0102), (.030, .0102), (.0325, .0108)], matte('#1a0904', .05, .55), soy, 48)
    lacquer = matter('#3a0f0c', rough=.18, specular=.55)
    box(-.118, -.088, z, .016, .040, .008, glaze('#8a8f86', .3), 0, .003)
    for k in range(2):
        stick((-.146, -.094 + .010 * k, z + .0112), .8 - 1.2 * k, lacquer)
    # a hot towel's tray and a flask in the half dark
    revolve([(.001, 0), (.034, 0), (.044, .012), (.047, .045), (.040, .085), (.020, .112), (.015, .130), (.020, .146), (.022, .150), (.016, .150), (.011, .130), (.001, .128)], glaze('#3a4650', .25, patches='#2a333c', grain=50.), (-.24, .40, z + .015), 64)
    revolve([(.001, .003), (.016, .003), (.024, .016), (.027, .036), (.0255, .036), (.022, .018), (.001, .008)], glaze('#c9c2b2', .3, patches='#b5aa94', grain=80.), (-.145, .37, z + .015), 48)
    for _ in range(9):
        y = rnd.uniform(2, 3.6)
        disc((rnd.uniform(-.40, .45) * y, y, .98 + rnd.uniform(.0, .16) * y), rnd.uniform(.03, .055) * y / 2.4, rnd.choice(('#ff5a38', '#ff8a48', '#ffb45a', '#8a78ff')), rnd.uniform(.25, .6))
    soft_light((-.55, .30, 1.72), (0, .02, TOP), .34, 8.5, '#ffdcb4')
    soft_light((.75, .75, 1.45), (0, .02, TOP), .5, 4.5, '#ff9a68')
    soft_light((-.30, -.75, 1.40), (0, .02, TOP), .5, 4.2, '#ffe6cc')
    softbox((-.25, .75, 1.65), (0, .02, TOP), (.5, .25), '#ffe2c0', 2.4)
    haze('#3a2c28', 4000., '#5a3c30', focus=5, start=20)
