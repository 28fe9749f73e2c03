"""All stills and film posters on one sheet, with their names: media/.cache/contact-sheet.png (not committed).

    python3 media/contact-sheet.py [columns]
    python3 media/contact-sheet.py before <commit> <still or film…>     media/before-after.webp: as it was there, as it is
"""
import os
import subprocess
import sys

import cv2
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
PUBLIC = os.path.join(HERE, '..', 'public', 'media')
WIDE, HIGH, LABEL = 480, 300, 26


def cell(picture, name):
    scale = max(WIDE / picture.shape[1], HIGH / picture.shape[0])
    picture = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    top, left = (picture.shape[0] - HIGH) // 2, (picture.shape[1] - WIDE) // 2
    out = np.full((HIGH + LABEL, WIDE, 3), 24, np.uint8)
    out[:HIGH] = picture[top:top + HIGH, left:left + WIDE]
    cv2.putText(out, name, (6, HIGH + 18), cv2.FONT_HERSHEY_SIMPLEX, .5, (225, 235, 240), 1, cv2.LINE_AA)
    return out


def main(columns):
    cells = []
    for folder, ending in (('stills', '-480.webp'), ('films', '-768.webp')):
        base = os.path.join(PUBLIC, folder)
        cells += [cell(cv2.imread(os.path.join(base, f)), ('film ' if folder == 'films' else '') + f[:-len(ending)]) for f in sorted(os.listdir(base)) if f.endswith(ending)]
    while len(cells) % columns:
        cells.append(np.full_like(cells[0], 24))
    sheet = np.vstack([np.hstack(cells[i:i + columns]) for i in range(0, len(cells), columns)])
    path = os.path.join(HERE, '.cache', 'contact-sheet.png')
    cv2.imwrite(path, sheet)
    print(path)


def before(commit, names):
    rows = []
    for name in names:
        path = next(p for p in (f'stills/{name}-480.webp', f'films/{name}-768.webp') if os.path.exists(os.path.join(PUBLIC, p)))
        was = subprocess.run(['git', 'show', f'{commit}:public/media/{path}'], cwd=HERE, check=True, capture_output=True).stdout
        rows.append(np.hstack([cell(cv2.imdecode(np.frombuffer(was, np.uint8), cv2.IMREAD_COLOR), name + ', before'), cell(cv2.imread(os.path.join(PUBLIC, path)), name + ', after')]))
    cv2.imwrite(os.path.join(HERE, 'before-after.webp'), np.vstack(rows), [cv2.IMWRITE_WEBP_QUALITY, 70])


if __name__ == '__main__':
    if sys.argv[1:2] == ['before']:
        before(sys.argv[2], sys.argv[3:])
    else:
        main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
