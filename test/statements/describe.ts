/** Has PostgreSQL plan a statement without running it, and asks what goes in and what comes out. */
import pg from 'pg';
import { present } from './program.ts';

/** What our connections make of a type of PostgreSQL (`database/sql.ts`). */
export type Kind = 'number' | 'string' | 'boolean' | 'instant' | 'day' | 'json' | 'bytes' | 'nothing' | 'other';

export interface StoredType {
  readonly name: string;
  readonly kind: Kind;
  readonly isArray: boolean;
}

export interface Column {
  readonly name: string;
  readonly type: StoredType;
  /** Null: worked out by the statement. */
  readonly from: { readonly table: string; readonly column: string; readonly isNullable: boolean } | null;
}

export interface Described {
  readonly parameters: readonly StoredType[];
  readonly columns: readonly Column[];
}

export interface Describer {
  /** Rejects with PostgreSQL's own words. */
  describe(text: string): Promise<Described>;
  close(): Promise<void>;
}

const KINDS: Readonly<Record<string, Kind>> = {
  ...named('number', 'int2 int4 int8 numeric float4 float8 oid'),
  ...named('string', 'text varchar bpchar name uuid char inet time unknown'),
  ...named('instant', 'timestamptz timestamp'),
  ...named('json', 'json jsonb'),
  bool: 'boolean',
  bytea: 'bytes',
  date: 'day',
  void: 'nothing',
};

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

export async function openDescriber(url: string): Promise<Describer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const types = await typesOf(client);
  const stored = await columnsOf(client);
  const typeOf = (id: number) => present(types.get(id), `type ${id}`);
  return {
    async describe(text) {
      const { parameters, fields } = await ask(client, text);
      return {
        parameters: parameters.map(typeOf),
        columns: fields.map(({ name, tableID, columnID, dataTypeID }) => ({
          name,
          type: typeOf(dataTypeID),
          from: stored.get(`${tableID} ${columnID}`) ?? null,
        })),
      };
    },
    close: () => client.end(),
  };
}

function ask(client: pg.Client, text: string): Promise<{ parameters: readonly number[]; fields: readonly Field[] }> {
  return new Promise((resolve, reject) => {
    let parameters: readonly number[] = [];
    let fields: readonly Field[] = [];
    let fault: Error | null = null;
    const question = {
      submit(connection: pg.Connection) {
        connection.once('parameterDescription', (told: { dataTypeIDs: number[] }) => {
          parameters = told.dataTypeIDs;
        });
        connection.parse({ name: '', text, types: [] }, true);
        connection.describe({ type: 'S' }, true);
        connection.sync();
      },
      handleRowDescription: (told: { fields: Field[] }) => {
        fields = told.fields;
      },
      handleError: (refused: Error) => {
        fault = refused;
        reject(refused);
      },
      handleReadyForQuery: () => {
        if (!fault) resolve({ parameters, fields });
      },
    };
    client.query(question);
  });
}

async function typesOf(client: pg.Client): Promise<ReadonlyMap<number, StoredType>> {
  const { rows } = await client.query<{ oid: number; name: string; element: string | null }>(`
    select t.oid, t.typname as name, e.typname as element from pg_type as t
    left join pg_type as e on e.oid = t.typelem and e.typarray = t.oid`);
  return new Map(
    rows.map(({ oid, name, element }) => {
      const kind = KINDS[element ?? name] ?? 'other';
      // Our parsers are not asked for what lies in an array.
      const inArray = element === 'int8' ? 'string' : element === 'date' ? 'instant' : kind;
      return [
        oid,
        { name: element ? `${element}[]` : name, kind: element ? inArray : kind, isArray: element !== null },
      ];
    }),
  );
}

async function columnsOf(client: pg.Client) {
  const { rows } = await client.query<{ id: string; table: string; column: string; isNullable: boolean }>(`
    select attrelid || ' ' || attnum as id, relname as table, attname as column, not attnotnull as "isNullable"
    from pg_attribute join pg_class on pg_class.oid = attrelid and relkind in ('r', 'p') where attnum > 0`);
  return new Map(rows.map(({ id, ...column }) => [id, column]));
}

function named(kind: Kind, names: string): Record<string, Kind> {
  return Object.fromEntries(names.split(' ').map((name) => [name, kind]));
}
