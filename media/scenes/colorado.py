"""Colorado: the Maroon Bells, two bell-shaped peaks of banded maroon rock, mirrored in Maroon Lake in aspen time.

Recognisable by the pair of bells side by side, level beds of wine-red mudstone with snow on their ledges, the straight
glacial valley with gold aspen and dark spruce on its sides, and the still lake with a stony shore.
`aspen-gold` stands higher in an aspen grove late in the day.
"""
from scenery import *

GRADE = dict(exposure=1.0, contrast=1.38, saturation=1.16, shadows=(-.01, 0, .025))
FRAMINGS = {
    'colorado': dict(eye=(0, -6, 2.6), target=(60, 1500, 196), lens=36, samples=12, mist=9000),
    'aspen-gold': dict(eye=(-168, 60, 38), target=(120, 1500, 215), lens=36, samples=12, mist=9000, grade=dict(exposure=1.05, saturation=1.18)),
}


def bells():
    """The two peaks, their neighbours and the ridge that joins them, in beds of rock."""
    X, Y = Ground.axes((-3200, 3400), (2700, 6600), 920)
    wx, wy = X + fbm(X / 420, Y / 420, 2, 5) * 170, Y + fbm(X / 420, Y / 420, 3, 5) * 170
    Z = np.full_like(X, -60.)
    for cx, cy, high, wide, power in ((-300, 4500, 1420, 830, 1.75), (640, 4300, 1330, 700, 1.85), (-820, 4560, 1010, 420, 1.6), (1150, 4500, 860, 480, 1.5), (-1750, 4900, 930, 900, 1.5), (1750, 5000, 850, 900, 1.5), (2700, 4700, 980, 800, 1.5), (-2700, 4300, 1000, 800, 1.5), (60, 5200, 820, 800, 1.6)):
        r, a = np.hypot(wx - cx, (wy - cy) * .9), np.arctan2(wy - cy, wx - cx)
        ribs = fbm(np.cos(a) * 2.6 + 7, np.sin(a) * 2.6 + r / 2600, int(high), 5, ridged=True) - .5
        Z = np.maximum(Z, high * np.exp(-(r * (1 - .22 * ribs) / wide) ** power))
    Z += (fbm(X / 520, Y / 520, 12, 7, ridged=True) - .5) * 150 * np.clip(Z / 500, .15, 1)
    ground = Ground(Z, (-3200, 3400), (2700, 6600)).eroded(240000, 6)
    beds = (ground.z + X * .035 + fbm(X / 700, Y / 700, 5, 3) * 14) / 46
    part = beds - np.floor(beds)
    high = np.clip((ground.z - 260) / 240, 0, 1)
    ground.z += (np.clip((part - .42) * 2.4, 0, 1) - part) * 46 * .62 * high
    ground.z += fbm(X / 60, Y / 60, 41, 5) * 14 * high
    ground.z -= 500 * np.clip((np.abs(X - 100) - 2900) / 400, 0, 1) + 300 * np.clip((2900 - Y) / 200, 0, 1)
    return ground


def beds_of_rock():
    """Maroon beds, paler at chance, snow where a ledge holds it."""
    material, t, shader = nodes.new_material('beds')
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .9, .1
    where = nodes.position(t)
    x, y, z = nodes.split(t, where)
    wide, fine = nodes.noise(t, where, .0022, 5), nodes.noise(t, where, .03, 6, .7)
    level = nodes.math(t, 'ADD', z, nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', wide, .5), 120))
    level = nodes.math(t, 'ADD', level, nodes.math(t, 'MULTIPLY', x, .035))
    band = nodes.noise(t, nodes.combine(t, 0, 0, level), .035, 4, .75)
    rock = nodes.ramp(t, band, [(.3, '#3d2627'), (.45, '#613f3a'), (.56, '#815a50'), (.68, '#4a312f')])
    rock = nodes.mix(t, nodes.math(t, 'MULTIPLY', nodes.ramp(t, fine, [(.35, 0.), (.75, 1.)]), .5), rock, '#2c1a1b')
    up = nodes.split(t, nodes.normal(t))[2]
    holds = nodes.math(t, 'ADD', up, nodes.math(t, 'MULTIPLY', nodes.math(t, 'SUBTRACT', fine, .5), .35))
    snow = nodes.ramp(t, holds, [(.66, 0.), (.74, 1.)])
    tall = nodes.math(t, 'DIVIDE', nodes.math(t, 'SUBTRACT', nodes.math(t, 'ADD', z, nodes.math(t, 'MULTIPLY', wide, 300)), 640), 160, clamp=True)
    grass = nodes.ramp(t, nodes.math(t, 'ADD', up, nodes.math(t, 'MULTIPLY', fine, .2)), [(.78, 0.), (.86, 1.)])
    low = nodes.math(t, 'DIVIDE', nodes.math(t, 'SUBTRACT', 620, z), 200, clamp=True)
    color = nodes.mix(t, nodes.math(t, 'MULTIPLY', grass, low), rock, '#7c6a3c')
    color = nodes.mix(t, nodes.math(t, 'MULTIPLY', snow, tall), color, '#eef1f7')
    t.links.new(color, shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, nodes.noise(t, where, .05, 6, .7), 7., .9), shader.inputs['Normal'])
    return material


def valley():
    """From the shore to the foot of the peaks: a level floor between steep sides."""
    X, Y = Ground.axes((-2600, 2600), (8, 3700), 640, 480)
    middle = 30 * np.sin(Y / 700) + 40 * np.clip((Y - 900) / 2000, 0, 1)
    off = np.abs(X - middle) - 190 - 60 * np.sin(Y / 420 + 1)
    off += fbm(X / 260, Y / 260, 4, 5) * 90
    Z = np.clip(off, 0, None) ** 1.08 * .34 * np.where(X < middle, 1.25, 1.0)
    Z *= np.clip((Y + 300) / 900, .35, 1)
    Z += fbm(X / 300, Y / 300, 8, 6) * 50 * np.clip(off / 250, 0, 1) + fbm(X / 60, Y / 60, 9, 4) * 5
    Z += np.clip((Y - 420) / 2600, 0, 1) * 150
    lake = ((X - 10) / 215) ** 4 + ((Y - 175) / 195) ** 4
    Z = np.where(lake < 1, -3, Z) + 2.2 * np.clip(lake - .9, 0, 1)
    Z -= 300 * np.clip((Y - 3450) / 200, 0, 1)
    return Ground(Z, (-2600, 2600), (8, 3700))


def build(view):
    grove = view['name'] == 'aspen-gold'
    sky([(0, '#f6dcc0'), (.16, '#dccfd0'), (.36, '#9fb4d6'), (.62, '#5f8cc6'), (1, '#2c5a9c')], sun=(25 if not grove else 22, -138 if not grove else 122), glow='#ffc58c', glow_strength=.5,
        sun_strength=6.2, sun_color='#ffc890' if not grove else '#ffb870', sun_size=.8, clouds=dict(amount=.5, scale=1.0, stretch=.45, lit='#fff1e0', shade='#a9adc8', opacity=.85, haze=.1, seed=27, flat=.22))
    plane(-20, matter('#5c5233'), (-9000, 9000), (-400, 20000))
    bells().place(beds_of_rock())
    X, Y = Ground.axes((-7000, 7000), (6000, 9000), 300, 80)
    Ground(300 + (fbm(X / 1400, Y / 1400, 6, 6, ridged=True)) * 900 - 900 * np.clip((np.abs(X) - 5500) / 1500, 0, 1), (-7000, 7000), (6000, 9000)).place(matter('#6d5a5c'))
    ground = valley()
    ground.place(land('#50522d', '#85703a', '#5a443c', slope=.62, blend=.12, bump=1.5, bump_grain=.12, grain=.02))
    sea(deep='#0d2a2c', rough=.015, waves=.012, size=3.2, stretch=(.7, 1.6), fine=.7, x=(-260, 280), y=(-60, 420))
    forest(ground, grove)
    shore(grove, ground)
    haze('#b4bdd2', 21000., '#ffd6a6', height_falloff=.0006, focus=3, start=300)


def forest(ground, grove):
    rnd, patches = random.Random(3), Perlin(4)
    white, dark = matter('#d8cfc0', rough=.8, variation=.3, grain=4, other='#5b4d42'), matter('#32251d')
    gold = [broadleaf(leaf(a, b, through=.4), white, i, 460, 1.25, .22, 1.25, .42) for i, (a, b) in enumerate((('#dcbc3a', '#ead362'), ('#d9b236', '#e8c850'), ('#a9b046', '#d9cf60'), ('#d3a030', '#e2bb4a')))]
    green = [conifer(matter('#1d2c22' if i % 2 else '#24341f', rough=.9, variation=.3, grain=.3), dark, i) for i in range(4)]
    for k in range(33000):
        y = 260 + 3000 * rnd.random() ** 1.7
        x = (rnd.random() - .5) * (700 + y * 1.35)
        z = ground.height(x, y)
        if z < 1.2 or ((x - 10) / 222) ** 4 + ((y - 175) / 205) ** 4 < 1:
            continue
        kind = float(patches(x / 190, y / 190)) + .35 * float(patches(x / 45, y / 45))
        if kind > -.03 - .1 * (z < 160):
            instance(gold[(k + int(kind * 30)) % 4], (x, y, z - .8), rnd.uniform(11, 19), rnd.uniform(0, 360))
        elif rnd.random() < .75:
            instance(green[k % 4], (x, y, z - .6), 12 + 16 * rnd.random() ** 1.6, rnd.uniform(0, 360))
    fine = [broadleaf(leaf(a, b, through=.45), white, 40 + i, 5200, 1.25, .22, .9, .42) for i, (a, b) in enumerate((('#dcbc3a', '#ead362'), ('#d9b236', '#e8c850'), ('#c9b046', '#dfcf60'), ('#d3a030', '#e2bb4a')))] if grove else gold
    for k in range(900):
        side = rnd.choice((-1, 1))
        y, x = rnd.uniform(40, 340), side * rnd.uniform(195, 330)
        z = ground.height(x, y)
        if z > .8:
            instance((fine if y < 240 else gold)[k % 4] if rnd.random() < .62 else green[k % 4], (x, y, z - .5), rnd.uniform(8, 19), rnd.uniform(0, 360))


def shore(grove, ground):
    """The near bank: stones, grass, a few trees that frame; in the grove, white trunks close to the eye."""
    rnd = random.Random(9)
    white, dark = matter('#e2dacb', rough=.75, variation=.45, grain=5, other='#3d342d', bump=.02, bump_grain=9), matter('#32251d')
    near = [broadleaf(leaf('#dfbf3e', '#ecd668', through=.5), white, 20 + i, 14000, 1.3, .3, .95, .4) for i in range(3)]
    straw = [tuft(leaf('#b59149', '#8f8a45', through=.4), i) for i in range(4)]
    if grove:
        for x, y, high in ((-176, 92, 15), (-183, 98, 18), (-180, 106, 17), (-188, 104, 20), (-174, 112, 16), (-146, 90, 12), (-141, 97, 17), (-136, 104, 18), (-142, 108, 15), (-129, 112, 16)):
            instance(near[int(high) % 3], (x, y, ground.height(x, y) - .5), high, high * 71)
        return
    stone = matter('#6f5a52', rough=.8, variation=.4, grain=1.2, bump=.05, bump_grain=5, other='#3b2f2e')
    X, Y = Ground.axes((-60, 60), (-8, 12), 240)
    bank = Ground(.55 - .16 * (Y + 6) + fbm(X / 6, Y / 6, 3, 5) * .5 - 1.2 * np.clip(1 - np.abs(X - 8) / 16, 0, 1) + np.clip((np.abs(X - 6) - 9) / 20, 0, 1.2), (-60, 60), (-8, 12))
    bank.place(land('#4f4430', '#6d5c3c', '#5f4b45', slope=.7, bump=.06, bump_grain=6, grain=.6))
    rocks = []
    for i in range(5):
        u = np.linspace(.02, .98, 7)
        rocks.append(revolved([(math.sin(math.pi * v) * (1 + .25 * math.sin(5 * v + i)), -.55 * math.cos(math.pi * v)) for v in u], stone, 9))
        for vertex in rocks[-1].vertices:
            vertex.co *= 1 + .28 * float(Perlin(i + 3)(vertex.co.x * 1.3 + i, vertex.co.y * 1.3 + vertex.co.z))
    for k in range(130):
        x, y = rnd.uniform(-18, 22), rnd.uniform(0, 13)
        s = rnd.random() ** 2.2 * .7 + .1
        instance(rocks[k % 5], (x, y, max(bank.height(x, min(y, 11)), -.12) + s * .05), (s * rnd.uniform(.8, 1.5), s, s * .7), rnd.uniform(0, 360))
    for k in range(420):
        x, y = rnd.uniform(-24, 26), rnd.uniform(-1, 9)
        z = bank.height(x, y)
        if z > .25:
            instance(straw[k % 4], (x, y, z - .05), rnd.uniform(.4, .8), rnd.uniform(0, 360))
    spruce = conifer(matter('#1a2a20', rough=.9), dark, 8, tiers=20)
    for x, y, high in ((-27, 46, 15), (-33, 52, 19), (-40, 50, 13)):
        instance(spruce, (x, y, -.5), high, high * 31)
