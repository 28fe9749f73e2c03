/** Every word about waiting for seats, on the pages and in the emails. */
import { site } from '../../../../site.config.ts';
import { travelersText } from '../../packages/copy/travelers.ts';
import { ACCUMULATE_DAYS, MOST_TIMES_PASSED, OFFER_HOURS } from '../rules/waitlist.ts';

const times = ['', 'once', 'twice', 'three times'][MOST_TIMES_PASSED] ?? `${MOST_TIMES_PASSED} times`;

export const waitlistCopy = {
  title: 'Waiting list',
  lead: 'Seats on a sold-out departure can come free. Leave your email, and we’ll tell you when they do.',
  how: {
    title: 'How it works',
    rules: [
      'First come, first served: seats that come free are offered to the first party in line that they are enough for.',
      `We’ll email you and keep the seats for you alone for ${OFFER_HOURS} hours. You book at that day’s price; nothing is charged before.`,
      `A larger party is passed over ${times} at most. After that we collect free seats for it, for up to ${ACCUMULATE_DAYS} days, until there are enough.`,
      'If you don’t book in time, the seats go to the next party in line. The list closes 13 days before departure, and we’ll email everyone who is still on it.',
    ],
  },
  form: {
    title: 'Your place in line',
    email: 'Email',
    emailHint: 'For the one email that says it is your turn.',
    travelers: 'Travelers',
    travelersHint: 'Your turn comes when there are seats for all of you.',
    invalid: 'Invalid email',
    join: 'Join the waiting list',
    joining: 'Joining…',
  },
  login: {
    text: 'The place in line belongs to your account, so that nobody else can take it.',
    action: 'Log in to join',
  },
  waiting: {
    title: 'You are on the list',
    place: (ahead: number) =>
      ahead === 0
        ? 'You are first in line.'
        : ahead === 1
          ? '1 party is ahead of you.'
          : `${ahead} parties are ahead of you.`,
    text: (party: string, email: string) =>
      `You’re waiting for seats for ${party}. We’ll email ${email} when it is your turn.`,
  },
  turn: {
    title: 'It is your turn',
    kept: (seats: number, until: string) =>
      `${seats === 1 ? '1 seat is' : `${seats} seats are`} kept for you until ${until}. Nobody else can book ${seats === 1 ? 'it' : 'them'}.`,
    inCheckout: 'Your seats are in a booking that is being paid right now.',
    book: 'Book now',
  },
  duration: 'Duration',
  free: {
    title: 'There are seats',
    text: 'This departure can be booked right now; nobody has to wait.',
    book: 'Book now',
  },
  leave: {
    action: 'Leave the list',
    pending: 'Leaving…',
    refused: 'You are still on the list',
    doneTitle: 'You are off the list',
    doneText: 'Nothing more will be sent. You can join again at the end of the line.',
    title: 'Leave the waiting list?',
    text: 'One press, and your place and any seats kept for you go to the next in line.',
    failedTitle: 'This place is gone',
    failedText: 'It has been left, used or ended before.',
    trips: 'See upcoming trips',
  },
  trips: {
    title: 'On the waiting list',
    party: 'Travelers',
    departure: 'Departure',
    line: 'Ahead of you',
    until: 'Kept until',
    parties: (ahead: number) => (ahead === 0 ? 'Nobody' : ahead === 1 ? '1 party' : `${ahead} parties`),
    waits: 'Waiting',
    turn: 'Your turn',
    of: (name: string) => `: ${name}`,
  },
  failed: { title: 'The waiting list could not be fetched', again: 'Try again' },
  travelersText,
} as const;

export const waitlistMail = {
  turn: {
    subject: (trip: string) => `It is your turn: ${trip}`,
    title: 'It is your turn',
    preview: (seats: number, until: string) => `${travelersText(seats)}, kept until ${until}.`,
    text: (trip: string, departure: string) =>
      `Seats have come free on ${trip}, leaving ${departure}, and you are the first in line they are enough for.`,
    kept: (seats: number, until: string) =>
      `We keep ${seats === 1 ? '1 seat' : `${seats} seats`} for you alone until ${until}. Until then nobody else can book ${seats === 1 ? 'it' : 'them'}; after that ${seats === 1 ? 'it goes' : 'they go'} to the next in line, and your place ends.`,
    book: 'Book your seats',
    login: 'Log in with the account you joined the list with.',
    leave: 'Not going any more? Give the seats to the next in line',
  },
  closed: {
    subject: (trip: string) => `The waiting list for ${trip} has ended`,
    title: 'No seat came free this time',
    preview: (trip: string) => `${trip}: the list has ended.`,
    text: (trip: string, departure: string) =>
      `The waiting list for ${trip}, leaving ${departure}, has ended: no seats came free in time that were enough for you. We are sorry. Your place in line has ended with it, and we will not write about this departure again.`,
    next: 'Our next departures and other trips are on our site.',
    trips: 'See upcoming trips',
  },
  why: `You receive this email because this address was left on a waiting list at ${site.name}.`,
} as const;
