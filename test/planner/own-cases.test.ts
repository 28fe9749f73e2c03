/** Our own questionnaires, read as their writers meant them; and single phrases by what people mean by them. */
import { expect, test } from 'vitest';
import { ownGazetteer } from '../../src/features/planner/actions/own-gazetteer.ts';
import { readWish } from '../../src/features/planner/rules/parse/read-wish.ts';
import { EMPTY_WISH } from '../../src/features/planner/rules/questionnaire.ts';
import type { Reading } from '../../src/features/planner/rules/reading.ts';
import { sampleOf } from '../rounds.ts';
import type { OwnCase } from './own-cases/case.ts';
import { inOtherLanguages } from './own-cases/in-other-languages.ts';
import { moneyAndDates } from './own-cases/money-and-dates.ts';
import { peopleAndWishes } from './own-cases/people-and-wishes.ts';
import { places } from './own-cases/places.ts';
import { misread, phrases } from './phrases.ts';

/** The part of a reading that a case speaks of, in the case's own words. */
function told(wish: Reading, means: OwnCase['means']): OwnCase['means'] {
  const sorted = <T>(values: readonly T[]) => [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const [first] = wish.destinations;
  const among = (wanted: readonly string[] | undefined, got: readonly string[]) =>
    (wanted ?? []).filter((each) => got.includes(each));
  const all: Required<{ [Key in keyof OwnCase['means']]: unknown }> = {
    mode: wish.destinationMode,
    to: wish.destinations.map((each) => each.id),
    cities: first?.cities?.map((city) => city.id) ?? (first?.city ? [first.city] : []),
    unknown: wish.unknownPlaces,
    excludes: among(means.excludes, wish.excludes),
    start:
      typeof means.start === 'object' && wish.startDate >= means.start[0] && wish.startDate <= means.start[1]
        ? means.start
        : wish.startDate,
    nights: wish.nights,
    flex: wish.flexDays,
    dateState: wish.dateState,
    adults: wish.party.adults,
    children: sorted(wish.party.children),
    rooms: wish.party.rooms,
    pets: wish.party.pets,
    amount: wish.budget.amount,
    currency: wish.budget.currency,
    basis: wish.budget.basis,
    total: wish.budget.groupTotal,
    flights: wish.budget.flights,
    tier: wish.budget.tier,
    origin: wish.origin?.code,
    diet: sorted(wish.diet),
    allergies: sorted(wish.allergies),
    access: among(means.access, wish.access),
    without: among(means.without, wish.excludeTags),
    likes: (means.likes ?? []).filter((tag) =>
      Object.entries(wish.weights).some(([known, weight]) => known === tag && weight >= 0.5),
    ),
    pace: wish.pace,
    earliest: wish.earliestStart,
    work: wish.workHours ? [wish.workHours.from, wish.workHours.to] : undefined,
    sabbath: wish.sabbath,
    noCar: wish.noCar,
    lodging: among(means.lodging, wish.lodging),
    occasion: wish.occasion,
    conflicts: among(
      means.conflicts,
      wish.conflicts.map((each) => each.field),
    ),
    assumed: among(means.assumed, wish.assumed),
    language: wish.language,
    climate: wish.search.climate,
    noLongHaul: wish.search.noLongHaul,
    within: wish.search.within,
  };
  return Object.fromEntries(Object.keys(means).map((key) => [key, all[key as keyof typeof all]])) as OwnCase['means'];
}

const ownCases = [...inOtherLanguages, ...moneyAndDates, ...peopleAndWishes, ...places];

test.each(ownCases.map((each) => [each.name, each] as const))('%s', (_, { said, means }) => {
  const wish = readWish({ ...EMPTY_WISH, ...said }, { today: '2026-12-01', gazetteer: ownGazetteer() });
  expect(told(wish, means)).toEqual(means);
  for (const { span } of wish.readings) {
    expect(span.from).toBeGreaterThanOrEqual(0);
    expect(span.to).toBeLessThanOrEqual((said[span.field] ?? '').length);
    expect(span.from).toBeLessThanOrEqual(span.to);
  }
});

/** So many phrases the short round reads. */
const SHORT_ROUND = 100;

test('what people write means what they mean by it, in ten languages', () => {
  const read = phrases.filter(({ isOpen }) => !isOpen);
  expect(read.length).toBeGreaterThan(1700);
  const wrong = sampleOf(read, SHORT_ROUND).flatMap((phrase) => {
    const parts = misread(phrase);
    return parts.length === 0 ? [] : [`${phrase.meaning}: ${phrase.text}: ${parts.join(' ')}`];
  });
  expect(wrong).toEqual([]);
});

test('a phrase that is marked as not read yet is not', () => {
  const open = phrases.filter(({ isOpen }) => isOpen);
  expect(sampleOf(open, 20).filter((phrase) => misread(phrase).length === 0)).toEqual([]);
});
