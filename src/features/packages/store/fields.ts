/** The fields of a package in its row: written and read by their list. */
import { type RawBuilder, sql } from 'kysely';
import { pluck, recordFrom, underNames } from '../../../shared/fields.ts';
import { FIELD_NAMES, FIELDS, isOfKind, type StoredFields } from '../contract/fields.ts';

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
