/**
 * Seven free texts in, one Reading out. Pure: the day it is and the names of
 * places are arguments. Nothing that was written ever makes it throw, and what
 * speaks to the machine instead of about the trip has no effect.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { FIELDS, type Questionnaire } from '../questionnaire.ts';
import { readDates } from '../read/dates/read-dates.ts';
import { claimSums, readBudget } from '../read/money/read-budget.ts';
import { compounds } from '../read/money/spoken-numbers.ts';
import { readParty } from '../read/party/read-party.ts';
import { readAirports } from '../read/places/airports.ts';
import { namesInText } from '../read/places/names-in-text.ts';
import { type Destinations, readPlaces } from '../read/places/read-places.ts';
import { unknownOrigin } from '../read/places/unknown-origin.ts';
import { readPreferences } from '../read/read-preferences.ts';
import { readerOf } from '../read/reader.ts';
import type { Reading } from '../reading.ts';
import { fold, withoutMarkup } from './fold-text.ts';
import type { Gazetteer } from './gazetteer.ts';
import { languageOf } from './language.ts';
import { type Notes, noNotes } from './reading-notes.ts';

export interface Circumstances {
  readonly today: CalendarDay;
  readonly gazetteer: Gazetteer;
}

/** Enough to show; a text that repeats itself says nothing new. */
const MOST_READINGS = 80;
const CITY_STAY = 5;

export function readWish(questionnaire: Questionnaire, { today, gazetteer }: Circumstances): Reading {
  const language = languageOf(FIELDS.map((field) => withoutMarkup(questionnaire[field])));
  const everything = FIELDS.map((field) => fold(withoutMarkup(questionnaire[field])).text).join(' ; ');
  const notes = noNotes();
  const reader = readerOf(questionnaire, { language, today, gazetteer, notes }, [
    namesInText(gazetteer, questionnaire),
    compounds(gazetteer.lexicon),
  ]);

  const { origin, stopNights, ...places } = readPlaces(reader);
  const airports = readAirports(reader, places.destinations);
  const unplaced = origin ? undefined : unknownOrigin(reader);
  const dayFirst = isDayFirst(language, everything, origin?.country);
  const read = readDates(reader, { dayFirst, usualNights: stopNights ?? usualNights(places, gazetteer) });
  const isWhole = stopNights !== undefined && (!isSaidFor(notes) || read.nights < stopNights);
  const dates = isWhole ? { ...read, nights: stopNights } : read;
  const sums = claimSums(reader);
  const party = readParty(reader, dates.startDate);
  const budget = readBudget(reader, sums, { party, nights: dates.nights, country: origin?.country });
  for (const { span } of notes.readings) reader.ledger.claimSpan(span);
  const ids = places.destinations.map((each) => each.id);
  const asked = readPreferences(reader, ids, { ...dates, dayFirst });
  return {
    language,
    outputLanguage: 'en',
    ...places,
    destinations: withRest(places.destinations, dates.nights),
    search: { ...places.search, ...asked.search, noFlight: places.search.noFlight || asked.noFlight },
    ...dates,
    ...(airports ? { airports } : {}),
    party,
    budget,
    ...(origin ? { origin: { code: origin.code, name: origin.name } } : {}),
    ...(unplaced === undefined ? {} : { unknownOrigin: unplaced }),
    ...asked.reading,
    // "A dinner for two" of a couple is any dinner.
    needs: asked.reading.needs.filter(({ kind }) => kind !== 'adults-evening' || party.children.length > 0),
    unused: reader.ledger.unused(
      questionnaire,
      (asked.reading.things ?? []).map(({ words }) => words),
    ),
    conflicts: notes.conflicts,
    assumed: notes.assumed,
    assumptions: notes.assumptions,
    readings: [...notes.readings, ...reader.ledger.claims].slice(0, MOST_READINGS),
  };
}

/** "Venice 2 nights, Florence 3, then Rome": the last stop has what is left of the whole. */
function withRest(destinations: Reading['destinations'], nights: number): Reading['destinations'] {
  return destinations.map((destination) => {
    const { cities } = destination;
    const open = cities?.filter((city) => city.nights === undefined) ?? [];
    const said = cities?.reduce((sum, city) => sum + (city.nights ?? 0), 0) ?? 0;
    const isOne = destinations.length === 1 && open.length === 1 && said > 0 && nights > said;
    if (!cities || !isOne || destination.oneOfCities) return destination;
    return { ...destination, cities: cities.map((city) => ({ nights: nights - said, ...city })) };
  });
}

/** Whether the length of the whole stay was said, beside what was said for its stops. */
const isSaidFor = ({ readings, assumed }: Notes) =>
  !assumed.includes('nights') && !readings.some(({ part, span }) => part === 'nights' && span.field === 'destination');

/** 4/5 is the fourth of May except for Americans, who show themselves by their money or their airport. */
function isDayFirst(language: string, everything: string, country: string | undefined): boolean {
  if (language !== 'en') return true;
  if (country) return country !== 'US';
  if (/[£€]|\b(?:eur|gbp|euros?|pounds?|quid|kr|chf|dkk)\b/.test(everything)) return true;
  return !/(?<![a-z])\$|\busd\b|\bdollars?\b|\bbucks\b/.test(everything);
}

function usualNights({ destinationMode, destinations }: Destinations, gazetteer: Gazetteer): number {
  if (destinationMode === 'multi') return Math.min(14, destinations.length * 4);
  const [only] = destinations;
  if (destinationMode !== 'fixed' || !only) return CITY_STAY;
  const cities = only.cities?.length ?? 0;
  if (cities > 1) return Math.min(14, cities * 3);
  return only.city && gazetteer.wholeCountries.has(only.id)
    ? CITY_STAY
    : (gazetteer.usualNights.get(only.id) ?? CITY_STAY);
}
