-- How a live service of places fared: it is asked one question at a time by the whole site, and left alone when it says so.
create table live_services (
  name text primary key,
  -- Somebody's question is under way until then, or until it is answered.
  held_until timestamptz not null,
  rests_until timestamptz not null default '-infinity',
  -- How it failed last, and how often in a row in that way.
  trouble text check (trouble in ('refused', 'busy', 'silent')),
  times int not null default 0
);
