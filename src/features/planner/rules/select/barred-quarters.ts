/** Parts of town that are no place for their nights: what they ruled out, and stairs for who cannot climb. */
import type { BaseSpot } from '../../../destinations/rules/catalogue.ts';
import type { Reading } from '../reading.ts';
import { isHigh } from './ground.ts';

export const isRefused = ({ id }: BaseSpot, { notQuarters = [] }: Reading) =>
  notQuarters.some(({ bases }) => bases.includes(id));

const CANNOT_CLIMB: Reading['access'] = ['wheelchair', 'step-free', 'low-walking'];
/** "For anybody who does not want stairs" is none. */
const CLIMB = /\b(?:(?<!not want )stairs|steps|steep|climb|uphill|few lifts)\b/i;

/** Whoever fears heights and asks for a view is told instead. */
export const isTooSteep = ({ character }: BaseSpot, { access, needs, lodging }: Reading) =>
  (CLIMB.test(character) && access.some((each) => CANNOT_CLIMB.includes(each))) ||
  (isHigh(character) && !lodging.includes('view') && needs.some(({ kind }) => kind === 'heights'));
