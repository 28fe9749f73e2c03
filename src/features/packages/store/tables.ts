/** The tables of packages, for the stores beside this file. */
import type { Generated } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../../server/sql.ts';
import type { CalendarDay } from '../../../shared/dates.ts';
import type { Dollars } from '../../../shared/money.ts';
import { tripFiguresSql } from '../../reviews/store/trip-reviews.ts';
import type { FIELDS, FieldName, StoredFields } from '../contract/fields.ts';
import type { Rated } from '../rules.ts';

/** Of the fields that are written; `columnsOf` fills them. */
type FieldColumns = { [N in FieldName as (typeof FIELDS)[N]['column']]: StoredFields[N] };

type PackageTables = {
  trip_packages: FieldColumns & {
    id: string;
    duration: string;
    sample_rating: number | null;
    position: number;
    published: boolean;
    created_at: Date;
    version: Generated<number>;
    updated_at: Generated<Date>;
    published_at: Date | null;
    withdrawn_at: Date | null;
    price_taken_back_at: Date | null;
  };
  package_prices: { package_id: string; price: Dollars; valid_from: Date };
  departures: {
    id: Generated<number>;
    package_id: string;
    departs_on: CalendarDay;
    returns_on: CalendarDay;
    capacity: number;
    held: Generated<number>;
    sold: Generated<number>;
    closed_at: Date | null;
  };
  package_pictures: { id: string; created_at: Date };
  package_picture_files: { picture_id: string; width: number; format: 'avif' | 'webp'; bytes: Buffer };
};
export const tables = (db: Db) => db.withTables<PackageTables>();

/** Of a package `p`. */
export const ratedSql = sql<Rated>`json_build_object('sample', p.sample_rating, 'own', p.own_rating,
  'reviews', ${tripFiguresSql(sql.ref('p.id'))})`;
