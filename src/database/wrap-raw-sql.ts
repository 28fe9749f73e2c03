/**
 * A statement of a library, whose text only the running program knows, around rows of ours. The text comes from the
 * library alone, never from what somebody typed.
 */
import { type RawBuilder, sql } from 'kysely';

export function wrapRawSql<Row>(
  [before, after]: readonly [string, string],
  rows: RawBuilder<unknown>,
): RawBuilder<Row> {
  return sql<Row>`${sql.raw(before)}${rows}${sql.raw(after)}`;
}
