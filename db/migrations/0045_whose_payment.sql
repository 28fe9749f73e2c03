-- No payment stands behind two bookings, whatever the provider says.
create unique index bookings_payment on bookings (payment_id) where payment_id is not null;

alter table payment_alarms drop constraint payment_alarms_kind;
alter table payment_alarms add constraint payment_alarms_kind
  check (kind in ('captured_without_booking', 'wrong_amount', 'wrong_booking', 'refund_refused'));
