"""Finished pictures to files: stills and posters as AVIF and WebP, films as AV1 (10 bit) and H.264.

Input pictures are display values 0..1, RGB. Every function returns {file name: bytes}.
"""
import os
import re
import subprocess
import tempfile

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PUBLIC = os.path.join(HERE, '..', 'public', 'media')
STILL_WIDTHS, POSTER_WIDTHS, BLUR_WIDTH = (480, 720, 960, 1600), (768, 1280), 24
# What a phone shows of the picture a page opens with (src/ui/hero.css): all its height, and that much of its width.
PHONE_WIDTHS, PHONE_SHAPE, PHONE_CQ = (720, 956), 390 / 408, 34
# What a phone shows of a card: bytes that reach it, with the fonts, a round trip earlier; coarser than that it would look worse.
CARD_WIDTH, CARD_BYTES, COARSEST = 720, 24_000, 36
# What a phone shows of a film (src/web/layout/film.tsx): all its height, and at most that much of its width.
POSTER_PHONE_WIDTH, POSTER_PHONE_SHAPE = 259, 3 / 5
# A poster stays while its film's first picture is nearer to it than so many levels of 255, on average.
POSTER_CHANGE = 4
FPS = 24


def to_bytes(picture, seed=0):
    """8-bit RGB with a hair of noise against banding."""
    noise = np.random.RandomState(seed).rand(*picture.shape[:2], 1).astype(np.float32) - .5
    return (np.clip(picture + noise / 255, 0, 1) * 255 + .5).astype(np.uint8)


def save_png(picture, path):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    cv2.imwrite(path, to_bytes(picture)[..., ::-1])


def _run(*command):
    subprocess.run([*map(str, command)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def pictures(picture, folder, name, widths, cq=30, webp=80, kinds=('avif', 'webp'), card_bytes=CARD_BYTES):
    """<name>-<width>.avif and .webp for every width not larger than the picture."""
    out = os.path.join(PUBLIC, folder)
    os.makedirs(out, exist_ok=True)
    sizes = {}
    for width in widths:
        small = picture
        if width < picture.shape[1]:
            small = cv2.resize(picture, (width, round(picture.shape[0] * width / picture.shape[1])), interpolation=cv2.INTER_AREA)
        with tempfile.TemporaryDirectory() as temp:
            png = os.path.join(temp, 'picture.png')
            save_png(small, png)
            files = [os.path.join(out, f'{name}-{width}.{kind}') for kind in kinds]
            for coarser in range(cq, max(cq, COARSEST) + 1, 2):
                _run('avifenc', '--min', 0, '--max', 63, '-y', 420, '-a', 'end-usage=q', '-a', f'cq-level={coarser}', '-s', 4, '-j', 2, png, files[0])
                if width != CARD_WIDTH or os.path.getsize(files[0]) <= card_bytes:
                    break
            if 'webp' in kinds:
                _run('cwebp', '-quiet', '-q', webp, '-m', 4, '-sharp_yuv', png, '-o', files[1])
        sizes.update({os.path.basename(f): os.path.getsize(f) for f in files})
    return sizes


def phone_crops(picture, name, focus):
    """<name>-phone-<width>.avif; focus says which part stays in view, 0 the left edge and 1 the right one."""
    width = round(picture.shape[0] * PHONE_SHAPE)
    left = round((picture.shape[1] - width) * focus)
    return pictures(picture[:, left:left + width], 'stills', f'{name}-phone', PHONE_WIDTHS, cq=PHONE_CQ, kinds=('avif',), card_bytes=float('inf'))


def phone_part(width, height, name):
    """(left edge, width) of what a phone sees of a film, cut where its page has its place."""
    with open(os.path.join(HERE, '..', 'src', 'web', 'layout', 'films.ts')) as file:
        in_the_middle = re.search(r'IN_THE_MIDDLE.*?\[(.*?)\]', file.read().replace('FilmKey[]', '')).group(1)
    wide = round(height * POSTER_PHONE_SHAPE)
    return round((width - wide) * (.5 if f"'{name}'" in in_the_middle else .74)), wide


def posters(picture, name, cq, webp):
    """<name>-<width>.avif and .webp, <name>-phone-<width>.avif. Files that still show the picture stay: a page opens with them."""
    width, old = POSTER_WIDTHS[-1], cv2.imread(os.path.join(PUBLIC, 'films', f'{name}-{POSTER_WIDTHS[-1]}.webp'))
    if old is not None:
        new = cv2.resize(to_bytes(picture), (width, old.shape[0]), interpolation=cv2.INTER_AREA)[..., ::-1]
        if np.abs(new.astype(np.int16) - old).mean() < POSTER_CHANGE:
            return {}
    left, wide = phone_part(picture.shape[1], picture.shape[0], name)
    phone = pictures(picture[:, left:left + wide], 'films', f'{name}-phone', (POSTER_PHONE_WIDTH,), cq=cq, kinds=('avif',))
    return pictures(picture, 'films', name, POSTER_WIDTHS, cq, webp) | phone


def focus_of(name):
    """As src/ui/picture.tsx places it."""
    with open(os.path.join(HERE, '..', 'src', 'ui', 'picture-files.ts')) as file:
        told = file.read().split('const focuses')[1].split('}')[0]
    sides = {side: names.split() for side, names in re.findall(r"(left|right):\s*'([^']*)'", told)}
    return .3 if name in sides['left'] else .8 if name in sides['right'] else .5


def beyond(picture, name):
    """media/beyond/<name>.webp: a wide view that no page shows, for the windows of rooms."""
    path = os.path.join(HERE, 'beyond', name + '.webp')
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with tempfile.TemporaryDirectory() as temp:
        png = os.path.join(temp, 'picture.png')
        save_png(picture, png)
        _run('cwebp', '-quiet', '-q', 80, '-m', 6, '-sharp_yuv', png, '-o', path)
    return {}


def blur(picture, folder, name):
    """<name>-24.webp: what is shown blurred until the picture has arrived."""
    path = os.path.join(PUBLIC, folder, f'{name}-{BLUR_WIDTH}.webp')
    small = cv2.resize(picture, (BLUR_WIDTH, round(picture.shape[0] * BLUR_WIDTH / picture.shape[1])), interpolation=cv2.INTER_AREA)
    with tempfile.TemporaryDirectory() as temp:
        png = os.path.join(temp, 'picture.png')
        save_png(small, png)
        _run('cwebp', '-quiet', '-q', 45, '-m', 6, png, '-o', path)
    return {os.path.basename(path): os.path.getsize(path)}


def master(frames, path, size):
    """A lossless intermediate of a film; frames is an iterator of 8-bit RGB arrays."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    command = ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{size[0]}x{size[1]}', '-r', str(FPS), '-i', '-',
               '-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast', path]
    process = subprocess.Popen(command, stdin=subprocess.PIPE)
    for frame in frames:
        process.stdin.write(frame.tobytes())
    process.stdin.close()
    if process.wait():
        raise RuntimeError('the master could not be written')


def film(source, name, av1_crf=50, h264_crf=32, dim=1.0):
    """From a master of 1920 x 1080 the film, <name>.webm and .mp4, and what an upright phone shows of it, <name>-phone.webm
    and .mp4. dim below 1 darkens the whole, so that the words over it can be read."""
    shown = f'lutrgb=r=val*{dim}:g=val*{dim}:b=val*{dim},scale=out_color_matrix=bt709'
    left, width = phone_part(1920, 1080, name)
    whole = film_cut(source, name, shown, 1_200_000, av1_crf, h264_crf)
    return whole | film_cut(source, name + '-phone', f'crop={width}:1080:{left}:0,{shown}', 900_000, av1_crf, h264_crf)


def film_cut(source, name, shown, limit, av1_crf, h264_crf):
    """<name>.webm and <name>.mp4; quality falls in steps until each is within the limit."""
    start = ['ffmpeg', '-y', '-loglevel', 'error', '-i', source, '-an', '-vf', shown, '-g', 240, '-colorspace', 'bt709']
    av1 = ['-c:v', 'libsvtav1', '-preset', 9, '-pix_fmt', 'yuv420p10le', '-svtav1-params', 'tune=0:film-grain=6:film-grain-denoise=0:lp=2']
    h264 = ['-c:v', 'libx264', '-preset', 'fast', '-pix_fmt', 'yuv420p', '-x264-params', 'aq-mode=3:deblock=0,0', '-movflags', '+faststart']
    sizes = {}
    for file, codec, crf, coarsest in ((name + '.webm', av1, av1_crf, 62), (name + '.mp4', h264, h264_crf, 37)):
        path = os.path.join(PUBLIC, 'films', file)
        while True:
            _run(*start, *codec, '-crf', crf, path)
            size = sizes[file] = os.path.getsize(path)
            if size <= limit or crf >= coarsest:
                break
            crf = min(coarsest, crf + (2 if size < limit * 1.3 else 4))
    return sizes


def cut_missing_widths():
    """Stills made before a width was asked for get it from the largest of their files that is kept."""
    for file in sorted(os.listdir(os.path.join(PUBLIC, 'stills'))):
        name, largest = file.removesuffix(f'-{STILL_WIDTHS[-1]}.webp'), os.path.join(PUBLIC, 'stills', file)
        if name == file:
            continue
        exists = lambda part: os.path.exists(os.path.join(PUBLIC, 'stills', f'{name}-{part}.avif'))
        missing = [w for w in STILL_WIDTHS if not exists(w)]
        uncut = not all(exists(f'phone-{w}') for w in PHONE_WIDTHS)
        if not missing and not uncut:
            continue
        picture = cv2.imread(largest)[..., ::-1].astype(np.float32) / 255
        if missing:
            pictures(picture, 'stills', name, missing)
        if uncut:
            phone_crops(picture, name, focus_of(name))


if __name__ == '__main__':
    cut_missing_widths()
