/** By which airport of the destination they come and go, where they name it: "land at Haneda, flight home from Narita". */
import type { NamedAirport, Reading } from '../../reading.ts';
import { isEnd } from '../clause-ends.ts';
import { type DateRow, has } from '../dates/date-items.ts';
import type { Reader } from '../reader.ts';
import { tagTokens } from '../tagged-tokens.ts';
import type { Mention } from './place-mentions.ts';

/** "John F. Kennedy" */
const LONGEST_NAME = 4;

export function readAirports(reader: Reader, destinations: Reading['destinations']): Reading['airports'] {
  const { items, tokens, gazetteer, languageIn, ledger } = reader;
  const named = items.flatMap((_, at) => airportAt(reader, at, destinations) ?? []);
  if (named.length === 0) return undefined;
  const row = tagTokens(tokens, gazetteer.calendar, languageIn);
  const ways: { arrive?: NamedAirport; leave?: NamedAirport } = {};
  for (const { airport, at, to } of named) {
    const way = wayAt(row, items[at]?.from ?? 0);
    if (!way || ways[way]) continue;
    ways[way] = airport;
    ledger.claim('airport', airport.name, at, to);
  }
  const { arrive = ways.leave, leave = arrive } = ways;
  return arrive && leave && { arrive, leave };
}

function airportAt(reader: Reader, at: number, destinations: Reading['destinations']) {
  for (let to = at + LONGEST_NAME; to > at; to--) {
    const found = airportsIn(reader, at, to).find(({ destinationId }) =>
      destinations.some(({ id }) => id === destinationId),
    );
    if (found) return { airport: { code: found.code, name: found.name }, at, to };
  }
  return null;
}

/** Those of that name; "we saw" is told from a code by its capitals. */
function airportsIn({ items, tokens, typed, gazetteer }: Reader, from: number, to: number) {
  const key = items
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
  const token = tokens[items[from]?.from ?? 0];
  const written = token && typed[token.field].slice(token.from, token.to);
  return (gazetteer.airports.get(key) ?? []).filter(({ code }) => key !== code.toLowerCase() || written === code);
}

/** "Flight home from Narita", of who goes to Tokyo. */
export function isAirportThere(reader: Reader, { from, to }: Mention, mentions: readonly Mention[]): boolean {
  const named = [to, to + 1].flatMap((end) => airportsIn(reader, from, end));
  return mentions.some(
    ({ role, named: place }) =>
      role === 'go' && place?.kind === 'ours' && named.some(({ destinationId }) => destinationId === place.id),
  );
}

/** The nearest word of coming or going before it in its sentence, else behind it. */
function wayAt(row: DateRow, token: number): 'arrive' | 'leave' | undefined {
  const here = row.findIndex(({ from, to }) => from <= token && to > token);
  const wayOf = (at: number) =>
    has(row, at, 'departs', 'return') ? 'leave' : has(row, at, 'lands', 'arrive') ? 'arrive' : undefined;
  for (let at = here; at >= 0; at--) {
    const way = wayOf(at);
    if (way) return way;
    if (isEnd(row, at)) break;
  }
  for (let at = here + 1; at < row.length && !isEnd(row, at); at++) {
    const way = wayOf(at);
    if (way) return way;
  }
  return undefined;
}
