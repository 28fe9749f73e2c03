/** The guides in the order of the page: the ten best known first, then by region. */
import type { CityGuide } from '../../src/features/learn/rules/guides.ts';
import { austin } from './austin.ts';
import { cartagena } from './cartagena.ts';
import { charleston } from './charleston.ts';
import { colorado } from './colorado.ts';
import { copenhagen } from './copenhagen.ts';
import { hamptons } from './hamptons.ts';
import { istanbul } from './istanbul.ts';
import { italy } from './italy.ts';
import { jaco } from './jaco.ts';
import { lisbon } from './lisbon.ts';
import { london } from './london.ts';
import { marrakesh } from './marrakesh.ts';
import { miami } from './miami.ts';
import { nashville } from './nashville.ts';
import { newOrleans } from './new-orleans.ts';
import { nyc } from './nyc.ts';
import { parkCity } from './park-city.ts';
import { spain } from './spain.ts';

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
  italy,
  spain,
  cartagena,
  jaco,
  marrakesh,
  istanbul,
];
