-- Bookings by telephone: somebody without an account, whose seats are an option until they are paid.

alter table bookings
  -- By which way it was booked. Whoever calls needs no account.
  add column channel text not null default 'web',
  add constraint bookings_channel check (channel in ('web', 'phone')),
  drop constraint bookings_legal_step,
  add constraint bookings_legal_step check (
    (coalesce(previous_state, 'new'), state) in (
      ('new', 'held'), ('new', 'optioned'),
      ('held', 'authorised'), ('held', 'declined'), ('held', 'released'),
      ('authorised', 'capturing'), ('authorised', 'released'),
      ('capturing', 'confirmed'), ('capturing', 'declined'), ('capturing', 'released'),
      -- `optioned`: its seats are kept until `hold_until`; its payments are rows of `booking_payments`.
      ('optioned', 'confirmed'), ('optioned', 'released'),
      ('confirmed', 'cancelled'))),
  drop constraint bookings_shown_state,
  add constraint bookings_shown_state check (
    (state, status, payment_status) in (
      ('held', 'pending', 'pending'), ('optioned', 'pending', 'pending'),
      ('authorised', 'pending', 'authorized'), ('capturing', 'pending', 'authorized'),
      ('confirmed', 'confirmed', 'paid'), ('confirmed', 'confirmed', 'pending'),
      ('declined', 'cancelled', 'failed'), ('released', 'cancelled', 'failed'),
      ('cancelled', 'cancelled', 'paid'), ('cancelled', 'cancelled', 'refunded'))),
  -- By an invoice.
  add constraint bookings_pending check (state <> 'confirmed' or payment_status = 'paid' or channel = 'phone'),
  drop constraint bookings_money_has_a_payment,
  add constraint bookings_money_has_a_payment check (
    state in ('held', 'optioned', 'declined', 'released') or payment_id is not null or channel = 'phone'),
  -- Free of charge is a price of nothing, which only an operator gives.
  drop constraint bookings_money_adds_up,
  add constraint bookings_money_adds_up check (
    number_of_travelers > 0 and (price_per_person > 0 or price_per_person = 0 and channel = 'phone')
    and subtotal = price_per_person * number_of_travelers and total_price = subtotal + taxes);

create index bookings_optioned on bookings (hold_until) where state = 'optioned';
-- A second press of the same form is the same booking.
create unique index bookings_phone_key on bookings (idempotency_key) where channel = 'phone';

-- An option has no authorisation of its own that could be unknown: its payments are looked after by themselves.
drop trigger bookings_note_unresolved_authorization on bookings;
create trigger bookings_note_unresolved_authorization after update of state on bookings for each row
  when (new.state = 'released' and new.channel = 'web'
    and (new.failure is distinct from 'too_many_attempts' or new.payment_id is not null))
  execute function note_unresolved_authorization();
