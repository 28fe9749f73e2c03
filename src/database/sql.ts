/**
 * The database: one pool, and transactions that are tried again when PostgreSQL
 * asks for it.
 *
 * `Db` may be the pool or a transaction; a store cannot tell, so it composes.
 * Which tables there are is told by the migrations (`db/tables.generated.ts`); what a
 * column of JSON holds is said by its store, with `db.withTables<…>()`.
 */
import { Kysely, type LogEvent, PostgresDialect, type RawBuilder } from 'kysely';
import pg from 'pg';
import type { Tables } from '../../db/tables.generated.ts';
import { codeOf } from '../shared/error-code.ts';
import { DeadlineClient, type DeadlineConfig, PreparingClient } from './postgres-client.ts';

export type Db = Kysely<Tables>;

/**
 * A part of a statement that has rows, the columns of `Row` among them: a query, or the name of one in the `with` around
 * it. Whoever asks for `Rows` gets them: each place that hands some over is proven (`test/statements.system.test.ts`).
 */
export type Rows<Row> = RawBuilder<Row>;

export interface PoolConnections {
  readonly open: number;
  readonly idle: number;
  /** Who waits for one. */
  readonly waiting: number;
}

export interface Database {
  readonly db: Db;
  connections(): PoolConnections;
  close(): Promise<void>;
}

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** Numbers arrive as numbers (our ids and sums fit), calendar days as text, instants as `Date`. */
function parserFor(type: number, format?: 'text' | 'binary') {
  if (type === INT8 || type === NUMERIC) return Number;
  if (type === DATE) return (text: string) => text;
  return pg.types.getTypeParser(type, format ?? 'text');
}

const STATEMENT_MS = 10_000;
/** PostgreSQL ends a statement before we give up its connection. */
export const SILENCE_MS = 2000;

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  /** For a free connection, and for a row that somebody else holds. */
  readonly waitMs?: number;
  /** Before the database stands a pooler that hands out a connection for one transaction: nothing may be left on it. */
  readonly pooler?: 'transaction' | null;
  readonly onIdleFault?: (fault: Error) => void;
  /** Each that has ended, with placeholders; `fault` is the code of PostgreSQL. */
  readonly onStatement?: ((text: string, milliseconds: number, fault: string | null) => void) | undefined;
  /** For tests. */
  readonly answerWithinMs?: number;
}

/** What every pool of ours says of its connections; the kernel looks after the idle ones. */
const WAIT_MS = 3000;
export const LIVELY = {
  connectionTimeoutMillis: WAIT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Behind a pooler the role has them (`docs/operations.md`). */
function limitsOfSession(waitMs: number): pg.ClientConfig {
  return {
    statement_timeout: STATEMENT_MS,
    lock_timeout: waitMs,
    // Also of a transaction whose client we have given up: its locks are free after this time.
    idle_in_transaction_session_timeout: 10_000,
  };
}

/** A small pool beats a large one on a hot row; a sick database answers within seconds instead of hanging. */
export function openDatabase(options: DatabaseOptions): Database {
  const { url, pool: size, waitMs = WAIT_MS, pooler, onIdleFault, onStatement } = options;
  const { answerWithinMs = STATEMENT_MS + SILENCE_MS } = options;
  const settings: pg.PoolConfig & DeadlineConfig = {
    ...LIVELY,
    connectionTimeoutMillis: waitMs,
    Client: pooler ? DeadlineClient : PreparingClient,
    answerWithinMs,
    connectionString: url,
    max: size,
    idleTimeoutMillis: 30_000,
    ...(pooler ? {} : limitsOfSession(waitMs)),
    application_name: 'wanderlight',
    types: { getTypeParser: parserFor as typeof pg.types.getTypeParser },
  };
  const pool = new pg.Pool(settings);
  pool.on('error', (fault) => onIdleFault?.(fault));
  // A connection that breaks while it is lent out fails its own query; without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    db: new Kysely({
      dialect: new PostgresDialect({ pool }),
      ...(onStatement && {
        log: (event: LogEvent) =>
          onStatement(
            event.query.sql,
            event.queryDurationMillis,
            event.level === 'error' ? codeOf(event.error) || 'fault' : null,
          ),
      }),
    }),
    close: () => pool.end(),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}

const TRY_AGAIN = new Set(['40001', '40P01']);
const MOST_ATTEMPTS = 5;

/**
 * Repeats what commits as a whole, a statement or a transaction, when PostgreSQL
 * ended it to settle a deadlock or a serialisation failure.
 */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (fault) {
      if (attempt >= MOST_ATTEMPTS || !TRY_AGAIN.has(codeOf(fault))) throw fault;
    }
  }
}

/**
 * Runs `work` in one transaction, and again when PostgreSQL asks for it. A COMMIT
 * without an answer is never repeated: it may have happened, and only the caller's
 * key or a look at the rows can tell.
 */
export async function inTransaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return again(() => db.transaction().execute(work));
}

/** Several reads that see one moment, and can change nothing. */
export function inSnapshot<T>(db: Db, look: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(look);
}

/** True when the database cannot be reached or is going down: an answer "try again" is right, not "we are broken". */
export function isUnreachable(fault: unknown): boolean {
  const code = codeOf(fault);
  if (/^(08|57P0|53300)/.test(code) || /^(ECONN|EPIPE|ENOENT|ENOTFOUND|ETIMEDOUT|EAI_AGAIN)/.test(code)) return true;
  return (
    fault instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|not queryable/i.test(fault.message)
  );
}

/**
 * A lock or a statement that took too long, too little memory at the moment, or a quarrel of transactions that `again`
 * did not end. Not what no second try can help: a full disk (`storage-health.ts`), or a limit of the settings (53400, 54…).
 */
const GAVE_UP = new Set(['55P03', '57014', '53000', '53200', ...TRY_AGAIN]);

/** True when PostgreSQL is there and could not get to it in time: the same answer, for another reason. */
export function hasGivenUp(fault: unknown): boolean {
  return GAVE_UP.has(codeOf(fault));
}

export function isUniqueViolation(fault: unknown, constraint: string): boolean {
  return codeOf(fault) === '23505' && (fault as { constraint?: string }).constraint === constraint;
}
