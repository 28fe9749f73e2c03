-- From where a booking is held whose payment waits for its traveller: a keyed hash of the address block, as long as it is open.
alter table bookings add column held_from text
  constraint bookings_held_from check (held_from is null or open_slot is not null);
create index bookings_held_from on bookings (held_from) where held_from is not null;
