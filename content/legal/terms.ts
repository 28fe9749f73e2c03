/** What a traveller and the brand agree on. Change it together with how the shop works. */
import { site } from '../../site.config.ts';
import type { LegalText } from '../../src/features/legal/rules.ts';

export const terms: LegalText = {
  title: 'Terms',
  lead: 'What you and we agree on when you use this site and when you book a trip on it.',
  inForceSince: '2026-11-20',
  sections: [
    {
      id: 'who',
      title: 'Who we are',
      paragraphs: [
        `${site.name} sells trips under its own name. You reach us at ${site.email} or ${site.phone}.`,
        'Where the line at the foot of the page says “Demo”, this site is a demonstration: you may try everything, nothing is charged and no trip takes place.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'Registration is by invitation, with a signup code. Keep your password to yourself and tell us if somebody else may know it. You may book for others; you then see to it that they know these terms.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices',
      paragraphs: [
        'Prices are in U.S. dollars and for one person. Taxes and fees are 10%, rounded to whole dollars; every card in the shop already shows the sum with them, and the checkout shows each line before you pay. If a price changes while you are filling in the form, nothing is charged: you see the new sum first and decide again.',
        'A crossed-out price is one the same trip really had within the past 180 days.',
      ],
    },
    {
      id: 'booking',
      title: 'How a booking comes about',
      paragraphs: [
        'When you press the booking button we hold your seats, for ten minutes at most, and then ask for the payment. The contract exists once the page says Confirmed and shows your reference. If the payment is declined or something fails on the way, the seats are free again and nothing is charged.',
        'Where a departure is sold out you may wait. Seats that come free are kept for 24 hours for the first party in line that they are enough for; the page of the list says how. A place in line is no booking: the price is that of the day on which you book, and nothing is charged before.',
        'The number of spots left is counted, not guessed. One booking may take as many travelers as the package allows, and never more than there are spots.',
      ],
    },
    {
      id: 'trip',
      title: 'The trip',
      paragraphs: [
        'Included is what the package lists. Flights to the first place and from the last are not included unless it says so, nor are insurance, visas and personal expenses.',
        'The days of an itinerary may change places, and weather, snow, sea or the decision of a guide may replace one plan by another of equal worth. On a mountain or at sea the guide’s word on safety is final.',
        'Passports, visas, vaccinations and fitness for the trip are yours to see to. We tell you what we know; your own authorities decide.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Canceling',
      paragraphs: [
        'If you cannot travel, cancel on the page of your booking at any time before the departure. Unless the trip says otherwise, you get a full refund until 30 days before the departure, half until 14 days, a quarter until 7 days, and nothing after that; days are those of the destination. You see the terms before you book and the exact refund before you cancel, and it goes back the way it was paid. The terms of a booking are those of the day it was made.',
        'If we have to cancel a departure, you receive everything you have paid us for it, without asking.',
      ],
    },
    {
      id: 'site',
      title: 'Using the site',
      paragraphs: [
        'Recommendations, guides and lessons are written with care and dated, and still no substitute for the advice of authorities on the day. Figures of what a trip may cost are estimates; only a booked package has a fixed price.',
        'Where restaurants of Google Maps are shown, Google’s terms of service apply to them as well. A review is its writer’s opinion; write what you have seen yourself. We may hold back what insults, advertises or gives others away.',
        'Please do not try to break, flood or copy the site. We may close an account that harms others.',
        'The site is made with the work of others, shared under open licenses; they and their terms are listed at /licenses.txt.',
      ],
    },
    {
      id: 'law',
      title: 'What always holds',
      paragraphs: [
        'Nothing here takes away a right that consumer law gives you where you live. If one sentence of these terms does not hold, the others do. A booking is governed by the terms that stood here when it was made.',
      ],
    },
  ],
};
