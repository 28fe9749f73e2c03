/** What operators are told when a package cannot be changed as they wish. */

import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import type { ErrorOf } from '../../../shared/endpoint.ts';
import { usd } from '../../../shared/money.ts';
import type { Sentence } from '../../../shared/result.ts';
import type { OfficeError } from '../contract/admin.ts';
import type { uploadPicture } from '../contract/pictures.ts';

const dayOf = ({ departsOn }: { readonly [name: string]: unknown }) =>
  typeof departsOn === 'string' && isCalendarDay(departsOn) ? longDate(departsOn) : 'this departure';
const takenOf = ({ held, sold }: { readonly [name: string]: unknown }) => `${sold} sold and ${held} held`;

export const officeErrors = {
  no_such_package: 'This package does not exist.',
  changed_meanwhile: ({ by, capacity }) =>
    capacity !== undefined
      ? `Somebody has changed it in the meantime: this departure has ${capacity} seats now. Nothing was saved.`
      : `${by ?? 'Somebody'} has changed this package in the meantime. Nothing was saved; compare the two below.`,
  no_such_destination: 'Please choose a destination of our catalogue.',
  no_such_picture: 'This picture is not there any more. Please upload it again.',
  nights_are_booked: (details) =>
    `People are on the departure of ${dayOf(details)} (${takenOf(details)}), so its length stays. Duplicate the package for a trip of another length.`,
  no_price: 'A package needs a price before it can be shown. Please add one.',
  price_in_the_past: 'A price cannot begin in the past: what was asked then has been asked.',
  price_too_far_ahead: 'A price can begin within the next two years.',
  price_unchanged: ({ price }) => `It costs ${usd(Number(price))} then already.`,
  moment_taken: 'Another price begins at this very moment. Remove that one first, or choose another moment.',
  no_such_price: 'This price is not there any more.',
  price_has_begun: 'This price has begun, so it is part of the history now. Add a new one to change it.',
  price_is_booked: 'Somebody has booked at this price, so it stays in the history. Add a new one to change it.',
  order_changed: 'Somebody has changed the order in the meantime. Please look again.',
  not_a_draft: 'This package has been on sale. Withdraw it instead: what was booked stays with it.',
  no_such_departure: 'This departure is not open any more.',
  below_taken: (details) =>
    `${takenOf(details)}: this departure needs at least ${details['least']} ${details['least'] === 1 ? 'seat' : 'seats'}.`,
} satisfies Record<OfficeError, Sentence>;

const sizeOf = ({ width, height }: { readonly [name: string]: unknown }) => `${width} × ${height}`;

export const pictureErrors = {
  not_a_picture: 'Please choose a JPEG, PNG, WebP or AVIF.',
  picture_broken: 'This picture is damaged and cannot be read. Please choose another.',
  picture_too_small: (details) => `This picture has ${sizeOf(details)} pixels. It needs at least 1600 × 1000.`,
  picture_too_many_pixels: (details) => `This picture has ${sizeOf(details)} pixels. Please make it smaller first.`,
  picture_too_large: 'A picture may have up to 15 MB.',
  upload_broken: 'The picture did not arrive whole. Please try again.',
} satisfies Record<ErrorOf<typeof uploadPicture>, Sentence>;
