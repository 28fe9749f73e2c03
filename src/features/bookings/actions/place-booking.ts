/**
 * Placing a booking: which request this is, what it costs, the hold, the money.
 *
 * The seats are held and committed before the provider is called, and the card
 * is reduced before anything else sees the body.
 */
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../../../kernel/deps.ts';
import { observeStep } from '../../../kernel/step-observer.ts';
import { longDate } from '../../../shared/dates.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { CancellationTerms } from '../../packages/rules/cancellation-terms.ts';
import { priceFor } from '../../packages/rules/total-price.ts';
import { findSaleTerms, type SaleTerms } from '../../packages/store/sale-terms.ts';
import { findSeats } from '../../packages/store/seats.ts';
import { askFor, type Reduced, reducePayment } from '../../payments/actions/ask-provider.ts';
import { findKept } from '../../waitlist/store/offers.ts';
import type { BookingPlaced, BookingRequest, PlaceBookingError, ResumeBookingError } from '../contract/bookings.ts';
import { bookingIdFrom, referenceOf } from '../rules/booking-id.ts';
import { isOpen, shownAs, waitsForTraveller } from '../rules/booking-state.ts';
import { MOST_FAILED_PAYMENTS_AN_HOUR, MOST_OPEN_BOOKINGS, mostTravelers, refusalFor } from '../rules/hold-limits.ts';
import { usableKey } from '../rules/idempotency-key.ts';
import { countHeld } from '../store/booking-changes.ts';
import type { SaleBooking } from '../store/booking-columns.ts';
import {
  countAttempts,
  findStanding,
  insertHold,
  type NewBooking,
  releaseExpiredHolds,
  type Standing,
} from '../store/holds.ts';
import { endUnpaid, findSaleBooking } from '../store/state-transitions.ts';
import { asItIs, endWaiting, goOn, nothingIfAway, type SaleDeps, takePayment } from './advance-booking.ts';

const WAIT_FOR_OUTCOME_MS = 8000;
const HOLD_ATTEMPTS = 6;
const RETRY_AFTER_SECONDS = 5;
/** Each look asks the provider. */
const MOST_LOOKS_A_MINUTE = 30;
/** Somebody who is paying has paid, or not, by then. */
const HELD_RETRY_AFTER_SECONDS = 2;

type Answer = Result<BookingPlaced, PlaceBookingError>;
type OutcomeError = Extract<PlaceBookingError, ResumeBookingError>;

/** What a request is, once its card is reduced. The hash knows no more of the card than the table does. */
interface Wish {
  readonly userId: number;
  readonly key: string | null;
  readonly request: Omit<BookingRequest, 'paymentDetails' | 'humanProof'>;
  readonly card: Reduced;
  readonly bodySha256: string;
  readonly heldFrom: string | null;
}

interface PlacingOptions {
  /** A keyed hash of the address block it comes from, where that is known. */
  readonly heldFrom?: string | null;
  /** How long the answer waits for a booking that is still open. */
  readonly waitMs?: number;
}

export async function placeBooking(
  sale: SaleDeps & Pick<Deps, 'captcha'>,
  userId: number,
  { paymentDetails, humanProof, ...request }: BookingRequest,
  givenKey: string | undefined,
  { heldFrom = null, waitMs = WAIT_FOR_OUTCOME_MS }: PlacingOptions = {},
): Promise<Answer> {
  const key = usableKey(givenKey);
  if (key === undefined) return err('key_not_usable');
  const card = reducePayment(sale.payments.mode, paymentDetails, sale.now());
  if (!card.ok) return card;

  const bodySha256 = hashOf(request, card.value, paymentDetails.cardHolderName);
  const held = await hold(sale, { userId, key, request, card: card.value, bodySha256, heldFrom });
  if (!held.ok) return held;
  if ('knownId' in held.value) return answerOf(sale, await outcomeOf(sale, held.value.knownId, waitMs));

  if ((await countAttempts(sale.db, userId)) > MOST_FAILED_PAYMENTS_AN_HOUR) return backOut(sale, held.value);
  const step = await takePayment(sale, held.value, card.value.token);
  if (waitsForTraveller(step) && step.isSeatless && !(await hasWorked(sale, humanProof))) {
    return answerOf(sale, await endForWork(sale, step));
  }
  return answerOf(sale, isOpen(step.state) ? await outcomeOf(sale, step.id, waitMs) : step);
}

/** Looks at an open booking's payment again: the traveller has answered the bank, or has come back to do so. */
export async function resumeBooking(
  sale: SaleDeps & Pick<Deps, 'limits'>,
  userId: number,
  idText: string,
  { waitMs = WAIT_FOR_OUTCOME_MS }: Pick<PlacingOptions, 'waitMs'> = {},
): Promise<Result<BookingPlaced, ResumeBookingError>> {
  const id = bookingIdFrom(idText);
  const step = id === null ? null : await findSaleBooking(sale.db, id, userId);
  if (!step) return err('no_such_booking');
  if (!(await sale.limits.take(`resume:${userId}`, MOST_LOOKS_A_MINUTE, 60))) return err('too_many_looks');
  if (!waitsForTraveller(step))
    return answerOf(sale, isOpen(step.state) ? await outcomeOf(sale, step.id, waitMs) : step);

  const now = await goOnWhileSeatsMayComeBack(sale, step, waitMs);
  return answerOf(sale, isOpen(now.state) ? await outcomeOf(sale, now.id, waitMs) : now);
}

/** Somebody whose bank has answered waits a moment for seats that others are paying for; after that recovery goes on. */
async function goOnWhileSeatsMayComeBack(sale: SaleDeps, waiting: SaleBooking, waitMs: number): Promise<SaleBooking> {
  const until = performance.now() + waitMs;
  const payment = await askFor(sale.payments, waiting).catch(nothingIfAway);
  if (!payment) return waiting;
  for (;;) {
    const step = await goOn(sale, waiting, payment);
    const lacksSeats = payment.state === 'authorised' && waitsForTraveller(step) && step.isSeatless;
    if (!lacksSeats || performance.now() > until) return step;
    await pause(250);
  }
}

/** Others of the same person were faster; this one may not reach the provider any more. */
async function backOut(sale: SaleDeps, held: SaleBooking): Promise<Answer> {
  await endUnpaid(sale.db, held.id, { from: 'held', to: 'released', failure: 'too_many_attempts' });
  return err('too_many_attempts');
}

/** Asked only of who may not wait otherwise, and after everything else: a proof opens one door. */
async function hasWorked({ captcha }: Pick<Deps, 'captcha'>, proof: string | undefined): Promise<boolean> {
  return proof !== undefined && (await captcha.verify('booking', proof)) === 'human';
}

/** Ended at the provider too, before its bank has put the question; the same form is sent again with the work. */
async function endForWork(sale: SaleDeps, step: SaleBooking): Promise<SaleBooking> {
  const payment = await askFor(sale.payments, step).catch(nothingIfAway);
  if (payment) return endWaiting(sale, { held: step, payment, failure: 'work_missing' });
  // Nobody to tell it: what is set aside after all is voided by reconciliation.
  const released = await endUnpaid(sale.db, step.id, { from: 'held', to: 'released', failure: 'work_missing' });
  return released ?? asItIs(sale, step);
}

type Held = Result<SaleBooking | { readonly knownId: number }, PlaceBookingError>;

/** Losing a race to an equal request, a slot or an id means looking again, a few times at most. */
async function hold(sale: SaleDeps, wish: Wish): Promise<Held> {
  let since: Date | null = null;
  for (let attempt = 1; attempt <= HOLD_ATTEMPTS; attempt++) {
    const [standing, terms]: [Standing, SaleTerms | null] = await Promise.all([
      findStanding(sale.db, { ...wish, since }),
      termsOf(sale, wish.request),
    ]);
    const seen: Date = since ?? standing.seenAt;
    since = seen;
    if (standing.knownId !== null) {
      return standing.knownSha256 === wish.bodySha256 ? ok({ knownId: standing.knownId }) : err('key_reused');
    }
    if (standing.failedThisHour >= MOST_FAILED_PAYMENTS_AN_HOUR) return err('too_many_attempts');
    if (standing.openCount >= MOST_OPEN_BOOKINGS || mayFailTooOften(standing)) return err('too_many_open_holds');

    if (standing.freeId === null) continue;
    const quoted = quote(wish, terms, standing.freeId, seen);
    if (!quoted.ok) return quoted;
    const held = await observeStep(sale, 'hold', () => insertHold(sale.db, quoted.value));
    if (typeof held === 'object') return ok(held);
    if (held !== 'no_seats') continue;

    if (await releaseExpiredHolds(sale.db, quoted.value.departureId)) continue;
    const refusal = await whyNoSeats(sale, quoted.value);
    if (refusal) return refusal;
  }
  return err('held_by_others', { retryAfterSeconds: HELD_RETRY_AFTER_SECONDS });
}

/** With four failed payments this hour, only one more may be under way. */
function mayFailTooOften({ openCount, failedThisHour }: Standing): boolean {
  return openCount > 0 && openCount + failedThisHour >= MOST_FAILED_PAYMENTS_AN_HOUR;
}

/** Refusals in the order a person would ask; the client's total is compared and never used. */
function quote(wish: Wish, terms: SaleTerms | null, id: number, since: Date): Result<NewBooking, PlaceBookingError> {
  const { request, card } = wish;
  if (!terms) return err(request.departureId === undefined ? 'no_such_package' : 'departure_gone');
  const maxGuests = mostTravelers(terms);
  if (request.numberOfTravelers > maxGuests) return err('too_many_travelers', { maxGuests });

  const price = priceFor(terms.pricePerPerson, request.numberOfTravelers);
  if (request.agreedTotal !== undefined && request.agreedTotal !== price.total) {
    return err('price_changed', { total: price.total });
  }
  if (request.agreedTotal === undefined && terms.hasNewPrice) {
    return err('price_changed', { total: price.total, field: 'agreedTotal' });
  }
  if (request.agreedTerms && !isAgreed(request.agreedTerms, terms)) {
    return err('terms_changed', { departure: longDate(terms.departsOn) });
  }
  if (request.departureId === undefined && !request.agreedTerms && terms.isNewlyNext) {
    return err('terms_changed', { departure: longDate(terms.departsOn), field: 'departureId' });
  }
  // In a rush most people come too late: they hear it without a hold being tried.
  if (terms.isSoldOut) return err('sold_out', { spotsLeft: 0 });
  return ok({
    ...price,
    id,
    userId: wish.userId,
    packageId: terms.id,
    packageVersion: terms.packageVersion,
    departsOn: terms.departsOn,
    returnsOn: terms.returnsOn,
    departureId: terms.departureId,
    numberOfTravelers: request.numberOfTravelers,
    specialRequests: request.specialRequests || null,
    pricePerPerson: terms.pricePerPerson,
    billingAddress: request.billingAddress,
    cardBrand: card.brand,
    cardLast4: card.last4,
    contactEmail: request.contactEmail || null,
    contactName: request.contactName || null,
    contactPhone: request.contactPhone || null,
    cancellation: terms.cancellation,
    key: wish.key,
    bodySha256: wish.bodySha256,
    heldFrom: wish.heldFrom,
    since,
  });
}

function isAgreed(
  { departsOn, cancellation }: NonNullable<BookingRequest['agreedTerms']>,
  terms: Pick<SaleTerms, 'departsOn' | 'cancellation'>,
): boolean {
  const steps = (all: CancellationTerms) => all.map(({ days, percent }) => `${days}:${percent}`).join();
  return departsOn === terms.departsOn && steps(cancellation) === steps(terms.cancellation);
}

/**
 * Null: seats came free between the two statements, or they are somebody's who waits and is about to have their turn.
 * Seats kept for a turn or held for a change do not come back within moments: to everybody else they are gone.
 */
async function whyNoSeats(sale: SaleDeps, wanted: NewBooking): Promise<Result<never, PlaceBookingError> | null> {
  const { departureId, userId, numberOfTravelers } = wanted;
  const [seats, kept] = [await findSeats(sale.db, departureId), await findKept(sale.db, departureId, userId)];
  if (!seats) return err('no_such_package');
  const { capacity, held, sold } = seats;
  const spotsLeft = Math.max(capacity - held - sold, kept.own);
  if (kept.own > 0 && spotsLeft < numberOfTravelers) return err('not_enough_spots', { spotsLeft });

  const gone = kept.all + (await countHeld(sale.db, departureId));
  const refusal = refusalFor({ capacity, held: held - gone, sold: sold + gone }, numberOfTravelers);
  if (refusal === 'held_by_others') return err(refusal, { retryAfterSeconds: HELD_RETRY_AFTER_SECONDS });
  return refusal && err(refusal, { spotsLeft });
}

function termsOf(sale: SaleDeps, { packageId, departureId }: Wish['request']): Promise<SaleTerms | null> {
  return findSaleTerms(sale.db, packageId, { tripNow: sale.tripNow(), now: sale.now(), departureId });
}

/** Where a booking driven by somebody else ends, or still stands when patience is over. */
async function outcomeOf(sale: SaleDeps, id: number, waitMs: number): Promise<SaleBooking> {
  const until = performance.now() + waitMs;
  for (let wait = 20; ; wait = Math.min(wait * 1.5, 400)) {
    const step = await asItIs(sale, { id });
    if (!isOpen(step.state) || waitsForTraveller(step) || performance.now() + wait > until) return step;
    await pause(wait);
  }
}

async function answerOf(sale: SaleDeps, step: SaleBooking): Promise<Result<BookingPlaced, OutcomeError>> {
  if (step.state === 'declined') {
    return err(step.failure === 'insufficient_funds' ? 'insufficient_funds' : 'payment_declined');
  }
  if (step.failure === 'work_missing') return err('human_check_needed');
  if (step.failure === 'seats_gone') return err('seats_gone');
  if (step.state === 'released') return err('try_again', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  const placed = {
    bookingId: step.id,
    reference: referenceOf(step.id),
    ...shownAs(step.state),
    ...(step.isSeatless && { seatsHeld: false as const }),
  };
  const clientSecret = waitsForTraveller(step) ? await actionOf(sale, step) : null;
  return ok(clientSecret === null ? placed : { ...placed, action: { clientSecret } });
}

/** Asked for each time and kept nowhere. Null: the provider is away, or does not wait any more. */
async function actionOf(sale: SaleDeps, step: SaleBooking): Promise<string | null> {
  const payment = await askFor(sale.payments, step).catch(nothingIfAway);
  return payment?.actionSecret ?? null;
}

function hashOf(request: Wish['request'], { brand, last4 }: Reduced, cardHolderName: string): string {
  const { packageId, numberOfTravelers, specialRequests, contactEmail, agreedTotal, agreedTerms, billingAddress } =
    request;
  const { departureId, contactName, contactPhone } = request;
  const { address, city, zipCode, country } = billingAddress;
  const parts = [packageId, numberOfTravelers, specialRequests || null, contactEmail || null, agreedTotal ?? null];
  const agreed = [...(agreedTerms ? [agreedTerms] : []), ...(departureId === undefined ? [] : [departureId])];
  // Named, so that no body without them is another than it was.
  const caller = contactName || contactPhone ? [{ contactName, contactPhone }] : [];
  const body = JSON.stringify([
    ...parts,
    address,
    city,
    zipCode,
    country,
    brand,
    last4,
    cardHolderName,
    ...agreed,
    ...caller,
  ]);
  return createHash('sha256').update(body).digest('base64url');
}
