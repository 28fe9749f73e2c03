-- What lies under the stops of a city on a map: water, green, streets, rails and names, drawn from the file the city came with.
create table open_base_maps (
  city_id text primary key references open_cities (id) on delete cascade,
  -- The point that is 0, 0; all else is in metres east and south of it.
  latitude double precision not null,
  longitude double precision not null,
  "left" integer not null,
  top integer not null,
  "right" integer not null,
  bottom integer not null,
  -- By layer one path of SVG: {"sea": "m…z"}.
  layers jsonb not null,
  names jsonb not null,
  -- Of layers and names, as they are written.
  bytes integer not null,
  -- Day of the data; empty where nobody says it.
  as_of text not null,
  updated_at timestamptz not null,
  constraint open_base_maps_small check (bytes <= 150000),
  constraint open_base_maps_has_room check ("left" < "right" and top < bottom)
);
