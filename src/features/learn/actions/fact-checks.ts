/**
 * Facts that age: what is due, and noting that somebody has looked one up. Of the content a check is
 * kept beside the files and counts for the same words only; of a table of our editors the row itself is as old as
 * its last check.
 */

import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { type CalendarDay, calendarDay } from '../../../shared/dates.ts';
import type { ErrorOf, InputOf, OutputOf, QueryOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { catalogue } from '../../destinations/actions.ts';
import { listByAge, markCheckedOn } from '../../restaurants/store/age-of-facts.ts';
import { type checkFact, type DueFact, type listDueFacts, placeByAge } from '../contract/fact-checks.ts';
import { type CheckableFact, dueState, knownSince, monthsLeft } from '../rules/fact-checks.ts';
import { holdCheck, listChecks, type NotedCheck, writeCheck } from '../store.ts';
import { checkableContent, fingerprintOf } from './checkable-facts.ts';

const A_PAGE = 50;
const RESTAURANT = 'restaurant/';

async function allFacts(db: Db): Promise<CheckableFact[]> {
  const places = catalogue().place;
  const tables = (await listByAge(db)).map(({ id, name, hours, phone, website, asOf }) => ({
    key: RESTAURANT + id,
    text: [name, hours ?? 'hours not known', ...(phone ? [phone] : [])].join(': '),
    place: places.get(id)?.destinationId ?? null,
    kind: 'service' as const,
    asOf,
    source: website ? { name: new URL(website).hostname.replace(/^www\./, ''), url: website } : null,
    editedIn: `/admin/restaurants/${id}`,
  }));
  return [...checkableContent(), ...tables];
}

function dueOf(fact: CheckableFact, check: NotedCheck | undefined, today: CalendarDay): DueFact {
  const fingerprint = fingerprintOf(fact.text);
  const asOf = knownSince(fact.asOf, fingerprint, check);
  const left = monthsLeft(fact.kind, asOf, today);
  return {
    key: fact.key,
    print: fingerprint,
    text: fact.text,
    place: fact.place === null ? null : { id: fact.place, name: nameOf(fact.place) },
    kind: fact.kind,
    asOf,
    monthsLeft: left,
    state: dueState(left),
    source: fact.source,
    editedIn: fact.editedIn,
    checked: check && check.fingerprint === fingerprint ? { on: check.on, by: check.by } : null,
  };
}

function nameOf(place: string): string {
  return catalogue().destination.get(place)?.name ?? place;
}

export async function listDue(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { place, kind, state = 'due', after }: QueryOf<typeof listDueFacts>,
): Promise<OutputOf<typeof listDueFacts>> {
  const today = calendarDay(now());
  const checks = new Map((await listChecks(db)).map((check) => [check.fact, check]));
  const chosen = (await allFacts(db))
    .filter((fact) => (!place || fact.place === place) && (!kind || fact.kind === kind))
    .map((fact) => dueOf(fact, checks.get(fact.key), today));
  const isIn = { due: ['due'], soon: ['due', 'soon'], all: ['due', 'soon', 'fresh'] }[state];
  const facts = chosen
    .filter((fact) => isIn.includes(fact.state))
    .sort((a, b) => a.monthsLeft - b.monthsLeft || (a.key < b.key ? -1 : 1));
  const last = placeByAge.read(after);
  const found = last ? facts.filter((fact) => isAfter(fact, last)) : facts;
  const { page, next } = placeByAge.page(found, A_PAGE, ({ monthsLeft: left, key }) => [left, key]);
  const count = (of: DueFact['state']) => chosen.filter((fact) => fact.state === of).length;
  return {
    facts: page,
    next,
    counts: { due: count('due'), soon: count('soon'), all: chosen.length },
    places: catalogue().destinations.map(({ id, name }) => ({ id, name })),
  };
}

/** A page goes on where the last one ended, also when that fact has been checked meanwhile. */
function isAfter(fact: DueFact, [left, key]: readonly [number, string]): boolean {
  return fact.monthsLeft > left || (fact.monthsLeft === left && fact.key > key);
}

export async function noteCheck(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { key, print: fingerprint, on }: InputOf<typeof checkFact>,
): Promise<Result<DueFact, ErrorOf<typeof checkFact>>> {
  const day = on as CalendarDay;
  const today = calendarDay(now());
  if (day > today) return err('day_ahead');
  return inTransaction(db, async (tx) => {
    const before = await holdCheck(tx, key);
    const fact = (await allFacts(tx)).find((one) => one.key === key);
    if (!fact) return err('no_such_fact');
    if (fingerprintOf(fact.text) !== fingerprint) return err('changed_meanwhile');
    // Of a month, any of its days may be the one.
    const asOf = knownSince(fact.asOf, fingerprint, before);
    if (day.slice(0, asOf.length) < asOf) return err('day_too_early', { asOf });
    const check: NotedCheck = { fact: key, fingerprint, on: day, by: operator.name };
    await writeCheck(tx, check);
    if (key.startsWith(RESTAURANT)) await markCheckedOn(tx, key.slice(RESTAURANT.length), day, now());
    await audit(tx, {
      operator,
      action: 'fact.check',
      subject: `fact:${key}`,
      before: { on: before?.on ?? fact.asOf },
      after: { on: day },
    });
    return ok(dueOf(fact, check, today));
  });
}
