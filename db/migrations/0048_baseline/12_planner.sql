-- The trip agent: plans that are shared, and a configured language model, with what it said and what it costs.

-- A plan that a visitor shares by a link. What is kept is what the server itself planned, never a text that was sent; only
-- the hash of the link's token is kept. It ends after its time. Owned by the feature planner.
create table shared_plans (
  token_sha256 text primary key,
  recommendation jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint shared_plans_hash check (token_sha256 ~ '^[0-9a-f]{64}$'),
  constraint shared_plans_ends check (expires_at > created_at)
);
create index shared_plans_by_end on shared_plans (expires_at);

-- What the model said, kept for a day: choices of ids and words with slots, never a visitor's text. Owned by the feature
-- planner.
create table model_answers (
  key text primary key,
  said jsonb not null,
  expires_at timestamptz not null,
  constraint model_answers_key check (key ~ '^[0-9a-f]{64}$')
);
create index model_answers_by_end on model_answers (expires_at);

-- What the model costs on one day (UTC), in millionths of a dollar: taken before a call, the rest given back after it.
-- Owned by the effect model.
create table model_spending (
  day date primary key,
  committed_micros bigint not null,
  calls integer not null,
  constraint model_spending_never_negative check (committed_micros >= 0 and calls >= 0)
);

-- Money of the day that is set aside for a call that has not left yet. Whoever set it aside and died did not spend it.
-- Owned by the effect model.
create table model_reservations (
  id bigint generated always as identity primary key,
  day date not null,
  micros bigint not null,
  lapses_at timestamptz not null
);
