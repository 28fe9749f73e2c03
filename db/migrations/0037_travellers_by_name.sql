-- Travellers are found by how the words of their names begin.

-- The words without case and accents, for what was told and for what is looked for.
create function name_words(said text) returns text[] language sql immutable parallel safe
return array_remove(
  regexp_split_to_array(
    regexp_replace(lower(normalize(said, nfkd) collate "pg_c_utf8"), '[\u0300-\u036f]', '', 'g'),
    '[^[:alnum:]]+'),
  '');

-- Goes with the name it is made of.
alter table booking_travellers
  add column words tsvector not null generated always as (array_to_tsvector(name_words(name))) stored;
create index booking_travellers_by_words on booking_travellers using gin (words);
