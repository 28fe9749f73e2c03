/**
 * `npm run schema:types` writes `db/tables.generated.ts`: every table as the query builder
 * sees it, read from a database that the migrations have just made. What the types say is
 * what the driver gives (`src/database/sql.ts`) and what the constraints allow.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { migrate } from '../src/database/migrations.ts';
import { type Db, openDatabase } from '../src/database/sql.ts';
import { openEmbeddedPostgres } from '../src/server/embedded-postgres/embedded-postgres.ts';
import { allowedValues, inAny } from './schema-types/allowed-values.ts';

const TYPES = new Map<string, string>([
  ['bool', 'boolean'],
  ['bytea', 'Buffer'],
  ['date', 'CalendarDay'],
  ['jsonb', 'Json'],
  ['timestamptz', 'Date'],
  ...['text', 'tsvector', 'uuid'].map((type) => [type, 'string'] as const),
  ...['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'].map((type) => [type, 'number'] as const),
]);

interface Column {
  readonly table: string;
  readonly name: string;
  /** `_text` is an array of `text`. */
  readonly type: string;
  readonly isNullable: boolean;
  /** `always`: nobody else may write it. `default`: it may be left out. */
  readonly given: 'always' | 'default' | null;
  /** Its table's check constraints. */
  readonly checks: readonly string[];
}

async function listColumns(db: Db): Promise<Column[]> {
  const found = await sql<Column>`
    select c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
        when a.attidentity = 'd' or a.atthasdef then 'default' end as given,
      array(select pg_get_constraintdef(k.oid) from pg_constraint as k
        where k.conrelid = c.oid and k.contype = 'c' order by k.conname) as checks
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type as t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
    order by c.relname collate "C", a.attnum`.execute(db);
  return found.rows;
}

function typeOf({ table, name, type, isNullable, given, checks }: Column): string {
  const known = TYPES.get(type.replace(/^_/, ''));
  if (!known) throw new Error(`${table}.${name} is of the type ${type}; say in TYPES what the driver makes of it`);
  const values = [...(inAny(checks.map(allowedValues)).get(name) ?? [])].map((value) => `'${value}'`);
  const one = values.length > 0 ? values.toSorted().join(' | ') : known;
  const stored = `${type.startsWith('_') ? `${one}[]` : one}${isNullable ? ' | null' : ''}`;
  if (given === 'always') return `GeneratedAlways<${stored}>`;
  return given === 'default' ? `Generated<${stored}>` : stored;
}

/** The text of `db/tables.generated.ts`. */
export async function tableTypes(db: Db): Promise<string> {
  const tables = Map.groupBy(await listColumns(db), ({ table }) => table);
  const written = [...tables].map(
    ([table, columns]) => `  ${table}: {
${columns.map((column) => `    ${column.name}: ${typeOf(column)};\n`).join('')}  };
`,
  );
  return `// Written by \`npm run schema:types\` from the migrations.
import type { Generated, GeneratedAlways } from 'kysely';
import type { CalendarDay } from '../src/shared/dates.ts';

/** Of what shape is said by the store that owns the column. */
type Json = NonNullable<unknown>;

export interface Tables {
${written.join('')}}
`;
}

async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'schema-types-'));
  const embedded = await openEmbeddedPostgres({ dataDir: folder });
  const { db, close } = openDatabase({ url: embedded.url, pool: 1 });
  try {
    await migrate(db, new URL('../db/migrations/', import.meta.url));
    writeFileSync(new URL('../db/tables.generated.ts', import.meta.url), await tableTypes(db));
  } finally {
    await close();
    await embedded.stop();
    for (const made of [embedded.location, folder]) rmSync(made, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
