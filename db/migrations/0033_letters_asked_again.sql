-- When the job that sends a letter was last left behind: one that is due for longer than a job lives is asked for again.
alter table booking_letters add column asked_at timestamptz not null default now();
