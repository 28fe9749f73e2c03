-- How many days the sights of a city fill, as plans count them. Until an import counts again, as they were counted before.
alter table open_cities add column days_to_plan integer not null default 0;
update open_cities set days_to_plan = case
  when sights_to_plan >= 8 then floor(sights_to_plan / 2.5) when sights_to_plan >= 4 then 1 else 0 end;
