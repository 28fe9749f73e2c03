/** What the migrations cannot say of the tables of packages, for the stores beside this file. */
import type { Generated, UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../../../db/tables.generated.ts';
import type { Db } from '../../../database/sql.ts';
import { tripFiguresSql } from '../../reviews/store/reviews.ts';
import type { CancellationTerms, ItineraryDay, Rated } from '../rules.ts';

/** Columns of JSON. */
type Shapes = { trip_packages: { itinerary: ItineraryDay[]; cancellation: Generated<CancellationTerms> } };

export const tables = (db: Db) => db.withTables<Shapes>();

export type PackageChange = UpdateObject<Tables & Shapes, 'trip_packages'>;

/** Of a package `p`. */
export const ratedSql = sql<Rated>`json_build_object('sample', p.sample_rating, 'own', p.own_rating,
  'reviews', ${tripFiguresSql(sql.ref('p.id'))})`;
