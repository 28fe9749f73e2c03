/** Every package the shop opens with, in the order the page shows them. */
import type { NewPackage } from '../../src/features/packages/rules.ts';
import { europe } from './europe.ts';
import { further } from './further.ts';
import { unitedStates } from './united-states.ts';

const FIRST = ['miami-beach-luxury', 'val-thorens-ski', 'niseko-ski', 'ibiza'];
const everywhere = [...unitedStates, ...europe, ...further];

export const packages: readonly NewPackage[] = [
  ...FIRST.flatMap((id) => everywhere.filter((known) => known.id === id)),
  ...everywhere.filter((known) => !FIRST.includes(known.id)),
];
