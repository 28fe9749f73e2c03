/**
 * Seven free texts in, one Reading out. Pure: the day it is and the names of
 * places are arguments. Nothing that was written ever makes it throw, and what
 * speaks to the machine instead of about the trip has no effect.
 */
import type { CalendarDay } from '../../../../shared/dates.ts';
import { readerOf } from '../read/reader.ts';
import { FIELDS, type FieldName, type Questionnaire, type Reading } from '../reading.ts';
import { amountsIn } from './amounts.ts';
import { readBudget } from './budget.ts';
import { readDates } from './dates/read-dates.ts';
import { readDiet } from './diet.ts';
import type { Gazetteer } from './gazetteer.ts';
import { languageOf } from './language.ts';
import { readManners } from './manners.ts';
import { noNotes, type Texts } from './notes.ts';
import { readOrigin } from './origin.ts';
import { readParty } from './party.ts';
import { readPlaces } from './places.ts';
import type { Destinations } from './settle-places.ts';
import { readable, withoutMarkup } from './text.ts';
import { readWishes } from './wishes.ts';

export interface Circumstances {
  readonly today: CalendarDay;
  readonly gazetteer: Gazetteer;
}

const CITY_STAY = 5;
const REGION_STAY = 7;
/** Regions, and places too far for five nights. */
const LONGER: readonly string[] = ['italy', 'spain', 'colorado', 'tokyo', 'niseko', 'val-thorens'];

export function readWish(questionnaire: Questionnaire, { today, gazetteer }: Circumstances): Reading {
  const language = languageOf(FIELDS.map((field) => withoutMarkup(questionnaire[field])));
  const texts = Object.fromEntries(
    FIELDS.map((field) => [field, readable(field, questionnaire[field], language)]),
  ) as unknown as Texts;
  const everything = FIELDS.map((field) => texts[field].plain.text).join(' ; ');
  const notes = noNotes();
  const reader = readerOf(questionnaire, { language, today, gazetteer, notes });
  void reader;

  const origin = readOrigin(texts, gazetteer, notes);
  const places = readPlaces(texts, gazetteer, origin, notes);
  const dayFirst = isDayFirst(language, everything, origin?.country);
  const dates = readDates(texts, { today, language, dayFirst, usualNights: usualNights(places) }, notes);
  const party = readParty(texts, withAmounts(texts, dates.taken), notes);
  const heads = party.adults + party.children.length;
  const budget = readBudget(
    texts,
    { heads, nights: dates.nights, language, country: origin?.country, everything, taken: dates.taken },
    notes,
  );
  const { diet, allergies } = readDiet(texts, notes);
  const ids = places.destinations.map((each) => each.id);
  const wishes = readWishes(texts, gazetteer, ids, { days: dates.nights + 1 }, notes);
  const { taken, ...when } = dates;
  return {
    language,
    outputLanguage: 'en',
    ...places,
    ...when,
    party,
    budget,
    ...(origin ? { origin: { code: origin.code, name: origin.name } } : {}),
    diet,
    allergies,
    ...wishes,
    ...readManners(texts, notes),
    blocked: [],
    transport: { avoid: [], prefer: [] },
    needs: [],
    unused: [],
    conflicts: notes.conflicts,
    assumed: notes.assumed,
    assumptions: notes.assumptions,
    readings: notes.readings,
  };
}

/** 4/5 is the fourth of May except for Americans, who show themselves by their money or their airport. */
function isDayFirst(language: string, everything: string, country: string | undefined): boolean {
  if (language !== 'en') return true;
  if (country) return country !== 'US';
  if (/[£€]|\b(?:eur|gbp|euros?|pounds?|quid|kr|chf|dkk)\b/.test(everything)) return true;
  return !/(?<![a-z])\$|\busd\b|\bdollars?\b|\bbucks\b/.test(everything);
}

function usualNights({ destinationMode, destinations }: Destinations): number {
  if (destinationMode === 'multi') return Math.min(14, destinations.length * 4);
  const [only] = destinations;
  if (destinationMode !== 'fixed' || !only) return CITY_STAY;
  const cities = only.cities?.length ?? 0;
  if (cities > 1) return Math.min(14, cities * 3);
  return LONGER.includes(only.id) && !(only.city && only.id !== 'colorado') ? REGION_STAY : CITY_STAY;
}

/** Money is no head count: "2 people, 3000 euros". */
function withAmounts(texts: Texts, taken: ReadonlyMap<FieldName, readonly { from: number; to: number }[]>) {
  return new Map(
    FIELDS.map((field) => {
      const amounts = amountsIn(texts[field].counted.text).filter(
        (each) => each.currency !== undefined || (field === 'budget' && each.sure && each.amount >= 200),
      );
      return [field, [...(taken.get(field) ?? []), ...amounts]] as const;
    }),
  );
}
