"""A night coast in a long exposure: one lighthouse on a black headland, its beam going round once per loop.

A generic northern shore: a white tower with a keeper's house, one lit window, skerries, water drawn smooth, the last
blue of the evening low on the right and stars above. The title stands upper left, so that part is sky. `ai-results`
is the same shore at first light, when the question of the night has its answer: the beam is off, the sea awake.
"""
from scenery import *

GRADE = dict(exposure=1.15, contrast=1.3, saturation=1.1, shadows=(-.01, 0, .025))
FRAMINGS = {
    'demo': dict(eye=(0, -20, 13), target=(30, 300, 24), lens=34, samples=6, mist=6000,
                 film=dict(waves=dict(slope=.02, length=(4, 60), deep=(.004, .01, .018), glitter=1.2, speed=.45), clouds=36, lights=.15, zoom=.015,
                           stars=dict(count=620, drift=(26, -9), strength=.75, above=.5), beam=dict(at=(.7855, .396), length=.8, color=(1, .86, .62), strength=.5))),
    'ai-results': dict(eye=(6, -30, 17), target=(44, 300, 33), lens=33, samples=6, mist=6000, grade=dict(exposure=1.15, contrast=1.3, saturation=1.12),
                       film=dict(waves=dict(slope=.026, length=(2, 40), deep=(.03, .04, .06), glitter=1.2), clouds=40, zoom=.015)),
}


def build(view):
    rnd = random.Random(6)
    dawn = view['name'] == 'ai-results'
    if dawn:
        sky([(0, '#f4b183'), (.1, '#e0a596'), (.26, '#a493b4'), (.55, '#5c74ab'), (1, '#31508f')], sun=(5, 62), glow='#ff9f5e', glow_strength=.7, strength=.8,
            sun_strength=4.8, sun_color='#ffb47c', sun_size=1, clouds=dict(amount=.5, scale=.9, stretch=.22, lit='#ffc79c', shade='#8d86a8', opacity=.75, haze=.05, seed=33, flat=.12))
    else:
        sky([(0, '#7d8aa8'), (.08, '#5a6c96'), (.22, '#324a7c'), (.5, '#16264f'), (1, '#081129')], sun=(19, 98), glow='#8da3cf', glow_strength=.22, strength=.55,
            sun_strength=2.6, sun_color='#a9c0ee', sun_size=2, clouds=dict(amount=.5, scale=.9, stretch=.22, lit='#7f92bb', shade='#24345c', opacity=.75, haze=.05, seed=33, flat=.12))
    sea(deep='#0a2030' if dawn else '#04101c', rough=.16, waves=.03, size=14, stretch=(.6, 1.6), fine=.3)
    rock = land('#3b4230', '#565a3c', '#6d6660', slope=.84, blend=.12, bump=1.0, bump_grain=.25, grain=.08)
    X, Y = Ground.axes((-60, 420), (150, 520), 620, 480)
    edge = fbm(X / 60, Y / 60, 3, 6) * 26 + fbm(X / 14, Y / 14, 4, 4) * 5
    body = X - 60 + edge - 26 * np.sin(Y / 60) - .12 * (Y - 260)
    sides = np.minimum(Y - 200 + edge * .5, 470 - Y)
    out = np.minimum(body, sides)
    Z = -8 + 24 / (1 + np.exp(-out / 7)) + np.clip(out, 0, 300) * .05 + fbm(X / 18, Y / 18, 6, 6, ridged=True) * 8 * np.exp(-np.abs(out) / 30) + fbm(X / 60, Y / 60, 8, 4) * 3
    ground = Ground(Z, (-60, 420), (150, 520))
    ground.place(rock)
    X, Y = Ground.axes((-160, 130), (55, 230), 420, 260)
    skerries = -3.4 + 6.5 * np.clip(fbm(X / 34, Y / 34, 12, 6) * 1.5 - .05 - np.exp(-((X + 30) / 40) ** 2) * .9, -.6, 1.1) + fbm(X / 7, Y / 7, 5, 4) * 1.0
    skerries -= 6 * np.exp(-(np.minimum(np.minimum(X + 160, 130 - X), np.minimum(Y - 55, 230 - Y)) / 12) ** 2)
    Ground(skerries, (-160, 130), (55, 230)).place(rock)
    white, dark, glow = matter('#e8e4da', rough=.8, variation=.08), matter('#20262c', rough=.5), light('#ffc67a', 3)
    x, y = 118, 268
    z = ground.height(x, y) - .6
    lighthouse(x, y, z, 27, white, matter('#8c3527', rough=.7), light('#ffe6b4', 5), dark)
    if not dawn:
        lamp((x, y, z + 23), 9000, '#ffd79a', .8)
    for px, w, d, h in ((14, 13, 8, 4.2), (26, 7, 6, 3.2)):
        base = ground.height(x + px, y + 4) - .8
        box(x + px, y + 4, base, w, d, h, white, 8)
        gable_roof(d, w, h * .7, matter('#3a3532', rough=.8), (x + px, y + 4, base + h), 98)
    base = ground.height(x + 14, y + 4) - .8
    for px in (-3.4, 1.2):
        box(x + 14 + px, y - .2 + px * .14, base + 1.5, 1.0, .15, 1.3, glow, 8)
    railing([(x - 9, y - 4, z + .4), (x + 4, y - 7, z + .2), (x + 20, y - 5, z)], 1.1, white)
    for seed, (near, high, left, right) in enumerate(((1300, 70, 200, 2600), (2600, 130, -500, 4600), (4200, 210, -4200, -600))):
        X, Y = Ground.axes((left - 800, right + 800), (near, near + 1000), 300, 70)
        fade = np.clip((X - left) / 900, 0, 1) * np.clip((right + 700 - X) / 500, 0, 1) * np.clip((Y - near) / 260, 0, 1)
        Ground(-30 + (fbm(X / 700, Y / 700, seed + 21, 7) * .5 + .75) * (high + 30) * fade, (left - 800, right + 800), (near, near + 1000)).place(rock)
    haze(*(('#a08fa6', 2800., '#ffbb8a') if dawn else ('#41527c', 2600., '#8497c2')), height_falloff=.004, focus=4, start=100, most=.92)
