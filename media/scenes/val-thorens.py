"""Val Thorens: a ring of bare peaks round a bowl of snow, a groomed piste before them.

Recognisable by what is missing (at 2,300 m no tree grows) and by the horseshoe of peaks with the Aiguille de Péclet over its
glacier. Sources: the place and its height demo.avantgardia.com/newspeak/val-thorens-the-highest-resort-in-europe,
academickids.com/encyclopedia (Val Thorens); the Péclet chalet-altitude.com/en/hors-pistes-hors-du-commun. The course of the
ridges is simplified.
`val-thorens` stands on the fresh piste in the morning, two skis in the snow; `videos` lays a sea of clouds below the peaks.
"""
import cv2

from scenery import *
from scenery.skis import pole, ski, sole

GRADE = dict(exposure=.76, contrast=1.36, saturation=1.08)
FRAMINGS = {
    'val-thorens': dict(eye=(0, 0, 783.92), target=(.06, 5, 783.86), lens=33, sharp_at=3.0, f_stop=3.2, samples=8, preview_samples=6, mist=15000, grade=dict(exposure=.92, contrast=1.3, saturation=1.06, vignette=.12)),
    'val-thorens-far': dict(eye=(0, 0, 784), target=(.06, 5, 784.02), lens=33, samples=8, mist=15000, size=(1200, 750), beyond='val-thorens', grade=dict(exposure=.92, contrast=1.3, saturation=1.06)),
    'videos': dict(eye=(0, 0, 980), target=(300, 5200, 1230), lens=36, samples=4, mist=15000, grade=dict(exposure=1.1, saturation=1.1),
                   film=dict(clouds=40, fog=[dict(top=840, soft=260, color=(.36, .33, .5), density=.95, drift=70, size=260, start=500, reach=1600),
                                             dict(top=1150, soft=500, color=(.5, .38, .46), density=.5, drift=-46, size=420, start=2500, reach=3000)]),
                   encode=dict(av1_crf=58, h264_crf=35, cq=37, webp=50)),
}
RIDGES = (((-4600, 5400, .7), (-3200, 6000, .9), (-2300, 5500, .78), (-1500, 5900, 1.), (-750, 5300, .74), (-100, 5700, .86), (500, 5400, .8), (1050, 5750, 1.12), (1500, 5500, .9), (2200, 6100, 1.06), (3200, 5700, .84), (4600, 6100, .9)),
          ((-2300, 5500, .78), (-2350, 4400, .74), (-1900, 3400, .56), (-1500, 2500, .24)), ((2200, 6100, 1.), (2150, 4700, .82), (1750, 3600, .66), (1450, 2600, .26)),
          ((1050, 5750, 1.1), (800, 4900, .68), (560, 4200, .26)), ((-1500, 5900, 1.), (-1050, 4800, .55), (-700, 4100, .22)))


def peaks():
    """The ring of summits: lifted along the ridges of the map, then cut by water and ice."""
    cell = 10.
    X, Y = Ground.axes((-4400, 4400), (1500, 7700), 881, 621)
    wx, wy = X + fbm(X / 900, Y / 900, 8, 4) * 260, Y + fbm(X / 900, Y / 900, 9, 4) * 260
    lift = np.full(X.shape, .05)
    for ridge in RIDGES:
        for (ax, ay, ah), (bx, by, bh) in zip(ridge, ridge[1:]):
            t = np.clip(((wx - ax) * (bx - ax) + (wy - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2), 0, 1)
            far = np.hypot(wx - ax - t * (bx - ax), wy - ay - t * (by - ay))
            lift = np.maximum(lift, (ah + t * (bh - ah)) * np.exp(-(far / 620) ** 1.4))
    lift *= np.clip((Y - 1500) / 900, .03, 1) * np.clip((4300 - np.abs(X)) / 300, 0, 1) * np.clip((7600 - Y) / 300, 0, 1)
    Z = mountains(lift, cell, (60, 24, 12), cut=11, talus=1.75, seed=6)
    Z *= 1650 / np.percentile(Z, 99.95)
    soft = cv2.GaussianBlur(Z.astype(np.float32), (0, 0), 14)
    Z += (soft - Z) * np.clip((420 - soft) / 260, 0, 1)
    Z *= np.clip((Y - 1500) / 600, 0, 1)
    steep = np.clip((np.hypot(*np.gradient(Z, cell)) - .6) / .5, 0, 1)
    Z += steep * (fbm(X / 60, Y / 60, 4, 4, ridged=True) - .5) * 38
    return Ground(ledges(Z, 46, .22, (.1, -.06), 7, cell) + 560, (-4400, 4400), (1500, 7700))


PISTE, PITCH = 783.38, .036


def corduroy(x, y, step, snow):
    """Snow as the machine leaves it: combed along the fall line, crumbs on the combs, a seam where two passes meet."""
    X, Y = np.meshgrid(np.arange(*x, step), np.arange(*y, step * 4))
    sway = X + .02 * fbm(Y * .25, Y * 0, 40, 2)
    comb = np.abs((sway / PITCH) % 1 - .5) * 2
    comb = np.clip(comb * 1.5 - .22, 0, 1)
    comb = comb * comb * (3 - 2 * comb)
    crumbs = fbm(X * 26, Y * 20, 41, 4)
    Z = .021 * comb * (1 - .34 * np.clip(fbm(X * 2.2, Y * 1.4, 42, 4) + .15, 0, 1)) + .0036 * crumbs + .011 * np.clip(fbm(X * 22, Y * 19, 45, 3) - .34, 0, 1)
    for seam in (-1.55, 3.1):
        d = np.abs(X - seam - .03 * np.sin(Y * .4))
        ridge = np.exp(-(d / .05) ** 2)
        Z = Z * (1 - ridge) + ridge * (.032 + .022 * fbm(X * 14, Y * 5, 43, 4))
    Z += .03 * fbm(X * .22, Y * .13, 44, 3) + PISTE - np.clip(Y - 16, 0, None) ** 2 * .0016
    k = np.arange(X.size).reshape(X.shape)
    faces = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4)
    return instance(mesh(np.stack([X, Y, Z], -1).reshape(-1, 3), faces.tolist(), snow, smooth=True))


def build(view):
    film = view['name'] == 'videos'
    if film:
        sky([(0, '#f3b184'), (.14, '#dfa59c'), (.35, '#8f8fc0'), (.62, '#4a63a8'), (1, '#22386f')], sun=(5, -104), glow='#ff9a5a', glow_strength=.5, strength=.75, sun_strength=4.2, sun_color='#ff9f66', sun_size=.8,
            clouds=dict(amount=.3, scale=1.1, stretch=.3, lit='#ffb48c', shade='#7f7aa4', opacity=.7, haze=.1, seed=41, flat=.2))
    else:
        sky([(0, '#f6dcc4'), (.14, '#d9d6de'), (.35, '#94b4dc'), (.62, '#4d82c6'), (1, '#235196')], sun=(14, -104), glow='#ffc690', glow_strength=.4, strength=.55, sun_strength=9.0, sun_color='#ffbd80', sun_size=.5,
            clouds=dict(amount=.3, scale=1.1, stretch=.3, lit='#fff3e6', shade='#b3b4d0', opacity=.6, haze=.1, seed=41, flat=.2))
    peaks().place(land('#e9eef7', '#f8f9fc', '#57524f', slope=.52, blend=.06, bump=5, bump_grain=.03, grain=.009, rough=.7))
    if film:
        plane(380, matter('#e9e4ec', rough=1., bump=40, bump_grain=.002), (-20000, 20000), (300, 20000))
    else:
        plane(540, matter('#eef1f7'), (-20000, 20000), (30, 20000))
        snow = matter('#f3f5fa', rough=.62, specular=.3, bump=.0016, bump_grain=150.)
        corduroy((-4.4, 4.4), (.5, 6.), .005, snow)
        corduroy((-12, 12), (5.98, 16), .009, snow)
        corduroy((-30, 30), (15.96, 40), .018, snow)
        if view['name'] == 'val-thorens-far':
            return haze('#a9b6dc', 26000., '#ffd0a8', height_falloff=.0005, focus=4, start=500)
        steel, dark = matter('#b9bcc0', rough=.3, metal=1.), matter('#1c1e22', rough=.5)
        ski((.62, 3.02, PISTE - .22), -5, 3, sole('#c8402c', '#f0ece4'), steel)
        ski((.75, 3.10, PISTE - .20), 4, -2, sole('#c8402c', '#f0ece4'), steel)
        pole((1.02, 2.9, PISTE - .07), 9, 5, matter('#c9ccd2', rough=.25, metal=.9), dark, matter('#23262c', rough=.8))
        pole((.36, 3.2, PISTE - .07), -11, -3, matter('#c9ccd2', rough=.25, metal=.9), dark, matter('#23262c', rough=.8))
    haze('#a9b6dc' if not film else '#8f8cba', 26000., '#ffd0a8', height_falloff=.0005, focus=4, start=500)
