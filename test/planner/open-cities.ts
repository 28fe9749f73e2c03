/** Cities of open data for tests: Monaco as OpenStreetMap told of it in November 2023 (© OpenStreetMap contributors, ODbL). */
import { sql } from 'kysely';
import { cellOf } from '../../src/features/destinations/rules/grid-cells.ts';
import { nameKey } from '../../src/features/open-data/rules/comparable-names.ts';
import { restaurantFromOsm } from '../../src/features/restaurants/rules/restaurant-from-osm.ts';
import { upsertRestaurants } from '../../src/features/restaurants/store/upsert-restaurants.ts';
import type { TestApp } from '../app.ts';

type Db = TestApp['db'];
const NOW = new Date('2026-11-25T10:00:00Z');

export interface CityRow {
  readonly id: string;
  readonly name: string;
  readonly country: string | null;
  readonly region?: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
  readonly names?: readonly string[];
}

export interface SightRow {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly importance: number;
  readonly hours?: string;
  readonly fee?: boolean;
  readonly charge?: string;
  readonly tags?: readonly string[];
}

export const MONACO: CityRow = {
  id: 'Q235',
  name: 'Monaco',
  country: 'MC',
  latitude: 43.7311,
  longitude: 7.4198,
  population: 39_050,
  names: ['Mónaco', 'モナコ'],
};

const sight = (
  kind: string,
  id: string,
  name: string,
  [latitude, longitude]: readonly [number, number],
  importance: number,
  more: Partial<SightRow> = {},
): SightRow => ({ kind, id, name, latitude, longitude, importance, ...more });

export const MONACO_SIGHTS: readonly SightRow[] = [
  sight('museum', 'osm-way-23715051', 'Musée Océanographique', [43.73077, 7.42555], 0.53, {
    hours: 'Oct-Mar 10:00-18:00; Apr-Jun,Sep 10:00-19:00; Jul-Aug 10:00-20:00; Dec 25 off',
    fee: true,
    charge: '18€',
  }),
  sight('castle', 'osm-relation-393226', 'Palais princier de Monaco', [43.73136, 7.42024], 0.52, {
    hours: '10:00-18:00; Jul,Aug 10:00-19:00; Oct 17-Mar 25 off',
    fee: true,
    charge: '10€',
  }),
  sight('museum', 'osm-relation-13453960', 'Nouveau Musée National de Monaco', [43.73997, 7.42422], 0.5, {
    hours: 'Mo-Su 10:00-18:00',
  }),
  sight('museum', 'osm-node-5919288520', 'Musée des Timbres et des Monnaies', [43.73087, 7.41758], 0.42, {
    hours: '09:30-17:00; Jul-Aug: 09:30-18:00',
  }),
  sight('museum', 'osm-node-1681932253', 'Musée d’Anthropologie Préhistorique', [43.732, 7.41394], 0.4),
  sight('museum', 'osm-node-5589249921', 'Musée naval', [43.73021, 7.41668], 0.4),
  sight('attraction', 'osm-node-4416197079', 'Casino de Monte Carlo', [43.73916, 7.42802], 0.37),
  sight('park', 'osm-way-157455610', 'Jardin Exotique', [43.73125, 7.41393], 0.36, {
    hours: 'Nov-Jan: 09:00-17:00; Feb-Apr,Oct: 09:00-18:00; May-Sep: 09:00-19:00; Nov 19,Dec 25 off',
  }),
  sight('worship', 'osm-way-362871296', 'Cathédrale Notre-Dame-Immaculée', [43.73043, 7.42272], 0.36),
  sight('park', 'osm-way-157719658', 'Jardin Japonais', [43.74243, 7.43098], 0.35, {
    hours: 'Apr 1-Oct 31 09:00-18:45; Nov 1-Mar 31 09:00-17:45',
  }),
  sight('park', 'osm-relation-16250182', 'Parc paysager de Fontvieille', [43.72696, 7.41865], 0.29),
];

/** Its sights are those one can plan with. */
export async function openCity(db: Db, city: CityRow, sights: readonly SightRow[]): Promise<void> {
  const { id, name, country, region = null, latitude, longitude, population, names = [] } = city;
  const toPlan = sights.filter(({ importance }) => importance >= 0.25).length;
  const days = toPlan >= 8 ? Math.floor(toPlan / 2.5) : Number(toPlan >= 4);
  await sql`insert into open_cities (id, source, source_id, kind, name, country, region, latitude, longitude, population,
      reach_km, time_zone, sights, sights_to_plan, days_to_plan, as_of, created_at, updated_at)
    values (${id}, 'openstreetmap', ${id}, 'town', ${name}, ${country}, ${region}, ${latitude}, ${longitude}, ${population},
      4, 'Europe/Monaco', ${sights.length}, ${toPlan}, ${days}, '2023-11-21', ${NOW}, ${NOW})`.execute(db);
  for (const called of new Set([name, ...names]))
    await sql`insert into open_city_names (name_key, city_id, name, kind)
      values (${nameKey(called)}, ${id}, ${called}, 'own') on conflict do nothing`.execute(db);
  for (const row of sights)
    await sql`insert into open_places (id, source, source_id, kind, tags, name, latitude, longitude, cell, importance, hours,
        fee, charge, as_of, created_at, updated_at)
      values (${row.id}, 'openstreetmap', ${row.id}, ${row.kind}, ${[...(row.tags ?? [])]}, ${row.name}, ${row.latitude}, ${row.longitude},
        ${cellOf(row)}, ${row.importance}, ${row.hours ?? null}, ${row.fee ?? null}, ${row.charge ?? null}, '2023-11-21',
        ${NOW}, ${NOW})`.execute(db);
  await sql`update open_data_version set version = version + 1`.execute(db);
}

/** Tables by their tags, as an import reads them. */
export async function openTables(
  db: Db,
  { latitude, longitude }: Pick<CityRow, 'latitude' | 'longitude'>,
  tables: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  const rows = tables.map((tags, i) => {
    const at = { latitude: latitude + i / 2000, longitude: longitude + i / 3000 };
    return restaurantFromOsm(
      { type: 'node', id: 9000 + i, ...at, tags: { amenity: 'restaurant', ...tags } },
      'Europe/Andorra',
      '2023-11-21',
    );
  });
  await upsertRestaurants(db, rows, NOW);
  await sql`update open_data_version set version = version + 1`.execute(db);
}
