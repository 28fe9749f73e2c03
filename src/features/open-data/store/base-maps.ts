/** Maps under the stops of a city. */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { Position } from '../../destinations/rules/position.ts';
import type { DrawnMap } from '../rules/base-map/draw-map.ts';

export interface KeptBaseMap extends Position {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly layers: DrawnMap['layers'];
  readonly names: DrawnMap['names'];
  readonly asOf: string | null;
}

export async function keepBaseMap(
  db: Db,
  city: Position & { readonly id: string },
  { frame, layers, names, bytes }: DrawnMap,
  asOf: string,
  now: Instant,
): Promise<void> {
  await sql`
    insert into open_base_maps (city_id, latitude, longitude, "left", top, "right", bottom, layers, names, bytes, as_of, updated_at)
    values (${city.id}, ${city.latitude}, ${city.longitude}, ${frame.left}, ${frame.top}, ${frame.right}, ${frame.bottom},
      ${JSON.stringify(layers)}::jsonb, ${JSON.stringify(names)}::jsonb, ${bytes}, ${asOf}, ${now})
    on conflict (city_id) do update set latitude = excluded.latitude, longitude = excluded.longitude,
      "left" = excluded."left", top = excluded.top, "right" = excluded."right", bottom = excluded.bottom,
      layers = excluded.layers, names = excluded.names, bytes = excluded.bytes, as_of = excluded.as_of,
      updated_at = excluded.updated_at
    where excluded.as_of >= open_base_maps.as_of`.execute(db);
}

/** The map whose middle is nearest of those that hold the place. */
export async function findBaseMap(db: Db, { latitude, longitude }: Position): Promise<KeptBaseMap | null> {
  const found = await sql<KeptBaseMap>`
    select m.latitude, m.longitude, m."left", m.top, m."right", m.bottom, m.layers, m.names,
      nullif(m.as_of, '') as "asOf"
    from open_base_maps as m join open_cities as c on c.id = m.city_id
    where c.hidden_at is null and c.retired_at is null
      and (m.latitude - ${latitude}::float8) * 111195 between m.top and m.bottom
      and (${longitude}::float8 - m.longitude) * 111195 * cos(radians(m.latitude)) between m."left" and m."right"
    order by (m.latitude - ${latitude}::float8) ^ 2 + ((m.longitude - ${longitude}::float8) * cos(radians(m.latitude))) ^ 2
    limit 1`.execute(db);
  return found.rows[0] ?? null;
}
