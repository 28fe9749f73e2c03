-- Links under which a booked trip can be read by whoever has them. Only the hash of a link's token is kept, so
-- nobody who reads this table can open a trip. A link ends when it is revoked or its booking comes to nothing.

create table trip_shares (
  token_sha256 text primary key,
  booking_id integer not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  constraint trip_shares_hash check (token_sha256 ~ '^[0-9a-f]{64}$')
);

create index trip_shares_live on trip_shares (booking_id) where revoked_at is null;
