-- The sale. A booking is a small machine: held, authorised, capturing, confirmed; or declined, released; or cancelled.
-- No column can hold a card number or a security code.

create table bookings (
  -- Random, not a counter: a reference must not be guessable.
  id integer primary key,
  user_id integer not null references users (id),
  -- Follows from the departure; kept because the sale is spoken of by package.
  package_id text not null,
  departure_id integer not null references departures (id),
  number_of_travelers integer not null,
  special_requests text,
  price_per_person integer not null,
  subtotal integer not null,
  taxes integer not null,
  total_price integer not null,
  status text not null default 'pending',
  payment_status text not null default 'pending',
  state text not null default 'held',
  previous_state text,
  state_since timestamptz not null default now(),
  hold_until timestamptz not null,
  billing_address jsonb not null,
  card_brand text,
  card_last4 text,
  contact_email text,
  attempt integer not null default 1,
  payment_id text,
  failure text,
  idempotency_key text,
  body_sha256 text not null,
  -- 1 or 2 while the booking is open, else null: one person has at most two in progress.
  open_slot smallint default 1,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint bookings_id_range check (id between 1 and 9999999),
  constraint bookings_money_adds_up check (
    number_of_travelers > 0 and price_per_person > 0
    and subtotal = price_per_person * number_of_travelers and total_price = subtotal + taxes),
  constraint bookings_legal_step check (
    (coalesce(previous_state, 'new'), state) in (
      ('new', 'held'),
      ('held', 'authorised'), ('held', 'declined'), ('held', 'released'),
      ('authorised', 'capturing'), ('authorised', 'released'),
      ('capturing', 'confirmed'), ('capturing', 'declined'), ('capturing', 'released'),
      ('confirmed', 'cancelled'))),
  constraint bookings_shown_state check (
    (state, status, payment_status) in (
      ('held', 'pending', 'pending'),
      ('authorised', 'pending', 'authorized'), ('capturing', 'pending', 'authorized'),
      ('confirmed', 'confirmed', 'paid'),
      ('declined', 'cancelled', 'failed'), ('released', 'cancelled', 'failed'),
      ('cancelled', 'cancelled', 'paid'), ('cancelled', 'cancelled', 'refunded'))),
  constraint bookings_money_has_a_payment check (state in ('held', 'declined', 'released') or payment_id is not null),
  constraint bookings_open_has_a_slot check (
    (state in ('held', 'authorised', 'capturing')) = (open_slot is not null) and coalesce(open_slot, 1) in (1, 2)),
  constraint bookings_key unique (user_id, idempotency_key)
)
-- The steps of an open booking change no indexed column, so they stay on their page.
with (fillfactor = 60);

create unique index bookings_open on bookings (user_id, open_slot) where open_slot is not null;
-- Two equal posts without a key are one booking while the first is in flight.
create unique index bookings_in_flight on bookings (user_id, body_sha256)
  where open_slot is not null and idempotency_key is null;
create index bookings_open_of_departure on bookings (departure_id, hold_until) where open_slot is not null;
create index bookings_of_user on bookings (user_id, created_at desc);

-- Money at the provider that no booking explains. Must stay empty; shown to the operator until somebody has looked.
create table payment_alarms (
  payment_id text not null,
  kind text not null,
  booking_id integer not null,
  raised_at timestamptz not null default now(),
  primary key (payment_id, kind),
  constraint payment_alarms_kind check (kind in ('captured_without_booking', 'wrong_amount'))
);

-- Payments that were seen before their booking had come to its end: looked at again until it has.
create table payments_watched (
  payment_id text primary key,
  booking_id integer not null
);

-- Up to when every payment of the provider is either in its final place or watched. One row.
create table payment_reconciliation (
  id integer primary key default 1 check (id = 1),
  checked_until timestamptz not null
);
