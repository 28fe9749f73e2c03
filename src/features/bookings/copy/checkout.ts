/** Every word of the checkout page, but for the sentences of `errors.ts`. */
import { usd } from '../../../shared/usd.ts';
import { travelersText } from '../../packages/copy/travelers.ts';

export const checkoutCopy = {
  title: 'Complete your booking',
  lead: 'Your spots are held the moment you book, and your card is charged only when they are yours.',
  loading: 'Fetching the trip…',
  failed: { title: 'The trip could not be fetched', again: 'Try again' },
  offline: {
    title: 'You are offline',
    text: 'What you have typed stays here, except the card. You can book as soon as the connection is back.',
  },
  loginRequired: { title: 'Login Required', text: 'Please log in to complete your booking.' },

  summary: {
    title: 'Booking Summary',
    lines: (price: number, travelers: number) => `${usd(price)} × ${travelersText(travelers)}`,
    subtotal: 'Subtotal',
    taxes: 'Taxes & Fees',
    total: 'Total',
    included: 'What is included',
    spotsLeft: (spots: number) => (spots === 1 ? '1 spot left' : `${spots} spots left`),
    noneLeft: 'No spots free',
    totalNow: (total: number, travelers: number) => `Total for ${travelersText(travelers)}: ${usd(total)}`,
  },

  traveler: {
    title: 'Traveler Information',
    number: 'Number of Travelers',
    fewer: 'One fewer',
    more: 'One more',
    numberHint: (most: number, spots: number) =>
      spots > 0 && spots < most
        ? `Up to ${most} per booking, ${spots === 1 ? '1 spot is' : `${spots} spots are`} left`
        : `Up to ${most} per booking`,
    tooMany: (most: number) => `This trip takes at most ${most} travelers per booking`,
    requests: 'Special Requests',
    requestsHint: 'Optional. Diets, allergies, a birthday, a knee that dislikes stairs.',
    email: 'Where should we send your confirmation?',
    emailHint: 'Optional. Used for emails about this trip and nothing else.',
  },
  payment: { title: 'Payment' },
  card: {
    number: 'Card Number',
    expiry: 'Expiry Date',
    expiryPlaceholder: 'MM/YY',
    cvv: 'CVV',
    cvvHint: (digits: number) => (digits === 4 ? '4 digits on the front' : '3 digits on the back'),
    holder: 'Card Holder Name',
  },
  billing: {
    title: 'Billing Address',
    address: 'Billing Address',
    city: 'City',
    zip: 'ZIP Code',
    country: 'Country',
  },

  book: 'Book and pay',
  booking: 'Booking…',
  barNote: (travelers: number) => `${travelersText(travelers)}, incl. taxes & fees`,
  safetyHosted: 'Your card number goes straight to our payment provider; we never see it. Pressing twice books once.',
  safety: 'Your card number goes to the payment and is never stored. Pressing twice books once.',
  terms: { before: 'By booking you agree to our', terms: 'Terms', and: 'and', privacy: 'Privacy', after: '.' },

  toasts: {
    failed: 'Booking Failed',
    fault: 'There was an error processing your booking. Please try again.',
    confirmed: 'Booking Confirmed!',
    confirmedText: (name: string) => `${name} is yours. Here is everything about it.`,
    open: 'Booking received',
    openText: 'The payment is still being confirmed.',
  },

  failure: {
    title: 'Not booked yet',
    noAnswer: {
      title: 'No answer came back',
      text: 'The connection broke before we could tell you how it ended.',
    },
    again: 'Try again',
    safe: 'Sending it again is safe: one form books and charges once.',
    bookFor: (spots: number) => `Book for ${spots} instead`,
    seeTrips: 'See My trips',
    backToPackages: 'Back to Packages',
    reused: {
      title: 'Sent once already',
      text: 'An earlier attempt with other details has reached us. Look at My trips first; if it is not there, book again.',
    },
    startAnew: 'Book again with these details',
    price: {
      title: 'The price has changed',
      text: 'Nothing has been booked or charged. Please look at the new total before you go on.',
      old: 'Total you saw',
      now: 'New total',
      accept: 'Accept the new total',
    },
    terms: {
      title: 'The terms have changed',
      leaves: (departure: string) => `It leaves on ${departure}. If plans change:`,
      accept: 'Accept the new terms',
    },
  },
  interrupted: {
    title: 'Your last attempt was interrupted',
    text: 'We could not tell you how it ended. Sending the same details again is safe: you cannot be booked or charged twice.',
  },

  departureGone: {
    title: 'This date cannot be booked any more',
    text: 'It is too near, or it has been taken off sale. The trip may leave on other dates.',
    next: 'See the next departure',
  },
  soldOut: {
    title: 'No spots are free on this departure',
    text: 'Somebody may still be paying for the last ones: spots come back when a payment fails.',
    again: 'Check again',
    checking: 'Checking…',
    stillNone: 'Still none free.',
    wait: 'Join the waiting list',
    others: 'Trips with room',
    otherLine: (departure: string, spots: number) =>
      `${departure}, ${spots === 1 ? '1 spot left' : `${spots} spots left`}`,
    sameKind: (category: string) => `All ${category} trips`,
  },

  turn: {
    title: 'It is your turn',
    text: (seats: number, until: string) =>
      `${seats === 1 ? '1 seat is' : `${seats} seats are`} kept for you until ${until}.`,
  },

  booked: {
    title: 'You have booked this',
    text: (name: string) => `${name} is already yours. There is nothing more to do here.`,
    open: (name: string) => `Your booking of ${name} has been received; its payment is still being confirmed.`,
    see: 'See your booking',
    again: 'Book it once more',
  },
} as const;
