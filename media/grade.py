"""From linear light to a finished picture: exposure, bloom, a film-like curve, colour, warm whites, vignette, grain.

All settings are plain numbers; a scene names only what differs. Input is linear float32 height x width x 3, output
display values 0..1. A film is graded frame by frame with grain 0 (the codec adds it).
"""
import cv2
import numpy as np
from numba import njit, prange

IN = np.array([[.842479, .0784336, .0792237], [.0423303, .878469, .0791661], [.0423757, .0784336, .879142]], np.float32)
OUT = np.array([[1.196879, -.0980209, -.0990297], [-.0528969, 1.151903, -.0989612], [-.0529716, -.0980435, 1.151074]], np.float32)


@njit(parallel=True, fastmath=True, cache=True)
def _develop(x, inward, outward, saturation, contrast, shadows, highlights, white):
    """Log curve with a sigmoid in a desaturated space, then contrast, tints and highlights toward warm white."""
    rows, columns, _ = x.shape
    y = np.empty_like(x)
    for i in prange(rows):
        c = np.empty(3, np.float32)
        d = np.empty(3, np.float32)
        for j in range(columns):
            for k in range(3):
                v = x[i, j, 0] * inward[k, 0] + x[i, j, 1] * inward[k, 1] + x[i, j, 2] * inward[k, 2]
                v = (min(max(np.log2(max(v, 1e-10)), -12.47393), 4.026069) + 12.47393) / 16.5
                v2 = v * v
                v4 = v2 * v2
                c[k] = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + .4298 * v2 + .1191 * v - .00232
            lum = c[0] * .2126 + c[1] * .7152 + c[2] * .0722
            for k in range(3):
                c[k] = lum + (min(max(c[k], 0.), 1.) - lum) * saturation
            for k in range(3):
                v = c[0] * outward[k, 0] + c[1] * outward[k, 1] + c[2] * outward[k, 2]
                d[k] = .5 + (min(max(v, 0.), 1.) - .5) * contrast
            lum = d[0] * .3 + d[1] * .59 + d[2] * .11
            low = (1 - lum) ** 2
            high = lum * lum
            for k in range(3):
                d[k] += shadows[k] * low + highlights[k] * high
            top = max(d[0], d[1], d[2])
            w = min(max((top - .86) / .14, 0.), 1.)
            w = w * w * (3 - 2 * w) * .85 * min(max((lum - .68) / .22, 0.), 1.)
            for k in range(3):
                y[i, j, k] = d[k] * (1 - w) + white[k] * min(top, 1.) * w
    return y


@njit(parallel=True, fastmath=True, cache=True)
def _finish(y, soft, noise, sharpen, vignette, grain):
    """Sharpening against a blurred copy, vignette, grain."""
    rows, columns, _ = y.shape
    for i in prange(rows):
        for j in range(columns):
            r = np.sqrt((j / columns - .5) ** 2 + (i / rows - .5) ** 2) / .7
            fall = 1 - vignette * min(r, 1.) ** 2.2
            g = noise[i, j] * grain * (1 - .5 * y[i, j, 1])
            for k in range(3):
                v = (y[i, j, k] + sharpen * (y[i, j, k] - soft[i, j, k])) * fall + g
                y[i, j, k] = min(max(v, 0.), 1.)
    return y


def _bloom(x, amount, threshold):
    """Light spilling from bright spots, three radii, worked out at a quarter of the size."""
    h, w = x.shape[:2]
    small = cv2.resize(x, (w // 4, h // 4), interpolation=cv2.INTER_AREA)
    bright = cv2.resize(np.minimum(np.maximum(x - threshold, 0), 6), (w // 4, h // 4), interpolation=cv2.INTER_AREA)
    spill = sum(part * cv2.GaussianBlur(bright, (0, 0), w / size / 4) for size, part in ((320, .45), (90, .33), (30, .22)))
    soft = cv2.GaussianBlur(small, (0, 0), max(.6, w / 640))
    added = cv2.resize(soft * (amount * .35) + spill * (amount * 4), (w, h), interpolation=cv2.INTER_LINEAR)
    return x * (1 - amount * .35) + added


def grade(linear, exposure=1.0, contrast=1.37, saturation=1.2, bloom=.10, threshold=.9, vignette=.16, grain=.006,
          shadows=(-.02, -.003, .03), highlights=(0, 0, 0), white=(1, .945, .85), sharpen=.25, seed=1):
    """shadows and highlights: tints added to the dark and the light end. white: where the brightest spots go."""
    x = np.ascontiguousarray(linear, np.float32) * np.float32(exposure)
    h, w = x.shape[:2]
    x = _bloom(x, bloom, threshold) if bloom else x
    f = np.float32
    y = _develop(x.astype(f), IN, OUT, f(saturation), f(contrast), np.array(shadows, f), np.array(highlights, f), np.array(white, f))
    soft = cv2.GaussianBlur(y, (0, 0), max(.8, w / 1600)) if sharpen else y
    if grain:
        noise = cv2.GaussianBlur(np.random.RandomState(seed).randn(h, w).astype(f), (0, 0), .7) * f(1.6)
    else:
        noise = np.zeros((h, w), f)
    return _finish(y, soft, noise, f(sharpen), f(vignette), f(grain))


@njit(parallel=True, fastmath=True)
def _guided(L, A, N, D, radius, sl, sa, sn, sd):
    rows, columns, _ = L.shape
    out = np.zeros_like(L)
    for y in prange(rows):
        for x in range(columns):
            total = 0.
            sums = np.zeros(3)
            for j in range(max(0, y - radius), min(rows, y + radius + 1)):
                for i in range(max(0, x - radius), min(columns, x + radius + 1)):
                    d = (D[y, x] - D[j, i]) ** 2 * sd + ((y - j) ** 2 + (x - i) ** 2) * (.5 / (radius * radius))
                    for c in range(3):
                        d += (L[y, x, c] - L[j, i, c]) ** 2 * sl + (A[y, x, c] - A[j, i, c]) ** 2 * sa + (N[y, x, c] - N[j, i, c]) ** 2 * sn
                    w = np.exp(-d)
                    total += w
                    sums += w * L[j, i]
            out[y, x] = (sums / total).astype(np.float32)
    return out


def bilateral(rgb, albedo, normal, mist, strength=.3):
    """The noise filter where the network is not at hand: joint bilateral on log radiance; needs 30 samples or more."""
    f = np.float32
    log = np.log(np.maximum(rgb, 0) + .02).astype(f)
    return np.maximum(np.exp(_guided(log, albedo.astype(f), normal.astype(f), mist.astype(f), 3, 1 / (2 * strength * strength), 80., 6., 400.)) - .02, 0)
