-- The ledger of the sandbox payment provider. It plays somebody else's database: only effects/payments reads it.

create table sandbox_payments (
  id text primary key,
  key text not null,
  booking_id integer not null,
  attempt integer not null,
  state text not null,
  token text not null,
  amount_cents bigint not null,
  captured_cents bigint not null default 0,
  -- How often money really moved: never more than once.
  captures integer not null default 0,
  currency text not null,
  decline_code text,
  created_at timestamptz not null default clock_timestamp(),
  constraint sandbox_payments_key unique (key),
  constraint sandbox_payments_state check (state in ('authorised', 'captured', 'voided', 'declined', 'failed')),
  constraint sandbox_payments_captured_once check (captures in (0, 1) and captured_cents <= amount_cents)
)
with (fillfactor = 70);
create index sandbox_payments_of_booking on sandbox_payments (booking_id);
create index sandbox_payments_by_time on sandbox_payments (created_at);
