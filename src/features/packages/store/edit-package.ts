/**
 * Packages as operators change them. Whoever changes one locks its row first:
 * edits, prices and departures of one package follow one another.
 */
import { sql } from 'kysely';
import type { Db } from '../../../database/sql.ts';
import type { CalendarDay, Instant } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/money.ts';
import { StoredFields } from '../contract/package-fields.ts';
import type { Category } from '../rules/categories.ts';
import type { DepartureState } from '../rules/departures.ts';
import { durationOf, type PackageState } from '../rules/package.ts';
import type { DatedPrice } from '../rules/price.ts';
import type { Rated } from '../rules/rating.ts';
import { onSaleSql } from './departures.ts';
import { columnsOf, fieldsIn, type PackageChange, ratedSql, tables } from './package-columns.ts';

/** A package with all that an operator may change. `imageAlt` is null where the words are those of the picture. */
export interface EditablePackage {
  readonly id: string;
  readonly version: number;
  readonly state: PackageState;
  readonly fields: StoredFields;
  readonly rated: Rated;
  readonly updatedAt: Instant;
  /** Since when it is not on sale any more; null for a draft. */
  readonly withdrawnAt: Instant | null;
}

const stateSql = sql<PackageState>`case when published then 'published'
  when published_at is null then 'draft' else 'withdrawn' end`;

function editable(db: Db, id: string) {
  return tables(db)
    .selectFrom('trip_packages as p')
    .where('p.id', '=', id)
    .selectAll()
    .select([stateSql.as('state'), ratedSql.as('rated')]);
}

export async function findEditable(db: Db, id: string): Promise<EditablePackage | null> {
  const row = await editable(db, id).executeTakeFirst();
  return row ? editableOf(row) : null;
}

/** Until the transaction ends nobody else changes this package, its prices or which departures it has. */
export async function lockPackage(tx: Db, id: string): Promise<EditablePackage | null> {
  const row = await editable(tx, id).forNoKeyUpdate().executeTakeFirst();
  return row ? editableOf(row) : null;
}

function editableOf(row: NonNullable<Awaited<ReturnType<ReturnType<typeof editable>['executeTakeFirst']>>>) {
  return {
    id: row.id,
    version: row.version,
    state: row.state,
    rated: row.rated,
    updatedAt: row.updated_at,
    withdrawnAt: row.withdrawn_at,
    // Parsed, so that what is compared is spelled alike: the database has an order of its own for what is in a day.
    fields: StoredFields.parse(fieldsIn(row)),
  };
}

/** What is written beside the fields because it follows from them. */
const writtenOf = (fields: StoredFields) => ({ ...columnsOf(fields), duration: durationOf(fields.nights) });

/** A draft at the end of the shop. False: the id is taken. */
export async function insertDraft(tx: Db, id: string, fields: StoredFields, at: Instant): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('trip_packages')
    .values({
      id,
      ...writtenOf(fields),
      position: sql<number>`(select coalesce(max(position), -1) + 1 from trip_packages)`,
      published: false,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** With its prices; a draft has no departures. */
export async function deleteDraft(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('package_prices').where('package_id', '=', id).execute();
  await tx.deleteFrom('trip_packages').where('id', '=', id).execute();
}

/** Answers the new version. */
export async function updateFields(tx: Db, id: string, fields: StoredFields, at: Instant): Promise<number> {
  return changed(tx, id, at, writtenOf(fields));
}

export async function markPublished(tx: Db, id: string, at: Instant): Promise<number> {
  return changed(tx, id, at, {
    published: true,
    published_at: sql<Date>`coalesce(published_at, ${at})`,
    withdrawn_at: null,
  });
}

export async function markWithdrawn(tx: Db, id: string, at: Instant): Promise<number> {
  return changed(tx, id, at, { published: false, withdrawn_at: at });
}

async function changed(tx: Db, id: string, at: Instant, columns: PackageChange): Promise<number> {
  const row = await tables(tx)
    .updateTable('trip_packages')
    .set({ ...columns, version: sql<number>`version + 1`, updated_at: at })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export interface OpenDeparture {
  readonly id: number;
  readonly departsOn: CalendarDay;
  readonly returnsOn: CalendarDay;
  readonly capacity: number;
  readonly held: number;
  readonly sold: number;
  readonly state: DepartureState;
  readonly isSeasonal: boolean;
  readonly price: Dollars | null;
  readonly cutoffDays: number;
  readonly minimumParty: number | null;
  readonly version: number;
}

/** Those that run and have not left yet, the next first. */
export async function listOpenDepartures(db: Db, packageId: string, from: CalendarDay): Promise<OpenDeparture[]> {
  return openDepartures(db, packageId).where('departs_on', '>=', from).execute();
}

/** Those that are not back yet. No seat of them is taken or given back until the transaction ends. */
export async function lockOpenDepartures(tx: Db, packageId: string, from: CalendarDay): Promise<OpenDeparture[]> {
  return openDepartures(tx, packageId).where('returns_on', '>=', from).forNoKeyUpdate().execute();
}

function openDepartures(db: Db, packageId: string) {
  return db
    .selectFrom('departures')
    .where('package_id', '=', packageId)
    .where('state', '<>', 'cancelled')
    .where((row) => row.not(row.and([row('state', '=', 'closed'), row('is_seasonal', '=', true)])))
    .select(['id', 'departs_on as departsOn', 'returns_on as returnsOn', 'capacity', 'held', 'sold', 'state'])
    .select([
      'is_seasonal as isSeasonal',
      'price',
      'cutoff_days as cutoffDays',
      'minimum_party as minimumParty',
      'version',
    ])
    .$narrowType<{ state: DepartureState }>()
    .orderBy('departs_on');
}

/** All packages for operators, in the order of the shop, page by page. */
export interface ListedPackage {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly location: string;
  readonly category: Category;
  readonly state: PackageState;
  readonly image: string;
  readonly updatedAt: Instant;
  /** Its neighbours in the order of the shop. */
  readonly above: string | null;
  readonly below: string | null;
  readonly prices: readonly DatedPrice[];
  readonly departure: {
    readonly departsOn: CalendarDay;
    readonly capacity: number;
    readonly held: number;
    readonly sold: number;
  } | null;
}

export interface PackageFilter {
  readonly state?: PackageState | undefined;
  readonly category?: Category | undefined;
  /** Part of a name, a location or an id. */
  readonly search?: string | undefined;
  /** Those behind this place. */
  readonly after: readonly [position: number, id: string] | null;
  readonly most: number;
}

type Row = Omit<ListedPackage, 'prices'> & {
  readonly prices: Array<{ readonly price: Dollars; readonly validFrom: string }> | null;
};

const STATE_SQL = {
  draft: sql`not p.published and p.published_at is null`,
  published: sql`p.published`,
  withdrawn: sql`not p.published and p.published_at is not null`,
} as const;

export async function listPackages(db: Db, today: CalendarDay, filter: PackageFilter): Promise<ListedPackage[]> {
  const { state, category, search, after, most } = filter;
  const wanted = search ? `%${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%` : null;
  const found = await sql<Row>`
    select p.id, p.position, p.name, p.location, p.category, p.image, p.updated_at as "updatedAt",
      neighbours.above, neighbours.below,
      case when p.published then 'published' when p.published_at is null then 'draft' else 'withdrawn' end as state,
      (select json_agg(json_build_object('price', h.price, 'validFrom', h.valid_from))
        from package_prices as h where h.package_id = p.id) as prices,
      (select json_build_object('departsOn', d.departs_on, 'capacity', d.capacity, 'held', d.held, 'sold', d.sold)
        from departures as d
        where d.package_id = p.id and ${onSaleSql(today)}
        order by d.departs_on limit 1) as departure
    from trip_packages as p
    join (select id, lag(id) over shop as above, lead(id) over shop as below
      from trip_packages window shop as (order by position, id)) as neighbours using (id)
    where ${state ? STATE_SQL[state] : sql`true`}
      and (${category ?? null}::text is null or p.category = ${category ?? null})
      and (${wanted}::text is null or lower(p.name) like ${wanted} or lower(p.location) like ${wanted}
        or p.id like ${wanted})
      and ${after ? sql`(p.position, p.id) > (${after[0]}::int, ${after[1]}::text)` : sql`true`}
    order by p.position, p.id
    limit ${most}`.execute(db);
  return found.rows.map(({ prices, ...row }) => ({
    ...row,
    prices: (prices ?? []).map(({ price, validFrom }) => ({ price, validFrom: new Date(validFrom) })),
  }));
}

/** All ids as they stand. Locked in the order of ids, so that two who move wait for each other and for nobody else. */
export async function lockOrder(tx: Db): Promise<readonly string[]> {
  await sql`select id from trip_packages order by id for no key update`.execute(tx);
  const found = await sql<{ id: string }>`select id from trip_packages order by position, id`.execute(tx);
  return found.rows.map(({ id }) => id);
}

export async function setOrder(tx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    update trip_packages set position = wanted.place - 1
    from unnest(${sql.val(ids)}::text[]) with ordinality as wanted (id, place)
    where wanted.id = trip_packages.id and trip_packages.position <> wanted.place - 1`.execute(tx);
}
