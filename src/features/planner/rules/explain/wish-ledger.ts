/**
 * The account of a plan: every wish of the reading with what became of it, decided from the plan itself. A wish without a
 * line here would be one that vanished, so a new part of the reading gets a line before it gets anything else.
 */
import { weekdayOf } from '../../../../shared/dates.ts';
import { minutesOf } from '../../../destinations/rules/weekly-hours.ts';
import { ALLERGEN_FOODS, ALLERGEN_WORDS, dayCopy } from '../../copy/days.ts';
import { capital, foreignWords, listed, lodgingWord, lodgingWords } from '../../copy/phrasing.ts';
import { excludedWord } from '../../copy/tag-words.ts';
import { ledgerCopy as say } from '../../copy/wish-ledger.ts';
import type { WishLine } from '../answer.ts';
import type { Check, Housing, PlanDay, PlanItem } from '../plan.ts';
import type { PricedDraft } from '../plan-draft.ts';
import { limitWords } from '../price/budget-limit.ts';
import { money, sumOf } from '../price/currency.ts';
import { ALCOHOL, saidExclusions } from '../read/tastes/read-tastes.ts';
import { type Blocked, harmfulTo, type Reading } from '../reading.ts';
import { isRefused } from '../select/allowed-places.ts';
import { isHouseAsAsked } from '../select/choose-lodging.ts';
import type { World } from '../world.ts';
import { accessLines, isOpen } from './access-lines.ts';
import { aHead, leftForFlights } from './cost-text.ts';
import { dinnerLine } from './dinner-hour-line.ts';
import { eventsOf, interestLines, placeLines, quarterLines } from './interest-lines.ts';
import { isInBedBy, needLines } from './need-text.ts';
import { reasonLines } from './reason-lines.ts';
import { snowLines } from './snow-lines.ts';
import { placedIn } from './why-text.ts';

type Around = {
  readonly draft: PricedDraft;
  readonly reading: Reading;
  readonly checks: readonly Check[];
  readonly housing: readonly Housing[];
  readonly world: World;
};

export function ledgerOf(
  draft: PricedDraft,
  reading: Reading,
  found: Pick<Around, 'checks' | 'housing'>,
  world: World,
): WishLine[] {
  const around = { draft, reading, ...found, world };
  const named = new Set((reading.things ?? []).map(({ words }) => words));
  const lines = [
    ...destinations(around),
    ...leftOut(around),
    ...quarterLines(draft, reading),
    dates(around),
    ...budget(around),
    ...nightly(around),
    ...placeLines(draft, reading, world),
    ...interestLines(draft, reading, world),
    ...snowLines(draft, reading, world),
    ...excluded(around),
    ...food(around),
    ...bodies(around),
    ...hours(around),
    ...ways(around),
    ...rooms(around),
    ...needs(around),
  ];
  return lines.map((line) => ({
    ...line,
    wish: named.has(line.wish) ? foreignWords(line.wish, reading.language) : line.wish,
    text: isGuessed(line, draft.days) ? `${line.text} ${say.hourGuessed}` : line.text,
  }));
}

/** It names the hour of a performance that nobody tells. */
const isGuessed = ({ day, placeId, text }: WishLine, days: readonly PlanDay[]): boolean =>
  days.some(
    ({ n, items }) =>
      n === day &&
      items.some(
        (item) =>
          item.placeId === placeId && item.note?.includes(dayCopy.beginningUnknown) && text.includes(item.start),
      ),
  );

function destinations({ draft: { brief }, reading, world }: Around): WishLine[] {
  const wish = say.names.destination;
  const here = [...new Set(brief.segments.map(({ known }) => known))];
  const uncovered = reading.unknownPlaces.map((name) => ({
    wish,
    result: 'not-met' as const,
    text: say.destination.uncovered(name),
  }));
  const asked = reading.destinations.flatMap(({ id }) => world.catalogue.destination.get(id) ?? []);
  if (asked.length === 0) return uncovered;
  const kept = asked.filter((known) => here.includes(known));
  if (kept.length === 0)
    return [
      ...uncovered,
      { wish, result: 'not-met', text: say.destination.instead(here.map(({ name }) => name)[0] ?? '') },
    ];
  const towns = [...new Set(brief.segments.map(({ book }) => book.city.name))];
  const around = reading.destinations.flatMap((asked) =>
    kept.some(({ id }) => id === asked.id) ? (asked.around ?? []) : [],
  )[0];
  // Of towns that stand for a choice one is enough.
  const all = reading.destinationMode === 'multi' ? asked.filter((known) => !kept.includes(known)) : [];
  const named = reading.destinations.flatMap(({ cities = [], oneOfCities }) => (oneOfCities ? [] : cities));
  const missed = kept.flatMap(({ cities }) =>
    cities.flatMap(({ city }) =>
      named.some(({ id }) => id === city.id) && !towns.includes(city.name) ? [city.name] : [],
    ),
  );
  const left = [...all.map(({ name }) => name), ...missed];
  return [
    ...uncovered,
    left.length > 0
      ? {
          wish,
          result: 'partly',
          text: say.destination.partly(missed.length > 0 ? towns : kept.map(({ name }) => name), left),
        }
      : {
          wish,
          result: 'met',
          text: around === undefined ? say.destination.met(towns) : say.destination.around(around, towns),
        },
  ];
}

function dates({ draft: { brief }, reading }: Around): WishLine {
  const { nights, startDate } = brief;
  return nights === reading.nights
    ? { wish: say.names.dates, result: 'met', text: say.dates.met(nights, startDate) }
    : { wish: say.names.dates, result: 'partly', text: say.dates.other(nights, startDate, reading.nights) };
}

function budget({ draft: { brief, cost }, reading }: Around): WishLine[] {
  const { groupTotal, currency } = reading.budget;
  if (groupTotal === undefined) return [];
  const wish = say.names.budget;
  const limit = money(groupTotal, currency);
  if (cost.verdict === 'over')
    return [{ wish, result: 'not-met', text: say.budget.over(money(cost.overBy ?? 0, currency)) }];
  if (cost.verdict === 'may-fit') return [{ wish, result: 'partly', text: say.budget.mayFit(limit) }];
  if (cost.verdict === 'unknown') return [{ wish, result: 'partly', text: say.budget.unknown }];
  if (cost.counted !== undefined) {
    const { covers = [], perNight } = reading.budget;
    // What was set for a night is held against a night.
    const isNightly = covers.length === 1 && perNight !== undefined;
    const spent = isNightly
      ? say.budget.aNight(money(cost.counted / Math.max(1, brief.nights), currency))
      : money(cost.counted, currency);
    return [{ wish, result: 'met', text: say.budget.withinPart(spent, limitWords(reading.budget), covers) }];
  }
  const forFlights = leftForFlights({ cost, brief });
  if (forFlights !== null)
    return [{ wish, result: 'partly', text: say.budget.forFlights(aHead(forFlights, { brief, cost }), limit) }];
  const unknown = cost.unknownPrices ?? 0;
  return [
    unknown > 0
      ? { wish, result: 'partly', text: say.budget.plusUnknown(limit, unknown) }
      : { wish, result: 'met', text: say.budget.within(limit) },
  ];
}

/** A limit for the beds of a night, beside the whole. */
function nightly({ draft: { cost, brief }, reading }: Around): WishLine[] {
  const { perNight, currency, covers } = reading.budget;
  const beds = sumOf(cost.items.filter(({ kind }) => kind === 'lodging').map(({ amount }) => amount));
  if (perNight === undefined || covers || beds === null || beds === 0) return [];
  const price = beds / Math.max(1, brief.nights);
  const isMet = Math.round(price) <= perNight;
  return [
    {
      wish: say.names.nightly,
      result: isMet ? 'met' : 'not-met',
      text: say.budget.nightly(money(price, currency), money(perNight, currency), isMet),
    },
  ];
}

/** One line for all of them: "no nightlife" rules out four tags. Who drinks nothing has a line of that need. */
function excluded({ draft, reading, world }: Around): WishLine[] {
  const isDry = reading.needs.some(({ kind }) => kind === 'no-alcohol');
  const tags = reading.excludeTags.filter((tag) => !(isDry && ALCOHOL.includes(tag)));
  const sorts = (reading.refused ?? []).map(({ words }) => words);
  if (tags.length + sorts.length === 0) return [];
  const left = placedIn(draft, world).filter(
    ({ place }) => isRefused(place, reading) || tags.some((tag) => place.tags.includes(tag)),
  );
  const wish = say.names.excluded([...new Set([...saidExclusions(tags).map(excludedWord), ...sorts])]);
  const around = tags.includes('festival') ? [...new Set(eventsOf(draft).map(({ name }) => name))] : [];
  if (left.length === 0 && around.length > 0)
    return [{ wish, result: 'partly', text: say.excluded.allAround(around.slice(0, MOST_LEFT_OUT)) }];
  return [
    left.length === 0
      ? { wish, result: 'met', text: say.excluded.met }
      : { wish, result: 'partly', text: say.excluded.partly([...new Set(left.map(({ place }) => place.name))]) },
  ];
}

const MOST_LEFT_OUT = 3;

/** "Not Rome": a country that was ruled out takes too many with it to name them. */
function leftOut({ draft: { brief }, reading: { excludes }, world }: Around): WishLine[] {
  if (excludes.length > MOST_LEFT_OUT) return [];
  const { destination, destinations } = world.catalogue;
  return excludes.flatMap((id): WishLine[] => {
    const town = destinations.flatMap(({ cities }) => cities).find(({ city }) => city.id === id);
    const name = destination.get(id)?.name ?? town?.city.name;
    const isHere = brief.segments.some(({ known, book }) => known.id === id || book.city.id === id);
    return name && !isHere ? [{ wish: say.names.leftOut(name), result: 'met', text: say.leftOut }] : [];
  });
}

function food({ draft, reading }: Around): WishLine[] {
  const tables = itemsOf(draft.days).filter(({ kind }) => kind === 'meal').length;
  const { leftOut = [] } = reading;
  const harmful = harmfulTo(reading);
  const enough = tables >= draft.brief.nights;
  return [
    ...(reading.diet.length > 0
      ? [
          {
            wish: `${say.names.diet}: ${listed(reading.diet)}`,
            result:
              enough && !isOpen(draft) ? ('met' as const) : tables > 0 ? ('partly' as const) : ('not-met' as const),
            text:
              tables > 0 && isOpen(draft)
                ? say.diet.tagged
                : enough
                  ? say.diet.met
                  : tables > 0
                    ? say.diet.partly
                    : say.diet.none,
          },
        ]
      : []),
    ...(leftOut.length > 0
      ? [
          {
            wish: say.names.foodLeftOut(leftOut.map((each) => ALLERGEN_FOODS[each])),
            result: 'partly' as const,
            text: say.foodLeftOut,
          },
        ]
      : []),
    ...(harmful.length > 0
      ? [
          {
            wish: `${say.names.allergies}: ${listed(harmful.map((each) => ALLERGEN_WORDS[each]))}`,
            result: 'partly' as const,
            text: isOpen(draft) ? say.allergiesOpen : say.allergies,
          },
        ]
      : []),
  ];
}

function bodies({ draft, reading, checks, world }: Around): WishLine[] {
  const stops = Math.max(0, ...draft.days.map(({ items }) => items.filter(isVisit).length));
  return [
    ...accessLines({ draft, reading, checks, world }),
    ...(reading.pace !== 'normal' ? [{ wish: say.names.pace, result: 'met' as const, text: say.pace(stops) }] : []),
    ...(reading.party.pets && reading.needs.every(({ kind }) => kind !== 'animal-friendly')
      ? [{ wish: say.names.pets, result: 'partly' as const, text: say.pets }]
      : []),
  ];
}

function hours({ draft, reading }: Around): WishLine[] {
  const { earliestStart, dinesAt, latestEnd, workHours, blocked, fasting, sabbath } = reading;
  const broken = (wish: string, isBroken: (item: PlanItem, day: PlanDay) => boolean): WishLine => {
    const names = draft.days.flatMap((day) =>
      day.items.filter((item) => isBusy(item) && isBroken(item, day)).map(({ name }) => name),
    );
    return names.length === 0
      ? { wish, result: 'met', text: say.hours.met }
      : { wish, result: 'partly', text: say.hours.partly([...new Set(names)].slice(0, 3)) };
  };
  const weekday = (day: PlanDay) => weekdayOf(day.date);
  return [
    ...(earliestStart
      ? [broken(say.names.earliest(earliestStart), (item) => isVisit(item) && item.start < earliestStart)]
      : []),
    ...(dinesAt ? [dinnerLine(dinesAt, draft.days)] : []),
    // "In bed by seven" is told once, with the way back.
    ...(latestEnd && !isInBedBy(reading)
      ? [broken(say.names.latest(latestEnd), (item) => minutesOf(item.end) > minutesOf(latestEnd))]
      : []),
    ...(workHours
      ? [
          broken(
            say.names.work,
            (item, day) => isVisit(item) && weekday(day) < 5 && item.start < workHours.to && item.end > workHours.from,
          ),
        ]
      : []),
    ...blocked.map((each) => {
      const line = broken(
        say.names.free(each.from, each.to),
        (item, day) =>
          (each.allows !== 'meals' || item.kind !== 'meal') &&
          (!each.weekdays || each.weekdays.includes(weekday(day))) &&
          (!each.date || each.date === day.date) &&
          item.start < each.to &&
          item.end > each.from,
      );
      return each.what ? appointmentLine(line, each, draft.days) : line;
    }),
    ...(fasting && fasting !== 'sun'
      ? [
          broken(
            say.names.fasting,
            (item) => item.kind === 'meal' && item.start < fasting.to && item.end > fasting.from,
          ),
        ]
      : []),
    ...(sabbath ? [{ wish: say.names.sabbath, result: 'met' as const, text: say.hours.met }] : []),
  ];
}

function appointmentLine(
  line: WishLine,
  { what = '', date, from, to, isHourUnsaid }: Blocked,
  days: readonly PlanDay[],
): WishLine {
  const wish = say.names.appointment(what);
  const day = days.find((each) => each.date === date)?.n;
  if (line.result !== 'met' || day === undefined) return { ...line, wish };
  return { wish, result: 'met', text: say.appointment(from, to, isHourUnsaid === true), day };
}

function ways({ draft, reading }: Around): WishLine[] {
  const by = (wish: string, modes: readonly string[]): WishLine => {
    const names = itemsOf(draft.days)
      .filter(({ leg }) => leg && modes.includes(leg.mode))
      .map(({ name }) => name);
    return names.length === 0
      ? { wish, result: 'met', text: say.ways.met }
      : { wish, result: 'partly', text: say.ways.partly([...new Set(names)].slice(0, 3)) };
  };
  const gone = itemsOf(draft.days);
  const preferred = reading.transport.prefer
    .filter((mode) => mode !== 'flight')
    .map((mode): WishLine => {
      const by = gone.filter(({ leg }) => leg?.mode === mode);
      const stops = by.filter(({ kind }) => kind !== 'transfer');
      const names = [...new Set((stops.length > 0 ? stops : by).map(({ name }) => name))].slice(0, 3);
      const wish = say.names.prefer(mode);
      return names.length > 0
        ? { wish, result: 'met', text: stops.length > 0 ? say.ways.goes(names) : say.ways.only(names) }
        : { wish, result: 'not-met', text: say.ways.none };
    });
  return [
    ...preferred,
    ...(reading.noCar ? [by(reading.noCarAt ? capital(reading.noCarAt) : say.names.noCar, ['car'])] : []),
    ...(reading.noCarAt && !reading.noCar
      ? [{ wish: capital(reading.noCarAt), result: 'not-met' as const, text: say.ways.unchecked }]
      : []),
    ...reading.transport.avoid
      .filter((mode) => mode !== 'car' || !reading.noCar)
      .map((mode) => by(say.names.avoid(mode), [mode])),
  ];
}

function rooms({ reading: { lodging, notLodging = [], party }, housing, draft: { cost } }: Around): WishLine[] {
  const beds = cost.items.filter(({ kind }) => kind === 'lodging');
  const isCounted = party.rooms !== undefined && party.rooms > 1 && beds.some(({ amount }) => amount !== 0);
  const asked: WishLine[] = isCounted
    ? [{ wish: say.names.rooms(party.rooms ?? 0), result: 'partly', text: say.roomsCounted }]
    : [];
  // Of a house that is named it is known whether it is a hostel.
  const out = notLodging.map((kind): WishLine => {
    const isMet =
      kind === 'hostel' && housing.length > 0 && housing.every(({ stay }) => stay && stay.class !== 'hostel');
    const wish = say.names.leftOut(lodgingWord(kind));
    return isMet ? { wish, result: 'met', text: say.otherHouse } : { wish, result: 'partly', text: say.room };
  });
  if (lodging.length === 0) return [...asked, ...out];
  const wish = `${say.names.room}: ${listed(lodgingWords(lodging))}`;
  const names = [...new Set(housing.flatMap(({ stay }) => stay?.name ?? []))];
  if (isHouseAsAsked(lodging, housing)) return [...asked, ...out, { wish, result: 'met', text: say.house(names) }];
  const has = lodging.filter((kind) => kind === 'pool' || kind === 'view').map(lodgingWord);
  const text = has.length > 0 && names.length > 0 ? say.unknownOf(names, listed(has)) : say.room;
  return [...asked, ...out, { wish, result: 'partly', text }];
}

function needs({ draft, world }: Around): WishLine[] {
  return [...reasonLines(draft, world), ...needLines(draft, world)].map(({ name, ...line }) => ({
    wish: name,
    ...line,
  }));
}

const itemsOf = (days: readonly PlanDay[]) => days.flatMap(({ items }) => items);
const isVisit = ({ kind }: PlanItem) => kind === 'sight' || kind === 'activity';
const isBusy = (item: PlanItem) => isVisit(item) || item.kind === 'meal';
