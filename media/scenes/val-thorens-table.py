"""An evening with a fondue under the roof in Val Thorens, the ridge at dusk behind the panes.

What makes it that place: Savoyard cheese in a red enamelled pot over its small flame, long forks, bread in cubes, gherkins,
dried ham and a white wine on old larch boards.
"""
from scenery import *
from scenery.cloth import rounded
from scenery.dishes import blend, paint, painted, steam
from scenery.rooms import laid, view_beyond, window_light, wood
from scenery.tables import *

GRADE = dict(exposure=1.4, contrast=1.26, saturation=1.08, bloom=.10, vignette=.18, shadows=(.0, .0, .012), highlights=(.014, .005, -.012))
FRAMINGS = {
    'val-thorens-ski-table': dict(eye=(.16, -.72, 1.10), target=(-.02, .13, .845), lens=50, sharp_at=.83, f_stop=4, samples=5, preview_samples=8, bounces=4, mist=20),
}
TOP = .74


def cube(crust_, crumb_, rnd, size):
    """Mesh data of a torn cube of bread, crust on one side."""
    points, faces = rounded(0, 0, 0, size, size * rnd.uniform(.85, 1.1), size * rnd.uniform(.8, 1.0), size * .16, 13)
    swell = fbm(points[:, 0] * 60 + rnd.uniform(0, 9), points[:, 1] * 60 + points[:, 2] * 40, 3, 4)
    points = points + points * (.10 * swell)[:, None]
    return mesh(points, faces, [crumb_, crust_], [1 if k // (len(faces) // 6) == 2 else 0 for k in range(len(faces))], smooth=True)


def cheese(at, radius, material):
    """Molten cheese: it heaves where it simmers and clings to the rim."""
    r, a = np.meshgrid(np.linspace(.001, 1, 70), np.linspace(0, 2 * math.pi, 140, endpoint=False), indexing='ij')
    x, y = r * radius * np.cos(a), r * radius * np.sin(a)
    z = .0035 * fbm(x * 26, y * 26, 5, 3) + .010 * np.clip(r - .9, 0, 1) * 10 * (.6 + fbm(np.cos(a) * 2, np.sin(a) * 2, 3, 3))
    for k in range(26):
        b, far, size = 2.4 * k, radius * .85 * math.sqrt((k + .5) / 26), .0035 + .0045 * ((k * 7) % 5) / 5
        d = np.hypot(x - far * math.cos(b), y - far * math.sin(b)) / size
        z += .0028 * np.sqrt(np.clip(1 - d ** 2, 0, 1)) - .0008 * np.exp(-((d - 1.15) / .25) ** 2)
    tone = blend('#efc468', '#f7dfa0', .5 + 1.3 * fbm(x * 40, y * 40, 8, 4))
    tone = blend(tone, '#c98a34', np.clip(r * 8 - 7.1, 0, 1) * .6)
    return instance(painted(np.stack([x, y, z], -1), tone, material, round_=True), at)


def fork(tip, end, steel, timber):
    """A long fork: two prongs, a thin stem, a handle of wood."""
    tip, end = np.array(tip, float), np.array(end, float)
    along = (end - tip) / np.linalg.norm(end - tip)
    side = np.cross(along, (0, 0, 1))
    side /= np.linalg.norm(side)
    tube([tip + along * .03, tip + along * .17], .0016, steel, 8)
    for s in (-1, 1):
        tube([tip + side * s * .004, tip + side * s * .004 + along * .022, tip + along * .032], .0011, steel, 8)
    tube([tip + along * .165, tip + along * .18, tip + along * .22, end], .0045, timber, 12)


def build(view):
    rnd = random.Random(3)
    sky([(0, '#8f86b0'), (.3, '#5a6aa0'), (1, '#24365f')], sun=(12, -60), glow='#ff9c70', glow_strength=.2, strength=.28, sun_strength=0)
    view_beyond('val-thorens-ski', (3, 60, -7.2), 52, .56, .75, (-.06, 1.06), soft=6)
    window_light((0, 1.25, 1.5), 2.2, 1.2, 14, '#9fb2e8')
    soft_light((-.75, -.15, 1.75), (0, .12, .78), .35, 15, '#ffc486')
    soft_light((1.0, -1.0, 1.6), (0, .1, .8), .9, 6, '#ffb878')
    box(0, .12, TOP - .05, 3.2, .98, .05, laid('#8a6240', '#74502f', (3.2, .16), .0025, '#2a1c12', False, .42), bevel=.006)
    larch, dark = wood('#6f4a2c', 'x', .55, 20.), wood('#4a3120', 'z', .55, 20.)
    box(0, .98, 0, 4, .10, .80, larch, bevel=.008)
    for x in (-.62, 1.2):
        box(x, .98, .8, .07, .06, 1.6, dark, bevel=.004)
    z = TOP
    at = (-.03, .14, z)
    enamel, iron = matte('#a51c16', .14, .55), matter('#1c1a1a', rough=.5, metal=.6)
    revolve([(.001, .064), (.088, .064), (.104, .075), (.112, .10), (.110, .135), (.1135, .142), (.112, .146)], enamel, at, 96)
    revolve([(.112, .146), (.106, .142), (.105, .10), (.09, .075)], matte('#efe6d4', .2, .5), at, 96)
    tube([(at[0] + .108, .14, z + .125), (at[0] + .15, .125, z + .132), (at[0] + .215, .10, z + .135)], .0115, enamel, 16)
    gold = paint(.20, .5, .0006, 90., .15)
    cheese((at[0], at[1], z + .122), .1045, gold)
    for k in range(7):
        a, long = 2.3 * k + .6, rnd.uniform(.02, .05)
        c, s = math.cos(a), math.sin(a)
        tube([(at[0] + c * .105, at[1] + s * .105, z + .142), (at[0] + c * .114, at[1] + s * .114, z + .147), (at[0] + c * .1165, at[1] + s * .1165, z + .138), (at[0] + c * .114, at[1] + s * .114, z + .147 - long)], .0042, matte('#f0c971', .22, .5, flesh=.15), 12)
    for k in range(3):
        a = 2.1 * k + .5
        tube([(at[0] + .105 * math.cos(a), at[1] + .105 * math.sin(a), z + .066), (at[0] + .112 * math.cos(a), at[1] + .112 * math.sin(a), z)], .004, iron, 8)
    revolve([(.102, .056), (.109, .056), (.109, .062), (.102, .062), (.102, .056)], iron, at, 64)
    revolve([(.118, 0), (.122, .002), (.122, .008), (.116, .008), (.001, .006)], iron, at, 64)
    revolve([(.001, .006), (.03, .006), (.032, .03), (.02, .034), (.001, .034)], matter('#b9b4aa', rough=.3, metal=1.), at, 40)
    revolve([(.001, .034), (.011, .038), (.009, .048), (.001, .062)], light('#6a9aff', 3.0), at, 20)
    lamp((at[0], at[1] - .03, z + .045), .25, '#7aa0ff', .012)
    crust_, crumb_ = crust('#c98a45', '#7a3f18'), matte('#f0dcae', .85, .15, patches='#dfc08a', grain=110., bump=.004, bump_grain=130.)
    cubes = [cube(crust_, crumb_, rnd, rnd.uniform(.026, .032)) for _ in range(6)]
    steel, timber = matter('#d9d4cc', rough=.2, metal=1.), matter('#3a2416', rough=.35)
    tip = (at[0] + .012, at[1] - .052, z + .156)
    fork(tip, (at[0] + .10, at[1] - .275, z + .235), steel, timber)
    piece = instance(cubes[0], (tip[0] + .003, tip[1] - .010, tip[2] - .012), 1.0, 30, 40)
    piece.name = 'on the fork'
    coat = lump(ball(.0155, .85), matte('#f3cf7c', .2, .5, flesh=.15), 3, .10)
    instance(coat, (tip[0] + .001, tip[1] + .004, tip[2] - .026), 1.0, 20)
    tube([(tip[0], tip[1] + .004, tip[2] - .020), (tip[0] - .001, tip[1] + .005, z + .138), (tip[0] - .002, tip[1] + .006, z + .124)], .0062, matte('#f3cf7c', .2, .5, flesh=.15), 12)
    fork((at[0] - .045, at[1] + .03, z + .128), (at[0] - .235, at[1] - .03, z + .232), steel, timber)
    wicker = matter('#a97b45', rough=.8, variation=.4, grain=160, bump=.003, bump_grain=220)
    basket = (.275, .20, z)
    for k in range(8):
        r = .085 + .018 * (k / 7) ** .7
        tube([(basket[0] + r * math.cos(t), basket[1] + r * math.sin(t), z + .006 + .0078 * k + .0022 * math.sin(14 * t + math.pi * (k % 2))) for t in np.linspace(0, 2 * math.pi, 90)], .0046, wicker, 8)
    revolve([(.001, .008), (.09, .008), (.098, .05)], matte('#efe9da', .9, .1, bump=.004, bump_grain=40.), basket, 48)
    for k in range(34):
        a, far = 2.4 * k, .078 * math.sqrt((k % 20 + .5) / 20)
        instance(cubes[k % 6], (basket[0] + far * math.cos(a), basket[1] + far * math.sin(a), z + .030 + .022 * (k >= 20) + rnd.uniform(0, .008)), 1.0, rnd.uniform(0, 360), rnd.uniform(-50, 50))
    for k, (x, y) in enumerate(((.155, -.02), (.195, .01))):
        instance(cubes[k + 2], (x, y, z), 1.0, 40 + 90 * k)
    bowl((-.245, .04, z), .056, glaze('#d9d2c2', .25, patches='#b8ae98', grain=40.), .036)
    gherkin = [lump(ball(.0072, 2.6), matte(c, .25, .5, bump=.004, bump_grain=300.), k, .06, 20) for k, c in enumerate(('#4a5a1c', '#5f6a24'))]
    for k in range(15):
        a, far = 2.4 * k, .030 * math.sqrt((k % 10 + .5) / 10)
        instance(gherkin[k % 2], (-.245 + far * math.cos(a), .04 + far * math.sin(a) - .01, z + .026 + .011 * (k > 9)), .95, rnd.uniform(0, 360), rnd.uniform(76, 96))
    board = wood('#8a6038', 'x', .5, 22.)
    box(-.36, .30, z, .24, .17, .016, board, -8, bevel=.005)
    ham = paint(.3, .5, flesh=.2)
    for k in range(7):
        u, v = np.meshgrid(np.linspace(-1, 1, 40), np.linspace(-1, 1, 26), indexing='ij')
        x = .042 * u
        y = .024 * v * (1 - .25 * u ** 2)
        fold = .010 * np.abs(np.sin(2.2 * u + k + 1.3 * v)) + .004 * np.sin(5 * v + k)
        tone = blend('#8a2f2a', '#a8483c', .5 + fbm(u * 3 + k, v * 3, 4, 4))
        tone = blend(tone, '#efd9c4', np.clip(6 * np.abs(v) - 5 + 2.2 * fbm(u * 2 + k, v * 2, 9, 3), 0, 1))
        slice_ = instance(painted(np.stack([x, y, fold], -1), tone, ham), (-.43 + .022 * k, .30 + .022 * ((k % 3) - 1), z + .018 + .0015 * k), 1.0, 70 + 12 * (k % 4))
        slice_.modifiers.new('thick', 'SOLIDIFY').thickness = .0012
    pane, wine = clear('#f4f8f6'), clear('#f3e2a0', deep=.6)
    wine_glass((.13, .36, z), pane, wine, 1.05)
    wine_glass((-.20, .42, z), pane, wine, 1.05)
    wax, flame = matte('#f3e8d0', .5, .3, flesh=.4), light('#ffb050', 9.0)
    revolve([(.001, 0), (.026, 0), (.026, .075), (.022, .078), (.001, .074)], wax, (.44, .40, z), 32)
    revolve([(.001, 0), (.006, .008), (.005, .018), (.001, .034)], flame, (.44, .40, z + .08), 20)
    lamp((.44, .37, z + .10), 1.1, '#ffb060', .02)
    steam((at[0], at[1] + .03, z + .15), .24, .24, .22, -10, 4)
    haze('#6f78a8', 4000., '#ff9c70', focus=5, start=20)
