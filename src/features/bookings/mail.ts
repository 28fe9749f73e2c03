/**
 * The emails about a booking, confirmed or cancelled: facts in, an email out. It is
 * the same email whenever it is written again. Neither card nor billing address is in it.
 */
import type { Email } from '../../effects/mail/port.ts';
import { longDate } from '../../shared/dates.ts';
import { type EmailBlock, emailBody, subjectLine } from '../../shared/email.ts';
import { usd, usdFromCents } from '../../shared/money.ts';
import type { RefundPeriod } from '../packages/rules.ts';
import { untilText } from '../waitlist/rules/until-text.ts';
import { dayFrom, nextStepsOf } from './components/next-steps.ts';
import type { Booking } from './contract/bookings.ts';
import { cancellingCopy } from './copy/cancelling.ts';
import { confirmationCopy as page } from './copy/confirmation.ts';
import {
  requestMail as asking,
  cancellationMail as cancelled,
  changeMail as changed,
  confirmationMail as copy,
  refundMail as goodwill,
  optionMail as kept,
} from './copy/mail.ts';
import { cancellationEmailId, confirmationEmailId, optionEmailId, type RefundState } from './rules/bookings.ts';
import type { Agreement } from './rules/changes.ts';
import { type BookingFacts, namesUntil, numberedEmailId } from './rules/emails.ts';

export interface ConfirmationFacts extends BookingFacts {
  /** By the terms it was booked under, from the day of booking on. */
  readonly periods: readonly RefundPeriod[];
  /** How a caller pays, who has no account; null: booked on the site. */
  readonly byPhone: 'paid' | 'invoice' | 'free' | null;
}

export function confirmationEmail({ booking, to, name, bookingUrl, mode, periods, byPhone }: ConfirmationFacts): Email {
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

  return {
    id: confirmationEmailId(booking.id),
    to,
    subject: subjectLine(copy.subject(trip.name, booking.reference)),
    date: new Date(booking.createdAt),
    ...emailBody({
      mode,
      title: page.headers.confirmed.title,
      preview: copy.preview(trip.departure, travelers),
      name,
      blocks: [
        ...lead.map((text): EmailBlock => ({ kind: 'paragraph', text })),
        { kind: 'figure', line: { label: page.reference, value: booking.reference } },
        { kind: 'button', text: copy.see, href: bookingUrl },
        {
          kind: 'paragraph',
          text: byPhone ? copy.whoByPhone(until) : copy.who(until),
        },
        { kind: 'section', text: trip.name },
        {
          kind: 'facts',
          lines: [
            { label: copy.place, value: trip.location },
            { label: page.trip.departure, value: trip.departure },
            { label: page.trip.returns, value: longDate(dayFrom(trip.returnsOn)) },
            { label: page.trip.duration, value: trip.duration },
            { label: page.facts.travelers, value: travelers },
            ...(booking.specialRequests ? [{ label: page.facts.requests, value: booking.specialRequests }] : []),
          ],
        },
        { kind: 'section', text: copy.money },
        {
          kind: 'sums',
          lines: [
            { label: page.sums.each(booking.pricePerPerson, booking.numberOfTravelers), value: usd(booking.subtotal) },
            { label: page.sums.taxes, value: usd(booking.taxes) },
          ],
          total: { label: page.sums.total, value: usd(booking.totalPrice) },
        },
        { kind: 'section', text: cancellingCopy.title },
        { kind: 'paragraph', text: byPhone ? copy.termsByPhone[mode] : copy.terms[mode] },
        { kind: 'facts', lines: periods.map(termOf) },
        { kind: 'section', text: page.trip.included },
        { kind: 'list', items: trip.features },
        { kind: 'section', text: page.trip.days },
        { kind: 'facts', lines: days },
        { kind: 'section', text: page.next.title },
        ...next.map((line): EmailBlock => ({ kind: 'step', line })),
      ],
      why: copy.why,
    }),
  };
}

/** As the page of the booking says it. */
function termOf({ until, percent, amount }: RefundPeriod, i: number, all: readonly RefundPeriod[]) {
  const before = all[i - 1]?.until ?? null;
  return {
    label: until ? cancellingCopy.until(longDate(until)) : cancellingCopy.after(before && longDate(before)),
    value: cancellingCopy.amount(percent, amount),
  };
}

/**
 * Says what is over and what comes back, and from whom: from us, or from the bank where the payment is in dispute. Written
 * again it is the same email, whatever has become of the refund, unless a bank has begun to take the payment back, or has
 * decided. In a demonstration nothing was taken, so nothing comes back.
 */
export function cancellationEmail({ booking, to, name, publicUrl, bookingUrl, mode }: BookingFacts): Email {
  const trip = booking.package;
  const { refund, lead, labels } = mode === 'demo' ? pretendedBackOf(booking) : backOf(booking);
  const isCalledOff = booking.cancellation?.isCalledOff ?? false;
  return {
    id: cancellationEmailId(booking.id),
    to,
    subject: subjectLine(cancelled.subject(trip.name, booking.reference)),
    date: new Date(booking.cancellation?.at ?? booking.createdAt),
    ...emailBody({
      mode,
      title: isCalledOff ? cancelled.calledOffTitle : cancelled.title,
      preview: lead,
      name,
      blocks: [
        {
          kind: 'paragraph',
          text: isCalledOff ? cancelled.calledOff(trip.name, trip.departure) : cancelled.over(trip.name),
        },
        { kind: 'paragraph', text: lead },
        {
          kind: 'facts',
          lines: [
            { label: page.reference, value: booking.reference },
            { label: copy.place, value: trip.location },
            { label: page.trip.departure, value: trip.departure },
            { label: labels.paid, value: usd(booking.totalPrice) },
            { label: labels.back, value: usd(refund) },
          ],
        },
        { kind: 'button', text: copy.see, href: bookingUrl },
        ...(isCalledOff
          ? [{ kind: 'link', text: cancelled.otherDates, href: `${publicUrl}/upcoming-trips` } as const]
          : []),
      ],
      why: copy.why,
    }),
  };
}

export interface RefundFacts extends BookingFacts {
  readonly refund: { readonly number: number; readonly dollars: number; readonly askedForAt: Date };
}

/** Money back of a booking that stands: how much, and which way. */
export function refundEmail({ booking, to, name, bookingUrl, mode, refund }: RefundFacts): Email {
  const { name: trip, departure } = booking.package;
  const amount = usd(refund.dollars);
  const lead = goodwill.lead(amount, trip);
  return {
    id: numberedEmailId(booking.id, 'refund', refund.number),
    to,
    subject: subjectLine(goodwill.subject(trip, booking.reference)),
    date: refund.askedForAt,
    ...emailBody({
      mode,
      title: goodwill.title,
      preview: lead,
      name,
      blocks: [
        { kind: 'paragraph', text: lead },
        { kind: 'paragraph', text: mode === 'demo' ? goodwill.demo : goodwill.way },
        {
          kind: 'facts',
          lines: [
            { label: page.reference, value: booking.reference },
            { label: page.trip.departure, value: departure },
            { label: goodwill.back, value: amount },
          ],
        },
        { kind: 'button', text: copy.see, href: bookingUrl },
      ],
      why: copy.why,
    }),
  };
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
export function changeEmail({ booking, to, name, bookingUrl, mode, change }: ChangeFacts): Email {
  const { name: trip } = booking.package;
  const { refund, due, settledBy } = change;
  const paid = settledBy && changed.paid[settledBy](usd(due));
  const money = refund > 0 ? changed.back(usd(refund)) : (paid ?? changed.even);
  return {
    id: numberedEmailId(booking.id, 'change', change.number),
    to,
    subject: subjectLine(changed.subject(trip, booking.reference)),
    date: change.at,
    ...emailBody({
      mode,
      title: changed.title,
      preview: changed.lead(trip),
      name,
      blocks: [
        { kind: 'paragraph', text: changed.lead(trip) },
        {
          kind: 'facts',
          lines: [{ label: page.reference, value: booking.reference }, ...differences(change)],
        },
        { kind: 'paragraph', text: mode === 'demo' ? changed.demo : money },
        { kind: 'button', text: copy.see, href: bookingUrl },
        { kind: 'paragraph', text: changed.wrong },
      ],
      why: copy.why,
    }),
  };
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
export function requestEmail({ booking, to, name, publicUrl, mode, change, isCalledOff, path }: RequestFacts): Email {
  const { name: trip } = booking.package;
  const { due, refund, message } = change;
  const said = due > 0 ? asking.pay : isCalledOff ? asking.otherDate : asking.ask;
  const lead = said.lead(trip, usd(due));
  return {
    id: numberedEmailId(booking.id, 'payment', change.number),
    to,
    subject: subjectLine(said.subject(trip, booking.reference)),
    date: change.at,
    ...emailBody({
      mode,
      title: said.title,
      preview: lead,
      name,
      blocks: [
        { kind: 'paragraph', text: lead },
        ...(message ? [{ kind: 'quote', text: message } as const] : []),
        {
          kind: 'facts',
          lines: [
            { label: page.reference, value: booking.reference },
            ...differences(change),
            ...(due > 0 ? [{ label: asking.due, value: usd(due) }] : []),
            ...(refund > 0 ? [{ label: asking.back, value: usd(refund) }] : []),
          ],
        },
        { kind: 'button', text: said.button, href: publicUrl + path },
        { kind: 'paragraph', text: said.until(untilText(change.answerBy)) },
        ...(mode === 'demo' ? [{ kind: 'paragraph', text: asking.demo } as const] : []),
        ...(isCalledOff ? [] : [{ kind: 'paragraph', text: changed.wrong } as const]),
      ],
      why: copy.why,
    }),
  };
}

export interface OptionFacts extends BookingFacts {
  readonly until: Date;
}

/** What is kept for whoever has called, and where it is paid. */
export function optionEmail({ booking, to, name, bookingUrl, mode, until }: OptionFacts): Email {
  const trip = booking.package;
  const lead = kept.lead(trip.name);
  return {
    id: optionEmailId(booking.id),
    to,
    subject: subjectLine(kept.subject(trip.name, booking.reference)),
    date: new Date(booking.createdAt),
    ...emailBody({
      mode,
      title: kept.title,
      preview: lead,
      name,
      blocks: [
        { kind: 'paragraph', text: lead },
        {
          kind: 'facts',
          lines: [
            { label: page.reference, value: booking.reference },
            { label: page.trip.departure, value: trip.departure },
            { label: page.trip.returns, value: longDate(dayFrom(trip.returnsOn)) },
            { label: page.facts.travelers, value: page.trip.travelers(booking.numberOfTravelers) },
            { label: asking.due, value: usd(booking.totalPrice) },
          ],
        },
        { kind: 'button', text: asking.pay.button, href: bookingUrl },
        { kind: 'paragraph', text: kept.until(untilText(until)) },
        ...(mode === 'demo' ? [{ kind: 'paragraph', text: asking.demo } as const] : []),
      ],
      why: copy.why,
    }),
  };
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
