-- The data model in one piece, one file for each area and one transaction for all of them. It stands for the 42 migrations
-- up to 0048 (docs/decisions/050-baseline-schema.md) and is never changed; a change of the schema is the next numbered
-- file beside this folder. First the server's own: who is signed in, what is counted, what every process shares.

-- One sign-in or business unlock. Only the SHA-256 of the token is kept. Owned by the server.
create table sessions (
  id text primary key,
  kind text not null,
  user_id integer,
  -- As it was at sign-in; a username does not change.
  username text,
  -- What its owner recognises a session by: "Firefox on Windows", nothing finer.
  browser text,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  constraint sessions_kind_check check (kind in ('traveller', 'partner')),
  constraint sessions_of_travellers_name_one check ((kind = 'traveller') = (user_id is not null and username is not null)),
  constraint sessions_browser_is_short check (char_length(browser) <= 40)
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_end on sessions (expires_at);

-- How often something was tried within one window of time. Unlogged: a crash empties it, which costs nothing but
-- patience. Owned by the server.
create unlogged table limits (
  key text not null,
  window_start timestamptz not null,
  taken integer not null,
  primary key (key, window_start)
);
create index limits_by_window on limits (window_start);

-- A random key every process must share, made by the first one that asks. Owned by the server.
create table secrets (
  name text primary key,
  value bytea not null
);

-- A letter that did not arrive. The mailbox is a keyed hash: enough to know it again, not enough to write to it. Owned by
-- the server.
create table returned_letters (
  -- Names the letter for ever; its Message-ID follows from it.
  letter_id text not null,
  mailbox text not null,
  -- `refused`: the mail server would not take it. `returned`: a notice said so later.
  how text not null,
  -- What was said, in numbers: `550`, `550 5.1.1`, `5.1.1`.
  status text not null,
  -- Whether it is the mailbox that is at fault, and not the letter or the sender.
  mailbox_is_gone boolean not null,
  happened_at timestamptz not null,
  primary key (letter_id, mailbox, how),
  constraint returned_letters_id check (letter_id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  constraint returned_letters_how check (how in ('refused', 'returned')),
  constraint returned_letters_status check (status ~ '^[0-9. ]{1,20}$')
);
create index returned_letters_by_mailbox on returned_letters (mailbox, happened_at) where mailbox_is_gone;
create index returned_letters_by_time on returned_letters (happened_at);

-- A solved challenge of the human check: each opens one door once. Not unlogged: a crash must not make it good again.
-- Owned by the effect captcha.
create table used_challenges (
  nonce text primary key,
  expires_at timestamptz not null
);
create index used_challenges_by_end on used_challenges (expires_at);
