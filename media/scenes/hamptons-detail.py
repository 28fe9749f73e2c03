"""A shingle wall and hydrangeas by the dunes, the Hamptons in September: the sun rakes along the grey cedar.

What makes it that place: split cedar gone silver, white trim, mophead hydrangeas fading from blue to green, beach grass.
"""
from scenery import *
from scenery.shore import cedar, floret, mophead, shingles
from scenery.tables import leaf_blade

GRADE = dict(exposure=1.32, contrast=1.24, saturation=1.06, bloom=.06, vignette=.12, shadows=(.0, .0, .010), highlights=(.014, .006, -.012))
FRAMINGS = {
    'hamptons-after-summer-detail': dict(eye=(.42, -1.75, 1.02), target=(-.12, .2, .90), lens=46, sharp_at=1.62, f_stop=3.2, samples=4, preview_samples=6, bounces=3, mist=40),
}


def build(view):
    rnd = random.Random(19)
    sky([(0, '#f4e2cc'), (.25, '#c9d8ea'), (1, '#7fa6da')], sun=(29, -124), glow='#ffe0b0', glow_strength=.3, strength=.72, sun_strength=6.2, sun_color='#ffd6a0', sun_size=.6)
    grey = cedar('#82838a', '#a2a3a6', '#bcb9b4')
    box(0, .06, 0, 6, .08, 3, matter('#2a2622', rough=1.))
    window = (-1.02, -.42, 1.02, 2.4)
    shingles(-1.9, 1.9, -.1, 2.3, rnd, grey, window)
    trim = matter('#f2efe6', rough=.5, specular=.3, variation=.03, grain=5, bump=.0015, bump_grain=40.)
    box(-1.02, -.035, .98, .085, .05, 1.6, trim, bevel=.004)
    box(-.42, -.035, .98, .085, .05, 1.6, trim, bevel=.004)
    box(-.72, -.05, .965, .76, .085, .05, trim, bevel=.006)
    box(-.72, .0, 1.0, .56, .02, 1.5, glass('#3a4652'))
    for x in (-.72,):
        box(x, -.014, 1.0, .026, .02, 1.5, trim)
    box(-.72, -.012, 1.33, .56, .02, .026, trim)
    green = leaf('#3a5a2a', '#6a8a44', through=.35, rough=.5)
    blades = [leaf_blade(green, .13, .085, .35, .25), leaf_blade(green, .11, .075, .15, .4), leaf_blade(green, .15, .09, .5, .2)]
    hues = [leaf(a, b, through=.35, rough=.7) for a, b in (('#6f8fc9', '#93abd9'), ('#8a8fd0', '#a9a6dc'), ('#9fb3c9', '#b9cabd'), ('#a9b98f', '#c4cfa4'))]
    petals = [[floret(hues[i], .0135) for i in mix] for mix in ((0, 0, 0, 1), (0, 1, 1, 2), (2, 2, 0, 3), (3, 3, 2))]
    stem = matter('#5a6a3a', rough=.8)
    heads = ((.30, -.42, .88, .088, 0), (.52, -.36, .98, .092, 1), (.13, -.34, .70, .080, 2), (.44, -.50, .69, .085, 0), (.70, -.46, .80, .088, 2), (.27, -.28, 1.06, .078, 1), (.66, -.24, 1.14, .084, 0), (.88, -.40, 1.02, .088, 3), (.00, -.30, .52, .07, 3), (.62, -.60, .56, .082, 1), (.28, -.52, .52, .078, 3))
    for x, y, z, r, which in heads:
        tube([(x * .7 + .12, -.15, .1), (x * .85 + .06, y * .7, z * .6), (x, y, z - r * .4)], .006, stem, 8)
        mophead((x, y, z), r, petals[which], rnd, (rnd.uniform(-.1, .5), rnd.uniform(-.3, .3)))
        for k in range(5):
            a = 1.3 * k + rnd.uniform(0, 1)
            obj = instance(blades[k % 3], (x + .03 * math.cos(a), y + .03 * math.sin(a) + .02, z - r * .75), rnd.uniform(.8, 1.15))
            obj.rotation_euler = (math.radians(rnd.gauss(0, 20)), math.radians(rnd.gauss(14, 16)), a)
    for _ in range(330):
        x, z = rnd.gauss(.47, .24), rnd.uniform(.05, 1.05)
        if x < .12 + .35 * max(0, z - .55):
            continue
        obj = instance(blades[rnd.randrange(3)], (x, rnd.uniform(-.48, -.06), z * (1 - .35 * abs(x - .45))), rnd.uniform(.7, 1.1))
        obj.rotation_euler = (math.radians(rnd.gauss(0, 30)), math.radians(rnd.gauss(22, 26)), rnd.uniform(0, 6.28))
    straw = leaf('#9a8f58', '#c9b878', through=.35, rough=.7)
    clumps = [tuft(straw, k, 60) for k in range(3)]
    for x, y, high, turn in ((-.62, -.62, .72, 20), (-.88, -.42, .80, 60), (-.34, -.40, .50, -20), (-1.1, -.7, .75, 10), (-.50, -.95, .55, 40), (.98, -.86, .55, 90), (-.15, -.62, .36, 0)):
        instance(clumps[int(high * 100) % 3], (x, y, -.02), high, turn)
    plane(0, matter('#d3c3a2', rough=.95, variation=.12, grain=4, bump=.01, bump_grain=20.), (-6, 6), (-6, 6))
    haze('#e9e0d4', 4000., '#ffdcb0', focus=5, start=20)
