/** What an operator reads about calling off a departure. */
export const callOffCopy = {
  back: 'Departures',
  title: 'Call off a departure',
  facts: {
    trip: 'Trip',
    departs: 'Departs',
    party: 'Runs from',
    always: 'whoever comes',
    bookings: 'Bookings',
    travelers: 'Travelers',
    dollars: 'Goes back in full',
    unreachable: 'Without an address to write to',
    asked: 'Asked about the other date',
    open: 'Payments under way',
    ended: 'Ended so far',
    because: 'Why',
  },
  note: 'Every booking is canceled and paid back in full, whatever its terms say, and whoever left an address is told. Payments under way end the same way. This cannot be undone.',
  offer: 'Another date, offered beside the money',
  noOffer: 'None: everybody gets the money back',
  offerHint:
    'At the same price, with the places held for a week. Whoever says no, or nothing, gets the money back in full; so does whoever has no address, or finds no place.',
  choice: (day: string, spots: number) => `${day}, ${spots} spots free`,
  reason: 'Why it does not run',
  reasonHint: 'For the log. Travelers read that the departure does not run, and what comes back.',
  belowMinimum: (sold: number, minimum: number) => `The minimum party is not reached: ${sold} of ${minimum}.`,
  action: (bookings: number) =>
    bookings === 0 ? 'Call it off' : `Call it off and end ${bookings === 1 ? '1 booking' : `${bookings} bookings`}`,
  pending: 'Calling off…',
  done: 'The departure is called off',
  cancelled: 'This departure is called off',
  working: (left: number) => `${left === 1 ? '1 booking is' : `${left} bookings are`} still to be ended.`,
  waiting: (asked: number) =>
    `${asked === 1 ? '1 booking is' : `${asked} bookings are`} asked whether they come on the other date.`,
  finished: 'Every booking of it is ended. Refunds are on the pages of the bookings.',
} as const;
