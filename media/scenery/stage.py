"""The stage: an empty scene with Cycles set up, the camera, soft lamps, and the plates that are rendered from it.

A plate is one linear half-float image set (`<name>.npz`: rgb, alpha, mist, albedo, normal, water):
`beauty` the picture; for films also `land` (beauty without sky, with alpha), `flat` (what the water would mirror if it
were still: all but the water is hidden from the camera but not from reflections), `sky` and `skyclear` (no clouds).
"""
import math
import os

import bpy
import numpy as np
from mathutils import Vector

SLOTS = {'rgb': 'Image', 'alpha': 'Alpha', 'mist': 'Mist', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal', 'water': 'water'}


def new_stage(size=(1600, 1000), samples=12, bounces=4):
    """An empty scene; samples is the most a pixel gets, quiet pixels stop earlier."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.use_denoising = False
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = samples, True, 0.02, max(4, samples // 2)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, 2, 2, 2, 12
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 1.2, 10, 0.5
    c.caustics_reflective = c.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    return scene


def camera(eye, target, lens=35.0, shift=(0.0, 0.0), focus=None, f_stop=8.0):
    """Lens in millimetres on a 36 mm sensor; shift as a part of the width; focus in metres (None: all sharp)."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_start, data.clip_end = lens, 0.05, 60000
    data.shift_x, data.shift_y = shift
    obj = bpy.data.objects.new('camera', data)
    obj.location = eye
    obj.rotation_euler = (Vector(target) - Vector(eye)).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(obj)
    scene.camera = obj
    if focus:
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, focus, f_stop
    return obj


def soft_light(at, target, size, watts, color='#ffe2c4'):
    """A large lamp no ray sees directly: a photographer's bounce for shaded foregrounds."""
    from .nodes import linear
    data = bpy.data.lights.new('soft', 'AREA')
    data.energy, data.size, data.color = watts, size, linear(color)
    obj = bpy.data.objects.new('soft', data)
    bpy.context.scene.collection.objects.link(obj)
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    obj.visible_camera = obj.visible_glossy = False
    return obj


def lamp(at, watts, color='#ffb765', radius=0.15):
    """A small real light, for a few lanterns near the camera."""
    from .nodes import linear
    data = bpy.data.lights.new('lamp', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, linear(color), radius
    obj = bpy.data.objects.new('lamp', data)
    obj.location = at
    bpy.context.scene.collection.objects.link(obj)
    return obj


def _passes(scene, mist_depth):
    layer = scene.view_layers[0]
    layer.use_pass_mist = True
    layer.cycles.denoising_store_passes = True
    if 'water' not in [a.name for a in layer.aovs]:
        aov = layer.aovs.add()
        aov.name, aov.type = 'water', 'VALUE'
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = 0, mist_depth, 'LINEAR'


def _write(scene, folder, name):
    """Renders and gathers the passes into one archive."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '16'
    files.file_slots.clear()
    for slot, socket in SLOTS.items():
        files.file_slots.new(f'{name}-{slot}-')
        tree.links.new(layers.outputs[socket], files.inputs[-1])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    bpy.ops.render.render(write_still=False)
    planes = {}
    for slot in SLOTS:
        path = os.path.join(folder, f'{name}-{slot}-{scene.frame_current:04d}.exr')
        image = bpy.data.images.load(path)
        w, h = image.size
        pixels = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(pixels)
        pixels = pixels.reshape(h, w, 4)[::-1]
        planes[slot] = (pixels[..., :3] if slot in ('rgb', 'albedo', 'normal') else pixels[..., 0]).astype(np.float16)
        bpy.data.images.remove(image)
        os.remove(path)
    np.savez(os.path.join(folder, name + '.npz'), **planes)


def horizon_row(scene, height):
    """Row (from the top, of an image `height` high) where a level plane vanishes."""
    cam = scene.camera
    forward = cam.matrix_world.to_quaternion() @ Vector((0, 0, -1))
    pitch = math.asin(max(-1, min(1, forward.z)))
    width = scene.render.resolution_x * height / scene.render.resolution_y
    focal = cam.data.lens / 36 * width
    return height / 2 + focal * math.tan(pitch) + cam.data.shift_y * width


def render_plates(folder, name, plates=('beauty',), percent=100, mist_depth=4000.0):
    """Renders each plate to folder/<name>.<plate>.npz; returns facts the loop compositor needs."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    os.makedirs(folder, exist_ok=True)
    scene.render.resolution_percentage = percent
    _passes(scene, mist_depth)
    samples = scene.cycles.samples
    for plate in plates:
        sky_only = plate in ('sky', 'skyclear')
        scene.cycles.samples = min(samples, 4) if sky_only else max(6, samples * 2 // 3) if plate == 'flat' else samples
        scene.cycles.adaptive_min_samples = max(4, scene.cycles.samples // 2)
        scene.render.film_transparent = plate == 'land'
        for obj in list(scene.objects):
            if obj.type in ('MESH', 'CURVE'):
                obj.hide_render = sky_only or bool(obj.get('off_' + plate))
                obj.visible_camera = not (plate == 'flat' and not obj.get('water'))
        for node in scene.world.node_tree.nodes:
            if node.name == 'cloudiness':
                node.outputs[0].default_value = 0.0 if plate == 'skyclear' else 1.0
        still_water(plate == 'flat')
        _write(scene, folder, f'{name}.{plate}')
    height = int(scene.render.resolution_y * percent / 100)
    return {'horizon': horizon_row(scene, height), 'focal': scene.camera.data.lens / 36 * scene.render.resolution_x * percent / 100,
            'eye_height': scene.camera.matrix_world.translation.z}


def still_water(still):
    """Takes the waves out of every water material, or puts them back."""
    for material in bpy.data.materials:
        if 'waves' in material:
            nodes = material.node_tree.nodes
            nodes['waves'].inputs['Distance'].default_value = 1e-5 if still else material['waves']
            nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.0 if still else material['roughness']
