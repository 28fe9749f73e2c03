"""A place laid on boards gone silver, a hydrangea in a glass, the shadow of a sash of six panes over all: the Hamptons in September.

What makes it that place: cedar and teak gone grey in salt air, washed blue ticking, a hydrangea cut from the hedge, the six-pane
sashes of shingled houses. Studied: bluaubergine.blogspot.com, August 2018 (the East End as summer ends). Boards and ticking are
from knowledge.
"""
from scenery import *
from scenery.cloth import linen
from scenery.rooms import twig
from scenery.setting import *
from scenery.shore import floret, mophead, sash
from scenery.tables import leaf_blade

GRADE = dict(exposure=1.0, contrast=1.28, saturation=1.06, bloom=.05, vignette=.14, shadows=(.0, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'hamptons-after-summer-table': dict(eye=(.03, -.50, .60), target=(.030, .038, .02), lens=38, sharp_at=.74, f_stop=5.6, samples=14, preview_samples=8, bounces=5, mist=20),
}
SUN = (29, -52)


def build(view):
    rnd = random.Random(31)
    see_through()
    sky([(0, '#e9e6e2'), (.3, '#b9cee6'), (1, '#7ba6dc')], sun=SUN, glow='#ffe0b8', glow_strength=.2, strength=.62, sun_strength=8.5, sun_color='#ffd6a2', sun_size=.5)
    grey = timber('#a58f76', '#7c6650', 'x', 80., .8, '#c2bbb0')
    for k in range(-5, 8):
        obj = box(rnd.uniform(-.1, .1), .098 * k, -.03 + rnd.uniform(-.0008, .0008), 3.2, .0935, .03, grey, bevel=.003)
        obj.rotation_euler[0] = rnd.gauss(0, .004)
    plane(-.05, matter('#15130f', rough=1.), (-3, 3), (-3, 3))
    ware = thrown('#eeeae0', '#27497c', .128, .0075, rough=.16)
    dish((-.075, .0, 0), .132, ware, .019, .30, 1)
    dish((-.075, .0, .0082), .098, thrown('#eeeae0', '#27497c', .0955, .003, rough=.16), .017, .34, 4)
    ticking = linen('#eeeade', weave=.0009, stripes=('#3f628e', .0125, .30))
    folded((.165, -.035, 0), .115, .205, ticking, 4, -7, 3, .0016, .006)
    steel = matter('#cfccc6', rough=.22, metal=1.)
    knife((.150, -.030, .0155), steel, -9, .215)
    pane, water = crystal('#fafdfb'), crystal('#f4faf9', 1.33)
    gx, gy = .160, .185
    beaker((gx, gy, 0), pane, water, .037, .092, .62)
    hues = [leaf(a, b, through=.35, rough=.7) for a, b in (('#5f82c4', '#86a2d8'), ('#7a82cc', '#9f9edc'), ('#8fa8c9', '#b2c6c4'))]
    petals = [floret(h, .0115) for h in (hues[0], hues[0], hues[1], hues[2])]
    green = leaf('#3a5f2a', '#688c42', through=.3, rough=.42)
    blades = [leaf_blade(green, .105, .066, .35, .25), leaf_blade(green, .085, .054, .25, .4)]
    mophead((gx + .004, gy - .006, .122), .062, petals, rnd, (.35, .1))
    mophead((gx - .070, gy + .030, .108), .050, petals, rnd, (.2, -.4))
    for k, (a, dz, tip) in enumerate(((200, .088, .25), (320, .085, .35), (20, .090, .2))):
        obj = instance(blades[k % 2], (gx, gy, dz), 1.0)
        obj.rotation_euler = (rnd.gauss(0, .2), tip, math.radians(a))
    for k, (a, b) in enumerate(((10, .3), (150, -.2))):
        tube([(gx + .004 * k, gy, .012), (gx + .006 - .03 * k, gy - .004 + .01 * k, .095)], .0022, matter('#5c7a3a', rough=.5), 8)
    cells = [(-.232, .150), (-.246, .128), (.012, .168), (-.010, .172)]
    petal = [floret(h, .0105) for h in hues]
    for k, (x, y) in enumerate(cells[:3]):
        obj = instance(petal[k], (x, y, .004), 1.0, 70 * k)
    # the sash between the sun and the table, and a branch of the hedge before it
    mx, my, mz = toward_sun((.06, .07, 0), SUN, 1.3)
    sash(mx, my, 1.02, mz - .70, mz + .62, matter('#f0eee8', rough=.6))
    bark = matter('#5a4a38')
    for k, (px, py, way) in enumerate(((-.50, .26, (.8, -.3, .1)), (-.46, .14, (.9, .15, .0)), (.44, -.22, (-.5, .2, .2)))):
        twig(toward_sun((px, py, 0), SUN, .62), way, green, bark, rnd, .34, .075, 17, .62, .3)
