-- The sale, and what follows it: who travels, links to the trip, letters, money owed back. Owned by the feature bookings.

-- A traveller's seats on a departure. It is a small machine: held, authorised, capturing, confirmed; or declined,
-- released; or cancelled. No column can hold a card number or a security code.
create table bookings (
  -- Random, not a counter: a reference must not be guessable.
  id integer primary key,
  -- Null: whoever has left is nobody's, and the sale stays in the books without a person.
  user_id integer references users (id),
  -- Follows from the departure; kept because the sale is spoken of by package.
  package_id text not null,
  departure_id integer not null references departures (id),
  -- Out of whose turn its seats came: they go back there if nothing comes of it.
  waitlist_id integer references waitlist (id) on delete set null,
  number_of_travelers integer not null,
  special_requests text,
  contact_email text,
  billing_address jsonb not null,

  price_per_person integer not null,
  subtotal integer not null,
  taxes integer not null,
  total_price integer not null,
  -- The terms of the package as they were; see there.
  cancellation jsonb not null
    default '[{"days": 30, "percent": 100}, {"days": 14, "percent": 50}, {"days": 7, "percent": 25}]',

  -- What is shown follows from the state.
  status text not null default 'pending',
  payment_status text not null default 'pending',
  state text not null default 'held',
  previous_state text,
  -- The machine takes each step at most once, so a booking's story is its row: held at `created_at`, the end at
  -- `state_since`, and what lies between here. Null: not reached, or reached before these columns were there.
  authorised_at timestamptz,
  capturing_at timestamptz,
  confirmed_at timestamptz,
  state_since timestamptz not null default now(),
  hold_until timestamptz not null,
  -- 1 or 2 while the booking is open, else null: one person has at most two in progress.
  open_slot smallint default 1,
  -- From where it is held while its payment waits for its traveller: a keyed hash of the address block. Kept as long as it
  -- is open, and for the hour in which an unanswered question of a bank counts.
  held_from text,
  -- When the bank's question was first on record; null: no bank has asked.
  asked_at timestamptz,
  -- Since when it waits without seats; they are taken when the bank has answered.
  unseated_at timestamptz,
  claimed_until timestamptz,

  attempt integer not null default 1,
  payment_id text,
  card_brand text,
  card_last4 text,
  failure text,
  idempotency_key text,
  body_sha256 text not null,
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
  -- By the state, not by the slot: a hold without a slot is to be refused for that alone, and is tried again.
  constraint bookings_held_from check (
    held_from is null or asked_at is not null or state in ('held', 'authorised', 'capturing')),
  constraint bookings_unseated check (
    unseated_at is null or (asked_at is not null and state in ('held', 'declined', 'released'))),
  constraint bookings_key unique (user_id, idempotency_key)
)
-- The steps of an open booking change no indexed column, so they stay on their page.
with (fillfactor = 60);

create unique index bookings_open on bookings (user_id, open_slot) where open_slot is not null;
-- Two equal posts without a key are one booking while the first is in flight.
create unique index bookings_in_flight on bookings (user_id, body_sha256)
  where open_slot is not null and idempotency_key is null;
-- No payment stands behind two bookings, whatever the provider says.
create unique index bookings_payment on bookings (payment_id) where payment_id is not null;
create index bookings_open_of_departure on bookings (departure_id, hold_until) where open_slot is not null;
create index bookings_of_user on bookings (user_id, created_at desc);
create index bookings_of_turn on bookings (waitlist_id) where waitlist_id is not null;
-- For quotas of holds that wait for a bank's answer. Ordinary bookings have no place in either.
create index bookings_asked_from on bookings (held_from) where asked_at is not null;
create index bookings_asked_of_user on bookings (user_id) where asked_at is not null;
-- For the back office: the newest first; those of a departure; by the beginning of an address.
create index bookings_by_time on bookings (created_at desc, id desc);
create index bookings_of_departure on bookings (departure_id, created_at desc, id desc);
create index bookings_by_contact on bookings (lower(contact_email) text_pattern_ops);

-- A booking that was released while nobody may know what became of its authorisation: the provider is asked about it until
-- it knows a payment of it, or for a day.
create table payment_questions (
  booking_id integer primary key,
  released_at timestamptz not null default now(),
  next_at timestamptz not null default now() + interval '2 seconds'
);
create index payment_questions_due on payment_questions (next_at);

-- Here and not in each statement that releases, so that none of them forgets.
create function leave_payment_question() returns trigger language plpgsql as $$
begin
  insert into payment_questions (booking_id) values (new.id) on conflict do nothing;
  return null;
end $$;
-- Whoever had tried too often was let go before the provider was asked for anything.
create trigger bookings_leave_a_question after update of state on bookings for each row
  when (new.state = 'released' and (new.failure is distinct from 'too_many_attempts' or new.payment_id is not null))
  execute function leave_payment_question();

-- Who travels on one booked place. Kept until a month after the return: what somebody may not eat or cannot climb is
-- nobody's business for longer.
create table booking_travellers (
  booking_id integer not null references bookings (id),
  place smallint not null,
  -- As in the passport; empty where it has not been told yet. So are the others.
  name text not null default '',
  diet text not null default '',
  access text not null default '',
  note text not null default '',
  -- Goes with the name it is made of.
  words tsvector not null generated always as (array_to_tsvector(name_words(name))) stored,
  saved_at timestamptz not null default now(),
  primary key (booking_id, place),
  constraint booking_travellers_place check (place > 0),
  constraint booking_travellers_short check (
    char_length(name) <= 100 and char_length(diet) <= 300 and char_length(access) <= 300 and char_length(note) <= 500)
);
create index booking_travellers_by_words on booking_travellers using gin (words);

-- A link under which a booked trip can be read by whoever has it. Only the hash of its token is kept, so nobody who reads
-- this table can open a trip. It ends when it is revoked or its booking comes to nothing.
create table trip_shares (
  token_sha256 text primary key,
  booking_id integer not null,
  -- The page of the trip, or the calendar that follows it. Neither token opens the other.
  opens text not null default 'page',
  created_at timestamptz not null,
  revoked_at timestamptz,
  constraint trip_shares_hash check (token_sha256 ~ '^[0-9a-f]{64}$'),
  constraint trip_shares_opens check (opens in ('page', 'calendar'))
);
create index trip_shares_live on trip_shares (booking_id) where revoked_at is null;

-- A letter to whoever booked, on record for as long as the booking. The queue forgets its jobs after a while; this does
-- not. It holds neither an address nor a word of the letter.
create table booking_letters (
  -- Names the letter for ever; its Message-ID follows from it.
  id text primary key,
  booking_id integer not null,
  -- `refused`: the mail server said that the mailbox does not exist.
  -- `unrecorded`: confirmed before this table was there; whether the letter left is not known.
  state text not null default 'due',
  due_since timestamptz not null default now(),
  -- When the job that sends it was last left behind: one that is due for longer than a job lives is asked for again.
  asked_at timestamptz not null default now(),
  -- Sent once more by an operator it is another mail: a mailbox shows one Message-ID once.
  repeats smallint not null default 0,
  ended_at timestamptz,
  constraint booking_letters_id check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  constraint booking_letters_state check (state in ('due', 'sent', 'refused', 'unrecorded')),
  constraint booking_letters_repeats_check check (repeats >= 0),
  constraint booking_letters_end check ((state in ('sent', 'refused')) = (ended_at is not null))
);
create index booking_letters_of_booking on booking_letters (booking_id);
create index booking_letters_due on booking_letters (due_since) where state = 'due';
create index booking_letters_refused on booking_letters (ended_at) where state = 'refused';

-- Money owed back: the row is there before the provider is asked.
create table refunds (
  booking_id integer not null references bookings (id),
  number smallint not null,
  payment_id text not null,
  -- Whole US dollars.
  dollars integer not null,
  -- `sent`: the provider has it, the bank takes its days. `refused`: somebody has to look. `outside`: an owner has settled
  -- it past us. `disputed`: what the terms gave, and what is not given back while a bank takes the payment back itself.
  state text not null default 'due',
  -- One that was refused is tried again under another key.
  attempt smallint not null default 1,
  -- How it was settled past us. Goes when the person goes.
  note text,
  asked_for_at timestamptz not null default now(),
  ended_at timestamptz,
  claimed_until timestamptz,
  primary key (booking_id, number),
  constraint refunds_some_money check (dollars > 0 and number > 0),
  constraint refunds_state check (state in ('due', 'sent', 'done', 'refused', 'outside', 'disputed')),
  constraint refunds_attempt_check check (attempt > 0),
  constraint refunds_note_check check (char_length(note) <= 1000),
  constraint refunds_end check ((state in ('done', 'refused', 'outside', 'disputed')) = (ended_at is not null))
);
create index refunds_open on refunds (asked_for_at) where state in ('due', 'sent');
create index refunds_refused on refunds (booking_id) where state = 'refused';
-- They are few, and asked for with every list of what waits.
create index refunds_disputed on refunds (booking_id) where state = 'disputed';
-- What is done is asked about for a while: a bank may still turn it down.
create index refunds_lately_done on refunds (ended_at) where state = 'done';

-- Why an owner gave back something else than the terms of the booking say. Goes when the person goes.
create table refund_reasons (
  id integer generated by default as identity primary key,
  booking_id integer not null references bookings (id),
  operator_id integer not null references operators (id),
  operator text not null,
  -- Whole US dollars that went back for this reason; 0 at a cancellation without a refund.
  dollars integer not null,
  reason text not null,
  at timestamptz not null default now(),
  constraint refund_reasons_dollars_check check (dollars >= 0),
  constraint refund_reasons_said check (char_length(reason) between 3 and 1000)
);
create index refund_reasons_of_booking on refund_reasons (booking_id);
