-- Sums of what ended, by the day it did.
create index bookings_cancelled on bookings (state_since) where state = 'cancelled';
