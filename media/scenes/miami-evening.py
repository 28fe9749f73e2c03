"""The corner of an Art Deco hotel at blue hour, Miami Beach: lines of neon under the eyebrows.

What makes it that place: a streamlined corner, thin ledges over the windows, tubes of pink and turquoise, a palm against the last light.
"""
from scenery import *

GRADE = dict(exposure=1.12, contrast=1.24, saturation=1.10, bloom=.22, threshold=.8, vignette=.16, shadows=(-.006, .0, .020), highlights=(.010, .0, -.004))
FRAMINGS = {
    'miami-beach-luxury-evening': dict(eye=(-5.2, -8.6, 1.65), target=(-.6, 2.4, 5.2), lens=30, sharp_at=11.5, f_stop=4.0, samples=6, preview_samples=8, bounces=4, mist=60),
}
CORNER = 2.6


def outline(out, corner=CORNER, reach=14.0):
    """The plan of a rounded corner, `out` metres before the wall: along the front, round, and back along the side street."""
    r = corner + out
    bend = [(-r * math.sin(a), -r * math.cos(a)) for a in np.linspace(0, math.pi / 2, 40)]
    return [(reach, -r)] + bend + [(-r, reach)]


def ledge(z, high, out, material, into=.4, soft=.03):
    """A band round the corner with rounded edges."""
    profile = [(-into, 0), (out - soft, 0), (out, soft), (out, high - soft), (out - soft, high), (-into, high)]
    rings = [outline(o) for o, _ in profile]
    columns = len(rings[0])
    points = [(x, y, z + h) for ring, (_, h) in zip(rings, profile) for x, y in ring]
    faces = [(i * columns + j, (i + 1) * columns + j, (i + 1) * columns + j + 1, i * columns + j + 1) for i in range(len(profile) - 1) for j in range(columns - 1)]
    data = mesh(points, faces, material, smooth=True)
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(30)
    return instance(data)


def neon(z, out, color, strength, radius=.022):
    """A tube of light that follows the ledge, held off it by clips."""
    material, t, shader = nodes.new_material('neon')
    t.nodes.remove(shader)
    t.links.new(nodes.add(t, 'ShaderNodeEmission', {0: color, 1: strength}).outputs[0], nodes.output(t).inputs[0])
    tube([(x, y, z) for x, y in outline(out)], radius, material, 10)


def window(a, b, z, high, frame, pane, curtain, lit, slats):
    """A window between two points of the wall's plan: its frame, three panes across, a curtain behind, or blinds."""
    (ax, ay), (bx, by) = a, b
    wide, turn = math.hypot(bx - ax, by - ay), math.degrees(math.atan2(by - ay, bx - ax))
    x, y = (ax + bx) / 2, (ay + by) / 2
    parts = [box(0, .02, 0, wide, .02, high, pane), box(0, -.02, -.03, wide + .1, .14, .06, frame, bevel=.01), box(0, -.02, high - .03, wide + .1, .12, .06, frame)]
    parts += [box(wide * (k / 3 - .5), -.03, 0, .045, .09, high, frame) for k in range(4)]
    parts += [box(0, -.02, high * .5, wide, .05, .035, frame)]
    if lit:
        parts.append(box(0, .012, .02, wide - .05, .006, high - .04, lit))
        parts += [box(wide * s * .36, .004, .02, wide * .22, .008, high - .04, curtain) for s in (-1, 1)]
    if slats:
        parts += [box(0, .006, .04 + .05 * k, wide - .06, .012, .038, slats) for k in range(int(high / .05) - 1)]
    group(parts, (x, y, z), 1.0, turn)


def build(view):
    sky([(0, '#f2a98c'), (.10, '#c98aa8'), (.30, '#6f7fc0'), (.6, '#3a55a4'), (1, '#22387c')], sun=(-3, -40), glow='#ff9a70', glow_strength=.35, strength=.42, sun_strength=0, clouds=dict(amount=.35, scale=1.6, stretch=.4, lit='#e8a0a8', shade='#5a5a98', opacity=.45, haze=.02, seed=5))
    cream = matter('#efe6da', rough=.85, specular=.2, variation=.05, grain=1.2, bump=.004, bump_grain=50.)
    mint = matter('#a8d8cc', rough=.85, specular=.2, variation=.05, grain=1.2, bump=.004, bump_grain=50.)
    trim = matter('#f6efe6', rough=.7, specular=.25)
    steel, pane = matter('#dfe6e4', rough=.35), glass('#1c2a3c')
    blind, curtain = matter('#cfc6b8', rough=.8), matter('#e9d2b4', rough=.9)
    warm = [light(c, s) for c, s in (('#ffb668', .62), ('#ff9f50', .5), ('#ffc58a', .55))]
    rnd = random.Random(4)
    ledge(-.2, 12.2, .0, cream, .5, .0)
    for k, z in enumerate((3.3, 6.5, 9.7)):
        ledge(z - 1.0, .05, .03, mint)
        ledge(z + 1.62, .14, .62, trim)
        neon(z + 1.57, .55, ('#ff3f9c', '#2fe0d8', '#ff3f9c')[k], 9.)
        ledge(z - .12, .07, .05, mint)
        spots = outline(.036)
        for s in range(4):
            window((1.1 + 2.7 * s, -CORNER - .02), (2.9 + 2.7 * s, -CORNER - .02), z, 1.45, steel, pane, curtain, warm[rnd.randrange(3)] if rnd.random() < .5 else None, blind if rnd.random() < .5 else None)
            window((-CORNER - .02, 2.9 + 2.7 * s), (-CORNER - .02, 1.1 + 2.7 * s), z, 1.45, steel, pane, curtain, warm[rnd.randrange(3)] if rnd.random() < .4 else None, blind if rnd.random() < .5 else None)
        for i in range(3):
            a, b = spots[4 + 12 * i], spots[12 + 12 * i]
            window(b, a, z, 1.45, steel, pane, curtain, warm[(k + i) % 3] if (i + k) % 2 else None, None if (i + k) % 2 else blind)
    ledge(11.9, .30, .10, trim)
    ledge(12.2, .5, .0, cream)
    for k in range(3):
        ledge(.55 + .28 * k, .07, .04, mint)
    for azimuth, z in ((-2.2, 0),):
        trunk = matter('#5a4c42', rough=.9, bump=.02, bump_grain=14)
        fronds = leaf('#26452c', '#345a34', through=.3, rough=.4)
        instance(palm(fronds, trunk, 3, .10, 24, .40, .11), (-6.1, 1.5, -.2), 7.6, 140)
        instance(palm(fronds, trunk, 6, .14, 22, .40, .11), (-8.4, 6.5, -.2), 8.4, 40)
    for x, y, z, w, c in ((-2.6, -2.8, 4.6, 26, '#ff4fa0'), (-2.6, -2.8, 7.8, 26, '#48e0d8'), (2.5, -3.4, 4.6, 26, '#ff4fa0'), (2.5, -3.4, 7.8, 26, '#48e0d8'), (-3.4, 2.5, 4.6, 26, '#ff4fa0'), (-3.4, 2.5, 7.8, 26, '#48e0d8'), (-2.6, -2.8, 11.0, 26, '#ff4fa0'), (2.5, -3.4, 11.0, 26, '#ff4fa0')):
        lamp((x * 1.02, y * 1.02, z), w, c, .3)
    plane(-.2, matter('#4a4650', rough=.5), (-60, 60), (-60, 60))
    haze('#b08aa8', 900., '#ff9a80', focus=5, start=20)
