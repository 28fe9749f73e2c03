/** What stands ready beside the days: another stop when the weather is against one of them, and a table for the adults alone. */

import type { CalendarDay } from '../../../../shared/dates.ts';
import { wordList } from '../../../../shared/word-list.ts';
import type { CityBook, Place } from '../../../destinations/rules/catalogue.ts';
import { openingsOfDate } from '../../../destinations/rules/place-openings.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import type { Tag } from '../../../destinations/rules/tags.ts';
import { minutesOf, timeText } from '../../../destinations/rules/weekly-hours.ts';
import { besideCopy as say } from '../../copy/beside-the-plan.ts';
import { clause } from '../../copy/phrasing.ts';
import type { PlanDay } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import type { Reading } from '../reading.ts';
import { isAllowed } from '../select/allowed-places.ts';
import { interestIn, scoreTable } from '../select/place-score.ts';
import { weekdayName } from './date-text.ts';
import type { Placed } from './why-text.ts';

const ON_WATER: readonly Tag[] = wordList('sail boat cruise ferry kayak snorkel dive fishing');
/** Called off in wind or rain, or no joy in it. */
const EXPOSED: readonly Tag[] = [
  ...ON_WATER,
  ...wordList('balloon zipline surf hike beach island desert volcano viewpoint rooftop garden park'),
];
/** Where one asks for a hand as well as on a boat. */
const FOR_THE_QUESTION: readonly Tag[] = ['sunset', 'romantic', 'garden', 'terrace', 'waterfront', 'view'];
const MOST = 2;
/** Points of a kilometer from the stop that falls away. */
const FAR = 6;
const FIT = 15;

/** For the stops most at the mercy of the weather, what is open instead at that hour. */
export function insteadInBadWeather({ brief, days }: PricedDraft, placed: readonly Placed[]) {
  const { reading, needs, segments } = brief;
  const isIn = new Set(placed.map(({ place }) => place.id));
  const proposes = reading.needs.some(({ kind }) => kind === 'proposal');
  const rank = ({ tags }: Place) =>
    (proposes && tags.includes('sunset') ? -20 : 0) + (tags.some((tag) => ON_WATER.includes(tag)) ? -10 : 0);
  const used = new Set<string>();
  const texts = placed
    .filter(({ place, isMeal }) => !isMeal && !place.indoor && place.tags.some((tag) => EXPOSED.includes(tag)))
    .toSorted((a, b) => rank(a.place) - rank(b.place) || b.place.durationMin - a.place.durationMin || a.day - b.day)
    .slice(0, MOST)
    .flatMap(({ place, day, start }) => {
      const date = days.find(({ n }) => n === day)?.date;
      const book = segments.find((one) => one.book.city.id === place.cityId)?.book;
      if (!date || !book) return [];
      const isQuestion = proposes && place.tags.includes('sunset');
      const isOpenThen = (other: Place) =>
        openingsOfDate(other, date)?.some(
          ([from, to]) => from <= minutesOf(start) + 60 && minutesOf(start) + 60 + other.durationMin <= to,
        ) ?? false;
      const [other] = book.sights
        .filter(
          (one) =>
            !isIn.has(one.id) &&
            !used.has(one.id) &&
            (isQuestion
              ? !one.tags.some((tag) => EXPOSED.includes(tag)) && one.tags.some((tag) => FOR_THE_QUESTION.includes(tag))
              : one.indoor) &&
            isOpenThen(one) &&
            isAllowed(one, needs, reading),
        )
        .map((one) => ({
          one,
          points:
            20 * one.weight +
            60 * interestIn(one, reading) -
            FAR * kmBetween(one, place) +
            (isQuestion ? FIT * one.tags.filter((tag) => FOR_THE_QUESTION.includes(tag)).length : 0),
        }))
        .toSorted((a, b) => b.points - a.points || (a.one.id < b.one.id ? -1 : 1));
      const table = other || !isQuestion ? null : tableForTheQuestion(book, date, isIn, needs, reading);
      if (table) used.add(table.id);
      if (table) return [say.tableInstead(place.name, day, table.name, clause(table.about))];
      if (!other) return [say.noneInstead(place.name, day)];
      used.add(other.one.id);
      return [say.instead(place.name, day, other.one.name, clause(other.one.about), other.one.indoor)];
    });
  return { texts, isMet: texts.length === 0 || used.size > 0 };
}

/** Where they sit together that evening if the boat stays in: the best for it that is open, or not known to be shut. */
function tableForTheQuestion(
  book: CityBook,
  date: CalendarDay,
  isIn: ReadonlySet<string>,
  needs: PricedDraft['brief']['needs'],
  reading: Reading,
): Place | null {
  const rank = ({ tags, weight }: Place) =>
    10 * tags.filter((tag) => FOR_THE_QUESTION.includes(tag)).length + weight + (tags.includes('sunset') ? 10 : 0);
  const [best] = book.tables
    .filter(
      (one) =>
        !isIn.has(one.id) &&
        one.meals.includes('dinner') &&
        one.tags.some((tag) => FOR_THE_QUESTION.includes(tag)) &&
        (openingsOfDate(one, date)?.some(([from, to]) => from <= AT_DUSK && to >= AT_DUSK + AT_TABLE) ?? true) &&
        isAllowed(one, needs, reading),
    )
    .toSorted((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1));
  return best ?? null;
}
const AT_DUSK = 19 * 60 + 30;

const AFTER_BED = 30;
const EARLIEST = 19 * 60 + 30;
const AT_TABLE = 90;
const NEAR_KM = 3;

/** The best table near the bed that is open once the children sleep, on an evening between arrival and departure. */
export function tableForTheAdults({ brief, days }: PricedDraft): string | null {
  const { reading, needs, segments, style } = brief;
  const adults = { ...reading, party: { ...reading.party, children: [] } };
  const begins = Math.max(EARLIEST, reading.latestEnd ? minutesOf(reading.latestEnd) + AFTER_BED : 0);
  const eaten = new Set(days.flatMap(({ items }) => items.flatMap(({ placeId }) => placeId ?? [])));
  const hourAt = (table: Place, { date }: PlanDay) =>
    openingsOfDate(table, date)
      ?.map(([from, to]) => [Math.max(from, begins), to] as const)
      .find(([from, to]) => from <= begins + 60 && from + AT_TABLE <= to)?.[0];
  const [found] = days
    .slice(1, -1)
    .flatMap((day) => {
      const segment = segments.find(({ book }) => book.city.id === day.cityId);
      return (segment?.book.tables ?? []).flatMap((table) => {
        const at = hourAt(table, day);
        const km = segment ? kmBetween(table, segment.base) : NEAR_KM;
        const isFit =
          at !== undefined &&
          km < NEAR_KM &&
          !eaten.has(table.id) &&
          table.meals.includes('dinner') &&
          isAllowed(table, { ...needs, youngest: null }, adults);
        if (!isFit) return [];
        const nice = table.tags.some((tag) => AT_A_FEAST.includes(tag)) ? 15 : 0;
        return [
          {
            table,
            day,
            at,
            points: scoreTable(table, adults, style) + nice + 12 * Math.min(table.priceLevel, 3) - 4 * km,
          },
        ];
      });
    })
    .toSorted((a, b) => b.points - a.points || a.day.n - b.day.n || (a.table.id < b.table.id ? -1 : 1));
  return found
    ? say.adultsTable(
        found.table.name,
        weekdayName(found.day.date),
        found.day.n,
        timeText(found.at),
        clause(found.table.about),
      )
    : null;
}
const AT_A_FEAST: readonly Tag[] = ['fine-dining', 'romantic', 'view', 'waterfront'];
