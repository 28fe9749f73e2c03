/**
 * A PostgreSQL client that prepares what it repeats. Planning was half of the
 * database's work for a booking; a statement with parameters is now planned once
 * per connection. Statements whose text varies (lists of placeholders) would
 * make names without end, so names have a bound.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { DeadlineClient } from './query-deadline.ts';

const MOST_NAMES = 500;
const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_NAMES) return known;
  const name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

export class PreparingClient extends DeadlineClient {
  // pg overloads `query` seven ways; text with values is the one we name, the others pass as they are.
  override query = ((first: unknown, values?: unknown, ...rest: unknown[]) => {
    const name = typeof first === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(first) : undefined;
    return this.askInTime(name ? [{ name, text: first, values }, ...rest] : [first, values, ...rest]);
  }) as pg.Client['query'];
}
