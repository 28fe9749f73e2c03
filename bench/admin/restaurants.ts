/** A million restaurants, and what operators ask of them: each filter, and those that work together. */
import { sql } from 'kysely';
import type { Db } from '../../src/database/sql.ts';
import { cellOf } from '../../src/features/destinations/rules/grid-cells.ts';
import { cities } from '../../src/features/restaurants/content/known-cities.ts';
import { KIND_CHOICES } from '../../src/features/restaurants/rules/restaurant-filters.ts';
import { type AdminArea, roll } from './area.ts';

const BATCH = 5000;
const BEGINNINGS = ['Café', 'Restaurant', 'Trattoria', 'La', 'El', 'Bar', 'Sushi', 'Zum', 'Golden', 'Pizzeria'];

export function openRestaurants(count: number): AdminArea {
  /** A few cities hold most of the tables and a few cuisines most of the names; every two-thousandth is ours, hidden or corrected. */
  async function fill(db: Db): Promise<void> {
    for (let from = 0; from < count; from += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - from) }, () => {
        const { latitude, longitude } = cities[Math.floor(roll() ** 2 * cities.length)] ?? {
          latitude: 0,
          longitude: 0,
        };
        const [away, angle] = [roll() ** 2 * 0.25, roll() * 2 * Math.PI];
        const at = { latitude: latitude + away * Math.sin(angle), longitude: longitude + away * Math.cos(angle) };
        const name = `${BEGINNINGS[Math.floor(roll() ** 2 * BEGINNINGS.length)]} ${Math.floor(roll() * 1e6).toString(36)}`;
        return { ...at, name, kind: KIND_CHOICES[Math.floor(roll() ** 3 * KIND_CHOICES.length)] ?? 'thai' };
      });
      await sql`
        insert into restaurants (id, source, name, cuisine, kinds, diets, address, latitude, longitude, cell, score,
          opening_hours, description, amenities, as_of, created_at, updated_at, hidden_at, hidden_reason, corrected, source_facts)
        select 'b' || (${from}::int + n - 1), case when n % 2000 = 0 then 'editors' else 'openstreetmap' end, name, 'Fish', array[kind], '{}',
          '1 Quay', latitude, longitude, case when n % 2000 = 1 then -2 - cell else cell end, 3500,
          array_fill('Not known'::text, array[7]), '', '{}', '2026-11', now(), now(),
          case when n % 2000 = 1 then now() end, case when n % 2000 = 1 then 'Closed' end,
          case when n % 2000 = 2 then '{phone}'::text[] else '{}' end, case when n % 2000 = 2 then '{}'::jsonb end
        from unnest(${rows.map(({ latitude }) => latitude)}::float8[], ${rows.map(({ longitude }) => longitude)}::float8[],
          ${rows.map(cellOf)}::int[], ${rows.map(({ name }) => name)}::text[], ${rows.map(({ kind }) => kind)}::text[])
          with ordinality as told (latitude, longitude, cell, name, kind, n)`.execute(db);
    }
  }

  async function questions(): Promise<Record<string, string>> {
    const thickest = cities[0]?.id ?? '';
    const thinnest = cities.at(-1)?.id ?? '';
    const kind = (name: string) => `kind=${name}`;
    const asked = {
      everything: '',
      'a common beginning': 'name=cafe',
      'a whole name': 'name=La abc',
      'nobody of that name': 'name=qqq',
      ours: 'source=editors',
      'ours by name': 'source=editors&name=la',
      'a common cuisine': kind('american'),
      'a rare cuisine': kind('vietnamese'),
      'of ours, a rare cuisine': `source=editors&${kind('vietnamese')}`,
      hidden: 'state=hidden',
      corrected: 'state=corrected',
      'hidden, a rare cuisine': `state=hidden&${kind('vietnamese')}`,
      'merged, of which there are none': 'state=merged',
      'the thickest city': `area=${thickest}`,
      'the thickest city by name': `area=${thickest}&name=la`,
      'the thickest city, a rare cuisine': `area=${thickest}&${kind('vietnamese')}`,
      'the thickest city, ours': `area=${thickest}&source=editors`,
      'the thickest city, hidden': `area=${thickest}&state=hidden`,
      'the thinnest city': `area=${thinnest}`,
      'a common name, a rare cuisine': `name=cafe&${kind('vietnamese')}`,
      'a rare name, a common cuisine': `name=pizzeria z&${kind('american')}`,
    };
    return {
      ...Object.fromEntries(Object.entries(asked).map(([name, query]) => [name, `restaurants?${encodeURI(query)}`])),
      'one restaurant': 'restaurants/b2',
      imports: 'imports',
    };
  }

  return { name: `${count.toLocaleString('en-US')} restaurants`, fill, questions };
}
