"""Lemons on their branch above the sea of the Amalfi coast.

What makes it that place: the long sfusato lemon with its point, dark leaves, the coast of Ravello far below in the haze.
"""
from scenery import *
from scenery.foliage import bough, foliage, veined
from scenery.rooms import view_beyond
from scenery.tables import leaf_blade, lemon_shape, matte

GRADE = dict(exposure=1.0, contrast=1.24, saturation=1.1, bloom=.08, vignette=.12, shadows=(.0, .0, .010), highlights=(.012, .005, -.012))
FRAMINGS = {
    'amalfi-sea-road-detail': dict(eye=(0, -.90, 1.74), target=(-.02, 1, 1.725), lens=58, sharp_at=.93, f_stop=3.4, samples=5, preview_samples=8, bounces=4, mist=20),
}


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
    main = bough((.46, .10, 1.86), (-1, -.12, .06), .66, bark, rnd, .0062, .42, .045)
    second = bough(main[7], (-.55, .3, .7), .34, bark, rnd, .004, .5, .06)
    third = bough(main[12], (-.7, -.15, -.25), .24, bark, rnd, .0034, .5, .06)
    fourth = bough((.42, -.02, 1.97), (-1, .05, -.05), .40, bark, rnd, .004, .5, .06)
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
