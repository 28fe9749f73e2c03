-- A package has any number of departures, each with its own state, price, cut-off and smallest party.

alter table departures
  -- `planned`: not on sale yet. `closed`: not on sale, may be again; who has booked travels. `cancelled`: does not run.
  add column state text not null default 'on_sale',
  add column state_since timestamptz not null default now(),
  -- Opened by the yearly rule of its package, and moved or closed with it; false once an operator has changed it.
  add column is_seasonal boolean not null default false,
  -- For one person, before taxes and fees. Null: the package's.
  add column price integer,
  add column price_changed_at timestamptz,
  -- Not sold from so many days before it leaves.
  add column cutoff_days integer not null default 14,
  -- Runs from so many travellers. Null: it runs whoever comes.
  add column minimum_party integer,
  -- The day it left before it was last moved, and since when it leaves on another.
  add column moved_from date,
  add column moved_at timestamptz,
  -- Which version an edit was made from.
  add column version integer not null default 1;

update departures as d
set is_seasonal = true,
  state = case when d.closed_at is null then 'on_sale' else 'closed' end,
  state_since = coalesce(d.closed_at, p.created_at)
from trip_packages as p where p.id = d.package_id;

alter table departures
  drop constraint departures_closed_are_empty,
  drop constraint departures_one_a_day,
  drop column closed_at,
  add constraint departures_state check (state in ('planned', 'on_sale', 'closed', 'cancelled')),
  add constraint departures_facts check (price > 0 and cutoff_days between 0 and 365 and minimum_party > 1),
  add constraint departures_moved check ((moved_from is null) = (moved_at is null));

-- A day that was called off may be offered anew, as another departure.
create unique index departures_one_a_day on departures (package_id, departs_on) where state <> 'cancelled';
