/**
 * Do seats, bookings, payments, emails, refunds and open items agree? Looks and tells; changes
 * nothing, and may look while the site sells.
 *
 * Seats and bookings are read as of one moment. The provider's ledger is of
 * another: what looks wrong is therefore asked about a second time, and what is
 * young counts as under way. It is read whole, without regard to what anybody has
 * checked before and to any clock.
 */
import { inSnapshot } from '../../../database/sql.ts';
import type { ProviderPayment, ProviderRefund } from '../../../effects/payments/payments-port.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { EMAIL_LATE_SECONDS } from '../../../shared/late-email.ts';
import { listSeats } from '../../packages/store/seats.ts';
import {
  allPaymentsOf,
  everyPage,
  findPayment,
  isCapturedFor,
  refundsOf,
} from '../../payments/actions/ask-provider.ts';
import { atBank, isTakenBack } from '../../payments/rules/dispute.ts';
import { listAlarms } from '../../payments/store/alarms.ts';
import { listDisputes } from '../../payments/store/disputes.ts';
import { listOverdueWaiting } from '../../waitlist/store/entries.ts';
import { consistencyCopy as say } from '../copy/consistency.ts';
import { isOpen } from '../rules/booking-state.ts';
import {
  listBookedSeats,
  listConfirmed,
  listLateEmails,
  listLateRefunds,
  listOpen,
  listOwed,
  listPaidBack,
  listShownWrongly,
  listUnwritten,
  listWrittenWrongly,
  type Owed,
} from '../store/consistency.ts';
import type { BookingPayment } from '../store/further-payments.ts';
import { isLive } from './advance-booking.ts';
import { listOpenDisputes, listOwedAfterDispute } from './disputes.ts';
import { dueOf, isUnderWay } from './further-payment.ts';

type Rule = keyof typeof say.rules;

export interface Inconsistency {
  readonly rule: Rule;
  readonly what: string;
  readonly todo: string;
}

type ConsistencyDeps = Pick<Deps, 'db' | 'payments'>;

const PAGE = 1000;

/** In the order of the report. One more question to the sale is one more entry. */
const EXAMINATIONS: readonly ((looking: ConsistencyDeps) => Promise<Inconsistency[]>)[] = [
  examineSeats,
  examineMoney,
  examineAnswers,
  examineEmails,
  examineRefunds,
  examineDisputes,
  examineWaiting,
  examineOpenItems,
];

/** Empty: everything agrees. */
export async function examineSale(looking: ConsistencyDeps): Promise<Inconsistency[]> {
  const found: Inconsistency[] = [];
  for (const examine of EXAMINATIONS) found.push(...(await examine(looking)));
  return found;
}

async function examineSeats({ db }: ConsistencyDeps): Promise<Inconsistency[]> {
  const [departures, booked] = await inSnapshot(db, async (tx) => [await listSeats(tx), await listBookedSeats(tx)]);
  const bookedOf = new Map(booked.map((seats) => [seats.departureId, seats]));
  return departures.flatMap(({ departureId, packageId, departsOn, capacity, held, sold }) => {
    const name = `${departureId} (${packageId}, ${departsOn})`;
    const of = bookedOf.get(departureId) ?? { sold: 0, held: 0 };
    const counted = (seats: { readonly sold: number; readonly held: number }) =>
      `${seats.sold} sold and ${seats.held} held`;
    const wrong: Inconsistency[] = [];
    if (of.sold !== sold || of.held !== held) {
      wrong.push({ rule: 'seats', ...say.seats(name, counted({ sold, held }), counted(of)) });
    }
    const taken = Math.max(sold + held, of.sold + of.held);
    if (taken > capacity) wrong.push({ rule: 'seats', ...say.tooMany(name, taken, capacity) });
    return wrong;
  });
}

/** The whole ledger against its bookings, then the confirmed bookings that the ledger does not know. */
async function examineMoney(looking: ConsistencyDeps): Promise<Inconsistency[]> {
  const { db, payments } = looking;
  const paid = new Set<string>();
  const suspects = new Set<number>();
  for await (const page of everyPage(payments)) {
    const bookings = await listOwed(db, [...new Set(page.payments.map(({ bookingId }) => bookingId))]);
    for (const payment of page.payments) {
      const booking = bookings.get(payment.bookingId);
      if (judgePayment(payment, booking)) suspects.add(payment.bookingId);
      else if (payment.state === 'captured' && booking) paid.add(payment.id);
    }
  }
  for (let after = 0; ; ) {
    const page = await listConfirmed(db, { after, most: PAGE });
    for (const booking of page) if (takenFor(booking).some((id) => !paid.has(id))) suspects.add(booking.id);
    const last = page.at(-1);
    if (!last || page.length < PAGE) break;
    after = last.id;
  }
  const found: Inconsistency[] = [];
  for (const bookingId of suspects) found.push(...(await askAgain(looking, bookingId)));
  return found;
}

/** The provider's payments that a booking was paid by. */
function takenFor({ paymentId, others }: Owed): string[] {
  const further = others.filter(({ state, method }) => state === 'captured' && method === 'card');
  const ids = [paymentId, ...further.map((other) => other.paymentId)];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** The booking first, then its payments: what was only in between has come to its end. */
async function askAgain({ db, payments }: ConsistencyDeps, bookingId: number): Promise<Inconsistency[]> {
  const booking = (await listOwed(db, [bookingId])).get(bookingId);
  const known = [...(await allPaymentsOf(payments, { id: bookingId, paymentId: booking?.paymentId ?? null }))];
  const taken = booking?.state === 'confirmed' ? takenFor(booking) : [];
  for (const id of taken.filter((wanted) => !known.some((payment) => payment.id === wanted))) {
    const late = await findPayment(payments, id);
    if (late) known.push(late);
  }
  const wrong = known.flatMap((payment) => {
    const rule = judgePayment(payment, booking);
    return rule ? [told(rule, payment, booking, known)] : [];
  });
  const isUnknown = taken.some((wanted) => !known.some(({ id }) => id === wanted));
  return isUnknown ? [...wrong, { rule: 'money', ...say.unpaid(bookingId, null) }] : wrong;
}

function told(
  rule: PaymentRule,
  payment: ProviderPayment,
  booking: Owed | undefined,
  known: readonly ProviderPayment[],
): Inconsistency {
  const { id, bookingId } = payment;
  const state = booking?.state ?? null;
  if (rule === 'unpaid') return { rule: 'money', ...say.unpaid(bookingId, payment.state) };
  if (rule === 'still_live') return { rule: 'live', ...say.stillLive(bookingId, id, state) };
  if (rule === 'wrong_amount') {
    const taken = { payment: id, cents: payment.capturedCents, currency: payment.currency };
    const dollars = booking?.others.find((other) => other.paymentId === id)?.dollars ?? booking?.totalPrice ?? 0;
    return { rule: 'money', ...say.wrongAmount(bookingId, taken, dollars * 100) };
  }
  const own = known.find((other) => other.id === booking?.paymentId && other.id !== id && other.state === 'captured');
  if (own) return { rule: 'twice', ...say.paidTwice(bookingId, id, own.id) };
  return { rule: 'money', ...say.paidForNothing(bookingId, id, state) };
}

/** What a traveller was told is what the row says; a lost row would show as money without a booking. */
async function examineAnswers({ db }: ConsistencyDeps): Promise<Inconsistency[]> {
  return (await listShownWrongly(db)).map(({ id, state, status, paymentStatus }) => ({
    rule: 'told',
    ...say.toldWrong(id, state, `${status}, ${paymentStatus}`),
  }));
}

async function examineEmails({ db }: ConsistencyDeps): Promise<Inconsistency[]> {
  const rule = 'letters' as const;
  const written = await listWrittenWrongly(db);
  const late = await listLateEmails(db, EMAIL_LATE_SECONDS);
  return [
    ...(await listUnwritten(db)).map((id) => ({ rule, ...say.unwritten(id) })),
    ...written
      .filter(({ isMisnamed }) => isMisnamed)
      .map(({ bookingId, letters }) => ({ rule, ...say.writtenTwice(bookingId, letters) })),
    ...written
      .filter(({ state }) => state !== 'confirmed' && state !== 'cancelled')
      .map(({ bookingId, state }) => ({ rule, ...say.writtenForNothing(bookingId, state) })),
    ...late.map(({ bookingId, waitedSeconds }) => ({ rule, ...say.emailWaits(bookingId, waitedSeconds) })),
  ];
}

/** As far as they are noted: the site notes them when it is told, and every few minutes without. */
async function examineDisputes({ db, payments }: ConsistencyDeps): Promise<Inconsistency[]> {
  const rule = 'disputes' as const;
  const { asks } = await listOpenDisputes(db);
  const owed = await listOwedAfterDispute(db);
  return [
    ...asks.map((dispute) => ({ rule, ...say.disputed(dispute) })),
    ...owed.map(({ bookingId }) => ({ rule, ...say.owedAfterDispute(bookingId) })),
    ...(await findGivenTwice({ db, payments })),
  ];
}

/** Refunded by us and taken back by the bank: together never more than was paid. */
async function findGivenTwice({ db, payments }: ConsistencyDeps): Promise<Inconsistency[]> {
  const noted = await listDisputes(db);
  const bookings = await listOwed(db, [...new Set(noted.map(({ bookingId }) => bookingId))]);
  const found: Inconsistency[] = [];
  for (const [paymentId, disputes] of Map.groupBy(noted, (dispute) => dispute.paymentId)) {
    const bank = atBank(disputes);
    const booking = bookings.get(disputes[0]?.bookingId ?? 0);
    const other = booking?.others.find((further) => further.paymentId === paymentId);
    if (!booking || !isTakenBack(bank) || (booking.paymentId !== paymentId && !other)) continue;
    const back = givenBackCents(await refundsOf(payments, paymentId));
    const money = { back, taken: bank.cents, paid: (other?.dollars ?? booking.totalPrice) * 100 };
    if (back > 0 && back + bank.cents > money.paid) {
      found.push({ rule: 'refunds', ...say.givenTwice(booking.id, paymentId, money) });
    }
  }
  return found;
}

function givenBackCents(known: readonly ProviderRefund[]): number {
  return known.reduce((sum, { state, amountCents }) => sum + (state === 'failed' ? 0 : amountCents), 0);
}

/** Ours first, then the provider's: a refund that ends in between is known to both. */
async function examineRefunds({ db, payments }: ConsistencyDeps): Promise<Inconsistency[]> {
  const rule = 'refunds' as const;
  const late = await listLateRefunds(db, UNDER_WAY_SECONDS);
  const found: Inconsistency[] = late.map(({ bookingId, dollars, ageSeconds }) => ({
    rule,
    ...say.refundWaits(bookingId, dollars, ageSeconds),
  }));
  for (let after = 0; ; ) {
    const page = await listPaidBack(db, { after, most: PAGE });
    for (const { bookingId, paymentId, sent, sentEarlier, owed } of page) {
      const cents = givenBackCents(await refundsOf(payments, paymentId));
      // What is due may have reached the provider already; what we sent a while ago must have, and nothing beyond.
      if (cents < sentEarlier * 100 || cents > owed * 100) {
        found.push({ rule, ...say.refundDiffers(bookingId, paymentId, sent, cents) });
      }
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE) return found;
    after = last.bookingId;
  }
}

/** Its kept seats are part of `examineSeats`. */
async function examineWaiting({ db }: ConsistencyDeps): Promise<Inconsistency[]> {
  const late = { offerSeconds: UNDER_WAY_SECONDS, emailSeconds: EMAIL_LATE_SECONDS };
  return (await listOverdueWaiting(db, late)).map((overdue) => ({
    rule: 'waiting' as const,
    ...(overdue.what === 'offer' ? say.offerStays(overdue) : say.waitlistEmailWaits(overdue)),
  }));
}

async function examineOpenItems({ db }: ConsistencyDeps): Promise<Inconsistency[]> {
  const left = (await listOpen(db)).filter(({ ageSeconds }) => ageSeconds > UNDER_WAY_SECONDS);
  const alarms = await listAlarms(db);
  return [
    ...left.map(({ id, state, ageSeconds }) => ({ rule: 'open' as const, ...say.leftOpen(id, state, ageSeconds) })),
    ...alarms.map(({ paymentId, bookingId, kind }) => ({
      rule: 'open' as const,
      ...say.alarm(bookingId, paymentId, kind),
    })),
  ];
}

type PaymentRule = 'unpaid' | 'wrong_amount' | 'paid_for_nothing' | 'still_live';

/** Where the provider answers in time recovery and reconciliation need seconds; longer than this is worth a look. */
const UNDER_WAY_SECONDS = 120;

/** Null: this payment is where it belongs, or still on its way there. How long that is, is for the booking to say: the
 * payment's own time is of another clock. */
function judgePayment(payment: ProviderPayment, booking: Owed | undefined): PaymentRule | null {
  const other = booking?.others.find(({ attempt, method }) => method === 'card' && attempt === payment.attempt);
  if (other) return judgeOther(payment, other);
  const isOwn = booking?.paymentId === payment.id;
  const isOpenYet = booking !== undefined && isOpen(booking.state) && (isOwn || booking.paymentId === null);
  if (isOpenYet) return null;

  if (payment.state === 'captured') {
    if (!isOwn || (booking.state !== 'confirmed' && booking.state !== 'cancelled')) return 'paid_for_nothing';
    return isCapturedFor(payment, booking) ? null : 'wrong_amount';
  }
  if (isOwn && booking.state === 'confirmed') return 'unpaid';
  const isFresh = booking !== undefined && booking.stateSeconds <= UNDER_WAY_SECONDS;
  return isLive(payment) && !isFresh ? 'still_live' : null;
}

/** Of a further payment of its booking. */
function judgeOther(payment: ProviderPayment, other: BookingPayment): PaymentRule | null {
  const isOwn = other.paymentId === null || other.paymentId === payment.id;
  if (isOwn && isUnderWay(other)) return null;
  if (payment.state === 'captured') {
    if (!isOwn || other.state !== 'captured') return 'paid_for_nothing';
    return isCapturedFor(payment, dueOf(other)) ? null : 'wrong_amount';
  }
  if (isOwn && other.state === 'captured') return 'unpaid';
  return isLive(payment) && other.stateSeconds > UNDER_WAY_SECONDS ? 'still_live' : null;
}
