/**
 * Departures as operators plan them: added one by one or as a series, changed, closed, moved and called off.
 * A day with people on it stays what it was sold as: only what future bookings see of it changes here.
 */

import type { Db } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { type CalendarDay, calendarDay } from '../../../shared/dates.ts';
import type { ErrorOf, OutputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  type addDepartures as addContract,
  type cancelEmptyDepartures as cancelContract,
  DEPARTURE_FIELD_NAMES,
  type DepartureEdit,
  type DepartureEdits,
  type DepartureFields,
  type DepartureOutcome,
  EDIT_REFUSALS,
  type editDeparture as editContract,
  type editDepartures as editManyContract,
  type NewDepartures,
} from '../contract/edit-departures.ts';
import type { AdminPackage } from '../contract/edit-packages.ts';
import { daysOfSeries, isWithinReach, MOST_DAYS_AT_ONCE } from '../rules/departures.ts';
import { cancelEmpty, insertDepartures, updateDeparture } from '../store/departures.ts';
import { listOpenDepartures, type OpenDeparture } from '../store/open-departures.ts';
import { subjectOf, withPackage } from './edit-package.ts';
import type { ShopDeps } from './on-sale.ts';
import { shown } from './read-package.ts';

type Added = OutputOf<typeof addContract>;

/** Pressing twice adds once: a day that has a departure already is left as it is. */
export async function addDepartures(
  deps: ShopDeps,
  operator: Operator,
  id: string,
  { from, to, weekdays, ...facts }: NewDepartures,
): Promise<Result<Added, ErrorOf<typeof addContract>>> {
  return withPackage(deps.db, id, async (tx, known) => {
    const today = calendarDay(deps.tripNow());
    if (![from, to].every((day) => isWithinReach(day, today))) return err('day_out_of_reach');
    const days = daysOfSeries({ from, to, weekdays });
    if (days.length === 0) return err('no_days');
    if (days.length > MOST_DAYS_AT_ONCE) return err('too_many_days', { most: MOST_DAYS_AT_ONCE });

    const added = await insertDepartures(tx, { packageId: id, days, nights: known.fields.nights, facts }, deps.now());
    if (added.length > 0) {
      const after = { ...facts, days: added.map(({ departsOn }) => departsOn) };
      await audit(tx, { operator, action: 'departure.add', subject: subjectOf(id), after });
    }
    const isNew = new Set(added.map(({ departsOn }) => departsOn));
    const answer = await shown(tx, deps, id);
    if (!answer.ok) return answer;
    return ok({
      package: answer.value,
      added: added.map((one) => one.id),
      kept: days.filter((day) => !isNew.has(day)),
    });
  });
}

interface EditContext {
  readonly deps: ShopDeps;
  readonly operator: Operator;
  readonly packageId: string;
  readonly nights: number;
}

type Change = Record<'before' | 'after', Partial<DepartureFields>>;

/** What would become of a departure, and what stands against it as far as can be seen before it is written. */
function plannedChange(known: OpenDeparture, { version, ...fields }: DepartureEdit, today: CalendarDay) {
  const before = factsOf(known);
  const changed = DEPARTURE_FIELD_NAMES.filter((name) => before[name] !== fields[name]);
  if (known.version !== version) return err('departure_changed', { ...before });
  if (changed.includes('departsOn') && !isWithinReach(fields.departsOn, today)) return err('day_out_of_reach');
  if (fields.state === 'planned' && known.state !== 'planned') return err('not_back_to_planned');
  const { held, sold, departsOn } = known;
  if (changed.includes('departsOn') && held + sold > 0) return err('departure_is_booked', { departsOn, held, sold });
  if (fields.capacity < held + sold) return err('below_taken', { held, sold, least: held + sold });
  const some = (of: DepartureFields): Partial<DepartureFields> =>
    Object.fromEntries(changed.map((name) => [name, of[name]]));
  return ok<Change>({ before: some(before), after: some(fields) });
}

async function writeDeparture(tx: Db, of: EditContext, known: OpenDeparture, edit: DepartureEdit) {
  const { deps, operator, packageId, nights } = of;
  const today = calendarDay(deps.tripNow());
  const planned = plannedChange(known, edit, today);
  if (!planned.ok || Object.keys(planned.value.after).length === 0) return planned;
  const { version, ...fields } = edit;
  const done = await updateDeparture(tx, { departureId: known.id, version, nights, fields }, deps.now());
  if (done === 'day_taken') return err('day_taken', { departsOn: fields.departsOn });
  if (done === 'not_so') {
    // A buyer was faster than the look above: asked again, it is refused.
    const now = (await listOpenDepartures(tx, packageId, today)).find(({ id }) => id === known.id);
    const refused = plannedChange(now ?? known, edit, today);
    return refused.ok ? err('departure_changed', { ...factsOf(now ?? known) }) : refused;
  }
  await audit(tx, {
    operator,
    action: 'departure.edit',
    subject: `departure:${known.id}`,
    before: { package: packageId, ...planned.value.before },
    after: planned.value.after,
  });
  return planned;
}

export async function editDeparture(
  deps: ShopDeps,
  operator: Operator,
  id: string,
  departureId: number,
  edit: DepartureEdit,
): Promise<Result<AdminPackage, ErrorOf<typeof editContract>>> {
  return withPackage(deps.db, id, async (tx, { fields: { nights } }) => {
    const open = await listOpenDepartures(tx, id, calendarDay(deps.tripNow()));
    const known = open.find((one) => one.id === departureId);
    if (!known) return err('no_such_departure');
    const done = await writeDeparture(tx, { deps, operator, packageId: id, nights }, known, edit);
    return done.ok ? shown(tx, deps, id) : done;
  });
}

/** Each as far as it can be: one that cannot keeps none of the others from it. */
export async function editDepartures(
  deps: ShopDeps,
  operator: Operator,
  id: string,
  { preview, edits }: DepartureEdits,
): Promise<Result<OutputOf<typeof editManyContract>, ErrorOf<typeof editManyContract>>> {
  return withPackage(deps.db, id, async (tx, { fields: { nights } }) => {
    const today = calendarDay(deps.tripNow());
    const open = new Map((await listOpenDepartures(tx, id, today)).map((one) => [one.id, one]));
    const outcomes: DepartureOutcome[] = [];
    for (const { departure, version, fields } of edits) {
      const known = open.get(departure);
      const of = { departure, departsOn: known?.departsOn ?? null, taken: known ? known.held + known.sold : 0 };
      if (!known) {
        outcomes.push({ ...of, before: {}, after: {}, refused: 'no_such_departure' });
        continue;
      }
      const edit = { ...factsOf(known), ...given(fields), version };
      const done = preview
        ? plannedChange(known, edit, today)
        : await writeDeparture(tx, { deps, operator, packageId: id, nights }, known, edit);
      const refused = done.ok ? null : (EDIT_REFUSALS.find((one) => one === done.error) ?? 'departure_changed');
      outcomes.push({ ...of, ...(done.ok ? done.value : { before: {}, after: {} }), refused });
    }
    const answer = await shown(tx, deps, id);
    return answer.ok ? ok({ package: answer.value, outcomes }) : answer;
  });
}

/** All of them or none; who is on one has booked it. */
export async function cancelEmptyDepartures(
  deps: ShopDeps,
  operator: Operator,
  id: string,
  departureIds: readonly number[],
): Promise<Result<AdminPackage, ErrorOf<typeof cancelContract>>> {
  return withPackage(deps.db, id, async (tx) => {
    const open = await listOpenDepartures(tx, id, calendarDay(deps.tripNow()));
    const named = open.filter((known) => departureIds.includes(known.id));
    if (named.length !== new Set(departureIds).size) return err('no_such_departure');
    const booked = named.find(({ held, sold }) => held + sold > 0);
    const isDone = booked === undefined && (await cancelEmpty(tx, departureIds, deps.now()));
    if (!isDone) {
      const { departsOn, held, sold } = booked ?? named[0] ?? NOBODY;
      return err('departure_is_booked', { departsOn, held, sold });
    }
    const days: CalendarDay[] = named.map(({ departsOn }) => departsOn);
    await audit(tx, { operator, action: 'departure.cancel', subject: subjectOf(id), before: { days } });
    return shown(tx, deps, id);
  });
}

/** A field that is not there stays as it is; one that is null is meant. */
const given = (fields: DepartureEdits['edits'][number]['fields']): Partial<DepartureFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const NOBODY = { departsOn: null, held: 0, sold: 0 };

const factsOf = ({ departsOn, capacity, price, cutoffDays, minimumParty, state }: OpenDeparture): DepartureFields => ({
  ...{ departsOn, capacity, price, cutoffDays, minimumParty, state },
});
