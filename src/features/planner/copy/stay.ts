/** Words for the houses that a plan names. None of them promises a room, a price or a quality. */
import type { HotelClass } from '../../destinations/rules/hotel.ts';
import type { NamedStay } from '../rules/plan.ts';
import { capital, listed, numberWord } from './phrasing.ts';

const CLASSES: Readonly<Record<HotelClass, string>> = {
  hostel: 'hostel',
  guesthouse: 'guesthouse',
  simple: 'simple hotel',
  'mid-range': 'mid-range hotel',
  upscale: 'upscale hotel',
  luxury: 'luxury hotel',
};

type Named = Pick<NamedStay, 'class' | 'stars' | 'address'>;

/** "mid-range hotel, 3 stars, Rua Augusta 89". */
const facts = ({ class: kind, stars, address }: Named) =>
  [CLASSES[kind], stars === undefined ? '' : `${stars} ${stars === 1 ? 'star' : 'stars'}`, address ?? '']
    .filter(Boolean)
    .join(', ');

export const stayCopy = {
  title: 'Where you stay',
  facts,
  at: (stay: Named & Pick<NamedStay, 'name'>, where: string, longAgo: string) =>
    `You’ll stay in ${where}: ${stay.name} is a house we know there (${facts(stay)})${longAgo}.`,
  nextDoor: (stay: Named & Pick<NamedStay, 'name'>, where: string, base: string, longAgo: string) =>
    `In ${base} itself we know no house of this price class; ${stay.name} lies next to it, in ${where} (${facts(stay)})${longAgo}.`,
  /** Of a house whose source is old. */
  longAgo: (year: string) => `, known to us from ${year}: ask whether it still takes guests`,
  otherLongAgo: (name: string, year: string) => `${name} (known to us from ${year})`,
  knownFrom: (year: string) => `Known to us from ${year}: ask whether it still takes guests`,
  others: (names: readonly string[]) => `${names.length === 1 ? 'Another' : 'Others'} near by: ${listed(names)}.`,
  unnamed: (where: string) =>
    `You’ll stay in ${where}. We know no house of this price class there that fits your needs, from a source we can name, so the choice of it is yours.`,
  stepFree: (name: string) => `${name} is step-free, says its source; confirm the room with the house.`,
  /** With what is known elsewhere in the town. */
  noneStepFree: (where: string, elsewhere: readonly (Named & Pick<NamedStay, 'name' | 'quarter'>)[]) =>
    [
      `You’ll stay in ${where}. Of no house of this price class there a source tells us that it is step-free, so we name none: have the house confirm the way in, the room and the shower in writing before you book anything else.`,
      ...elsewhere.map(
        (stay) => `${stay.name} is step-free, says its source, and lies in ${stay.quarter} (${facts(stay)}).`,
      ),
    ].join(' '),
  rooms: (count: number) => `${capital(numberWord(count))} rooms are counted; ask the house which beds stand in each.`,
  notHeld: 'The price of the beds is our estimate for their class and not held by us; the house says what is free.',
  quarter: (name: string) => `In ${name}`,
  own: 'Its own site',
  source: (month: string) => `Source, ${month}`,
  otherHouses: 'Others near by',
  otherClass: 'Of another class near by',
  isStepFree: 'Step-free, says the source',
  hasSteps: 'Not step-free, says the source',
} as const;
