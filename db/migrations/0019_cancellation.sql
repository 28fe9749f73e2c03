-- How much of the price comes back, in per cent, until how many days before the departure: the first that fits
-- counts, and nothing after the last. A booking keeps the terms it was made under.
alter table trip_packages add column cancellation jsonb not null
  default '[{"days": 30, "percent": 100}, {"days": 14, "percent": 50}, {"days": 7, "percent": 25}]';
alter table bookings add column cancellation jsonb not null
  default '[{"days": 30, "percent": 100}, {"days": 14, "percent": 50}, {"days": 7, "percent": 25}]';

-- Money owed back: the row is there before the provider is asked.
create table refunds (
  booking_id integer not null references bookings (id),
  number smallint not null,
  payment_id text not null,
  -- Whole US dollars.
  dollars integer not null,
  -- `sent`: the provider has it, the bank takes its days. `refused`: somebody has to look.
  state text not null default 'due',
  asked_for_at timestamptz not null default now(),
  ended_at timestamptz,
  claimed_until timestamptz,
  primary key (booking_id, number),
  constraint refunds_some_money check (dollars > 0 and number > 0),
  constraint refunds_state check (state in ('due', 'sent', 'done', 'refused')),
  constraint refunds_end check ((state in ('done', 'refused')) = (ended_at is not null))
);
create index refunds_open on refunds (asked_for_at) where state in ('due', 'sent');

alter table payment_alarms drop constraint payment_alarms_kind;
alter table payment_alarms add constraint payment_alarms_kind
  check (kind in ('captured_without_booking', 'wrong_amount', 'refund_refused'));
