/** Restaurants at the back office: found, corrected, hidden and shown. Every change is in the audit log, in its own transaction. */

import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit, type Noted, readAudit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { ErrorOf, InputOf, OutputOf } from '../../../shared/endpoint.ts';
import { type Err, err, ok, type Result } from '../../../shared/result.ts';
import { milesBetween, type Position } from '../../destinations/rules/position.ts';
import type * as contract from '../contract/edit-restaurants.ts';
import { type AdminRestaurant, placeByName, type RowFilters } from '../contract/edit-restaurants.ts';
import { FACT_NAMES, type Facts } from '../contract/restaurant-facts.ts';
import { changedFacts, type SomeFacts } from '../rules/changed-facts.ts';
import { isSame } from '../rules/duplicates.ts';
import { correct, uncorrect } from '../store/corrections.ts';
import { findAround } from '../store/duplicates.ts';
import { listRows } from '../store/list-for-operators.ts';
import { listLenders } from '../store/merge-restaurants.ts';
import { findRow, hideRow, holdRows, type RestaurantRow, showRow } from '../store/restaurant-row.ts';
import { searchCities } from './search-cities.ts';

const A_PAGE = 50;
const AREA_MILES = 10;
const METRES_PER_MILE = 1609.344;
const MOST_NEAR = 8;
const MOST_HISTORY = 50;

export async function pageOfRows(
  { db }: Pick<Deps, 'db'>,
  { area, after, ...filters }: RowFilters,
): Promise<Result<OutputOf<typeof contract.listRows>, ErrorOf<typeof contract.listRows>>> {
  const city = area ? searchCities({ id: area })[0] : undefined;
  if (area && !city) return err('no_such_area');
  const around = city ? { centre: city, miles: AREA_MILES } : null;
  const found = await listRows(db, { ...filters, around }, placeByName.read(after), A_PAGE + 1);
  const { page, next } = placeByName.page(found, A_PAGE, ({ key, id }) => [key, id]);
  return ok({ rows: page.map(({ key: _, ...row }) => row), next });
}

export async function readRow(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<Result<AdminRestaurant, 'no_such_restaurant'>> {
  const row = await findRow(db, id);
  return row ? ok(await wholeOf(db, row)) : err('no_such_restaurant');
}

async function wholeOf(db: Db, row: RestaurantRow): Promise<AdminRestaurant> {
  const [own, lenders, near, history] = await Promise.all([
    row.sameAs === null ? null : findRow(db, row.sameAs),
    listLenders(db, row.id),
    row.source === 'google' || row.sameAs !== null ? [] : neighboursOf(db, row),
    readAudit(db, { subject: subjectOf(row.id), most: MOST_HISTORY }),
  ]);
  const { sameBecause: because, ...seen } = row;
  return {
    ...seen,
    corrected: FACT_NAMES.filter((fact) => row.corrected.includes(fact)),
    hidden: row.hidden && { at: row.hidden.at.toISOString(), reason: row.hidden.reason },
    retiredAt: row.retiredAt?.toISOString() ?? null,
    sameAs: own && { id: own.id, name: own.name, away: metresBetween(row, own), because },
    lenders,
    near,
    history: history.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  };
}

const metresBetween = (a: Position, b: Position) => Math.round(milesBetween(a, b) * METRES_PER_MILE);

/** Rows a street away that could be the same place, those that look so first. */
async function neighboursOf(db: Db, row: RestaurantRow): Promise<AdminRestaurant['near']> {
  const names = [row.facts.name, row.told.name];
  const around = (await findAround(db, [row]))
    .filter(({ id }) => id !== row.id)
    .map((other) => ({
      id: other.id,
      away: metresBetween(row, other),
      alike: names.some((name) => isSame({ ...row, ...row.facts, name }, other)),
    }))
    .sort((a, b) => Number(b.alike) - Number(a.alike) || a.away - b.away)
    .filter(({ id }, i, sorted) => sorted.findIndex((near) => near.id === id) === i)
    .slice(0, MOST_NEAR);
  const rows = await Promise.all(around.map(({ id }) => findRow(db, id)));
  return around.flatMap((near, i) => {
    const other = rows[i];
    if (!other || other.hidden || other.retiredAt || other.sameAs !== null || other.source === 'google') return [];
    const { source, reviews, facts } = other;
    return [{ ...near, name: facts.name, source, address: facts.address, reviews }];
  });
}

export const subjectOf = (id: string) => `restaurant:${id}`;

/** Null: there is nothing to do. */
type Change<E extends string> = (
  tx: Db,
  row: RestaurantRow,
  at: Instant,
) => Promise<{ readonly action: string; readonly before: Noted; readonly after: Noted } | Err<E> | null>;

/** One change of one row, as it was when the operator saw it. */
async function changeRow<E extends string>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  version: number,
  change: Change<E>,
): Promise<Result<AdminRestaurant, E | 'no_such_restaurant' | 'changed_meanwhile'>> {
  const done = await inTransaction(db, async (tx) => {
    const [row] = await holdRows(tx, [id]);
    if (!row) return err('no_such_restaurant');
    if (row.version !== version) return err('changed_meanwhile', { version: row.version });
    const entry = await change(tx, row, now());
    if (entry === null) return ok(null);
    if ('ok' in entry) return entry;
    await audit(tx, { operator, subject: subjectOf(id), ...entry });
    return ok(null);
  });
  return done.ok ? readRow({ db }, id) : done;
}

export function correctFacts(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version, facts }: InputOf<typeof contract.correctFacts>,
) {
  return changeRow(deps, operator, id, version, async (tx, row, at) => {
    if (row.source === 'google') return err('facts_not_ours');
    const names = changedFacts(row.facts, facts);
    if (names.length === 0) return null;
    const only = (of: SomeFacts): Partial<Facts> => Object.fromEntries(names.map((name) => [name, of[name]]));
    await correct(tx, id, only(facts), at);
    return { action: 'restaurant.correct', before: only(row.facts), after: only(facts) };
  });
}

export function undoCorrection(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version, fact }: InputOf<typeof contract.undoCorrection>,
) {
  return changeRow(deps, operator, id, version, async (tx, row, at) => {
    if (!row.corrected.includes(fact)) return err('not_corrected');
    await uncorrect(tx, id, fact, at);
    return { action: 'restaurant.uncorrect', before: { [fact]: row.facts[fact] }, after: { [fact]: row.told[fact] } };
  });
}

export function hide(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version, reason }: InputOf<typeof contract.hideRestaurant>,
) {
  return changeRow(deps, operator, id, version, async (tx, row, at) => {
    if (row.hidden) return err('already_hidden');
    if (row.sameAs !== null) return err('is_merged');
    await hideRow(tx, row, reason, at);
    return { action: 'restaurant.hide', before: { hidden: false }, after: { hidden: true } };
  });
}

export function show(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version }: InputOf<typeof contract.showRestaurant>,
) {
  return changeRow(deps, operator, id, version, async (tx, row, at) => {
    if (!row.hidden) return err('not_hidden');
    await showRow(tx, row, at);
    return { action: 'restaurant.show', before: { hidden: true }, after: { hidden: false } };
  });
}
