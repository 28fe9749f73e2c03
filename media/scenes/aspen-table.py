"""A tin cup of coffee on a slab of spruce, gold aspen leaves blown over it, the shadow of the twigs: late September above Aspen.

What makes it that place: slabs sawn from whole logs, speckled enamel of camp kitchens, aspens that turn gold and drop their
leaves on everything. Studied: coltkels.wordpress.com, 19 October 2012 (gold aspens and a picnic); the leaves are those of
`aspens`. Slab, cup and blanket are from knowledge.
"""
from scenery import *
from scenery.aspens import gold, round_leaf, twig_of
from scenery.cloth import linen
from scenery.setting import *

GRADE = dict(exposure=1.06, contrast=1.28, saturation=1.08, bloom=.06, vignette=.16, shadows=(.003, .0, .008), highlights=(.014, .005, -.012))
FRAMINGS = {
    'aspen-gold-table': dict(eye=(.0, -.48, .44), target=(.0, .040, .030), lens=42, sharp_at=.61, f_stop=5.6, samples=6, preview_samples=8, bounces=5, mist=20),
}
SUN = (25, -58)


def speckled(color, fleck):
    """Graniteware: enamel with flecks of white blown into it."""
    material, t, shader = nodes.new_material('speckled')
    at = t.nodes.new('ShaderNodeTexCoord').outputs['Object']
    tone = color
    for scale, part in ((240.0, .30), (420.0, .24), (150.0, .20)):
        cell = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': scale, 'Vector': at})
        own = nodes.split(t, cell.outputs['Color'])
        size = nodes.math(t, 'MULTIPLY', own[0], part)
        tone = nodes.mix(t, nodes.math(t, 'MULTIPLY', nodes.math(t, 'LESS_THAN', cell.outputs['Distance'], size), nodes.math(t, 'GREATER_THAN', own[1], .45)), tone, fleck)
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .13, .55
    t.links.new(nodes.bump(t, nodes.noise(t, at, 30.0, 3.0, .5), .0006, .5), shader.inputs['Normal'])
    return material


def build(view):
    rnd = random.Random(41)
    see_through()
    sky([(0, '#e8e2d8'), (.3, '#a8c6ea'), (1, '#4f8ad8')], sun=SUN, glow='#ffe0b0', glow_strength=.2, strength=.60, sun_strength=9.5, sun_color='#ffcf94', sun_size=.3)
    spruce = timber('#c9a06a', '#8f6236', 'x', 58., .6, '#a89880', .4)
    for k, (y, wide) in enumerate(((-.40, .33), (-.055, .345), (.30, .35), (.66, .35))):
        obj = box(.2 * (k % 2), y, -.07, 3.4, wide - .006, .07 + .0012 * (k % 2), spruce, bevel=.006)
        obj.rotation_euler[0] = rnd.gauss(0, .002)
    blue, black = speckled('#1f3f78', '#dfe6ee'), matter('#15171c', rough=.3)
    r, h = .043, .078
    def cup_at(x, y, turn, ware):
        a = np.linspace(0, 2 * math.pi, 90)
        loop = through([(r * .97, 0, h * .84), (r * 1.25, 0, h * .90), (r * 1.55, 0, h * .80), (r * 1.64, 0, h * .56), (r * 1.50, 0, h * .34), (r * 1.2, 0, h * .22), (r * .97, 0, h * .20)])
        parts = [revolve(smooth([(.0005, .002), (r * .86, .0018), (r * .95, .004), (r * .985, .012), (r * .985, h * .5), (r, h * .96)]), ware, segments=128),
                 revolve(smooth([(r * .985, h * .95), (r * .97, h * .6), (r * .965, .014), (r * .90, .005), (.0005, .0045)]), ware, segments=128),
                 tube([(r * math.cos(q), r * math.sin(q), h * .97) for q in a], .0016, black, 12)]
        parts += [tube([(px, py + dy, pz) for px, py, pz in loop], .0021, ware, 10) for dy in (-.0036, -.0018, 0, .0018, .0036)]
        parts.append(revolve([(.0005, h * .74), (r * .967, h * .74)], matter('#1f0e06', rough=.08, specular=.5), segments=64))
        group(parts, (x, y, 0), 1.0, turn)
    cup_at(-.055, .070, -34, blue)
    wool = linen('#6f3026', '#5a241c', weave=.0024, stripes=('#c9a05a', .060, .16))
    folded((.180, .105, .0), .240, .215, wool, 3, -16, 4, .0040, .010)
    tin = matter('#c4beb2', rough=.26, metal=1.)
    spoon((.062, -.060, .0008), tin, 64, .165)
    kinds = [round_leaf(gold('#e2a21e', '#f0c448'), .046 + .004 * k, k) for k in range(3)] + [round_leaf(gold('#cf7f1a', '#dd9a2c'), .044, 7)]
    stalk = matter('#c9a04a', rough=.6)
    def fallen(x, y, z=.0015, size=1.0, flat=None):
        data = kinds[rnd.randrange(4)]
        turn = rnd.uniform(0, 6.28)
        obj = instance(data, (0, 0, 0), size)
        obj.rotation_euler = (math.radians(90), 0, 0)
        stem = tube([(0, 0, 0), (.006, -.014, .002), (.014, -.034, .0035)], .0007, stalk, 6)
        holder = group([obj, stem], (x, y, z))
        holder.rotation_euler = (rnd.uniform(-.16, .16), rnd.uniform(-.16, .16), turn)
    for x, y in ((-.215, -.045), (-.165, .175), (.045, .155), (.255, -.095), (-.105, -.095), (.010, -.125), (-.290, .095), (-.02, .275), (.16, .33), (.34, .28), (-.33, .27), (-.245, -.150)):
        fallen(x, y, .0022, rnd.uniform(.85, 1.15))
    fallen(.165, .120, .0205, 1.05)
    bark = matter('#5a4630', rough=.8)
    for (px, py), way in (((-.46, .16), (.9, -.1, .1)), ((.34, -.02), (-.3, -.5, .0)), ((-.55, .42), (.9, .1, .0)), ((.50, .45), (-.8, -.2, .1)), ((-.40, -.26), (.9, -.1, .0)), ((.10, .50), (.6, .3, .1))):
        twig_of(toward_sun((px, py, 0), SUN, .60), way, .46, kinds, bark, rnd, 18)
