/**
 * A booking by telephone: the same seats, prices and terms as on the site, for somebody without an account. Booking, seats,
 * note, email and log are one transaction. What is paid by a link waits for that as an option; who dies meanwhile leaves all
 * of it or nothing, and a second press of the form finds the booking of the first.
 */
import { type Db, inTransaction, isUniqueViolation } from '../../../database/sql.ts';
import { audit } from '../../../kernel/audit-log.ts';
import type { Deps } from '../../../kernel/deps.ts';
import type { Operator } from '../../../kernel/sessions/operator-sessions.ts';
import { plusSeconds } from '../../../shared/dates.ts';
import type { InputOf } from '../../../shared/endpoint.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
import { bookingIdFrom } from '../../bookings/rules/booking-id.ts';
import { mostTravelers, OPTION_HOURS } from '../../bookings/rules/hold-limits.ts';
import { lockAgreement } from '../../bookings/store/booking-changes.ts';
import { insertElsewhere, isPaymentUnderWay } from '../../bookings/store/further-payments.ts';
import { releaseExpiredHolds } from '../../bookings/store/holds.ts';
import { insertNote } from '../../bookings/store/notes.ts';
import {
  askForOptionEmail,
  confirmOption,
  endOption,
  findByKey,
  insertOption,
  type NewOption,
} from '../../bookings/store/option-bookings.ts';
import { priceFor } from '../../packages/rules/total-price.ts';
import { findSaleTerms } from '../../packages/store/sale-terms.ts';
import { findSeats } from '../../packages/store/seats.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import type {
  BookForCallerError,
  bookForCaller as contract,
  WithdrawOptionError,
} from '../contract/telephone-bookings.ts';
import { findStoryOf } from './booking-story.ts';

type CallerDeps = Pick<Deps, 'db' | 'jobs' | 'now' | 'tripNow'>;
type Wish = InputOf<typeof contract>;

const NOTHING = { subtotal: 0, taxes: 0, total: 0 };

export async function bookForCaller(
  deps: CallerDeps,
  operator: Operator,
  wish: Wish,
): Promise<Result<BookingStory, BookForCallerError>> {
  const { db } = deps;
  const known = await findByKey(db, wish.key);
  if (known !== null) return ok(await findStoryOf(deps, known));
  const quoted = await quote(deps, wish);
  if (!quoted.ok) return quoted;
  const option = quoted.value;
  try {
    for (let turn = 1; ; turn++) {
      const id = await inTransaction(db, (tx) => place(tx, deps, { operator, wish, option }));
      if (id !== null) return ok(await findStoryOf(deps, id));
      // Seats of checkouts whose time is over are free.
      if (turn > 1 || !(await releaseExpiredHolds(db, option.departureId))) return refuse(db, option.departureId);
    }
  } catch (fault) {
    if (!isUniqueViolation(fault, 'bookings_phone_key')) throw fault;
    const first = await findByKey(db, wish.key);
    if (first === null) throw fault;
    return ok(await findStoryOf(deps, first));
  }
}

/** Refusals in the order a person would ask. */
async function quote(
  { db, now, tripNow }: CallerDeps,
  wish: Wish,
): Promise<Result<NewOption, Exclude<BookForCallerError, 'not_enough_spots'>>> {
  const { packageId, departureId, numberOfTravelers, pays } = wish;
  const terms = await findSaleTerms(db, packageId, { tripNow: tripNow(), now: now(), departureId });
  if (!terms) return err('departure_gone');
  const maxGuests = mostTravelers(terms);
  if (numberOfTravelers > maxGuests) return err('too_many_travelers', { maxGuests });
  const isFree = pays === 'free';
  const price = isFree ? NOTHING : priceFor(terms.pricePerPerson, numberOfTravelers);
  if (wish.agreedTotal !== price.total) return err('price_changed', { total: price.total });
  const contactEmail = wish.contactEmail || null;
  if (pays === 'link' && contactEmail === null) return err('no_address');
  if (isFree && (wish.reason ?? '').trim().length < 3) return err('reason_needed');
  const { departsOn, returnsOn, packageVersion, cancellation } = terms;
  return ok({
    ...{ packageId, packageVersion, departureId, departsOn, returnsOn, numberOfTravelers, cancellation, contactEmail },
    specialRequests: wish.specialRequests || null,
    pricePerPerson: isFree ? 0 : terms.pricePerPerson,
    subtotal: price.subtotal,
    taxes: price.taxes,
    total: price.total,
    contactName: wish.contactName,
    contactPhone: wish.contactPhone || null,
    key: wish.key,
    until: plusSeconds(now(), OPTION_HOURS * 3600),
  });
}

interface Placing {
  readonly operator: Operator;
  readonly wish: Wish;
  readonly option: NewOption;
}

/** Null: there are no seats, and nothing has been written. */
async function place(tx: Db, { jobs }: CallerDeps, { operator, wish, option }: Placing): Promise<number | null> {
  const id = await insertOption(tx, option);
  if (id === null) return null;
  const { pays } = wish;
  if (pays === 'link') await askForOptionEmail(tx, jobs, id);
  else {
    await confirmOption(tx, jobs, id, 0);
    if (pays === 'invoice')
      await insertElsewhere(tx, { bookingId: id, change: null, dollars: option.total }, 'invoice');
  }
  if (wish.reason) await insertNote(tx, id, { operator, note: wish.reason });
  await audit(tx, {
    operator,
    action: 'booking.by-telephone',
    subject: `booking:${id}`,
    after: { departure: option.departureId, travelers: option.numberOfTravelers, total: option.total, pays },
  });
  return id;
}

async function refuse(db: Db, departureId: number): Promise<Result<never, 'not_enough_spots'>> {
  const seats = await findSeats(db, departureId);
  return err('not_enough_spots', { spotsLeft: seats ? seats.capacity - seats.held - seats.sold : 0 });
}

/** Not while somebody pays for it. */
export async function withdrawOption(
  deps: CallerDeps,
  operator: Operator,
  idText: string,
): Promise<Result<BookingStory, WithdrawOptionError>> {
  const id = bookingIdFrom(idText);
  const done = await inTransaction(deps.db, async (tx): Promise<Result<number, WithdrawOptionError>> => {
    const booking = id === null ? null : await lockAgreement(tx, id);
    if (id === null || !booking) return err('no_such_booking');
    if (await isPaymentUnderWay(tx, id)) return err('payment_under_way');
    if (!(await endOption(tx, id, 'withdrawn'))) return err('not_offered');
    await audit(tx, {
      operator,
      action: 'booking.withdraw-option',
      subject: `booking:${id}`,
      before: { state: 'optioned' },
      after: { state: 'released' },
    });
    return ok(id);
  });
  return done.ok ? ok(await findStoryOf(deps, done.value)) : done;
}
