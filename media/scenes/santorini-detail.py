"""A bronze bell in a white arch above the caldera of Santorini, the sea far below out of focus.

What makes it that place: lime laid on in coats until every edge is round, one open arch with its bell, the blue behind.
"""
from scenery import *
from scenery.rooms import view_beyond

GRADE = dict(exposure=1.0, contrast=1.22, saturation=1.08, bloom=.08, vignette=.12, shadows=(.0, .0, .014), highlights=(.014, .005, -.012))
FRAMINGS = {
    'santorini-detail': dict(eye=(-.66, -2.55, 1.72), target=(.16, .2, 1.955), lens=50, sharp_at=2.80, f_stop=2.4, samples=6, preview_samples=7, bounces=4, mist=40),
}


def turned_bell(at, bronze, iron, size=1.0):
    """A cast bell with its bands and lip, its crown, the clapper, the rope."""
    x, y, z = at
    body = [(.02, .30), (.070, .298), (.098, .285), (.112, .262), (.116, .232), (.118, .228), (.118, .216), (.116, .212), (.122, .16), (.132, .10), (.148, .055), (.150, .050), (.150, .042), (.155, .036), (.176, .008), (.182, .0), (.178, -.008), (.168, -.006), (.150, .02), (.118, .10), (.10, .2), (.02, .26)]
    revolve(body, bronze, at, 96, scale=size)
    for s in (-1, 1):
        tube([(x + s * .045 * size, y, z + .295 * size), (x + s * .048 * size, y, z + .345 * size), (x + s * .02 * size, y, z + .375 * size), (x, y, z + .38 * size)], .013 * size, bronze, 12)
    revolve([(.001, .06), (.006, .055), (.009, .0), (.010, -.03), (.024, -.048), (.030, -.072), (.024, -.096), (.010, -.106), (.007, -.15), (.001, -.155)], iron, (x, y, z - .0 * size), 24, scale=size)


def build(view):
    rnd = random.Random(2)
    sky([(0, '#f4dcc4'), (.2, '#c3d6ea'), (.5, '#86b0de'), (1, '#4a80c4')], sun=(16, -104), glow='#ffe0b4', glow_strength=.3, strength=.62, sun_strength=5.6, sun_color='#ffdcae', sun_size=.5)
    view_beyond('santorini', (10, 60, 2.5), 86, .56, 1.1, soft=8)
    lime = matter('#f2ede4', rough=.95, specular=.12, variation=.05, grain=2.2, bump=.006, bump_grain=20.)
    # the gable: piers, an open arch, shoulders, a round crown
    edge = [(-.62, -1), (.62, -1), (.62, 2.28), (.56, 2.34)] + [(.50 * math.cos(t), 2.36 + .46 * math.sin(t)) for t in np.linspace(.06, math.pi - .06, 40)] + [(-.56, 2.34), (-.62, 2.28)]
    wall([edge, arch(0, 1.32, .62, 2.06, 'round', 40)], .34, lime, (.14, .2, 0), bevel=.045)
    wall([rectangle(-4, -2, 6, 1.30)], .60, lime, (.0, .2, 0), bevel=.06)
    box(.14, .2, 1.26, 1.50, .50, .09, lime, bevel=.035)
    cross = matter('#f4efe6', rough=.8)
    box(.14, .2, 2.84, .035, .035, .30, cross, bevel=.006)
    box(.14, .2, 3.02, .17, .035, .035, cross, bevel=.006)
    bronze = matter('#8a6a3a', rough=.36, metal=1., variation=.5, grain=16, other='#4f6a58', bump=.0012, bump_grain=90.)
    iron = matter('#3a332d', rough=.6, metal=.7)
    beam = matter('#5a4630', rough=.75, variation=.3, grain=20, bump=.003, bump_grain=60.)
    bar = box(.14, .2, 2.165, .66, .07, .075, beam, bevel=.01)
    bar.name = 'beam'
    turned_bell((.14, .2, 1.745), bronze, iron, 1.18)
    rope = matter('#b89a6a', rough=.9)
    points = [np.array((.14 + .003 * math.sin(k * .8), .2 - .02 * k / 30, 1.57 - .013 * k)) for k in range(34)]
    for phase in (0, 2.09, 4.19):
        tube([p + np.array((.0055 * math.cos(k * 1.1 + phase), .0055 * math.sin(k * 1.1 + phase), 0)) for k, p in enumerate(points)], .0058, rope, 8)
    box(-1.8, 1.0, .6, 2.0, .5, .62, lime, bevel=.06)
    haze('#dfe4ec', 4000., '#ffe0b8', focus=5, start=30)
