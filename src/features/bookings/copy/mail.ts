/** Every word of the letter that confirms a booking, beside those it shares with the confirmation page. */
import { site } from '../../../../site.config.ts';

export const confirmationMail = {
  subject: (trip: string, reference: string) => `Booking ${reference} confirmed: ${trip}`,
  preview: (departure: string, travelers: string) =>
    `Leaving ${departure}, ${travelers}. Everything to keep is in here.`,
  paid: 'Your payment went through.',
  place: 'Where',
  money: 'What it costs',
  see: 'See your booking',
  demo: 'This site is a demonstration: the payment was pretended, and no trip was sold.',
  foot: `You receive this letter because this address was left with a booking at ${site.name}. A person answers at ${site.email}. Please mention your booking reference.`,
} as const;
