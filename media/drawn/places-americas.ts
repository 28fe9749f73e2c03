/** The drawn places of the United States and of Central and South America. */
import type { Draw } from './places.ts';
import {
  arches,
  birds,
  conifers,
  dome,
  hills,
  palm,
  ridge,
  roofs,
  skyline,
  tower,
  treeline,
  windows,
} from './shapes.ts';

const LAMP = '#ffd79a';

const austin: Draw = (r) => ({
  palette: ['#2a5662', '#f3b78d', '#6f8788', '#355a61', '#10242b'],
  sun: [112, 52],
  water: 66,
  planes: [
    { d: skyline(r, 28, 112, 66, 5, 30, 6) + tower(64, 66, 5, 34, 7), fill: 2, haze: 0.75 },
    { d: windows(r, 14, 42, 57, 52, 7), fill: LAMP, stroke: 0.7, opacity: 0.7 },
    { d: arches(-4, 164, 63, 70.5, 7), fill: 3 },
    { d: birds(r, 7, 92, 30) + birds(r, 6, 108, 24), fill: 4, stroke: 0.45, opacity: 0.8 },
    { d: treeline(r, -6, 70, [82, 86, 93, 101], 7) + treeline(r, 112, 168, [101, 94, 88], 7), fill: 4 },
  ],
});

/** Two bays of a steel truss over the river. */
function truss(deck: number): string {
  const top = deck - 9;
  const bay = (x: number) =>
    `M${x} ${deck}L${x + 12} ${top}H${x + 52}L${x + 64} ${deck}M${x + 12} ${top}V${deck}L${x + 22} ${top}V${deck}L${x + 32} ${top}V${deck}L${x + 42} ${top}V${deck}L${x + 52} ${top}V${deck}M${x + 64} ${deck}v14`;
  return `M-2 ${deck}H162${bay(6)}${bay(70)}`;
}

const nashville: Draw = (r) => ({
  palette: ['#272757', '#ea9583', '#6d5a88', '#39335f', '#131330'],
  sun: [40, 56],
  water: 70,
  planes: [
    { d: skyline(r, 58, 156, 70, 7, 30, 7), fill: 2, haze: 0.6 },
    { d: tower(110, 70, 11, 36) + tower(106.4, 35, 1.6, 3, 8) + tower(113.6, 35, 1.6, 3, 8), fill: 3 },
    { d: windows(r, 7, 106, 38, 8, 26) + windows(r, 14, 66, 62, 80, 6), fill: LAMP, stroke: 0.7, opacity: 0.75 },
    { d: windows(r, 5, 122, 62, 26, 4), fill: '#ff7d6b', stroke: 0.7 },
    { d: truss(68), fill: 3, stroke: 0.7 },
    { d: treeline(r, -6, 80, [86, 89, 95, 101], 6) + treeline(r, 120, 168, [101, 95, 90], 6), fill: 4 },
  ],
});

const newOrleans: Draw = (r) => ({
  palette: ['#26463f', '#eec07a', '#6d7f62', '#34513f', '#0e1f1a'],
  sun: [58, 55],
  water: 70,
  planes: [
    { d: skyline(r, -2, 162, 70, 3, 12, 9), fill: 2, haze: 0.8 },
    {
      d: `${roofs(r, 62, 70, 9, 9, 8)}${tower(98, 70, 6, 20, 15)}${tower(88, 70, 4.4, 16, 10)}${tower(108, 70, 4.4, 16, 10)}`,
      fill: 3,
      haze: 0.25,
    },
    { d: windows(r, 18, 66, 61, 66, 7), fill: LAMP, stroke: 0.7, opacity: 0.9 },
    // The river steamer: hull, two decks, funnels, wheel.
    { d: 'M20 78h40l-2 4H23zM25 73h29v5H25zM28 69h22v4H28zM32 60h1.8v9H32zM36 60h1.8v9H36zM54 72.5h6v8h-6z', fill: 4 },
    {
      d: 'M27 74.8h1.4v1.4H27zm5 0h1.4v1.4H32zm5 0h1.4v1.4H37zm5 0h1.4v1.4H42zm5 0h1.4v1.4H47zM31 70.5h1.2v1.2H31zm5 0h1.2v1.2H36zm5 0h1.2v1.2H41z',
      fill: LAMP,
    },
    { d: treeline(r, 104, 170, [101, 95, 90, 86], 7), fill: 4 },
    { d: 'M162-2V30Q148 22 140 8T118-2z', fill: 4 },
    { d: 'M150 20v14M144 14v15M138 6v12M156 25v13M132 2v10', fill: 4, stroke: 0.7, opacity: 0.8 },
  ],
});

const parkCity: Draw = (r) => ({
  palette: ['#51658f', '#f4cfae', '#b4bbd6', '#8a97bd', '#29324f'],
  sun: [34, 44],
  planes: [
    {
      d: ridge(r, [
        [-2, 50],
        [22, 36],
        [52, 44],
        [84, 22],
        [112, 38],
        [136, 28],
        [162, 44],
      ]),
      fill: 2,
    },
    { d: 'M84 22l-8 11 5-1 3 6 3-7 6 3zM136 28l-6 9 5-2 3 4 2-5 5 2z', fill: '#fbeee2', opacity: 0.8, haze: 0.75 },
    {
      d: ridge(
        r,
        [
          [-2, 70],
          [40, 58],
          [92, 66],
          [130, 54],
          [162, 64],
        ],
        3,
      ),
      fill: '#d9dbea',
      haze: 0.2,
    },
    { d: conifers(r, 15, 2, 62, 71, 9) + conifers(r, 13, 96, 160, 68, 9), fill: 3 },
    { d: 'M128 56L66 84M116 61.4v2M100 68.6v2M84 75.8v2', fill: 4, stroke: 0.4 },
    { d: roofs(r, -4, 96, 14, 12, 12), fill: 4 },
    { d: windows(r, 26, 4, 84, 150, 5), fill: LAMP, stroke: 0.7 },
    { d: hills(94, 91, 94, 92, 95, 92), fill: '#b9c1da' },
    { d: conifers(r, 4, -2, 16, 101, 26) + conifers(r, 5, 140, 164, 101, 30), fill: 4 },
  ],
});

const colorado: Draw = (r) => ({
  palette: ['#66718f', '#f6d3a0', '#93707a', '#6a4450', '#261b25'],
  sun: [138, 44],
  water: 74,
  planes: [
    {
      d: ridge(
        r,
        [
          [-2, 58],
          [30, 52],
          [58, 24],
          [80, 44],
          [100, 20],
          [128, 50],
          [162, 58],
        ],
        4,
      ),
      fill: 2,
    },
    { d: 'M58 24l-12 18 9-5 2 9 5-10 8 6zM100 20l-13 20 9-6 3 10 5-12 10 8z', fill: '#f5dfd0', opacity: 0.5 },
    { d: 'M58 24l6 30-14-8zM100 20l8 32-16-8z', fill: 3, opacity: 0.4, haze: 0.7 },
    { d: 'M-2 52C20 58 40 70 62 74H-2zM162 50C140 56 120 70 98 74H162z', fill: 3 },
    { d: 'M-2 62C16 64 34 70 48 74H-2zM162 60C146 64 128 70 112 74H162z', fill: '#b98238' },
    { d: 'M58 95l12-20 10 12 20-18 10 26z', fill: 2, opacity: 0.22 },
    { d: 'M-2 73.5H162V75H-2z', fill: 4, opacity: 0.4 },
    { d: conifers(r, 6, -4, 32, 101, 34) + conifers(r, 5, 134, 164, 101, 30), fill: 4 },
  ],
});

const charleston: Draw = (r) => {
  const paints = ['#c9948a', '#b99a86', '#a9808f', '#8f9a86', '#c9b08f', '#94849f', '#bd8975', '#86959c', '#b59a93'];
  const house = (index: number): string => {
    const x = 26 + index * 12;
    const top = 54 - r() * 5;
    return `M${x} 74V${top.toFixed(1)}l5.5-4 5.5 4V74z`;
  };
  return {
    palette: ['#6f7199', '#f9d0b0', '#ab94a6', '#75647f', '#29243a'],
    sun: [146, 56],
    water: 74,
    planes: [
      {
        d: `${tower(72, 60, 4.6, 20)}${tower(72, 42, 3, 4, 15)}${treeline(r, -4, 164, [66, 62, 60, 63, 67], 8)}`,
        fill: 2,
        haze: 0.8,
      },
      ...paints.map((fill, index) => ({ d: house(index), fill })),
      {
        d: [26, 50, 74, 98].map((x) => `M${x + 1} 62h9M${x + 1} 68h9M${x + 4} 57v17M${x + 7} 57v17`).join(''),
        fill: '#fdf3e4',
        stroke: 0.4,
        opacity: 0.6,
        haze: 0.15,
      },
      { d: windows(r, 20, 28, 58, 102, 13), fill: LAMP, stroke: 0.7 },
      { d: 'M-2 73.6H140l-3 2.6H-2z', fill: 3 },
      { d: paints.map((_, index) => `M${28 + index * 12} 77h8v9h-8z`).join(''), fill: '#fbe0c8', opacity: 0.13 },
      { d: palm(14, 84, 36, 3) + palm(150, 90, 40, -4), fill: 4 },
      { d: hills(84, 84, 94, 101, 101, 98, 88), fill: 4 },
    ],
  };
};

const cartagena: Draw = (r) => ({
  palette: ['#2f7f8a', '#fbc384', '#b98f83', '#a1523f', '#2b1824'],
  sun: [40, 54],
  water: 70,
  planes: [
    { d: skyline(r, -2, 60, 70, 4, 18, 5), fill: 2, opacity: 0.7, haze: 0.8 },
    { d: roofs(r, 60, 70, 12, 9, 13), fill: '#c77a58' },
    {
      d: `${dome(98, 66, 7.5, 12)}${tower(112, 70, 6, 26)}${dome(112, 46, 3.4, 2)}${tower(84, 70, 4.4, 18, 4)}`,
      fill: 3,
      haze: 0.25,
    },
    { d: windows(r, 22, 64, 56, 90, 10), fill: LAMP, stroke: 0.7, opacity: 0.9 },
    // The sea wall with its sentry box.
    { d: 'M44 76l3-7H162V80H46zM58 69v-5q2.5-4 5 0v5z', fill: '#6f3a38' },
    { d: palm(22, 101, 50, 6) + palm(10, 101, 36, -3), fill: 4 },
    { d: hills(92, 93, 99, 101, 101, 100, 96), fill: 4 },
  ],
});

const jaco: Draw = (r) => ({
  palette: ['#6a9f9f', '#fad0a8', '#7fa797', '#34705f', '#0d2b27'],
  sun: [60, 53],
  water: 64,
  planes: [
    { d: 'M98 66q10-16 24-19t22-12 18-9v40z', fill: 2, haze: 0.7 },
    { d: treeline(r, 112, 168, [73, 60, 52, 42], 5), fill: 3, haze: 0.15 },
    { d: 'M162 68C120 70 84 76 60 101H162z', fill: '#ecd3b2' },
    { d: 'M160 67.5C112 70 76 78 50 101M150 67C104 70 66 78 34 101', fill: '#fff6e6', stroke: 0.6, opacity: 0.6 },
    { d: palm(148, 101, 60, -18) + palm(158, 101, 44, -10), fill: 4 },
    { d: birds(r, 4, 34, 34), fill: 4, stroke: 0.4 },
  ],
});

const costaRica: Draw = (r) => ({
  palette: ['#7fa3a0', '#f5e0bd', '#8aa99c', '#47776a', '#12302a'],
  sun: [124, 36],
  planes: [
    { d: 'M-2 101V70q36-4 54-26l14-19q3 2 6 0 3 2 6 0l14 19q20 24 70 28v29z', fill: 2 },
    { d: 'M71 23q-4-7 3-9t4-7', fill: '#fff6e6', stroke: 1.8, opacity: 0.3, haze: 0.8 },
    { d: treeline(r, -6, 168, [70, 74, 72, 76, 73], 6), fill: '#6a9485', haze: 0.6 },
    { d: treeline(r, -6, 168, [80, 84, 82, 79, 84], 7), fill: 3, haze: 0.3 },
    { d: treeline(r, -6, 168, [84, 92, 97, 94, 86], 8), fill: 4 },
    { d: palm(138, 92, 32, 4) + palm(24, 92, 26, -3), fill: 4 },
    { d: birds(r, 5, 96, 30), fill: 4, stroke: 0.4 },
  ],
});

export const americanPlaces: Record<string, Draw> = {
  austin,
  nashville,
  'new-orleans': newOrleans,
  'park-city': parkCity,
  colorado,
  charleston,
  cartagena,
  jaco,
  'costa-rica': costaRica,
};
