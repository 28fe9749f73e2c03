"""A window of an old house in Lisbon above the river, two seats of stone in its thick wall, in the low sun.

What makes it that place: seats that face each other in the wall of the window, where one looks out or talks; azulejos up to
the height of a hand rail, shutters of painted wood folded into the wall, wide boards of pine, a railing of iron; the Tagus.
Studied: 1library.org, Gaspar, "A Colecção de Azulejos do Museu de Artes Decorativas Portuguesas", 2017 (panels of azulejos on the
walls of a palace in Alfama); acasasenhorial.org, "Salas de Aparato do Palácio de Santos" (rooms of old Lisbon houses).
"""
from scenery import *
from scenery.cloth import linen, pillow
from scenery.lisbon import azulejo
from scenery.rooms import indoors, laid, vase, view_beyond, window_light
from scenery.tables import glaze, matte, plate

GRADE = dict(exposure=1.42, contrast=1.26, saturation=1.05, bloom=.09, vignette=.13, shadows=(.0, .0, .010), highlights=(.014, .005, -.012))
FRAMINGS = {
    'lisbon-river-light-room': dict(eye=(-.72, -.62, 1.22), target=(-.02, 3.2, 1.02), lens=30, sharp_at=3.8, f_stop=4.5, samples=6, preview_samples=8, mist=20),
}
IN, OUT, HALF, WIDE, HEAD, DADO = 3.0, 3.66, .64, 1.06, 2.55, 1.12


def build(view):
    rnd = random.Random(23)
    indoors()
    sky([(0, '#ffd8ac'), (.2, '#f0bfa8'), (.5, '#b7b2cc'), (1, '#7f9cd0')], sun=(33, 20), glow='#ffbf80', glow_strength=.5, strength=1.0, sun_strength=13, sun_color='#ffc88e', sun_size=.8)
    view_beyond('lisbon-river-light', (.5, 60, 1.6), 52, .53, 1.15)
    lime = matter('#efe8da', rough=.93, variation=.05, grain=1.5, bump=.006, bump_grain=4., specular=.12)
    stone = matter('#cdc0a8', rough=.55, specular=.35, variation=.16, grain=5, other='#b3a68e', bump=.003, bump_grain=30.)
    wash = matter('#d9dcd4', rough=.5, specular=.3, variation=.05, grain=5, bump=.0008, bump_grain=50.)
    plane(0, laid('#b98a58', '#a0744a', (2.8, .21), .006, '#3a2616', True, .40), (-3.4, 3.4), (-4.6, OUT))
    box(0, -4.4, 0, 6.8, .2, 3.4, lime)
    for s in (-1, 1):
        box(s * 3.3, -.6, 0, .2, 8.4, 3.4, lime)
    box(0, -.4, 3.3, 6.8, 8.6, .1, lime)
    # the wall with the deep opening, azulejos below, a rail of stone round the opening
    along, across = azulejo(True, '#5f8ac4'), azulejo(False, '#5f8ac4')
    for s in (-1, 1):
        box(s * (WIDE + 1.2), (IN + OUT) / 2 + .05, 0, 2.4, OUT - IN + .1, 3.4, lime)
        box(s * (WIDE + 1.2 + .06), IN - .008, .10, 2.28, .016, DADO - .10, along)
        box(s * (WIDE + 1.2 + .06), IN - .014, DADO, 2.28, .030, .045, stone, bevel=.006)
        box(s * (WIDE + 1.2 + .06), IN - .014, 0, 2.28, .028, .11, stone, bevel=.005)
        box(s * (WIDE + .055), IN - .02, 0, .13, .09, HEAD + .10, stone, bevel=.010)
        box(s * (WIDE - .008), (IN + OUT) / 2, .46, .016, OUT - IN, DADO - .46, across)
        # the seat
        box(s * (WIDE + HALF) / 2, (IN + OUT) / 2 + .02, 0, WIDE - HALF + .01, OUT - IN - .04, .40, stone, bevel=.008)
        box(s * (WIDE + HALF - .03) / 2, (IN + OUT) / 2, .40, WIDE - HALF + .05, OUT - IN - .01, .065, stone, bevel=.016)
        # shutters folded back against the wall of the opening
        for k in range(2):
            x = s * (WIDE - .030 - .034 * k)
            box(x, OUT - .34 + .02 * k, DADO + .07, .028, .46, HEAD - DADO - .12, wash, bevel=.004)
            for z, h in ((DADO + .17, .46), (DADO + .74, .52)):
                box(x - s * .016, OUT - .34 + .02 * k, z, .010, .30, h, wash, bevel=.005)
    box(0, (IN + OUT) / 2 + .05, HEAD, 2 * WIDE, OUT - IN + .1, .9, lime)
    box(0, IN - .02, HEAD, 2 * WIDE + .24, .09, .12, stone, bevel=.010)
    # the door window: two wings of five panes, a low panel, its outer frame
    for s in (-1, 1):
        box(s * (HALF + .20), OUT + .02, .44, .42, .10, HEAD, lime)
        box(s * (HALF - .02), OUT, .02, .06, .08, HEAD, wash, bevel=.006)
        for x in (s * .035, s * (HALF - .075)):
            box(x, OUT - .01, .04, .055, .05, HEAD - .06, wash, bevel=.005)
        mid, w = s * (HALF - .04) / 2, HALF - .06
        box(mid, OUT - .01, .04, w, .045, .08, wash, bevel=.004)
        box(mid, OUT - .004, .10, w, .02, .46, wash)
        box(mid, OUT - .018, .17, w - .16, .018, .32, wash, bevel=.006)
        for z in (.56, .98, 1.37, 1.76, 2.15, HEAD - .07):
            box(mid, OUT - .008, z, w, .035, .030 if .6 < z < 2.4 else .06, wash, bevel=.004)
    brass = matter('#b08a44', rough=.25, metal=1.)
    box(.034, OUT - .042, 1.14, .022, .016, .13, brass, bevel=.004)
    tube([(.034, OUT - .05, 1.20), (.034, OUT - .085, 1.20), (.075, OUT - .09, 1.195)], .007, brass, 10)
    iron = matter('#1f2220', rough=.5, metal=.5)
    for z in (.14, .98):
        tube([(-.9, OUT + .42, z), (.9, OUT + .42, z)], .014, iron, 10)
    for k in range(15):
        x = -.84 + .12 * k
        tube([(x, OUT + .42, .14), (x, OUT + .42, .98)], .007, iron, 8)
        if k % 2:
            tube([(x + .035 * math.cos(t), OUT + .42, .56 + .075 * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 25)], .006, iron, 8)
    box(0, OUT + .30, -.06, 2.4, .5, .08, stone)
    # cushions, a cup on one seat, a book on the other, olive in a jar
    blue, oat, pale = linen('#5f7fa6', weave=.0015), linen('#d9cbb0', weave=.0018), linen('#efe9dc', weave=.0014)
    seat = pillow(.50, .34, blue, 81, 150.)
    for s in (-1, 1):
        obj = instance(seat, (s * (WIDE + HALF) / 2, (IN + OUT) / 2 + .04, .515), (1.12, 1.06, .62), 90)
        obj.name = 'seat'
    obj = instance(pillow(.40, .40, pale, 82, 110.), (.97, OUT - .24, .70), 1.0, -72, 70)
    obj = instance(pillow(.44, .40, oat, 83, 110.), (-.97, OUT - .22, .70), 1.0, 70, 70)
    cup_, coffee = glaze('#f5f1e8', .14), matte('#2a1206', .12, .5)
    x, y, z = .80, IN + .10, .466
    plate((x, y, z), .060, cup_, glaze('#274f8f', .18), .011)
    revolve([(.001, .008), (.018, .008), (.026, .02), (.030, .052), (.0315, .053), (.027, .018), (.018, .003), (.001, .003)], cup_, (x, y, z + .005), 48)
    revolve([(.001, .043), (.0275, .043)], coffee, (x, y, z + .005), 40)
    for k, (tone, turn) in enumerate((('#8a3b2c', 12), ('#e4dccb', 22))):
        box(-.80, IN + .14, .466 + .026 * k, .15, .21, .025, linen(tone), turn, .003)
    vase((-1.42, 2.62, 0), matter('#b5694a', rough=.85, variation=.2, grain=9, bump=.004, bump_grain=30.), leaf('#6f7f58', '#9aa67c', through=.25), matter('#6a5a44'), rnd, 1.7, 8, long=.85, leaf=.07, count=52, narrow=.22, droop=.15)
    window_light((0, OUT - .12, 1.5), 1.2, 2.0, 52, '#f2dcd0')
    soft_light((-1.2, -3.4, 2.6), (.2, 2.6, .9), 2.4, 46, '#fff0e0')
