"""Morning on a wall of Miami Beach: the shadow of a palm on pink stucco.

What makes it that place: the racing stripes and the eyebrow of an Art Deco front, a porthole, turquoise paint, a coconut palm.
"""
from scenery import *

GRADE = dict(exposure=1.0, contrast=1.2, saturation=1.12, bloom=.06, vignette=.12, shadows=(.004, .0, .014), highlights=(.012, .004, -.010))
FRAMINGS = {
    'miami-beach-luxury-detail': dict(eye=(.1, -4.6, 1.75), target=(-.05, 3, 2.25), lens=48, sharp_at=7.4, f_stop=2.8, samples=4, preview_samples=4, bounces=3, mist=40),
}


def build(view):
    sky([(0, '#fbe6da'), (.3, '#cfe0f2'), (1, '#7fb4e6')], sun=(29, -146), glow='#ffd9a8', glow_strength=.2, strength=.75, sun_strength=4.4, sun_color='#ffdcae', sun_size=.3)
    stucco = matter('#efb0a6', rough=.95, specular=.1, variation=.05, grain=1.4, bump=.007, bump_grain=60.)
    cream = matter('#f6ead8', rough=.9, specular=.15, variation=.04, grain=2, bump=.004, bump_grain=60.)
    aqua = matter('#4fb3ae', rough=.55, specular=.3, variation=.05, grain=2)
    wall([rectangle(-5, -1, 5, 6), [(-1.25 + .56 * math.cos(t), 2.35 + .56 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)]], .4, stucco, (0, 3.2, 0))
    ring = revolved([(.56, -.03), (.66, -.03), (.70, .0), (.70, .05), (.655, .085), (.58, .085), (.55, .05), (.55, -.22)], aqua, 96)
    frame = instance(ring, (-1.25, 3.0, 2.35))
    frame.rotation_euler = (math.pi / 2, 0, 0)
    box(-1.25, 3.17, 1.7, 1.3, .02, 1.3, glass('#2f4a58'))
    for turn in (0, 90):
        bar = box(0, 0, 0, .04 if turn else 1.14, .03, 1.14 if turn else .04, aqua)
        bar.location = (-1.25, 3.11, 2.35 - (.57 if turn else .02))
    for k in range(3):
        box(2.2, 2.985, 2.06 + .29 * k, 5.6, .05, .13, cream, bevel=.012)
    box(2.2, 2.975, 1.10, 5.6, .07, .06, aqua, bevel=.012)
    slab = box(1.0, 2.62, 3.58, 12, .8, .17, cream, bevel=.05)
    slab.name = 'eyebrow'
    box(1.0, 2.20, 3.60, 12, .02, .08, aqua)
    trunk = matter('#8a745c', rough=.9, bump=.02, bump_grain=14)
    fronds = leaf('#5f8f3a', '#8fae55', through=.4, rough=.4)
    instance(palm(fronds, trunk, 3, .10, 20, .40, .10), (-2.75, -1.7, -2.35), 6.1, 40)
    instance(palm(fronds, trunk, 8, .06, 15, .40, .10), (-3.95, -3.5, 1.15), 5.6, 200)
    haze('#f0dcd4', 3000., '#ffd8b0', focus=5, start=30)
