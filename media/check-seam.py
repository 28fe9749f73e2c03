"""Does every film loop without a visible seam? The step from the last frame to the first, against ordinary steps.

    python3 media/check-seam.py [film…]     (default: all; reads the lossless master in the cache, the WebM and the MP4)

A step is the mean absolute difference of neighbouring frames 360 high, in levels of 0..255; the cuts for phones (-phone)
are measured as well. A master passes when its wrap step is at most a tenth larger than its largest ordinary step. In the
compressed files the first frame is a key frame, coded afresh, so the wrap also holds the coding errors of two frames:
there up to 3.5 levels pass (1.4 %).
Exit code 1 if one fails.
"""
import os
import subprocess
import sys

import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.join(HERE, '.cache', 'masters')
FILMS = os.path.join(HERE, '..', 'public', 'media', 'films')
CODED_LIMIT = 3.5
HEIGHT = 360


def frames(path):
    """Every frame of a film as grey levels."""
    width = 216 if '-phone.' in path else 640
    command = ['ffmpeg', '-loglevel', 'error', '-i', path, '-vf', f'scale={width}:{HEIGHT}', '-pix_fmt', 'gray', '-f', 'rawvideo', '-']
    raw = subprocess.run(command, check=True, capture_output=True).stdout
    return np.frombuffer(raw, np.uint8).reshape(-1, HEIGHT, width)


def measure(path):
    """(frames, wrap step, median step, largest step)."""
    film = frames(path)
    steps = [np.abs(film[i].astype(np.int16) - film[i - 1]).mean() for i in range(len(film))]
    return len(film), steps[0], float(np.median(steps[1:])), max(steps[1:])


def main(names):
    folders = [f for f in (MASTERS, FILMS) if os.path.isdir(f)]
    files = sorted((f, folder) for folder in folders for f in os.listdir(folder) if f.endswith(('.mkv', '.webm', '.mp4')) and (not names or f.rsplit('.', 1)[0].removesuffix('-phone') in names))
    bad = 0
    for file, folder in files:
        count, wrap, median, largest = measure(os.path.join(folder, file))
        passes = wrap <= largest * 1.1 or (folder == FILMS and wrap <= CODED_LIMIT)
        bad += not passes
        size = os.path.getsize(os.path.join(folder, file)) // 1000
        print(f"{file:28} {count} frames  wrap {wrap:.3f}  median {median:.3f}  largest {largest:.3f}  {size} KB  {'ok' if passes else 'SEAM'}")
    return 1 if bad else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
