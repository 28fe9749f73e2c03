"""Ibiza: the rock of Es Vedrà in an evening sea, seen between umbrella pines. `ibiza` has the low light from the right
(the view leads south-west from Cala d'Hort, the sun sets in the north-west), the film the red end of the evening.

Recognisable by the steep limestone island with its shoulder and the small islet beside it.
"""
from scenery import *

GRADE = dict(exposure=.95, contrast=1.38, saturation=1.22)
FRAMINGS = {
    'ibiza': dict(eye=(0, 0, 34), target=(60, 1500, 92), lens=44, samples=4, mist=5000, grade=dict(exposure=.98, saturation=1.16)),
    'ibiza-package': dict(eye=(60, 150, 7), target=(215, 1750, 118), lens=40, samples=10, mist=5000, grade=dict(exposure=.92, saturation=1.14)),
    'booking-confirmation': dict(eye=(0, 0, 34), target=(-60, 1500, 66), lens=38, samples=5, mist=5000,
                                 film=dict(waves=dict(slope=.032, length=(2, 45), deep=(.012, .04, .06), glitter=1.5), clouds=54, lights=.3)),
}


def isle(cx, cy, half_x, half_y, peaks, seed):
    """Summits (x, y, height, width x, width y, power) joined, ledged and cut by rain."""
    X, Y = Ground.axes((-half_x, half_x), (-half_y, half_y), 520, 520)
    wx, wy = X + fbm(X / 190, Y / 190, seed, 5) * 75, Y + fbm(X / 190, Y / 190, seed + 1, 5) * 75
    Z = np.full_like(X, -60.)
    for px, py, height, wide, deep, power in peaks:
        Z = np.maximum(Z, height * np.exp(-np.hypot((wx - px) / wide, (wy - py) / deep) ** power) - 24)
    above = np.clip((Z + 20) / 120, 0, 1)
    Z += fbm(X / 120, Y / 120, seed + 3, 7, ridged=True) * 70 * above - 18 * above
    step, part = 22, Z / 22
    Z = np.where(Z > 5, (np.floor(part) + np.clip((part - np.floor(part)) * 1.9 - .45, 0, 1)) * step * .55 + Z * .45, Z)
    obj = Ground(Z, (-half_x, half_x), (-half_y, half_y)).eroded(120000, seed).place(
        land('#5b5a35', '#7b6f48', '#b5977a', slope=.62, blend=.12, bump=4, bump_grain=.03, grain=.012))
    obj.location = (cx, cy, 0)


def evening():
    sky([(0, '#ffb877'), (.12, '#fb9d7c'), (.3, '#d88a95'), (.55, '#8a7bac'), (1, '#3f5394')], sun=(4.2, -13), glow='#ff8a3c', glow_strength=.95,
        sun_strength=3.6, sun_color='#ffab66', disc=.36, disc_strength=1.5,
        clouds=dict(amount=.62, scale=1.0, stretch=.28, lit='#ffc79c', shade='#9c7ba0', opacity=.85, haze=.08, seed=33, flat=.12))


def build(view):
    rnd = random.Random(4)
    morning = view['name'] == 'ibiza-package'
    if morning:
        sky([(0, '#fbdcc0'), (.12, '#f0d6d0'), (.3, '#bccbe0'), (.55, '#86acd6'), (1, '#3f76b4')], sun=(15, -112), glow='#ffc896', glow_strength=.4, strength=.95,
            sun_strength=4.6, sun_color='#ffcf9e', clouds=dict(amount=.5, scale=1.0, stretch=.28, lit='#fff0e2', shade='#b6b4ce', opacity=.75, haze=.08, seed=17, flat=.14))
    elif view['name'] == 'ibiza':
        sky([(0, '#ffe2b8'), (.1, '#fbd3b4'), (.26, '#d3cbd6'), (.5, '#8fb0da'), (1, '#3c72ba')], sun=(8, 74), glow='#ffc07a', glow_strength=.6, sun_strength=5.4, sun_color='#ffb978',
            clouds=dict(amount=.55, scale=1.0, stretch=.3, lit='#ffe8d0', shade='#b0aac6', opacity=.8, haze=.08, seed=17, flat=.13))
    else:
        evening()
    sea(deep='#0c5560' if morning else '#0a4a62' if view['name'] == 'ibiza' else '#083040', rough=.07, waves=.06, size=16.7, stretch=(.8, 2.), fine=.5, y=(-200, 40000))
    isle(255, 1750, 620, 420, [(0, 0, 430, 190, 150, 1.15), (150, 20, 250, 170, 150, 1.3), (-120, -10, 235, 130, 120, 1.35), (300, 20, 130, 150, 130, 1.5)], 4)
    isle(-470, 2350, 330, 180, [(0, 0, 95, 210, 80, 1.7)], 14)
    X, Y = Ground.axes((-160, 160), (2, 260), 400, 400)
    inland = -X - 7 - Y * .16 + fbm(X / 40, Y / 40, 4, 6) * 22
    cliff = Ground(-20 + 46 / (1 + np.exp(-inland / 5)) + np.clip(inland, 0, 200) * .12 + fbm(X / 14, Y / 14, 8, 6) * 2.4, (-160, 160), (2, 260))
    cliff.place(land('#4d4a2c', '#7a6c42', '#a98a6c', slope=.7, blend=.1, bump=.5, bump_grain=.35, grain=.1))
    foliage, bark = leaf('#33451f', '#5c6530', through=.3), matter('#5a3c2a', rough=.9)
    pines = [broadleaf(foliage, bark, i, 9000, .42, .62, .8) for i in range(4)]
    for k in range(420):
        x, y = rnd.uniform(-150, 60), rnd.uniform(16, 230)
        if cliff.height(x, y) >= 16:
            instance(pines[k % 4], (x, y, cliff.height(x, y) - .5), rnd.uniform(4, 9.5), rnd.uniform(0, 360))
    white = matter('#f4ece0', rough=.8, variation=.04, grain=.4)
    z, glow = cliff.height(-52, 96), light('#ffb765', 3)
    for x, y, w, d, h in ((-56, 100, 16, 9, 4.2), (-62, 104, 8, 8, 7.2), (-47, 98, 7, 7, 3.4)):
        box(x, y, z - 6, w, d, h + 6, white, bevel=.08)
    for i in range(4):
        box(-61.5 + i * 3.4, 95.45, z + .5, 1.7, .12, 2.5, glow)
    sail, hull = matter('#fbf3e6', rough=.7), matter('#f2ece2', rough=.3)
    yacht(44, 400, 1.25, 14, sail, hull)
    yacht(-60, 900, 1.4, -30, sail, hull)
    if morning:
        yacht(104, 390, 1.3, 24, sail, hull)
        yacht(330, 900, 1.4, -20, sail, hull)
    motor_yacht(120, 620, 1.0, 168, hull, glass(), light('#ffc98a', 2.2))
    soft_light((70, -30, 70), (-45, 90, 22), 60, 90000, '#ffc9b4')
    air = {'ibiza-package': ('#c2c4da', '#ffd2a8'), 'ibiza': ('#c4c4d2', '#ffd2a0')}.get(view['name'], ('#c493a5', '#ff9a5a'))
    haze(air[0], 5200., air[1], height_falloff=.002, focus=6, start=200, most=.9)
