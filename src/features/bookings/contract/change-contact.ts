/** Where emails about a booking go, as it crosses the wire. */
import * as z from 'zod/mini';
import { isMailAddress } from '../../../shared/email-address.ts';
import { type ErrorOf, endpoint } from '../../../shared/endpoint.ts';
import { storable } from '../../../shared/text-input.ts';
import { Booking, own } from './bookings.ts';
import { Caller } from './forms.ts';

const NO_ADDRESS = 'Invalid email';
export const ContactEmail = z.string(NO_ADDRESS).check(z.overwrite(storable), z.refine(isMailAddress, NO_ADDRESS));

/** Where no email about the booking had an address to go to, the confirmation leaves now. */
export const changeContact = endpoint('PUT /api/bookings/:id/contact', {
  who: 'traveller',
  summary: 'Say where letters about one of the traveller’s own trips go',
  params: own,
  /** Name and telephone stay as they are where they are left out. */
  input: z.object({ contactEmail: ContactEmail, ...Caller }),
  output: Booking,
  errors: { no_such_booking: 404, not_confirmed: 409, too_many_changes: 429 },
});
export type ChangeContactError = ErrorOf<typeof changeContact>;
