"""Blender's side of the pipeline: builds one scene for one framing and renders its plates. Called by make.py:

    blender -b -noaudio -P media/render.py -- <scene.py> <framing> <folder> <percent> <samples>

samples 0 takes the framing's own. Writes <folder>/<framing>.<plate>.npz and <framing>.json (facts for a film).
"""
import importlib.util
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from scenery.stage import camera, new_stage, render_plates  # noqa: E402
from framings import FILM_SIZE, PLATES, STILL_SIZE  # noqa: E402


def main(scene_path, framing_name, folder, percent, samples):
    spec = importlib.util.spec_from_file_location('scene', scene_path)
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    view = {'name': framing_name, **scene.FRAMINGS[framing_name]}
    film = 'film' in view
    began = time.time()
    new_stage(view.get('size', FILM_SIZE if film else STILL_SIZE), samples or view.get('samples', 12), view.get('bounces', 4))
    camera(view['eye'], view['target'], view.get('lens', 35), view.get('shift', (0, 0)), view.get('sharp_at'), view.get('f_stop', 8))
    scene.build(view)
    built = time.time()
    plates = [p for p in PLATES['film' if film else 'still'] if p != 'flat' or view['film'].get('waves')]
    facts = render_plates(folder, framing_name, plates, percent, view.get('mist', 4000))
    facts.update(build_seconds=round(built - began, 1), render_seconds=round(time.time() - built, 1))
    with open(os.path.join(folder, framing_name + '.json'), 'w') as file:
        json.dump(facts, file)
    print('PLATES', framing_name, facts)


if __name__ == '__main__':
    path, name, folder, percent, samples = sys.argv[sys.argv.index('--') + 1:]
    try:
        main(path, name, folder, int(percent), int(samples))
    except Exception:
        import traceback
        traceback.print_exc()
        sys.exit(1)
