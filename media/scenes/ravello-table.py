"""Lemons on a table of painted tiles under a pergola, a carafe with the sun through it: the Amalfi coast.

What makes it that place: tiles of majolica painted by hand in Vietri, no two strokes alike, the long lemons of the coast with their
leaves, the laths and the vine of a pergola over the table. Studied: sworld.it and lonelyplanet.com on Vietri sul Mare (tiles since the
15th century, bold strokes, strong colours); thegrandwinetour.com, 19 June 2017 (blue, green and the yellow of the groves).
"""
from scenery import *
from scenery.citrus import lemon_pulp
from scenery.cloth import linen
from scenery.foliage import veined
from scenery.rooms import twig
from scenery.setting import *
from scenery.tables import leaf_blade, lump, matte

GRADE = dict(exposure=.94, contrast=1.26, saturation=1.08, bloom=.06, vignette=.14, shadows=(.0, .0, .010), highlights=(.014, .005, -.012))
FRAMINGS = {
    'amalfi-sea-road-table': dict(eye=(.0, -.50, .46), target=(.0, .050, .050), lens=38, sharp_at=.64, f_stop=5.6, samples=7, preview_samples=8, bounces=5, mist=20),
}
SUN = (38, -54)


def majolica(side):
    """Glazed tiles, white with a breath of blue, painted freehand: a flower of cobalt with yellow eye, leaves of copper green, a line round each."""
    material, t, shader = nodes.new_material('majolica')
    m, where = nodes.math, nodes.position(t)
    x, y, _z = nodes.split(t, where)
    column, row = m(t, 'FLOOR', m(t, 'ADD', m(t, 'DIVIDE', x, side), 100.5)), m(t, 'FLOOR', m(t, 'ADD', m(t, 'DIVIDE', y, side), 100.5))
    chance = nodes.add(t, 'ShaderNodeTexWhiteNoise', {'Vector': nodes.combine(t, column, row, 1.0)}).outputs
    own = nodes.split(t, chance['Color'])
    hand = nodes.add(t, 'ShaderNodeTexNoise', {'Vector': nodes.vector(t, 'ADD', where, nodes.vector(t, 'MULTIPLY', chance['Color'], (7, 7, 7))), 'Scale': 24.0, 'Detail': 3.0}).outputs[1]
    hx, hy, _hz = nodes.split(t, hand)
    def cell(v, h):
        return m(t, 'ADD', m(t, 'SUBTRACT', m(t, 'FRACT', m(t, 'ADD', m(t, 'DIVIDE', v, side), 100.5)), .5), m(t, 'MULTIPLY', m(t, 'SUBTRACT', h, .5), .055))
    u, v = cell(x, hx), cell(y, hy)
    far = m(t, 'SQRT', m(t, 'ADD', m(t, 'MULTIPLY', u, u), m(t, 'MULTIPLY', v, v)))
    turn = m(t, 'ADD', m(t, 'ARCTAN2', v, u), m(t, 'MULTIPLY', m(t, 'SUBTRACT', own[0], .5), .22))
    def inside(value, soft=.012):
        return nodes.ramp(t, value, [(.0, .0), (soft, 1.0)])
    wash = nodes.noise(t, where, 70.0, 5.0, .65, .6)
    cobalt = nodes.ramp(t, wash, [(.28, '#173a86'), (.5, '#2f5fb4'), (.72, '#7fa2d8')])
    green = nodes.ramp(t, wash, [(.3, '#2f6a3c'), (.7, '#7fae62')])
    yellow = nodes.ramp(t, wash, [(.3, '#d88f12'), (.7, '#f2c440')])
    tone = nodes.ramp(t, nodes.noise(t, where, 9.0, 5.0, .6), [(.3, '#d8d6c8'), (.7, '#e6e2d2')])
    def petals(n_, reach, fat, shift=0.0):
        lobe = m(t, 'ABSOLUTE', m(t, 'COSINE', m(t, 'MULTIPLY', m(t, 'ADD', turn, shift), n_ / 2)))
        return m(t, 'SUBTRACT', m(t, 'MULTIPLY', m(t, 'POWER', lobe, fat), reach), far)
    leafy = petals(4, .40, 7.0, math.pi / 4)
    tone = nodes.mix(t, inside(leafy), tone, green)
    flower = petals(8, .27, .55)
    tone = nodes.mix(t, inside(flower), tone, cobalt)
    tone = nodes.mix(t, inside(petals(8, .20, .9)), tone, nodes.ramp(t, wash, [(.3, '#5f8acc'), (.7, '#b4cbe8')]))
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', .085, far)), tone, yellow)
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', .030, far)), tone, '#a8541a')
    au, av = m(t, 'ABSOLUTE', u), m(t, 'ABSOLUTE', v)
    corner = m(t, 'SQRT', m(t, 'ADD', m(t, 'POWER', m(t, 'SUBTRACT', .5, au), 2.0), m(t, 'POWER', m(t, 'SUBTRACT', .5, av), 2.0)))
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', .17, corner)), tone, cobalt)
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', .135, corner)), tone, '#eceae0')
    tone = nodes.mix(t, inside(m(t, 'SUBTRACT', .095, corner)), tone, yellow)
    line = m(t, 'ABSOLUTE', m(t, 'SUBTRACT', m(t, 'MAXIMUM', au, av), .455))
    tone = nodes.mix(t, m(t, 'MULTIPLY', inside(m(t, 'SUBTRACT', .009, line), .006), m(t, 'GREATER_THAN', corner, .17)), tone, cobalt)
    def edge_of(w):
        f = m(t, 'FRACT', m(t, 'ADD', m(t, 'DIVIDE', w, side), 100.0))
        return m(t, 'ABSOLUTE', m(t, 'SUBTRACT', f, .5))
    edge = m(t, 'MINIMUM', edge_of(x), edge_of(y))
    joint = nodes.ramp(t, edge, [(.010, 1.0), (.016, .0)])
    tone = nodes.mix(t, joint, tone, '#b3a48c')
    t.links.new(tone, shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, joint, [(0, .10), (1, .85)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .5
    pillow_ = nodes.ramp(t, edge, [(.0, .0), (.07, .85), (.2, 1.0)])
    high = m(t, 'ADD', m(t, 'ADD', m(t, 'MULTIPLY', pillow_, 1.0), m(t, 'MULTIPLY', own[1], .5)), m(t, 'MULTIPLY', nodes.noise(t, where, 26.0, 3.0, .5), .30))
    t.links.new(nodes.bump(t, high, .0016, .7), shader.inputs['Normal'])
    return material


def sfusato(skin, seed, size=.033):
    """The long lemon of the coast: drawn out to a nipple, its neck furrowed, its skin full of pits."""
    t_ = np.linspace(.015, math.pi - .015, 90)
    profile = [(size * math.sin(k) ** 1.0 * (1 - .10 * math.exp(-((math.pi - k) / .5) ** 2)), size * 1.36 * (1 - math.cos(k)) + size * (.44 * math.exp(-((math.pi - k) / .17) ** 2) - .22 * math.exp(-(k / .20) ** 2))) for k in t_]
    data = lump(profile, skin, seed, .03, 128)
    for v in data.vertices:
        a, h = math.atan2(v.co.y, v.co.x), v.co.z / (size * 2.7)
        k = 1 + .035 * max(0, .16 - h) / .16 * math.sin(9 * a + seed) + .004 * math.sin(a * 5 + h * 20)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    return data


def peel():
    """Lemon skin: pits of oil, greener toward its ends."""
    material, t, shader = nodes.new_material('peel')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    _x, _y, z = nodes.split(t, at)
    cloud = nodes.noise(t, at, 30.0, 5.0, .6)
    tone = nodes.ramp(t, cloud, [(.3, '#dca412'), (.55, '#edbd24'), (.8, '#f4cf4a')])
    tone = nodes.mix(t, nodes.ramp(t, nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', z, 11.0), nodes.math(t, 'MULTIPLY', cloud, .3)), [(.14, .55), (.32, .0)]), tone, '#9aa52c')
    pit = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': 460.0, 'Vector': at}).outputs['Distance']
    hole = nodes.ramp(t, pit, [(.08, 1.0), (.42, .0)])
    tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', hole, .28), tone, '#b07c0c')
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Subsurface'].default_value, shader.inputs['Subsurface Radius'].default_value = .08, (.01, .006, .002)
    t.links.new(tone, shader.inputs['Subsurface Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .36, .45
    t.links.new(nodes.bump(t, nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', hole, -.7), nodes.math(t, 'MULTIPLY', nodes.noise(t, at, 90.0, 4.0, .6), .8)), .0013, .8), shader.inputs['Normal'])
    return material


def build(view):
    rnd = random.Random(6)
    see_through()
    sky([(0, '#f0e6d8'), (.3, '#bcd4ec'), (1, '#74a6e0')], sun=SUN, glow='#ffe0b0', glow_strength=.2, strength=.66, sun_strength=8.0, sun_color='#ffd8a4', sun_size=.3)
    plane(0, majolica(.105), (-1.2, 1.2), (-1.0, 1.4))
    skin = peel()
    lemons = [sfusato(skin, k, .031 + .0012 * k) for k in range(3)]
    def lying(k, x, y, turn, roll, high=0.0):
        obj = instance(lemons[k], (x, y, .0305 + .0012 * k + high), 1.0)
        obj.rotation_euler = (math.radians(90), math.radians(roll), math.radians(turn))
    lying(0, -.155, .060, 62, 20)
    lying(1, -.060, .150, 128, 100)
    lying(2, -.190, .175, 20, 60)
    green, bark = veined('#3a641f', '#57862c', .25), matter('#6a6a3c', rough=.6)
    blades = [leaf_blade(green, .085, .040, .25, .3), leaf_blade(green, .070, .034, .45, .2)]
    for k, (x, y, z, turn, tip) in enumerate(((-.125, .105, .032, -28, 10), (-.128, .110, .036, 62, 16), (-.195, .098, .02, 195, 6), (-.09, .215, .03, 75, 14))):
        obj = instance(blades[k % 2], (x, y, z), 1.0)
        obj.rotation_euler = (math.radians(rnd.gauss(0, 12)), math.radians(tip), math.radians(turn))
    # half a lemon, cut side up, and the knife
    whole = sfusato(skin, 5, .031)
    low = [v.co.z for v in whole.vertices]
    middle = (min(low) + max(low)) / 2 - .002
    for v in whole.vertices:
        v.co.z = min(v.co.z, middle)
    h = instance(whole)
    cut = revolve([(.0004, middle + .0004), (.0280, middle + .0004), (.0302, middle - .0004)], lemon_pulp('#f4ecc4', '#e2b23a', '#f2d66a'), segments=96)
    holder = group([h, cut], (.075, -.055, .006), 1.0)
    holder.rotation_euler = (math.radians(40), math.radians(12), 0)
    holder.location = (.060, -.020, .0150)
    steel = matter('#cfccc4', rough=.2, metal=1.)
    knife((.155, -.060, .0042), steel, 24, .20, timber('#8a5a34', '#4a2c18', 'y', 120., .4))
    # a carafe of water with the sun through it, and a glass
    pane, water = crystal('#fbfefd'), crystal('#f9fdfc', 1.33)
    carafe_of((.105, .105, 0), pane, water)
    folded((.245, .035, 0), .125, .170, linen('#ece4d4', weave=.0010, stripes=('#4f7fae', .021, .16)), 4, 18, 6, .0020, .006)
    # the pergola: laths and the vine on them
    lath = matter('#6a4c30', rough=.8)
    mx, my, mz = toward_sun((.02, .06, 0), SUN, 1.2)
    for k in (-1, 0, 1):
        box(mx + .46 * k + .16, my, mz, .045, 3.0, .045, lath, 14)
    vine = leaf('#5f8a34', '#86aa4c', through=.4, rough=.45)
    for k in range(26):
        px, py = rnd.uniform(-.55, .55), rnd.uniform(-.35, .60)
        if -.16 < px < .17 and -.12 < py < .16 and k % 4:
            continue
        x, y, z = toward_sun((px, py, 0), SUN, rnd.uniform(.75, 1.0))
        obj = instance(vine_leaf(k, vine), (x, y, z), rnd.uniform(.8, 1.25))
        obj.rotation_euler = (rnd.uniform(-.6, .6), rnd.uniform(-.6, .6), rnd.uniform(0, 6.28))


def vine_leaf(seed, material):
    """A leaf of a grape vine: five lobes, toothed."""
    a = np.linspace(-math.pi, math.pi, 121)[:-1]
    lobes = sum(h * np.exp(-((np.mod(a - c + math.pi, 2 * math.pi) - math.pi) / w) ** 2) for c, h, w in ((0, .50, .34), (1.15, .40, .34), (-1.15, .40, .34), (2.15, .28, .34), (-2.15, .28, .34)))
    r = .060 * (.52 + lobes + .045 * np.abs(np.mod(a * 19 / math.pi + seed, 1) - .5)) * np.clip((np.abs(np.abs(a) - math.pi)) * 4 + .15, 0, 1)
    v = [(0, 0, 0)] + [(q * math.cos(t_), q * math.sin(t_), .006 * math.sin(3 * t_ + seed) - 1.2 * q * q) for q, t_ in zip(r, a)]
    return mesh(v, [(0, i + 1, (i + 1) % 120 + 1) for i in range(120)], material)
