alter table restaurants
  -- A place that its source says is gone, or no longer tells of. Like a hidden one it lies in the cell -2 - n, until it is told again.
  add column retired_at timestamptz,
  add constraint restaurants_retired_nowhere check (retired_at is null or cell < 0),
  -- What words are looked for in: small letters without their marks.
  add column words text not null generated always as (restaurant_key(name || ' ' || cuisine || ' ' || description)) stored;

create index restaurants_retired_by_name on restaurants (name_key, id) where retired_at is not null;
