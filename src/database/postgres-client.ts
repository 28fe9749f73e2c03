/**
 * Clients of PostgreSQL.
 *
 * `DeadlineClient` does not wait for ever. A connection may fall silent without
 * ending: a firewall forgets it, a pooler hangs, the machine is gone. A statement
 * that got no answer in time ends its connection, so that no pool hands it out
 * again; pg's own `query_timeout` would only end the statement. Whether the
 * statement took effect is then unknown, a COMMIT's too. Nothing here repeats it.
 *
 * `PreparingClient` also prepares what it repeats. Planning was half of the
 * database's work for a booking; a statement with parameters is now planned once
 * per connection.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setImmediate as untilRead } from 'node:timers/promises';
import pg from 'pg';

export interface DeadlineConfig extends pg.ClientConfig {
  /** Of one statement, from asking to the last row. */
  readonly answerWithinMs?: number;
}

/** Its code is one of those that mean "the database is away". */
class DatabaseSilent extends Error {
  override name = 'DatabaseSilent';
  readonly code = 'ETIMEDOUT';
}

const patience = new AsyncLocalStorage<number>();

/** For work whose statements may take longer than others; the server's own `statement_timeout` has to be raised beside it. */
export function withPatience<T>(answerWithinMs: number, work: () => Promise<T>): Promise<T> {
  return patience.run(answerWithinMs, work);
}

type Query = (...given: unknown[]) => unknown;

export class DeadlineClient extends pg.Client {
  readonly #answerWithinMs: number | undefined;

  constructor(config?: DeadlineConfig) {
    super(config);
    this.#answerWithinMs = config?.answerWithinMs;
  }

  // pg overloads `query` seven ways, with a promise or a callback as the last argument; all of them come through here.
  override query = ((...given: unknown[]) => this.askInTime(given)) as pg.Client['query'];

  ask(given: readonly unknown[]): unknown {
    return (super.query as Query).apply(this, [...given]);
  }

  askInTime(given: readonly unknown[]): unknown {
    const withinMs = patience.getStore() ?? this.#answerWithinMs;
    if (withinMs === undefined) return this.ask(given);
    let isOver = false;
    const late = setTimeout(async () => {
      // Timers come before reading: after a busy moment the answer may be here already.
      await untilRead();
      if (!isOver) this.connection.stream.destroy(new DatabaseSilent(`No answer within ${withinMs} ms`));
    }, withinMs);
    const over = () => {
      isOver = true;
      clearTimeout(late);
    };
    const last = given.at(-1);
    if (typeof last === 'function') {
      const done: Query = (...end) => {
        over();
        return last(...end);
      };
      return this.ask([...given.slice(0, -1), done]);
    }
    const answer = this.ask(given);
    if (answer instanceof Promise) answer.then(over, over);
    // A cursor has no single end; whoever reads one would have to keep the time.
    else over();
    return answer;
  }
}

/** On one connection. Statements whose text varies (lists of placeholders) would make names without end. */
const MOST_NAMES = 500;
/** Of the latest texts, over all connections. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const [oldest] = names.keys();
  if (oldest !== undefined && names.size >= 2 * MOST_NAMES) names.delete(oldest);
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

export class PreparingClient extends DeadlineClient {
  readonly #named = new Set<string>();

  // pg overloads `query` seven ways; text with values is the one we name, the others pass as they are.
  override query = ((first: unknown, values?: unknown, ...rest: unknown[]) => {
    const name =
      typeof first === 'string' && Array.isArray(values) && values.length > 0 ? this.#nameFor(first) : undefined;
    return this.askInTime(name ? [{ name, text: first, values }, ...rest] : [first, values, ...rest]);
  }) as pg.Client['query'];

  #nameFor(text: string): string | undefined {
    const name = nameOf(text);
    if (!this.#named.has(name) && this.#named.size >= MOST_NAMES) return undefined;
    this.#named.add(name);
    return name;
  }
}
