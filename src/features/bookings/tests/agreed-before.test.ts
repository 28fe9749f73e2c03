/** Bookings from before what was agreed was kept: filled in, and marked as such. */
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { anEmptyDatabase, cleanUp } from '../../../../test/site.ts';
import { migrate } from '../../../database/migrations.ts';
import { openDatabase } from '../../../database/sql.ts';

const MIGRATIONS = new URL('../../../../db/migrations/', import.meta.url);

afterEach(cleanUp, 60_000);

test('bookings made before are described by the package as it stands, and say so', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  for (const name of await readdir(MIGRATIONS)) {
    if (name < '0067') await cp(new URL(name, MIGRATIONS), join(folder, name), { recursive: true });
  }
  const { db, close } = openDatabase({ url: await anEmptyDatabase(), pool: 1 });
  try {
    await migrate(db, pathToFileURL(`${folder}/`));
    await sql`insert into trip_packages (id, name, destination_id, location, category, nights, duration, max_guests, capacity,
      depart_month, depart_day, image, summary, highlights, features, itinerary, position, created_at)
      values ('alfama', 'Alfama', 'lisbon', 'Lisbon, Portugal', 'Cultural', 3, '4 days, 3 nights', 4, 10, 5, 2, 'lisbon',
        'Tiles.', '{}', '{Breakfast}', '[{"title": "Alfama", "text": "Up to the castle."}]', 0, now())`.execute(db);
    await sql`insert into departures (package_id, departs_on, returns_on, capacity, sold)
      values ('alfama', '2030-05-02', '2030-05-05', 10, 1)`.execute(db);
    await sql`insert into bookings (id, package_id, departure_id, number_of_travelers, price_per_person, subtotal, taxes,
      total_price, billing_address, body_sha256, hold_until)
      select 7, 'alfama', id, 1, 1000, 1000, 100, 1100, '{}', 'x', now() from departures`.execute(db);

    await migrate(db, MIGRATIONS);
    const filled = await sql`
      select departs_on as "departsOn", returns_on as "returnsOn", is_agreement_assumed as assumed, v.facts ->> 'name' as name,
        v.facts -> 'itinerary' as itinerary, v.facts ? 'version' or v.facts ? 'capacity' as tells_of_selling
      from bookings as b join package_versions as v on v.package_id = b.package_id and v.version = b.package_version`.execute(
      db,
    );
    expect(filled.rows).toEqual([
      {
        departsOn: '2030-05-02',
        returnsOn: '2030-05-05',
        assumed: true,
        name: 'Alfama',
        itinerary: [{ title: 'Alfama', text: 'Up to the castle.' }],
        tells_of_selling: false,
      },
    ]);
  } finally {
    await close();
    await rm(folder, { recursive: true });
  }
});
