-- Who serves this database: a machine is a folder of data, whatever process works with it.
create table machines (
  id uuid primary key,
  keeps_files boolean not null,
  seen_at timestamptz not null
);
comment on column machines.keeps_files is 'In its own folder; false: in a bucket that all reach.';
