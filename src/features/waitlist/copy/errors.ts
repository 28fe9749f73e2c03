/** One sentence for each way in which joining or leaving a waiting list can fail. */
import type { Sentence } from '../../../shared/result.ts';
import type { JoinWaitlistError, LeaveWaitlistError } from '../contract/waitlist.ts';

export const waitlistErrors = {
  no_such_package: 'This package is no longer on sale.',
  too_many_travelers: ({ maxGuests }) => `This trip takes at most ${maxGuests} travelers per booking.`,
  seats_are_free: ({ spotsLeft }) =>
    spotsLeft === 1
      ? 'There is a free seat: you can book now.'
      : `There are ${spotsLeft} free seats: you can book now.`,
  too_many_places: 'You wait for many trips already. Please leave one of the lists first.',
  line_full: 'The waiting list of this departure is full.',
  too_many_changes: 'You have changed this many times. Please try again later.',
  no_such_place: 'This place on a waiting list is gone, or was never yours.',
} as const satisfies Record<JoinWaitlistError | LeaveWaitlistError, Sentence>;
