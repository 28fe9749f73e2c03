/** Cities and places of open data at the back office. Every change is in the audit log, in its own transaction. */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit, type Noted, readAudit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import type { Instant } from '../../../shared/dates.ts';
import type { InputOf, OutputOf } from '../../../shared/endpoint.ts';
import { type Err, err, ok, type Result } from '../../../shared/result.ts';
import { hoursIn } from '../../destinations/rules/opening-hours/hours-to-store.ts';
import type * as contract from '../contract/edit-cities-and-places.ts';
import {
  type AdminCity,
  type AdminPlace,
  type CityFilters,
  cityByName,
  type WholeCity,
} from '../contract/edit-cities-and-places.ts';
import { CHECKED_FACTS, missingChecks } from '../rules/checked-facts.ts';
import { nameKey } from '../rules/comparable-names.ts';
import { raiseDataVersion } from '../store/cities.ts';
import { countSights, listCitiesOf } from '../store/city-coverage.ts';
import * as store from '../store/edit-cities-and-places.ts';

const A_PAGE = 50;
const MOST_PLACES = 100;
const MOST_HISTORY = 50;

export async function pageOfCities(
  { db }: Pick<Deps, 'db'>,
  { after, ...filters }: CityFilters,
): Promise<Result<OutputOf<typeof contract.listCities>, never>> {
  const found = await store.listCities(db, filters, nameKey(filters.name ?? ''), cityByName.read(after), A_PAGE + 1);
  const { page, next } = cityByName.page(found, A_PAGE, ({ key, id }) => [key, id]);
  return ok({ rows: page.map(listed), next });
}

function listed(city: store.StoredCity): AdminCity {
  const {
    key: _,
    source: __,
    latitude: ___,
    longitude: ____,
    population: _____,
    reachKm: ______,
    timeZone: _______,
    ...row
  } = city;
  return row;
}

function seen(place: store.StoredPlace): AdminPlace {
  return { ...place, missing: missingChecks(place), checkedAt: place.checkedAt?.toISOString() ?? null };
}

export async function readCity({ db }: Pick<Deps, 'db'>, id: string): Promise<Result<WholeCity, 'no_such_city'>> {
  const city = await store.readCity(db, id);
  if (!city) return err('no_such_city');
  const places = await store.listPlacesAround(db, city, city.reachKm, MOST_PLACES);
  const subjects = [`city:${id}`, ...places.filter(({ version }) => version > 0).map((place) => `place:${place.id}`)];
  const entries = await Promise.all(subjects.map((subject) => readAudit(db, { subject, most: MOST_HISTORY })));
  const history = entries.flat().sort((a, b) => b.at.getTime() - a.at.getTime());
  const { key: _, ...whole } = city;
  return ok({
    ...whole,
    places: places.map(seen),
    history: history.slice(0, MOST_HISTORY).map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  });
}

type Changed = Promise<{ readonly action: string; readonly before: Noted; readonly after: Noted } | null>;

/** One change of one row, as it was when the operator saw it. Null: there is nothing to do. */
async function change<Row extends { readonly version: number }, E extends string, Missing extends string>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  {
    subject,
    version,
    missing,
    hold,
  }: {
    readonly subject: string;
    readonly version: number;
    readonly missing: Missing;
    readonly hold: (tx: Db) => Promise<Row | null>;
  },
  work: (tx: Db, row: Row, at: Instant) => Promise<Awaited<Changed> | Err<E>>,
): Promise<Result<null, E | Missing | 'changed_meanwhile'>> {
  return inTransaction(db, async (tx) => {
    const row = await hold(tx);
    if (!row) return err(missing);
    if (row.version !== version) return err('changed_meanwhile', { version: row.version });
    const entry = await work(tx, row, now());
    if (entry === null) return ok(null);
    if ('ok' in entry) return entry;
    await raiseDataVersion(tx);
    await audit(tx, { operator, subject, ...entry });
    return ok(null);
  });
}

const HIDDEN = { before: { hidden: false }, after: { hidden: true } } as const;
const SHOWN = { before: { hidden: true }, after: { hidden: false } } as const;

/** `reason` null: it is shown again. */
export async function hideCity(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version, reason }: { readonly version: number; readonly reason: string | null },
) {
  const held = {
    subject: `city:${id}`,
    version,
    missing: 'no_such_city' as const,
    hold: (tx: Db) => store.holdCity(tx, id),
  };
  const done = await change(deps, operator, held, async (tx, row, at) => {
    if (reason !== null && row.hiddenReason !== null) return err('already_hidden');
    if (reason === null && row.hiddenReason === null) return err('not_hidden');
    await store.hideCity(tx, id, reason, at);
    return reason === null ? { action: 'city.show', ...SHOWN } : { action: 'city.hide', ...HIDDEN };
  });
  const city = done.ok ? await store.readCity(deps.db, id) : null;
  if (!done.ok) return done;
  return city ? ok(listed(city)) : err('no_such_city');
}

export async function hidePlace(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version, reason }: { readonly version: number; readonly reason: string | null },
) {
  const done = await change(deps, operator, heldPlace(id, version), async (tx, row, at) => {
    if (reason !== null && row.hiddenReason !== null) return err('already_hidden');
    if (reason === null && row.hiddenReason === null) return err('not_hidden');
    await store.hidePlace(tx, id, reason, at);
    for (const city of await listCitiesOf(tx, id)) await countSights(tx, city, at);
    const { before, after } = reason === null ? SHOWN : HIDDEN;
    return {
      action: reason === null ? 'place.show' : 'place.hide',
      before: { name: row.name, ...before },
      after: { name: row.name, ...after },
    };
  });
  return done.ok ? placeAfter(deps, id) : done;
}

export async function statePlaceFacts(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version, source, facts }: InputOf<typeof contract.statePlaceFacts>,
) {
  const done = await change<store.StoredPlace, never, 'no_such_place'>(
    deps,
    operator,
    heldPlace(id, version),
    async (tx, row, at) => {
      const names = CHECKED_FACTS.filter((fact) => facts[fact] !== undefined);
      if (names.length === 0) return null;
      const written =
        facts.hours === undefined
          ? { hours: row.hours, note: row.hoursNote }
          : facts.hours === null
            ? { hours: null, note: null }
            : hoursIn(facts.hours);
      const { name = row.name, fee = row.fee, wheelchair = row.wheelchair } = facts;
      const stated = { name, fee, wheelchair, hours: written.hours, hoursNote: written.note };
      await store.stateFacts(tx, id, stated, { names, by: operator.name, source }, at);
      const only = (of: Readonly<Record<string, unknown>>): Noted =>
        Object.fromEntries(names.map((name) => [name, of[name] ?? null])) as Noted;
      return {
        action: 'place.state',
        before: { name: row.name, ...only({ ...row }) },
        after: { name: row.name, ...only({ ...stated }), source },
      };
    },
  );
  return done.ok ? placeAfter(deps, id) : done;
}

/** `raise` false: it is one of the map's again. */
export async function curatePlace(
  deps: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  id: string,
  { version, raise }: { readonly version: number; readonly raise: boolean },
) {
  const done = await change(deps, operator, heldPlace(id, version), async (tx, row, at) => {
    if (raise && row.isRaised) return err('already_raised');
    if (!raise && !row.isRaised) return err('not_raised');
    if (raise && missingChecks(row).length > 0) return err('not_checked');
    await store.curatePlace(tx, id, raise ? operator.name : null, at);
    return {
      action: raise ? 'place.raise' : 'place.lower',
      before: { name: row.name, curated: row.isRaised },
      after: { name: row.name, curated: raise },
    };
  });
  return done.ok ? placeAfter(deps, id) : done;
}

function heldPlace(id: string, version: number) {
  return {
    subject: `place:${id}`,
    version,
    missing: 'no_such_place' as const,
    hold: (tx: Db) => store.holdPlace(tx, id),
  };
}

async function placeAfter({ db }: Pick<Deps, 'db'>, id: string): Promise<Result<AdminPlace, 'no_such_place'>> {
  const place = await store.readPlace(db, id);
  return place ? ok(seen(place)) : err('no_such_place');
}
