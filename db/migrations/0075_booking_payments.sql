-- A booking may have several payments: what a change costs more is paid by a link, by an invoice or past us.

-- One payment of a booking beyond that of its checkout. No column can hold a card number or a security code.
create table booking_payments (
  booking_id integer not null references bookings (id),
  -- As the provider knows it; the first is that of the checkout.
  attempt smallint not null,
  -- The change it is for; null: the booking itself.
  change_number smallint,
  method text not null,
  -- `asked`: its card is with the provider. `waiting`: its bank wants to hear from the traveller. `capturing`: promised to be
  -- taken, as in a booking. `invoiced`: an invoice that is not paid yet.
  state text not null,
  -- Whole US dollars.
  dollars integer not null,
  -- Names it: at the provider, or as `elsewhere:` where the provider has no part in it.
  payment_id text,
  card_brand text,
  card_last4 text,
  failure text,
  created_at timestamptz not null default now(),
  state_since timestamptz not null default now(),
  claimed_until timestamptz,
  primary key (booking_id, attempt),
  foreign key (booking_id, change_number) references booking_changes (booking_id, number),
  constraint booking_payments_attempt check (attempt > 1),
  constraint booking_payments_dollars check (dollars > 0),
  constraint booking_payments_method check (method in ('card', 'invoice', 'elsewhere')),
  constraint booking_payments_state check (
    state in ('captured', 'released') or state = 'invoiced' and method = 'invoice'
    or state in ('asked', 'waiting', 'capturing', 'declined') and method = 'card'),
  constraint booking_payments_named check (state not in ('waiting', 'capturing', 'captured', 'invoiced') or payment_id is not null),
  constraint booking_payments_elsewhere check (payment_id is null or (payment_id like 'elsewhere:%') = (method <> 'card'))
);
-- One at a time: of two who pay one link at once, one is told to wait.
create unique index booking_payments_open on booking_payments (booking_id) where state in ('asked', 'waiting', 'capturing');
-- Nothing is paid twice, whoever was promised what: one standing payment for each change.
create unique index booking_payments_once on booking_payments (booking_id, coalesce(change_number, 0))
  where state in ('capturing', 'captured', 'invoiced');
create unique index booking_payments_payment on booking_payments (payment_id) where payment_id is not null;

create function keep_payment() returns trigger language plpgsql as $$
begin
  raise exception 'A payment that has ended stays as it is'
    using errcode = 'integrity_constraint_violation', constraint = 'booking_payments_kept';
end $$;
create trigger booking_payments_kept before update on booking_payments for each row
  when (old.state in ('captured', 'declined', 'released') and new.state is distinct from old.state
    or (new.dollars, new.change_number, new.method) is distinct from (old.dollars, old.change_number, old.method))
  execute function keep_payment();

alter table booking_changes
  -- Whole US dollars that are to be paid for it, and how.
  add column due integer not null default 0,
  add column settled_by text,
  drop constraint booking_changes_money,
  add constraint booking_changes_money check (
    refund >= 0 and waived >= 0 and due >= 0 and (refund = 0 or waived + due = 0) and (waived = 0 or due = 0)),
  add constraint booking_changes_settled_by check (
    settled_by in ('link', 'invoice', 'elsewhere') and due > 0 or settled_by is null and due = 0);

drop trigger booking_changes_kept on booking_changes;
create trigger booking_changes_kept before update on booking_changes for each row
  when (old.state <> 'offered' and new.state is distinct from old.state
    or (new.agreement, new.before, new.after, new.departure_id, new.refund, new.waived, new.due, new.settled_by, new.operator_id, new.at)
      is distinct from (old.agreement, old.before, old.after, old.departure_id, old.refund, old.waived, old.due, old.settled_by, old.operator_id, old.at))
  execute function keep_change();
-- Those that have to be looked after.
create index booking_changes_open on booking_changes (answer_by) where state = 'offered';

-- Here and not in each statement that takes travellers off a booking: their names go with their places.
create function forget_places() returns trigger language plpgsql as $$
begin
  delete from booking_travellers where booking_id = new.id and place > new.number_of_travelers;
  return null;
end $$;
create trigger bookings_forget_places after update of number_of_travelers on bookings for each row
  when (new.number_of_travelers < old.number_of_travelers) execute function forget_places();
