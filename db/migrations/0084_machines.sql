-- Who serves this database: a machine is a folder of data, and each process that works with it has a row.
create table machines (
  id uuid not null,
  process text not null,
  keeps_files boolean not null,
  seen_at timestamptz not null,
  primary key (id, process)
);
comment on column machines.process is 'Host and number of the process that was started; its web processes speak for it.';
comment on column machines.keeps_files is 'In its own folder; false: in a bucket that all reach.';
