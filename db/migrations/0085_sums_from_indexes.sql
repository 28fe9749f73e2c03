-- Sums over many bookings are read from an index that holds what they add up: the rows are ten times as wide.
create index bookings_sold on bookings (created_at)
  include (package_id, departure_id, number_of_travelers, subtotal, taxes, total_price, state, is_called_off)
  where state in ('confirmed', 'cancelled');
drop index bookings_confirmed_of_departure;
create index bookings_confirmed_of_departure on bookings (departure_id)
  include (id, number_of_travelers, total_price, created_at) where state = 'confirmed';
create index booking_travellers_named on booking_travellers (booking_id) where name <> '';
