"""The scene library: what scenes are built from. Runs inside Blender (needs bpy, numpy, numba).

One import gives a scene all it needs: `from scenery import *`. The modules: stage (camera, lamps, plates), sky, haze,
water, terrain, mountains, noise, materials, shapes, plants, houses,
landmarks, boats, streets, figures; `nodes` for shaders of its own.
"""
import math
import random

import numpy as np

from . import nodes
from .boats import ferry, gulls, hull_of, motor_yacht, rowing_boat, wooden_ship, yacht
from .figures import figure, skirt, umbrella, walker
from .haze import haze
from .houses import StreetFront, cottage, cube_house, gable_roof, hang_lantern, hip_roof, lantern_mesh, tower
from .landmarks import bell_tower, bridge_tower, dome, hanging_cable, lighthouse, minaret, mosque, railing
from .materials import facade, glass, land, leaf, light, matter, tiles
from .mountains import ledges, mountains
from .noise import Perlin, fbm
from .plants import bare_tree, broadleaf, conifer, cypress, palm, tuft
from .rows import turned
from .shapes import Batch, arch, box, group, instance, mesh, plane, rectangle, revolve, revolved, solid, tube, wall
from .sky import direction, sky
from .stage import camera, lamp, new_stage, soft_light
from .streets import cafe_table, hedge, old_car, parasol, pot, rounded_slab, street_lamp
from .terrain import Ground
from .water import sea, water_material
