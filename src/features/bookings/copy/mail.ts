/** Every word of the letters about a booking, beside those they share with the confirmation page. */
import { site } from '../../../../site.config.ts';

export const confirmationMail = {
  subject: (trip: string, reference: string) => `Booking ${reference} confirmed: ${trip}`,
  preview: (departure: string, travelers: string) =>
    `Leaving ${departure}, ${travelers}. Everything to keep is in here.`,
  paid: 'Your payment went through.',
  place: 'Where',
  money: 'What it costs',
  see: 'See your booking',
  who: (until: string) =>
    `On that page you can say who travels and what they need, allergies for instance, until ${until}.`,
  demo: 'This site is a demonstration: the payment was pretended, and no trip was sold.',
  foot: `You receive this letter because this address was left with a booking at ${site.name}. A person answers at ${site.email}. Please mention your booking reference.`,
} as const;

export const cancellationMail = {
  subject: (trip: string, reference: string) => `Booking ${reference} cancelled: ${trip}`,
  title: 'Booking cancelled',
  over: (trip: string) => `Your booking of ${trip} is cancelled, and your places are free for others.`,
  refunded: (amount: string) =>
    `${amount} goes back the way you paid. Banks take up to ten days until you see it; the page of your booking tells you when it has left us.`,
  deciding: (taken: string) =>
    `Your bank is deciding about ${taken} of this payment, which was disputed there. We refund nothing while it does: it would be paid twice.`,
  decidingTerms: (amount: string) =>
    `By the terms of this booking ${amount} comes back. If your bank decides for us, it is due to you then.`,
  taken: (taken: string) =>
    `Your bank has taken ${taken} of this payment back for you. It comes from your bank; we refund nothing beside it.`,
  owed: (amount: string) =>
    `By the terms of this booking ${amount} is still due to you from us. We are looking after it.`,
  nothingBack: 'By the terms of this booking nothing comes back on the day you cancelled.',
  paid: 'What you had paid',
  back: 'What comes back',
  backFromUs: 'What comes back from us now',
} as const;
