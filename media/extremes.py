"""The brightest and the darkest picture a film ever shows, so that text over it can be measured against all frames.

    python3 media/extremes.py [film…]     (default: every WebM in public/media/films)

Every pixel, of 1280 x 720, holds its extreme over all frames, channel by channel: no frame is brighter (darker) anywhere.
The picture is then halved to 640 x 360, which averages less than the 5 x 5 pixels over which contrast is measured. Writes journeys/film-extremes/<film>-brightest.webp
and -darkest.webp, which journeys/contrast.spec.ts lays under the text. make.py calls it for each new film.
"""
import os
import subprocess
import sys

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
FILMS = os.path.join(HERE, '..', 'public', 'media', 'films')
OUT = os.path.join(HERE, '..', 'journeys', 'film-extremes')
WIDTH, HEIGHT = 1280, 720


def extremes(path):
    """(brightest, darkest) over all frames."""
    command = ['ffmpeg', '-loglevel', 'error', '-i', path, '-s', f'{WIDTH}x{HEIGHT}', '-pix_fmt', 'bgr24', '-f', 'rawvideo', '-']
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    size = WIDTH * HEIGHT * 3
    brightest, darkest = np.zeros((HEIGHT, WIDTH, 3), np.uint8), np.full((HEIGHT, WIDTH, 3), 255, np.uint8)
    while True:
        raw = process.stdout.read(size)
        if len(raw) < size:
            break
        frame = np.frombuffer(raw, np.uint8).reshape(HEIGHT, WIDTH, 3)
        np.maximum(brightest, frame, out=brightest)
        np.minimum(darkest, frame, out=darkest)
    process.wait()
    return brightest, darkest


def write(film):
    """Both pictures of one film."""
    os.makedirs(OUT, exist_ok=True)
    brightest, darkest = extremes(os.path.join(FILMS, film + '.webm'))
    for name, picture in (('brightest', brightest), ('darkest', darkest)):
        small = cv2.resize(picture, (WIDTH // 2, HEIGHT // 2), interpolation=cv2.INTER_AREA)
        cv2.imwrite(os.path.join(OUT, f'{film}-{name}.webp'), small, [cv2.IMWRITE_WEBP_QUALITY, 88])


if __name__ == '__main__':
    for name in sys.argv[1:] or sorted(f[:-5] for f in os.listdir(FILMS) if f.endswith('.webm') and not f.endswith('-phone.webm')):
        write(name)
