/**
 * Finding what is near, the best first. Without filters the index answers the best one of every cell around; the tenth of
 * those is a bar, and only cells whose best could still pass it are looked into, and there only places that could. So the
 * answer is exact and a city of a hundred thousand tables costs little more than a village. With filters every place in the
 * circle's cells is looked at, in the database; what is judged of a place is what is shown of it: its own word, else that of
 * its duplicates.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import { cellsAround, type NearCell, runsAround } from '../../destinations/rules/grid-cells.ts';
import { EARTH_MILES, type Position } from '../../destinations/rules/position.ts';
import type { RestaurantFact } from '../contract/restaurant-facts.ts';
import type { RestaurantFilters } from '../contract/restaurants.ts';
import type { SourceHours } from '../rules/open-now.ts';
import { COST_PER_MILE, type RankedRestaurant, rank, type Scored } from '../rules/ranking.ts';
import { ACCESS } from '../rules/shown-facts.ts';

interface Found extends Scored {
  readonly cell: number;
}

/** The best `most` within the radius, in their order. */
export async function findNearest(db: Db, centre: Position, radius: number, most: number): Promise<RankedRestaurant[]> {
  const cells = cellsAround(centre, radius);
  if (cells === null) return findMatching(db, centre, radius, {}, most);

  const best = new Map((await bestOfCells(db, cells, 1)).map((place) => [place.cell, place]));
  const bar = rank([...best.values()], centre, radius)[most - 1]?.worth;
  // A few thick cells in the middle of nowhere: ten of each are a bar for the rest of them.
  if (bar === undefined)
    return amongFew(
      db,
      cells.filter(({ cell }) => best.has(cell)),
      centre,
      radius,
      most,
    );
  const open = cells.filter(({ cell, leastMiles }) => (best.get(cell)?.score ?? 0) - COST_PER_MILE * leastMiles >= bar);
  return rank(await passing(db, open, centre, bar), centre, radius).slice(0, most);
}

async function amongFew(
  db: Db,
  cells: readonly NearCell[],
  centre: Position,
  radius: number,
  most: number,
): Promise<RankedRestaurant[]> {
  if (cells.length === 0) return [];
  const best = await bestOfCells(db, cells, most);
  const first = rank(best, centre, radius).slice(0, most);
  const bar = first[most - 1]?.worth ?? Number.NEGATIVE_INFINITY;
  const shown = Map.groupBy(best, ({ cell }) => cell);
  const hiding = cells.filter(({ cell, leastMiles }) => {
    const here = shown.get(cell) ?? [];
    return here.length === most && (here.at(-1)?.score ?? 0) - COST_PER_MILE * leastMiles >= bar;
  });
  if (hiding.length === 0) return first;
  const more = await passing(db, hiding, centre, bar);
  const all = new Map([...best, ...more].map((place) => [place.id, place]));
  return rank([...all.values()], centre, radius).slice(0, most);
}

async function bestOfCells(db: Db, cells: readonly NearCell[], most: number): Promise<Found[]> {
  const numbers = cells.map(({ cell }) => cell);
  const found = await sql<Found>`
    select best.id, best.cell, best.latitude::float8, best.longitude::float8, best.score
    from unnest(${numbers}::int[]) as around (cell)
    cross join lateral (
      select id, cell, latitude, longitude, score from restaurants
      where restaurants.cell = around.cell
      order by cell, score desc, id limit ${most}
    ) as best`.execute(db);
  return found.rows;
}

const LOWEST = -1_000_000;
/** Miles of a degree of latitude, and of how much a flat map may be wrong within the radius. */
const FLAT_MILES = 69.09 * 0.95;

/** Those of the cells that may be worth at least as much as the bar: by their score and, on a flat map, their way. */
async function passing(db: Db, cells: readonly NearCell[], centre: Position, bar: number): Promise<Found[]> {
  if (cells.length === 0) return [];
  const floor = Number.isFinite(bar) ? bar : LOWEST;
  const numbers = cells.map(({ cell }) => cell);
  const floors = cells.map(({ leastMiles }) => Math.floor(floor + COST_PER_MILE * leastMiles));
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const found = await sql<Found>`
    select rest.id, rest.cell, rest.latitude::float8, rest.longitude::float8, rest.score
    from unnest(${numbers}::int[], ${floors}::int[]) as around (cell, floor)
    cross join lateral (
      select id, cell, latitude, longitude, score from restaurants
      where restaurants.cell = around.cell and score >= around.floor
    ) as rest
    cross join lateral (select abs(rest.longitude::float8 - ${centre.longitude}::float8) as turned) as east
    where rest.score - ${COST_PER_MILE * FLAT_MILES}::float8 * sqrt(
        power(rest.latitude::float8 - ${centre.latitude}::float8, 2)
        + power(least(turned, 360 - turned) * ${shrink}::float8, 2)) >= ${floor - 1}::float8`.execute(db);
  return found.rows;
}

/** What SQL can judge of the filters; "open now" is the caller's, on the clock of each place. */
export interface StoredFilters extends Omit<RestaurantFilters, 'openNow' | 'radius'> {
  /** Only places of which it is known when they are open. */
  readonly hasHours?: boolean;
}

export interface Matching extends RankedRestaurant {
  readonly at: Position;
  readonly opening: SourceHours;
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
  const found = await sql<Scored & SourceHours>`
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
function isLent(fact: RestaurantFact, isUnsaid: RawBuilder<unknown>) {
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
