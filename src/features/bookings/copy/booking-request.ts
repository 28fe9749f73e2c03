/** Every word of the page behind a link that asks whoever booked. */
import { travelersText } from '../../packages/copy/travelers.ts';

const paying = {
  title: 'Your payment is under way',
  text: 'This usually takes seconds. The page looks again by itself; please do not pay twice.',
} as const;

export const requestCopy = {
  shellTitle: 'Your booking',
  loading: 'Fetching your booking…',
  notFound: {
    title: 'This link leads nowhere',
    text: 'Please check that it is whole. Links in emails are sometimes cut in two.',
  },
  failed: { title: 'Your booking could not be fetched', again: 'Try again' },
  trips: 'See upcoming trips',
  facts: { departure: 'Departure', returns: 'Back', travelers: 'Travelers', price: 'Price with taxes and fees' },
  was: (now: string, before: string) => (now === before ? now : `${now} (now ${before})`),
  travelers: travelersText,
  due: 'To pay now',
  until: { places: 'We keep the places for you until', answer: 'Please answer until' },
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  failedToPay: 'The payment did not go through',
  answer: 'Your answer',
  refund: 'Comes back',
  comesBack: (amount: string) => `${amount} comes back to you`,
  nothing: 'There is nothing to pay.',
  /** Once it is answered, paid or over. */
  reference: (reference: string) => `Booking ${reference}`,
  answers: { accept: 'I accept', refuse: 'No, thank you', sending: 'Sending…' },
  failedToAnswer: 'Your answer has not reached us',
  refuse: {
    title: 'Say no to this?',
    change: 'Nothing changes then: your booking stays as it is.',
    otherDate: 'Your booking ends then, and all you paid comes back the way you paid.',
    deed: 'Say no',
    keep: 'Go back',
  },
  change: {
    title: (trip: string) => `A change of your booking: ${trip}`,
    lead: (reference: string) => `Booking ${reference}. It stays as it is until you have paid.`,
    what: 'What changes',
    told: 'What was offered',
    safety: 'The change is made the moment the payment has gone through. Pressing twice pays once.',
    states: {
      paying,
      done: {
        title: 'Paid, and your booking is changed',
        text: 'We have written to you with everything as it stands now.',
      },
      refused: { title: 'You have said no', text: 'Your booking stays as it is.' },
      over: {
        title: 'There is nothing to pay here any more',
        text: 'The time for it has passed, or it was withdrawn. Your booking stays as it is. If you still want the change, please write to us.',
      },
    },
  },
  ask: {
    title: (trip: string) => `A change of your booking: ${trip}`,
    lead: (reference: string) => `Booking ${reference}. It stays as it is until you accept.`,
    what: 'What changes',
    told: 'What was offered',
    safety: '',
    states: {
      paying,
      done: { title: 'Your booking is changed', text: 'We have written to you with everything as it stands now.' },
      refused: { title: 'You have said no', text: 'Your booking stays as it is.' },
      over: {
        title: 'There is nothing to answer here any more',
        text: 'The time for it has passed, or it was withdrawn. Your booking stays as it is.',
      },
    },
  },
  otherDate: {
    title: (trip: string) => `Another date for ${trip}`,
    lead: (reference: string) =>
      `Booking ${reference}. Your departure does not run. You can come on another date, or have all you paid back.`,
    what: 'What we offer',
    told: 'What was offered',
    safety: '',
    states: {
      paying,
      done: { title: 'You come on the new date', text: 'We have written to you with everything as it stands now.' },
      refused: {
        title: 'Your money comes back',
        text: 'Your booking ends, and all you paid comes back the way you paid.',
      },
      over: {
        title: 'This date is not offered any more',
        text: 'The time for it has passed. All you paid comes back the way you paid.',
      },
    },
  },
  booking: {
    title: (trip: string) => `Your places: ${trip}`,
    lead: (reference: string) => `Booking ${reference}`,
    what: 'What you book',
    told: 'What was kept',
    safety: 'The places are yours the moment the payment has gone through. Pressing twice pays once.',
    states: {
      paying,
      refused: { title: 'These places are not kept any more', text: 'Nothing is due.' },
      done: { title: 'These places are yours', text: 'We have written to you with everything about your trip.' },
      over: {
        title: 'These places are not kept any more',
        text: 'The time for it has passed, or the booking has ended. If you still want to come, please write to us.',
      },
    },
  },
  contact: 'Write to us',
} as const;
