/** The drawn places of Europe and Asia. */
import type { Draw } from './places.ts';
import {
  arches,
  birds,
  cypress,
  dome,
  hills,
  ridge,
  roofs,
  sail,
  shape,
  skyline,
  suspension,
  tower,
  treeline,
  windows,
} from './shapes.ts';

const LAMP = '#ffd79a';

const london: Draw = (r) => ({
  palette: ['#57606d', '#eacb97', '#9a9a98', '#5a6068', '#1f242a'],
  sun: [100, 48],
  water: 70,
  planes: [
    { d: skyline(r, -2, 162, 70, 4, 14, 8) + dome(140, 66, 7, 6), fill: 2, haze: 0.8 },
    {
      d: `${tower(46, 70, 5.4, 34)}${tower(46, 36, 6.4, 6, 9)}${shape([48, 70], [48, 57], [112, 57], [112, 70])}${[54, 62, 70, 78, 86, 94, 102, 110].map((x) => tower(x, 58, 1.4, 4, 4)).join('')}${tower(118, 70, 9, 25)}${tower(114.5, 46, 1.2, 4, 4)}${tower(121.5, 46, 1.2, 4, 4)}`,
      fill: 3,
      haze: 0.25,
    },
    { d: 'M44.4 32.8a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0z', fill: '#ffe9c0' },
    { d: windows(r, 16, 52, 60, 56, 7), fill: LAMP, stroke: 0.7, opacity: 0.8 },
    { d: arches(-6, 42, 65, 76, 3), fill: 4, opacity: 0.85 },
    { d: treeline(r, 112, 168, [101, 92, 82, 74], 8), fill: 4 },
    { d: birds(r, 4, 70, 32), fill: 4, stroke: 0.4 },
  ],
});

const lisbon: Draw = (r) => ({
  palette: ['#446f98', '#f8d3a0', '#8f9dab', '#b0704f', '#39211f'],
  sun: [122, 46],
  water: 60,
  planes: [
    { d: hills(62, 61, 60, 56, 57, 54), fill: 2, haze: 0.7 },
    { d: suspension(48, 166, 52, 17), fill: '#9c4332', stroke: 0.7, haze: 0.3 },
    { d: 'M-2 101V50q10-6 18-5h3v-4h3v3h4v-3h3v3h4v-3h3v5q18 6 34 28t40 30z', fill: '#a97c6c', haze: 0.2 },
    { d: roofs(r, -4, 82, 9, 9, 13), fill: '#c79272' },
    { d: roofs(r, -6, 94, 10, 10, 14), fill: 3 },
    { d: windows(r, 20, 2, 70, 84, 20), fill: LAMP, stroke: 0.7, opacity: 0.85 },
    { d: sail(118, 72, 5), fill: '#fff4e4', opacity: 0.9 },
    { d: roofs(r, -6, 104, 12, 11, 11), fill: 4 },
    { d: cypress(12, 92, 20) + cypress(19, 94, 15), fill: 4 },
  ],
});

/** The hill fortress under the snow range, cypresses in front. */
const spain: Draw = (r) => ({
  palette: ['#3a5596', '#f6cda6', '#a99bb4', '#9f573f', '#33191c'],
  sun: [36, 46],
  planes: [
    {
      d: ridge(
        r,
        [
          [-2, 50],
          [26, 42],
          [60, 32],
          [92, 38],
          [120, 26],
          [146, 36],
          [162, 34],
        ],
        3,
      ),
      fill: 2,
    },
    {
      d: 'M60 32l-12 7 6 0 4 4 5-5 9 2zM120 26l-14 8 7 0 5 5 5-6 8 3zM146 36l-5 5 6 0 4 2 3-3z',
      fill: '#fdf0e6',
      opacity: 0.75,
      haze: 0.8,
    },
    { d: hills(72, 66, 60, 62, 70, 76), fill: '#8d6660', haze: 0.3 },
    {
      d: `${tower(58, 68, 11, 19)}${tower(74, 68, 15, 12)}${tower(92, 70, 13, 23)}${tower(110, 72, 17, 12)}${tower(126, 76, 9, 17)}${shape([44, 72], [44, 61], [132, 65], [132, 78])}`,
      fill: '#b8694a',
    },
    { d: 'M88 52q1.2-2 2.4 0v5h-2.4zM93.6 52q1.2-2 2.4 0v5h-2.4zM56 55q1.2-2 2.4 0v4H56z', fill: '#5b2b27' },
    { d: windows(r, 12, 66, 60, 60, 7), fill: LAMP, stroke: 0.7, opacity: 0.9 },
    { d: treeline(r, -6, 168, [82, 74, 74, 76, 80, 84], 6), fill: 3 },
    { d: treeline(r, -6, 168, [88, 92, 90, 94, 90], 8), fill: 4 },
    { d: [18, 25, 138, 146, 152].map((x, index) => cypress(x, 96, 34 - (index % 3) * 7)).join(''), fill: 4 },
  ],
});

/** White cubes stepping down a rim: x, y, width, height. */
const CUBES = [
  [147, 33, 9, 9],
  [155, 30, 9, 11],
  [138, 36, 8, 8],
  [130, 40, 8, 8],
  [121, 43, 8, 8],
  [113, 49, 8, 7],
  [105, 54, 7, 7],
  [98, 60, 7, 6],
  [141, 44, 8, 7],
  [126, 50, 8, 6],
  [117, 56, 8, 6],
  [108, 61, 7, 6],
  [134, 49, 7, 6],
  [150, 42, 7, 7],
] as const;

const santorini: Draw = () => ({
  palette: ['#4566a6', '#fbcb9f', '#9497b5', '#6b5d77', '#292540'],
  sun: [44, 51],
  water: 62,
  planes: [
    { d: 'M-2 63q12-8 26-8t30 8zM60 63l12-4 16 4z', fill: 2, haze: 0.7 },
    {
      d: shape([162, 28], [140, 34], [124, 40], [112, 47], [98, 58], [90, 66], [76, 78], [58, 101], [162, 101]),
      fill: 3,
    },
    { d: 'M118 60l6 14-8-2-4 16-8-4-10 14 4-20zM146 52l4 20-10 6 2-16z', fill: 4, opacity: 0.3 },
    { d: CUBES.map(([x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}z`).join(''), fill: '#f3e8dd' },
    { d: CUBES.map(([x, y, w, h]) => `M${x + w - 2.5} ${y}h2.5v${h}h-2.5z`).join(''), fill: '#b3a2bb', opacity: 0.75 },
    { d: dome(134, 40, 3.6, 1.4) + dome(109, 54, 2.8, 1.2) + dome(151.5, 33, 3.2, 1.4), fill: '#4470bd' },
    { d: CUBES.map(([x, y]) => `M${x + 2} ${y + 3}v1.4`).join(''), fill: '#f0a860', stroke: 0.8 },
    { d: sail(40, 74, 6) + sail(28, 68, 3.4), fill: '#fff4e4' },
    { d: hills(101, 99, 96, 97, 92, 86), fill: 4 },
  ],
});

const tokyo: Draw = (r) => ({
  palette: ['#1f2547', '#e88465', '#7d6486', '#3b3259', '#0f1122'],
  sun: [42, 54],
  planes: [
    { d: 'M-2 101V64q24-2 40-20 8-9 12-14h10q4 5 12 14 18 20 50 22t40 2v35z', fill: 2 },
    { d: 'M50 30h10l7 9-4-1-3 4-4-4-4 4-3-4-6 1z', fill: '#fbe3d6', opacity: 0.75, haze: 0.85 },
    { d: skyline(r, -2, 162, 84, 6, 22, 6), fill: '#5a4672', haze: 0.4 },
    {
      d: 'M115 22l.4 12 1.2 12 2.2 16 4.4 22h-2l-3.6-12h-5.2l-3.6 12h-2l4.4-22 2.2-16 1.2-12zM112 48h6v1.2h-6zM110.8 60h8.4v1.2h-8.4z',
      fill: '#ee6a45',
    },
    { d: skyline(r, -2, 162, 101, 15, 28, 8), fill: 3, haze: 0.12 },
    { d: windows(r, 30, 2, 76, 154, 12), fill: LAMP, stroke: 0.7, opacity: 0.8 },
    { d: skyline(r, -2, 162, 101, 4, 12, 12), fill: 4 },
    { d: windows(r, 14, 6, 92, 148, 7), fill: LAMP, stroke: 0.7 },
  ],
});

export const distantPlaces: Record<string, Draw> = { london, lisbon, spain, santorini, tokyo };
