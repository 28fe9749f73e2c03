-- What a provider of payments tells us, and money that goes back.

-- Each notice once, by the provider's own id. It says that something changed and is never believed further: whoever
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

-- Money that a traveller's bank takes back. Shown to the operator for as long as something can be done.
create table payment_disputes (
  id text primary key,
  payment_id text not null,
  amount_cents bigint not null,
  reason text not null,
  status text not null,
  answer_until timestamptz,
  created_at timestamptz not null,
  noted_at timestamptz not null default now()
);

-- The sandbox gives money back like a real provider.
alter table sandbox_payments
  add column refunded_cents bigint not null default 0,
  add constraint sandbox_payments_refunded check (refunded_cents between 0 and captured_cents);

create table sandbox_refunds (
  id text primary key,
  key text not null unique,
  payment_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  created_at timestamptz not null default clock_timestamp()
);
create index sandbox_refunds_of_payment on sandbox_refunds (payment_id);
