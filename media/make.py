"""Makes pictures and films from scenes: `npm run media -- <scene or framing…|all> [options]`.

    --preview[=25]  quarter-size PNG in media/.cache/preview, in seconds; finals are made otherwise
    --stills --films  only these kinds       --force  render even what is up to date
    --exact         the names are framings, not scenes
    --accept        take what exists as up to date (a library change that does not alter the picture)
    --table         what manifest.json knows, as a table for README.md
    --queue FILE    work through FILE line by line, waiting for new lines, until it holds the line `end`

Finals resume: manifest.json records the hash of scene, library and settings; plates wait in media/.cache. One final
renders at a time on a machine (a lock on the cache); previews do not wait.
"""
import fcntl
import json
import os
import subprocess
import sys
import time

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, '.cache')
MANIFEST = os.path.join(HERE, 'manifest.json')
sys.path.insert(0, HERE)

import encode  # noqa: E402
import extremes  # noqa: E402
from denoise import available, denoise  # noqa: E402
from framings import find  # noqa: E402
from grade import bilateral, grade  # noqa: E402


def load_plate(folder, framing, plate):
    with np.load(os.path.join(folder, f'{framing}.{plate}.npz')) as archive:
        return {k: archive[k].astype(np.float32) for k in archive}


def clean(plate):
    """The colour of a plate without noise."""
    if available():
        return denoise(plate['rgb'], plate['albedo'], plate['normal'])
    return bilateral(plate['rgb'], plate['albedo'], plate['normal'], plate['mist'])


def render(framing, folder, percent=100, samples=0):
    """Runs Blender for one framing; returns its facts."""
    facts_file = os.path.join(folder, framing['name'] + '.json')
    if os.path.exists(facts_file):
        os.remove(facts_file)
    log = os.path.join(folder, framing['name'] + '.log')
    os.makedirs(folder, exist_ok=True)
    with open(log, 'w') as out:
        subprocess.run(['nice', '-n', '5' if percent < 100 else '10', 'blender', '-b', '-noaudio', '-P', os.path.join(HERE, 'render.py'), '--',
                        framing['path'], framing['name'], folder, str(percent), str(samples)], stdout=out, stderr=subprocess.STDOUT)
    if not os.path.exists(facts_file):
        with open(log) as text:
            lines = [line for line in text.read().split('\n') if not line.startswith('Fra:')]
        raise RuntimeError(f"{framing['name']}: Blender failed\n" + '\n'.join(lines[-25:]))
    with open(facts_file) as file:
        return json.load(file)


def finish_still(framing, folder):
    picture = grade(clean(load_plate(folder, framing['name'], 'beauty')), **framing['grade'])
    return picture[:, ::-1] if framing.get('mirror') else picture


def finish_film(framing, folder, facts):
    """Composes, checks and encodes a film with its posters."""
    from cinemagraph import Loop
    loop = Loop(framing, folder, facts, load_plate, clean)
    path = os.path.join(CACHE, 'masters', framing['name'] + '.mkv')
    encode.master((encode.to_bytes(frame, i) for i, frame in enumerate(loop.frames())), path, loop.size)
    settings = {**dict(cq=28, webp=78, dim=1.0), **framing.get('encode', {})}
    poster = {key: settings.pop(key) for key in ('cq', 'webp')}
    sizes = encode.film(path, framing['name'], **settings)
    extremes.write(framing['name'])
    sizes.update(encode.posters(loop.frame(0) * settings['dim'], framing['name'], **poster))
    return {**read_manifest().get(framing['name'], {}).get('bytes', {}), **sizes}


def preview(framing, percent):
    folder = os.path.join(CACHE, 'preview')
    facts = render(framing, folder, percent, framing.get('preview_samples', 10))
    path = os.path.join(folder, framing['name'] + '.png')
    if framing['kind'] == 'film':
        from cinemagraph import Loop
        picture = Loop(framing, folder, facts, load_plate, clean).frame(0)
    else:
        picture = finish_still(framing, folder)
    encode.save_png(picture, path)
    print(f"{path}  build {facts['build_seconds']} s, render {facts['render_seconds']} s")


def read_manifest():
    if not os.path.exists(MANIFEST):
        return {}
    with open(MANIFEST) as file:
        return json.load(file)


def record(name, entry):
    manifest = read_manifest()
    manifest[name] = entry
    with open(MANIFEST + '.new', 'w') as file:
        json.dump(dict(sorted(manifest.items())), file, indent=2)
        file.write('\n')
    os.replace(MANIFEST + '.new', MANIFEST)


def final(framing, force=False, accept=False):
    """Renders and finishes what is stale; True if something was made."""
    name, known = framing['name'], read_manifest().get(framing['name'], {})
    plates = os.path.join(CACHE, 'plates')
    hashes = {'render': framing['render_hash'], 'finish': framing['finish_hash']}
    if accept:
        if known:
            record(name, {**known, **hashes})
        return False
    if not force and known.get('render') == hashes['render'] and known.get('finish') == hashes['finish']:
        print(name, 'is up to date')
        return False
    seal = os.path.join(plates, name + '.hash')
    sealed = os.path.exists(seal) and open(seal).read() == hashes['render']
    began = time.time()
    if force or not sealed:
        facts = render(framing, plates)
        with open(seal, 'w') as file:
            file.write(hashes['render'])
    else:
        with open(os.path.join(plates, name + '.json')) as file:
            facts = json.load(file)
    rendered = time.time()
    if framing['kind'] == 'film':
        sizes = finish_film(framing, plates, facts)
    else:
        picture = finish_still(framing, plates)
        encode.save_png(picture, os.path.join(CACHE, 'finals', name + '.png'))
        sizes = encode.beyond(picture, framing['beyond']) if 'beyond' in framing else {
            **encode.pictures(picture, 'stills', name, encode.STILL_WIDTHS), **encode.blur(picture, 'stills', name),
            **encode.phone_crops(picture, name, encode.focus_of(name))}
    record(name, {'kind': framing['kind'], 'scene': framing['scene'], **hashes, 'renderSeconds': round(facts['build_seconds'] + facts['render_seconds']), 'finishSeconds': round(time.time() - rendered), 'bytes': sizes})
    print(f"{name}: render {facts['render_seconds']} s, all {time.time() - began:.0f} s, largest {max(sizes.values(), default=0) // 1000} KB", flush=True)
    return True


def locked(work, *arguments, **options):
    """Runs one piece of final work while holding the machine's lock."""
    os.makedirs(CACHE, exist_ok=True)
    with open(os.path.join(CACHE, 'lock'), 'w') as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return work(*arguments, **options)


def queue(path):
    """Works through a list that others append to; each final is a process of its own, so that edits count. What fails is reported and left behind."""
    read, pending = 0, []
    while True:
        lines = [line.strip() for line in open(path)] if os.path.exists(path) else []
        for line in lines[read:]:
            if line == 'end':
                pending.append(None)
                continue
            words = line.split('#')[0].split()
            try:
                found = find([w for w in words if not w.startswith('--')], '--exact' in words).values() if words else []
            except (SystemExit, OSError) as problem:
                print('FAILED', line, problem, flush=True)
                continue
            wanted = [k for k in ('still', 'film') if '--' + k + 's' in words] or ['still', 'film']
            pending += [(f['kind'], f['name'], '--force' in words) for f in found if f['kind'] in wanted]
        read = len(lines)
        if not pending:
            time.sleep(3)
            continue
        if all(p is None for p in pending):
            return
        job = next(p for p in pending if p)
        pending = [p for p in pending if p is None or p[1] != job[1]]
        if subprocess.run([sys.executable, '-u', os.path.abspath(__file__), job[1], '--exact'] + (['--force'] if job[2] else [])).returncode:
            print('FAILED', job[1], flush=True)


def table():
    """The manifest as Markdown."""
    print('| framing | scene | render s | finish s | largest AVIF KB | largest WebP KB | WebM KB | MP4 KB |\n|---|---|---|---|---|---|---|---|')
    for name, entry in read_manifest().items():
        sizes = [max([v for f, v in entry['bytes'].items() if f.endswith(kind)], default=0) // 1000 or '' for kind in ('.avif', '.webp', '.webm', '.mp4')]
        print('| ' + ' | '.join(map(str, [name, entry['scene'], round(entry['renderSeconds']), entry['finishSeconds'], *sizes])) + ' |')


def main(arguments):
    words = [a for a in arguments if not a.startswith('--')]
    flags = [a for a in arguments if a.startswith('--')]
    if '--queue' in flags:
        return queue(words[0])
    os.nice(5)  # Blender adds its own for finals: 15 in all
    if '--table' in flags:
        return table()
    if not words:
        raise SystemExit(__doc__)
    for framing in find(words, '--exact' in flags).values():
        if (framing['kind'] == 'film' and '--stills' in flags) or (framing['kind'] == 'still' and '--films' in flags):
            continue
        shrunk = next((f for f in flags if f.startswith('--preview')), None)
        if shrunk:
            preview(framing, int(shrunk.split('=')[1]) if '=' in shrunk else 25)
        elif '--accept' in flags:
            final(framing, accept=True)
        else:
            locked(final, framing, '--force' in flags)


if __name__ == '__main__':
    main(sys.argv[1:])
