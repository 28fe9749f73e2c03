"""The painted balusters of the Plaza de España in Seville, the sun low on their glaze.

What makes it that place: balusters of white faience painted cobalt and ochre by hand, a rail of coloured tiles, the arcade
of brick behind the canal.
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.rooms import view_beyond

GRADE = dict(exposure=.90, contrast=1.36, saturation=1.10, bloom=.07, vignette=.14, shadows=(.0, .0, .010), highlights=(.014, .006, -.012))
FRAMINGS = {
    'spain-detail': dict(eye=(-.84, -.86, .74), target=(-.02, .36, .50), lens=44, sharp_at=1.16, f_stop=2.5, samples=8, preview_samples=8, bounces=4, mist=40),
}
SHAPE = [(.070, .000), (.070, .030), (.062, .036), (.055, .046), (.062, .058), (.056, .068), (.040, .078), (.036, .092), (.046, .118), (.068, .165), (.080, .215), (.079, .262), (.066, .310),
         (.048, .352), (.036, .392), (.031, .425), (.034, .438), (.046, .446), (.048, .456), (.044, .466), (.034, .474), (.032, .494), (.041, .530), (.050, .562), (.054, .590), (.066, .602), (.070, .612), (.070, .640)]


def outline():
    """The profile made smooth where it is a curve, kept sharp where it is a bead."""
    r, z = np.array(SHAPE).T
    t = np.linspace(0, len(r) - 1, 420)
    fine = np.stack([np.interp(t, np.arange(len(r)), r), np.interp(t, np.arange(len(r)), z)], -1)
    kernel = np.hanning(17) / np.hanning(17).sum()
    padded = np.pad(fine, ((8, 8), (0, 0)), mode='edge')
    return np.stack([np.convolve(padded[:, k], kernel, 'valid') for k in (0, 1)], -1)


def motif(a, z, seed):
    """Where the brush went on one baluster: cobalt 0..1, ochre 0..1, by angle and height."""
    shake = .0030 * fbm(a * 3, z * 30, seed + 1, 3)
    z = z + shake
    blue, gold = np.zeros_like(z), np.zeros_like(z)
    for level, half in ((.018, .0075), (.058, .004), (.084, .0030), (.128, .0035), (.312, .0035), (.456, .009), (.484, .003), (.602, .004), (.627, .008)):
        blue = np.maximum(blue, np.clip(2.2 - np.abs(z - level) / half * 1.6, 0, 1))
    for level, half in ((.134, .0026), (.306, .0026), (.040, .0035)):
        gold = np.maximum(gold, np.clip(2.0 - np.abs(z - level) / half * 1.6, 0, 1))
    u = (z - .138) / (.300 - .138)
    inside = (u > 0) & (u < 1)
    for turn, count in ((0, 6), (math.pi / 6, 6)):
        q = np.mod(a + turn + .03 * fbm(a * 2, z * 9, seed + 3, 2), 2 * math.pi / count) - math.pi / count
        x = q * count / math.pi
        if turn == 0:
            wide = .62 * np.sin(math.pi * np.clip(u, 0, 1) ** .8) ** .8
            edge = np.abs(np.abs(x) - wide)
            blue = np.maximum(blue, inside * np.clip(1.8 - edge / .085, 0, 1))
            blue = np.maximum(blue, inside * (np.abs(x) < wide - .16) * np.clip(1.6 - np.abs(np.abs(x) - .5 * wide * (1 - u * .4)) / .075, 0, 1) * (u > .15) * (u < .85) * .8)
            blue = np.maximum(blue, inside * np.clip(1.5 - np.abs(x) / .075, 0, 1) * (u > .10) * (u < .42))
            gold = np.maximum(gold, np.clip(1.7 - np.hypot(x / .20, (u - .52) / .12), 0, 1))
        else:
            for at in (.22, .5, .78):
                blue = np.maximum(blue, np.clip(1.9 - np.hypot(x / .13, (u - at) / .062), 0, 1) * (np.abs(x) < .4))
            curl = np.abs(x) - .30 * np.sin(np.clip(u * 2 - .02, 0, 1) * math.pi) * (u < .5) - .30 * np.sin(np.clip(u * 2 - 1, 0, 1) * math.pi) * (u >= .5)
            blue = np.maximum(blue, inside * np.clip(1.4 - np.abs(curl) / .06, 0, 1) * (np.abs(x) < .42) * .75)
    neck = (z > .330) & (z < .436)
    v = (z - .330) / .106
    q = np.mod(a, 2 * math.pi / 8) - math.pi / 8
    blue = np.maximum(blue, neck * np.clip(1.6 - np.abs(np.abs(q) * 2.2 - .62 * (1 - v)) / .13, 0, 1))
    blue = np.maximum(blue, neck * np.clip(1.5 - np.abs(q) / .07, 0, 1) * (v < .5) * .7)
    cup = (z > .500) & (z < .592)
    w = (z - .500) / .092
    q = np.mod(a, 2 * math.pi / 10) - math.pi / 10
    blue = np.maximum(blue, cup * np.clip(1.7 - np.abs(np.abs(q) * 3.0 - .85 * np.sqrt(np.clip(w, 0, 1))) / .20, 0, 1))
    gold = np.maximum(gold, cup * np.clip(1.6 - np.hypot(q * 9, (w - .72) * 3.4), 0, 1))
    low = (z > .090) & (z < .126)
    q = np.mod(a, 2 * math.pi / 14) - math.pi / 14
    blue = np.maximum(blue, low * np.clip(1.6 - np.abs(np.abs(q) * 4.2 - (z - .090) / .036) / .38, 0, 1))
    return np.clip(blue, 0, 1), np.clip(gold, 0, 1)


def baluster(seed, glazed):
    """Mesh data: thrown, painted by hand, chipped to the clay in places."""
    profile = outline()
    a = np.linspace(0, 2 * math.pi, 300, endpoint=False)
    r, z = np.broadcast_to(profile[:, :1], (420, 300)), np.broadcast_to(profile[:, 1:], (420, 300))
    A = np.broadcast_to(a, (420, 300))
    c, s = np.cos(A), np.sin(A)
    blue, gold = motif(A, z, seed)
    stroke = .75 + .5 * fbm(A * 4 + seed, z * 60, seed + 5, 4)
    tone = blend('#e6dcc8', '#cdbfa4', np.clip(.45 + 1.1 * fbm(c * 2, s * 2 + z * 9, seed + 7, 4), 0, 1))
    tone = blend(tone, blend('#d08a1c', '#e2a838', np.clip(.5 + fbm(A * 5, z * 50, seed + 2, 3), 0, 1)), gold * .92)
    tone = blend(tone, blend('#16307c', '#4368b4', np.clip(1.1 - stroke, 0, 1)), blue * np.clip(stroke + .25, 0, 1) * .97)
    edge = np.abs(np.gradient(profile[:, 0], axis=0))[:, None] * 0 + np.clip((r - .060) * 90, 0, 1)
    chip = np.clip((fbm(c * 5 + seed, s * 5 + z * 26, seed + 9, 4) - .66 + .22 * edge) * 30, 0, 1)
    tone = blend(tone, '#a8613a', chip)
    tone = blend(tone, '#8a7a62', np.clip(.8 - z / .05, 0, 1) * .4 + .20 * np.clip(fbm(c * 3, s * 3 + z * 14, seed + 11, 4) * 2, 0, 1))
    grow = r + .0008 * fbm(c * 4, s * 4 + z * 16, seed + 13, 3) - .0014 * chip + .00035 * blue
    return painted(np.stack([grow * c, grow * s, z], -1), tone, glazed, round_=True)


def tile_paint(first, second, third, ground, per_metre, seed=0):
    """Painted tiles in world space: a star in a ring on each, quarter rounds at the corners, grey joints."""
    material, t, shader = nodes.new_material('azulejo')
    where = nodes.vector(t, 'MULTIPLY', nodes.position(t), (per_metre,) * 3)
    z, x, y = nodes.split(t, where)
    v = nodes.math(t, 'ADD', y, z)
    bend = nodes.noise(t, where, 3.0, 3.0, .6)
    u = nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', x), .5)
    w = nodes.math(t, 'SUBTRACT', nodes.math(t, 'FRACT', v), .5)
    def length(a, b):
        return nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', a, a), nodes.math(t, 'MULTIPLY', b, b)))
    far = nodes.math(t, 'ADD', length(u, w), nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', bend, .5), .03))
    angle = nodes.math(t, 'ARCTAN2', w, u)
    star = nodes.math(t, 'MULTIPLY', nodes.math(t, 'COSINE', nodes.math(t, 'MULTIPLY', angle, 8.0)), .07)
    petal = nodes.math(t, 'ADD', far, star)
    corner = length(nodes.math(t, 'SUBTRACT', .5, nodes.math(t, 'ABSOLUTE', u)), nodes.math(t, 'SUBTRACT', .5, nodes.math(t, 'ABSOLUTE', w)))
    tone = nodes.mix(t, nodes.ramp(t, petal, [(.20, 1.0), (.225, 0.0)]), ground, first)
    tone = nodes.mix(t, nodes.ramp(t, far, [(.075, 1.0), (.095, 0.0)]), tone, second)
    tone = nodes.mix(t, nodes.ramp(t, nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', far, .34)), [(.018, 1.0), (.032, 0.0)]), tone, first)
    tone = nodes.mix(t, nodes.ramp(t, corner, [(.19, 1.0), (.21, 0.0)]), tone, third)
    tone = nodes.mix(t, nodes.ramp(t, nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', corner, .21)), [(.012, 1.0), (.024, 0.0)]), tone, first)
    tone = nodes.mix(t, nodes.ramp(t, nodes.noise(t, where, 1.6, 5.0, .66), [(.4, .0), (.75, .35)]), tone, nodes.shade(first, .5))
    edge = nodes.math(t, 'MINIMUM', nodes.math(t, 'SUBTRACT', .5, nodes.math(t, 'ABSOLUTE', u)), nodes.math(t, 'SUBTRACT', .5, nodes.math(t, 'ABSOLUTE', w)))
    joint = nodes.ramp(t, edge, [(.012, 1.0), (.022, 0.0)])
    tone = nodes.mix(t, joint, tone, '#8a7d6a')
    t.links.new(tone, shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, joint, [(0, .14), (1, .9)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .55
    height = nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', bend, .5), joint)
    t.links.new(nodes.bump(t, height, .0022, .7), shader.inputs['Normal'])
    return material


def build(view):
    rnd = random.Random(14)
    sky([(0, '#f6dcb4'), (.2, '#c9d8e8'), (1, '#6f9fd6')], sun=(20, -84), glow='#ffd090', glow_strength=.4, strength=.62, sun_strength=5.2, sun_color='#ffc884', sun_size=.5)
    view_beyond('spain', (21, 26, 1.6), 44, .42, .85, soft=13)
    glazed = paint(.13, .55, .0004, 260.)
    kinds = [baluster(k * 3 + 1, glazed) for k in range(3)]
    for k in range(-1, 16):
        instance(kinds[k % 3], (0, .20 * k, .12), 1.0, rnd.uniform(0, 360))
    rail = tile_paint('#1d3a8a', '#e0a52e', '#2f7a52', '#efe6d2', 9.1)
    clay = matter('#b06a48', rough=.85, variation=.3, grain=14, other='#8a4a2c', bump=.003, bump_grain=60.)
    box(0, 1.5, .76, .215, 6, .035, clay, bevel=.012)
    box(0, 1.5, .795, .235, 6, .110, rail, bevel=.016)
    box(0, 1.5, -.02, .24, 6, .14, rail, bevel=.01)
    stone = matter('#c9a982', rough=.85, variation=.2, grain=3, other='#a8825c', bump=.004, bump_grain=40.)
    plane(-.02, stone, (-4, .6), (-4, 9))
    haze('#ead6b4', 4000., '#ffd8a0', focus=5, start=20)
