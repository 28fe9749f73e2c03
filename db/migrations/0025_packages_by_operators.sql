-- What operators need to change packages: which version an edit was made from, since when a package is or is not on
-- sale, departures that were taken back, and pictures that were uploaded.

alter table trip_packages add column version integer not null default 1;
alter table trip_packages add column updated_at timestamptz not null default now();
-- Null: it has never been on sale.
alter table trip_packages add column published_at timestamptz;
-- Since when it is not on sale any more.
alter table trip_packages add column withdrawn_at timestamptz;
-- What its picture shows, for those who do not see it. Null: the words that ship with the picture.
alter table trip_packages add column image_alt text;
update trip_packages set published_at = created_at;
update trip_packages set withdrawn_at = now() where not published;
alter table trip_packages add constraint trip_packages_terms
  check (jsonb_typeof(cancellation) = 'array' and jsonb_typeof(itinerary) = 'array');

-- Not sold any more, and nobody is on it: its package leaves on another day now.
alter table departures add column closed_at timestamptz;
alter table departures add constraint departures_closed_are_empty check (closed_at is null or held + sold = 0);

-- Named after their content, so that one of them never changes.
create table package_pictures (
  id text primary key,
  created_at timestamptz not null,
  constraint package_pictures_name check (id ~ '^uploaded-[0-9a-f]{24}$')
);
create table package_picture_files (
  picture_id text not null references package_pictures (id) on delete cascade,
  width integer not null,
  format text not null,
  bytes bytea not null,
  primary key (picture_id, width, format),
  constraint package_picture_files_format check (format in ('avif', 'webp')),
  constraint package_picture_files_size check (octet_length(bytes) between 1 and 4194304)
);
-- They are compressed already.
alter table package_picture_files alter column bytes set storage external;
