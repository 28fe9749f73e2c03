"""Steps down through Alfama toward the Tagus in the low sun: azulejos on one side, a lantern, washing on a line.

What makes it that place: white limestone setts with worn kerbs of stone at each step, a front of blue and yellow azulejos,
plaster in rose, the lantern on its iron arm, washing over the lane, red roofs, the river and its long bridge at the end.
Studied: athousandmiles-k.blogspot.com, July 2011 (washing before a front of patterned tiles; steep cobbled lanes, looking down;
basil in pots); lisboaturismo.com, "El barrio de Alfama" (stairs, alleys so steep, washing as their ornament).
"""
from scenery import *
from scenery.lisbon import azulejo, sett_stone, setts
from scenery.cloth import hanging, linen
from scenery.rooms import laid, view_beyond
from scenery.tables import clear, leaf_blade

GRADE = dict(exposure=1.02, contrast=1.28, saturation=1.07, bloom=.12, vignette=.15, shadows=(.0, .0, .012), highlights=(.016, .006, -.014))
FRAMINGS = {
    'lisbon-river-light-path': dict(eye=(.22, -2.35, 1.62), target=(-.12, 4, .98), lens=29, sharp_at=4.6, f_stop=5.6, samples=5, preview_samples=8, bounces=4, mist=60),
}
LEFT, RIGHT, FIRST, RUN, RISE, STEPS = -1.62, 1.66, .95, .60, .15, 12


def level(y):
    """The height of the lane."""
    return 0 if y < FIRST else -RISE * (int((y - FIRST) / RUN) + 1)


def lantern(iron, glow, pane):
    """Four panes that widen upward under a small roof, on a scrolled arm that stands out along +X."""
    parts = [tube([(0, 0, .0), (.20, 0, .06), (.42, 0, .04)], .012, iron, 10), box(.01, 0, -.16, .02, .06, .32, iron, bevel=.004)]
    curl = [(.05 + .10 * (1 - .14 * k) * math.cos(k * .7 + 1.6), 0, -.07 + .09 * (1 - .12 * k) * math.sin(k * .7 + 1.6)) for k in range(8)]
    parts += [tube([(.02, 0, -.14)] + curl, .008, iron, 8), tube([(.42, 0, .04), (.42, 0, -.02)], .010, iron, 8)]
    low, high, a, b = -.44, -.08, .075, .125
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        parts.append(tube([(.42 + sx * a, sy * a, low), (.42 + sx * b, sy * b, high)], .008, iron, 6))
    ring = lambda s, z: [(.42 + x * s, y * s, z) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]  # noqa: E731
    parts += [tube(ring(a, low), .009, iron, 6), tube(ring(b, high), .011, iron, 6)]
    parts.append(solid([(.42 - b * 1.15, -b * 1.15, high), (.42 + b * 1.15, -b * 1.15, high), (.42 + b * 1.15, b * 1.15, high), (.42 - b * 1.15, b * 1.15, high), (.42, 0, high + .14)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], iron))
    inner = solid([(.42 + sx * s * .92, sy * s * .92, z) for s, z in ((a, low + .01), (b, high - .01)) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], pane)
    inner.visible_shadow = False
    bulb = revolve([(.001, 0), (.018, .012), (.022, .04), (.012, .08), (.001, .09)], glow, (.42, 0, -.34), 20)
    bulb.visible_shadow = False
    return parts + [inner, bulb]


def build(view):
    rnd = random.Random(17)
    sky([(0, '#ffd2a0'), (.14, '#f6bf9a'), (.42, '#b9acc8'), (1, '#7090c8')], sun=(13, 24), glow='#ffb46c', glow_strength=.8, strength=.95, sun_strength=6.0, sun_color='#ffc48a', sun_size=.8)
    view_beyond('lisbon-river-light', (-10.2, 60, 1.0), 58, .53, 1.2, soft=2)
    lime, kerb = sett_stone('#8f877a', '#b3a995', '#cfc4ae'), matter('#c2b7a2', rough=.45, specular=.4, variation=.25, grain=5, other='#9a9080', bump=.006, bump_grain=30.)
    bed_ = matter('#5f584e', rough=.8)
    setts(LEFT + .02, RIGHT - .02, -2.6, FIRST - .20, .088, .084, lime, rnd, z=0)
    box(0, -1.5, -.5, 4, 4.7, .485, bed_)
    for k in range(STEPS + 1):
        y, z = FIRST + RUN * k, -RISE * k
        x = LEFT
        while x < RIGHT:
            long = rnd.uniform(.6, 1.0)
            end = min(x + long, RIGHT)
            box((x + end) / 2, y - .095, z - RISE - .04, end - x - .010, .20, RISE + .046, kerb, rnd.uniform(-.5, .5), bevel=.020)
            x = end
        setts(LEFT + .02, RIGHT - .02, y + .008, y + RUN - .21, .088, .078, lime, rnd, z=z - RISE)
        box(0, y + RUN / 2, z - RISE - .5, 4, RUN, .485, bed_)
    # the left wall: azulejos above a foot of stone, a window, the lantern
    stone = matter('#cfc4ae', rough=.6, variation=.15, grain=6, other='#b0a48c', bump=.003, bump_grain=40.)
    end_l, end_r = 6.3, 5.0
    box(LEFT - .15, (end_l - 4) / 2, -4, .30, end_l + 4, 11, azulejo())
    foot = [(-4, -4), (FIRST, -4)] + [(end_l + .02, -4), (end_l + .02, level(end_l) + .62), (FIRST, .60), (-4, .60)]
    wall([foot], .08, stone, (LEFT + .0, 0, 0), 90, bevel=.006)
    box(LEFT - .14, end_l + .0, -4, .40, .20, 11, stone, bevel=.01)
    green, pane_ = matter('#2f5546', rough=.5, specular=.35, variation=.15, grain=8), glass('#41505a', .05)
    y0, y1, z0, z1 = 2.02, 3.00, 1.02, 2.62
    for y in (y0 - .09, y1 + .09):
        box(LEFT + .03, y, z0 - .1, .09, .18, z1 - z0 + .2, stone, bevel=.008)
    for z, t in ((z0 - .16, .13), (z1, .18)):
        box(LEFT + .05, (y0 + y1) / 2, z, .15 if z < 2 else .10, y1 - y0 + .42, t, stone, bevel=.010)
    box(LEFT + .01, (y0 + y1) / 2, z0, .02, y1 - y0, z1 - z0, pane_)
    white = matter('#ece6d8', rough=.5, specular=.3)
    for y in (y0 + .03, (y0 + y1) / 2, y1 - .03):
        box(LEFT + .03, y, z0, .035, .055, z1 - z0, white, bevel=.003)
    for z in (z0, z0 + .52, z0 + 1.04, z1 - .05):
        box(LEFT + .03, (y0 + y1) / 2, z, .03, y1 - y0, .045, white, bevel=.003)
    iron = matter('#20221f', rough=.5, metal=.5)
    for z in (z0 + .04, z0 + .50):
        tube([(LEFT + .06, y0 - .1, z), (LEFT + .30, y0 - .1, z), (LEFT + .30, y1 + .1, z), (LEFT + .06, y1 + .1, z)], .010, iron, 8)
    for k in range(13):
        tube([(LEFT + .30, y0 - .1 + (y1 - y0 + .2) * k / 12, z0 + .04), (LEFT + .30, y0 - .1 + (y1 - y0 + .2) * k / 12, z0 + .50)], .006, iron, 6)
    clay = matter('#a9623f', rough=.85, variation=.2, grain=9, bump=.003, bump_grain=40.)
    round_green = leaf('#3f6a2c', '#6f9a44', through=.35)
    blades = [leaf_blade(round_green, .055, .052, .2, .5), leaf_blade(round_green, .044, .044, .1, .7)]
    petals = [leaf_blade(leaf(c, d, through=.45), .020, .018, .2, .3) for c, d in (('#c4203a', '#d83450'), ('#e0607a', '#e88a9c'))]

    def geranium(x, y, z, size=1.0):
        revolve([(.001, 0), (.075, 0), (.10, .15), (.108, .15), (.108, .185), (.096, .185), (.09, .16), (.001, .16)], clay, (x, y, z), 32, scale=size)
        for _ in range(int(90 * size)):
            a, up, far = rnd.uniform(0, 6.28), rnd.uniform(.17, .36), rnd.uniform(.0, .17)
            obj = instance(blades[rnd.randrange(2)], (x + far * size * math.cos(a), y + far * size * math.sin(a), z + up * size), rnd.uniform(.8, 1.2) * size)
            obj.rotation_euler = (rnd.gauss(0, .4), rnd.gauss(.2, .4), a + rnd.gauss(0, .5))
        for k in range(8):
            a, far, up = 2.4 * k, .03 + .13 * math.sqrt(k / 8), rnd.uniform(.36, .46)
            for _ in range(26):
                out = np.array([rnd.gauss(0, 1) for _ in range(3)])
                out /= np.linalg.norm(out)
                obj = instance(petals[k % 2], tuple(np.array((x + far * size * math.cos(a), y + far * size * math.sin(a), z + up * size)) + out * .030 * size), rnd.uniform(.8, 1.1) * size)
                obj.rotation_euler = (rnd.uniform(0, 6), rnd.uniform(-1, 1), rnd.uniform(0, 6))
    for y in (2.15, 2.50, 2.88):
        geranium(LEFT + .19, y, z0 - .02, .86)
    group(lantern(iron, light('#ffd08c', 6.), clear('#fff4dc', .05, .5)), (LEFT, 4.25, 2.46))
    # the right wall: rose plaster, a door, pots on the landing and the steps
    rose = matter('#d6ab96', rough=.9, specular=.15, variation=.16, grain=1.6, other='#c0917c', bump=.010, bump_grain=9.)
    box(RIGHT + .15, (end_r - 4) / 2, -4, .30, end_r + 4, 11, rose)
    box(RIGHT + .13, end_r, -4, .40, .22, 11, stone, bevel=.01)
    foot = [(-4, -4), (end_r + .02, -4), (end_r + .02, level(end_r) + .70), (FIRST, .66), (-4, .66)]
    wall([foot], .06, stone, (RIGHT - .0, 0, 0), 90, bevel=.006)
    d0, d1, base = 1.75, 2.65, level(1.75) - .02
    for y in (d0 - .10, d1 + .10):
        box(RIGHT - .045, y, base - .3, .12, .20, 2.58, stone, bevel=.010)
    box(RIGHT - .05, (d0 + d1) / 2, base + 2.22, .14, d1 - d0 + .42, .22, stone, bevel=.012)
    box(RIGHT - .035, (d0 + d1) / 2, base, .03, d1 - d0, 2.24, green)
    for py, pz, h in ((.25, .25, .62), (.75, .25, .62), (.25, 1.02, 1.02), (.75, 1.02, 1.02)):
        box(RIGHT - .055, d0 + (d1 - d0) * py, base + pz, .02, .32, h, green, bevel=.008)
    tube([(RIGHT - .06, d0 + .48, base + 1.0), (RIGHT - .12, d0 + .48, base + 1.0)], .022, matter('#b88a3c', rough=.3, metal=1.), 16)
    geranium(RIGHT - .26, .55, 0, 1.25)
    geranium(RIGHT - .24, 3.15, level(3.15), 1.05)
    # an iron rail down the middle of the right side, washing across the lane
    posts = [(RIGHT - .95, y, level(y)) for y in (FIRST + .3, FIRST + 1.5, FIRST + 2.7, FIRST + 3.9, FIRST + 5.1)]
    for x, y, z in posts:
        tube([(x, y, z - .05), (x, y, z + .92)], .016, iron, 10)
    tube([(x, y, z + .92) for x, y, z in posts], .019, iron, 10)
    line = [(LEFT + 3.28 * s, 4.55 - .2 * s, 3.02 - .30 * math.sin(math.pi * s) + .12 * s) for s in np.linspace(0, 1, 30)]
    tube(line, .004, matter('#d8d2c4', rough=.7), 6)
    for s, wide, tall, color in ((.25, .58, .62, '#e6e2d8'), (.46, .42, .50, '#8fa9c8'), (.62, .50, .66, '#e8e4da'), (.80, .30, .36, '#d8a24a')):
        x, y, z = line[int(s * 29)]
        hanging(wide, tall, linen(color, weave=.001, through=.45), (x - wide / 2, y - .01, z + .015), -3, 2, .022, int(s * 40))
        for dx in (-.42, .42):
            box(x + dx * wide, y - .012, z - .03, .010, .014, .055, matter('#b98d5a', rough=.8))
    # roofs of the houses below
    roof = laid('#b0613f', '#96492f', (.34, .19), .030, '#5a2c1e', True, .85, grain=False, bump=.05)
    for x, y, z, w, turn in ((3.4, 8.5, -1.3, 4.6, 84), (-3.6, 11, -2.4, 5, 95), (1.6, 15, -3.6, 5, 80)):
        box(x, y, z - 5, w, 6, 5, matter('#e8d8bc', rough=.9, variation=.1, grain=2), turn)
        hip_roof(w, 6, 1.1, roof, (x, y, z), turn, .3)
    soft_light((.2, -3.4, 3.2), (0, 3, 1.0), 2.4, 70, '#f0e4e6')
    haze('#efc8a6', 500., '#ffc890', focus=5, start=8)
