"""The stoop of a brownstone in New York after the ginkgos let their leaves fall, the low sun across its steps.

What makes it that place: a high stoop of brown sandstone up to the parlor floor, cast-iron newels and balusters, a round-headed
opening with double doors, tall sashes two over two, a ginkgo at the kerb. Studied: Landmarks Preservation Commission,
"Rowhouse Styles", August 2005 (double-leaf doors with arched panels, two-over-two sashes, plain lintels and sills);
brownstoner.com, "Anglo-Italianate" (the stoop is Dutch: up to a raised parlor floor); harlembespoke.blogspot.com, 16 March 2011
(posts of cast iron with an urn on top, ordered from catalogues); scribblesandphotos.blogspot.com, November 2011 (ginkgos turn gold).
"""
from scenery import *
from scenery.foliage import bough, lit_through
from scenery.rooms import laid
from scenery.tables import clear

GRADE = dict(exposure=1.5, contrast=1.22, saturation=1.04, bloom=.07, vignette=.15, shadows=(.0, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'nyc-path': dict(eye=(-.50, -6.6, 1.42), target=(.14, -.3, 1.90), lens=34, sharp_at=4.6, f_stop=5.6, samples=7, preview_samples=7, bounces=4, mist=40),
}
RISE, TREAD, STEPS, LANDING, HALF = .172, .29, 9, -1.05, .94
FLOOR = RISE * STEPS


def line(y):
    """Height of the line along the nosings."""
    return FLOOR if y > LANDING else FLOOR + (y - LANDING) * RISE / TREAD


def brownstone(color, joints=True):
    """Brown sandstone: its grain and beds, streaks of rain, each block a little different."""
    material, t, shader = nodes.new_material('brownstone')
    at = nodes.position(t)
    x, y, z = nodes.split(t, at)
    along = nodes.math(t, 'ADD', x, y)
    where = nodes.combine(t, along, z, 0.0)
    fine = nodes.noise(t, at, 90.0, 6.0, .75)
    bed = nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, (1.6, 1.6, 14)), 1.0, 6.0, .65, .4)
    streak = nodes.noise(t, nodes.combine(t, nodes.math(t, 'MULTIPLY', along, 5.0), nodes.math(t, 'MULTIPLY', z, .5), 0.0), 1.0, 6.0, .65)
    tone = nodes.ramp(t, bed, [(.3, nodes.shade(color, .80)), (.7, nodes.shade(color, 1.15))])
    height = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', fine, .4), nodes.math(t, 'MULTIPLY', bed, .4))
    if joints:
        rows = nodes.add(t, 'ShaderNodeTexBrick', {'Vector': where, 'Color1': (1, 1, 1, 1), 'Color2': (.72, .72, .72, 1), 'Mortar': (.40, .40, .40, 1), 'Scale': 1.0, 'Mortar Size': .0035, 'Mortar Smooth': .3, 'Bias': 0.0, 'Brick Width': .68, 'Row Height': .323}, offset=.5)
        tone = nodes.mix(t, 1.0, tone, rows.outputs[0], 'MULTIPLY')
        height = nodes.math(t, 'SUBTRACT', height, nodes.math(t, 'MULTIPLY', rows.outputs[1], 1.5))
    tone = nodes.mix(t, nodes.ramp(t, fine, [(.35, .45), (.62, .0)]), tone, nodes.shade(color, .5))
    tone = nodes.mix(t, nodes.ramp(t, streak, [(.50, .0), (.74, .45)]), tone, nodes.shade(color, .45))
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .9, .18
    t.links.new(nodes.bump(t, height, .004, .9), shader.inputs['Normal'])
    return material


def ginkgo(material, seed, size=.062):
    """Mesh data of one leaf lying along +X: a fan with a cleft, ribs from the stalk, its edge waved."""
    rnd = random.Random(seed)
    u, a = np.meshgrid(np.linspace(.0, 1, 9), np.linspace(-1, 1, 29), indexing='ij')
    spread, cup, cleft = rnd.uniform(1.0, 1.25), rnd.uniform(-.5, .9), rnd.uniform(.15, .40)
    reach = 1 - cleft * np.exp(-(a / .07) ** 2) + .035 * np.sin(a * 23 + seed) * u - .10 * a ** 4
    r = size * u * reach
    x, y = r * np.cos(a * spread), r * np.sin(a * spread)
    z = size * (.14 * cup * (u * a) ** 2 + .03 * np.sin(a * 8 + seed) * u ** 2 + .16 * rnd.uniform(-1, 1) * u ** 2) + .0006 * np.cos(a * 60) * u
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1).reshape(-1, 4).tolist()
    points = np.stack([x, y, z], -1).reshape(-1, 3).tolist()
    n_ = len(points)
    bend = rnd.uniform(-.012, .012)
    for i, s in enumerate(np.linspace(0, 1, 6)):
        points += [(-.055 * s, bend * s * s - .0011, .004 * s), (-.055 * s, bend * s * s + .0011, .004 * s)]
        if i:
            faces.append((n_ + 2 * i - 2, n_ + 2 * i, n_ + 2 * i + 1, n_ + 2 * i - 1))
    return mesh(points, faces, material, smooth=True, name='ginkgo')


def ginkgo_gold():
    """Gold by leaf, browner toward its edge, light through it."""
    material, t, shader = nodes.new_material('ginkgo')
    tone = nodes.ramp(t, t.nodes.new('ShaderNodeObjectInfo').outputs['Random'], [(0, '#d99a12'), (.35, '#e8b41c'), (.8, '#f0cc3a'), (1, '#c9bb3c')])
    cloud = nodes.noise(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'], 60.0, 5.0, .6)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.50, .0), (.75, .55)]), tone, '#a8741c')
    lit_through(t, shader, tone, .35, .5, .3)
    return material


def baluster():
    return [(.030, 0), (.030, .03), (.020, .045), (.016, .07), (.024, .10), (.026, .13), (.020, .20), (.015, .30), (.013, .36), (.022, .375), (.022, .395), (.013, .41), (.014, .48), (.019, .58), (.022, .62), (.015, .65), (.013, .68), (.024, .705), (.024, .73), (.016, .745), (.016, .78)]


def balustrade(x, iron, stone):
    """Cheek of stone, balusters of cast iron, their rails, the newel at the foot."""
    foot = LANDING - TREAD * (STEPS - 1)
    wall([[(foot - .10, 0), (foot - .10, line(foot) + .05), (LANDING, FLOOR + .06), (0, FLOOR + .06), (0, 0)]], .26, stone, (x, 0, 0), 90, .010)
    for low, high, wide, bevel in ((.09, .115, .050, .005), (.885, .925, .075, .018)):
        ends = [(foot - .20, line(foot - .20)), (LANDING, FLOOR), (.02, FLOOR)]
        wall([[(y, z + low) for y, z in ends] + [(y, z + high) for y, z in ends[::-1]]], wide - 2 * bevel, iron, (x, 0, 0), 90, bevel)
    post = revolved(baluster(), iron, 20)
    y = foot - .02
    while y < -.08:
        instance(post, (x, y, line(y) + .11))
        y += TREAD / 2
    # the newel: eight sides, its panels drawn in, an urn on top
    y, turn = foot - .30, 22.5
    box(x, y, 0, .38, .38, .15, stone, bevel=.012)
    shaft = [(.175, .15), (.175, .20), (.150, .225), (.135, .24), (.135, .27), (.120, .29), (.120, .33), (.108, .345), (.108, .78), (.120, .795), (.120, .84), (.140, .86), (.150, .885), (.170, .90), (.170, .935), (.125, .96), (.10, .985), (.001, .99)]
    instance(revolved(shaft, iron, 8, False), (x, y, 0), 1.0, turn)
    for k in range(8):
        a = math.radians(45 * k)
        obj = box(x + .1005 * math.cos(a), y + .1005 * math.sin(a), .40, .010, .052, .32, iron, 45 * k, .004)
        obj.name = 'panel'
    revolve([(.055, .985), (.060, 1.00), (.036, 1.02), (.030, 1.04), (.050, 1.06), (.082, 1.10), (.090, 1.14), (.084, 1.175), (.092, 1.185), (.092, 1.20), (.058, 1.215), (.030, 1.235), (.024, 1.25), (.032, 1.265), (.030, 1.29), (.014, 1.31), (.001, 1.315)], iron, (x, y, 0), 40)


def doors(m):
    """Two leaves in a recess, panelled below, glazed above under round heads; a fanlight; the hall lamp behind."""
    y, half, spring = .42, .72, FLOOR + 2.42
    for s in (-1, 1):
        box(s * (half + .02), y - .21, FLOOR, .06, .42, 2.42, m['door'], bevel=.006)
        for z0, z1 in ((.12, .85), (1.0, 2.30)):
            box(s * (half - .016), y - .21, FLOOR + z0, .014, .26, z1 - z0, m['door'], bevel=.006)
        c, w = s * half / 2, half - .01
        glazed = arch(0, 1.05, .40, 1.86, steps=24)
        wall([rectangle(-w / 2, .02, w / 2, 2.38), glazed], .05, m['door'], (c, y, FLOOR), 0, .004)
        for grow, deep in ((.030, .040), (.014, .052)):
            outer = arch(0, 1.05 - grow, .40 + 2 * grow, 1.86, steps=24)
            wall([outer, arch(0, 1.05, .40, 1.86, steps=24)], .02, m['door'], (c, y - deep, FLOOR), 0, .004)
        box(c, y + .012, FLOOR + 1.04, .42, .004, 1.06, m['pane'])
        for z0, z1, wide in ((.14, .44, .44), (.54, .94, .44)):
            box(c, y - .030, FLOOR + z0, wide, .02, z1 - z0, m['door'], bevel=.008)
            box(c, y - .042, FLOOR + z0 + .05, wide - .10, .02, z1 - z0 - .10, m['door'], bevel=.009)
        box(c, y - .032, FLOOR + .03, w - .06, .010, .085, m['brass'], bevel=.003)
    box(0, y - .035, FLOOR + .02, .055, .05, 2.36, m['door'], bevel=.014)
    revolve([(.001, -.052), (.018, -.050), (.030, -.040), (.032, -.030), (.022, -.018), (.012, -.010), (.020, -.003), (.030, .0)], m['brass'], (.085, y - .03, FLOOR + .98), 32).rotation_euler = (-math.pi / 2, 0, 0)
    box(.085, y - .030, FLOOR + 1.08, .035, .010, .12, m['brass'], bevel=.004)
    box(0, y, FLOOR + 2.38, 2 * half, .09, .09, m['door'], bevel=.008)
    box(0, y + .02, FLOOR + 2.46, 2 * half, .004, .7, m['pane'])
    box(0, y + 2.4, FLOOR, 4, .02, 4, m['hall'])
    for x, yy in ((-.34, 1.3), (.40, 1.9)):
        revolve([(.03, .16), (.075, .15), (.135, -.06)], m['globe'], (x, yy, FLOOR + 1.62), 32)
    return half, spring


def sashes(x, low, high, wide, m):
    """A tall window, two panes over two, in its plain surround."""
    y = .26
    for s in (-1, 1):
        box(x + s * (wide / 2 + .07), -.03, low - .02, .16, .10, high - low + .04, m['stone'], bevel=.010)
        box(x + s * wide / 2, y, low, .09, .06, high - low, m['sash'], bevel=.005)
        box(x + s * (wide / 2 + .03), -.07, low - .34, .14, .18, .20, m['stone'], bevel=.03)
    box(x, -.05, high, wide + .40, .16, .17, m['stone'], bevel=.012)
    box(x, -.09, high + .17, wide + .52, .26, .08, m['stone'], bevel=.02)
    box(x, -.09, low - .14, wide + .42, .30, .12, m['stone'], bevel=.015)
    mid = (low + high) / 2
    for yy, z0, z1 in ((y - .02, mid - .03, high), (y + .02, low, mid + .03)):
        for z in (z0, z1 - .06):
            box(x, yy, z, wide, .04, .06, m['sash'], bevel=.005)
        box(x, yy, z0, .032, .035, z1 - z0, m['sash'], bevel=.004)
        box(x, yy + .01, z0, wide, .004, z1 - z0, m['pane'])
    box(x, y + .35, low, wide + .1, .01, high - low, m['curtain'])


def leaves_on(kinds, rnd, spots):
    for x, y, z in spots:
        obj = instance(kinds[rnd.randrange(len(kinds))], (x, y, z + .004), rnd.uniform(.75, 1.15))
        obj.rotation_euler = (math.radians(rnd.gauss(0, 14)) + (math.pi if rnd.random() < .4 else 0), math.radians(rnd.gauss(0, 12)), rnd.uniform(0, 6.28))
        obj.location[2] += .006 * rnd.random()


def pumpkin(at, skin, stalk, size, seed):
    rnd = random.Random(seed)
    data = revolved([(.001, .04), (.05, .012), (.10, .002), (.15, .012), (.185, .05), (.195, .10), (.180, .15), (.14, .185), (.08, .198), (.035, .185), (.001, .172)], skin, 72)
    for v in data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        f = 1 - .085 * abs(math.cos(5.5 * a + seed)) ** 6 - .03 * math.sin(2 * a + seed)
        v.co.x, v.co.y = v.co.x * f, v.co.y * f
    instance(data, at, size, rnd.uniform(0, 360))
    x, y, z = at
    tube([(x, y, z + .165 * size), (x + .004, y, z + .205 * size), (x + .018, y - .006, z + .235 * size), (x + .036, y - .012, z + .245 * size)], .014 * size, stalk, 9)


def build(view):
    rnd = random.Random(41)
    sky([(0, '#f2dcc0'), (.25, '#bcd0e8'), (1, '#6a98d2')], sun=(24, -142), glow='#ffd8a4', glow_strength=.3, strength=.80, sun_strength=4.6, sun_color='#ffd09a', sun_size=.5)
    stone, smooth_ = brownstone('#7b6150'), brownstone('#82695a', False)
    iron = matter('#161718', rough=.38, specular=.5, variation=.25, grain=50, other='#0c0c0d', bump=.0008, bump_grain=120.)
    m = dict(stone=smooth_, door=matter('#23382f', rough=.26, specular=.5, variation=.2, grain=9, bump=.0006, bump_grain=40.), pane=clear('#e8efee', .10), brass=matter('#b98a3c', rough=.24, metal=1., variation=.2, grain=30),
             hall=light('#ffa850', .14), globe=light('#ffb868', 1.25), sash=matter('#1f1b19', rough=.4, specular=.4), curtain=matter('#e6dcc8', rough=.9, variation=.1, grain=4))
    half, spring = doors(m)
    opening = arch(0, FLOOR - .02, 2 * half + .08, spring - .04, steps=40)
    windows = (2.42, -2.42)
    holes = [rectangle(x - .56, FLOOR + .42, x + .56, FLOOR + 2.95) for x in windows] + [rectangle(x - .5, .35, x + .5, 1.15) for x in windows]
    wall([rectangle(-9, -.5, 9, 8)] + [opening] + holes, .44, stone, (0, .22, 0), 0, .006)
    for x in windows:
        sashes(x, FLOOR + .42, FLOOR + 2.95, 1.12, m)
        box(x, .30, .35, 1.0, .02, .8, glass('#20262c'))
        for k in range(9):
            tube([(x - .44 + .11 * k, -.02, .33), (x - .44 + .11 * k, -.02, 1.17)], .011, iron, 8)
        for z in (.45, 1.05):
            box(x, -.02, z, 1.0, .014, .035, iron)
    for grow, deep in ((.17, .10), (.11, .15), (.05, .18)):
        outer, inner = (arch(0, FLOOR + .20, 2 * (half + .04 + g), spring - .04, steps=40) for g in (grow, 0))
        wall([outer[1:] + outer[:1] + inner[:1] + inner[:0:-1]], deep, smooth_, (0, -deep / 2 + .02, 0), 0, .006)
    for s in (-1, 1):
        box(s * (half + .13), -.06, FLOOR, .24, .20, .24, smooth_, bevel=.010)
    box(0, -.06, 1.44, 20, .16, .10, smooth_, bevel=.02)
    # steps
    for k in range(STEPS):
        y = LANDING - TREAD * (STEPS - 1 - k)
        deep = TREAD + .03 if k < STEPS - 1 else -LANDING + .45
        box(0, y + deep / 2 - .03, RISE * (k + 1) - .045, 2 * HALF - .06, deep, .045, smooth_, bevel=.014)
        box(0, y + .02, RISE * k, 2 * HALF - .08, .05, RISE - .03, smooth_)
    for s in (-1, 1):
        balustrade(s * HALF, iron, smooth_)
    # the pavement, the yard behind its fence
    plane(0, laid('#8f8c88', '#807d7a', (1.5, 1.5), .010, '#5a5652', False, .8, .0, False, .003), (-9, 9), (-9, 1))
    for s in (-1, 1):
        x0 = s * (HALF + .42)
        box(x0 + s * 2.1, -3.5, 0, 4.2, .18, .16, smooth_, bevel=.010)
        for k in range(30):
            x = x0 + s * (.08 + .135 * k)
            tube([(x, -3.5, .14), (x, -3.5, .98)], .0095, iron, 8)
            revolve([(.010, 0), (.019, .03), (.006, .075), (.001, .10)], iron, (x, -3.5, .97), 10)
        for z in (.26, .90):
            box(x0 + s * 2.1, -3.5, z, 4.2, .016, .030, iron)
        hedge((min(x0 + s * .25, x0 + s * 3.9), max(x0 + s * .25, x0 + s * 3.9)), (-3.2, -2.5), .68, leaf('#24401f', '#4a6a2c', through=.25), matter('#1c2a18', rough=1.), rnd, 420)
    gold = ginkgo_gold()
    kinds = [ginkgo(gold, k) for k in range(8)]
    spots = []
    for k in range(STEPS):
        y, z = LANDING - TREAD * (STEPS - 1 - k), RISE * (k + 1)
        deep = TREAD if k < STEPS - 1 else .95
        for _ in range(int((75 if k < STEPS - 1 else 130) * (1.25 - .06 * k))):
            x = rnd.uniform(-1, 1)
            x = math.copysign(abs(x) ** (.55 if rnd.random() < .6 else 1), x) * (HALF - .17)
            spots.append((x, y + deep * (rnd.random() ** .6) - .01, z))
    for _ in range(2600):
        spots.append((rnd.uniform(-3.2, 3.2), rnd.uniform(-5.4, -3.45), 0))
    for _ in range(60):
        s = rnd.choice((-1, 1))
        y = rnd.uniform(-3.3, -.1)
        spots.append((s * HALF + rnd.uniform(-.09, .09), y, line(y) + .065))
    leaves_on(kinds, rnd, spots)
    orange, pale, stalk = matter('#d9701c', rough=.45, specular=.4, variation=.2, grain=14, other='#b5520f'), matter('#d8c8a0', rough=.5, variation=.2, grain=14, other='#b9a878'), matter('#6a6238', rough=.8, variation=.3, grain=60)
    pumpkin((.60, LANDING - TREAD * 4 + .155, RISE * 5), orange, stalk, .72, 3)
    pumpkin((.62, LANDING - TREAD * 6 + .16, RISE * 3), pale, stalk, .58, 7)
    pumpkin((.30, LANDING - TREAD * 6 + .14, RISE * 3), orange, stalk, .40, 5)
    # the tree at the kerb: a bough into the picture, its shade on the wall
    bark = matter('#5a4a3c', rough=.9, variation=.25, grain=40)
    for start, way, long, k in (((2.1, -3.9, 2.75), (-1, .10, -.10), 1.25, 1), ((1.9, -4.2, 2.55), (-1, .1, -.15), .8, 2), ((2.2, -3.5, 3.1), (-1, .1, -.12), 1.3, 3)):
        points = bough(start, way, long, bark, rnd, .008, .12, .07)
        for i in range(3, len(points) - 1):
            for _ in range(6):
                obj = instance(kinds[rnd.randrange(8)], points[i] + np.array([rnd.gauss(0, .06), rnd.gauss(0, .06), -.02 - .10 * rnd.random()]), rnd.uniform(.8, 1.15))
                obj.rotation_euler = (rnd.gauss(0, .5), math.radians(rnd.uniform(30, 100)), rnd.uniform(0, 6.28))
    shade_tree = broadleaf(leaf('#d9a81c', '#efc93a', through=.4), bark, 6, 1500, .8, .35, .8, .9)
    shade = instance(shade_tree, (-5.6, -9.2, 1.6), 7.0, 40)
    shade.visible_camera = False
    soft_light((-1.6, -6.6, 3.2), (0, -1, 1.6), 2.4, 140, '#ffe8cc')
    haze('#d8c8b4', 600., '#ffd8a0', focus=5, start=10)
