-- Sums by channel too are read from the index of what was sold.
drop index bookings_sold;
create index bookings_sold on bookings (created_at)
  include (package_id, departure_id, channel, number_of_travelers, subtotal, taxes, total_price, state, is_called_off)
  where state in ('confirmed', 'cancelled');
