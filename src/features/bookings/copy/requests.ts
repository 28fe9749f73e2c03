/** Every word of the page behind a link that asks whoever booked. */
import { travelersText } from '../../packages/copy/travelers.ts';

export const requestCopy = {
  shellTitle: 'Your booking',
  loading: 'Fetching your booking…',
  notFound: {
    title: 'This link leads nowhere',
    text: 'Please check that it is whole. Links in emails are sometimes cut in two.',
  },
  failed: { title: 'Your booking could not be fetched', again: 'Try again' },
  trips: 'See upcoming trips',
  title: (trip: string) => `A change of your booking: ${trip}`,
  lead: (reference: string) => `Booking ${reference}. It stays as it is until you have paid.`,
  what: 'What changes',
  facts: { departure: 'Departure', returns: 'Back', travelers: 'Travelers', price: 'Price with taxes and fees' },
  was: (now: string, before: string) => (now === before ? now : `${now} (now ${before})`),
  travelers: travelersText,
  due: 'To pay now',
  until: 'We keep the places for you until',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  safety: 'The change is made the moment the payment has gone through. Pressing twice pays once.',
  failedToPay: 'The payment did not go through',
  states: {
    paying: {
      title: 'Your payment is under way',
      text: 'This usually takes seconds. The page looks again by itself; please do not pay twice.',
    },
    done: {
      title: 'Paid, and your booking is changed',
      text: 'We have written to you with everything as it stands now.',
    },
    over: {
      title: 'There is nothing to pay here any more',
      text: 'The time for it has passed, or it was withdrawn. Your booking stays as it is. If you still want the change, please write to us.',
    },
  },
  contact: 'Write to us',
} as const;
