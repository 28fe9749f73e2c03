-- What the brand's people say over its files and settings.

-- A figure the brand states of itself, in the words of an operator. Owned by the feature brand.
create table brand_figures (
  name text primary key,
  value text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint brand_figures_short check (char_length(value) between 1 and 12)
);

-- The moment the countdown runs to. At most one row; without it the setting counts. Owned by the feature launch.
create table launch_moment (
  only_one boolean primary key default true,
  -- A local date and time without a zone: each visitor's own midnight counts.
  launch_at text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint launch_moment_only_one check (only_one),
  constraint launch_moment_local check (launch_at ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$')
);

-- Somebody has looked a fact of a guide up and found it still true. Of other words than these it says nothing. Owned by
-- the feature learn.
create table fact_checks (
  fact text primary key,
  -- A fingerprint of what was found true.
  print text not null,
  checked_on date not null,
  checked_by text not null
);
