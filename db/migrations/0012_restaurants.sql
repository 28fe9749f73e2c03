-- Restaurants of every source. Distance is not a column: it depends on who asks.
-- The shown rating, the score and the count of reviews follow from the rows of reviews and are kept here for the ranking.

create table restaurants (
  id text primary key,
  source text not null,
  -- The source's own name for it: "node/123".
  source_id text,
  name text not null,
  cuisine text not null,
  -- What it can be filtered by: "seafood", "italian".
  kinds text[] not null,
  diets text[] not null,
  address text not null,
  phone text,
  website text,
  latitude numeric(10, 8) not null,
  longitude numeric(11, 8) not null,
  -- Square of 0.02 degrees, see rules/cells.ts.
  cell integer not null,
  -- IANA; null where nobody can say which clock counts.
  time_zone text,
  google_rating numeric(3, 2),
  trip_advisor_rating numeric(3, 2),
  editors_rating numeric(3, 2),
  aggregated_rating numeric(3, 2) not null default 0,
  total_reviews integer not null default 0,
  -- Thousandths, see rules/ranking.ts.
  score integer not null,
  price_level integer,
  -- Weekly hours in the notation of rules/hours.ts of the destinations; null when not known.
  hours text,
  -- Hours that a source words in its own way.
  hours_note text,
  open_months integer[],
  closed_on text[] not null default '{}',
  opening_hours text[] not null,
  photos text[] not null default '{}',
  description text not null,
  amenities text[] not null,
  step_free boolean,
  google_place_id text,
  trip_advisor_id text,
  -- Month or day of the knowledge.
  as_of text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint restaurants_source check (source in ('editors', 'openstreetmap', 'google')),
  constraint restaurants_one_per_source_id unique (source, source_id),
  constraint restaurants_position check (latitude between -90 and 90 and longitude between -180 and 180),
  constraint restaurants_ratings check (aggregated_rating between 0 and 5 and total_reviews >= 0),
  constraint restaurants_price_level check (price_level between 1 and 4),
  constraint restaurants_week check (cardinality(opening_hours) = 7)
);

create index restaurants_best_of_cell on restaurants (cell, score desc, id) include (latitude, longitude);
