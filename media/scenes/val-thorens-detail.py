"""Icicles along the eave of a chalet in Val Thorens, the last sun through them, the ridge behind.

What makes it that place: larch boards gone dark in the sun of 2300 metres, snow to the edge of the roof, rock and snow beyond.
"""
from scenery import *
from scenery.rooms import view_beyond, wood

GRADE = dict(exposure=1.12, contrast=1.26, saturation=1.08, bloom=.12, vignette=.14, shadows=(-.004, .0, .014), highlights=(.012, .004, -.010))
FRAMINGS = {
    'val-thorens-ski-detail': dict(eye=(-.55, -1.35, 1.50), target=(.02, .3, 1.79), lens=46, sharp_at=1.5, f_stop=3.2, samples=5, preview_samples=8, bounces=4, mist=40),
}


def ice():
    """Clear ice with clouded veins."""
    material, t, shader = nodes.new_material('ice')
    at = nodes.position(t)
    vein = nodes.noise(t, nodes.vector(t, 'MULTIPLY', at, (60, 60, 14)), 1.0, 5.0, .6)
    shader.inputs['Base Color'].default_value = nodes.rgba('#f0f6fb')
    shader.inputs['Transmission'].default_value, shader.inputs['IOR'].default_value, shader.inputs['Specular'].default_value = 1.0, 1.31, .5
    t.links.new(nodes.ramp(t, vein, [(.45, .02), (.72, .34)]), shader.inputs['Roughness'])
    t.links.new(nodes.bump(t, nodes.noise(t, at, 90.0, 3.0, .5), .0016, .6), shader.inputs['Normal'])
    return material


def icicle(x, y, z, long, thick, material, rnd):
    """A cone that grew by drops: ribs a finger's breadth apart, a foot that spreads under the eave, a bend from the wind."""
    rows, around = int(40 + long * 160), 28
    u, a = np.meshgrid(np.linspace(0, 1, rows), np.linspace(0, 2 * math.pi, around, endpoint=False), indexing='ij')
    seed = rnd.randrange(999)
    ribs = 1 + .07 * np.sin(u * long / .0105 * 2 * math.pi + 1.3 * fbm(u * 9, a * 0, seed, 2)) * np.clip(u * 6, 0, 1) * np.clip((1 - u) * 4, 0, 1)
    body = (1 - u) ** .72 * (1 + .16 * fbm(u * 4, a * 0 + seed, seed, 3)) + 1.5 * np.exp(-u * long / .022) + .05
    lobes = 1 + .13 * fbm(np.cos(a) * 1.1, np.sin(a) * 1.1 + u * 2.5, seed + 1, 3)
    r = thick * body * ribs * lobes
    r[-1] = .0004
    bend_x, bend_y = rnd.gauss(0, .05) * long, rnd.gauss(0, .03) * long
    points = np.stack([x + bend_x * u ** 2 + r * np.cos(a), y + bend_y * u ** 2 + r * np.sin(a) * .9, z - long * u], -1).reshape(-1, 3)
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1], k[1:], np.roll(k, -1, 1)[1:], np.roll(k, -1, 1)[:-1]], -1).reshape(-1, 4).tolist()
    obj = instance(mesh(points, faces, material, smooth=True))
    obj.visible_shadow = False


def build(view):
    rnd = random.Random(15)
    sky([(0, '#ffd9b0'), (.2, '#c9d4ea'), (.5, '#7fa8dc'), (1, '#3f6cb4')], sun=(13, 24), glow='#ffc890', glow_strength=.8, strength=.85, sun_strength=4.2, sun_color='#ffcf98', sun_size=.8)
    view_beyond('val-thorens', (11, 34, 2.4), 50, .34, 1.25, soft=11)
    larch = wood('#6b4428', 'x', .7, 30)
    dark = wood('#4c301d', 'x', .75, 30)
    # the eave: soffit, fascia board, gutterless edge with a metal drip, snow on it
    box(0, .30, 2.075, 6, .62, .03, larch)
    box(0, -.02, 1.985, 6, .035, .16, dark, bevel=.004)
    box(0, -.045, 2.145, 6, .10, .012, matter('#5a6068', rough=.4, metal=.8), bevel=.003)
    for k in range(9):
        box(-2.4 + .6 * k, .30, 1.99, .09, .60, .10, larch, bevel=.004)
    snow = matter('#f3f6fb', rough=.85, specular=.3, variation=.02, grain=8, bump=.004, bump_grain=60.)
    s, x = np.meshgrid(np.linspace(0, 1, 70), np.linspace(-3, 3, 420), indexing='ij')
    hang = .05 + .022 * fbm(x * 1.6, x * 0, 3, 4)
    a = s * math.pi
    y = np.where(s < .72, -.075 - hang * np.sin(np.clip(s / .72, 0, 1) * math.pi * .62), 0)
    full = .17 + .03 * fbm(x * 1.1, x * 0, 7, 4)
    y = -.06 - hang * np.sin(a * .5 + .2) * np.cos(a * .5) * 2.1 + np.clip(s - .62, 0, 1) * 2.2
    z = 2.15 + full * np.clip(1 - np.cos(np.clip(a, 0, math.pi * .62) * 1.0 / .62), 0, 2) / 2 + .012 * fbm(x * 7, s * 5, 5, 4) + np.clip(s - .62, 0, 1) * .35
    k = np.arange(s.size).reshape(s.shape)
    instance(mesh(np.stack([x, y, z], -1).reshape(-1, 3), np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist(), snow, smooth=True))
    clear = ice()
    at = -1.9
    while at < 2.2:
        near = .55 + .45 * math.sin(at * 3.1 + .9)
        long = (.08 + .46 * rnd.random() ** 1.5) * (.5 + .75 * near)
        icicle(at, -.072 + rnd.uniform(-.012, .012), 2.152, long, .0095 + .030 * long, clear, rnd)
        at += rnd.uniform(.022, .074)
    haze('#d8cfd0', 4000., '#ffd0a0', focus=5, start=30)
