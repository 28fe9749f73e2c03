-- Reviews of trips by those who were on them, and ratings of packages that nobody invented.

-- A review is of a restaurant, or of the package of one booking.
alter table reviews alter column restaurant_id drop not null;
alter table reviews add column package_id text references trip_packages (id);
alter table reviews add column booking_id integer references bookings (id);
alter table reviews add constraint reviews_of_one_thing check (
  (restaurant_id is not null and package_id is null and booking_id is null)
  or (restaurant_id is null and package_id is not null and booking_id is not null));
-- One review for a booking, however often the button is pressed.
create unique index reviews_of_booking on reviews (booking_id) where booking_id is not null;
create index reviews_of_package on reviews (package_id, state, time desc) where package_id is not null;

-- What a package is rated follows from its reviews. Until there are enough of them: a sample that only a demo shows, and
-- a figure that an operator has entered.
alter table trip_packages add column sample_rating numeric(2, 1);
alter table trip_packages add column own_rating numeric(2, 1);
update trip_packages set sample_rating = nullif(rating, 0);
alter table trip_packages drop constraint trip_packages_rating;
alter table trip_packages drop constraint trip_packages_counts;
alter table trip_packages drop column rating;
alter table trip_packages drop column reviews;
alter table trip_packages add constraint trip_packages_ratings
  check (sample_rating between 1 and 5 and own_rating between 1 and 5);
alter table trip_packages add constraint trip_packages_counts check (nights > 0 and max_guests > 0 and capacity > 0);

-- The stars of plans that were shared before were those of their tables, and say nothing of how well the plan fits.
update shared_plans set recommendation = jsonb_set(recommendation, '{rating}', '0') where recommendation ? 'rating';
