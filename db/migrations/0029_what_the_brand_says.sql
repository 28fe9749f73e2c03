-- What the brand's people say over its files and settings: figures, the launch moment, and facts they have looked up again.

create table brand_figures (
  name text primary key,
  value text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint brand_figures_short check (char_length(value) between 1 and 12)
);

-- At most one row; without it the setting counts.
create table launch_moment (
  only_one boolean primary key default true,
  -- A local date and time without a zone: each visitor's own midnight counts.
  launch_at text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  constraint launch_moment_only_one check (only_one),
  constraint launch_moment_local check (launch_at ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$')
);

-- Somebody has looked a fact up and found it still true. Of other words than these it says nothing.
create table fact_checks (
  fact text primary key,
  -- A fingerprint of what was found true.
  print text not null,
  checked_on date not null,
  checked_by text not null
);
