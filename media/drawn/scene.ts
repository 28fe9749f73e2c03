/**
 * A place as a quiet linocut: sky, a small low sun, planes with mist between them, dusk at the foot. Pure text,
 * the same for the same id. The files under `public/media/drawn` are written from here by `write-files.ts`.
 */
import { drawnPlace, type Plane } from './places.ts';
import { glitter, randomOf } from './shapes.ts';

const SUNLIGHT = '#fff1d6';
const SHEET = 'M0 0h160v100H0z';

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stop = ([offset, colour, opacity]: Stop): string =>
  `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;

const downwards = (id: string, ...stops: readonly Stop[]): string =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops.map(stop).join('')}</linearGradient>`;

export function drawScene(id: string): string {
  const place = drawnPlace(id);
  const [sky, glow, , middle, near] = place.palette;
  const [x, y] = place.sun;
  const { water } = place;
  const horizon = (water ?? 84) / 100;

  const planeMarkup = (plane: Plane): string => {
    const colour = typeof plane.fill === 'number' ? (place.palette[plane.fill] ?? SUNLIGHT) : plane.fill;
    const paint = plane.stroke
      ? `fill="none" stroke="${colour}" stroke-width="${plane.stroke}" stroke-linecap="round"`
      : `fill="${colour}"`;
    const opacity = plane.opacity === undefined ? '' : ` opacity="${plane.opacity}"`;
    const mist = plane.haze ? `<path d="${SHEET}" fill="url(#h)" opacity="${plane.haze}"/>` : '';
    return `<path d="${plane.d}" ${paint}${opacity}/>${mist}`;
  };

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 160 100"><defs>',
    downwards('s', [0, sky], [horizon - 0.06, glow]),
    `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="58">`,
    [[0, SUNLIGHT, 0.75] as const, [0.3, glow, 0.5] as const, [1, glow, 0] as const].map(stop).join(''),
    '</radialGradient>',
    downwards('h', [0.35, glow, 0], [horizon, glow, 0.7]),
    water ? downwards('w', [0, glow], [0.35, middle], [1, near]) : '',
    downwards('e', [0, near, 0.22], [0.4, near, 0], [0.66, near, 0], [1, near, 0.5]),
    '</defs>',
    `<path d="${SHEET}" fill="url(#s)"/><path d="${SHEET}" fill="url(#g)"/>`,
    `<circle cx="${x}" cy="${y}" r="2.2" fill="${SUNLIGHT}"/>`,
    water ? `<path d="M0 ${water}h160v${100 - water}H0z" fill="url(#w)"/>` : '',
    water
      ? `<path d="${glitter(randomOf(id), x, water, 99)}" stroke="${SUNLIGHT}" stroke-width=".5" stroke-linecap="round" opacity=".5"/>`
      : '',
    ...place.planes.map(planeMarkup),
    `<path d="${SHEET}" fill="url(#e)"/></svg>\n`,
  ].join('');
}
