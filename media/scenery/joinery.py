"""What a joiner makes for a house: wings of doors and shutters, turned posts."""
import math

import numpy as np

from .shapes import box, group, revolved


def louvred(at, turn, wide, high, timber):
    """A wing of a door: a panel below, slats above; hinged at its left edge."""
    parts = [box(x, 0, 0, .08, .04, high, timber, bevel=.004) for x in (.04, wide - .04)]
    parts += [box(wide / 2, 0, z, wide - .15, .04, tall, timber, bevel=.004) for z, tall in ((0, .14), (.82, .10), (high - .10, .10))]
    parts += [box(wide / 2, 0, .13, wide - .15, .02, .70, timber), box(wide / 2, 0, .24, wide - .32, .034, .48, timber, bevel=.012)]
    z = .94
    while z < high - .12:
        slat = box(0, 0, 0, wide - .15, .052, .008, timber)
        slat.location, slat.rotation_euler = (wide / 2, 0, z), (math.radians(-38), 0, 0)
        parts.append(slat)
        z += .045
    return group(parts, at, 1.0, turn)


def heart(x, z, size):
    """Outline of a heart standing on its tip."""
    turn = np.linspace(0, 2 * math.pi, 36, endpoint=False)
    return [(x + size * 16 * math.sin(t) ** 3 / 16, z + size * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 16) for t in turn]


def casement(x, y, wide, low, high, larch):
    """A wing of the window: frame and eight small panes."""
    for sx in (-1, 1):
        box(x + sx * (wide / 2 - .026), y, low, .052, .055, high - low, larch, bevel=.004)
    for z in (low, high - .052):
        box(x, y, z, wide, .05, .052, larch, bevel=.004)
    box(x, y, low, .024, .034, high - low, larch, bevel=.003)
    for k in (1, 2, 3):
        box(x, y, low + (high - low) * k / 4 - .011, wide, .03, .022, larch, bevel=.003)


def turned_post(high, radius, timber):
    """Mesh data of a post with rings, as a turner makes it."""
    r = radius
    profile = [(.001, 0), (r, 0), (r, high * .22), (r * .62, high * .235), (r * 1.05, high * .26), (r * .6, high * .285), (r * .85, high * .36), (r * .95, high * .46), (r * .62, high * .60), (r * .5, high * .74), (r * .8, high * .755), (r * .5, high * .77), (r * .48, high * .90), (r * .9, high * .925), (r * .5, high * .945), (r * .75, high * .975), (r * .5, high * .995), (.001, high)]
    return revolved(profile, timber, 32)
