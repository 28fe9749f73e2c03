"""After a shower in Lisbon: tram rails in wet setts, the low sun down the street.

What makes it that place: two grooved rails of 900 mm gauge bedded in granite setts, a pavement of white calçada beside them.
"""
from scenery import *
from scenery.lisbon import sett_stone, setts
from scenery.rooms import view_beyond

GRADE = dict(exposure=1.05, contrast=1.28, saturation=1.06, bloom=.10, vignette=.16, shadows=(.0, .0, .012), highlights=(.016, .005, -.014))
FRAMINGS = {
    'lisbon-river-light-detail': dict(eye=(-.95, -1.0, .34), target=(-.02, 3.2, .08), lens=42, sharp_at=1.6, f_stop=2.2, samples=5, preview_samples=8, bounces=4, mist=40),
}


def rail(x, y0, y1, steel, dirt):
    """A grooved rail: the polished head, the groove, the lower lip."""
    profile = [(-.056, -.02), (-.056, -.002), (-.053, .002), (-.004, .003), (-.001, .0), (.0, -.022), (.028, -.022), (.030, -.003), (.033, .0), (.048, .0), (.051, -.004), (.051, -.02)]
    rows = np.linspace(y0, y1, 60)
    points = [(x + px, y, pz + .002) for y in rows for px, pz in profile]
    w = len(profile)
    faces = [(i * w + j, i * w + j + 1, (i + 1) * w + j + 1, (i + 1) * w + j) for i in range(len(rows) - 1) for j in range(w - 1)]
    data = mesh(points, faces, [steel, dirt], [1 if j in (0, 4, 5, 6, 10) else 0 for _ in range(len(rows) - 1) for j in range(w - 1)])
    instance(data)


def build(view):
    rnd = random.Random(21)
    sky([(0, '#ffd29c'), (.14, '#f4b88e'), (.42, '#b3a6c4'), (1, '#6f8cc6')], sun=(10, 9), glow='#ffb468', glow_strength=1.1, strength=.85, sun_strength=5.0, sun_color='#ffc384', sun_size=.8)
    view_beyond('lisbon', (11.0, 60, 8.6), 69, .42, 1.2, (-.1, 1.12), soft=9)
    steel = matter('#c9bfb2', rough=.12, metal=1., variation=.25, grain=9, bump=.0006, bump_grain=140.)
    dirt = matter('#1e1a18', rough=.5)
    granite = sett_stone('#4a4642', '#6b6258', '#8a7a66')
    left, right = -.45, .45
    setts(-2.4, 1.46, -1.1, 14, .135, .105, granite, rnd, skip=((left - .075, left + .075), (right - .075, right + .075)))
    for x in (left, right):
        rail(x, -1.2, 60, steel, dirt)
    lime = sett_stone('#8f877a', '#b3a995', '#cfc4ae')
    kerb = matter('#a59c8c', rough=.3, specular=.5, variation=.2, grain=5, bump=.006, bump_grain=30.)
    y = -1.0
    while y < 16:
        long = rnd.uniform(.7, 1.1)
        box(1.58, y + long / 2, -.06, .17, long - .012, .17, kerb, rnd.uniform(-.4, .4), bevel=.018)
        y += long
    setts(1.69, 3.4, -.5, 12, .062, .060, lime, rnd, z=.105)
    water = matter('#17150f', rough=.03, specular=.9, bump=.0005, bump_grain=9.)
    plane(-.013, water, (-3, 1.5), (-1.2, 60))
    plane(.085, matter('#6f675a', rough=.6), (1.6, 9), (-1.2, 60))
    haze('#e9c3a0', 400., '#ffc890', focus=5, start=10)
