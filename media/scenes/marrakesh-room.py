"""The warm room of a hammam in Marrakesh: light through holes in the vault, a basin of zellige, copper bowls, white linen.

What makes it that place: tadelakt, lime plaster polished with a stone and sealed with black soap, on walls, bench and vault; a
basin set with green and white zellige under a brass tap, buckets and bowls of copper, a niche under a horseshoe arch.
Studied: deferranti.com/index.php/glossary/view/gl147193 (tadelakt: lime, stone, black soap, soft undulations, in hammams);
beautymatter.com/articles/the-history-of-the-hammam (round openings of glass in the dome, niches for candles).
"""
import bpy
from mathutils import Vector

from scenery import *
from scenery.cloth import linen, rounded
from scenery.rooms import indoors
from scenery.tables import clear

GRADE = dict(exposure=1.75, contrast=1.2, saturation=.90, bloom=.14, threshold=.85, vignette=.16, shadows=(.0, .0, .006), highlights=(.014, .005, -.010))
FRAMINGS = {
    'marrakesh-garden-steam-room': dict(eye=(-.66, -1.65, 1.28), target=(.20, 1.6, 1.02), lens=26, sharp_at=3.4, f_stop=4.5, samples=5, preview_samples=8, mist=30),
}
HALF, BACK, SPRING = 1.75, 2.1, 1.75


def folded(at, wide, deep, high, cloth, turn):
    """A towel folded to a cushion of layers."""
    for k in range(3):
        points, faces = rounded(0, 0, 0, wide - .012 * k, deep - .008 * k, high / 3, high / 7)
        instance(mesh(points, faces, cloth, smooth=True), (at[0], at[1], at[2] + high / 3 * k), 1.0, turn + 1.5 * k)


def bucket(at, copper, brass):
    parts = [revolve([(.001, 0), (.10, 0), (.108, .01), (.13, .20), (.135, .205), (.130, .21), (.124, .20), (.104, .012), (.001, .012)], copper, segments=56)]
    parts.append(tube([(-.128, 0, .19), (-.125, 0, .27), (-.07, 0, .345), (0, 0, .365), (.07, 0, .345), (.125, 0, .27), (.128, 0, .19)], .006, brass, 10))
    group(parts, at)


def build(view):
    indoors()
    sky([(0, '#e8d8c4'), (1, '#a9c0e0')], sun=(52, -150), glow='#ffe0b0', glow_strength=.2, strength=.4, sun_strength=0)
    tadelakt = matter('#b97a5c', rough=.30, variation=.24, grain=1.1, other='#8a4e38', bump=.007, bump_grain=3.2, specular=.45)
    rose = matter('#c48a6a', rough=.26, variation=.2, grain=1.6, other='#a86c50', bump=.005, bump_grain=4., specular=.5)
    zellige, band = tiles('#2a6f60', '#e6dfcc', '#3f8a78', 12., True, .12), tiles('#1f5a4e', '#2f7c6a', '#dcd4be', 12., False, .12)
    floor = tiles('#cdb79c', '#c2a98c', '#b59a7c', 3.4, False, .18)
    plane(0, floor, (-HALF, HALF), (-4.2, BACK))
    # walls and a barrel vault along the room, its holes as discs of light
    for s in (-1, 1):
        box(s * (HALF + .15), -1, 0, .3, 6.4, SPRING + .05, tadelakt)
    angles = np.linspace(0, math.pi, 49)
    points = [(HALF * math.cos(a), y, SPRING + .92 * HALF * math.sin(a)) for y in (-4.2, BACK) for a in angles]
    solid(points, [(k, k + 1, k + 50, k + 49) for k in range(48)], tadelakt, smooth=True)
    for y in (BACK, -4.2):
        front = [(-HALF - .3, 0), (HALF + .3, 0), (HALF + .3, 3.6), (-HALF - .3, 3.6)]
        holes = [arch(.55, .92, .74, 1.42, 'horseshoe')] if y > 0 else []
        wall([front] + holes, .3, tadelakt, (0, y + (.15 if y > 0 else -.15), 0), bevel=.02 if y > 0 else 0)
    wall([rectangle(-.1, .8, 1.2, 2.2)], .04, rose, (0, BACK + .32, 0))
    wall([arch(.55, .90, .90, 1.44, 'horseshoe'), arch(.55, .93, .77, 1.42, 'horseshoe')], .03, zellige, (0, BACK - .012, 0), bevel=.004)
    glow = light('#fff4dc', 9.)
    for y in (-1.1, -.3, .5, 1.3):
        for k, a in enumerate((56, 78, 102, 124)):
            t = math.radians(a)
            x, z = HALF * math.cos(t), SPRING + .92 * HALF * math.sin(t)
            star = []
            for j in range(16):
                r = .072 if j % 2 == 0 else .046
                u, v = r * math.cos(math.pi * j / 8), r * math.sin(math.pi * j / 8)
                star.append((x * .985 - u * math.sin(t), y + v + (.4 if k % 2 else 0), SPRING + (z - SPRING) * .985 + u * math.cos(t) * .92))
            solid(star, [tuple(range(16))], glow)
    # shafts: narrow lamps that fall where the sun would
    for k, (x, y, tx, ty) in enumerate(((-.5, 1.3, .55, 1.5), (-.36, .5, 1.25, .8), (.36, 1.7, 1.5, 1.95), (-.5, .5, .35, .35), (.5, -.3, 1.6, .1), (-.36, -.3, .9, -.5))):
        data = bpy.data.lights.new('shaft', 'SPOT')
        data.energy, data.spot_size, data.spot_blend, data.shadow_soft_size, data.color = 900, math.radians(8), .25, .01, nodes.linear('#ffe2b4')
        obj = bpy.data.objects.new('shaft', data)
        at, to = np.array((x, y, 3.2)), np.array((tx, ty, .5))
        obj.location, obj.rotation_euler = tuple(at), Vector(to - at).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(obj)
    # the bench round the room
    for x, y, w, d in ((HALF - .30, -.95, .60, 4.86), (-HALF + .30, -.95, .60, 4.86), (0, BACK - .30, 2 * HALF, .60)):
        box(x, y, 0, w, d, .43, tadelakt, bevel=.03)
        box(x, y, .40, w + .03, d + (.03 if y > 0 else 0), .055, rose, bevel=.022)
    # the basin in the corner, its tap
    bx, by = -.72, BACK - .40
    box(bx, by, .44, .78, .62, .34, zellige, bevel=.01)
    wall([rectangle(-.43, -.35, .43, .35), rectangle(-.32, -.24, .32, .24)], .05, rose, (bx, by, .80), flat=True, bevel=.015)
    solid([(bx - .33, by - .25, .795), (bx + .33, by - .25, .795), (bx + .33, by + .25, .795), (bx - .33, by + .25, .795)], [(0, 1, 2, 3)], matter('#7fa8a0', rough=.03, specular=.6, bump=.003, bump_grain=14.))
    box(bx, BACK - .012, .83, 1.0, .024, .42, band)
    brass, copper = matter('#b98a44', rough=.24, metal=1.), matter('#b06a40', rough=.25, metal=1., bump=.001, bump_grain=70.)
    revolve([(.001, 0), (.05, .0), (.05, .008), (.03, .02), (.018, .03)], brass, (bx, BACK - .03, 1.08), 32).rotation_euler = (math.pi / 2, 0, 0)
    tube([(bx, BACK - .04, 1.08), (bx, BACK - .13, 1.085), (bx, BACK - .19, 1.07), (bx, BACK - .20, 1.02)], .016, brass, 14)
    tube([(bx - .06, BACK - .10, 1.135), (bx + .06, BACK - .10, 1.135)], .008, brass, 10)
    tube([(bx, BACK - .10, 1.09), (bx, BACK - .10, 1.135)], .009, brass, 10)
    tube([(bx, BACK - .20, 1.02), (bx, BACK - .20, .80)], .0055, clear('#f0f8f6', .12), 10)
    # bowls, a bucket, folded linen, a slab of black soap, roses in the niche
    bowl_ = lambda at, r: revolve([(.001, .004), (r * .5, .006), (r * .92, r * .42), (r, r * .46), (r * .96, r * .44), (r * .52, .0), (.001, 0)], copper, at, 56)  # noqa: E731
    bowl_((bx + .33, by - .10, .826), .085)
    bowl_((.35, BACK - .36, .456), .10)
    bucket((.02, BACK - .78, 0), copper, brass)
    white, stripe = linen('#efe9dc', weave=.004), linen('#e9e0cc', weave=.003, stripes=('#2f7466', .055, .3))
    folded((1.42, .75, .456), .42, .34, .10, white, 4)
    folded((1.42, .76, .556), .40, .32, .09, stripe, -3)
    folded((1.43, .75, .646), .38, .30, .08, white, 6)
    revolve([(.001, 0), (.048, 0), (.058, .03), (.056, .07), (.046, .075), (.05, .03), (.001, .01)], matter('#1f5a4e', rough=.2, specular=.5), (1.30, .22, .456), 40)
    lantern = matter('#9c7440', rough=.3, metal=1.)
    for x in (.36, .55, .74):
        revolve([(.001, 0), (.032, 0), (.036, .01), (.036, .075), (.032, .075), (.030, .012), (.001, .01)], clear('#f4e2c4', .08), (x, BACK + .12, .92), 32)
        revolve([(.001, .012), (.026, .012), (.026, .045), (.001, .046)], matter('#f2e6cc', rough=.6), (x, BACK + .12, .92), 24)
        flame = revolve([(.0003, .048), (.006, .056), (.0075, .066), (.003, .082), (.0003, .092)], light('#ffc070', 12.), (x, BACK + .12, .92), 14)
        flame.visible_shadow = False
        lamp((x, BACK + .08, 1.04), 1.6, '#ffa850', .02)
    revolve([(.05, 0), (.06, .01), (.02, .03)], lantern, (.55, BACK + .12, .915), 24)
    soft_light((0, -.2, 3.1), (0, .6, 0), 1.6, 16, '#ffe8c8')
    soft_light((-.9, -3.6, 2.2), (.2, 1.2, .8), 1.8, 9, '#ffe0c4')
    haze('#e8c8a8', 150., '#ffe0b8', focus=3, start=1.2)
