-- Between booking and departure: who travels on each booked place, and calendars that follow a trip.

-- Kept until a month after the return: what somebody may not eat or cannot climb is nobody's business for longer.
create table booking_travellers (
  booking_id integer not null references bookings (id),
  place smallint not null,
  -- As in the passport; empty where it has not been told yet. So are the others.
  name text not null default '',
  diet text not null default '',
  access text not null default '',
  note text not null default '',
  saved_at timestamptz not null default now(),
  primary key (booking_id, place),
  constraint booking_travellers_place check (place > 0),
  constraint booking_travellers_short check (
    char_length(name) <= 100 and char_length(diet) <= 300 and char_length(access) <= 300 and char_length(note) <= 500)
);

-- What a link opens: the page of the trip, or the calendar that follows it. Neither token opens the other.
alter table trip_shares add column opens text not null default 'page';
alter table trip_shares add constraint trip_shares_opens check (opens in ('page', 'calendar'));
