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
    open: 'Payments under way',
    ended: 'Ended so far',
    because: 'Why',
  },
  note: 'Every booking is canceled and paid back in full, whatever its terms say, and whoever left an address is told. Payments under way end the same way. This cannot be undone.',
  reason: 'Why it does not run',
  reasonHint: 'For the log. Travelers read that the departure does not run, and what comes back.',
  belowMinimum: (sold: number, minimum: number) => `The minimum party is not reached: ${sold} of ${minimum}.`,
  action: (bookings: number) =>
    bookings === 0 ? 'Call it off' : `Call it off and end ${bookings === 1 ? '1 booking' : `${bookings} bookings`}`,
  pending: 'Calling off…',
  done: 'The departure is called off',
  cancelled: 'This departure is called off',
  working: (left: number) => `${left === 1 ? '1 booking is' : `${left} bookings are`} still to be ended.`,
  finished: 'Every booking of it is ended. Refunds are on the pages of the bookings.',
} as const;
