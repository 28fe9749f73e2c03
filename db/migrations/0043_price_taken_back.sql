-- A price that was taken back is no history, but people have seen it.

alter table trip_packages add column price_taken_back_at timestamptz;
