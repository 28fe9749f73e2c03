-- What was agreed stays: a booking reads the package as it was when it was booked, and its own days, price and terms.

-- A package as it was described for a while. Never changed: bookings read it for as long as they are kept.
create table package_versions (
  package_id text not null,
  version integer not null,
  -- The columns of the package that say what is bought.
  facts jsonb not null,
  since timestamptz not null default now(),
  primary key (package_id, version),
  constraint package_versions_version check (version > 0),
  constraint package_versions_facts check (jsonb_typeof(facts) = 'object')
);

-- All of a package but what is only about selling it: a text that is added later is part of what is agreed.
create function package_facts(package trip_packages) returns jsonb language sql stable as $$
  select to_jsonb(package) - array['id', 'max_guests', 'capacity', 'depart_month', 'depart_day', 'sample_rating', 'own_rating',
    'position', 'published', 'published_at', 'withdrawn_at', 'price_taken_back_at', 'version', 'created_at', 'updated_at']
$$;

-- Here and not in each statement that edits a package, so that none of them forgets.
create function keep_package_version() returns trigger language plpgsql as $$
begin
  insert into package_versions (package_id, version, facts)
  select new.id, coalesce(max(version), 0) + 1, package_facts(new) from package_versions where package_id = new.id;
  return null;
end $$;
create trigger trip_packages_first_version after insert on trip_packages for each row execute function keep_package_version();
create trigger trip_packages_next_version after update on trip_packages for each row
  when (package_facts(old) is distinct from package_facts(new)) execute function keep_package_version();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is never changed', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
create trigger package_versions_stay before update or delete on package_versions for each row execute function refuse_change();

insert into package_versions (package_id, version, facts) select id, 1, package_facts(p) from trip_packages as p;

alter table bookings
  -- The description of the package that was booked.
  add column package_version integer,
  -- Of its departure when it was booked.
  add column departs_on date,
  add column returns_on date,
  -- Rises with each change that was agreed afterwards.
  add column agreement smallint not null default 1,
  -- Booked before this was kept: described by the package as it stood later.
  add column is_agreement_assumed boolean not null default false;

update bookings as b set package_version = 1, departs_on = d.departs_on, returns_on = d.returns_on, is_agreement_assumed = true
from departures as d where d.id = b.departure_id;

alter table bookings
  alter column package_version set not null,
  alter column departs_on set not null,
  alter column returns_on set not null,
  add constraint bookings_described foreign key (package_id, package_version) references package_versions,
  add constraint bookings_days check (returns_on > departs_on),
  add constraint bookings_agreement check (agreement > 0);

-- Looks removable and is not: a statement that changes what was agreed by the way would change it for somebody who has paid.
create function keep_agreement() returns trigger language plpgsql as $$
begin
  raise exception 'What was agreed in a booking changes by another agreement only'
    using errcode = 'integrity_constraint_violation', constraint = 'bookings_keep_agreement';
end $$;
create trigger bookings_keep_agreement
  before update of package_id, package_version, departure_id, departs_on, returns_on, number_of_travelers,
    price_per_person, subtotal, taxes, total_price, cancellation, is_agreement_assumed, agreement on bookings for each row
  when (new.agreement < old.agreement or new.agreement = old.agreement and
    (new.package_id, new.package_version, new.departure_id, new.departs_on, new.returns_on, new.number_of_travelers,
      new.price_per_person, new.subtotal, new.taxes, new.total_price, new.cancellation, new.is_agreement_assumed)
    is distinct from (old.package_id, old.package_version, old.departure_id, old.departs_on, old.returns_on,
      old.number_of_travelers, old.price_per_person, old.subtotal, old.taxes, old.total_price, old.cancellation,
      old.is_agreement_assumed))
  execute function keep_agreement();
