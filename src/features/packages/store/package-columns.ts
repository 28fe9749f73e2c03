/** The row of a package: its columns of JSON, and its fields, written and read by their list. */
import { type Generated, type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Tables } from '../../../../db/tables.generated.ts';
import type { Db } from '../../../database/sql.ts';
import { pluck, recordFrom, underNames } from '../../../shared/field-list.ts';
import { tripFiguresSql } from '../../reviews/store/reviews.ts';
import { FIELD_NAMES, FIELDS, isOfKind, type StoredFields } from '../contract/package-fields.ts';
import type { CancellationTerms } from '../rules/cancellation-terms.ts';
import type { Rated } from '../rules/rating.ts';

const COLUMNS = pluck(FIELDS, 'column');
type Column = (typeof COLUMNS)[keyof typeof COLUMNS];

/** Every column with what is to stand in it. */
export function columnsOf(fields: Readonly<StoredFields>): Record<Column, RawBuilder<never>> {
  return recordFrom(
    FIELD_NAMES.map((name) => {
      const isJson = isOfKind(name, 'days', 'steps');
      return [COLUMNS[name], isJson ? sql`${JSON.stringify(fields[name])}::jsonb` : sql`${fields[name]}`] as const;
    }),
  );
}

/** Under the names of the fields; to be parsed by whoever says which of them are wanted. */
export const fieldsIn = (row: Readonly<Record<Column, unknown>>) => underNames(row, COLUMNS);

/** Columns of JSON. */
type Shapes = { trip_packages: { itinerary: StoredFields['itinerary']; cancellation: Generated<CancellationTerms> } };

/** What the migrations cannot say of the tables of packages, for the stores beside this file. */
export const tables = (db: Db) => db.withTables<Shapes>();

export type PackageChange = UpdateObject<Tables & Shapes, 'trip_packages'>;

/** Of a package `p`. */
export const ratedSql = sql<Rated>`json_build_object('sample', p.sample_rating, 'own', p.own_rating,
  'reviews', ${tripFiguresSql(sql.ref('p.id'))})`;
