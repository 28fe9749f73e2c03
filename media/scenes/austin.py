"""Austin: the arches of the Congress Avenue bridge seen from the water at sundown, the first bats leaving below its deck.

Recognisable by the long low bridge of open concrete arches on twin piers and by the bats that live in the slots under its
deck; cypresses and oaks down to the shore of Lady Bird Lake. A stretch of the bridge, near, instead of the whole skyline.
"""
from scenery import *

GRADE = dict(exposure=1.02, contrast=1.34, saturation=1.12, vignette=.12, shadows=(-.008, .002, .018), highlights=(.014, .004, -.012))
FRAMINGS = {
    'austin': dict(eye=(39, -37, 1.7), target=(54.5, 0, 6.6), lens=27, samples=12, preview_samples=7, mist=2500),
}
SPAN, COUNT = 36.0, 9


def concrete():
    """Concrete of 1910: the boards of its moulds, rain that ran down it, a line where the lake stands."""
    material, t, shader = nodes.new_material('concrete')
    where = nodes.position(t)
    _x, _y, z = nodes.split(t, where)
    cloud = nodes.noise(t, where, .34, 7.0, .66)
    run = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (1.5, 1.5, .09)), 1.0, 6.0, .66)
    tone = nodes.ramp(t, cloud, [(.28, '#8d8376'), (.72, '#c6b9a4')])
    tone = nodes.mix(t, nodes.ramp(t, run, [(.50, 0.0), (.74, .62)]), tone, '#544c45')
    board = nodes.math(t, 'FRACT', nodes.math(t, 'MULTIPLY', z, 4.6))
    joint = nodes.ramp(t, board, [(.0, 1.0), (.06, 0.0), (.95, 0.0), (1.0, 1.0)])
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', joint, .22), tone, '#3c352e')
    tide = nodes.math(t, 'ADD', z, nodes.math(t, 'MULTIPLY', nodes.noise(t, where, 1.2, 4.0), .5))
    tone = nodes.mix(t, nodes.ramp(t, nodes.math(t, 'DIVIDE', tide, 2.0), [(.40, .8), (.62, .0)]), tone, '#3a3a2e')
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .9, .15
    fine = nodes.noise(t, where, 9.0, 6.0, .7)
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', fine, .6), nodes.math(t, 'MULTIPLY', joint, .5)), .03, .9), shader.inputs['Normal'])
    return material


def bridge(stone, shade, lamp_post, glow):
    """Open-spandrel arches on twin piers: rings, thin posts above them, the slotted deck, a balustrade and lamps."""
    edge = [(-20, 10.4), (SPAN * COUNT + 20, 10.4), (SPAN * COUNT + 20, 13.0), (-20, 13.0)]
    for y in (-8, 8):
        wall([edge], .9, stone, (0, y, 0))
        for k in range(COUNT):
            x0, x1 = k * SPAN + 1.6, (k + 1) * SPAN - 1.6
            middle, half = (x0 + x1) / 2, (x1 - x0) / 2
            curve = [(middle - half * math.cos(t), 8.9 * math.sin(t)) for t in np.linspace(0, math.pi, 60)]
            outer = [(middle - (half + .1) * math.cos(t), 1.3 + 9.0 * math.sin(t)) for t in np.linspace(math.pi, 0, 60)]
            wall([curve + outer], 3.4, stone, (0, y * .82, .6), bevel=.08)
            for j in range(9):
                x = x0 + (x1 - x0) * (j + .5) / 9
                foot = .6 + 9.0 * math.sqrt(max(0, 1 - ((x - middle) / half) ** 2)) + .9
                if foot < 10.2:
                    box(x, y * .82, foot - .6, .8, 3.2, 10.9 - foot, stone, bevel=.04)
                    box(x, y * .82, 10.0, 1.2, 3.4, .4, stone, bevel=.04)
    for k in range(COUNT + 1):
        box(k * SPAN, 0, -4, 3.8, 20, 5.0, stone, bevel=.2)
        for y in (-8 * .82, 8 * .82):
            box(k * SPAN, y, 1.0, 2.6, 3.6, 9.4, stone, bevel=.08)
            box(k * SPAN, y - .06 * (y < 0), 8.9, 3.2, 4.0, .5, stone, bevel=.08)
    for j in range(9):
        box(SPAN * COUNT / 2, -8 + 2 * j, 9.7, SPAN * COUNT + 40, .5, 1.2, shade)
    box(SPAN * COUNT / 2, 0, 10.9, SPAN * COUNT + 40, 18.4, .9, shade)
    cornice = Batch(stone)
    for k in range(int(SPAN * COUNT / 1.5)):
        cornice.box(k * 1.5, -8.62, 10.55, .5, .5, .5)
    cornice.done()
    box(SPAN * COUNT / 2, -8.6, 11.05, SPAN * COUNT + 40, 1.0, .3, stone, bevel=.05)
    rail = Batch(stone)
    for k in range(int(SPAN * COUNT / .62)):
        rail.box(k * .62, -9, 11.75, .22, .22, 1.0)
    for k in range(int(SPAN * COUNT / 6)):
        rail.box(k * 6, -9, 11.35, .55, .5, 1.75)
    rail.done()
    for z, high in ((11.35, .42), (12.72, .26)):
        box(SPAN * COUNT / 2, -9, z, SPAN * COUNT + 40, .42, high, stone, bevel=.04)
    for k in range(COUNT * 2):
        street_lamp(k * SPAN / 2 + 9, -9, 13, lamp_post, glow, 5.2)


def bat(skin, lift):
    """A bat seen from the side it turns to us: body, ears, wings of three fingers each; lift: how high the wings are."""
    v, f = [(0, .30, .02), (.05, .22, .03), (-.05, .22, .03), (0, .16, .06), (0, -.26, 0), (.07, 0, .02), (-.07, 0, .02), (.035, .31, .09), (-.035, .31, .09)], [(0, 1, 5, 4, 6, 2), (0, 1, 7), (0, 8, 2)]
    for s in (1, -1):
        k = len(v)
        v += [(s * .06, .16, .02), (s * .34, .30, lift * .5), (s * .62, .20, lift), (s * 1.05, -.02, lift * .8), (s * .80, -.07, lift * .7), (s * .66, -.32, lift * .6), (s * .46, -.14, lift * .4), (s * .32, -.34, lift * .2), (s * .18, -.16, .05), (s * .05, -.14, .0)]
        f += [(k, k + 1, k + 6, k + 8, k + 9), (k + 1, k + 2, k + 4, k + 5, k + 6), (k + 2, k + 3, k + 4), (k + 6, k + 7, k + 8)]
    return mesh(v, f, skin)


def bats(rnd, skin):
    """A loose stream from below the deck, over the water and up; each can be told apart."""
    data = [bat(skin, lift) for lift in (.34, .12, -.16, -.34)]
    knots = np.array([(49, 0, 8.4), (50, -8, 6.2), (51, -15, 4.9), (54, -20, 6.2), (57.5, -21, 9.8), (59.5, -17, 13.0), (60, -10, 16.6), (58, 0, 20), (54, 12, 24)], float)
    total = len(knots) - 1
    for k in range(260):
        u = rnd.random() ** .85
        i = min(int(u * total), total - 1)
        f = u * total - i
        before, a, b, after = knots[max(i - 1, 0)], knots[i], knots[i + 1], knots[min(i + 2, total)]
        p = .5 * (2 * a + (b - before) * f + (2 * before - 5 * a + 4 * b - after) * f * f + (3 * a - before - 3 * b + after) * f ** 3)
        wide = .8 + 1.6 * u
        p = p + np.array([rnd.gauss(0, wide), rnd.gauss(0, wide), rnd.gauss(0, wide * .6)])
        going = (b - a) / np.linalg.norm(b - a)
        one = instance(data[k % 4], tuple(p), rnd.uniform(.22, .31), math.degrees(math.atan2(-going[0], going[1])) + rnd.gauss(0, 40))
        one.rotation_euler[0], one.rotation_euler[1] = rnd.uniform(-.2, .9), rnd.uniform(-.7, .7)


def build(view):
    rnd = random.Random(7)
    sky([(0, '#ffbe88'), (.11, '#f7ab8e'), (.25, '#d3a4a6'), (.45, '#7f93b2'), (.75, '#3a6087'), (1, '#24466c')], sun=(7, -128), glow='#ff9a58', glow_strength=.3, strength=.85, sun_strength=2.7, sun_color='#ffb383', sun_size=1.2,
        clouds=dict(amount=.5, scale=1.2, stretch=.3, lit='#ffc4a0', shade='#7a80a0', opacity=.7, haze=.07, seed=29, flat=.12))
    sea(deep='#0f3330', rough=.02, waves=.022, size=2.6, stretch=(.7, 2.0), fine=.5, x=(-2000, 2000), y=(-80, 260))
    bridge(concrete(), matter('#857b70', rough=.9, variation=.3, grain=.5), matter('#24282b', rough=.5), light('#ffd9a0', 3.4))
    bats(rnd, matter('#1b181c', rough=.9))
    X, Y = Ground.axes((-500, 700), (140, 500), 240, 90)
    bank = Ground(-3 + 5 * np.clip((Y - 160 - 10 * np.sin(X / 60)) / 16, 0, 1) + 8 * np.clip((Y - 190) / 200, 0, 1), (-500, 700), (140, 500))
    bank.place(matter('#3f4a30', variation=.3, grain=.1))
    bark = matter('#42362a', rough=.9, variation=.3, grain=2)
    green = [broadleaf(leaf(a, b, through=.3), bark, i, 5200, f, .16, .62) for i, (a, b, f) in enumerate((('#2d4029', '#5a6a38', .9), ('#37482a', '#6c7440', .75), ('#2a3c2c', '#4c6038', .8), ('#4a4a28', '#8a7a3c', 1.0)))]
    for k in range(330):
        x = rnd.uniform(-160, 420)
        y = 168 + 10 * math.sin(x / 60) + abs(rnd.gauss(0, 12))
        instance(green[k % 4], (x, y, .5), rnd.uniform(8, 17), rnd.uniform(0, 360))
    soft_light((20, -70, 20), (60, 0, 6), 30, 9000, '#ffc9a8')
    haze('#c39c96', 900., '#ff9f68', height_falloff=.004, focus=5, start=40, most=.8)
