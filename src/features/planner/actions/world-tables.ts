/** What tables of the world say of a city of open data; a missing table or row leaves its facts unknown. */
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Climate, PublicHoliday, TwelveNormals } from '../../destinations/rules/destination-facts.ts';
import { publicHolidays } from '../../open-data/actions/public-holidays.ts';
import type { Distant, Station } from '../../open-data/rules/world-table-rows.ts';
import type { OpenCity } from '../../open-data/store/cities.ts';
import { airportsNear, climateNear, countryOf, priceLevelOf } from '../../open-data/store/world-tables.ts';
import type { WorldTables } from '../rules/open/open-data-rows.ts';

const MOST_AIRPORTS = 2;
const YEARS_AHEAD = 2;
/** The normals of the table. */
const PERIOD = '1991–2020';
const NORMALS = {
  name: 'WMO climate normals (NOAA NCEI)',
  url: 'https://www.ncei.noaa.gov/products/wmo-climate-normals',
} as const;

export async function worldTablesOf(city: OpenCity, today: CalendarDay): Promise<WorldTables> {
  const country = city.country === null ? null : countryOf(city.country);
  const prices = city.country === null ? null : priceLevelOf(city.country);
  const station = climateNear(city);
  return {
    prices: prices && { level: prices.level / 100, year: prices.year },
    currency: country?.currencies[0] ?? null,
    languages: country?.languages ?? [],
    climate: station && climateOf(station),
    airports: airportsNear(city, MOST_AIRPORTS).map(({ code, name, latitude, longitude }) => ({
      ...{ code, name, lat: latitude, lon: longitude },
    })),
    holidays: city.country === null ? [] : await holidaysOf(city.country, Number(today.slice(0, 4))),
  };
}

function climateOf({ name, km, high, low, rainMm, rainDays }: Distant<Station>): Climate {
  const twelve = (values: readonly number[]) =>
    Array.from({ length: 12 }, (_, i) => values[i] ?? null) as unknown as TwelveNormals;
  return {
    station: `${name}, ${Math.round(km)} km`,
    period: PERIOD,
    high: twelve(high),
    low: twelve(low),
    rainMm: twelve(rainMm),
    rainDays: twelve(rainDays),
    source: NORMALS,
  };
}

async function holidaysOf(country: string, year: number): Promise<PublicHoliday[]> {
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, i) => year + i);
  const days = (await Promise.all(years.map(async (each) => publicHolidays(country, each)))).flat();
  const byName = Map.groupBy(days, ({ name }) => name);
  return [...byName].map(([name, on]) => ({ name, when: { dates: on.map(({ day }) => day) } }));
}
