-- Where a live places service has been asked, so that each square is asked once in a while and not by every visitor.

create table live_areas (
  cell integer primary key,
  asked_at timestamptz not null
);
