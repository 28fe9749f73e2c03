"""A film that loops without a seam, from four plates of one view: land (with alpha), flat (mirror), sky, skyclear.

Everything that moves does so in whole cycles per loop. A framing's `film=dict(...)` may hold:
- waves=dict(slope=.03, length=(2, 30), deep=(r, g, b), glitter=1.6, speed=.8): the water mirror disturbed by sine
  waves in true perspective; slope is steepness, length the crest distances in metres, deep the linear colour of the
  depth, glitter the brightness from which reflections sparkle, path how strongly and reach how
  far (1.1 short, 3 long) they do along the sun's path;
  beach=True where water runs out on sand (what lies under the sand is not looked up).
- clouds=<pixels of drift>; lights=<0..1 flicker of small bright spots>; zoom=<.02 camera breathing>
- and the effects of effects.py: snow, stars, fog, beam, sway, surf (a dict each; fog may be a list).
- seconds=10. `mirror=True` in the framing turns the picture left to right.
"""
import math

import cv2
import numpy as np
from numba import njit, prange

import effects
from grade import grade

FPS, OVERSCAN = 24, 1.05


class Loop:
    """All frames of one film; `frame(i)` for one, `frames()` for the loop. Values 0..1, RGB."""

    def __init__(self, framing, folder, facts, load_plate, clean):
        film, name = framing['film'], framing['name']
        land, sky, clear = (load_plate(folder, name, p) for p in ('land', 'sky', 'skyclear'))
        self.framing, self.film, self.facts = framing, film, facts
        self.count = int(film.get('seconds', 10) * FPS)
        self.land, self.alpha, self.mist = clean(land), np.clip(land['alpha'], 0, 1), land['mist']
        self.height, self.width = self.alpha.shape
        self.size = tuple(int(round(v / OVERSCAN / 2)) * 2 for v in (self.width, self.height))
        self.scale = self.width / 1344
        self.sky, self.clear = sky['rgb'], clear['rgb']
        self.cloud = np.clip(sky['rgb'] - clear['rgb'], -1, 1)
        self.water = cv2.GaussianBlur(np.clip(land['water'], 0, 1), (0, 0), .5 * self.scale)
        self.grade = {**framing['grade'], 'grain': 0}
        self.columns, self.rows = np.meshgrid(np.arange(self.width, dtype=np.float32), np.arange(self.height, dtype=np.float32))
        self._prepare_waves(load_plate, clean, folder, name)
        self._prepare_lights(film.get('lights', 0))
        self.effects = effects.prepare(self)

    def _prepare_waves(self, load_plate, clean, folder, name):
        waves = self.film.get('waves')
        self.waves = None
        if not waves or self.water.max() < .5:
            return
        flat = clean(load_plate(folder, name, 'flat'))
        if waves.get('beach'):
            from scipy.ndimage import distance_transform_edt
            nearest = distance_transform_edt(self.water < .95, return_distances=False, return_indices=True)
            flat = flat[nearest[0], nearest[1]]
        bright = flat.max(2, keepdims=True)
        boosted = np.minimum(flat * (1 + np.clip(bright - waves.get('glitter', 1.6), 0, 1.2) * 5), 14)
        self.mirror = cv2.GaussianBlur(boosted, (0, 0), sigmaX=.6 * self.scale, sigmaY=2.2 * self.scale)
        long = max(2.0, waves.get('slope', .03) * self.facts['focal'] / self.scale * waves.get('reach', 1.1))
        self.glitter = cv2.GaussianBlur(np.clip(flat - waves.get('glitter', 1.6), 0, 8), (0, 0), sigmaX=long ** .8 * .38 * self.scale, sigmaY=long * self.scale) * waves.get('path', 3.0)
        source, count = np.random.RandomState(3), 34
        low, high = waves.get('length', (2.5, 30))
        length = np.exp(source.uniform(np.log(low), np.log(high), count))
        heading = source.normal(math.pi / 2, .75, count)
        k = 2 * np.pi / length
        seconds = self.count / FPS
        cycles = np.maximum(1, np.round(np.sqrt(9.81 * k) * waves.get('speed', .8) * seconds / (2 * np.pi)))
        amplitude = length ** .15
        amplitude *= waves.get('slope', .03) / np.sqrt((amplitude ** 2).sum() / 2)
        self.waves = [a.astype(np.float32) for a in (k * np.cos(heading), k * np.sin(heading), 2 * np.pi * cycles / seconds, source.rand(count) * 2 * np.pi, amplitude)]
        self.deep = np.array(waves.get('deep', (.015, .04, .05)), np.float32)

    def _prepare_lights(self, amount):
        """Small bright spots on land, each with its own calm rhythm."""
        lum = self.land.mean(2)
        spots = ((lum > cv2.GaussianBlur(lum, (0, 0), 6 * self.scale) * 1.6) & (lum > .55) & (self.water < .1) & (self.alpha > .9)).astype(np.uint8)
        number, self.spot = cv2.connectedComponents(spots)
        source = np.random.RandomState(5)
        self.spot_phase, self.spot_cycles = source.rand(number) * 2 * np.pi, source.randint(1, 4, number)
        self.spot_depth = np.clip(source.rand(number) * 1.6 - .6, 0, 1) * amount
        self.spot_depth[0] = 0

    def linear(self, i):
        """Frame i before grading."""
        s = i / self.count
        w = 1 - s
        w = w * w * (3 - 2 * w)
        drift = self.film.get('clouds', 0) * self.scale
        sky = self.sky
        if drift:
            horizon = max(self.facts['horizon'], 1)
            reach = np.clip((horizon - self.rows) / horizon, 0, 1) ** .8
            copies = [cv2.remap(self.cloud, self.columns - np.float32(drift * q) * reach, self.rows, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT) for q in (s, s - 1)]
            sky = _crossfade(self.clear, *copies, np.float32(w))
        sky = self.effects.on_sky(sky, s)
        land, alpha = self.effects.on_land(self.land * self._flicker(s), self.alpha, s)
        picture = _lay(np.float32(sky), np.float32(land), np.float32(alpha))
        if self.waves:
            moved = picture.copy()
            _water(self.mirror, self.glitter, 1 / self.film['waves'].get('slope', .03), picture, self.water, self.facts['horizon'], self.facts['focal'], self.facts['eye_height'], *self.waves, i / FPS, self.deep, moved)
            picture = moved
        return self.effects.over(picture, s)

    def _flicker(self, s):
        change = 1 + self.spot_depth * np.sin(2 * np.pi * self.spot_cycles * s + self.spot_phase)
        return change[self.spot][..., None].astype(np.float32)

    def frame(self, i):
        """Frame i, graded, with the camera's breathing, at the film's size."""
        picture = grade(self.linear(i), **self.grade)
        breath = self.film.get('zoom', .02)
        zoom = 1 + .005 + breath - breath * math.cos(2 * math.pi * i / self.count)
        w, h = self.size
        k = zoom * w / self.width
        matrix = np.array([[k, 0, (w - k * self.width) / 2], [0, k, h * .6 - k * self.height * .6]])
        out = cv2.warpAffine(picture, matrix, (w, h), flags=cv2.INTER_LINEAR if k > .9 else cv2.INTER_AREA, borderMode=cv2.BORDER_REFLECT)
        return np.ascontiguousarray(out[:, ::-1]) if self.framing.get('mirror') else out

    def frames(self):
        for i in range(self.count):
            yield self.frame(i)


@njit(parallel=True, fastmath=True, cache=True)
def _crossfade(clear, leaving, coming, part):
    """Clouds that leave and clouds that come, on the clear sky."""
    out = np.empty_like(clear)
    for y in prange(clear.shape[0]):
        for x in range(clear.shape[1]):
            for c in range(3):
                out[y, x, c] = max(clear[y, x, c] + leaving[y, x, c] * part + coming[y, x, c] * (1 - part), 0)
    return out


@njit(parallel=True, fastmath=True, cache=True)
def _lay(sky, land, alpha):
    """Land before the sky."""
    out = np.empty_like(sky)
    for y in prange(sky.shape[0]):
        for x in range(sky.shape[1]):
            for c in range(3):
                out[y, x, c] = sky[y, x, c] * (1 - alpha[y, x]) + land[y, x, c]
    return out


@njit(parallel=True, fastmath=True, cache=True)
def _water(mirror, glitter, steepness, base, mask, horizon, focal, eye, kx, ky, speed, phase, amplitude, t, deep, out):
    """Looks the reflection up where the tilted surface points; waves smaller than a pixel fade out. Along a row the phase
    of a wave grows evenly: from one pixel to the next it is turned (wave, turn), not worked out anew."""
    rows, columns, _ = mirror.shape
    count = len(kx)
    for y in prange(rows):
        if y <= horizon + 1:
            continue
        depth = focal * eye / (y - horizon)
        footprint = depth * depth / (focal * eye)
        calm = eye / math.sqrt(depth * depth + eye * eye)
        wave_cos, wave_sin, turn_cos, turn_sin, tilt_x, tilt_y = np.zeros((6, count), np.float32)
        for i in range(count):
            blur = abs(ky[i]) * footprint
            if blur <= 6.:
                height = amplitude[i] / (1 + blur * blur * .9) / math.sqrt(kx[i] * kx[i] + ky[i] * ky[i])
                tilt_x[i], tilt_y[i] = height * kx[i], height * ky[i]
            turn_cos[i], turn_sin[i] = math.cos(kx[i] * depth / focal), math.sin(kx[i] * depth / focal)
        is_known = False
        for x in range(columns):
            if mask[y, x] < .004:
                is_known = False
                continue
            if not is_known:
                across = (x - columns * .5) * depth / focal
                for i in range(count):
                    angle = kx[i] * across + ky[i] * depth - speed[i] * t + phase[i]
                    wave_cos[i], wave_sin[i] = math.cos(angle), math.sin(angle)
                is_known = True
            sx = np.float32(0)
            sy = np.float32(0)
            for i in range(count):
                sx += wave_cos[i] * tilt_x[i]
                sy += wave_cos[i] * tilt_y[i]
                turned = wave_cos[i] * turn_cos[i] - wave_sin[i] * turn_sin[i]
                wave_sin[i] = wave_cos[i] * turn_sin[i] + wave_sin[i] * turn_cos[i]
                wave_cos[i] = turned
            u = x + 2 * sx * focal * .22
            v = y - 2 * sy * focal * .85
            low = horizon + 1.5
            if v < low:
                v = low + (low - v) * .6
            if v > rows - 2:
                v = rows - 2 - (v - (rows - 2)) * .3
            v = min(max(v, 0.), rows - 2.)
            if u < 0:
                u = -u
            if u > columns - 2:
                u = 2 * (columns - 2) - u
            a, b = int(v), int(u)
            fv, fu = v - a, u - b
            facing = max(calm - sy * .9, .02)
            ratio = (.02 + .98 * (1 - facing) ** 5) / (.02 + .98 * (1 - calm) ** 5)
            ratio = min(max(ratio, .35), 1.7)
            spark = max(0., sy * steepness * .8 + .12)
            spark = spark * math.sqrt(spark)
            for c in range(3):
                seen = (mirror[a, b, c] * (1 - fu) + mirror[a, b + 1, c] * fu) * (1 - fv) + (mirror[a + 1, b, c] * (1 - fu) + mirror[a + 1, b + 1, c] * fu) * fv
                seen = seen * ratio + deep[c] * (1 - min(ratio, 1.)) + glitter[y, x, c] * spark
                out[y, x, c] = base[y, x, c] * (1 - mask[y, x]) + seen * mask[y, x]
