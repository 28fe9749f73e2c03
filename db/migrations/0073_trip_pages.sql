-- What the page of a trip says where an operator has entered it: nothing of it is known of the packages there are.
alter table trip_packages
  add column not_included text[] not null default '{}',
  add column packing_list text[] not null default '{}',
  add column hotel text,
  add column guide text;
