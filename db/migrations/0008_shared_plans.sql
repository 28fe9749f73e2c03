-- Plans that visitors share by a link. What is kept is what the server itself planned, never a text that was sent;
-- only the hash of a link's token is kept. A shared plan ends after its time.

create table shared_plans (
  token_sha256 text primary key,
  recommendation jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint shared_plans_hash check (token_sha256 ~ '^[0-9a-f]{64}$'),
  constraint shared_plans_ends check (expires_at > created_at)
);

create index shared_plans_by_end on shared_plans (expires_at);
