/**
 * One text to many: filled for each booking, one email for each mailbox, exactly those that were shown. The emails are
 * rows before any leaves, so a process that dies sends the rest and none twice.
 */
import { type Db, inTransaction } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { calendarDay } from '../../../shared/dates.ts';
import { isMailAddress } from '../../../shared/email-address.ts';
import type { InputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { listUsernames } from '../../accounts/store.ts';
import { referenceOf } from '../../bookings/rules/booking-id.ts';
import { type AddressedBooking, listAddressed, listAddressedOf } from '../../bookings/store/message-recipients.ts';
import { listNamedDepartures } from '../../packages/store/departure-lists.ts';
import {
  type Audience,
  type sendMessages as contract,
  type MessageForm,
  type Preview,
  type SendError,
  sendCopy,
} from '../contract/messages.ts';
import { faultySlots, filled, fillingOf, MOST_RECIPIENTS, type WrittenTo } from '../rules.ts';
import { findByKey, insertCopies, insertMessage } from '../store/messages.ts';

type Refused = 'unknown_slot' | 'too_many_recipients';

export async function previewMessage(
  deps: Pick<Deps, 'db' | 'tripNow'>,
  { audience, ...form }: MessageForm & { readonly audience: Audience },
): Promise<Result<Preview, Refused>> {
  const [slot] = faultySlots(`${form.subject}\n${form.body}`);
  if (slot !== undefined) return err('unknown_slot', { slot });
  const bookings = await bookingsOf(deps.db, audience);
  if (bookings.length > MOST_RECIPIENTS) return err('too_many_recipients');
  return ok(await filledFor(deps, form, bookings));
}

export async function sendMessages(
  { db, jobs, now, tripNow }: Pick<Deps, 'db' | 'jobs' | 'now' | 'tripNow'>,
  operator: Operator,
  { key, agreed, audience, ...form }: InputOf<typeof contract>,
): Promise<Result<{ id: number; emails: number }, SendError>> {
  return inTransaction(db, async (tx) => {
    const before = await sentBefore(tx, operator, key, form);
    if (before) return before;
    const preview = await previewMessage({ db: tx, tripNow }, { ...form, audience });
    if (!preview.ok) return preview;
    const { emails } = preview.value;
    if (emails.length === 0) return err('nobody');
    if (emails.length !== agreed) return err('audience_changed', { emails: emails.length });
    const departureId = 'departure' in audience ? audience.departure : null;
    const written = { key, operatorId: operator.id, operator: operator.name, ...form, departureId, writtenAt: now() };
    const id = await insertMessage(tx, written);
    // The same press has come first, at this moment: its message is there now.
    if (id === null) return (await sentBefore(tx, operator, key, form)) ?? err('key_reused');
    await insertCopies(tx, id, emails);
    for (const { bookingId } of emails) await jobs.send(tx, sendCopy, { messageId: id, bookingId });
    const after = { emails: emails.length, ...(departureId !== null && { departure: departureId }) };
    await audit(tx, { operator, action: 'message.send', subject: `message:${id}`, after });
    return ok({ id, emails: emails.length });
  });
}

/** What became of this press when it arrived before; null: it has not. */
async function sentBefore(
  tx: Db,
  operator: Operator,
  key: string,
  { subject, body }: MessageForm,
): Promise<Result<{ id: number; emails: number }, 'key_reused'> | null> {
  const before = await findByKey(tx, key);
  if (!before) return null;
  const isSame = before.operatorId === operator.id && before.subject === subject && before.body === body;
  return isSame ? ok({ id: before.id, emails: before.emails }) : err('key_reused');
}

function bookingsOf(db: Db, audience: Audience): Promise<AddressedBooking[]> {
  return 'departure' in audience ? listAddressedOf(db, audience.departure) : listAddressed(db, audience.bookings);
}

async function filledFor(
  { db, tripNow }: Pick<Deps, 'db' | 'tripNow'>,
  { subject, body }: MessageForm,
  bookings: readonly AddressedBooking[],
): Promise<Preview> {
  const usernames = await listUsernames(db, [...new Set(bookings.flatMap(({ userId }) => userId ?? []))]);
  const departures = await listNamedDepartures(db, [...new Set(bookings.map(({ departureId }) => departureId))]);
  const departureOf = new Map(departures.map((departure) => [departure.departureId, departure]));
  const emails: Preview['emails'] = [];
  const leftOut: Preview['leftOut'] = [];
  const written = new Set<string>();
  for (const booking of bookings) {
    const departure = departureOf.get(booking.departureId);
    if (!departure) throw new Error(`Booking ${booking.id} has no departure`);
    const reference = referenceOf(booking.id);
    const recipient = booking.contactEmail ?? '';
    const name = booking.contactName ?? (booking.userId === null ? null : (usernames.get(booking.userId) ?? null));
    const to: WrittenTo = { ...departure, name, numberOfTravelers: booking.numberOfTravelers, reference };
    const filling = fillingOf(to, calendarDay(tripNow()));
    const [head, text] = [filled(subject, filling), filled(body, filling)];
    const leave = (why: Preview['leftOut'][number]['why']) => leftOut.push({ bookingId: booking.id, reference, why });
    if (booking.state !== 'confirmed') leave('not_confirmed');
    else if (!isMailAddress(recipient)) leave('no_address');
    else if (head === null || text === null) leave('slot_is_empty');
    else if (written.has(recipient.toLowerCase())) leave('same_address');
    else {
      written.add(recipient.toLowerCase());
      emails.push({ bookingId: booking.id, reference, recipient, subject: head, body: text });
    }
  }
  return { emails, leftOut };
}
