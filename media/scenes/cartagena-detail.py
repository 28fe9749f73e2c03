"""A studded door in the old city of Cartagena, the sun raking over it.

What makes it that place: a colonial door of dark teal boards with rows of bronze studs and a ring to knock with, ochre lime
beside a surround of coral stone, the shadow of a bougainvillea.
"""
from scenery import *

GRADE = dict(exposure=1.3, contrast=1.26, saturation=1.10, bloom=.06, vignette=.14, shadows=(.0, .0, .010), highlights=(.014, .006, -.012))
FRAMINGS = {
    'cartagena-walls-detail': dict(eye=(.40, -1.62, 1.50), target=(.06, .1, 1.45), lens=48, sharp_at=1.62, f_stop=3.5, samples=4, preview_samples=4, bounces=3, mist=20),
}


def stud(bronze):
    """Mesh data of one nail: a low dome on a scalloped foot, facing -Y."""
    rings, spokes = 12, 48
    vertices, faces = [], []
    for i in range(rings + 1):
        u = i / rings
        for j in range(spokes):
            a = 2 * math.pi * j / spokes
            r = .034 * u * (1 + .07 * math.cos(8 * a) * max(0, u - .6) * 2.5)
            y = -(.020 * math.sqrt(max(0, 1 - (u / .62) ** 2)) + .005) if u < .62 else -.005 * max(0, 1 - ((u - .62) / .38) ** 3) - .0012 * math.cos(8 * a) * (u - .62) * 2
            vertices.append((r * math.cos(a), y, r * math.sin(a)))
    faces = [(i * spokes + j, i * spokes + (j + 1) % spokes, (i + 1) * spokes + (j + 1) % spokes, (i + 1) * spokes + j) for i in range(rings) for j in range(spokes)]
    return mesh(vertices, faces, bronze, smooth=True, name='stud')


def painted_boards(color):
    """Old paint on boards: fibres show through, it is worn to the wood at the edges of each."""
    material, t, shader = nodes.new_material('boards')
    where = nodes.position(t)
    fibre = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (90, 30, 3)), 1.0, 6.0, .65, .3)
    worn = nodes.noise(t, nodes.vector(t, 'MULTIPLY', where, (14, 10, 5)), 1.0, 6.0, .68)
    tone = nodes.mix(t, nodes.ramp(t, fibre, [(.3, .5), (.65, .0)]), color, nodes.shade(color, .4))
    tone = nodes.mix(t, nodes.ramp(t, worn, [(.60, 0.0), (.68, .85)]), tone, '#6a4a30')
    t.links.new(tone, shader.inputs['Base Color'])
    t.links.new(nodes.bump(t, nodes.math(t, 'SUBTRACT', fibre, nodes.ramp(t, worn, [(.60, 0.0), (.66, .5)])), .0025, .8), shader.inputs['Normal'])
    shader.inputs['Roughness'].default_value, shader.inputs['Specular'].default_value = .5, .35
    return material


def knocker(x, z, bronze):
    """A boss with a collar and a heavy ring."""
    boss = revolved([(.001, .060), (.014, .056), (.024, .044), (.026, .034), (.034, .030), (.052, .022), (.066, .016), (.070, .006), (.072, 0)], bronze, 64)
    obj = instance(boss, (x, -.01, z))
    obj.rotation_euler = (math.pi / 2, 0, 0)
    for k in range(12):
        a = math.pi / 6 * k
        bead = revolve([(.001, .010), (.006, .008), (.0095, 0)], bronze, (x + .058 * math.cos(a), -.026, z + .058 * math.sin(a)), 16)
        bead.rotation_euler = (math.pi / 2, 0, 0)
    ring = [(x + .082 * math.sin(t), -.060 + .018 * (1 - math.cos(t)) / 2, z - .078 + .088 * math.cos(t)) for t in np.linspace(.12, 2 * math.pi - .12, 64)]
    tube(ring, .0095, bronze, 16)
    drop = revolve([(.001, .024), (.012, .020), (.018, .008), (.019, -.006), (.013, -.018), (.001, -.024)], bronze, (x, -.044, z - .166), 32)
    drop.name = 'drop'


def build(view):
    rnd = random.Random(6)
    sky([(0, '#e6eef4'), (.25, '#a9cdec'), (1, '#4f8fd0')], sun=(38, -132), glow='#fff0d0', glow_strength=.2, strength=.65, sun_strength=5.4, sun_color='#ffe2b0', sun_size=.5)
    teal = painted_boards('#2a7c7c')
    box(-.1, .10, 0, 2.2, .04, 3, matter('#0c1414', rough=1.))
    x = -.86
    while x < .62:
        wide = rnd.uniform(.15, .19)
        box(x + wide / 2, .03 + rnd.uniform(-.002, .002), 0, wide - .006, .06, 3, teal, bevel=.006)
        x += wide
    for z in (.92, 1.98):
        box(-.1, -.008, z, 1.52, .03, .11, teal, bevel=.007)
    bronze = matter('#a9763a', rough=.34, metal=1., variation=.35, grain=40, other='#4a5a48', bump=.0012, bump_grain=120.)
    nail = stud(bronze)
    for i in range(9):
        for j in range(11):
            instance(nail, (-.78 + .165 * i, -.001, .54 + .172 * j), 1.0, rnd.uniform(-3, 3))
    knocker(-.285, 1.545, bronze)
    coral = matter('#cdb594', rough=.95, variation=.25, grain=9, other='#8f7a5c', bump=.012, bump_grain=34.)
    z = -.1
    while z < 3:
        tall = rnd.uniform(.30, .44)
        box(.76, -.01, z, .27, .16, tall - .008, coral, rnd.uniform(-.4, .4), bevel=.012)
        z += tall
    ochre = matter('#d9942a', rough=.95, variation=.14, grain=3, other='#b8701c', bump=.006, bump_grain=24.)
    box(2.0, .05, -.1, 2.2, .16, 3.4, ochre)
    shade, bark = leaf('#3f6a24', '#6a9a3c', through=.3), matter('#4b3626')
    bush = broadleaf(shade, bark, 9, 420, .8, .1, 1.3, 1.0)
    for at, size, turn in (((-1.75, -1.1, 2.05), 1.3, 30),):
        instance(bush, at, size, turn)
    haze('#e6e0d4', 4000., '#ffe0b0', focus=5, start=20)
