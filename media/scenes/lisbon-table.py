"""Coffee above the roofs of Lisbon in the low sun, the Tagus and its long bridge behind.

What makes it that place: pastéis de nata with burnt custard in flaky cups, a bica, a glass of water, a small marble table,
azulejo plates, cinnamon in its shaker.
"""
from scenery import *
from scenery.rooms import view_beyond
from scenery.tables import *

GRADE = dict(exposure=.95, contrast=1.24, saturation=1.08, bloom=.08, vignette=.12, shadows=(.0, .0, .008), highlights=(.014, .004, -.014))
FRAMINGS = {
    'lisbon-river-light-table': dict(eye=(-.16, -.78, .98), target=(.02, .14, .79), lens=50, sharp_at=.74, f_stop=4, samples=7, preview_samples=6, bounces=5, mist=20),
}
TOP = .72


def nata(at, pastry, custard, rnd, turn):
    """A cup of pastry with a curled rim, its custard set and burnt."""
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 96), np.linspace(0, 1, 14))
    wave = .0012 * np.sin(9 * u + 2) + .0008 * np.sin(23 * u) + .0012 * np.sin(3 * u)
    r = .024 + .014 * v ** .7 + wave * v
    height = .028 * v + (.0007 * np.sin(7 * u + 1) + .0005 * np.sin(17 * u)) * v
    layers = .0007 * np.sin(60 * v + 4 * u)
    points = np.stack([(r + layers) * np.cos(u), (r + layers) * np.sin(u), height], -1)
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist()
    shell = instance(mesh(points.reshape(-1, 3), faces, pastry, smooth=True), at, 1.0, turn)
    solid_ = shell.modifiers.new('thick', 'SOLIDIFY')
    solid_.thickness, solid_.offset = .0032, -1
    fill = revolve([(.001, .0282), (.012, .0286), (.024, .0278), (.031, .0255), (.0345, .022)], custard, at, 48)
    fill.rotation_euler = (0, 0, math.radians(turn))


def build(view):
    rnd = random.Random(15)
    sky([(0, '#ffd8ac'), (.2, '#f0bfa8'), (.5, '#b7b2cc'), (1, '#7f9cd0')], sun=(21, -50), glow='#ffbf80', glow_strength=.5, sun_strength=5.4, sun_color='#ffc88e', sun_size=.8)
    view_beyond('lisbon-river-light', (10, 60, -4.4), 56, .53, 1.25, soft=7)
    plane(0, matter('#b0a08c', rough=.8, variation=.2, grain=2), (-6, 6), (-3, 1.6))
    box(0, 1.4, 0, 9, .26, .58, matter('#efe6d8', rough=.9, variation=.1, grain=2, bump=.008, bump_grain=8), bevel=.03)
    marble, t, shader = nodes.new_material('marble')
    where = nodes.position(t)
    vein = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'SUBTRACT', nodes.noise(t, where, 5.0, 8.0, .62, 1.6), .5))
    t.links.new(nodes.ramp(t, vein, [(0, '#a9a29a'), (.03, '#d9d3ca'), (.12, '#eeeae3')]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .14, .5
    revolve([(.001, TOP), (.46, TOP), (.47, TOP - .006), (.47, TOP - .022), (.46, TOP - .03), (.001, TOP - .03)], marble, (.04, .10, 0), 96)
    z = TOP
    white, blue, steel = glaze('#f5f1e8', .14), glaze('#274f8f', .18, patches='#5f8ac4', grain=240.), matter('#d9d4cc', rough=.18, metal=1.)
    pastry, custard = crust('#e6b96a', '#a8641f'), nata_custard()
    plate((-.03, -.02, z), .118, white, blue)
    for k, (x, y) in enumerate(((-.042, -.028), (.040, -.036), (.004, .042))):
        nata((-.03 + x, -.02 + y, z + .011), pastry, custard, rnd, 70 * k)
    for k, (x, y) in enumerate(((.19, .10), (-.20, .19))):
        plate((x, y, z), .062, white, blue, .012)
        revolve([(.001, .008), (.018, .008), (.026, .02), (.030, .052), (.0315, .053), (.027, .018), (.018, .003), (.001, .003)], white, (x, y, z + .005), 48)
        revolve([(.001, .043), (.0275, .043)], matte('#2a1206', .12, .5), (x, y, z + .005), 40)
        revolve([(.0225, .0434), (.0283, .0434)], matte('#b9783a', .3, .4), (x, y, z + .005), 40)
        handle = tube([(x + .029, y - .003, z + .05), (x + .044, y - .006, z + .048), (x + .046, y - .006, z + .034), (x + .03, y - .004, z + .026)], .0034, white, 10)
        handle.name = 'handle'
        tube([(x - .045, y - .035, z + .013), (x, y - .048, z + .015), (x + .042, y - .04, z + .014)], .0018, steel, 8)
    pane, water = clear('#f4faf8'), clear('#f0f6f6', deep=.5)
    tumbler((.27, -.03, z), pane, water, .033, .10, .7)
    tumbler((-.10, .30, z), pane, water, .033, .10, .7)
    revolve([(.001, 0), (.021, 0), (.023, .005), (.022, .055), (.02, .06), (.018, .068), (.006, .074), (.001, .075)], steel, (.085, .22, z), 40)
    napkin = box(-.22, -.04, z, .11, .15, .004, matter('#eef0ee', rough=.9), 14, bevel=.001)
    napkin.name = 'napkin'
    cutlery((-.215, -.03, z + .004), steel, 'fork', 14)
    clay = matter('#b06a48', rough=.9, variation=.2, grain=8)
    pot(.36, .36, z, clay, None, .13)
    geranium = broadleaf(leaf('#3f6a34', '#6f9a4c', through=.3), clay, 5, 500, .7, .1, .9, .9)
    bloom = broadleaf(leaf('#c8244a', '#e0587a', through=.4), clay, 9, 420, .5, .3, .8, .8)
    instance(geranium, (.36, .36, z + .09), .22, 20)
    instance(bloom, (.36, .36, z + .10), .24, 70)
    bough = broadleaf(leaf('#5f8238', '#7f9a48', through=.5), clay, 31, 240, .6, .1, 1.1, 1.1)
    instance(bough, (-4.0, 2.2, 2.3), 1.1, 70)
    haze('#ecd6c0', 4000., '#ffc890', focus=5, start=20)


def nata_custard():
    """Custard, glossy, with the burnt spots of a very hot oven."""
    material, t, shader = nodes.new_material('custard')
    at = t.nodes.new('ShaderNodeNewGeometry').outputs['Position']
    spots = nodes.noise(t, at, 95.0, 4.0, .55)
    t.links.new(nodes.ramp(t, spots, [(.34, '#e9a528'), (.47, '#dd8f1c'), (.55, '#7a3c10'), (.63, '#2a1206')]), shader.inputs['Base Color'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .34, .35
    t.links.new(nodes.bump(t, spots, .002, .6), shader.inputs['Normal'])
    return material
