-- What a configured language model costs, day by day (UTC), in millionths of a dollar: taken before a call, the rest
-- given back after it. And what it has said, for a day: choices of ids and words with slots, never a visitor's text.

create table model_spending (
  day date primary key,
  committed_micros bigint not null,
  calls integer not null,
  constraint model_spending_never_negative check (committed_micros >= 0 and calls >= 0)
);

create table model_answers (
  key text primary key,
  said jsonb not null,
  expires_at timestamptz not null,
  constraint model_answers_key check (key ~ '^[0-9a-f]{64}$')
);

create index model_answers_by_end on model_answers (expires_at);
