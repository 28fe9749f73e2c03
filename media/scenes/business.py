"""A bright gallery terrace over a calm sea, morning: white columns, a pale floor with long shadows, the horizon open.

No place in particular: a modern loggia of plastered piers, two low benches, a sculpture on a plinth, olive trees in
pots, a pool edge that meets the sea. Kept light, because dark text stands over it; the left half is quiet wall and sky.
"""
from scenery import *

GRADE = dict(exposure=1.26, contrast=1.2, saturation=1.04, shadows=(0, 0, .008), vignette=.05)
FRAMINGS = {
    'business': dict(eye=(-1.6, -4.6, 1.7), target=(1.2, 20, 2.9), lens=24, samples=7, mist=3000,
                     film=dict(waves=dict(slope=.016, length=(.8, 22), deep=(.10, .20, .25), glitter=2.4, speed=.5), clouds=44, zoom=.014)),
}


def build(view):
    rnd = random.Random(3)
    sky([(0, '#fff0dc'), (.1, '#fbeadb'), (.28, '#dbe6ee'), (.6, '#a9cbe6'), (1, '#7fb0dc')], sun=(25, -46), glow='#fff0d0', glow_strength=.5, strength=1.25, sun_strength=5.4, sun_color='#ffe6c4', sun_size=1.0,
        clouds=dict(amount=.5, scale=1.0, stretch=.3, lit='#ffffff', shade='#dfe0e8', opacity=.75, haze=.06, seed=41, flat=.13))
    plaster = matter('#f1ece3', rough=.85, variation=.05, grain=.8, bump=.006, bump_grain=4)
    stone = matter('#e6ddcf', rough=.5, variation=.08, grain=.9, bump=.004, bump_grain=6)
    oak, bronze = matter('#c9ab86', rough=.55, variation=.25, grain=3), matter('#6d5a48', rough=.35, metal=.85)
    plane(0, slabs(), (-16, 14), (-14, 9.5))
    for x in (-9.6, -3.9, 1.8, 7.5):
        box(x, 7.6, 0, .62, .62, 4.2, plaster, bevel=.03)
    box(-1, 7.6, 4.2, 30, .9, .75, plaster, bevel=.03)
    box(-1, -2, 4.75, 30, 20, .3, plaster)
    for k in range(14):
        box(-14.6 + k * 2.1, -2, 4.45, .22, 19, .32, oak)
    wall([rectangle(-14, 0, 9, 4.8)] + [rectangle(-3.2, .0, 1.6, 3.2), rectangle(4.0, 1.0, 6.6, 3.4)], .5, plaster, (9.6, -2.5, 0), 90)
    box(-11.8, -1, 0, .5, 18, 4.8, plaster)
    for k, (y, w, c) in enumerate(((-1.2, 2.6, '#b9c9cf'), (2.6, 2.0, '#d9b99a'))):
        box(-11.5, y, 1.2, .08, w, 1.9, plaster)
        box(-11.44, y, 1.32, .06, w - .24, 1.66, matter(c, rough=.8, variation=.3, grain=1.1, other='#f0e6d8'))
    box(3.4, 4.4, 0, 2.6, .55, .42, stone, bevel=.03)
    box(3.4, 4.4, .42, 2.64, .6, .07, oak, bevel=.01)
    box(-5.4, 4.6, 0, 2.2, .55, .42, stone, bevel=.03)
    box(-5.4, 4.6, .42, 2.24, .6, .07, oak, bevel=.01)
    sculpture(6.0, 5.2, stone, bronze)
    olive(rnd, stone)
    terrace(stone)
    coast(rnd, plaster)
    yacht(120, 560, 1.2, 160, matter('#fdfaf4', rough=.7), matter('#f6f2ea', rough=.3), 5, -26)
    yacht(300, 900, 1.2, -20, matter('#fdfaf4', rough=.7), matter('#f6f2ea', rough=.3), 6, -26)
    soft_light((-3, -12, 4), (0, 6, 1.5), 8, 420, '#fff4e6')
    haze('#dfe4ea', 5200., '#fff0d8', height_falloff=.002, focus=3, start=60, most=.9)


def slabs():
    """Large honed slabs with thin joints, slightly mirroring."""
    material, t, shader = nodes.new_material('slabs')
    where = nodes.position(t)
    bricks = nodes.add(t, 'ShaderNodeTexBrick', {'Scale': 1.0, 'Vector': where, 'Color1': '#e8dfd1', 'Color2': '#ddd2c2', 'Mortar': '#b9ad9c', 'Mortar Size': .008})
    bricks.inputs['Brick Width'].default_value, bricks.inputs['Row Height'].default_value = 1.5, 1.5
    tone = nodes.ramp(t, nodes.noise(t, where, 1.6, 6.0, .6), [(.3, '#efe8dc'), (.7, '#ffffff')])
    t.links.new(nodes.mix(t, 1.0, bricks.outputs['Color'], tone, 'MULTIPLY'), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value = .22
    shader.inputs['Specular'].default_value = .45
    return material


def sculpture(x, y, stone, bronze):
    """Two leaning rings on a plinth."""
    box(x, y, 0, .8, .8, .95, stone, 12, bevel=.02)
    for size, lean, turn in ((.62, 12, 20), (.4, -24, 70)):
        ring = [(size * math.cos(a), 0, size + size * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 49)]
        group([tube(ring, .085 * (size / .5), bronze, 12)], (x, y, .95), 1.0, turn, lean)


def olive(rnd, stone):
    """Olive trees in low bowls by the piers."""
    bark = matter('#7a6a58', rough=.9, variation=.3, grain=6)
    trees = [broadleaf(leaf('#6f7f5c', '#8c9a76', through=.3), bark, i, 5200, .85, .34, .72, .9) for i in range(2)]
    for k, (x, y, size) in enumerate(((8.4, 6.4, 2.9), (9.9, 13.6, 3.4), (-9.0, 6.0, 2.5), (4.9, 13.8, 2.2))):
        base = 0 if y < 9 else -.4
        revolve([(.3, 0), (.55, .12), (.72, .62), (.66, .64), (.6, .52), (0, .5)], stone, (x, y, base), 32)
        instance(trees[k % 2], (x, y, base + .45), size, k * 77)


def terrace(stone):
    """The lower terrace, the pool whose edge meets the sea, and its wall."""
    box(0, 13.3, -1.0, 60, 8, .6, stone)
    plane(-.395, matter('#e2d8c8', rough=.6, variation=.08, grain=.9), (-30, 30), (9.3, 17.4))
    pool = sea(-.34, deep='#4f9fae', rough=.01, waves=.012, size=1.0, stretch=(1, 1.3), x=(-20, 3.2), y=(11.4, 17.2))
    pool.name = 'pool'
    for y in (11.3, 17.25):
        box(-8.5, y, -.6, 23.6, .3, .3, stone, bevel=.02)
    box(3.35, 14.2, -.6, .3, 6.2, .3, stone, bevel=.02)


def coast(rnd, plaster):
    """The sea below, a headland on the right with a few white houses, blue hills far off."""
    sea(-26, deep='#2f7f9f', rough=.08, waves=.03, size=9, stretch=(.8, 1.8), fine=.4, y=(18, 30000))
    X, Y = Ground.axes((60, 1500), (380, 1900), 420, 440)
    out = X - 330 - fbm(X / 170, Y / 170, 4, 5) * 120 + .10 * (Y - 900) - 160 * np.exp(-((Y - 820) / 160) ** 2) * -1
    Z = -44 + 60 / (1 + np.exp(-out / 26)) + np.clip(out, 0, 1500) * .12 * (1 + fbm(X / 220, Y / 220, 7, 5)) + fbm(X / 40, Y / 40, 9, 5) * 5
    ground = Ground(Z, (60, 1500), (380, 1900))
    ground.place(land('#7f8a5c', '#a9a273', '#cdb99a', slope=.72, bump=1.5, bump_grain=.06, grain=.02))
    bark = matter('#5b4a3a')
    trees = [broadleaf(leaf('#55653c', '#717c4c'), bark, i, 900, .55, .45, 1.1) for i in range(3)]
    for k in range(900):
        x, y = rnd.uniform(150, 1000), rnd.uniform(420, 1700)
        z = ground.height(x, y)
        if z > -14 and ground.slope(x, y) < 1.0:
            if k % 16 == 0:
                box(x, y, z - 3, rnd.uniform(9, 15), 9, rnd.uniform(7, 10), plaster, rnd.uniform(0, 90))
            else:
                instance(trees[k % 3], (x, y, z - 1), rnd.uniform(6, 11), k * 31)
    for seed, (near, high, left, right) in enumerate(((4200, 260, -1800, 5200), (7600, 520, -6500, 1500))):
        X, Y = Ground.axes((left, right), (near, near + 1500), 380, 60)
        fade = np.clip((X - left) / 1400, 0, 1) * np.clip((right - X) / 1400, 0, 1) * np.clip((Y - near) / 500, 0, 1)
        Ground(-70 + (fbm(X / 1100, Y / 1100, seed + 31, 6) * .6 + .8) * high * fade, (left, right), (near, near + 1500)).place(matter('#8fa0ac'))
