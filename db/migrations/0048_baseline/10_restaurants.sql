-- Restaurants of every source, what operators know better than the sources, and how the sources are read. Distance is not
-- a column: it depends on who asks. Owned by the feature restaurants.

-- Small letters without their marks, for finding by the beginning of a name.
create function restaurant_key(name text) returns text language sql immutable strict parallel safe
  return lower(regexp_replace(normalize(name, nfkd), '[\u0300-\u036f]', '', 'g'));

-- A place as one source tells it, with what an operator corrected.
create table restaurants (
  id text primary key,
  source text not null,
  -- The source's own name for it: "node/123".
  source_id text,
  google_place_id text,
  trip_advisor_id text,

  name text not null,
  name_key text collate "C" not null generated always as (restaurant_key(name)) stored,
  cuisine text not null,
  -- What it can be filtered by: "seafood", "italian".
  kinds text[] not null,
  diets text[] not null,
  description text not null,
  -- What words are looked for in: small letters without their marks.
  words text not null generated always as (restaurant_key(name || ' ' || cuisine || ' ' || description)) stored,
  amenities text[] not null,
  photos text[] not null default '{}',
  step_free boolean,
  price_level integer,
  phone text,
  website text,

  address text not null,
  latitude numeric(10, 8) not null,
  longitude numeric(11, 8) not null,
  -- Square of 0.02 degrees, see rules/cells.ts. A row that only lends to another lies in -1; a hidden one, or one that is
  -- gone, in -2 - n instead of n: no list finds it there, and imports still know it.
  cell integer not null,
  -- IANA; null where nobody can say which clock counts.
  time_zone text,

  -- Weekly hours in the notation of rules/hours.ts of the destinations; of OpenStreetMap as it is written there, wherever
  -- that says more than a week: "PH off" counts. Null when not known.
  hours text,
  -- Hours that a source words in its own way.
  hours_note text,
  open_months integer[],
  closed_on text[] not null default '{}',
  opening_hours text[] not null,

  -- The shown rating, the score and the count of reviews follow from the rows of reviews; kept here for the ranking.
  aggregated_rating numeric(3, 2) not null default 0,
  total_reviews integer not null default 0,
  -- Thousandths, see rules/ranking.ts.
  score integer not null,
  google_rating numeric(3, 2),
  trip_advisor_rating numeric(3, 2),
  -- Nobody's any more: what is shown follows from reviews alone. Stays for servers of the version before.
  editors_rating numeric(3, 2),

  -- Names of the facts an operator has corrected; an import leaves their columns alone.
  corrected text[] not null default '{}',
  -- What the source said last where it was corrected; null without a correction.
  told jsonb,
  -- A place that another row tells as well is the other one's; this one only lends what the other does not know.
  same_as text references restaurants (id),
  -- By what an import knew that the row is the same as another; null where an operator joined them.
  same_because text,
  -- An operator has said whether this is a place of its own: imports no longer join or part it.
  tie_decided boolean not null default false,
  hidden_at timestamptz,
  hidden_reason text,
  -- Its source says it is gone, or tells of it no longer; until it is told again.
  retired_at timestamptz,
  -- Counts what operators did to the row.
  version integer not null default 0,
  -- Month or day of the knowledge.
  as_of text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint restaurants_source check (source in ('editors', 'openstreetmap', 'google')),
  constraint restaurants_one_per_source_id unique (source, source_id),
  constraint restaurants_position check (latitude between -90 and 90 and longitude between -180 and 180),
  constraint restaurants_ratings check (aggregated_rating between 0 and 5 and total_reviews >= 0),
  constraint restaurants_price_level check (price_level between 1 and 4),
  constraint restaurants_week check (cardinality(opening_hours) = 7),
  constraint restaurants_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint restaurants_hidden_nowhere check (hidden_at is null or cell < 0),
  constraint restaurants_retired_nowhere check (retired_at is null or cell < 0),
  constraint restaurants_told_where_corrected check ((told is null) = (corrected = '{}')),
  constraint restaurants_same_because check (same_because in ('name', 'phone', 'website', 'building'))
);
create index restaurants_best_of_cell on restaurants (cell, score desc, id) include (latitude, longitude);
create index restaurants_told_twice on restaurants (same_as) where same_as is not null;
create index restaurants_of_editors on restaurants (cell) where source = 'editors';
-- The list of the back office, in the order of names: all of it, of one source, around a place, and the few of one state.
-- Kinds and cells lie in the index so that a page of them is found without reading a row.
create index restaurants_by_name on restaurants (name_key, id) include (kinds, cell);
create index restaurants_of_source_by_name on restaurants (source, name_key, id);
create index restaurants_around_by_name on restaurants (cell, name_key, id) include (kinds);
create index restaurants_of_kind on restaurants using gin (kinds);
create index restaurants_hidden_by_name on restaurants (name_key, id) where hidden_at is not null;
create index restaurants_corrected_by_name on restaurants (name_key, id) where corrected <> '{}';
create index restaurants_joined_by_name on restaurants (name_key, id) where same_as is not null;
create index restaurants_retired_by_name on restaurants (name_key, id) where retired_at is not null;

-- Which row an operator joined to which, and what moved with it, so that it can be parted again.
create table restaurant_merges (
  id integer generated by default as identity primary key,
  restaurant_id text not null references restaurants (id),
  into_id text not null references restaurants (id),
  review_ids integer[] not null,
  -- Rows that lent to the first and now lend to the second.
  lender_ids text[] not null,
  merged_at timestamptz not null,
  parted_at timestamptz,
  constraint restaurant_merges_two_rows check (restaurant_id <> into_id)
);
create unique index restaurant_merges_one_at_a_time on restaurant_merges (restaurant_id) where parted_at is null;

-- How far the import of a file has come, so that one that was cut off goes on where it was. Of a finished one nothing is
-- remembered.
create table restaurant_imports (
  -- Name, size and time of the file.
  file text primary key,
  done integer not null,
  updated_at timestamptz not null
);

-- A file of OpenStreetMap that an operator sent.
create table osm_imports (
  id integer generated by default as identity primary key,
  name text not null,
  bytes bigint,
  -- Where the file is kept while it is read.
  place text,
  zone text,
  -- Null: what the file says of its own age counts.
  as_of text,
  state text not null default 'sending',
  part real not null default 0,
  report jsonb,
  fault text,
  attempts integer not null default 0,
  -- Who works on it, and when that was last seen.
  token text,
  seen_at timestamptz,
  operator_id integer not null references operators (id),
  operator text not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  constraint osm_imports_state check (state in ('sending', 'waiting', 'running', 'done', 'failed', 'cancelled'))
);
-- Two would only wait for each other's rows.
create unique index osm_imports_one_at_a_time on osm_imports ((true)) where state in ('sending', 'waiting', 'running');
create index osm_imports_kept on osm_imports (place) where place is not null;

-- A square about which a live service of places has been asked, so that it is asked once in a while and not by every
-- visitor.
create table live_areas (
  cell integer primary key,
  asked_at timestamptz not null,
  -- When the service last answered; null where it has only been asked in vain.
  answered_at timestamptz
);

-- How a live service of places fared: it is asked one question at a time by the whole site, and left alone when it says so.
create table live_services (
  name text primary key,
  -- Somebody's question is under way until then, or until it is answered.
  held_until timestamptz not null,
  rests_until timestamptz not null default '-infinity',
  -- How it failed last, and how often in a row in that way.
  trouble text,
  times integer not null default 0,
  constraint live_services_trouble_check check (trouble in ('refused', 'busy', 'silent'))
);
