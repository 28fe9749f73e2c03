"""A tail feather of a scarlet macaw on the dark wet sand of Jacó, the lace of a wave beside it, the sun low over the sea.

What makes it that place: sand nearly black; the scarlet macaws of the Central Pacific, which fly between Carara and the
shore and eat the fruit of the beach almond (Terminalia catappa), one of whose red leaves lies by.
Studied: my-jc.blog, 16 February 2020 (black sand at Jacó); birdingcraft.com, 8 March 2011 (macaws in beach almonds by
Tárcoles, leaves red, yellow and green); reptiles4home.com (ends of the tail feathers dark blue);
femmeaufoyer2011.blogspot.com, 6 February 2015 (two macaws along the beach south of Jacó).
"""
from scenery import *
from scenery.dishes import blend, paint, painted

GRADE = dict(exposure=1.5, contrast=1.30, saturation=1.10, bloom=.10, vignette=.18, shadows=(.002, .0, .010), highlights=(.016, .004, -.012))
FRAMINGS = {
    'jaco-pacific-detail': dict(eye=(-.05, -.40, .375), target=(.005, .020, .0), lens=46, sharp_at=.555, f_stop=3.2, samples=7, preview_samples=8, bounces=4, mist=20),
}


def relief():
    """The sand: ripples across the way of the water, a furrow drawn behind the feather, a slope to the sea."""
    X, Y = Ground.axes((-1.3, 1.3), (-.6, 2.4), 620, 720)
    bend = .05 * fbm(X * 1.6, Y * 1.6, 3, 4)
    ripple = np.sin((Y + bend * 1.4 + .18 * X) * 74) * .5 + .5
    Z = .0042 * ripple ** 1.4 * (.5 + .8 * fbm(X * 2.3, Y * 2.3, 9, 3)) + .010 * fbm(X * 2.2, Y * 2.2, 5, 4) + .0022 * fbm(X * 13, Y * 13, 6, 4)
    return Ground(Z - .030 * np.clip(Y - .30, 0, 3), (-1.3, 1.3), (-.6, 2.4))


def wet_sand():
    """Grains of black, brown and pale quartz; wet, so that it mirrors where it lies flat."""
    material, t, shader = nodes.new_material('wet sand')
    where = nodes.position(t)
    grain = nodes.add(t, 'ShaderNodeTexVoronoi', {'Scale': 950.0, 'Vector': where})
    own = nodes.split(t, grain.outputs['Color'])[0]
    tone = nodes.ramp(t, own, [(.0, '#241f1b'), (.45, '#453a30'), (.74, '#6d5b48'), (.90, '#8f7a60'), (.97, '#d8ccb4')])
    cloud = nodes.noise(t, where, 5.0, 6.0, .65)
    tone = nodes.mix(t, nodes.ramp(t, cloud, [(.38, .55), (.62, .0)]), tone, '#2a2420')
    t.links.new(tone, shader.inputs['Base Color'])
    film = nodes.noise(t, where, 9.0, 4.0, .6)
    t.links.new(nodes.ramp(t, film, [(.36, .10), (.64, .42)]), shader.inputs['Roughness'])
    shader.inputs['Specular'].default_value = .6
    height = nodes.math(t, 'ADD', nodes.math(t, 'MULTIPLY', grain.outputs['Distance'], -.5), nodes.math(t, 'MULTIPLY', nodes.noise(t, where, 420.0, 4.0, .65), .7))
    t.links.new(nodes.bump(t, height, .0011, .75), shader.inputs['Normal'])
    return material


def feather(long=.30, seed=1):
    """Mesh of a tail feather along +X from its quill: a bare quill, down at its foot, two vanes of single barbs that cling,
    here and there a rent; red, at its end blue."""
    r = np.random.RandomState(seed)
    spine = lambda u: np.stack([long * u, .020 * np.sin(u * 2.6) * u, .012 * np.sin(u * math.pi * .9) + .002], -1)  # noqa: E731
    vane = paint(.44, .35, .0, 300.)
    pieces, colors = [], []
    count, steps = 430, 9
    for side, wide in ((1, .0195), (-1, .0265)):
        shift = 0.
        rents = [(q, r.uniform(.006, .012)) for q in ((.33, .61, .86) if side > 0 else (.27, .52, .74))]
        for k in range(count):
            u = .145 + .85 * k / count
            down = float(np.clip((.235 - u) / .09, 0, 1))
            fold = sum(w * math.exp(-((u - q) / .010) ** 2) * (1 if u > q else -1) for q, w in rents)
            full = wide * (np.clip((u - .13) / .16, 0, 1) ** .5) * np.clip((1.012 - u) / .20, 0, 1) ** .52 + .002
            shift = .85 * shift + r.normal(0, .0005)
            s = np.linspace(0, 1, steps)
            foot = spine(np.array(u))
            way = spine(np.array(min(u + .01, 1.))) - spine(np.array(u - .01))
            way = way / np.linalg.norm(way)
            out = np.array([-way[1], way[0], 0]) * side
            lie = np.radians(34 + 8 * r.normal() * down + 10 * down)
            reach = full * (1 + .03 * r.normal()) * (1 + .25 * down * r.uniform(-.6, 1))
            x = reach / math.sin(math.radians(34)) * s * math.cos(lie) + fold * s ** 1.6 + shift * s
            y = reach * s * (1 if down < .5 else r.uniform(.7, 1.2))
            z = -.0026 * s ** 2 * np.sin(u * 3) + .0022 * s * fold / .012 + down * r.normal(0, .004) * s ** 1.5 + .0004 * r.normal()
            line = foot + way * x[:, None] + out * y[:, None] + np.array([0, 0, 1.]) * z[:, None]
            half = .00040 * (1 - .55 * s)[:, None] * way * (1 - .5 * down) * 1.08
            pieces.append(np.stack([line - half, line + half], 1))
            tone = blend('#a80f14', '#cf2416', np.clip(.5 + .35 * r.normal() * np.ones(steps), 0, 1))
            tone = blend(tone, '#d8482a', np.clip(s - .55, 0, 1) * .6)
            tip = np.clip((u + .05 * s + .01 * r.normal() - .80) / .10, 0, 1)
            tone = blend(tone, '#5c2a78', np.clip(tip * 2, 0, 1))
            tone = blend(tone, blend('#1d5fae', '#3a9ad0', s), np.clip(tip * 2 - .7, 0, 1))
            tone = blend(tone, '#e9d9c8', down * np.ones(steps) * .85)
            colors.append(np.repeat(tone[:, None], 2, 1))
    verts, faces, tones, base = [], [], [], 0
    for p, c in zip(pieces, colors):
        n_ = p.shape[0]
        verts.append(p.reshape(-1, 3))
        tones.append(c.reshape(-1, 3))
        faces += [(base + 2 * i, base + 2 * i + 1, base + 2 * i + 3, base + 2 * i + 2) for i in range(n_ - 1)]
        base += 2 * n_
    data = mesh(np.concatenate(verts), faces, vane, smooth=True)
    layer = data.color_attributes.new(name='paint', type='FLOAT_COLOR', domain='POINT')
    flat = np.concatenate(tones)
    layer.data.foreach_set('color', np.concatenate([flat, np.ones((len(flat), 1))], -1).astype(np.float32).ravel())
    u, a = np.meshgrid(np.linspace(.0, .985, 120), np.linspace(0, 2 * math.pi, 16, endpoint=False), indexing='ij')
    core, thick = spine(u), .0021 * (1 - u) ** .7 * np.clip(u / .02, .35, 1) + .00025
    shaft = np.stack([core[..., 0], core[..., 1] + thick * np.cos(a), core[..., 2] + .0006 + thick * np.sin(a)], -1)
    tone = blend('#e8ddc4', '#3a1a18', np.clip((u - .10) / .25, 0, 1))
    return [instance(data), instance(painted(shaft, tone, paint(.25, .5), round_=True))]


def almond_leaf(long=.17, wide=.098, seed=2):
    """A fallen leaf of the beach almond: broad above, red with what is left of yellow and green along its ribs, curled."""
    u, v = np.meshgrid(np.linspace(0, 1, 240), np.linspace(-1, 1, 160), indexing='ij')
    half = wide / 2 * np.interp(u, [0, .06, .25, .5, .68, .82, .92, .975, 1], [.05, .16, .46, .80, .98, .96, .74, .40, .06]) * (1 + .015 * np.sin(u * 30 + v))
    x, y = long * (u - .10 * np.abs(v) ** 2 * (u > .5) * 0), half * v
    bow = np.abs(v)
    slant = u - .16 * bow ** 1.2
    ribs = np.exp(-((slant * 11 % 1 - .5) / .055) ** 2) * (bow > .02) * np.clip(1.15 - bow, 0, 1)
    middle = np.exp(-(v * half / .0013) ** 2)
    z = .012 * bow ** 2 * np.sin(u * 2.6 + .3) + .010 * u ** 2 + .003 * np.sin(u * 3.0) ** 2 + .0011 * np.sin(slant * 69) * bow - .0012 * middle + .010 * np.clip(u - .85, 0, 1) * 4
    cloud = fbm(u * 7, v * 3.4, seed, 5)
    tone = blend('#8e1c12', '#c43a18', np.clip(.5 + 1.6 * cloud, 0, 1))
    tone = blend(tone, '#d98a2a', np.clip(fbm(u * 4, v * 2, seed + 3, 4) * 2.6 - .25, 0, 1) * .8)
    tone = blend(tone, '#3a120c', np.clip(fbm(u * 26, v * 13, seed + 6, 4) * 3.4 - 1.0, 0, 1) * .85)
    tone = blend(tone, '#e3b04a', np.clip(ribs * .65 + middle, 0, 1) * .8)
    tone = blend(tone, '#4a1a10', np.clip((bow - .965) / .03, 0, 1) * .8)
    obj = instance(painted(np.stack([x, y, z], -1), tone, paint(.30, .5, .0003, 260., flesh=.0)))
    stalk = tube([(-.022 + .022 * q, .002 * math.sin(q * 3), .004 + .003 * (1 - q)) for q in np.linspace(0, 1, 8)], .0017, matter('#a85a2a', rough=.5), 10)
    return [obj, stalk]


def shore(x):
    """How far the last wave has come (y)."""
    return .205 + .060 * np.sin(x * 5.2 + .9) + .028 * np.sin(x * 11.3 + 2) + .012 * np.sin(x * 23) - .06 * x


def lace(ground):
    """The last of a wave: a film of water on the sand, its edge drawn in foam of many bubbles."""
    X, Y = np.meshgrid(np.linspace(-1.3, 1.3, 520), np.linspace(.08, 2.4, 460), indexing='ij')
    h = np.array([[ground.height(float(x), float(y)) for y in Y[0, ::6]] for x in X[::6, 0]])
    hx, hy = X[::6, 0], Y[0, ::6]
    rows = np.stack([np.interp(Y[0], hy, row) for row in h])
    Z = np.stack([np.interp(X[:, 0], hx, rows[:, j]) for j in range(rows.shape[1])], 1)
    inside = Y - shore(X)
    return X, Y, Z, inside


def build(view):
    rnd = random.Random(4)
    sky([(0, '#ffc48a'), (.1, '#fbb090'), (.26, '#e0a0a4'), (.5, '#9c98c0'), (1, '#5a74ae')], sun=(15, -34), glow='#ffa055', glow_strength=.8, strength=.9, sun_strength=5.4, sun_color='#ffbe84', sun_size=1.0)
    ground = relief()
    ground.place(wet_sand())
    plane(-.2, matter('#2a2420', rough=.4), (-30, 30), (-3, 60))
    # the film of water and its foam
    X, Y, Z, inside = lace(ground)
    k = np.arange(X.size).reshape(X.shape)
    quads = np.stack([k[:-1, :-1], k[1:, :-1], k[1:, 1:], k[:-1, 1:]], -1)
    wet = inside[:-1, :-1] > 0
    film, t, shader = nodes.new_material('film')
    t.nodes.remove(shader)
    where = nodes.position(t)
    ripples = nodes.bump(t, nodes.noise(t, where, 16.0, 3.0, .5), .004, .5)
    mirror = nodes.add(t, 'ShaderNodeBsdfGlossy', {'Color': '#ffffff', 'Roughness': .03, 'Normal': ripples})
    through = nodes.add(t, 'ShaderNodeBsdfTransparent', {0: '#b9b2a6'})
    facing = nodes.add(t, 'ShaderNodeFresnel', {'IOR': 1.45, 'Normal': ripples}).outputs[0]
    blend_ = nodes.add(t, 'ShaderNodeMixShader', {0: facing})
    t.links.new(through.outputs[0], blend_.inputs[1])
    t.links.new(mirror.outputs[0], blend_.inputs[2])
    t.links.new(blend_.outputs[0], nodes.output(t).inputs[0])
    level = Z + .0035 * np.clip(inside / .02, 0, 1) + .002
    instance(mesh(np.stack([X, Y, level], -1).reshape(-1, 3), quads[wet].reshape(-1, 4).tolist(), film, smooth=True))
    froth = matter('#fbf3ea', rough=.35, specular=.5)
    bubble = revolved([(math.cos(a), math.sin(a)) for a in np.linspace(-.2, math.pi / 2, 7)], froth, 10)
    height = lambda x, y: ground.height(x, y) + .003  # noqa: E731
    r = np.random.RandomState(4)
    xs, ys = r.uniform(-.55, .62, 260000), r.uniform(.10, .85, 260000)
    out = ys - shore(xs)
    net = np.abs(fbm(xs * 11, ys * 8, 21, 3))
    want = (np.exp(-(out / .011) ** 2) + np.exp(-(net / .030) ** 2) * np.exp(-out / .22) * .6) * (out > -.003)
    chosen = np.nonzero(r.rand(len(xs)) < want)[0][:17000]
    for x, y, d in zip(xs[chosen], ys[chosen], out[chosen]):
        size = rnd.uniform(.0004, .0013) * (1 if rnd.random() > .04 else 2.2)
        instance(bubble, (x, y, height(x, y) + rnd.uniform(0, .003 if d < .012 else .001)), size)
    plume = group(feather(), (-.170, .002, .0055), 1.0, 17)
    plume.rotation_euler = (math.radians(-4), math.radians(1.0), math.radians(17))
    fallen = group(almond_leaf(), (.034, -.102, ground.height(.10, -.08) + .0035), .92, 14)
    fallen.rotation_euler = (math.radians(4), math.radians(-3), math.radians(14))
    stone = [matter(c, rough=.22, specular=.5, variation=.3, grain=90, other=o) for c, o in (('#3a3836', '#56524c'), ('#6a5648', '#4a3c34'), ('#8c8478', '#6a6258'))]
    for k in range(9):
        x, y, s = rnd.uniform(-.3, .3), rnd.uniform(-.22, .2), rnd.uniform(.003, .007)
        obj = revolve([(math.sin(a), -.55 * math.cos(a)) for a in np.linspace(.02, 3.12, 16)], stone[k % 3], (x, y, ground.height(x, y) - s * .05), 24, True, s)
        obj.scale = (s, s * rnd.uniform(.6, .9), s)
        obj.rotation_euler[2] = rnd.uniform(0, 6)
    soft_light((.7, -1.0, 1.1), (0, .05, 0), 1.0, 4, '#e8dcf0')
    haze('#e0b8a8', 4000., '#ffc090', focus=5, start=20)
