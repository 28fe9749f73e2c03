/** What tables of the world say of a city of open data; a missing table or row leaves its facts unknown. */
import type { OpenCity } from '../../open-data/store/cities.ts';
import { NO_TABLES, type WorldTables } from '../rules/open/source.ts';

export async function worldTablesOf(_city: OpenCity): Promise<WorldTables> {
  return NO_TABLES;
}
