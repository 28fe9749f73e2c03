-- A departure that has been called off ends every booking of it, in full; whoever reads of it afterwards is told by whom.
alter table departures add column cancelled_because text;
alter table bookings add column is_called_off boolean not null default false,
  add constraint bookings_called_off check (not is_called_off or state = 'cancelled');

-- Those still to be ended, and nothing else.
create index bookings_confirmed_of_departure on bookings (departure_id) where state = 'confirmed';
