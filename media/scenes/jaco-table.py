"""Two bowls of calabash and a lime on a plank of red-brown wood, light through a palm over them: Jacó on the Pacific.

What makes it that place: jícaras, the hard shells of the calabash tree cut in half, polished and scratched with patterns; a plank
with its edge as it grew; a palm over everything. Studied: elnortehoycr.com, 14 August 2023 (jícaras of Crescentia cujete, dried,
polished, carved, cups and bowls); surcosdigital.com, El arte de labrar jícaros (borders carved round them in Rey Curré).
Plank and limes are from knowledge.
"""
from scenery import *
from scenery.citrus import lemon_pulp
from scenery.dishes import blend, paint, painted
from scenery.setting import *
from scenery.tables import lump, matte

GRADE = dict(exposure=1.12, contrast=1.28, saturation=1.08, bloom=.06, vignette=.16, shadows=(.003, .0, .008), highlights=(.014, .005, -.012))
FRAMINGS = {
    'jaco-pacific-table': dict(eye=(-.02, -.50, .47), target=(.0, .035, .02), lens=40, sharp_at=.64, f_stop=5.6, samples=6, preview_samples=8, bounces=5, mist=20),
}
SUN = (36, -58)


def jicara(at, radius, seed, turn):
    """Half a calabash: dark and polished, a band of leaves scratched down to the pale shell, its inside raw."""
    rows, around = 240, 720
    h = np.linspace(0, 1, rows)
    a = np.linspace(0, 2 * math.pi, around, endpoint=False)
    H, A = np.meshgrid(h, a, indexing='ij')
    phi = H * 1.72
    r = radius * np.sin(phi) ** .9 / math.sin(1.57) * (1 + .012 * np.sin(2 * A + seed) + .006 * np.sin(5 * A + 2 * seed))
    z = radius * .92 * (1 - np.cos(phi)) / (1 - math.cos(1.72)) * .98
    z = np.maximum(z, .0025 + 0 * z)
    z = z + .0016 * np.sin(3 * A + seed) * H ** 4
    tone = blend('#34190d', '#5a2d16', np.clip(.5 + 1.2 * fbm(A * 2, H * 5, seed, 5), 0, 1))
    v = (H - .70) / .17
    u = np.mod(A / (2 * math.pi) * 13, 1) - .5
    leaf_ = np.abs(v) < .82 * np.clip(1 - (2.15 * u) ** 2, 0, 1) ** .8
    rib = np.abs(v) < .07
    veins = np.abs(np.mod((u + np.abs(v) * .30) * 9, 1) - .5) < .14
    cut = (leaf_ & ~rib & ~veins) | (np.abs(np.abs(v) - 1.0) < .06) | (np.abs(np.abs(v) - 1.2) < .03)
    scratch = fbm(A * 90, H * 60, seed + 3, 3)
    tone = blend(tone, '#c99a62', cut * np.clip(.85 + .5 * scratch, 0, 1))
    tone = blend(tone, '#b98a58', np.clip((H - .988) * 160, 0, 1))
    r = r - .0006 * cut
    outside = painted(np.stack([r * np.cos(A), r * np.sin(A), z], -1), tone, paint(.20, .5, .0003, 260.), round_=True)
    s = .0042
    ri, zi = np.clip(r - s, 0, None), np.minimum(z + s * np.clip(1.1 - H, 0, 1), z.max(0))
    tone = blend('#b5895a', '#8a5f38', np.clip(.5 + 1.4 * fbm(np.cos(A) * 3 * H, np.sin(A) * 3 * H, seed + 5, 6), 0, 1))
    tone = blend(tone, '#5c3a20', np.clip(fbm(A * 16, H * 22, seed + 6, 4) * 1.6, 0, 1) * .5)
    inside = painted(np.stack([ri * np.cos(A), ri * np.sin(A), zi], -1), tone, paint(.62, .3, .0008, 160.), round_=True)
    lip = painted(np.stack([np.stack([q * np.cos(a), q * np.sin(a), w], -1) for q, w in ((r[-1], z[-1]), ((r[-1] + ri[-1]) / 2, z[-1] + .0012), (ri[-1], zi[-1]))]), np.asarray(nodes.linear('#c9a06a')), paint(.55, .3), round_=True)
    group([instance(outside), instance(inside), instance(lip)], at, 1.0, turn)


def build(view):
    rnd = random.Random(12)
    see_through()
    sky([(0, '#f0ead8'), (.3, '#bcd8e4'), (1, '#6ca8de')], sun=SUN, glow='#ffe0b0', glow_strength=.2, strength=.66, sun_strength=8.0, sun_color='#ffd8a4', sun_size=.3)
    # one plank, its far edge as it grew
    nx, ny = 420, 240
    X, V = np.meshgrid(np.linspace(-1.2, 1.2, nx), np.linspace(0, 1, ny), indexing='ij')
    edge = .300 + .030 * fbm(X * 2.1, X * 0, 5, 4) + .02 * X
    Y = -.8 + V * (edge + .8)
    Z = -.040 * np.clip((V - .955) / .045, 0, 1) ** 2.2 + .0006 * fbm(X * 3, Y * 12, 6, 4)
    k = np.arange(X.size).reshape(X.shape)
    instance(mesh(np.stack([X, Y, Z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist(), live_edge(), smooth=True))
    plane(-.72, matter('#4e4238', rough=.95, variation=.4, grain=3., bump=.01, bump_grain=30.), (-6, 6), (-3, 6))
    jicara((-.095, .065, .0), .078, 2, 20)
    jicara((.085, .150, .0), .064, 5, 70)
    # limes: one whole, one cut
    peel = matte('#3f6a1c', .34, .4, patches='#5a8426', grain=26., bump=.0008, bump_grain=320., flesh=.06)
    t_ = np.linspace(.02, math.pi - .02, 40)
    profile = [(.0255 * math.sin(q), .0255 * 1.10 * (1 - math.cos(q)) + .005 * (math.exp(-((math.pi - q) / .2) ** 2) - math.exp(-(q / .2) ** 2))) for q in t_]
    whole = lump(profile, peel, 3, .02, 64)
    obj = instance(whole, (.135, -.020, .0252), 1.0, 30)
    obj.rotation_euler = (math.radians(96), 0, math.radians(38))
    half = lump([p for p in profile if p[1] <= .0285], peel, 3, .02, 64)
    face = lemon_pulp('#e6e8c4', '#8ca63e', '#b4c468')
    for at, turn, tip in (((.045, -.085, .0165), 0, -24), ((.094, -.108, .0), 0, 180)):
        h = instance(half)
        cut = revolve([(.0004, .0288), (.0235, .0290), (.0253, .0284)], face, segments=64)
        g = group([h, cut], at, 1.0, turn)
        if tip == 180:
            g.location = (at[0], at[1], .0288)
            g.rotation_euler = (math.pi, 0, .5)
        else:
            g.rotation_euler = (math.radians(58), math.radians(-14), .35)
            g.location = (at[0], at[1] + .012, .0125)
    steel = matter('#cfcac0', rough=.2, metal=1.)
    knife((-.045, -.105, .0045), steel, 74, .185, timber('#7a4a2a', '#3a2012', 'y', 120., .4))
    # leaves of a coconut palm in the sun's way
    fronds = leaf('#5f8f3a', '#8fae55', through=.3, rough=.4)
    for (px, py), far, turn, long in (((-.62, .10), .80, 12, 1.0), ((.66, .46), .95, 196, 1.0)):
        palm_leaf(toward_sun((px, py, 0), SUN, far), long, turn, fronds, rnd)


def palm_leaf(at, long, turn, material, rnd):
    """A leaf of a coconut palm: its rib bends, the leaflets hang from it in two rows."""
    blades = Batch(material)
    rib = []
    for i in range(34):
        u = i / 33
        x, z = long * u, .12 * math.sin(2.2 * u) - .16 * u * u
        rib.append((x, 0, z))
        reach = .36 * math.sin(math.pi * min(1, .16 + .82 * u)) ** .7
        if u > .06:
            for s in (-1, 1):
                slant, fall, w = .45 + .5 * u + rnd.gauss(0, .06), rnd.uniform(.10, .3), .0105
                tip = (x + reach * slant, s * reach * .84, z - fall * reach)
                mid = (x + reach * slant * .45, s * reach * .42, z - fall * reach * .25)
                blades.polygon((x - w * .4, 0, z), (mid[0] - w, mid[1], mid[2]), tip, (mid[0] + w, mid[1], mid[2]), (x + w * .4, 0, z))
    group([blades.done(), tube(rib, .008, material, 8)], at, 1.0, turn)


def live_edge():
    """A tropical plank: a red-brown heart, a band of pale sapwood toward the edge that grew, bark left in the dips."""
    material, t, shader = nodes.new_material('plank')
    where = nodes.position(t)
    x, y, z = nodes.split(t, where)
    wave = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (1.6, 3.0, 1)), 1.0, 5.0, .55)
    far = nodes.math(t, 'ADD', nodes.math(t, 'ADD', y, .55), nodes.math(t, 'MULTIPLY', wave, .26))
    ring = nodes.math(t, 'FRACT', nodes.math(t, 'MULTIPLY', far, 26.0))
    ring = nodes.ramp(t, ring, [(0, .0), (.6, .35), (.9, 1.0), (1.0, .1)])
    fibre = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (9, 420, 9)), 1.0, 4.0, .6, .2)
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', ring, .75), '#a8683a', '#6b3a1e')
    pale = nodes.math(t, 'ADD', y, nodes.math(t, 'MULTIPLY', wave, .10))
    tone = nodes.mix(t, nodes.ramp(t, pale, [(.262, .0), (.285, .9)]), tone, nodes.mix(t, nodes.math(t, 'MULTIPLY', ring, .4), '#dcc08c', '#b8945c'))
    tone = nodes.mix(t, nodes.ramp(t, fibre, [(.36, .6), (.56, .0)]), tone, '#2e170c')
    tone = nodes.mix(t, nodes.ramp(t, nodes.math(t, 'MULTIPLY', z, -20.0), [(.12, .0), (.35, 1.0)]), tone, '#3a2a1e')
    t.links.new(tone, shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, fibre, [(.3, .62), (.6, .36)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .4
    t.links.new(nodes.bump(t, nodes.math(t, 'ADD', fibre, nodes.math(t, 'MULTIPLY', ring, .15)), .0008, .9), shader.inputs['Normal'])
    return material
