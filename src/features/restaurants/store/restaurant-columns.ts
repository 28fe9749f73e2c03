/** What a source says of a place, and the columns it is kept in. What follows from it (cell, score, rating) is worked out. */
import type { Db } from '../../../database/sql.ts';

export const COLUMNS = {
  id: 'id',
  source: 'source',
  sourceId: 'source_id',
  name: 'name',
  cuisine: 'cuisine',
  kinds: 'kinds',
  diets: 'diets',
  address: 'address',
  phone: 'phone',
  website: 'website',
  latitude: 'latitude',
  longitude: 'longitude',
  timeZone: 'time_zone',
  priceLevel: 'price_level',
  hours: 'hours',
  hoursNote: 'hours_note',
  months: 'open_months',
  closedOn: 'closed_on',
  openingHours: 'opening_hours',
  description: 'description',
  amenities: 'amenities',
  stepFree: 'step_free',
  isChain: 'is_chain',
  latinName: 'latin_name',
  asOf: 'as_of',
} as const;
export type Columns = typeof COLUMNS;
export type StoredRow = Awaited<ReturnType<ReturnType<typeof everything>['execute']>>[number];
const everything = (db: Db) => db.selectFrom('restaurants').selectAll();
