-- A place that its source says is gone, or no longer tells of. Like a hidden one it lies in the cell -2 - n, until it is told again.
alter table restaurants
  add column retired_at timestamptz,
  add constraint restaurants_retired_nowhere check (retired_at is null or cell < 0);
create index restaurants_retired_by_name on restaurants (name_key, id) where retired_at is not null;
