/** Gathers what several features know of one place. */
import { type CalendarDay, calendarDay } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { catalogue, findDestination } from '../../destinations/actions.ts';
import type { KnownDestination } from '../../destinations/content/destinations.ts';
import { galleryOf } from '../../destinations/content/picture-groups.ts';
import type { KnownPlace, Place as Spot } from '../../destinations/rules/catalogue.ts';
import type { DestinationFacts } from '../../destinations/rules/destination-facts.ts';
import { findGuide } from '../../learn/actions/guides.ts';
import { listPackagesOnSale, type ShopDeps } from '../../packages/actions/on-sale.ts';
import { planStay } from '../../planner/actions/plan-wish.ts';
import type { PlaceError, PlacePage } from '../contract.ts';
import { daylightHours, priceLevels } from '../rules.ts';

const MOST = 6;

export async function findPlace(deps: ShopDeps, id: string): Promise<Result<PlacePage, PlaceError>> {
  const known = findDestination(id);
  const book = catalogue().destination.get(id);
  const guide = findGuide(id, deps);
  if (!known || !book || !guide.ok) return err('no_such_place');
  const { facts } = book;
  const cityOf = (cityId: string) => facts.cities.find((city) => city.id === cityId)?.name ?? '';
  const trips = await listPackagesOnSale(deps);
  const tables = best(book, 'tables');
  const named = ({ id, name, cityId, about, website }: Spot) => ({ id, name, city: cityOf(cityId), about, website });
  const { name, description, image, region, alt, timeZone } = known;
  const { country, intro, currencyName, languages, seasons, asOf, authorities } = guide.value;
  const { station, period, source } = facts.climate;
  return ok({
    ...{ id, name, description, image, region, alt, timeZone, country, intro, languages, seasons, asOf, authorities },
    pictures: galleryOf({ id: image, alt }),
    currency: currencyName,
    airports: facts.airports.map(({ code, name, transfer }) => ({ code, name, minutes: transfer.minutes })),
    months: monthsOf(facts, known),
    climate: { station, period, source },
    quarters: facts.bases.map(({ id, name, character, cityId }) => ({ id, name, character, city: cityOf(cityId) })),
    sights: best(book, 'sights').slice(0, MOST).map(named),
    tables: tables.slice(0, MOST).map((table) => ({ ...named(table), cuisine: table.cuisine })),
    moreTables: Math.max(0, tables.length - MOST),
    stays: staysIn(id, name, calendarDay(deps.tripNow())),
    trips: trips.filter(({ destinationId }) => destinationId === id),
  });
}

function best({ cities }: KnownPlace<DestinationFacts>, kind: 'sights' | 'tables'): readonly Spot[] {
  const worth = (spot: Spot) => (kind === 'tables' ? (spot.rating ?? 0) : spot.weight);
  return cities
    .flatMap((book) => book[kind])
    .toSorted((a, b) => worth(b) - worth(a) || a.name.localeCompare(b.name, 'en'));
}

function monthsOf(
  { climate, lodgingByMonth, seasons }: DestinationFacts,
  { latitude }: Pick<KnownDestination, 'latitude'>,
): PlacePage['months'] {
  const prices = priceLevels(lodgingByMonth);
  return prices.map((price, i) => ({
    ...{ high: climate.high[i] ?? null, low: climate.low[i] ?? null, rainDays: climate.rainDays[i] ?? null },
    daylightHours: Math.round(daylightHours(latitude, i + 1)),
    price,
    season: seasons.find(({ months }) => months.includes(i + 1))?.kind ?? null,
  }));
}

/** What the planner would do at a place in one, three and seven days, worked out once a day. */
const STAYS = [1, 3, 7];

/** By place, for the day it was asked on: about a quarter of a second of work each. */
const worked = new Map<string, { readonly today: CalendarDay; readonly stays: PlacePage['stays'] }>();

function staysIn(id: string, name: string, today: CalendarDay): PlacePage['stays'] {
  const known = worked.get(id);
  if (known?.today === today) return known.stays;
  const stays = STAYS.flatMap((days) => {
    const planned = planStay(name, days, today)?.days.slice(0, days) ?? [];
    const plan = planned.map(({ area, items }) => ({
      area,
      stops: items.filter(({ placeId }) => placeId !== undefined).map(({ name }) => name),
    }));
    return plan.length === days ? [{ days, plan }] : [];
  });
  worked.set(id, { today, stays });
  return stays;
}
