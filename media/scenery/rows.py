"""Whatever is built along one line, laid along another: a row of fronts that runs into the picture."""
import bpy

from .shapes import group


def turned(make, at=(0, 0, 0), turn=0.0):
    """Calls make() and moves all it built as one; returns the group. A StreetFront faces +X after turn=90 (its x leads
    to +Y) and -X after turn=-90 (its x leads to -Y)."""
    scene = bpy.context.scene
    before = {obj.name for obj in scene.objects}
    make()
    return group([obj for obj in list(scene.objects) if obj.name not in before and not obj.parent], at, 1.0, turn)
