-- A booking may be changed: other travellers, another departure, another description. Each change is on record.

-- One change of one booking, as it was quoted and answered. Only its answer is ever written after it.
create table booking_changes (
  booking_id integer not null references bookings (id),
  number smallint not null,
  -- `offered`: waits for its traveller, with the seats it needs held. `applied`: agreed, and the booking is so now.
  state text not null,
  -- The agreement it was quoted from; the booking has the next one once it is applied.
  agreement smallint not null,
  -- What is agreed before and after: departure, days, travellers, description, prices and taxes.
  before jsonb not null,
  after jsonb not null,
  departure_id integer not null references departures (id),
  -- Seats of it that are held for the change.
  held smallint not null default 0,
  -- Whole US dollars: what goes back, and what is not asked for although the booking costs more.
  refund integer not null default 0,
  waived integer not null default 0,
  reason text,
  -- To whoever booked, where it is offered.
  message text,
  answer_by timestamptz,
  operator_id integer not null references operators (id),
  operator text not null,
  at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (booking_id, number),
  constraint booking_changes_state check (state in ('offered', 'applied', 'refused', 'withdrawn', 'expired')),
  constraint booking_changes_end check ((state = 'offered') = (ended_at is null)),
  constraint booking_changes_held check (held >= 0 and (held = 0 or state = 'offered')),
  constraint booking_changes_money check (refund >= 0 and waived >= 0 and (refund = 0 or waived = 0)),
  constraint booking_changes_offer check (state <> 'offered' or answer_by is not null),
  constraint booking_changes_said check (char_length(reason) between 3 and 1000 and char_length(message) between 1 and 2000)
);
-- One at a time.
create unique index booking_changes_offered on booking_changes (booking_id) where state = 'offered';
create index booking_changes_of_departure on booking_changes (departure_id) where held > 0;

create function keep_change() returns trigger language plpgsql as $$
begin
  raise exception 'A change stays as it was quoted'
    using errcode = 'integrity_constraint_violation', constraint = 'booking_changes_kept';
end $$;
create trigger booking_changes_kept before update on booking_changes for each row
  when (old.state <> 'offered' and new.state is distinct from old.state
    or (new.agreement, new.before, new.after, new.departure_id, new.refund, new.waived, new.operator_id, new.at)
      is distinct from (old.agreement, old.before, old.after, old.departure_id, old.refund, old.waived, old.operator_id, old.at))
  execute function keep_change();
create trigger booking_changes_stay before delete on booking_changes for each row execute function refuse_change();

alter table bookings
  -- Whole US dollars that its payment took. Null: the total price, which never changed.
  add column paid integer,
  -- What of it is for the agreement as it stands: without what went back for changes. Null: the total price.
  add column charged integer,
  drop constraint bookings_given_back,
  add constraint bookings_given_back check (given_back between 0 and coalesce(paid, total_price)),
  add constraint bookings_charged check (charged between 0 and coalesce(paid, total_price));

-- Words of the name of who booked, as those of travellers.
drop index bookings_by_name;
create index bookings_by_name on bookings using gin (array_to_tsvector(name_words(contact_name))) where contact_name is not null;
