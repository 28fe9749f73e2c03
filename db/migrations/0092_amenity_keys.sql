-- What a restaurant has is kept by its key, and said in the words of the page.
with amenity_keys (label, key) as (values
  ('Terrace', 'terrace'),
  ('View', 'view'),
  ('By the water', 'waterfront'),
  ('Rooftop', 'rooftop'),
  ('Live music', 'live-music'),
  ('Fado', 'fado'),
  ('Children''s menu', 'kid-menu'),
  ('Breakfast', 'breakfast'),
  ('Brunch', 'brunch'),
  ('Natural wine', 'natural-wine'),
  ('Cocktails', 'cocktails'),
  ('Farm to table', 'farm-to-table'),
  ('Historic house', 'historic'),
  ('Step-free', 'step-free'),
  ('Partly step-free', 'partly-step-free'),
  ('Book ahead', 'book-ahead'),
  ('Takeaway', 'takeaway'),
  ('Delivery', 'delivery'),
  ('Outdoor seating', 'outdoor-seating'),
  ('Cards accepted', 'cards'),
  ('Wi-Fi', 'wifi'),
  ('Takes reservations', 'reservations'),
  ('Vegetarian meals', 'vegetarian'),
  ('Vegan meals', 'vegan'),
  ('Gluten-free meals', 'gluten-free'),
  ('Halal meals', 'halal'),
  ('Kosher meals', 'kosher'),
  ('Pescatarian meals', 'pescatarian'),
  ('Dairy-free meals', 'dairy-free'),
  ('Lactose-free meals', 'lactose-free')
)
update restaurants set amenities = array(
  select coalesce(amenity_keys.key, had.label)
  from unnest(amenities) with ordinality as had (label, place) left join amenity_keys using (label) order by place)
where amenities && (select array_agg(label) from amenity_keys);
