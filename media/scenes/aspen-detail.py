"""Bark and leaves of an aspen near the lens, the gold grove behind, Aspen in the last days of September.

What makes it that place: chalk white bark with black scars like eyes, round toothed leaves on flat stalks, lit through.
"""
from scenery import *
from scenery.aspens import gold, round_leaf, trunk, twig_of
from scenery.dishes import paint
from scenery.rooms import view_beyond

GRADE = dict(exposure=1.0, contrast=1.30, saturation=1.08, bloom=.09, vignette=.14, shadows=(.0, .0, .008), highlights=(.014, .006, -.014))
FRAMINGS = {
    'aspen-gold-detail': dict(eye=(0, -1.02, 1.6), target=(.02, 1, 1.63), lens=52, sharp_at=1.0, f_stop=2.8, samples=4, preview_samples=5, bounces=3, mist=20),
}


def build(view):
    rnd = random.Random(6)
    sky([(0, '#f2e6cc'), (.3, '#bcd2ea'), (1, '#6f9ad2')], sun=(24, 66), glow='#ffe0a0', glow_strength=.7, strength=.8, sun_strength=5.2, sun_color='#ffd596', sun_size=.8)
    view_beyond('aspen-gold', (4, 60, 4.0), 58, .52, 1.1, (.0, .9), soft=15)
    soft_light((-1.0, -1.6, 1.8), (0, 0, 1.6), 1.0, 4, '#dfe8f8')
    bark = paint(.75, .2, .0012, 160.)
    trunk(-.185, .06, .105, bark, 3, ((-1.02, 1.755, .030), (-2.0, 1.47, .024), (-1.75, 1.90, .018)), .02, 1.0, 2.3)
    for k, (x, y, r) in enumerate(((.46, 2.0, .075), (-1.05, 2.6, .08), (1.5, 3.6, .10), (.25, 4.6, .08), (.95, 6.2, .09), (-.75, 6.6, .09), (2.9, 6.4, .11), (-2.9, 6.0, .11))):
        trunk(x, y, r, bark, 20 + k, tuple((rnd.uniform(-2.4, -.7), rnd.uniform(.6, 2.8), .03) for _ in range(5)), rnd.uniform(-.09, .09), -.4, 5)
    wood_ = matter('#6a5238', rough=.8)
    leaves = [round_leaf(gold('#f0ac10', '#f8d23a'), .046, k) for k in range(3)] + [round_leaf(gold('#e08a10', '#f0b020'), .040, 7), round_leaf(gold('#c9c02a', '#e9cf3a'), .042, 9)]
    for start, way, long, count in (((-.06, .0, 1.86), (.9, -.10, -.10), .40, 15), ((.44, .10, 1.92), (-.8, -.25, -.35), .36, 14), ((.50, -.02, 1.62), (-.9, .0, .06), .28, 11), ((-.46, .12, 1.9), (.5, -.1, -.4), .22, 8), ((.46, .2, 1.44), (-.7, .1, .12), .24, 9)):
        twig_of(start, way, long, leaves, wood_, rnd, count)
    for _ in range(150):
        far = rnd.uniform(1.4, 6)
        obj = instance(leaves[rnd.randrange(5)], (rnd.uniform(-.5, .5) * far, far - .5, 1.6 + rnd.uniform(.10, .44) * far), rnd.uniform(.9, 1.4))
        obj.rotation_euler = (rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(0, 6.3))
    haze('#e6dcc0', 4000., '#ffd890', focus=5, start=20)
