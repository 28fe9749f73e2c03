"""Ramen after the last run, Niseko: a counter by a window, snow and Mount Yōtei behind the panes.

What makes it that place: the miso ramen of Hokkaidō with sweetcorn and a piece of butter, pork, a marinated egg, nori and
spring onion; lacquered sticks, a clay flask and its cups, a bare cedar counter.
"""
from scenery import *
from scenery.dishes import egg_half, noodles, paint_of, steam
from scenery.rooms import view_beyond, window_light, wood
from scenery.tables import *

GRADE = dict(exposure=1.15, contrast=1.26, saturation=1.1, bloom=.08, vignette=.16, shadows=(.0, .0, .010), highlights=(.012, .004, -.012))
FRAMINGS = {
    'niseko-ski-table': dict(eye=(-.13, -.65, 1.055), target=(.025, .12, .805), lens=50, shift=(0, .022), sharp_at=.745, f_stop=4, samples=5, preview_samples=8, bounces=5, mist=20),
}
TOP = .72


def broth():
    """Miso broth: cloudy, with rings of oil on it."""
    material, t, shader = nodes.new_material('broth')
    where = nodes.position(t)
    cells = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': 88.0, 'Vector': where, 'Randomness': 1.0})
    size = nodes.math(t, 'MULTIPLY', nodes.split(t, cells.outputs['Color'])[0], .42)
    ring = nodes.math(t, 'LESS_THAN', cells.outputs['Distance'], size)
    cloud = nodes.ramp(t, nodes.noise(t, where, 26.0, 5.0, .6), [(.3, '#7a3d10'), (.7, '#a8621f')])
    t.links.new(nodes.mix(t, ring, cloud, '#c8801f'), shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, ring, .0006, .5), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .06, .5
    return material


def pork():
    """A slice of rolled pork: lean in rings with fat between, seared at its rim."""
    material, t, shader = nodes.new_material('pork')
    x, y, _z = nodes.split(t, t.nodes.new('ShaderNodeTexCoord').outputs['Object'])
    bent = nodes.noise(t, nodes.combine(t, x, y, 0.0), 40.0, 4.0, .6)
    far = nodes.math(t, 'SQRT', nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', x, x), nodes.math(t, 'MULTIPLY', y, y)))
    spiral = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', far, 62.0), nodes.math(t, 'MULTIPLY', nodes.math(t, 'ARCTAN2', y, x), .16))
    turnings = nodes.math(t, 'FRACT', nodes.math(t, 'ADD', spiral, nodes.math(t, 'MULTIPLY', bent, .9)))
    lean = nodes.ramp(t, turnings, [(.0, '#ecd3b4'), (.16, '#e6c19c'), (.26, '#a9694a'), (.8, '#b97a58'), (1, '#ecd3b4')])
    rim = nodes.ramp(t, nodes.math(t, 'MULTIPLY', far, 1 / .036), [(.82, 0.0), (.97, 1.0)])
    t.links.new(nodes.mix(t, rim, lean, '#4a2410'), shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, bent, .0014, .7), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .28, .5
    return material


def ramen(at, rnd):
    x, y, z = at
    level = .073
    outside, inside = glaze('#1c2230', .18, patches='#2a3a56', grain=30.), glaze('#e9e2d4', .16, patches='#d8cbb4', grain=60.)
    revolve([(.001, .008), (.042, .008), (.045, 0), (.05, 0), (.052, .010), (.078, .030), (.098, .058), (.108, .088), (.1095, .0895), (.107, .0895)], outside, at, 96)
    revolve([(.107, .0895), (.1045, .086), (.096, .060), (.076, .034), (.001, .02)], inside, at, 96)
    revolve([(.001, level), (.1005, level)], broth(), at, 96)
    noodles(.078, z + level + .0015, matte('#e9c673', .3, .5, patches='#dfb55c', grain=60., flesh=.1), rnd, 70, .0021, (x, y))
    slab = slice_of(matte('#6a3a1e', .3, .5), pork(), .036, .006, 2)
    for dx, dy, dz, turn, tilt in ((-.050, .006, .006, 20, 12), (-.024, .044, .008, 100, 16)):
        instance(slab, (x + dx, y + dy, z + level + dz), 1.0, turn, tilt)
    white, yolk = matte('#ead9bc', .3, .45, flesh=.25), matte('#ee8f14', .14, .55, patches='#f4a81e', grain=50., flesh=.2)
    for dx, dy, turn, lean in ((.036, -.036, 24, 8), (-.018, -.050, -28, 6)):
        half = egg_half(white, yolk)
        half.location, half.rotation_euler = (x + dx, y + dy, z + level + .011), (math.radians(-lean), 0, math.radians(turn))
    corn = [lump(ball(.0042, .85, .1), matte(c, .25, .5, flesh=.15), k, .06, 14) for k, c in enumerate(('#f2b91c', '#f6cb3a', '#e9a912'))]
    for k in range(60):
        a, far = 2.4 * k, .030 * math.sqrt((k % 34 + .5) / 34)
        instance(corn[k % 3], (x + .050 + far * math.cos(a), y + .030 + far * math.sin(a) * .9, z + level + .002 + .005 * (k >= 34) * (1 - far / .03) + rnd.uniform(0, .001)), rnd.uniform(.85, 1.1), rnd.uniform(0, 360), rnd.uniform(-50, 50))
    butter = box(x + .046, y + .022, z + level + .011, .022, .019, .010, matte('#f8e08a', .3, .5, flesh=.3), 25, bevel=.003)
    butter.rotation_euler[0] = .12
    onion = [matte(c, .35, .4, flesh=.2) for c in ('#5f9a2e', '#8fbf4a', '#c3dc8a')]
    ring = [revolved([(.0032, 0), (.0046, 0), (.0046, .003), (.0032, .003), (.0032, 0)], m, 16) for m in onion]
    for k in range(52):
        a, far = 2.4 * k, .026 * math.sqrt((k % 40 + .5) / 40)
        instance(ring[k % 3], (x + .004 + far * math.cos(a), y + .002 + far * math.sin(a), z + level + .008 + .004 * (1 - far / .026)), rnd.uniform(.7, 1.2), rnd.uniform(0, 360), rnd.uniform(-60, 60))
    nori = matte('#12201a', .38, .5, patches='#1f3324', grain=90., bump=.0015, bump_grain=160.)
    for dx, dy, turn, lean in ((.012, .078, 8, -14), (.030, .070, -6, -18)):
        sheet = box(0, 0, 0, .062, .0009, .085, nori, bevel=.0003)
        sheet.location, sheet.rotation_euler = (x + dx, y + dy, z + level - .02), (math.radians(lean), math.radians(5), math.radians(turn))


def build(view):
    rnd = random.Random(4)
    sky([(0, '#eef0f2'), (.3, '#c9d8ea'), (1, '#86a8d6')], sun=(24, -64), glow='#ffe0c0', glow_strength=.3, strength=.9, sun_strength=5.0, sun_color='#ffd9ae', sun_size=1.2)
    view_beyond('niseko', (7, 60, -12.0), 46, .70, 1.2, (-.28, 1.28), soft=6)
    window_light((0, 1.3, 1.5), 2.4, 1.5, 26, '#dfeaf8')
    soft_light((-.9, -1.2, 1.7), (0, .1, .75), 1.2, 16, '#ffe2bd')
    cedar, dark = wood('#8a5a34', 'x', .34, 20.), wood('#5a3a24', 'z', .5, 22.)
    box(0, .18, TOP - .05, 3.2, .86, .05, cedar, bevel=.006)
    box(0, .98, 0, 4, .10, .70, wood('#6a4429', 'x', .5, 20.), bevel=.006)
    for x in (-1.15, .80):
        box(x, .98, .7, .05, .05, 1.6, dark, bevel=.003)
    snow = matter('#f4f6fa', rough=.8, bump=.01, bump_grain=9.)
    sill = Ground(fbm(*[c / .5 for c in Ground.axes((-2.4, 2.4), (1.04, 1.5), 200, 40)], 3, 4) * .035 + .675, (-2.4, 2.4), (1.04, 1.5))
    sill.place(snow)
    z = TOP
    ramen((.0, .10, z), rnd)
    steam((.0, .13, z + .085), .34, .30, .30, 8, 2)
    lacquer = matter('#7a1c16', rough=.2, specular=.55)
    rest_ = box(-.105, -.05, z, .018, .05, .010, glaze('#e9e2d4', .2), 4, bevel=.004)
    rest_.name = 'rest'
    for k in range(2):
        stick = tube([(-.125, -.044 - .010 * k, z + .0130), (.105, -.050 - .014 * k, z + .0055)], .0031, lacquer, 10)
        stick.name = 'stick'
    clay = glaze('#8a8578', .35, patches='#5f5a50', grain=34.)
    revolve([(.001, 0), (.03, 0), (.038, .02), (.038, .06), (.026, .095), (.013, .112), (.012, .122), (.019, .134), (.015, .134), (.009, .12)], clay, (-.235, .24, z), 48)
    for x, y in ((-.165, .17), (-.30, .13)):
        revolve([(.001, .006), (.013, .006), (.021, .03), (.0235, .036), (.021, .036), (.012, .003), (.001, 0)], clay, (x, y, z), 40)
        revolve([(.001, .026), (.0185, .026)], clear('#f0eed8', shine=.08), (x, y, z), 32)
    plate((.27, .14, z), .062, glaze('#2a3a56', .2, patches='#1c2230', grain=40.), None, .012)
    dumpling = gyoza(matte('#e3c48a', .4, .4, patches='#a8652a', grain=26., flesh=.2))
    for k in range(4):
        instance(dumpling, (.232 + .025 * k, .135 + .005 * k, z + .008), 1.0, 82 + 3 * k, 6)
    revolve([(.001, 0), (.019, 0), (.0215, .004), (.0205, .05), (.013, .062), (.0125, .07), (.001, .072)], paint_of('#2a1208', .15), (.395, .215, z), 40)
    cloth_ = box(-.27, .0, z, .10, .07, .022, matte('#dfe4ea', .9, .1, bump=.004, bump_grain=60.), 12, bevel=.009)
    cloth_.name = 'towel'
    haze('#dfe6f0', 4000., '#ffe0c0', focus=5, start=20)


def gyoza(skin):
    """Mesh data of one fried dumpling, its seam pleated along the top."""
    u, v = np.meshgrid(np.linspace(-1, 1, 60), np.linspace(0, 2 * math.pi, 40))
    full = np.sqrt(np.maximum(1 - u ** 2, 0))
    across, up = np.cos(v), np.sin(v)
    x = .036 * u
    y = .0115 * full * across * (1 - .55 * np.clip(up, 0, 1) ** 1.5) - .010 * u ** 2
    z = np.where(up > 0, .023 * full ** .7 * up ** 1.2, .003 * up) + .003
    y = y + .0018 * np.sin(u * 24) * np.clip(up - .5, 0, 1) * 2
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist()
    return mesh(np.stack([x, y, z], -1).reshape(-1, 3), faces, skin, smooth=True)
