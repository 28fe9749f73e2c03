/** A list of bookings as a file. Who took it along, and with people in it or not, is on record. */
import { inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import { csvOf } from '../../../kernel/csv.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import type { FileAnswer } from '../../../shared/file-answer.ts';
import { referenceOf } from '../../bookings/rules/booking-id.ts';
import { type ExportedBooking, listExported } from '../../bookings/store/sums-and-export.ts';
import { listNamedDepartures, type NamedDeparture } from '../../packages/store/departure-lists.ts';
import { travelsNamedSql } from '../../trips/store/travellers.ts';
import type { BookingsSought } from '../contract/list-bookings.ts';
import { soughtFrom } from './list-bookings.ts';

const MOST = 200_000;
const CURRENCY = 'USD';

export async function exportBookings(
  { db }: Pick<Deps, 'db'>,
  operator: Operator,
  asked: BookingsSought,
): Promise<FileAnswer> {
  const isOwner = operator.role === 'owner';
  const rows = await listExported(db, await soughtFrom({ db }, asked), MOST, travelsNamedSql);
  const departures = await listNamedDepartures(db, [...new Set(rows.map(({ departureId }) => departureId))]);
  const departureOf = new Map(departures.map((departure) => [departure.departureId, departure]));
  await inTransaction(db, (tx) =>
    audit(tx, {
      operator,
      action: 'booking.export',
      subject: 'booking:all',
      after: { rows: rows.length, people: isOwner, role: operator.role },
    }),
  );
  const bytes = csvOf([
    [...HEADS, ...(isOwner ? PEOPLE : [])],
    ...rows.map((row) => [
      ...cellsOf(row, departureOf.get(row.departureId)),
      ...(isOwner ? [row.contactName ?? '', row.contactEmail ?? '', row.contactPhone ?? ''] : []),
    ]),
  ]);
  return { name: 'bookings.csv', bytes };
}

/** They are read by programs and stay as they are. */
const HEADS = [
  ...['reference', 'status', 'payment_status', 'booked_at', 'package', 'departure_date', 'return_date', 'pax'],
  ...['subtotal', 'taxes', 'total', 'paid', 'refunded', 'currency', 'cancelled_at', 'channel'],
] as const;
const PEOPLE = ['lead_name', 'email', 'phone'] as const;

function cellsOf(row: ExportedBooking, departure: NamedDeparture | undefined): (string | number)[] {
  const { id, state, paymentStatus, createdAt, travelers, subtotal, taxes, total, paid, givenBack } = row;
  return [
    ...[referenceOf(id), state, paymentStatus, createdAt.toISOString()],
    ...[departure?.packageName ?? '', departure?.departsOn ?? '', departure?.returnsOn ?? '', travelers],
    ...[subtotal, taxes, total, paid, givenBack, CURRENCY],
    state === 'cancelled' ? row.stateSince.toISOString() : '',
    row.channel,
  ];
}
