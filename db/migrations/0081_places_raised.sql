-- Which fact of a place one of us has looked up, on which page and when; the last look counts.
create table open_place_checks (
  place_id text not null references open_places (id) on delete cascade,
  fact text not null check (fact in ('name', 'hours', 'fee', 'wheelchair')),
  checked_at timestamptz not null,
  checked_by text not null,
  source text not null,
  primary key (place_id, fact)
);
insert into open_place_checks (place_id, fact, checked_at, checked_by, source)
select p.id, fact, p.checked_at, p.checked_by, coalesce(p.checked_source, '')
from open_places as p, unnest(p.corrected) as fact
where p.checked_at is not null and fact in ('name', 'hours', 'fee', 'wheelchair');

-- Who of us has made it one of ours, after its facts were checked.
alter table open_places
  add column raised_at timestamptz,
  add column raised_by text,
  add constraint open_places_raised check ((raised_at is null) = (raised_by is null));
