-- The provider's list may be late, and its clock is not ours: nothing about its payments is measured by a clock here.

-- From now on `checked_until` is when the newest payment seen was made, by the provider's clock. What came into the list
-- behind that mark is found by a second look, at all of the day before the mark, a few pages in a turn.
alter table payment_reconciliation
  alter column checked_until drop not null,
  -- The newest payment when the last second look began, by the provider's clock; null: there was none, all is looked at.
  add column day_seen_until timestamptz,
  -- When it was through, by our clock: how often is ours to say.
  add column day_done_at timestamptz,
  -- Of the look under way: the newest payment when it began, and behind which payment it goes on.
  add column day_newest timestamptz,
  add column day_after text,
  add column day_claimed_until timestamptz;

-- Bookings that were released while nobody may know what became of their authorisation: the provider is asked about each
-- until it knows a payment of it, or for a day.
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
