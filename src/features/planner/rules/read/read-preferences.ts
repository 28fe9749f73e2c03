/** Everything besides where, when, who and how much: what draws them, what they rule out, what they need and how they travel. */
import type { Tag } from '../../../destinations/rules/tags.ts';
import { readingCopy } from '../../copy/reading.ts';
import { contradict } from '../parse/reading-notes.ts';
import type { Need, NeedKind, Reading } from '../reading.ts';
import { AFLOAT, SHOWS } from '../select/shows-and-boats.ts';
import { readDiet } from './diet/read-diet.ts';
import type { DaysOfStay } from './hours/appointments.ts';
import { readDinnerHour } from './hours/dinner-hour.ts';
import { readOwnTickets } from './hours/own-tickets.ts';
import { readHours } from './hours/read-hours.ts';
import { needOf } from './needs/build-need.ts';
import { readLodging } from './needs/read-lodging.ts';
import { readNeeds } from './needs/read-needs.ts';
import { readOccasion } from './needs/read-occasion.ts';
import { temperatureIn } from './needs/temperature.ts';
import { readTransport } from './needs/transport.ts';
import { readQuarters } from './places/read-quarters.ts';
import type { Reader } from './reader.ts';
import { readKeywords } from './tastes/read-keywords.ts';
import { readTastes } from './tastes/read-tastes.ts';
import { readWantedPlaces } from './tastes/read-wanted-places.ts';
import { isOften, readSaidDays } from './tastes/said-days.ts';

type Preferences = Pick<
  Reading,
  | 'diet'
  | 'allergies'
  | 'leftOut'
  | 'access'
  | 'excludeTags'
  | 'refused'
  | 'weights'
  | 'once'
  | 'onDays'
  | 'wantedPlaces'
  | 'things'
  | 'quarters'
  | 'notQuarters'
  | 'pace'
  | 'earliestStart'
  | 'latestEnd'
  | 'dinesAt'
  | 'arrives'
  | 'leaves'
  | 'tickets'
  | 'workHours'
  | 'sabbath'
  | 'noCar'
  | 'noCarAt'
  | 'blocked'
  | 'fasting'
  | 'transport'
  | 'needs'
  | 'lodging'
  | 'notLodging'
  | 'occasion'
>;

/** `search` and `noFlight` add to what was said of the place. */
export function readPreferences(
  reader: Reader,
  destinationIds: readonly string[],
  stay: DaysOfStay,
): {
  readonly reading: Preferences;
  readonly search: Pick<Reading['search'], 'temperature'>;
  readonly noFlight: boolean;
} {
  const eating = readDiet(reader);
  const body = readNeeds(reader);
  const { needs: timed, ...hours } = readHours(reader, stay);
  const dinesAt = readDinnerHour(reader);
  const temperature = temperatureIn(reader);
  const warmth = temperature ? [needOf(reader, 'temperature', temperature.from, temperature.to)] : [];
  const ride = readOwnTickets(reader);
  const way = readTransport(reader, body.feared);
  const lodging = readLodging(reader);
  const occasion = readOccasion(reader, body.needs);
  const named = readWantedPlaces(reader, destinationIds);
  const wantedPlaces = named.map(({ id }) => id);
  const tastes = readTastes(reader);
  const quarters = readQuarters(reader, destinationIds);
  const things = readKeywords(reader, destinationIds);
  const onDays = readSaidDays(reader, stay, named);
  const once = onceIn(reader, tastes.once ?? [], onDays);
  tellOverfull(reader, wantedPlaces.length, stay.nights + 1);
  // "No peanuts, carries an EpiPen"
  const isSevere = body.needs.some(({ kind }) => kind === 'severe-allergy');
  const leftOut = isSevere ? [] : (eating.leftOut ?? []);
  return {
    reading: {
      diet: eating.diet,
      allergies: eating.allergies,
      ...(leftOut.length > 0 ? { leftOut } : {}),
      access: body.access,
      ...without(tastes, eating.excludeTags),
      ...(once.length > 0 ? { once } : {}),
      ...(onDays.length > 0 ? { onDays } : {}),
      ...(tastes.refused ? { refused: tastes.refused } : {}),
      wantedPlaces,
      ...(things.length > 0 ? { things } : {}),
      ...quarters,
      ...(body.startsLate ? { earliestStart: '10:00' as const } : {}),
      ...(body.needs.some(({ kind }) => kind === 'early-night') ? { latestEnd: '21:30' as const } : {}),
      ...hours,
      ...(dinesAt ? { dinesAt } : {}),
      ...way,
      ...ride,
      needs: oneOfEach([...eating.needs.filter((need) => !body.isHarmless(need)), ...body.needs, ...timed, ...warmth]),
      ...lodging,
      ...(occasion ? { occasion } : {}),
    },
    search: temperature ? { temperature: temperature.value } : {},
    noFlight: way.transport.avoid.includes('flight'),
  };
}

function without({ weights, excludeTags }: Pick<Reading, 'weights' | 'excludeTags'>, more: Reading['excludeTags']) {
  return {
    weights: Object.fromEntries(
      Object.entries(weights).filter(([tag]) => !more.some((each) => each === tag)),
    ) as Reading['weights'],
    excludeTags: [...new Set([...excludeTags, ...more])],
  };
}

/** A show or a boat that is asked for on one day is wanted once. */
function onceIn(reader: Reader, said: readonly Tag[], onDays: NonNullable<Reading['onDays']>): readonly Tag[] {
  const tags = onDays.flatMap(({ tag, nth, weekday, date }) =>
    tag && (nth ?? weekday ?? date) !== undefined ? tag : [],
  );
  const single = tags.filter((tag) => tags.indexOf(tag) === tags.lastIndexOf(tag) && !isOften(reader, tag));
  return [...new Set([...said, ...single.filter((tag) => SHOWS.includes(tag) || AFLOAT.includes(tag))])];
}

function oneOfEach(needs: readonly Need[]): readonly Need[] {
  const byKind = new Map<NeedKind, Need>();
  for (const need of needs) if (!byKind.has(need.kind)) byKind.set(need.kind, need);
  return [...byKind.values()];
}

const DAY_HOLDS = 4;

/** More wishes than the days hold: told, not cut silently. */
function tellOverfull({ typed, items, polarity, notes }: Reader, wanted: number, days: number): void {
  const wantsAll = items.some((item, at) => item.senses.get('pace') === 'full' && polarity[at] === 'wanted');
  const listed = wantsAll
    ? typed.interests.split(/[,;:\n、]| and /).filter((part) => part.trim().length > 2).length
    : 0;
  const wishes = Math.max(wanted, listed);
  if (wishes > Math.min(days * DAY_HOLDS, 6) && wishes / days >= 3.5)
    contradict(notes, 'pace', readingCopy.wishes.overfull(wishes, days), readingCopy.wishes.overfullChosen);
}
