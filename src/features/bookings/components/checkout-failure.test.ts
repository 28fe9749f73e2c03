import { describe, expect, test } from 'vitest';
import { CallError } from '../../../web/api-client.ts';
import { placeBooking } from '../contract/bookings.ts';
import { checkoutFailureOf } from './checkout-failure.ts';

const refused = (code: string, status: number, more: object = {}) =>
  checkoutFailureOf(new CallError(status, JSON.stringify({ message: `About ${code}`, code, ...more })));

test('the server’s sentence is shown for every error it can name', () => {
  for (const [code, status] of Object.entries(placeBooking.errors)) {
    expect(refused(code, status)).toMatchObject({
      code,
      sentence: `About ${code}`,
      isFault: false,
      unanswered: false,
    });
  }
});

describe('the key of the form', () => {
  test.each(['payment_declined', 'insufficient_funds', 'try_again', 'seats_gone', 'key_not_usable'])(
    'is renewed after %s',
    (code) => {
      expect(refused(code, 402)?.renewsKey).toBe(true);
    },
  );

  test.each(['sold_out', 'not_enough_spots', 'held_by_others', 'price_changed', 'terms_changed', 'key_reused'])(
    'is kept after %s, which wrote no booking',
    (code) => {
      expect(refused(code, 409)?.renewsKey).toBe(false);
    },
  );

  test('is kept where work is asked for: the server gives it back', () => {
    expect(refused('human_check_needed', 403)).toMatchObject({ renewsKey: false, wayOn: 'again' });
  });

  test('is kept when no answer came, so that sending again books once', () => {
    const lost = checkoutFailureOf(new TypeError('Failed to fetch'));
    expect(lost).toMatchObject({ renewsKey: false, unanswered: true, isFault: true, sentence: null, wayOn: 'again' });
    expect(checkoutFailureOf(new CallError(502, '<html>'))).toMatchObject({ renewsKey: false, unanswered: true });
  });
});

test('a fault of ours keeps its reference in view', () => {
  expect(refused('fault', 500)).toMatchObject({ isFault: true, unanswered: true, sentence: 'About fault' });
});

test('too few spots are said at the number of travelers, with the number that is left', () => {
  expect(refused('not_enough_spots', 409, { details: { spotsLeft: 3 } })).toMatchObject({
    field: 'numberOfTravelers',
    marksFields: true,
    wayOn: 'fewer',
    spotsLeft: 3,
  });
});

test('a card number in a field that is not for it is said at that field', () => {
  const fields = { specialRequests: 'This looks like a card number.' };
  expect(refused('card_data_not_accepted', 422, { fields })).toMatchObject({ marksFields: true, wayOn: 'none' });
});

test('an expired card is said at its date', () => {
  expect(refused('card_expired', 422)).toMatchObject({ field: 'paymentDetails.expiryDate', renewsKey: false });
});

test('a changed price carries the new total and asks for a yes', () => {
  expect(refused('price_changed', 409, { details: { total: 6158 } })).toMatchObject({
    wayOn: 'accept_price',
    total: 6158,
    marksFields: false,
  });
});

test('wrong fields named by the server are no fault', () => {
  const fields = { 'billingAddress.city': 'City required' };
  expect(refused('invalid_input', 400, { fields })).toMatchObject({
    isFault: false,
    marksFields: true,
    unanswered: false,
    wayOn: 'none',
  });
});

test('an ended session is no failure of the booking', () => {
  expect(refused('not_signed_in', 401)).toBeNull();
});
