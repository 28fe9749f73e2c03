-- Money that goes back, or is taken back.

-- The booking a disputed payment was made for, by the provider's word. Null: noted before this column was there, and
-- about something else that is sold through the same account.
alter table payment_disputes add column booking_id integer;
update payment_disputes set booking_id = bookings.id from bookings where bookings.payment_id = payment_disputes.payment_id;
