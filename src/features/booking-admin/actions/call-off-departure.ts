/** The decision that a departure does not run. What follows from it for each booking is done by `bookings/actions/call-off.ts`. */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { calendarDay } from '../../../shared/dates.ts';
import type { InputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { sumOnDeparture } from '../../bookings/store/cancellations.ts';
import { type DecidedDeparture, lockDeparture, markDepartureCancelled } from '../../packages/store/departures.ts';
import { type DepartureChoice, findChoice, findOtherDate } from '../../packages/store/rebooking-departures.ts';
import type { CallOffError, CallOffPreview, callOffDeparture as contract } from '../contract/call-off.ts';

export async function previewCallOff(
  { db }: Pick<Deps, 'db'>,
  idText: string,
): Promise<Result<CallOffPreview, 'no_such_departure'>> {
  return inTransaction(db, async (tx) => {
    const known = await find(tx, idText);
    return known ? ok(await told(tx, known)) : err('no_such_departure');
  });
}

/** With its row locked nobody takes a seat of it, so what is counted is what is agreed to. */
export async function callOffDeparture(
  { db, now, tripNow }: Pick<Deps, 'db' | 'now' | 'tripNow'>,
  operator: Operator,
  idText: string,
  { bookings, dollars, reason, offer }: InputOf<typeof contract>,
): Promise<Result<CallOffPreview, CallOffError>> {
  return inTransaction(db, async (tx) => {
    const known = await find(tx, idText);
    if (!known) return err('no_such_departure');
    const shown = await told(tx, known);
    if (known.state === 'cancelled') return ok(shown);
    if (known.departsOn <= calendarDay(tripNow())) return err('departure_has_left');
    if (shown.bookings !== bookings || shown.dollars !== dollars) {
      return err('departure_has_changed', { bookings: shown.bookings, dollars: shown.dollars });
    }
    const other = offer === undefined ? null : await findChoice(tx, offer, now());
    if (offer !== undefined && !(other && isOffered(other, known))) return err('departure_gone');
    await markDepartureCancelled(
      tx,
      known.id,
      reason,
      now(),
      other && { departureId: other.departureId, by: operator },
    );
    await audit(tx, {
      operator,
      action: 'departure.call-off',
      subject: `departure:${known.id}`,
      before: { package: known.packageId, departsOn: known.departsOn, state: known.state, bookings, dollars },
      after: { state: 'cancelled', reason, ...(other && { offered: other.departureId }) },
    });
    return ok(await told(tx, { ...known, state: 'cancelled', because: reason }));
  });
}

function isOffered(other: DepartureChoice, { id, packageId }: DecidedDeparture): boolean {
  return other.packageId === packageId && other.state === 'on_sale' && other.departureId !== id;
}

async function find(tx: Db, idText: string): Promise<DecidedDeparture | null> {
  return /^[1-9]\d{0,8}$/.test(idText) ? lockDeparture(tx, Number(idText)) : null;
}

async function told(
  tx: Db,
  { sold: _, held: __, id: departureId, ...known }: DecidedDeparture,
): Promise<CallOffPreview> {
  const offered = (await findOtherDate(tx, departureId))?.departureId ?? null;
  return { ...known, departureId, offered, ...(await sumOnDeparture(tx, departureId)) };
}
