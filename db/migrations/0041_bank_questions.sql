-- Holds that wait for a bank's answer keep their seats only within a quota of their account and of their address block.
alter table bookings
  -- When the bank's question was first on record; null: no bank has asked.
  add column asked_at timestamptz,
  -- Since when it waits without seats; they are taken when the bank has answered.
  add column unseated_at timestamptz,
  drop constraint bookings_held_from,
  -- Kept for the hour in which an unanswered question counts, then forgotten.
  -- By the state, not by the slot: a hold without a slot is to be refused for that alone, and is tried again.
  add constraint bookings_held_from check (
    held_from is null or asked_at is not null or state in ('held', 'authorised', 'capturing')),
  add constraint bookings_unseated check (
    unseated_at is null or (asked_at is not null and state in ('held', 'declined', 'released')));
update bookings set asked_at = state_since where state = 'held' and payment_id is not null;
drop index bookings_held_from;
-- Ordinary bookings have no place in either.
create index bookings_asked_from on bookings (held_from) where asked_at is not null;
create index bookings_asked_of_user on bookings (user_id) where asked_at is not null;
