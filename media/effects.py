"""What else can move in a film, each a dict in the framing's `film`; lengths in pixels of a 1344-wide plate or metres.

- snow=dict(count=900, falls=1, wind=.15, strength=.8): flakes at three distances, whole falls per loop; wind in
  picture widths a flake travels during its fall.
- stars=dict(count=700, drift=(30, -12), strength=2, above=.0): stars that fade in, wander and fade out; above = row
  0..1 under which there are none.
- fog=dict(top=80, soft=40, color=(r, g, b), density=.6, drift=90, size=240, start=300, reach=2000) or a list of them:
  drifting banks below `top` metres of height, from `start` metres away; needs the framing's `mist` depth in metres.
- beam=dict(at=(u, v), length=.8, color=(1, .85, .6), strength=1.2): a lighthouse turning once per loop; at in parts
  of the picture.
- sway=dict(amount=3, box=(u0, v0, u1, v1), length=160): grass or palms in the wind; only what lies in the box.
- surf=dict(count=3, reach=14, width=1.4, strength=.9): foam lines running up the shore, metres on the water.
"""
import math

import cv2
import numpy as np


def prepare(loop):
    return Effects(loop)


def _smooth(x):
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def _texture(shape, size, seed):
    """Soft noise 0..1 with features of about `size` pixels."""
    source, total, h, w = np.random.RandomState(seed), 0, *shape
    for octave, part in ((1, .5), (2, .27), (4, .15), (8, .08)):
        cells = source.rand(max(3, int(h / size * octave * 2.2) + 3), max(3, int(w / size * octave) + 3)).astype(np.float32)
        total = total + part * cv2.resize(cells, (w, h), interpolation=cv2.INTER_CUBIC)
    low, high = np.percentile(total, (4, 96))
    return np.clip((total - low) / (high - low), 0, 1)


class Effects:
    """Prepared once per film; s is the part of the loop, 0..1."""

    def __init__(self, loop):
        self.loop, film = loop, loop.film
        self.snow, self.stars, self.beam, self.sway, self.surf = (film.get(k) for k in ('snow', 'stars', 'beam', 'sway', 'surf'))
        self.fogs = [self._fog(f, i) for i, f in enumerate(film['fog'] if isinstance(film.get('fog'), (list, tuple)) else [film['fog']] if film.get('fog') else [])]
        source, h, w = np.random.RandomState(9), loop.height, loop.width
        if self.stars:
            k = self.stars.get('count', 700)
            self.star = (source.rand(k) * w, source.rand(k) ** 1.2 * h, source.rand(k), source.rand(k) ** 5 * .95 + .05, source.rand(k))
        if self.snow:
            k = self.snow.get('count', 900)
            self.flake = (source.rand(k), source.rand(k), source.rand(k), source.choice(3, k, p=(.6, .3, .1)), source.rand(k) * 2 * np.pi)
        if self.sway:
            u0, v0, u1, v1 = self.sway.get('box', (0, 0, 1, 1))
            x, y = loop.columns / w, loop.rows / h
            self.sway_mask = _smooth((x - u0) / .05) * _smooth((u1 - x) / .05) * _smooth((y - v0) / .06) * _smooth((v1 - y) / .06)
            self.sway_phase = _texture((h, w), self.sway.get('length', 160) * loop.scale, 4) * 4 * np.pi
        if self.surf:
            self.shore = self._shore()
            self.surf_noise = [_texture((h, w), size * loop.scale, seed) for size, seed in ((150, 31), (11, 32))]

    def on_sky(self, sky, s):
        if not self.stars:
            return sky
        x, y, offset, strength, tint = self.star
        phase = (s + offset) % 1
        dx, dy = (v * self.loop.scale for v in self.stars.get('drift', (30, -12)))
        spread = 1.6 + .7 * np.sin(2 * np.pi * (s * 3 + offset))
        power = np.sin(np.pi * phase) ** 2 * strength * spread * self.stars.get('strength', 2.0)
        layer = np.zeros(sky.shape[:2] + (3,), np.float32)
        _splat(layer, x + dx * (phase - .5), y + dy * (phase - .5), power[:, None] * np.stack([.85 + .3 * tint, .92 + 0 * tint, 1.15 - .3 * tint], 1))
        fade = _smooth((self.stars.get('above', .62) - self.loop.rows / self.loop.height) / .25)
        return sky + cv2.GaussianBlur(layer, (0, 0), .55 * max(self.loop.scale, .6)) * self.loop.scale ** 2 * fade[..., None]

    def on_land(self, land, alpha, s):
        if not self.sway:
            return land, alpha
        gust = np.sin(2 * np.pi * 2 * s + self.sway_phase) + .4 * np.sin(2 * np.pi * 5 * s + self.sway_phase * 2.3)
        x = self.loop.columns + (gust * self.sway_mask * self.sway.get('amount', 3) * self.loop.scale).astype(np.float32)
        moved = [cv2.remap(v, x, self.loop.rows, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) for v in (land, alpha)]
        return moved[0], moved[1]

    def over(self, picture, s):
        if self.surf:
            picture = self._foam(picture, s)
        for fog in self.fogs:
            w = _smooth(1 - s)
            thick = sum(part * cv2.remap(fog['texture'], self.loop.columns - np.float32(fog['drift'] * q), self.loop.rows, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT_101)
                        for part, q in ((w, s), (1 - w, s - 1)))
            cover = (fog['mask'] * thick)[..., None]
            picture = picture * (1 - cover) + fog['color'] * cover
        if self.beam:
            picture = self._beam(picture, s)
        return self._snow(picture, s) if self.snow else picture

    def _fog(self, f, i):
        """Where a bank may lie: by distance and by the height of what is seen there."""
        loop = self.loop
        distance = loop.mist * loop.framing.get('mist', 4000)
        rise = (loop.facts['horizon'] - loop.rows) / loop.facts['focal']
        height = loop.facts['eye_height'] + distance * rise / np.sqrt(1 + rise * rise)
        mask = _smooth((f.get('top', 80) - height) / f.get('soft', 40)) * _smooth((distance - f.get('start', 300)) / f.get('reach', 2000)) * loop.alpha
        mask = cv2.GaussianBlur(mask.astype(np.float32), (0, 0), 1.5 * loop.scale) * f.get('density', .6)
        return {'mask': mask, 'texture': _texture((loop.height, loop.width), f.get('size', 240) * loop.scale, 50 + i).astype(np.float32),
                'drift': f.get('drift', 90) * loop.scale, 'color': np.array(f.get('color', (.7, .7, .75)), np.float32)}

    def _beam(self, picture, s):
        b, loop = self.beam, self.loop
        u, v = b['at']
        x, y = (loop.columns - u * loop.width) / loop.width, (loop.rows - v * loop.height) / loop.width
        angle, glow = 2 * math.pi * s, 0
        for lobe in (0, math.pi):
            c, d = math.cos(angle + lobe), math.sin(angle + lobe)
            length = b.get('length', .8)
            ex, ey = c * length, -.05 * d * length
            along = (x * ex + y * ey) / (ex * ex + ey * ey + 1e-4)
            away = np.abs(x * ey - y * ex) / math.sqrt(ex * ex + ey * ey + 1e-4)
            wide = .004 + .05 * np.clip(along, 0, 1) + .03 * max(d, 0)
            body = np.exp(-(away / wide) ** 2) * np.clip(1 - along, 0, 1) ** 1.5 * (along > 0) * (.25 + .5 * abs(c))
            flare = np.exp(-np.hypot(x, y) / .012) * (.6 + 2.6 * max(d, 0) ** 12)
            glow = glow + body + flare * .5
        color = np.array(b.get('color', (1, .85, .6)), np.float32) * b.get('strength', 1.2)
        return picture + glow[..., None].astype(np.float32) * color

    def _snow(self, picture, s):
        loop, snow = self.loop, self.snow
        x, y, start, size, phase = self.flake
        falls = snow.get('falls', 1) * (size + 1)
        fall = (y + s * falls) % 1
        side = x * 1.4 - .2 + snow.get('wind', .15) * (fall - .5)
        swing = .006 * np.sin(2 * np.pi * s * 2 + phase)
        for kind, (blur, power) in enumerate(((.7, 1.2), (1.4, 5.0), (3.2, 26.0))):
            pick = size == kind
            layer = np.zeros(picture.shape[:2] + (3,), np.float32)
            _splat(layer, (side[pick] + swing[pick]) * loop.width, (fall[pick] * 1.1 - .05) * loop.height, np.full((pick.sum(), 3), power) * (.5 + start[pick, None]))
            picture = picture + cv2.GaussianBlur(layer, (0, 0), blur * max(loop.scale, .4)) * loop.scale ** 2 * snow.get('strength', .8) * np.array([.92, .95, 1.0], np.float32)
        return picture

    def _shore(self):
        """Metres on the water from each water pixel to the nearest land."""
        from scipy.spatial import cKDTree
        loop = self.loop
        below = np.maximum(loop.rows - loop.facts['horizon'], .5)
        depth = loop.facts['focal'] * loop.facts['eye_height'] / below
        across = (loop.columns - loop.width / 2) * depth / loop.facts['focal']
        wet = loop.water > .5
        edge = (cv2.dilate((~wet).astype(np.uint8), np.ones((3, 3))) > 0) & wet & (loop.rows > loop.facts['horizon'] + 2)
        tree = cKDTree(np.stack([across[edge], depth[edge]], 1)[::2])
        shore = np.full(wet.shape, 1e6, np.float32)
        near = wet & (below > 2)
        shore[near] = tree.query(np.stack([across[near], depth[near]], 1), distance_upper_bound=200)[0]
        return shore

    def _foam(self, picture, s):
        f = self.surf
        count, reach, width = f.get('count', 3), f.get('reach', 14), f.get('width', 1.4)
        wobble = (self.surf_noise[0] - .5) * reach * .22
        foam = 0
        for k in range(count):
            phase = (s + k / count) % 1
            behind = self.shore + wobble - reach * (1 - phase) ** 1.3
            line = np.exp(-(behind / width) ** 2) + .45 * np.exp(-np.maximum(behind, 0) / (width * 2.2)) * (behind > 0)
            foam = foam + line * _smooth(phase * 4) * _smooth((1 - phase) * 5)
        lace = _smooth(foam * (.35 + .95 * self.surf_noise[1]) - .12)
        cover = (np.clip(lace * f.get('strength', .9), 0, 1) * self.loop.water)[..., None].astype(np.float32)
        return picture * (1 - cover) + np.array(f.get('color', (.95, .86, .78)), np.float32) * cover


def _splat(layer, x, y, power):
    """Adds points between the pixels; what lies outside is dropped."""
    h, w = layer.shape[:2]
    a, b = np.floor(y).astype(int), np.floor(x).astype(int)
    fy, fx = y - a, x - b
    for dy, wy in ((0, 1 - fy), (1, fy)):
        for dx, wx in ((0, 1 - fx), (1, fx)):
            inside = (a + dy >= 0) & (a + dy < h) & (b + dx >= 0) & (b + dx < w)
            np.add.at(layer, (a[inside] + dy, b[inside] + dx), (power * (wy * wx)[:, None])[inside].astype(np.float32))
