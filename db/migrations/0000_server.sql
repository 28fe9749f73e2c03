-- Tables of the server itself: sessions and counters.

-- One row per sign-in or business unlock. Only the SHA-256 of the token is kept.
create table sessions (
  id text primary key,
  kind text not null check (kind in ('traveller', 'partner')),
  user_id integer,
  -- As it was at sign-in; a username does not change.
  username text,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint sessions_of_travellers_name_one check ((kind = 'traveller') = (user_id is not null and username is not null))
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

-- Counters of attempts. Unlogged: a crash empties them, which costs nothing but patience.
create unlogged table limits (
  key text not null,
  window_start timestamptz not null,
  taken integer not null,
  primary key (key, window_start)
);
create index limits_by_window on limits (window_start);

-- Random keys every process must share, made by the first one that asks.
create table secrets (
  name text primary key,
  value bytea not null
);
