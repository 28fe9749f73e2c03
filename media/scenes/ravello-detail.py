"""Lemons on their branch above the sea of the Amalfi coast.

What makes it that place: the long sfusato lemon with its point, dark leaves, the coast of Ravello far below in the haze.
"""
from scenery import *
from scenery.rooms import view_beyond
from scenery.tables import leaf_blade, lemon_shape, matte

GRADE = dict(exposure=1.0, contrast=1.24, saturation=1.1, bloom=.08, vignette=.12, shadows=(.0, .0, .010), highlights=(.012, .005, -.012))
FRAMINGS = {
    'amalfi-sea-road-detail': dict(eye=(0, -.90, 1.74), target=(-.02, 1, 1.725), lens=58, sharp_at=.93, f_stop=3.4, samples=5, preview_samples=8, bounces=4, mist=20),
}


def branch(start, way, long, material, rnd, thick=.0055, droop=.5, bends=.10):
    """A bough that hangs; returns its points."""
    point, going, points = np.array(start, float), np.array(way, float) / np.linalg.norm(way), []
    for k in range(22):
        points.append(point.copy())
        point = point + going * long / 22
        going = going + np.array([rnd.gauss(0, bends), rnd.gauss(0, bends), rnd.gauss(0, bends * .6) - droop / 22])
        going /= np.linalg.norm(going)
    tube(points, thick, material, 10)
    return points


def foliage(points, blades, rnd, from_=2, every=1, size=(.8, 1.25)):
    """Leaves along a bough, alternating, their faces to the sky and their tips hanging."""
    for k in range(from_, len(points) - 1, every):
        for _ in range(2):
            along = points[k + 1] - points[k]
            heading = math.degrees(math.atan2(along[1], along[0])) + rnd.choice((-1, 1)) * rnd.uniform(25, 95)
            obj = instance(blades[rnd.randrange(len(blades))], points[k], rnd.uniform(*size), 0)
            obj.rotation_euler = (math.radians(rnd.gauss(0, 26)), math.radians(rnd.gauss(24, 20)), math.radians(heading))


def veined(dark, bright, through):
    """A lemon leaf: its own green, pale ribs on the blade, light through it."""
    material, t, shader = nodes.new_material('veined')
    x, y, _z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    tone = nodes.ramp(t, t.nodes.new('ShaderNodeObjectInfo').outputs['Random'], [(0, dark), (1, bright)])
    side = nodes.math(t, 'ABSOLUTE', y)
    ribs = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SINE', nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', x, nodes.math(t, 'MULTIPLY', side, .8)), 420.0)))
    pale = nodes.math(t, 'MAXIMUM', nodes.ramp(t, side, [(.0005, .9), (.0012, 0.0)]), nodes.ramp(t, ribs, [(.04, .26), (.20, 0.0)]))
    cloud = nodes.noise(t, nodes.combine(t, x, y, 0.0), 55.0, 5.0, .6)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.35, .45), (.6, .0)]), nodes.mix(t, pale, tone, '#a9c46a'), nodes.shade(dark, .5))
    t.links.new(tone, shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .26, .5
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', nodes.math(t, 'MULTIPLY', cloud, .5), pale), .0008, .8), shader.inputs['Normal'])
    lit, mixed = nodes.add(t, 'ShaderNodeBsdfTranslucent', {0: tone}), nodes.add(t, 'ShaderNodeMixShader', {0: through})
    t.links.new(shader.outputs[0], mixed.inputs[1])
    t.links.new(lit.outputs[0], mixed.inputs[2])
    t.links.new(mixed.outputs[0], nodes.output(t).inputs[0])
    return material


def build(view):
    rnd = random.Random(14)
    sky([(0, '#f7e4cc'), (.25, '#cfdcea'), (1, '#79a6dc')], sun=(36, -48), glow='#ffe0b0', glow_strength=.4, sun_strength=6.4, sun_color='#ffd9a0', sun_size=.6)
    view_beyond('amalfi-sea-road', (2, 60, 5), 46, .37, 1.25, (.35, 1.0), soft=7)
    soft_light((.7, -1.4, 1.5), (0, 0, 1.6), .9, 4, '#fff0dc')
    bark = matter('#5a5238', rough=.8, variation=.3, grain=60, bump=.002, bump_grain=120.)
    green = veined('#2a4f1a', '#4f7f2a', .38)
    pale = veined('#6f9a38', '#8fb44a', .5)
    blades = [leaf_blade(green, .088, .040, .30, .35), leaf_blade(green, .074, .034, .15, .5), leaf_blade(green, .096, .042, .45, .25), leaf_blade(pale, .066, .030, .25, .4)]
    skin = matte('#f3c21a', .36, .45, patches='#e6ac0c', grain=16., bump=.0016, bump_grain=430., flesh=.08)
    unripe = matte('#b9b832', .36, .45, patches='#8fa02c', grain=16., bump=.0016, bump_grain=430., flesh=.08)
    main = branch((.46, .10, 1.86), (-1, -.12, .06), .66, bark, rnd, .0062, .42, .045)
    second = branch(main[7], (-.55, .3, .7), .34, bark, rnd, .004, .5, .06)
    third = branch(main[12], (-.7, -.15, -.25), .24, bark, rnd, .0034, .5, .06)
    fourth = branch((.42, -.02, 1.97), (-1, .05, -.05), .40, bark, rnd, .004, .5, .06)
    for points, every in ((main, 1), (second, 1), (third, 2), (fourth, 1)):
        foliage(points, blades, rnd, 1, every)
    shapes = [lemon_shape(skin, k, .036 + .002 * k) for k in range(3)] + [lemon_shape(unripe, 5, .028)]
    for points, k, which, drop, lean in ((main, 10, 0, .045, 8), (main, 15, 1, .040, -12), (third, 20, 2, .028, 10), (main, 20, 3, .03, -8), (second, 17, 0, .04, 12)):
        x, y, zz = points[k]
        sway = .012 * math.sin(3 * k)
        tube([(x, y, zz), (x + sway * .4, y, zz - drop * .5), (x + sway, y, zz - drop - .004)], .0024, matter('#7a8a3a', rough=.6), 8)
        fruit = instance(shapes[which], (x + sway, y, zz - drop + .004))
        fruit.rotation_euler = (math.radians(180 + lean), math.radians(lean * .6), math.radians(50 * k))
    haze('#e6dccf', 4000., '#ffd8a8', focus=5, start=20)
