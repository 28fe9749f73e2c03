/**
 * What each drawn place looks like: five colours (sky, glow, far, middle, near), where the light stands, and
 * the planes from back to front. All of them are nowhere in particular.
 */
import { hills, type Rand, randomOf, ridge, sail, stars, treeline } from './shapes.ts';

export type Palette = readonly [sky: string, glow: string, far: string, middle: string, near: string];

export type Plane = {
  d: string;
  /** Index into the palette, or a colour of its own. */
  fill: number | string;
  /** Drawn as a line of this width instead of an area. */
  stroke?: number | undefined;
  opacity?: number | undefined;
  /** How much mist gathers in front of this plane, 0 to 1. */
  haze?: number | undefined;
};

type DrawnPlace = {
  palette: Palette;
  sun: readonly [x: number, y: number];
  /** Where water begins; none without. */
  water?: number | undefined;
  planes: readonly Plane[];
};

type Draw = (rand: Rand) => DrawnPlace;

const dunes: Draw = (r) => ({
  palette: ['#181e3d', '#c07c7c', '#775a74', '#4d3652', '#21182b'],
  sun: [116, 60],
  planes: [
    { d: stars(r, 42, 60), fill: '#fff3df', stroke: 0.5, opacity: 0.8 },
    { d: hills(66, 60, 64, 58, 66, 62), fill: 2, haze: 0.8 },
    { d: hills(74, 66, 78, 70, 62, 74), fill: '#8b6273', haze: 0.3 },
    { d: 'M68 71C84 68 96 60 122 62C108 70 112 84 134 101H52C74 92 82 82 68 71z', fill: 3, opacity: 0.6 },
    { d: 'M-2 84C30 70 48 72 70 86S128 98 162 80V101H-2z', fill: 3 },
    { d: 'M-2 92C34 84 60 102 92 101H-2zM162 90C146 92 132 96 120 101H162z', fill: 4 },
  ],
});

const coast: Draw = (r) => ({
  palette: ['#5b5578', '#f4bf96', '#97808f', '#5f4a58', '#231a24'],
  sun: [58, 53],
  water: 62,
  planes: [
    {
      d: ridge(
        r,
        [
          [84, 62],
          [98, 56],
          [112, 57],
          [130, 44],
          [162, 34],
        ],
        3,
        63,
      ),
      fill: 2,
      haze: 0.7,
    },
    {
      d: ridge(
        r,
        [
          [112, 71],
          [124, 61],
          [138, 58],
          [150, 48],
          [162, 42],
        ],
        3,
        72,
      ),
      fill: 3,
    },
    { d: sail(52, 78, 7) + sail(36, 70, 4), fill: '#fff4e4', opacity: 0.9 },
    { d: hills(86, 92, 98, 100, 101, 101), fill: 4 },
  ],
});

const bay: Draw = (r) => ({
  palette: ['#41627a', '#f3cba6', '#8298a3', '#4b6470', '#16242b'],
  sun: [112, 50],
  water: 66,
  planes: [
    {
      d: ridge(
        r,
        [
          [-2, 42],
          [22, 32],
          [44, 46],
          [64, 42],
          [96, 66],
        ],
        4,
        67,
      ),
      fill: 2,
      haze: 0.8,
    },
    {
      d: ridge(
        r,
        [
          [-2, 54],
          [18, 50],
          [40, 62],
          [62, 71],
        ],
        3,
        72,
      ),
      fill: 3,
      haze: 0.2,
    },
    { d: sail(92, 78, 6), fill: '#fff4e4', opacity: 0.9 },
    { d: treeline(r, 108, 168, [101, 95, 88, 84], 7) + treeline(r, -6, 40, [92, 96, 101], 7), fill: 4 },
  ],
});

const places: Record<string, Draw> = { 'not-found': dunes, coast, bay, dunes };

export function drawnPlace(name: string): DrawnPlace {
  return (places[name] ?? coast)(randomOf(name));
}
