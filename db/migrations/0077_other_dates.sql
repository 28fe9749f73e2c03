-- Beside the refund of a departure that was called off its travellers may be offered another one.
alter table departures
  add column offered_id integer references departures (id),
  -- Who offers it.
  add column offered_by_id integer references operators (id),
  add column offered_by text,
  add constraint departures_offered check (
    (offered_id is null or state = 'cancelled' and offered_id <> id)
    and (offered_id is null) = (offered_by_id is null) and (offered_id is null) = (offered_by is null));
