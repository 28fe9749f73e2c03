-- A house of a chain is no reason to go anywhere; and by which letters a visitor reads a name in another script.
alter table restaurants add column is_chain boolean not null default false;
-- What the source itself gives in Latin letters, for names that are written in others.
alter table restaurants add column latin_name text;

-- When it is open at all, as months of the year; null: all year, or not told.
alter table open_places add column months integer[];

-- A town that a file has no point for may be known by a table of the world.
alter table open_cities drop constraint open_cities_source_check;
alter table open_cities add constraint open_cities_source_check check (source in ('openstreetmap', 'geonames'));
