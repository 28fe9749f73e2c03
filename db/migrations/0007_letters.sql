-- What has been written to whoever booked: one row for each letter, for as long as the booking. The queue forgets its
-- jobs after a while; this does not. It holds neither an address nor a word of the letter.

create table booking_letters (
  -- Names the letter for ever; its Message-ID follows from it.
  id text primary key,
  booking_id integer not null,
  -- `refused`: the mail server said that the mailbox does not exist.
  -- `unrecorded`: confirmed before this table was there; whether the letter left is not known.
  state text not null default 'due',
  due_since timestamptz not null default now(),
  ended_at timestamptz,
  constraint booking_letters_id check (id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  constraint booking_letters_state check (state in ('due', 'sent', 'refused', 'unrecorded')),
  constraint booking_letters_end check ((state in ('sent', 'refused')) = (ended_at is not null))
);
create index booking_letters_due on booking_letters (due_since) where state = 'due';

insert into booking_letters (id, booking_id, state, due_since)
select 'booking-' || case when id < 1000000 then lpad(id::text, 6, '0') else id::text end || '-confirmation',
  id, 'unrecorded', state_since
from bookings where state = 'confirmed' and contact_email <> '';
