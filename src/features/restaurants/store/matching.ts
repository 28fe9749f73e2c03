/**
 * Finding what matches filters: every place in the circle's cells is looked at, in the database, and the best are
 * answered. What is judged of a place is what is shown of it: its own word, else that of the rows that lend to it.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { Fact } from '../contract/facts.ts';
import type { RestaurantFilters } from '../contract/restaurants.ts';
import { EARTH_MILES, type Position, runsAround } from '../rules/cells.ts';
import { ACCESS } from '../rules/facts.ts';
import type { HoursTold } from '../rules/opening.ts';
import { COST_PER_MILE, type Ranked, rank, type Scored } from '../rules/ranking.ts';

/** What SQL can judge of the filters; "open now" is the caller's, on the clock of each place. */
export interface StoredFilters extends Omit<RestaurantFilters, 'openNow' | 'radius'> {
  /** Only places of which it is known when they are open. */
  readonly hasHours?: boolean;
}

export interface Matching extends Ranked {
  readonly at: Position;
  readonly opening: HoursTold;
}

/** The best `most` that match within the radius, in their order. */
export async function findMatching(
  db: Db,
  centre: Position,
  radius: number,
  { cuisine, price, diet, stepFree, text, hasHours }: StoredFilters,
  most: number,
): Promise<Matching[]> {
  const runs = runsAround(centre, radius);
  const conditions = [
    ...(cuisine
      ? [sql`case when ${isLent('kinds', sql`kinds = '{}'`)} then lent_kind else ${cuisine} = any(kinds) end`]
      : []),
    ...(price
      ? [
          sql`case when ${isLent('price', sql`price_level is null`)} then lent_price else price_level end <= ${Math.floor(price)}`,
        ]
      : []),
    ...(diet ? [sql`(${diet} = any(diets) or (lent_diet and ${isLent('diets', sql`true`)}))`] : []),
    ...(stepFree
      ? [sql`case when ${isLent('stepFree', sql`not ${saysAccess}`)} then lent_step_free else step_free end`]
      : []),
    ...(text ? [sql`(strpos(words, (${folded(text)})) > 0 or strpos(lent_words, (${folded(text)})) > 0)`] : []),
    ...(hasHours ? [sql`(hours is not null or (lent_hours is not null and ${areHoursLent}))`] : []),
  ];
  // Each "offset 0" keeps an order: the circle's cells by their index, then what fits, and of that alone the way there, once.
  const found = await sql<Scored & HoursTold>`
    select id, latitude, longitude, score, hours, "timeZone", months, "closedOn"
    from (
      select *, ${milesFrom(centre)} as miles
      from (
        select id, latitude::float8, longitude::float8, score,
          case when ${areHoursLent} then lent_hours else hours end as hours,
          case when ${areHoursLent} and lent_hours is not null then coalesce(time_zone, lent_zone) else time_zone end as "timeZone",
          open_months as months, closed_on as "closedOn"
        from unnest(${runs.map(([first]) => first)}::int[], ${runs.map(([, last]) => last)}::int[]) as around (first, last)
        cross join lateral (select * from restaurants where cell between first and last offset 0) as own
        left join (${lentFor(cuisine, diet)}) as lent on lent.own_id = id
        ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
        offset 0
      ) as fitting
      offset 0
    ) as placed
    where miles <= ${radius}::float8
    order by score - ${COST_PER_MILE}::float8 * miles desc, miles, id collate "C"
    limit ${most}`.execute(db);
  const rows = new Map(found.rows.map((row) => [row.id, row]));
  return rank(found.rows, centre, radius).flatMap((place) => {
    const row = rows.get(place.id);
    return row ? [{ ...place, at: row, opening: row }] : [];
  });
}

/** Whether a fact is another row's to say: the first does not, and no operator has. */
function isLent(fact: Fact, isUnsaid: RawBuilder<unknown>) {
  return sql`(${isUnsaid} and not ${sql.lit(fact)} = any(corrected))`;
}
const areHoursLent = isLent('hours', sql`hours is null`);
const saysAccess = sql`(step_free is not null or amenities && ${sql.lit(`{${ACCESS.join(',')}}`)}::text[])`;

/** Of several lenders the first that knows a thing, in the order in which their rows are read for a page. */
function lentFor(kind = '', diet = '') {
  const first = (value: RawBuilder<unknown>, isSaid: RawBuilder<unknown>) =>
    sql`(array_agg(${value} order by id) filter (where ${isSaid}))[1]`;
  return sql`
    select same_as as own_id, string_agg(words, ' ') as lent_words, bool_or(${diet} = any(diets)) as lent_diet,
      ${first(sql`${kind} = any(kinds)`, sql`kinds <> '{}'`)} as lent_kind,
      ${first(sql`price_level`, sql`price_level is not null`)} as lent_price,
      ${first(sql`step_free`, saysAccess)} as lent_step_free,
      ${first(sql`hours`, sql`hours is not null`)} as lent_hours,
      ${first(sql`time_zone`, sql`hours is not null`)} as lent_zone
    from restaurants where same_as is not null and retired_at is null group by same_as`;
}

/** The great circle of `milesBetween`. */
function milesFrom({ latitude, longitude }: Position) {
  return sql`${2 * EARTH_MILES}::float8 * asin(least(1, sqrt(
    power(sin(radians(latitude - ${latitude}::float8) / 2), 2) + cos(radians(${latitude}::float8)) * cos(radians(latitude))
      * power(sin(radians(longitude - ${longitude}::float8) / 2), 2))))`;
}

/** As `words` are kept. Worked out once for all rows, as a query of its own. */
function folded(text: string) {
  return sql`select restaurant_key(${text.replaceAll('\u0000', '')})`;
}
