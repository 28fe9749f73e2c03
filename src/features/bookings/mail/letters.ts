/**
 * The letters about a booking, confirmed or cancelled: facts in, a letter out. It is
 * the same letter whenever it is written again. Neither card nor billing address is in it.
 */
import { site } from '../../../../site.config.ts';
import type { Letter } from '../../../effects/mail/port.ts';
import { longDate } from '../../../shared/dates.ts';
import {
  button,
  facts,
  figure,
  headline,
  letterHtml,
  list,
  paragraph,
  part,
  step,
  sums,
} from '../../../shared/letter.ts';
import { usd, usdFromCents } from '../../../shared/money.ts';
import { dayFrom, nextStepsOf } from '../components/next-steps.ts';
import type { Booking } from '../contract/bookings.ts';
import { confirmationCopy as page } from '../copy/confirmation.ts';
import { cancellationMail as cancelled, confirmationMail as copy } from '../copy/mail.ts';
import { cancellationLetterId, confirmationLetterId, type RefundState } from '../rules/bookings.ts';
import { namesUntil } from '../rules/reminders.ts';

export interface ConfirmationFacts {
  readonly booking: Booking;
  readonly to: string;
  readonly publicUrl: string;
  /** Payments are pretended; the letter says so. */
  readonly pretended: boolean;
}

export function confirmationLetter({ booking, to, publicUrl, pretended }: ConfirmationFacts): Letter {
  const trip = booking.package;
  const travelers = page.trip.travelers(booking.numberOfTravelers);
  const lead = [page.headers.confirmed.lead(trip.name), pretended ? copy.demo : copy.paid];
  const reference = { label: page.reference, value: booking.reference };
  const about = [
    { label: copy.place, value: trip.location },
    { label: page.trip.departure, value: trip.departure },
    { label: page.trip.returns, value: longDate(dayFrom(trip.returnsOn)) },
    { label: page.trip.duration, value: trip.duration },
    { label: page.facts.travelers, value: travelers },
    ...(booking.specialRequests ? [{ label: page.facts.requests, value: booking.specialRequests }] : []),
  ];
  const money = [
    { label: page.sums.each(booking.pricePerPerson, booking.numberOfTravelers), value: usd(booking.subtotal) },
    { label: page.sums.taxes, value: usd(booking.taxes) },
  ];
  const total = { label: page.sums.total, value: usd(booking.totalPrice) };
  const days = trip.itinerary.map((day, i) => `${page.trip.day(i + 1)}: ${day.title}`);
  // The first step is this letter.
  const next = nextStepsOf(booking)
    .slice(1)
    .map(({ when, date, text }) => ({ label: date ? `${when} (${page.next.from(date)})` : when, value: text }));
  const address = `${publicUrl}/booking-confirmation/${booking.id}`;
  const who = copy.who(longDate(namesUntil(dayFrom(trip.departsOn), new Date(booking.createdAt))));

  return {
    id: confirmationLetterId(booking.id),
    to,
    subject: oneLine(copy.subject(trip.name, booking.reference)),
    date: new Date(booking.createdAt),
    html: letterHtml({
      title: page.headers.confirmed.title,
      preview: copy.preview(trip.departure, travelers),
      brand: site.name,
      blocks: [
        headline(page.headers.confirmed.title),
        ...lead.map(paragraph),
        figure(reference),
        button(copy.see, address),
        paragraph(who),
        part(trip.name),
        facts(about),
        part(copy.money),
        sums(money, total),
        part(page.trip.included),
        list(trip.features),
        part(page.trip.days),
        list(days),
        part(page.next.title),
        ...next.map(step),
      ],
      foot: copy.foot,
    }),
    text: [
      page.headers.confirmed.title,
      lead.join('\n'),
      `${reference.label}: ${reference.value}\n${copy.see}: ${address}`,
      who,
      [trip.name, ...about.map(line)].join('\n'),
      [...money, total].map(line).join('\n'),
      [page.trip.included, ...trip.features.map((feature) => `- ${feature}`)].join('\n'),
      [page.trip.days, ...days].join('\n'),
      [page.next.title, ...next.map(line)].join('\n'),
      `-- \n${copy.foot}`,
    ].join('\n\n'),
  };
}

export type CancellationFacts = Omit<ConfirmationFacts, 'pretended'>;

/**
 * Says what is over and what comes back, and from whom: from us, or from the bank where the payment is in dispute. Written
 * again it is the same letter, whatever has become of the refund, unless a bank has begun to take the payment back, or has
 * decided.
 */
export function cancellationLetter({ booking, to, publicUrl }: CancellationFacts): Letter {
  const trip = booking.package;
  const { refund, lead } = backOf(booking);
  const about = [
    { label: page.reference, value: booking.reference },
    { label: copy.place, value: trip.location },
    { label: page.trip.departure, value: trip.departure },
    { label: cancelled.paid, value: usd(booking.totalPrice) },
    { label: booking.cancellation?.disputed ? cancelled.backFromUs : cancelled.back, value: usd(refund) },
  ];
  const address = `${publicUrl}/booking-confirmation/${booking.id}`;
  return {
    id: cancellationLetterId(booking.id),
    to,
    subject: oneLine(cancelled.subject(trip.name, booking.reference)),
    date: new Date(booking.cancellation?.at ?? booking.createdAt),
    html: letterHtml({
      title: cancelled.title,
      preview: lead,
      brand: site.name,
      blocks: [
        headline(cancelled.title),
        paragraph(cancelled.over(trip.name)),
        paragraph(lead),
        facts(about),
        button(copy.see, address),
      ],
      foot: copy.foot,
    }),
    text: [
      cancelled.title,
      cancelled.over(trip.name),
      lead,
      about.map(line).join('\n'),
      `${copy.see}: ${address}`,
      `-- \n${copy.foot}`,
    ].join('\n\n'),
  };
}

/** In whole US dollars what comes from us without more ado, and the sentences about the money. */
function backOf({ cancellation }: Booking): { readonly refund: number; readonly lead: string } {
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
  return { refund, lead: said.length > 0 ? said.join(' ') : cancelled.nothingBack };
}

export function line({ label, value }: { readonly label: string; readonly value: string }): string {
  return `${label}: ${value}`;
}

/** A package's name is written by an operator; a subject is one line. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
