/**
 * The emails about a booking, confirmed or cancelled: facts in, an email out. It is
 * the same email whenever it is written again. Neither card nor billing address is in it.
 */
import type { Email } from '../../effects/mail/mail-port.ts';
import { longDate } from '../../shared/dates.ts';
import { block, type EmailContent, emailBody, subjectLine } from '../../shared/email-body.ts';
import { usd, usdFromCents } from '../../shared/usd.ts';
import type { RefundPeriod } from '../packages/rules/cancellation-terms.ts';
import { untilText } from '../waitlist/rules/until-text.ts';
import { dayFrom, nextStepsOf } from './components/next-steps.ts';
import type { Booking } from './contract/bookings.ts';
import { confirmationCopy as page } from './copy/confirmation.ts';
import {
  requestMail as asking,
  cancellationMail as cancelled,
  changeMail as changed,
  confirmationMail as copy,
  refundMail as goodwill,
  optionMail as kept,
} from './copy/mail.ts';
import { refundTermsCopy } from './copy/refund-terms.ts';
import type { Agreement } from './rules/booking-change.ts';
import {
  type BookingFacts,
  cancellationEmailId,
  confirmationEmailId,
  namesUntil,
  numberedEmailId,
  optionEmailId,
} from './rules/booking-emails.ts';
import type { RefundState } from './rules/refund-state.ts';

const { paragraph, section, quote, button, link, figure, step, list, facts } = block;

type Said = Pick<EmailContent, 'title' | 'preview' | 'blocks'> & Pick<Email, 'id' | 'subject' | 'date'>;

/** The form that all of them have. */
function written({ to, name, mode }: BookingFacts, { id, subject, date, ...said }: Said): Email {
  return { id, to, date, subject: subjectLine(subject), ...emailBody({ ...said, mode, name, why: copy.why }) };
}

export interface ConfirmationFacts extends BookingFacts {
  /** By the terms it was booked under, from the day of booking on. */
  readonly periods: readonly RefundPeriod[];
  /** How a caller pays, who has no account; null: booked on the site. */
  readonly byPhone: 'paid' | 'invoice' | 'free' | null;
}

export function confirmationEmail(given: ConfirmationFacts): Email {
  const { booking, bookingUrl, mode, periods, byPhone } = given;
  const trip = booking.package;
  const travelers = page.trip.travelers(booking.numberOfTravelers);
  const money = copy.moneyBy[byPhone ?? 'paid'];
  const lead = mode === 'demo' ? [copy.demoLead(trip.name)] : [page.headers.confirmed.lead(trip.name), money];
  const until = longDate(namesUntil(dayFrom(trip.departsOn), new Date(booking.createdAt)));
  const days = trip.itinerary.map((day, i) => ({ label: page.trip.day(i + 1), value: day.title }));
  // The first step is this email.
  const next = nextStepsOf(booking)
    .slice(1)
    .map(({ when, date, text }) => ({ label: date ? `${when} (${page.next.from(date)})` : when, value: text }));

  return written(given, {
    id: confirmationEmailId(booking.id),
    subject: copy.subject(trip.name, booking.reference),
    date: new Date(booking.createdAt),
    title: page.headers.confirmed.title,
    preview: copy.preview(trip.departure, travelers),
    blocks: [
      ...lead.map(paragraph),
      figure({ label: page.reference, value: booking.reference }),
      button(copy.see, bookingUrl),
      paragraph(byPhone ? copy.whoByPhone(until) : copy.who(until)),
      section(trip.name),
      facts([
        { label: copy.place, value: trip.location },
        { label: page.trip.departure, value: trip.departure },
        { label: page.trip.returns, value: longDate(dayFrom(trip.returnsOn)) },
        { label: page.trip.duration, value: trip.duration },
        { label: page.facts.travelers, value: travelers },
        ...(booking.specialRequests ? [{ label: page.facts.requests, value: booking.specialRequests }] : []),
      ]),
      section(copy.money),
      {
        kind: 'sums',
        lines: [
          { label: page.sums.each(booking.pricePerPerson, booking.numberOfTravelers), value: usd(booking.subtotal) },
          { label: page.sums.taxes, value: usd(booking.taxes) },
        ],
        total: { label: page.sums.total, value: usd(booking.totalPrice) },
      },
      section(refundTermsCopy.title),
      paragraph(byPhone ? copy.termsByPhone[mode] : copy.terms[mode]),
      facts(periods.map(termOf)),
      section(page.trip.included),
      list(trip.features),
      section(page.trip.days),
      facts(days),
      section(page.next.title),
      ...next.map(step),
    ],
  });
}

/** As the page of the booking says it. */
function termOf({ until, percent, amount }: RefundPeriod, i: number, all: readonly RefundPeriod[]) {
  const before = all[i - 1]?.until ?? null;
  return {
    label: until ? refundTermsCopy.until(longDate(until)) : refundTermsCopy.after(before && longDate(before)),
    value: refundTermsCopy.amount(percent, amount),
  };
}

/**
 * Says what is over and what comes back, and from whom: from us, or from the bank where the payment is in dispute. Written
 * again it is the same email, whatever has become of the refund, unless a bank has begun to take the payment back, or has
 * decided. In a demonstration nothing was taken, so nothing comes back.
 */
export function cancellationEmail(given: BookingFacts): Email {
  const { booking, publicUrl, bookingUrl, mode } = given;
  const trip = booking.package;
  const { refund, lead, labels } = mode === 'demo' ? pretendedBackOf(booking) : backOf(booking);
  const isCalledOff = booking.cancellation?.isCalledOff ?? false;
  return written(given, {
    id: cancellationEmailId(booking.id),
    subject: cancelled.subject(trip.name, booking.reference),
    date: new Date(booking.cancellation?.at ?? booking.createdAt),
    title: isCalledOff ? cancelled.calledOffTitle : cancelled.title,
    preview: lead,
    blocks: [
      paragraph(isCalledOff ? cancelled.calledOff(trip.name, trip.departure) : cancelled.over(trip.name)),
      paragraph(lead),
      facts([
        { label: page.reference, value: booking.reference },
        { label: copy.place, value: trip.location },
        { label: page.trip.departure, value: trip.departure },
        { label: labels.paid, value: usd(booking.totalPrice) },
        { label: labels.back, value: usd(refund) },
      ]),
      button(copy.see, bookingUrl),
      ...(isCalledOff ? [link(cancelled.otherDates, `${publicUrl}/upcoming-trips`)] : []),
    ],
  });
}

export interface RefundFacts extends BookingFacts {
  readonly refund: { readonly number: number; readonly dollars: number; readonly askedForAt: Date };
}

/** Money back of a booking that stands: how much, and which way. */
export function refundEmail(given: RefundFacts): Email {
  const { booking, bookingUrl, mode, refund } = given;
  const { name: trip, departure } = booking.package;
  const amount = usd(refund.dollars);
  const lead = goodwill.lead(amount, trip);
  return written(given, {
    id: numberedEmailId(booking.id, 'refund', refund.number),
    subject: goodwill.subject(trip, booking.reference),
    date: refund.askedForAt,
    title: goodwill.title,
    preview: lead,
    blocks: [
      paragraph(lead),
      paragraph(mode === 'demo' ? goodwill.demo : goodwill.way),
      facts([
        { label: page.reference, value: booking.reference },
        { label: page.trip.departure, value: departure },
        { label: goodwill.back, value: amount },
      ]),
      button(copy.see, bookingUrl),
    ],
  });
}

export interface ChangeFacts extends BookingFacts {
  readonly change: {
    readonly number: number;
    readonly at: Date;
    readonly before: Agreement;
    readonly after: Agreement;
    readonly refund: number;
    readonly due: number;
    readonly settledBy: 'link' | 'invoice' | 'elsewhere' | null;
  };
}

/** What is different, each with what it was before. */
export function changeEmail(given: ChangeFacts): Email {
  const { booking, bookingUrl, mode, change } = given;
  const { name: trip } = booking.package;
  const { refund, due, settledBy } = change;
  const paid = settledBy && changed.paid[settledBy](usd(due));
  const money = refund > 0 ? changed.back(usd(refund)) : (paid ?? changed.even);
  return written(given, {
    id: numberedEmailId(booking.id, 'change', change.number),
    subject: changed.subject(trip, booking.reference),
    date: change.at,
    title: changed.title,
    preview: changed.lead(trip),
    blocks: [
      paragraph(changed.lead(trip)),
      facts([{ label: page.reference, value: booking.reference }, ...differences(change)]),
      paragraph(mode === 'demo' ? changed.demo : money),
      button(copy.see, bookingUrl),
      paragraph(changed.wrong),
    ],
  });
}

function differences({ before, after }: Pick<ChangeFacts['change'], 'before' | 'after'>) {
  const day = ({ departsOn }: Agreement) => longDate(departsOn);
  const party = ({ travelers }: Agreement) => page.trip.travelers(travelers);
  return [
    { label: page.trip.departure, value: changed.was(day(after), day(before)) },
    { label: page.facts.travelers, value: changed.was(party(after), party(before)) },
    { label: changed.price, value: changed.was(usd(after.total), usd(before.total)) },
  ];
}

export interface RequestFacts extends BookingFacts {
  readonly change: Pick<ChangeFacts['change'], 'number' | 'at' | 'before' | 'after' | 'refund' | 'due'> & {
    readonly answerBy: Date;
    readonly message: string | null;
  };
  /** Another date is offered for one that does not run. */
  readonly isCalledOff: boolean;
  /** Where it is answered. */
  readonly path: string;
}

/** What would be different, and what that costs or gives back. Nothing is until it is answered. */
export function requestEmail(given: RequestFacts): Email {
  const { booking, publicUrl, mode, change, isCalledOff, path } = given;
  const { name: trip } = booking.package;
  const { due, refund, message } = change;
  const said = due > 0 ? asking.pay : isCalledOff ? asking.otherDate : asking.ask;
  const lead = said.lead(trip, usd(due));
  return written(given, {
    id: numberedEmailId(booking.id, 'payment', change.number),
    subject: said.subject(trip, booking.reference),
    date: change.at,
    title: said.title,
    preview: lead,
    blocks: [
      paragraph(lead),
      ...(message ? [quote(message)] : []),
      facts([
        { label: page.reference, value: booking.reference },
        ...differences(change),
        ...(due > 0 ? [{ label: asking.due, value: usd(due) }] : []),
        ...(refund > 0 ? [{ label: asking.back, value: usd(refund) }] : []),
      ]),
      button(said.button, publicUrl + path),
      paragraph(said.until(untilText(change.answerBy))),
      ...(mode === 'demo' ? [paragraph(asking.demo)] : []),
      ...(isCalledOff ? [] : [paragraph(changed.wrong)]),
    ],
  });
}

export interface OptionFacts extends BookingFacts {
  readonly until: Date;
}

/** What is kept for whoever has called, and where it is paid. */
export function optionEmail(given: OptionFacts): Email {
  const { booking, bookingUrl, mode, until } = given;
  const trip = booking.package;
  const lead = kept.lead(trip.name);
  return written(given, {
    id: optionEmailId(booking.id),
    subject: kept.subject(trip.name, booking.reference),
    date: new Date(booking.createdAt),
    title: kept.title,
    preview: lead,
    blocks: [
      paragraph(lead),
      facts([
        { label: page.reference, value: booking.reference },
        { label: page.trip.departure, value: trip.departure },
        { label: page.trip.returns, value: longDate(dayFrom(trip.returnsOn)) },
        { label: page.facts.travelers, value: page.trip.travelers(booking.numberOfTravelers) },
        { label: asking.due, value: usd(booking.totalPrice) },
      ]),
      button(asking.pay.button, bookingUrl),
      paragraph(kept.until(untilText(until))),
      ...(mode === 'demo' ? [paragraph(asking.demo)] : []),
    ],
  });
}

interface ComesBack {
  /** In whole US dollars, from us and without more ado. */
  readonly refund: number;
  /** The sentences about the money. */
  readonly lead: string;
  readonly labels: { readonly paid: string; readonly back: string };
}

function backOf({ cancellation }: Booking): ComesBack {
  const parts = cancellation?.refund?.parts ?? [];
  const sum = (...states: RefundState[]) =>
    parts.reduce((all, { state, amount }) => all + (states.includes(state) ? amount : 0), 0);
  const refund = sum('done', 'outside', 'sent', 'due', 'refused');
  const [withheld, owed] = [sum('disputed'), sum('owed')];
  const disputed = cancellation?.disputed ?? null;
  const said = [
    refund > 0 && cancelled.refunded(usd(refund)),
    disputed?.isOpen && cancelled.deciding(usdFromCents(disputed.cents)),
    disputed && !disputed.isOpen && cancelled.taken(usdFromCents(disputed.cents)),
    withheld > 0 && cancelled.decidingTerms(usd(withheld)),
    owed > 0 && cancelled.owed(usd(owed)),
  ].filter((sentence) => typeof sentence === 'string');
  return {
    refund,
    lead: said.length > 0 ? said.join(' ') : cancelled.nothingBack,
    labels: { paid: cancelled.paid, back: disputed ? cancelled.backFromUs : cancelled.back },
  };
}

function pretendedBackOf({ cancellation }: Booking): ComesBack {
  const { lead, nothing, price, back } = cancelled.demo;
  const refund = cancellation?.refund?.amount ?? 0;
  return { refund, lead: refund > 0 ? lead(usd(refund)) : nothing, labels: { paid: price, back } };
}
