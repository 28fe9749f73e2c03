/** The guides in the order of the page. */
import type { CityGuide } from '../../src/features/learn/rules.ts';
import { austin } from './austin.ts';
import { charleston } from './charleston.ts';
import { colorado } from './colorado.ts';
import { copenhagen } from './copenhagen.ts';
import { hamptons } from './hamptons.ts';
import { lisbon } from './lisbon.ts';
import { london } from './london.ts';
import { miami } from './miami.ts';
import { nashville } from './nashville.ts';
import { newOrleans } from './new-orleans.ts';
import { nyc } from './nyc.ts';
import { parkCity } from './park-city.ts';

export const cityGuides: readonly CityGuide[] = [
  nyc,
  hamptons,
  austin,
  nashville,
  newOrleans,
  parkCity,
  colorado,
  charleston,
  london,
  lisbon,
  copenhagen,
  miami,
];
