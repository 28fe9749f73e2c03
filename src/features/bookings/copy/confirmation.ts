/** Every word of the confirmation page and its print view. */
import { usd } from '../../../shared/usd.ts';
import { travelersText } from '../../packages/copy/travelers.ts';

export const confirmationCopy = {
  loading: 'Fetching your booking…',
  shellTitle: 'Your booking',
  headers: {
    confirmed: {
      title: 'Booking Confirmed!',
      lead: (name: string) => `${name} is yours. We are looking forward to having you with us.`,
    },
    pending: {
      title: 'Almost there',
      lead: (name: string) => `We have your booking of ${name}; its payment is being confirmed.`,
    },
    failed: {
      title: 'This booking did not go through',
      lead: (name: string) => `The payment for ${name} failed, the spots are free again and nothing was charged.`,
    },
    cancelled: {
      title: 'Booking canceled',
      lead: (name: string) => `Your booking of ${name} was canceled, and your places are free for others.`,
    },
  },
  pending: {
    title: 'The payment is still open',
    text: 'It usually takes seconds. You can leave this page: the booking settles by itself and stays in My trips.',
    again: 'Check again',
    checking: 'Checking…',
  },
  reference: 'Booking reference',
  facts: {
    status: 'Status',
    paymentStatus: 'Payment status',
    bookedOn: 'Booked on',
    travelers: 'Travelers',
    card: 'Paid with',
    cardTried: 'Card tried',
    email: 'Confirmation goes to',
    requests: 'Special requests',
  },
  cardLine: (brand: string, last4: string) => `${brand} ending in ${last4}`,
  trip: {
    title: 'Trip details',
    departure: 'Departure',
    returns: 'Return',
    duration: 'Duration',
    travelers: travelersText,
    included: 'What is included',
    days: 'Day by day',
    day: (number: number) => `Day ${number}`,
  },
  sums: {
    each: (price: number, travelers: number) => `${usd(price)} × ${travelersText(travelers)}`,
    subtotal: 'Subtotal',
    taxes: 'Taxes & Fees',
    total: 'Total',
  },
  actions: {
    another: 'Book Another Trip',
    tryAgain: 'Try this trip again',
  },
  next: {
    title: 'What Happens Next',
    mail: {
      when: 'Within 24 hours',
      to: (address: string) => `Your confirmation email arrives at ${address}.`,
      unknown: 'We send a confirmation email. You left no address: write one on this page, and it leaves at once.',
    },
    outreach: {
      when: '30 days before departure',
      soonWhen: 'In the next days',
      text: 'We email you about papers, packing, names that are missing and what you asked for.',
      soonText:
        'We usually write 30 days before departure. Yours is nearer than that, so please send us the names of all travelers now.',
    },
    details: {
      when: '7 days before departure',
      text: 'Final details: your first day, the way there and who to call.',
    },
    after: { when: 'When you are back', text: 'We ask once how it was.' },
    from: (date: string) => `on ${date}`,
  },
  support: {
    title: 'Something not right?',
    text: 'Write to us and mention your booking reference.',
    action: 'Contact Support',
    subject: (reference: string) => `Booking ${reference}`,
  },
  notFound: {
    title: 'Booking Not Found',
    text: 'There is no such booking among yours.',
    back: 'Back to Packages',
  },
  failed: { title: 'Your booking could not be fetched', again: 'Try again' },
  loginRequired: { title: 'Login Required', text: 'Please log in to see your booking.' },
  print: {
    issuedBy: (name: string, email: string) => `${name} · ${email}`,
    online: 'This booking online:',
  },
} as const;
