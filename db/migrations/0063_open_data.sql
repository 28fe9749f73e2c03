-- Cities and places that open data describes, and what other open sources say of them. Owned by the feature open-data.

-- Rises with every import, and with whatever an operator hides, shows or states: what was read before is read again.
create table open_data_version (
  is_only boolean primary key default true check (is_only),
  version integer not null default 1
);
insert into open_data_version default values;

create table open_cities (
  -- "osm-node-1", or the number of the city's entity at Wikidata where its source tells it: "Q235".
  id text primary key,
  source text not null check (source in ('openstreetmap')),
  -- The source's own name for it: "node/1".
  source_id text not null,
  kind text not null check (kind in ('city', 'town', 'village', 'island')),
  name text not null,
  -- By language: {"fr": "Monaco"}.
  names jsonb not null default '{}',
  -- ISO 3166-1, two letters; null where borders do not say it.
  country text,
  region text,
  latitude double precision not null,
  longitude double precision not null,
  population integer,
  wikidata text,
  -- What counts as of the city lies so near.
  reach_km real not null,
  -- IANA; null where nobody can say which clock counts.
  time_zone text,
  -- What is shown within reach: sights, those enough to plan with, those whose hours or fame are known, and restaurants.
  sights integer not null default 0,
  sights_to_plan integer not null default 0,
  sights_with_hours integer not null default 0,
  sights_with_fame integer not null default 0,
  tables integer not null default 0,
  -- The file holds only some kinds of things, or a piece of the city: told as a part, not as a poor city.
  is_cut boolean not null default false,
  hidden_at timestamptz,
  hidden_reason text,
  -- A newer file of the same region does not tell of it.
  retired_at timestamptz,
  corrected text[] not null default '{}',
  -- Counts what operators did to the row.
  version integer not null default 0,
  -- Day of the data; empty where nobody says it.
  as_of text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint open_cities_one_per_source_id unique (source, source_id),
  constraint open_cities_position check (latitude between -90 and 90 and longitude between -180 and 180),
  constraint open_cities_reach check (reach_km > 0),
  constraint open_cities_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null))
);

-- Every name of a city; several cities of one name are ordinary.
create table open_city_names (
  -- See rules/names.ts.
  name_key text not null,
  city_id text not null references open_cities (id) on delete cascade,
  name text not null,
  language text,
  kind text not null check (kind in ('own', 'other', 'historic')),
  primary key (name_key, city_id)
);
create index open_city_names_of_city on open_city_names (city_id);

create table open_places (
  -- "osm-way-7".
  id text primary key,
  source text not null check (source in ('openstreetmap', 'wikivoyage')),
  source_id text not null,
  kind text not null check (kind in (
    'museum', 'gallery', 'castle', 'ruins', 'worship', 'monument', 'zoo', 'theme_park', 'park', 'viewpoint', 'beach',
    'square', 'market', 'stage', 'library', 'bridge', 'waterfall', 'cave', 'peak', 'attraction', 'artwork', 'memorial',
    'listed', 'hotel', 'station', 'airport', 'quarter'
  )),
  -- Words of the catalogue that follow from the tags: destinations/rules/tags.ts.
  tags text[] not null default '{}',
  name text not null,
  names jsonb not null default '{}',
  latitude double precision not null,
  longitude double precision not null,
  -- Square of 0.02 degrees, see destinations/rules/cells.ts. Of what is shown; what is hidden, gone or the same as another
  -- lies in -2 - n.
  cell integer not null,
  -- How far a large area reaches; null: a point or a house.
  extent_m integer,
  -- In the notation of OpenStreetMap, where they are understood; null: not known.
  hours text,
  -- As they are written, where that says more than a week or is not understood.
  hours_note text,
  -- True: a ticket is needed. Null: not said.
  fee boolean,
  charge text,
  wheelchair text check (wheelchair in ('yes', 'limited', 'no')),
  wheelchair_note text,
  indoor boolean,
  website text,
  wikidata text,
  -- "fr:Palais princier de Monaco".
  wikipedia text,
  heritage boolean not null default false,
  -- A private house that is looked at from outside.
  is_outside_only boolean not null default false,
  -- Of an airport its IATA code, of a hotel its stars by its own word.
  code text,
  -- What importance follows from, each 0 to 1: the tags, fame (null: not known), Wikivoyage (null: not named there).
  evidence real not null default 0,
  fame real,
  voyage real,
  importance real not null default 0,
  -- Another row tells the same thing better.
  same_as text references open_places (id),
  hidden_at timestamptz,
  hidden_reason text,
  retired_at timestamptz,
  -- Names of the facts that an operator has stated; an import leaves their columns alone.
  corrected text[] not null default '{}',
  -- Who of us stated facts last, after which page, on which day.
  checked_at timestamptz,
  checked_by text,
  checked_source text,
  version integer not null default 0,
  as_of text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint open_places_one_per_source_id unique (source, source_id),
  constraint open_places_position check (latitude between -90 and 90 and longitude between -180 and 180),
  constraint open_places_shares check (evidence between 0 and 1 and fame between 0 and 1 and voyage between 0 and 1 and importance between 0 and 1),
  constraint open_places_hidden_for_a_reason check ((hidden_at is null) = (hidden_reason is null)),
  constraint open_places_shown_once check (cell < 0 or (hidden_at is null and retired_at is null and same_as is null)),
  constraint open_places_checked check ((checked_at is null) = (checked_by is null))
);
create index open_places_best_of_cell on open_places (cell, importance desc, id);
create index open_places_of_item on open_places (wikidata) where wikidata is not null;
create index open_places_told_twice on open_places (same_as) where same_as is not null;

-- What Wikidata says of the entities that places or cities name (CC0).
create table wikidata_facts (
  qid text primary key,
  -- Articles in the wikis of people, those written by programs left out.
  sitelinks integer not null,
  latitude double precision,
  longitude double precision,
  types text[] not null default '{}',
  ended_on text,
  visitors integer,
  visitors_year integer,
  labels jsonb not null default '{}',
  -- Page views of a year, and importance by links, from files of their own.
  page_views bigint,
  link_importance real,
  read_at timestamptz not null
);

-- Articles of Wikivoyage and their listings (CC BY-SA 4.0): kept apart from everything else.
create table voyage_pages (
  language text not null,
  title text not null,
  revision text,
  wikidata text,
  latitude double precision,
  longitude double precision,
  status text check (status in ('stub', 'outline', 'usable', 'guide', 'star')),
  edited_at timestamptz,
  read_at timestamptz not null,
  primary key (language, title)
);

create table voyage_listings (
  language text not null,
  title text not null,
  position integer not null,
  type text not null check (type in ('see', 'do', 'buy', 'eat', 'drink', 'sleep', 'go', 'other')),
  name text not null,
  alt text,
  latitude double precision,
  longitude double precision,
  wikidata text,
  url text,
  hours_raw text,
  price_raw text,
  content text not null default '',
  last_edit text,
  place_id text references open_places (id) on delete set null,
  primary key (language, title, position),
  foreign key (language, title) references voyage_pages (language, title) on delete cascade
);
create index voyage_listings_of_place on voyage_listings (place_id) where place_id is not null;
