"""A courtyard by the water at nightfall: set tables under lanterns and a pergola of vines, an old town across the bay.

No place in particular on the Mediterranean: stone arcade on the right, cloths and candles, the lights of the other
shore doubled in calm water. The title stands upper left: there is only evening sky. `discover-3` sits down
at one of the tables under the pergola.
"""
from scenery import *

GRADE = dict(exposure=1.3, contrast=1.3, saturation=1.1, shadows=(-.008, 0, .022), highlights=(.02, .006, -.02))
FRAMINGS = {
    'discover-3': dict(eye=(.0, -5.7, 1.7), target=(3.7, 6, 1.6), lens=30, samples=16, mist=900, grade=dict(exposure=1.45)),
    'restaurants': dict(eye=(-2.6, -8.4, 2.25), target=(.6, 14, 2.0), lens=27, samples=8, mist=900,
                        film=dict(waves=dict(slope=.022, length=(.6, 9), deep=(.01, .022, .035), glitter=1.2, speed=.6), clouds=30, lights=.75, zoom=.014)),
}


def arcade(m):
    """The right side: a house of arches with lit rooms behind."""
    holes = [arch(-6 + k * 3.4, 0, 2.2, 2.3) for k in range(5)]
    wall([rectangle(-9, -.5, 11, 7.5)] + holes, .7, m['plaster'], (7.0, 5.0, 0), 90, bevel=.03)
    box(11, 5, -.5, .3, 20, 8, m['inner'])
    box(9, 5, 3.9, 4.2, 20, .2, m['inner'])
    for k in range(5):
        lamp((8.8, -1.0 + k * 3.4, 2.9), 32, '#ffad60', .25)
        for side in (-1, 1):
            box(6.6, -1 + k * 3.4 + side * .62, 4.9, .12, .5, 1.5, m['shutter'])
        box(6.66, -1 + k * 3.4, 4.9, .1, .7, 1.5, m['glow'] if k in (1, 2, 4) else m['pane'])
    box(6.55, 5, 4.35, .3, 20, .14, m['trim'])


def table(x, y, m, rnd, lantern):
    """A cloth to the ground, a candle in glass, two plates and glasses, two chairs."""
    revolve([(.62, .0), (.5, .35), (.46, .74), (.44, .755), (0, .755)], m['cloth'], (x, y, 0), 28)
    revolve([(.05, .755), (.06, .87), (.05, .9)], m['flame'], (x, y, 0), 12)
    if lantern:
        lamp((x, y, 1.02), 7, '#ffb060', .05)
    for side in (-1, 1):
        revolve([(0, .757), (.13, .76), (.14, .772)], m['trim'], (x + side * .25, y, 0), 20)
        revolve([(.03, .757), (.006, .77), (.006, .86), (.04, .9), (.035, .97)], m['glassware'], (x + side * .2, y + .2, 0), 12)
        turn = side * 90 + rnd.uniform(-14, 14)
        chair = [box(0, 0, .43, .42, .42, .05, m['wood']), box(0, .2, .48, .42, .04, .46, m['wood'])] + [box(px, py, 0, .04, .04, .45, m['wood']) for px in (-.18, .18) for py in (-.18, .18)]
        group(chair, (x + side * .82, y + rnd.uniform(-.08, .08), 0), 1.0, -turn)


def pergola(m, rnd, vine):
    """Posts and beams along the right half with vines and hanging lanterns."""
    for y in (-4.5, .2, 4.9, 9.6):
        for x in (2.0, 6.4):
            box(x, y, 0, .2, .2, 3.45, m['wood'])
        box(4.2, y, 3.45, 5.4, .16, .22, m['wood'])
    for x in (2.0, 3.1, 4.2, 5.3, 6.4):
        box(x, 2.6, 3.65, .12, 16, .14, m['wood'])
    for k in range(150):
        x, y = rnd.uniform(1.6, 6.6), rnd.uniform(-5, 10.2)
        if rnd.random() < .8:
            instance(vine[k % 2], (x, y, 3.55 + rnd.uniform(-.25, .1)), rnd.uniform(.5, .95), rnd.uniform(0, 360))
    mesh_data = lantern_mesh(m['brass'], m['flame'])
    for x, y, z in ((2.6, -2.2, 2.95), (3.4, 1.8, 2.8), (2.5, 4.4, 2.95), (4.4, 5.6, 2.75), (2.8, 8.4, 2.9), (4.8, -1.2, 2.85), (4.9, 9.0, 2.8)):
        hang_lantern(mesh_data, x, y, z, 3.6, m['brass'], .8)
        lamp((x, y - .05, z - .5), 26, '#ffa24e', .14)


def build(view):
    rnd = random.Random(4)
    sky([(0, '#e8a27c'), (.08, '#c88a88'), (.22, '#7d7799'), (.48, '#3a4a7c'), (1, '#16264f')], sun=(2, -16), glow='#ff9a60', glow_strength=.4, strength=.62, sun_strength=.3, sun_color='#ffb48a',
        clouds=dict(amount=.5, scale=1.0, stretch=.28, lit='#e2a394', shade='#565a86', opacity=.7, haze=.07, seed=19, flat=.13))
    m = {'plaster': matter('#b98f68', rough=.85, variation=.25, grain=.7, bump=.015, bump_grain=4), 'inner': matter('#c48e5e', rough=.9), 'shutter': matter('#3d5a52', rough=.6), 'glow': light('#ffb05e', 1.5), 'pane': glass(),
         'trim': matter('#e6d9c4', rough=.7), 'cloth': matter('#e9e0d2', rough=.85, variation=.06, grain=3), 'flame': light('#ffb050', 3.2), 'glassware': matter('#cfd4d4', rough=.05, specular=1.0), 'wood': matter('#54402c', rough=.6, variation=.3, grain=4),
         'brass': matter('#4a3a22', rough=.35, metal=.8), 'clay': matter('#a86a48', rough=.85)}
    sea(-1.1, deep='#0b2230', rough=.03, waves=.03, size=2.4, stretch=(.9, 1.6), fine=.4, y=(11.5, 6000))
    floor = tiles('#8f7760', '#a68d72', '#6f5b49', 1.6, False, .32)
    plane(0, floor, (-30, 14), (-14, 11.5))
    box(-8, 11.6, -3, 44, .8, 3.14, matter('#a08a70', rough=.8, variation=.25, grain=1.2), bevel=.04)
    arcade(m)
    vine = [broadleaf(leaf('#3f5a2a', '#5f7638', through=.35), m['wood'], i, 1500, .55, .1, 1.1, 1.2) for i in range(2)]
    pergola(m, rnd, vine)
    places = ((2.9, -2.9), (4.9, -3.6), (3.3, .6), (5.4, .2), (3.0, 4.1), (5.3, 4.4), (3.2, 7.5), (5.4, 8.0), (-.3, 3.2), (-.6, 6.6), (-.1, 9.4), (-3.6, 9.2), (-3.9, 5.6), (-6.9, 8.6))
    for k, (x, y) in enumerate(places):
        table(x, y, m, rnd, True)
    for x, y, size in ((1.1, 10.6, .9), (-2.0, 10.7, .8), (-5.3, 10.7, .9), (6.2, 10.4, 1.0), (1.6, 5.6, .7)):
        pot(x, y, 0, m['clay'], broadleaf(leaf('#4a5a34', '#6c7a48', through=.3), m['wood'], int(size * 10), 1600, .9, .3), size)
    brass, flame = m['brass'], m['flame']
    for x in np.linspace(-12, 1.4, 9):
        revolve([(.09, .14), (.09, .34), (0, .36)], flame, (float(x), 11.55, 0), 8)
    string(m)
    shore(rnd)
    rowing_boat(-6.4, 15.5, 14, matter('#2f5668', rough=.5), m['wood'], z=-1.2)
    rowing_boat(-2.2, 18.4, -20, matter('#8a3a2c', rough=.5), m['wood'], z=-1.2)
    yacht(-66, 170, .8, 15, matter('#d8d0c4', rough=.7), matter('#d8d0c4', rough=.4), 2, -1.1)
    soft_light((-4, -9, 5), (2, 5, .5), 6, 55, '#8fa0d0')
    soft_light((1, -9, 3), (4, 4, 1.0), 4, 60, '#ffca98')
    haze('#6f678a', 2600., '#c98a7c', height_falloff=.004, focus=5, start=40, most=.9)


def string(m):
    """Bulbs on a wire from the pergola over the open tables."""
    for y, sag in ((2.0, .7), (7.4, .8)):
        line = [(2.0 - t * 12, y + t * 3, 3.4 - sag * 4 * t * (1 - t) - .3 * t) for t in np.linspace(0, 1, 25)]
        tube(line, .012, m['wood'], 4)
        for p in line[1:-1:2]:
            revolve([(0, -.12), (.045, -.08), (.045, -.03), (.015, 0)], m['flame'], p, 10)
    box(-10.0, 5, 0, .12, .12, 3.2, m['wood'])
    box(-10.0, 10.4, 0, .12, .12, 3.2, m['wood'])


def shore(rnd):
    """The town across the water and hills behind."""
    X, Y = Ground.axes((-1400, 1200), (330, 1500), 420, 260)
    Z = -14 + np.clip((Y - 350 - fbm(X / 120, 0 * X, 5, 4) * 60) / 40, 0, 1) * 16 + np.clip(Y - 420, 0, 900) * .12 * (1 + fbm(X / 300, Y / 300, 6, 5)) + 50 * np.exp(-((X + 260) / 200) ** 2) * np.clip((Y - 420) / 200, 0, 1)
    ground = Ground(Z, (-1400, 1200), (330, 1500))
    ground.place(land('#333a2c', '#454a36', '#54504a', slope=.7, bump=2, bump_grain=.04, grain=.01))
    walls = [facade(c, '#2b2a30', (3.0, 3.2), .66, .5, lit=.3, lit_color='#ffb55e', lit_strength=2.6, rough=.4) for c in ('#a88f78', '#957a66', '#b8a48c', '#8c6a58')]
    roof = matter('#6a4638', rough=.85, variation=.2, grain=.3)
    for k in range(420):
        x, y = rnd.gauss(-160, 190), 366 + abs(rnd.gauss(0, 1)) * 80
        z = ground.height(x, y)
        if z > .5:
            cottage(x, y, ground, walls[k % 4], roof, rnd, rnd.uniform(.7, 1.0), rnd.gauss(0, 8), flat_roof=.3)
    bell_tower(-150, 400, ground.height(-150, 400), 8, 46, matter('#a88f78', rough=.8), roof, light('#ffb55e', 2))
    X, Y = Ground.axes((-5000, 5000), (2600, 4200), 300, 80)
    Ground(-60 + np.clip((Y - 2600) / 500, 0, 1) * (260 + fbm(X / 1100, Y / 1100, 9, 6) * 240), (-5000, 5000), (2600, 4200)).place(matter('#4a4a4c'))
