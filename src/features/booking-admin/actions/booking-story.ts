/** One booking's whole story for an operator: put together from what every table has on record about it. */

import { type AuditEntry, readAudit } from '../../../kernel/audit-log.ts';
import { listBouncesOf } from '../../../kernel/bounces.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { EMAIL_LATE_SECONDS } from '../../../shared/late-email.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { listUsernames } from '../../accounts/store.ts';
import { nothingIfAway } from '../../bookings/actions/advance-booking.ts';
import { isCancellable, offerOf, startOf } from '../../bookings/actions/cancel-booking.ts';
import {
  EMAIL_KINDS,
  type EmailKind,
  NUMBERED_KINDS,
  type NumberedKind,
  repeatedEmailId,
} from '../../bookings/rules/booking-emails.ts';
import { bookingIdFrom, referenceOf } from '../../bookings/rules/booking-id.ts';
import { hasLeft } from '../../bookings/rules/booking-state.ts';
import { isSlow } from '../../bookings/rules/is-slow.ts';
import { refundsAfterDisputes, standingOfDispute } from '../../bookings/rules/refunds-owed.ts';
import { listChanges } from '../../bookings/store/booking-changes.ts';
import {
  type BookingRecord,
  type EmailRow,
  findBookingRecord,
  listEmails,
  listReasons,
  listRefunds,
} from '../../bookings/store/booking-record.ts';
import { hasUndeliveredEmail } from '../../bookings/store/email-record.ts';
import { listPayments } from '../../bookings/store/further-payments.ts';
import { listNotes } from '../../bookings/store/notes.ts';
import { findDestination } from '../../destinations/actions.ts';
import { paymentsOf, refundsOf } from '../../payments/actions/ask-provider.ts';
import { atBank } from '../../payments/rules/dispute.ts';
import { isPaidElsewhere } from '../../payments/rules/paid-elsewhere.ts';
import { type AlarmOnRecord, listAlarmRecords } from '../../payments/store/alarms.ts';
import { listDisputesOf } from '../../payments/store/disputes.ts';
import { listWebhookEvents } from '../../payments/store/webhook-events.ts';
import { UNNAMED } from '../../trips/actions/travellers.ts';
import { listTravellers } from '../../trips/store/travellers.ts';
import type { BookingPayments, BookingStory } from '../contract/booking-story.ts';
import type { AdminAlarm } from '../contract/payment-alarms.ts';
import { mayCorrectContact, repeatableEmails } from '../rules/emails-and-contact.ts';
import { needsOf, stepsOf } from '../rules/steps-and-needs.ts';

export type StoryDeps = Pick<Deps, 'db' | 'now' | 'tripNow'>;

/** More of one booking is nobody's reading; the log of actions has a page of its own. */
const MOST_ENTRIES = 100;

export async function findStory(telling: StoryDeps, idText: string): Promise<Result<BookingStory, 'no_such_booking'>> {
  const id = bookingIdFrom(idText);
  const row = id === null ? null : await findBookingRecord(telling.db, id);
  return row ? ok(await tell(telling, row)) : err('no_such_booking');
}

export async function tell(telling: StoryDeps, row: BookingRecord): Promise<BookingStory> {
  const { db } = telling;
  const { id, paymentIds } = row;
  const reference = referenceOf(id);
  const usernames = await listUsernames(db, row.userId === null ? [] : [row.userId]);
  const travellers = await listTravellers(db, id);
  const refunds = await listRefunds(db, id);
  const alarms = await listAlarmRecords(db, { bookingId: id, most: MOST_ENTRIES });
  const start = startOf(telling, row);
  const letters = await presentEmails(telling, row);
  const undelivered = await hasUndeliveredEmail(db, id);
  const now = telling.now();
  const notices = await listWebhookEvents(db, paymentIds, MOST_ENTRIES);
  const disputes = await listDisputesOf(db, paymentIds);
  const told = refundsAfterDisputes(refunds, disputes);
  const timeZone = findDestination(row.agreed.destinationId)?.timeZone ?? 'UTC';
  return {
    id,
    reference,
    state: row.state,
    failure: row.failure,
    heldUntil: row.state === 'optioned' ? row.holdUntil.toISOString() : null,
    needs: needsOf({
      hasAlarm: alarms.some(({ lookedAt }) => lookedAt === null),
      hasStuckRefund: told.some(
        ({ state, askedForAt }) =>
          state === 'refused' || state === 'owed' || (state === 'due' && isSlow(askedForAt, now)),
      ),
      isDisputed: disputes.some(({ status }) => standingOfDispute(status, row.state) === 'asks'),
      isOpenTooLong: row.isOpenTooLong,
      hasStuckEmail: undelivered || letters.some(({ isLate }) => isLate),
    }),
    person: {
      username: (row.userId !== null && usernames.get(row.userId)) || null,
      contactEmail: row.contactEmail || null,
      contactName: row.contactName,
      contactPhone: row.contactPhone,
      country: row.country,
      specialRequests: row.specialRequests || null,
      hasLeft: hasLeft(row),
      channel: row.channel,
    },
    trip: {
      packageId: row.agreed.id,
      packageName: row.agreed.name,
      location: row.agreed.location,
      departureId: row.departureId,
      departsOn: row.departsOn,
      returnsOn: row.returnsOn,
      agreement: row.agreement,
      version: row.packageVersion,
      isAssumed: row.isAgreementAssumed,
    },
    numberOfTravelers: row.numberOfTravelers,
    travellers: Array.from({ length: row.numberOfTravelers }, (_, i) => travellers[i] ?? UNNAMED),
    money: {
      pricePerPerson: row.pricePerPerson,
      subtotal: row.subtotal,
      taxes: row.taxes,
      total: row.totalPrice,
      paid: row.paid,
      givenBack: row.givenBack,
      withheld: refunds.reduce((sum, { state, dollars }) => sum + (state === 'disputed' ? dollars : 0), 0),
      refunds: told.map(({ paymentId, ...refund }) => ({
        ...refund,
        isElsewhere: isPaidElsewhere(paymentId),
        askedForAt: refund.askedForAt.toISOString(),
        endedAt: refund.endedAt?.toISOString() ?? null,
      })),
      reasons: (await listReasons(db, id)).map((reason) => ({ ...reason, at: reason.at.toISOString() })),
      card: row.cardBrand && row.cardLast4 ? { brand: row.cardBrand, last4: row.cardLast4 } : null,
    },
    steps: stepsOf(row).map(({ state, at }) => ({ state, at: at?.toISOString() ?? null })),
    offer: isCancellable(row, start) ? offerOf(row, start) : null,
    changes: (await listChanges(db, id)).map(({ answerBy, ...change }) => ({
      ...change,
      at: change.at.toISOString(),
      answerBy: answerBy?.toISOString() ?? null,
    })),
    payments: (await listPayments(db, [id])).map(({ attempt, change, method, state, dollars, stateSince }) => ({
      ...{ attempt, change, method, state, dollars },
      at: stateSince.toISOString(),
    })),
    notes: (await listNotes(db, id)).map((note) => ({ ...note, at: note.at.toISOString() })),
    letters,
    mayRepeat: repeatableEmails(row, row, timeZone, telling.tripNow()),
    mayCorrectContact: mayCorrectContact(row, row, timeZone, telling.tripNow()),
    notices: notices.map((notice) => ({ ...notice, receivedAt: notice.receivedAt.toISOString() })),
    bank: atBank(disputes),
    disputes: disputes.map(({ amountCents: cents, answerUntil, ...dispute }) => ({
      ...dispute,
      cents,
      answerUntil: answerUntil?.toISOString() ?? null,
    })),
    alarms: alarms.map(presentAlarm),
    audit: (await readAudit(db, { subject: `booking:${id}`, most: MOST_ENTRIES })).map(presentAuditEntry),
  };
}

async function presentEmails({ db, now }: StoryDeps, { id }: BookingRecord): Promise<BookingStory['letters']> {
  const letters = await listEmails(db, id);
  const returned = await listBouncesOf(db, letters.flatMap(namesOf));
  return letters.flatMap((letter) => {
    const kind = kindOf(letter, id);
    if (!kind) return [];
    return {
      kind,
      state: letter.state,
      dueSince: letter.dueSince.toISOString(),
      endedAt: letter.endedAt?.toISOString() ?? null,
      repeats: letter.repeats,
      isLate: letter.state === 'due' && isSlow(letter.dueSince, now(), EMAIL_LATE_SECONDS),
      returned: returned
        .filter(({ emailId }) => namesOf(letter).includes(emailId))
        .map(({ at, status, mailboxIsGone }) => ({ at: at.toISOString(), status, mailboxIsGone })),
    };
  });
}

/** Every name it has left under. */
function namesOf({ id, repeats }: EmailRow): string[] {
  return [id, ...Array.from({ length: repeats }, (_, i) => repeatedEmailId(id, i + 1))];
}

function kindOf({ id }: EmailRow, bookingId: number): EmailKind | NumberedKind | null {
  const start = `booking-${referenceOf(bookingId)}-`;
  const numbered = NUMBERED_KINDS.find((kind) => id.startsWith(`${start}${kind}-`));
  return numbered ?? EMAIL_KINDS.find((kind) => id === `${start}${kind}`) ?? null;
}

export function presentAlarm(alarm: AlarmOnRecord): AdminAlarm {
  return {
    ...alarm,
    reference: referenceOf(alarm.bookingId),
    raisedAt: alarm.raisedAt.toISOString(),
    lookedAt: alarm.lookedAt?.toISOString() ?? null,
  };
}

function presentAuditEntry({ id, at, operator, action, before, after }: AuditEntry): BookingStory['audit'][number] {
  return { id, at: at.toISOString(), operator, action, before, after };
}

/** The provider is asked now, in a call of its own: the story does not wait for it. */
export async function findBookingPayments(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  idText: string,
): Promise<Result<BookingPayments, 'no_such_booking'>> {
  const id = bookingIdFrom(idText);
  const row = id === null ? null : await findBookingRecord(db, id);
  if (!row) return err('no_such_booking');

  const known = await paymentsOf(payments, row.id).catch(nothingIfAway);
  const refunds = known && (await refundsOfAll(payments, row.paymentIds).catch(nothingIfAway));
  if (!known || !refunds) return ok({ answered: false, payments: [], refunds: [] });
  return ok({
    answered: true,
    payments: known.map(
      ({ id: paymentId, attempt, state, amountCents: cents, capturedCents, declineCode, createdAt }) => ({
        id: paymentId,
        attempt,
        state,
        cents,
        capturedCents,
        declineCode,
        createdAt: createdAt.toISOString(),
        isOwn: row.paymentIds.includes(paymentId),
      }),
    ),
    refunds: refunds.map(({ id: refundId, amountCents: cents, state, createdAt }) => ({
      id: refundId,
      cents,
      state,
      createdAt: createdAt.toISOString(),
    })),
  });
}

async function refundsOfAll(payments: Deps['payments'], paymentIds: readonly string[]) {
  const all = [];
  for (const paymentId of paymentIds) all.push(...(await refundsOf(payments, paymentId)));
  return all;
}

export async function findStoryOf(way: Pick<Deps, 'db' | 'now' | 'tripNow'>, bookingId: number): Promise<BookingStory> {
  const row = await findBookingRecord(way.db, bookingId);
  if (!row) throw new Error(`Booking ${bookingId} is gone`);
  return tell(way, row);
}
