/**
 * A town of open data as the planner reads one of ours. Pure: the same rows and tables give the same book. What no row
 * tells stays unknown; what is a model of ours is told to be one (`open`).
 */

import { distances, type KnownPlace, type OpenData, type Place } from '../../../destinations/rules/catalogue.ts';
import type { PlaceFacts } from '../../../destinations/rules/destination-facts.ts';
import type { Holidays } from '../../../destinations/rules/opening-hours/evaluator.ts';
import { kmBetween } from '../../../destinations/rules/position.ts';
import { isNeverOpen } from '../../../open-data/rules/closed-places.ts';
import { nameKey } from '../../../open-data/rules/comparable-names.ts';
import { ranked, weightsOf } from '../../../open-data/rules/importance.ts';
import { supplyOf } from '../../../open-data/rules/plannable-days.ts';
import { isOnWish } from '../../../open-data/rules/sight-kinds.ts';
import { OPEN_SOURCES, openCopy } from '../../copy/open-places.ts';
import type { ExchangeRates } from '../price/currency.ts';
import { FIRST_SIGHTS, lookedThrough, sightsOf } from './choose-sights.ts';
import { defaultsOfKind, OUTSIDE_MINUTES, winterMonths } from './kind-defaults.ts';
import type { OpenCityRow, OpenDataRows, OpenPlaceRow, OpenTableRow } from './open-data-rows.ts';
import { feastDays, hoursOf, NO_HOURS } from './open-place-hours.ts';
import { cuisineTags } from './osm-cuisines.ts';
import { isRemote, liesUnderSnow, REMOTE_LAKE, withoutSnow } from './remote-lakes.ts';
import { accessOf, isUneven, mustAsk } from './step-free.ts';
import { basesOf, stationOf } from './town-bases.ts';
import { chargeIn, spreadOf, type TypicalCosts, typicalCosts } from './typical-costs.ts';
import { unplannedTrails } from './unplanned-trails.ts';

const MOST_TABLES = 200;
/** A price on a map is believed so long. */
const CHARGE_YEARS = 3;
/** Farther, and nobody would go there by taxi: which way there is, no table tells. */
const TRANSFER_FROM_KM = 60;

export function openDataDestination(given: OpenDataRows): KnownPlace {
  const source = { ...given, places: lookedThrough(given.places) };
  const { city, places, world, mealHours, rates, today } = source;
  const year = Number(today.slice(0, 4));
  const sights = sightsOf(source);
  const inTown = (all: readonly OpenPlaceRow[]) => all.filter((place) => kmBetween(place, city) <= city.reachKm);
  const currency = world.currency !== null && perDollarOf(rates, world.currency) !== null ? world.currency : 'USD';
  const costs = world.prices && typicalCosts(world.prices.level, perDollarOf(rates, currency) ?? 1);
  const timeZone = city.timeZone ?? solarZone(city.lon);
  const told = tablesOf(source);
  const make: Making = {
    ...{ city, timeZone, currency, costs, year, holidays: feastDays(world.holidays) },
    asksAtSights: mustAsk(sights),
    asksAtTables: mustAsk(told),
  };
  const weights = weightsIn(sights);
  const visits = sights.map((place, index) =>
    visitOf(place, {
      ...{ ...make, index, weight: weights[index] ?? 1 },
      ...{ town: townOf(place, source), isRemote: isRemote(place, source), isSnowy: liesUnderSnow(place, places) },
    }),
  );
  const hasKitchen = told.some((table) => table.serves === 'meals' && !isLastResort(table));
  const tables = told.map((table, i) =>
    tableOf(table, { ...make, index: visits.length + i, hasDinner: !(isLastResort(table) && hasKitchen) }),
  );
  const bases = basesOf(city, ownSights(source, inTown(sights)), places).map((base, i) => ({
    ...base,
    index: visits.length + tables.length + i,
  }));
  const here = inTown(places);
  const { days } = supplyOf(here, city.isCut);
  return {
    id: city.id,
    name: city.name,
    region: timeZone.startsWith('Europe/') ? 'europe' : city.country === 'US' ? 'us' : 'other',
    image: '',
    timeZone,
    kinds: city.isIsland ? ['city', 'island'] : ['city'],
    usualNights: Math.min(4, Math.max(1, days)),
    mealHours,
    facts: factsOf(source, { currency, costs, bases }),
    cities: [
      {
        city: {
          id: city.id,
          name: city.name,
          aliases: [...city.names],
          lat: city.lat,
          lon: city.lon,
          nights: { from: 1, to: Math.max(1, days) },
        },
        destinationId: city.id,
        sights: visits,
        tables,
        bases,
        hotels: [],
        km: distances([...visits, ...tables, ...bases]),
      },
    ],
    open: {
      asOf: city.asOf,
      ...{ days, isCut: city.isCut },
      ...farAirport(source),
      station: stationOf(city, places),
      unplanned: unplannedTrails(here),
      spread: world.prices ? spreadOf(world.prices, city, year) : 1,
      coverage: {
        sights: visits.length,
        withFame: sights.filter(({ fame }) => fame !== null).length,
        withAccess: visits.filter(({ wheelchair }) => wheelchair === 'yes').length,
      },
    },
  };
}

/** In the heart of a town everything is its own. */
const HEART_KM = 1;

/** Null: it belongs to the city itself. */
function townOf(place: OpenPlaceRow, { city, towns }: OpenDataRows): string | null {
  const own = kmBetween(place, city);
  if (own <= HEART_KM) return null;
  let [nearest, km]: [string | null, number] = [null, own];
  for (const town of towns) {
    const away = kmBetween(place, town);
    if (away < km) [nearest, km] = [town.name, away];
  }
  return nearest;
}

/** Those of the town alone where it has some: nobody sleeps half way to its neighbour. */
function ownSights(source: OpenDataRows, sights: readonly OpenPlaceRow[]): readonly OpenPlaceRow[] {
  const own = sights.filter((place) => townOf(place, source) === null);
  return own.length > 0 ? own : sights;
}

const [FIRST_WEIGHT, MOVED_WEIGHT] = [2, 2];

/** A tenth church weighs less than it would alone: kinds are kept apart. The first ones of a small town are what there is to see. */
function weightsIn(sights: readonly OpenPlaceRow[]): Place['weight'][] {
  const kept = new Set(ranked(sights).slice(0, FIRST_SIGHTS));
  return weightsOf(sights).map((weight, i) => {
    const place = sights[i];
    if (i >= FIRST_SIGHTS || place === undefined) return weight;
    return (kept.has(place) ? Math.max(weight, FIRST_WEIGHT) : Math.min(weight, MOVED_WEIGHT)) as Place['weight'];
  });
}

const MANY_HOUSES = 3;
/** With so many kitchens of the town's own nobody is sent to a house of a chain, or to one that may serve drinks alone. */
const ENOUGH_KITCHENS = 6;

const isLastResort = ({ isChain, serves }: OpenTableRow) => isChain || serves === 'drinks';

/** Those that tell more of themselves first, houses of chains last; what never opens is left out. */
function tablesOf({ city, tables: all }: OpenDataRows): OpenTableRow[] {
  const keys = new Map(all.map((table) => [table, nameKey(table.name)]));
  const counts = Map.groupBy(all, (table) => keys.get(table));
  const tables = all
    .filter(({ hours }) => hours === null || !isNeverOpen(hours))
    .map((table) => ((counts.get(keys.get(table))?.length ?? 0) >= MANY_HOUSES ? { ...table, isChain: true } : table));
  const told = ({ hours, cuisine, website }: OpenTableRow) => (hours ? 2 : 0) + (cuisine ? 1 : 0) + (website ? 0.5 : 0);
  const near = tables.map((table) => ({ table, km: kmBetween(table, city) })).filter(({ km }) => km <= city.reachKm);
  const kitchens = near.filter(({ table }) => table.serves === 'meals' && !isLastResort(table)).length;
  return near
    .filter(({ table }) => !isLastResort(table) || kitchens < ENOUGH_KITCHENS)
    .toSorted(
      (a, b) =>
        Number(a.table.isChain) - Number(b.table.isChain) ||
        told(b.table) - told(a.table) ||
        a.km - b.km ||
        (a.table.id < b.table.id ? -1 : 1),
    )
    .slice(0, MOST_TABLES)
    .map(({ table }) => table);
}

interface Making {
  readonly city: OpenCityRow;
  readonly timeZone: string;
  readonly currency: string;
  readonly costs: TypicalCosts | null;
  readonly year: number;
  readonly holidays: Holidays;
  /** Too few are tagged to leave out the others for who needs no steps. */
  readonly asksAtSights: boolean;
  readonly asksAtTables: boolean;
}

function visitOf(
  place: OpenPlaceRow,
  {
    city,
    timeZone,
    currency,
    costs,
    year,
    index,
    weight,
    town,
    isRemote,
    isSnowy,
    holidays,
    asksAtSights,
  }: Making & { index: number; weight: Place['weight']; town: string | null; isRemote: boolean; isSnowy: boolean },
): Place {
  const kind = defaultsOfKind(place.kind);
  const { isOutsideOnly, id, name, lat, lon, asOf, website } = place;
  const hours = isOutsideOnly ? null : hoursOf(place.hours, place, timeZone, holidays);
  const charge = chargeIn(place.charge);
  const isFresh = asOf !== '' && year - Number(asOf.slice(0, 4)) <= CHARGE_YEARS;
  const told = charge?.currency === currency && isFresh ? charge.amount : null;
  const isFree = isOutsideOnly || place.fee === false || (kind.ticket === 0 && place.fee !== true);
  const adult = isOutsideOnly || place.fee === false ? 0 : told;
  const share = kind.ticket === 0 ? FEE_SHARE : kind.ticket;
  const { tags, minutes, minAge } = isRemote
    ? REMOTE_LAKE
    : { tags: place.tags.length > 0 ? place.tags : [kind.tag], minutes: kind.minutes, minAge: kind.minAge ?? 0 };
  const months = isRemote || isSnowy ? withoutSnow(lat) : kind.isInWinter ? winterMonths(lat) : null;
  return {
    ...{ index, id, cityId: city.id, destinationId: city.id, name, lat, lon, tags, asOf },
    kind: 'sight',
    about: isRemote ? openCopy.remoteLake : openCopy.about(place.kind, isOutsideOnly, town, place.localName),
    aliases: place.names,
    durationMin: isOutsideOnly ? OUTSIDE_MINUTES : minutes,
    ...(hours ?? NO_HOURS),
    closedOn: [],
    restsOn: [],
    months: place.months ?? months,
    price: adult === null ? null : { adult, child: null },
    likelyPrice: adult !== null || isFree || !costs ? null : costs.food.mid * share,
    doubtfulMonday: !isOutsideOnly && hours === null && kind.doubtfulMonday,
    kids: true,
    minAge,
    madeFor: null,
    isOnWish: isOnWish(place.kind),
    ...accessOf(place, asksAtSights && !isUneven(place)),
    indoor: !isOutsideOnly && (place.indoor ?? kind.indoor),
    weight,
    repeatable: place.kind === 'beach' || place.kind === 'ski',
    ...{ bookAhead: false, best: null, showFrom: 0 },
    cuisine: null,
    meals: [],
    isThin: false,
    ends: null,
    priceLevel: 0,
    diet: [],
    allergenRisk: [],
    rating: null,
    website,
    checkedOn: place.raisedOn,
  };
}

/** Of a day's food, where a ticket is needed and the kind says nothing. */
const FEE_SHARE = 0.17;

function tableOf(
  table: OpenTableRow,
  { city, timeZone, index, hasDinner, holidays, asksAtTables }: Making & { index: number; hasDinner: boolean },
): Place {
  const { id, name, localName, lat, lon, cuisine, asOf, website, diets, months, serves } = table;
  const hours = hoursOf(table.hours, table, timeZone, holidays);
  return {
    ...{ index, id, cityId: city.id, destinationId: city.id, name, lat, lon, asOf, website },
    kind: 'restaurant',
    tags: [...(serves === 'café' || serves === 'sweets' ? (['cafe'] as const) : []), ...cuisineTags(cuisine)],
    about: openCopy.table(cuisine, localName),
    aliases: localName === null ? [] : [localName],
    durationMin: 75,
    ...(hours ?? NO_HOURS),
    closedOn: [],
    restsOn: [],
    months,
    price: null,
    likelyPrice: null,
    doubtfulMonday: false,
    kids: true,
    minAge: 0,
    madeFor: null,
    isOnWish: false,
    ...accessOf({ ...table, wheelchairNote: null }, asksAtTables),
    indoor: true,
    weight: isLastResort(table) ? 1 : 3,
    repeatable: false,
    ...{ bookAhead: false, best: null, showFrom: 0 },
    isThin: false,
    ends: null,
    cuisine: cuisine || null,
    meals: hasDinner ? MEALS[serves] : MEALS[serves].filter((meal) => meal !== 'dinner'),
    priceLevel: cuisineTags(cuisine).includes('fine-dining') ? DEAR : 2,
    diet: [...diets],
    allergenRisk: [],
    rating: null,
    checkedOn: null,
  };
}

const DEAR = 4;

const MEALS: Readonly<Record<OpenTableRow['serves'], Place['meals']>> = {
  meals: ['lunch', 'dinner'],
  café: ['breakfast', 'lunch'],
  sweets: [],
  drinks: ['lunch', 'dinner'],
};

function factsOf(
  { city, world }: OpenDataRows,
  { currency, costs, bases }: { currency: string; costs: TypicalCosts | null; bases: PlaceFacts['bases'] },
): PlaceFacts {
  const town = { id: city.id, name: city.name, aliases: [...city.names], lat: city.lat, lon: city.lon };
  return {
    destinationId: city.id,
    country: city.country ?? '',
    currency,
    languages: [...world.languages],
    aliases: [...city.names],
    cities: [{ ...town, nights: { from: 1, to: 3 } }],
    legs: [],
    bases,
    airports: world.airports
      .filter((airport) => kmBetween(airport, city) <= TRANSFER_FROM_KM)
      .map((airport) => ({
        ...airport,
        cityId: city.id,
        transfer: { mode: 'taxi', minutes: Math.round(10 + kmBetween(airport, city) * 1.3), price: null },
      })),
    lodgingByMonth: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    seasons: [],
    watch: [],
    events: [],
    holidays: world.holidays.map(({ name, when }) => ({ name, when, effect: openCopy.holidays })),
    etiquette: [],
    entry: [],
    safety: [],
    kitchens: [],
    lessons: [],
    authorities: [...OPEN_SOURCES],
    asOf: city.asOf.slice(0, 7),
    ...(world.climate && { climate: world.climate }),
    ...(costs && { lodging: costs.lodging, food: costs.food, localTransport: costs.localTransport }),
  };
}

/** The nearest one, where it is too far to count as the town's own. */
function farAirport({ city, world }: OpenDataRows): Pick<OpenData, 'farAirport'> {
  const [nearest] = world.airports
    .map(({ name, code, lat, lon }) => ({ name, code, km: Math.round(kmBetween({ lat, lon }, city)) }))
    .toSorted((a, b) => a.km - b.km || (a.code < b.code ? -1 : 1));
  return nearest && nearest.km > TRANSFER_FROM_KM ? { farAirport: nearest } : {};
}

function perDollarOf({ perDollar }: ExchangeRates, currency: string): number | null {
  return (perDollar as Readonly<Record<string, number>>)[currency] ?? null;
}

/** The clock of the sun, where nobody can say which one counts. */
function solarZone(lon: number): string {
  const hours = Math.round(lon / 15);
  return hours === 0 ? 'Etc/GMT' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}
