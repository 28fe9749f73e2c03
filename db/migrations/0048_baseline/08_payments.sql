-- What the provider of payments tells us and what its money does. Owned by the feature payments, but for the sandbox.

-- A notice of the provider, once, by its own id. It says that something changed and is never believed further: whoever
-- takes it up asks the provider. Without notices everything comes to its end all the same, a little later.
create table payment_notices (
  id text primary key,
  kind text not null,
  -- Null: not about a payment.
  payment_id text,
  received_at timestamptz not null default now(),
  -- What came of it; null: still to be taken up.
  outcome text,
  ended_at timestamptz,
  claimed_until timestamptz,
  constraint payment_notices_outcome check (
    outcome in ('driven', 'settled', 'unknown_payment', 'unknown_booking', 'not_ours')),
  constraint payment_notices_end check ((outcome is null) = (ended_at is null))
);
create index payment_notices_waiting on payment_notices (received_at) where outcome is null;
create index payment_notices_ended on payment_notices (ended_at) where outcome is not null;
create index payment_notices_of_payment on payment_notices (payment_id);

-- Up to where the provider's list of payments has been compared with our bookings. One row. The list may be late, and the
-- provider's clock is not ours: nothing about its payments is measured by a clock here.
create table payment_reconciliation (
  id integer primary key default 1,
  -- When the newest payment seen was made, by the provider's clock. What came into the list behind that mark is found by a
  -- second look, at all of the day before the mark, a few pages in a turn.
  checked_until timestamptz,
  -- The newest payment when the last second look began, by the provider's clock; null: there was none, all is looked at.
  day_seen_until timestamptz,
  -- When it was through, by our clock: how often is ours to say.
  day_done_at timestamptz,
  -- Of the look under way: the newest payment when it began, and behind which payment it goes on.
  day_newest timestamptz,
  day_after text,
  day_claimed_until timestamptz,
  constraint payment_reconciliation_id_check check (id = 1)
);

-- A payment that was seen before its booking had come to its end: looked at again until it has.
create table payments_watched (
  payment_id text primary key,
  booking_id integer not null
);

-- Money at the provider that no booking explains. Shown to the operator until somebody has looked; stays on record then,
-- with what was found.
create table payment_alarms (
  payment_id text not null,
  kind text not null,
  booking_id integer not null,
  raised_at timestamptz not null default now(),
  looked_at timestamptz,
  looked_by text,
  note text,
  primary key (payment_id, kind),
  constraint payment_alarms_kind check (
    kind in ('captured_without_booking', 'wrong_amount', 'wrong_booking', 'refund_refused')),
  constraint payment_alarms_looked check ((looked_at is null) = (looked_by is null)),
  constraint payment_alarms_note_is_short check (char_length(note) <= 1000)
);
create index payment_alarms_of_booking on payment_alarms (booking_id);

-- Money that a traveller's bank takes back. Shown to the operator for as long as something can be done.
create table payment_disputes (
  id text primary key,
  payment_id text not null,
  -- The booking it was made for, by the provider's word. Null: noted before this column was there, and about something
  -- else that is sold through the same account.
  booking_id integer,
  amount_cents bigint not null,
  reason text not null,
  status text not null,
  answer_until timestamptz,
  created_at timestamptz not null,
  noted_at timestamptz not null default now()
);
create index payment_disputes_of_payment on payment_disputes (payment_id);

-- A payment in the ledger of the sandbox provider. It plays somebody else's database: only effects/payments reads it.
create table sandbox_payments (
  id text primary key,
  key text not null,
  booking_id integer not null,
  attempt integer not null,
  state text not null,
  token text not null,
  amount_cents bigint not null,
  captured_cents bigint not null default 0,
  refunded_cents bigint not null default 0,
  -- How often money really moved: never more than once.
  captures integer not null default 0,
  currency text not null,
  decline_code text,
  created_at timestamptz not null default clock_timestamp(),
  constraint sandbox_payments_key unique (key),
  constraint sandbox_payments_state check (state in ('authorised', 'captured', 'voided', 'declined', 'failed')),
  constraint sandbox_payments_captured_once check (captures in (0, 1) and captured_cents <= amount_cents),
  constraint sandbox_payments_refunded check (refunded_cents between 0 and captured_cents)
)
with (fillfactor = 70);
create index sandbox_payments_of_booking on sandbox_payments (booking_id);
create index sandbox_payments_by_time on sandbox_payments (created_at);

-- Money the sandbox gave back, like a real provider. Owned by the effect payments too.
create table sandbox_refunds (
  id text primary key,
  key text not null,
  payment_id text not null,
  amount_cents bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint sandbox_refunds_key_key unique (key),
  constraint sandbox_refunds_amount_cents_check check (amount_cents > 0)
);
create index sandbox_refunds_of_payment on sandbox_refunds (payment_id);
