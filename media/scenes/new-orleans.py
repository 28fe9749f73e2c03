"""New Orleans: iron-lace galleries over a wet street of the French Quarter at dusk, ferns, gas lamps, three spires.

Recognisable by two-storey cast-iron galleries on slim posts across the pavement, tall shuttered French doors, hanging
ferns, gas lanterns, faded Creole colours, and the cathedral's three slate spires at the end of the street.
"""
from scenery import *

GRADE = dict(exposure=1.22, contrast=1.38, saturation=1.14, bloom=.13, shadows=(-.015, .006, .012))
FRAMINGS = {
    'new-orleans': dict(eye=(3.2, -13, 2.1), target=(-4.6, 20, 6.3), lens=27, samples=13, mist=400),
}


def lace(color):
    """Cast-iron scrollwork as a pattern of holes; lies along x or y and upright."""
    material, t, shader = nodes.new_material('lace')
    shader.inputs['Base Color'].default_value, shader.inputs['Roughness'].default_value = nodes.rgba(color), .45
    x, y, z = nodes.split(t, nodes.position(t))
    u = nodes.math(t, 'ADD', x, y)
    def wave(kind, source, per_metre, phase=0.0):
        return nodes.math(t, kind, nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', source, per_metre), phase))
    ogee = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'ADD', wave('SINE', u, 14), wave('COSINE', z, 14)))
    scroll = nodes.math(t, 'ABSOLUTE', nodes.math(t, 'ADD', wave('SINE', u, 28, .8), wave('COSINE', z, 42, .3)))
    iron = nodes.math(t, 'MAXIMUM', nodes.math(t, 'LESS_THAN', ogee, .34), nodes.math(t, 'LESS_THAN', scroll, .3))
    clear = t.nodes.new('ShaderNodeBsdfTransparent')
    blend = nodes.add(t, 'ShaderNodeMixShader', {0: iron})
    t.links.new(clear.outputs[0], blend.inputs[1])
    t.links.new(shader.outputs[0], blend.inputs[2])
    t.links.new(blend.outputs[0], nodes.output(t).inputs[0])
    material['nohaze'] = 1
    return material


def wet():
    """Dark paving after rain: dull where it dries, a mirror where water stands."""
    material, t, shader = nodes.new_material('wet')
    where = nodes.position(t)
    cells = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': 4.6, 'Vector': where})
    pools = nodes.noise(t, where, .42, 4, .6)
    t.links.new(nodes.ramp(t, nodes.split(t, cells.outputs['Color'])[0], [(0, '#2a2826'), (1, '#45403b')]), shader.inputs['Base Color'])
    t.links.new(nodes.ramp(t, pools, [(.38, .04), (.62, .36)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .6
    relief = nodes.math(t, 'MULTIPLY', nodes.ramp(t, pools, [(.4, 0.), (.6, 1.)]), nodes.noise(t, where, 5, 4))
    t.links.new(nodes.bump(t, relief, .03), shader.inputs['Normal'])
    return material


def door(m, x, y, z, high, lit, rnd):
    """French doors with a transom and open shutters."""
    m['trim'].box(x, y - .02, z, 1.5, .16, high + .2)
    m[('warm', 'amber')[rnd.randrange(2)] if lit else 'pane'].box(x, y - .06, z + .1, 1.2, .14, high)
    m['green'].box(x, y - .13, z + .1, .1, .06, high)
    for s in (-.58, .58):
        m['green'].box(x + s, y - .13, z + .1, .1, .06, high)
    for k in range(4):
        m['green'].box(x, y - .13, z + .55 + k * .52, 1.2, .04, .05)
    m['green'].box(x, y - .13, z, 1.2, .06, .7)
    m['green'].box(x, y - .13, z + high * .8, 1.2, .08, .12)
    for s in (-1, 1):
        m['green'].box(x + s * 1.02, y - .07, z + .05, .6, .08, high + .1)
        for k in range(int(high / .3)):
            m['dark'].box(x + s * 1.02, y - .115, z + .2 + k * .3, .44, .02, .05)


def house(x, width, body, m, rnd, levels, galleries, frond, lantern, roof):
    """A Creole town house: ground floor of shops, galleries over the pavement."""
    ground, storey, reach = 4.3, 3.9, 3.0
    top = ground + (levels - 1) * storey + .9
    box(x + width / 2, 7, 0, width - .05, 14, top, body)
    bays = max(2, round(width / 2.75))
    pitch = width / bays
    for level in range(levels):
        z = .15 if level == 0 else ground + (level - 1) * storey + .12
        for k in range(bays):
            door(m, x + pitch * (k + .5), 0, z, 2.9 if level == 0 else 2.7, rnd.random() < (.55 if level == 0 else .36), rnd)
    m['trim'].box(x + width / 2, -.16, top - .5, width, .45, .5)
    for k in range(int(width / .55)):
        m['trim'].box(x + .3 + k * .55, -.26, top - .8, .16, .3, .3)
    hip_roof(width - .4, 13, 2.6, roof, (x + width / 2, 7, top), 0, .1)
    box(x + width * .8, 5, top, 1.0, 1.0, 4.0, m['brick'])
    for level in range(1, galleries + 1):
        z = ground + (level - 1) * storey - .18
        m['dark'].box(x + width / 2, -reach / 2, z, width, reach, .16)
        m['plank'].box(x + width / 2, -reach / 2, z - .05, width - .1, reach - .1, .05)
        m['lace'].polygon((x, -reach, z + .22), (x + width, -reach, z + .22), (x + width, -reach, z + 1.1), (x, -reach, z + 1.1))
        m['lace'].polygon((x, -reach, z - .52), (x + width, -reach, z - .52), (x + width, -reach, z), (x, -reach, z))
        for end in (x + .03, x + width - .03):
            m['lace'].polygon((end, -reach, z + .22), (end, 0, z + .22), (end, 0, z + 1.1), (end, -reach, z + 1.1))
        for rail in (1.1, .2, -.02, -.52):
            m['iron'].box(x + width / 2, -reach, z + rail, width, .07, .06)
        for k in range(bays + 1):
            px = min(max(x + pitch * k, x + .06), x + width - .06)
            low = 0 if level == 1 else z - storey
            m['iron'].box(px, -reach, low, .1, .1, z - low)
            m['lace'].polygon((px - .55, -reach + .02, z - .5), (px + .55, -reach + .02, z - .5), (px + .06, -reach + .02, z - 1.25), (px - .06, -reach + .02, z - 1.25))
            if k < bays:
                cx = x + pitch * (k + .5)
                hang = z - .72
                if (k + level) % 2 or rnd.random() < .4:
                    instance(frond[rnd.randrange(3)], (cx, -reach + .05, hang - .75), rnd.uniform(.85, 1.15), rnd.uniform(0, 360))
                    m['iron'].box(cx, -reach + .05, hang - .3, .015, .015, .6)
                if rnd.random() < .4:
                    instance(frond[rnd.randrange(3)], (cx + rnd.uniform(-.8, .8), -reach + .3, z + .15), rnd.uniform(.7, 1.0), rnd.uniform(0, 360))
        if level == galleries and galleries == levels - 1:
            roof_z = z + storey - .4
            solid([(x, -reach - .2, roof_z - .35), (x + width, -reach - .2, roof_z - .35), (x + width, 0, roof_z + .25), (x, 0, roof_z + .25)], [(0, 1, 2, 3)], roof)
            m['lace'].polygon((x, -reach, roof_z - .85), (x + width, -reach, roof_z - .85), (x + width, -reach, roof_z - .35), (x, -reach, roof_z - .35))
            m['iron'].box(x + width / 2, -reach, roof_z - .4, width, .1, .1)
            for k in range(bays + 1):
                m['iron'].box(min(max(x + pitch * k, x + .06), x + width - .06), -reach, z, .08, .08, storey - .7)
    for k in range(bays):
        if k % 2 == 0:
            m['iron'].box(x + pitch * (k + 1), -.3, 3.5, .04, .6, .04)
            instance(lantern, (x + pitch * (k + 1), -.55, 3.5), .85)


def row(seed, widths, colours, shared, frond, lantern, mirrored):
    rnd, m = random.Random(seed), {k: (Batch(v) if k != 'brick' else v) for k, v in shared.items()}
    roof = matter('#4b4e52', rough=.45, variation=.25, grain=1.2)
    x = -15.0
    for i, width in enumerate(widths):
        body = matter(colours[i % len(colours)], rough=.88, variation=.28, grain=.7, bump=.01, bump_grain=5)
        left = -(x + width) if mirrored else x
        house(left, width, body, m, rnd, (3, 3, 2, 3, 3)[(i + seed) % 5], (2, 2, 1, 1, 2)[(i + seed) % 5], frond, lantern, roof)
        x += width
    for batch in m.values():
        if isinstance(batch, Batch):
            batch.done()


def cathedral(y, white, slate, gold, glow):
    """Three slate spires over a pale front."""
    box(0, y + 14, 0, 26, 28, 17, white)
    wall([[(-13, 0), (13, 0), (0, 8)]], 27, white, (0, y + 14, 17))
    for x, base, high in ((0, 30, 20), (-12, 21, 13), (12, 21, 13)):
        w = 7 if x == 0 else 6
        box(x, y + 2, 0, w, w, base, white)
        box(x, y + 2, base, w * 1.12, w * 1.12, .7, white)
        for level in (.45, .7, .88):
            box(x, y + 2 - w / 2 - .03, base * level, w * .3, .1, base * .09, glow if level == .88 else slate)
        spire = revolve([(w * .66, 0), (w * .5, high * .16), (w * .22, high * .5), (.08, high), (0, high)], slate, (x, y + 2, base + .7), 6, False)
        spire.rotation_euler[2] = .3
        box(x, y + 2, base + high, .16, .16, 2.2, gold)
        box(x, y + 2, base + high + 1.3, 1.0, .16, .16, gold)


def build(view):
    rnd = random.Random(4)
    sky([(0, '#ffc38a'), (.13, '#f0b08c'), (.3, '#b99aa4'), (.55, '#5f7d94'), (1, '#24465c')], sun=(5, -14), glow='#ff9d58', glow_strength=.6, strength=1.05, sun_strength=1.4, sun_color='#ffab6c', sun_size=1.5,
        clouds=dict(amount=.66, scale=1.1, stretch=.45, lit='#ffc79a', shade='#6f7a8c', opacity=.85, haze=.07, seed=91, flat=.14))
    shared = {'trim': matter('#e8dfcc', rough=.7, variation=.15, grain=2), 'green': matter('#2f5a4a', rough=.45, variation=.2, grain=2), 'dark': matter('#26302c', rough=.6), 'plank': matter('#9fc0b8', rough=.7), 'pane': glass('#27343a'), 'iron': matter('#16211e', rough=.4),
              'warm': light('#ffb45c', 1.0), 'amber': light('#ff9440', .85), 'lace': lace('#14201c'), 'brick': matter('#8a5442', rough=.9, variation=.3, grain=3)}
    stem = matter('#3a3024')
    frond = [broadleaf(leaf('#2f5a2c', '#5a8240', through=.4), stem, i, 1500, .8, .1, .75, .75) for i in range(3)]
    lantern = lantern_mesh(matter('#1a1c1c', rough=.5), light('#ffc876', 2.4))
    turned(lambda: row(2, (13.8, 11.0, 8.3, 13.8, 11.0, 8.3, 13.8, 11.0, 11.0, 13.8), ('#c98f74', '#d9bd86', '#8fb0a4', '#a8614c', '#d8c9b0', '#c9a0a0'), shared, frond, lantern, 0), (-7.8, 0, 0), 90)
    turned(lambda: row(5, (11.0, 13.8, 8.3, 11.0, 13.8, 11.0, 8.3, 13.8, 11.0, 13.8), ('#9c5a48', '#d9cbb2', '#c9a65c', '#7f9fae', '#c7866a', '#b6bd9c'), shared, frond, lantern, 1), (7.8, 0, 0), -90)
    ground, walk = wet(), matter('#6b5a50', rough=.22, variation=.4, grain=2.5, specular=.5, bump=.01, bump_grain=8)
    plane(0, ground, (-200, 200), (-60, 400))
    for s in (-1, 1):
        box(s * 6.3, 60, 0, 3.6, 170, .14, walk)
        box(s * 4.45, 60, 0, .25, 170, .16, matter('#8a8378', rough=.4, variation=.3, grain=2))
    iron, glow = matter('#18201e', rough=.45), light('#ffcf84', 3.4)
    for k in range(7):
        for s in (-1, 1):
            street_lamp(s * 4.1, -2 + k * 16 + 5 * (s > 0), .0, iron, glow, 3.6)
    for x, y, z, w in ((-4.1, -2, 3.5, 120), (4.1, 3, 3.5, 120), (-4.1, 14, 3.5, 120), (-6.6, -5, 3.0, 60), (-6.6, 2, 3.0, 60), (-6.6, 9, 3.0, 60), (6.6, 0, 3.0, 60), (6.6, 8, 3.0, 60), (4.1, 19, 3.5, 120)):
        lamp((x, y, z), w, '#ffb25c', .2)
    turned(lambda: cathedral(138, matter('#e9dfcb', rough=.85, variation=.1), matter('#3f474f', rough=.5), matter('#d8a545', rough=.3, metal=1.), light('#ffc98a', 1.4)), (-3.2, 0, 0))
    soft_light((-20, 95, 14), (0, 138, 20), 20, 5200, '#ffd09a')
    for k in range(5):
        cafe_table(-6.2 + rnd.uniform(-.3, .3), -1 + k * 2.3, .14, matter('#3b2f28'), iron, rnd, candle=light('#ffd49a', 3))
    for at, to, watts, color in (((2, -24, 9), (-5, 8, 5), 3800, '#ffdcc0'), ((5, -2, 12), (-8, 12, 5), 2600, '#d5dde0'), ((-5, -2, 12), (8, 12, 5), 2200, '#d5dde0'), ((4, 30, 14), (-7, 52, 5), 3800, '#ffd9b8'), ((-4, 30, 14), (7, 52, 5), 3000, '#ffd9b8')):
        soft_light(at, to, 11, watts, color)
    haze('#b9988a', 400., '#ffb274', height_falloff=.014, focus=5, start=30, most=.62)
