"""Breakfast over the Bosphorus in Istanbul, a domed mosque with its minarets on the other shore.

What makes it that place: tea in tulip glasses, simit under sesame, olives, white cheese, tomatoes and cucumber, honey with
clotted cream, all in many small dishes on one table; behind the parapet the strait. Source: the table the Turks call
kahvaltı, "before coffee".
"""
from scenery import *
from scenery.rooms import laid, view_beyond
from scenery.tables import *

GRADE = dict(exposure=.95, contrast=1.24, saturation=1.08, bloom=.07, vignette=.12, shadows=(.0, .0, .008), highlights=(.012, .004, -.012))
FRAMINGS = {
    'istanbul-two-shores-table': dict(eye=(-.22, -1.05, 1.12), target=(.02, .20, .885), lens=45, sharp_at=.97, f_stop=4, samples=8, preview_samples=6, bounces=5, mist=20),
}
TOP = .74


def simit(at, dough, seed, rnd, turn):
    """A ring of twisted dough, full of sesame."""
    x, y, z = at
    u, v = np.meshgrid(np.linspace(0, 2 * math.pi, 120), np.linspace(0, 2 * math.pi, 20))
    thick = .0155 * (1 + .10 * np.sin(2 * v + 7 * u) + .05 * np.sin(3 * u + 1))
    points = np.stack([(.062 + thick * np.cos(v)) * np.cos(u), (.060 + thick * np.cos(v)) * np.sin(u), thick * .85 * np.sin(v)], -1)
    k = np.arange(u.size).reshape(u.shape)
    faces = np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4).tolist()
    instance(mesh(points.reshape(-1, 3), faces, dough, smooth=True), (x, y, z + .0125), 1.0, turn)
    grains = Batch(seed)
    for _ in range(1500):
        a, b = rnd.uniform(0, 2 * math.pi), rnd.uniform(-.5, math.pi + .5)
        r = .0155 * (1 + .10 * math.sin(2 * b + 7 * a))
        out = np.array([math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), .85 * math.sin(b)])
        at_ = np.array([.062 * math.cos(a), .060 * math.sin(a), 0]) + out * (r + .0006)
        way = np.array([rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1)])
        p = np.cross(out, way)
        p /= np.linalg.norm(p)
        q = np.cross(out, p)
        p, q, up = p * .0019, q * .0010, out * .0007
        grains.polygon(at_ + p, at_ + q + up, at_ - p, at_ - q + up)
    grains.done((x, y, z + .0125), turn)


def build(view):
    rnd = random.Random(9)
    sky([(0, '#f2e4d2'), (.25, '#cbd7e6'), (1, '#7ba4d6')], sun=(30, -62), glow='#ffe0b8', glow_strength=.3, sun_strength=5.0, sun_color='#ffd8a6', sun_size=.7)
    view_beyond('istanbul', (14, 60, -7.0), 54, .80, 1.25, soft=12)
    box(0, .12, TOP - .045, 1.9, 1.05, .045, laid('#8a5a38', '#7a4c2e', (2.4, .105), .0015, '#2a1a10', rough=.38), bevel=.006)
    iron = matter('#26282a', rough=.45, metal=.6)
    plane(0, matter('#a89a88', rough=.8, variation=.2, grain=2), (-6, 6), (-3, 1.8))
    box(0, 1.55, 0, 9, .3, .62, matter('#c4b8a4', rough=.9, variation=.2, grain=3, bump=.01, bump_grain=14), bevel=.03)
    z = TOP
    white, blue, red = glaze('#f4efe6', .15), glaze('#1f5f8a', .2, patches='#3f8fb4', grain=240.), glaze('#a8322a', .2)
    pane, tea = clear('#f6faf8'), clear('#e08440', shine=.03)
    steel = matter('#d9d4cc', rough=.2, metal=1.)
    tea_glass((-.12, -.16, z), pane, tea, white, red)
    tea_glass((.40, .20, z), pane, tea, white, red)
    dough, sesame = crust('#c98a42', '#8f4f1c'), matte('#ecd6a6', .5)
    plate((.085, -.07, z), .115, white, blue)
    simit((.075, -.065, z + .012), dough, sesame, rnd, 20)
    simit((.13, -.025, z + .030), dough, sesame, rnd, 80)
    bowl((-.19, .10, z), .062, white, .04)
    dark, green = matte('#1c1418', .18, .5), matte('#6f7a2c', .22, .5)
    olive = [lump(ball(.0105, 1.25), m, k, .02, 20) for k, m in enumerate((dark, dark, green))]
    for k in range(30):
        a, r = 2.4 * k, .034 * math.sqrt((k % 20 + .5) / 20)
        instance(olive[k % 3], (-.19 + r * math.cos(a), .10 + r * math.sin(a), z + .028 + .011 * (k > 19)), 1.0, rnd.uniform(0, 360), rnd.uniform(40, 90))
    plate((-.40, .24, z), .10, blue, white)
    cheese = matte('#f7f1e4', .5, .3, patches='#efe6d2', grain=60., bump=.0012, bump_grain=120., flesh=.25)
    for k, (x, y, t) in enumerate(((-.035, -.02, 10), (.028, -.012, -14), (-.008, .040, 50))):
        box(-.40 + x, .24 + y, z + .008, .052, .052, .026, cheese, t, bevel=.003)
    plate((.10, .24, z), .125, white, blue)
    tomatoes = [slice_of(matte('#b3200f', .2, .5, flesh=.1), tomato_flesh(), .032, .006, k) for k in range(3)]
    cucumber = [slice_of(matte('#2f5a22', .3, .45), matte('#cfe0a4', .2, .5, patches='#b4cf80', grain=90., flesh=.2), .021, .005, k + 5) for k in range(3)]
    for k in range(11):
        piece = instance(tomatoes[k % 3], (.04 + .034 * (k % 4) - .01, .21 + .03 * (k // 4), z + .012 + .002 * (k % 4)), 1.0)
        piece.rotation_euler = (0, -.30, rnd.uniform(-.3, .3))
    for k in range(12):
        piece = instance(cucumber[k % 3], (.165 + .018 * (k % 4) - .01, .19 + .032 * (k // 4), z + .013 + .002 * (k % 4)), 1.0)
        piece.rotation_euler = (0, -.35, rnd.uniform(-.4, .4))
    mint = leaf_blade(leaf('#3f7a22', '#5c9a33', through=.3, rough=.35), .04, .024, .3, .4)
    scattered(mint, [(.02, -.06, .014), (.05, -.07, .016), (.03, .07, .016), (.055, .06, .018), (.09, .05, .02)], (.10, .24, z), rnd, 20)
    bowl((-.06, .33, z), .055, red, .038)
    revolve([(.001, .026), (.048, .026), (.046, .0262)], clear('#e09a1c', shine=.05), (-.06, .33, z), 40)
    revolve([(.001, .020), (.046, .020)], matte('#c9780f', .15, .5), (-.06, .33, z), 40)
    bowl((.31, -.03, z), .06, blue, .036)
    cream = lump([(.001, .030), (.02, .032), (.04, .027), (.05, .02)], matte('#fbf5e8', .35, .45, bump=.002, bump_grain=50., flesh=.3), 3, .12)
    instance(cream, (.31, -.03, z), 1.0)
    cutlery((-.02, -.235, z), steel, 'knife', 84)
    copper = matter('#b06a3a', rough=.22, metal=1.)
    revolve([(.001, 0), (.075, 0), (.085, .03), (.08, .085), (.05, .12), (.052, .125), (.001, .127)], copper, (-.36, .44, z), 48)
    revolve([(.05, .125), (.055, .13), (.068, .16), (.055, .195), (.022, .205), (.012, .215), (.016, .23), (.001, .24)], copper, (-.36, .44, z), 48)
    tube([(-.285, .43, z + .05), (-.235, .42, z + .075), (-.205, .415, z + .13)], .009, copper, 12)
    tube([(-.435, .445, z + .10), (-.475, .45, z + .085), (-.475, .45, z + .035), (-.44, .445, z + .02)], .007, iron, 10)
    loaf((.52, .42, z), crust('#dba863', '#8f5426', '#efe0c4'), .25, .13, .10, -20, 5)
    bough = broadleaf(leaf('#5f8238', '#7f9a48', through=.5), iron, 31, 240, .6, .1, 1.1, 1.1)
    for x, y, turn in ((-5.3, 3.6, 0), (-3.4, 1.2, 70)):
        instance(bough, (x, y, 3.0), 1.3, turn)
    haze('#e8dccd', 4000., '#ffd8a8', focus=5, start=20)
