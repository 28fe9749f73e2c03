"""The deck of a shingle house behind the dunes after sundown in September, lanterns lit beside a chair.

What makes it that place: grey shingles, white trim, a porch lamp of copper, the low chair with broad arms, hurricane lanterns
on boards gone silver; beach grass, the slat fence and the striped lighthouse on its point beyond.
Studied: danspapers.com, October 2025 (September: beaches empty, the water still warm); corcoran.com, Newsday of 4 January
2008 (the shingle style of the East End: natural shingles that weather to grey, beadboard, white trim).
"""
from scenery import *
from scenery.cloth import linen, pillow
from scenery.rooms import laid, view_beyond
from scenery.shore import cedar, sash, shingles
from scenery.tables import clear, matte

GRADE = dict(exposure=1.35, contrast=1.24, saturation=1.06, bloom=.16, threshold=.9, vignette=.18, shadows=(-.006, .0, .018), highlights=(.014, .004, -.010))
FRAMINGS = {
    'hamptons-after-summer-evening': dict(eye=(-.20, -2.85, 1.05), target=(.06, 1.2, .83), lens=33, sharp_at=3.0, f_stop=3.2, samples=9, preview_samples=8, bounces=4, mist=60),
}


def plank(a, b, across, thick, material):
    """A board from a to b, as wide as `across` is long, eased at its edges."""
    a, b, across = (np.array(v, float) for v in (a, b, across))
    up = np.cross(b - a, across)
    up *= thick / 2 / np.linalg.norm(up)
    half = across / 2
    points = [p + s * half + t * up for p in (a, b) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    obj = solid([tuple(p) for p in points], [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], material)
    edge = obj.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments = min(.006, thick / 3), 3
    return obj


def adirondack(at, turn, timber):
    """The low chair: a fan of slats for a back, a seat that falls away, broad level arms. It looks along -Y."""
    parts = []
    for s in (-1, 1):
        parts.append(plank((s * .265, -.34, .335), (s * .265, .62, .045), (0, .03, .105), .026, timber))
        parts.append(plank((s * .305, -.265, 0), (s * .305, -.265, .555), (0, .095, 0), .026, timber))
        parts.append(plank((s * .335, -.40, .568), (s * .365, .40, .568), (.145, 0, 0), .024, timber))
        parts.append(plank((s * .345, -.265, .555), (s * .322, -.265, .42), (0, .07, 0), .022, timber))
    lean = np.array([0, .40, .917])
    foot = np.array([0, .115, .235])
    for k in range(7):
        u = (k - 3) / 3
        tall = .86 - .17 * abs(u) ** 1.9
        low, high = foot + np.array([u * .215, .02 * u * u, 0]), foot + np.array([u * .285, -.035 * u * u, 0]) + lean * tall
        parts.append(plank(low, high, (.083, 0, 0), .017, timber))
    for far, wide in ((.10, .54), (.40, .72)):
        p = foot + lean * far + np.array([0, .028, 0])
        parts.append(plank(p - (wide / 2, 0, 0), p + (wide / 2, 0, 0), (0, .03, .075), .024, timber))
    for k in range(6):
        y = -.36 + .087 * k
        z = .395 - .30 * (y + .34) - .018 * math.sin(math.pi * k / 5) - (.02 if k == 0 else 0)
        parts.append(plank((-.285, y, z), (.285, y, z), (0, .078, -.023 if k else -.05), .019, timber))
    return group(parts, at, 1.0, turn)


def lantern(at, size, frame, pane, wax, flame, wick, turn=0.0):
    """A square lantern of dark metal with a hipped top and a ring, a thick candle in it."""
    s, high = .105 * size, .30 * size
    parts = [box(0, 0, 0, 2.3 * s, 2.3 * s, .018 * size, frame, bevel=.003), box(0, 0, high, 2.3 * s, 2.3 * s, .014 * size, frame, bevel=.003)]
    for x in (-s, s):
        for y in (-s, s):
            parts.append(box(x, y, 0, .014 * size, .014 * size, high, frame))
    for x, y, t in ((0, -s, 0), (0, s, 0), (-s, 0, 90), (s, 0, 90)):
        obj = box(x, y, .018 * size, 2 * s, .002, high - .02, pane, t)
        obj.visible_shadow = False
        parts.append(obj)
    parts.append(revolve([(1.55 * s, high + .014 * size), (.62 * s, high + .075 * size), (.62 * s, high + .10 * size), (.72 * s, high + .105 * size), (.001, high + .125 * size)], frame, segments=4, smooth=False))
    parts[-1].rotation_euler = (0, 0, math.radians(45))
    parts.append(tube([(.045 * size * math.cos(t), 0, high + .158 * size + .045 * size * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 25)], .0045 * size, frame, 8))
    tall = .13 * size
    parts.append(revolve([(.001, .018), (.040 * size, .018), (.040 * size, tall), (.036 * size, tall + .003), (.028 * size, tall - .006), (.001, tall - .008)], wax, segments=40))
    parts.append(tube([(0, 0, tall - .008), (.001, 0, tall + .008)], .0012, wick, 6))
    bright = revolve([(.0002, 0), (.0045, .005), (.0066, .014), (.0062, .022), (.004, .034), (.0002, .050)], flame, (0, 0, tall + .001), 20)
    bright.visible_shadow = False
    parts.append(bright)
    group(parts, at, 1.0, turn)
    lamp((at[0], at[1], at[2] + tall + .03), 9.0 * size, '#ffa850', .012)


def build(view):
    rnd = random.Random(8)
    sky([(0, '#c9a8b4'), (.2, '#9a97c0'), (.55, '#5f74ae'), (1, '#33478a')], sun=(4, 60), glow='#e0a890', glow_strength=.3, strength=.62, sun_strength=0)
    beyond = view_beyond('hamptons-after-summer', (6.5, 60, 1.0), 66, .565, .50).data.materials[0].node_tree
    shown = next(node for node in beyond.nodes if node.type == 'TEX_IMAGE')
    beyond.links.new(nodes.mix(beyond, 1.0, shown.outputs[0], '#a6aaf0', 'MULTIPLY'), next(node for node in beyond.nodes if node.type == 'EMISSION').inputs[0])
    silver = laid('#8e8b86', '#a19d96', (2.9, .135), .006, '#1e1c1b', True, .55, bump=.002)
    plane(0, silver, (-1.8, 3.4), (-5, 2.35))
    edge = matter('#7d7a75', rough=.8, variation=.2, grain=8)
    box(.8, 2.38, -.22, 5.3, .04, .22, edge, bevel=.006)
    # the house at the left, a window lit from inside, a copper lamp
    white = matter('#e4e2dc', rough=.5, specular=.3, variation=.03, grain=5)
    grey = cedar('#77787f', '#95969a', '#aeaca7')

    def house():
        box(-.9, .12, 0, 6.4, .08, 3.2, matter('#2a2622', rough=1.))
        shingles(-2.2, 2.2, .12, 3.0, rnd, grey, (.30, 1.46, .86, 2.24))
        box(2.26, -.02, 0, .13, .09, 3.2, white, bevel=.005)
        box(-.4, -.02, 0, 5.2, .06, .12, white, bevel=.005)
        for x in (.34, 1.42):
            box(x, -.035, .84, .10, .06, 1.42, white, bevel=.004)
        for z, deep in ((.80, .10), (2.22, .06)):
            box(.88, -.045, z, 1.26, deep, .08, white, bevel=.006)
        sash(.88, .0, .98, .88, 2.22, white)
        glow = light('#ffb868', 1.25)
        box(.88, .03, .88, 1.0, .01, 1.36, glow)
        box(.60, .02, .88, .30, .008, 1.36, light('#e89a50', .8))
        copper = matter('#5e4a3a', rough=.4, metal=.8, variation=.3, grain=20)
        x, z = 1.86, 1.92
        box(x, -.04, z - .06, .12, .03, .16, copper, bevel=.008)
        tube([(x, -.05, z + .04), (x, -.13, z + .12), (x, -.17, z + .05)], .009, copper, 8)
        for k in range(4):
            a = math.pi / 2 * k + .78
            box(x + .062 * math.cos(a), -.17 + .062 * math.sin(a), z - .22, .008, .008, .20, copper)
        revolve([(.085, -.02), (.03, .045), (.001, .06)], copper, (x, -.17, z), 24)
        revolve([(.07, -.235), (.07, -.222), (.001, -.222)], copper, (x, -.17, z), 24)
        obj = revolve([(.001, -.15), (.022, -.14), (.026, -.10), (.014, -.055), (.001, -.05)], light('#ffcf8a', 5.), (x, -.17, z), 20)
        obj.visible_shadow = False
    turned(house, (-1.72, .10, 0), 90)
    lamp((-1.52, 1.96, 1.82), 7, '#ffb060', .03)
    # the chair, a cushion and a blanket over its arm, lanterns beside
    paint = matter('#dedbd2', rough=.5, specular=.3, variation=.05, grain=6, bump=.001, bump_grain=60.)
    adirondack((.78, .52, 0), 152, paint)
    frame, pane, wax, flame, wick = matter('#25211f', rough=.45, metal=.7), clear('#ffffff', .03), matte('#f4ead6', .5, .3, flesh=.4), light('#ffca80', 14.), matter('#1a1512', rough=.9)
    lantern((-.02, .12, 0), 1.15, frame, pane, wax, flame, wick, 12)
    lantern((-.32, .42, 0), .82, frame, pane, wax, flame, wick, -9)
    # the dune beyond the deck
    sand = matter('#b9a98e', rough=.95, bump=.02, bump_grain=6., variation=.08, grain=1.)
    ground = Ground(fbm(*[c / 2.2 for c in Ground.axes((-8, 12), (2.3, 15), 150, 120)], 3, 4) * .6 - .34, (-8, 12), (2.3, 15))
    ground.place(sand)
    blades = [tuft(leaf('#918c5c', '#b9ab72', through=.3), s, 60) for s in range(4)]
    for _ in range(520):
        x, y = rnd.uniform(-2.2, 8), 2.6 + 9 * rnd.random() ** 1.4
        instance(blades[rnd.randrange(4)], (x, y, ground.height(x, y) - .03), rnd.uniform(.45, .9), rnd.uniform(-50, 50))
    slat, wire = matter('#6f6256', rough=.85, variation=.25, grain=4), matter('#4d463f', rough=.6)
    tops = []
    for i in range(74):
        x, y = .2 + .095 * i, 4.3 + .018 * i + .12 * math.sin(i * .12)
        z = ground.height(x, y)
        obj = box(x, y, z - .2, .038, .012, 1.15 + rnd.uniform(-.06, .05), slat, rnd.uniform(-14, 14))
        obj.rotation_euler[1] = rnd.gauss(.05, .04)
        tops.append((x, y - .012, z + .62))
    tube(tops, .005, wire, 5)
    soft_light((1.6, -3.4, 2.6), (.2, 1.6, .5), 2.4, 34, '#a9b4e4')
    haze('#a79bb8', 4000., '#d0a8a8', focus=5, start=20)
