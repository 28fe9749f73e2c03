"""A hanging lobster-claw heliconia after rain in the forest below Arenal, Costa Rica, points of sun in the leaves behind.

What makes it that place: red boats with yellow tips down a stalk that goes to and fro, drops at their keels, wet green.
"""
from scenery import *
from scenery.dishes import blend, paint, painted
from scenery.glints import disc, softbox
from scenery.tables import leaf_blade

GRADE = dict(exposure=1.02, contrast=1.28, saturation=1.08, bloom=.09, vignette=.18, shadows=(-.004, .004, .006), highlights=(.012, .008, -.010))
FRAMINGS = {
    'costa-rica-detail': dict(eye=(-.02, -.92, 1.52), target=(.075, 0, 1.50), lens=56, sharp_at=.92, f_stop=3.2, samples=6, preview_samples=5, bounces=4, mist=20),
}


def boat(long, deep, seed, skin):
    """Mesh data of one bract along +X: two flanks that meet in a keel below, open above, its tip a beak that lifts."""
    u, v = np.meshgrid(np.linspace(0, 1, 70), np.linspace(-1, 1, 61), indexing='ij')
    high = deep * (1 - u) ** .72 * (1 + .35 * np.sin(np.clip(u * 1.15, 0, 1) * math.pi)) + .0012
    lift = long * (-.16 * np.sin(u * math.pi * .9) + .34 * u ** 2.4)
    half = .46 * high * np.sin(math.pi * np.clip(.10 + u * .82, 0, 1)) ** .4 + .0006
    w = np.abs(v)
    z = lift + high * (w ** 1.15 - .62)
    y = np.sign(v) * half * np.sin(math.pi * np.clip(w * .80, 0, 1)) ** .75
    x = long * u - .010 * w * (1 - u)
    rib = np.sin(w * 34 + 3 * u)
    y = y + np.sign(v) * .0006 * rib * np.clip(w * 4, 0, 1)
    cloud = fbm(u * 7, w * 3 + np.sign(v), seed, 4)
    tone = blend('#8c0a14', '#c01c22', np.clip(.5 + 1.3 * cloud + .16 * rib, 0, 1))
    tone = blend(tone, '#5a0610', np.clip(.30 - u, 0, 1) * 2.4)
    tone = blend(tone, '#f0b414', np.clip((u - .66 + .10 * (w - .5) + .05 * cloud) * 7, 0, 1))
    tone = blend(tone, '#f2c832', np.clip((w - .93) * 26, 0, 1) * np.clip(u * 3, 0, 1))
    tone = blend(tone, '#6f9a2c', np.clip((u - .90) * 14, 0, 1) * .85)
    tone = blend(tone, '#7a9a2a', np.clip((w - .972) * 60, 0, 1) * .7)
    return painted(np.stack([x, y, z], -1), tone, skin)


def build(view):
    rnd = random.Random(8)
    sky([(0, '#e6f0dc'), (.3, '#cfe2ea'), (1, '#8fbce0')], sun=(50, 122), glow='#fff0c0', glow_strength=.4, strength=.5, sun_strength=4.2, sun_color='#fff0cc', sun_size=1.2)
    soft_light((-1.0, -1.0, 1.9), (0, 0, 1.5), .5, 2.5, '#e4f0ff')
    softbox((-.9, -.5, 2.4), (0, 0, 1.5), (.5, .9), '#f4faff', 5.0)
    skin = paint(.27, .45, .0005, 300., flesh=.03, glow='#ff4a20')
    stalk = matter('#b01822', rough=.35, specular=.45)
    # the stalk: to and fro, a boat at each turn, smaller toward the tip
    point, turns = np.array([.06, 0, 1.80]), []
    count = 13
    for k in range(count):
        u = k / (count - 1)
        side = 1 if k % 2 else -1
        turns.append((point.copy(), side, u))
        point = point + np.array([-side * .017 * (1 - .5 * u), rnd.gauss(0, .001), -(.064 - .024 * u)])
    path = []
    for (a, _, _), (b, _, _) in zip(turns, turns[1:]):
        path += [a + (b - a) * t + np.array([0, 0, .002 * math.sin(t * math.pi)]) for t in np.linspace(0, 1, 6, endpoint=False)]
    tube([(.05, 0, 2.1), (.055, 0, 1.95)] + [tuple(p) for p in path], .0058, stalk, 14)
    water, t, shader = nodes.new_material('drop')
    shader.inputs['Base Color'].default_value = (1, 1, 1, 1)
    shader.inputs['Transmission'].default_value, shader.inputs['IOR'].default_value, shader.inputs['Roughness'].default_value = 1.0, 1.33, .0
    bead = revolved([(.0003, -1.0)] + [(math.sin(a) * (1 if a > 1.2 else .98), -math.cos(a)) for a in np.linspace(.1, 2.2, 16)] + [(.55, .85), (.22, 1.3), (.0003, 1.6)], water, 24)
    for p, side, u in turns:
        long, deep = .175 * (1 - .60 * u), .066 * (1 - .52 * u)
        parts = [instance(boat(long, deep, 3 + int(u * 40), skin))]
        if rnd.random() < .7:
            q, size = rnd.uniform(.26, .50), rnd.uniform(.0030, .0044)
            high = deep * (1 - q) ** .72 * (1 + .35 * math.sin(min(q * 1.15, 1) * math.pi)) + .0012
            lift = long * (-.16 * math.sin(q * math.pi * .9) + .34 * q ** 2.4)
            parts.append(instance(bead, (long * q, 0, lift - high * .62 - size * .75), size))
        holder = group(parts, tuple(p + np.array([0, 0, .004])))
        holder.rotation_euler = (math.radians(rnd.gauss(0, 6)), math.radians(rnd.gauss(8, 7) - 8 * u), math.radians((0 if side > 0 else 180) + rnd.gauss(-14, 16)))
    # great leaves behind, and the sun through the forest
    far = leaf('#2c6418', '#5c9028', through=.55, rough=.6)
    blades = [leaf_blade(far, .75, .20, .5, .3), leaf_blade(far, .65, .17, .3, .4)]
    for x, y, z, rx, ry, rz, s in ((-.80, .75, 1.52, 76, 10, 4, 1.1), (.66, .62, 1.18, 64, -48, 160, 1.1), (-.20, .9, 1.04, 70, -66, 60, 1.1), (.50, 1.1, 1.92, 60, 34, 190, 1.0), (-.70, 1.1, 1.22, 66, -34, 26, 1.0)):
        obj = instance(blades[int(s * 10) % 2], (x, y, z), s)
        obj.rotation_euler = (math.radians(rx), math.radians(ry), math.radians(rz))
    box(0, 5.5, -3, 24, .1, 12, matter('#17301a', rough=1., variation=.4, grain=.7, other='#0c1c10'))
    for _ in range(120):
        y = rnd.uniform(2.0, 4.8)
        x, z = rnd.uniform(-.42, .46) * y, 1.52 + rnd.gauss(.03, .17) * y
        disc((x, y, z), rnd.uniform(.035, .10) * y / 2.6, rnd.choice(('#3f7a2c', '#5f9a34', '#8ab84a', '#2c5a34', '#c8d878', '#4a8a5a')), rnd.uniform(.10, .42))
    for _ in range(16):
        y = rnd.uniform(3.0, 4.8)
        disc((rnd.uniform(-.40, .44) * y, y, 1.52 + rnd.uniform(.0, .24) * y), rnd.uniform(.05, .09) * y / 2.6, rnd.choice(('#f4f2c8', '#e2eaa8')), rnd.uniform(.5, .9))
    haze('#dfeae0', 4000., '#fff0c8', focus=5, start=20)
