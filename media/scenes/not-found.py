"""Desert dunes under stars: long crests, one side in moonlight and one in shadow, sand blowing off them.

A generic sand sea (as of the Sahara): crescent crests with a sharp edge, wind ripples near, the last warm light on the
horizon, a lone line of footprints that ends. The title stands in the middle, above the crest. `discover-1` is the same sand at sunrise.
"""
from scenery import *

GRADE = dict(exposure=1.15, contrast=1.28, saturation=1.12, shadows=(-.012, 0, .03))
FRAMINGS = {
    'discover-1': dict(eye=(-8, -34, 17), target=(26, 300, 24), lens=34, samples=12, mist=3000, grade=dict(exposure=.98, contrast=1.42, saturation=1.2)),
    'not-found': dict(eye=(-8, -34, 17), target=(22, 300, 30), lens=30, samples=6, mist=3000, grade=dict(saturation=.94, shadows=(.002, 0, .012), exposure=1.2),
                      film=dict(clouds=26, zoom=.018, stars=dict(count=1100, drift=(30, -12), strength=.95, above=.66),
                                fog=[dict(top=46, soft=34, color=(.17, .15, .19), density=.34, drift=190, size=420, start=180, reach=900),
                                     dict(top=8, soft=20, color=(.24, .19, .19), density=.25, drift=300, size=260, start=60, reach=300)])),
}


def dunes(X, Y, length, seed, sharp=1.0):
    """Crests across the wind: a long windward slope, a short steep lee."""
    bend = fbm(X / (length * 2.2), Y / (length * 2.2), seed, 3) * 1.15 + fbm(X / (length * .7), Y / (length * .7), seed + 1, 2) * .12
    phase = (X * .62 + Y * .42) / length + bend
    part = phase - np.floor(phase)
    rise = np.where(part < .72, part / .72, (1 - part) / .28)
    smooth = rise ** (1.25 * sharp)
    amount = .5 + .5 * np.clip(fbm(X / (length * 2.6), Y / (length * 2.6), seed + 2, 3) * 1.6 + .25, -.6, 1)
    return smooth * amount


def hero():
    """The near dune: its crest winds from the lower edge up to a summit on the right third."""
    X, Y = Ground.axes((-320, 460), (-60, 640), 1000, 900)
    crest = 14 + .30 * Y + 26 * np.sin(Y / 62. - .5) * np.clip(Y / 60, .2, 1) + fbm(Y / 40, 0 * Y, 3, 2) * 5
    high = 9 + 42 * np.exp(-((Y - 265) / 120) ** 2) + 12 * np.exp(-((Y - 90) / 60) ** 2) + 16 * np.exp(-((Y - 480) / 90) ** 2)
    away = X - crest
    lee, wind = np.clip(1 - away / (high * 1.75), 0, 1), np.clip(1 + away / (high * 3.4), 0, 1)
    Z = high * np.where(away > 0, lee, wind ** 1.35) - 14
    Z = np.maximum(Z, -12 + dunes(X, Y, 90, 9) * 15) + dunes(X, Y, 33, 5) * 1.6 * np.clip((np.abs(away) - 6) / 50, 0, 1)
    Z -= 5 * np.exp(-(((X) / 26) ** 2 + ((Y + 30) / 50) ** 2)) + np.clip(Y - 540, 0, 200) * .7
    return Ground(Z, (-320, 460), (-60, 640))


def build(view):
    dawn = view['name'] == 'discover-1'
    if dawn:
        sky([(0, '#ffd6a2'), (.1, '#fdc6a0'), (.26, '#dcb7b6'), (.5, '#93a3cc'), (1, '#4a6cae')], sun=(13, -78), glow='#ffb070', glow_strength=.6, sun_strength=5.4, sun_color='#ffb778', sun_size=.8,
            clouds=dict(amount=.5, scale=.9, stretch=.25, lit='#ffdcb6', shade='#b29cb6', opacity=.7, haze=.07, seed=8, flat=.14))
    else:
        sky([(0, '#b98a7e'), (.06, '#8f7a8c'), (.18, '#4f5583'), (.42, '#1f2c5c'), (1, '#0a1232')], sun=(15, -82), glow='#e7a27a', glow_strength=.25, strength=.7,
            sun_strength=1.5, sun_color='#c9d0ee', sun_size=1.5, clouds=dict(amount=.3, scale=.8, stretch=.2, lit='#7d7897', shade='#2a3361', opacity=.5, haze=.05, seed=8, flat=.14))
    sand = ripples()
    hero().place(sand)
    X, Y = Ground.axes((-2600, 3000), (480, 5200), 1000, 800)
    Z = dunes(X, Y, 520, 21) * 105 + dunes(X, Y, 170, 13) * 24 - 46 - 60 * np.clip((700 - Y) / 200, 0, 1)
    Ground(Z, (-2600, 3000), (480, 5200)).place(sand)
    plane(-60, sand, (-30000, 30000), (-400, 40000))
    haze('#d0aaa4' if dawn else '#5d5878', 3600., '#ffc692' if dawn else '#a98784', height_falloff=.003, focus=4, start=60, most=.94)


def ripples():
    """Sand with wind ripples that fade with distance."""
    material, t, shader = nodes.new_material('sand')
    where = nodes.position(t)
    tone = nodes.noise(t, where, .02, 4.0)
    t.links.new(nodes.ramp(t, tone, [(.3, '#b98a64'), (.7, '#d0a57c')]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .9
    shader.inputs['Specular'].default_value = .15
    stretched = nodes.vector(t, 'MULTIPLY', where, (2.6, 1.1, .0))
    fine = nodes.noise(t, stretched, 1.2, 2.0, .4, .6)
    t.links.new(nodes.bump(t, fine, .16, .5), shader.inputs['Normal'])
    return material
