/** A number that no booking has yet, drawn so that nobody can count the bookings by it. */
import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

const DRAWS = 8;
const SIX_DIGITS = 999_999;
const SEVEN_DIGITS = 9_999_999;

/** Six digits, until drawing finds them mostly taken: then seven. Null: all that were drawn are taken. */
export function newBookingIdSql(): RawBuilder<number | null> {
  const draws = (least: number, most: number) => Array.from({ length: DRAWS }, () => randomInt(least, most + 1));
  const drawn = [...draws(1, SIX_DIGITS), ...draws(SIX_DIGITS + 1, SEVEN_DIGITS)];
  return sql`(select drawn.id from unnest(${sql.val(drawn)}::int[]) with ordinality as drawn (id, place)
    where not exists (select from bookings where bookings.id = drawn.id) order by drawn.place limit 1)`;
}
