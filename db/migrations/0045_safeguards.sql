-- No payment stands behind two bookings, whatever the provider says.
create unique index bookings_payment on bookings (payment_id) where payment_id is not null;

alter table payment_alarms drop constraint payment_alarms_kind;
alter table payment_alarms add constraint payment_alarms_kind
  check (kind in ('captured_without_booking', 'wrong_amount', 'wrong_booking', 'refund_refused'));

-- What a name looks like, whatever its letters are. Of names that were there before and look alike the first has it; null
-- is of nobody's concern.
alter table users add column username_looks text;
update users set username_looks = first.looks
  from (select distinct on (looks) id, looks from (
    select id, lower(translate(normalize(username, nfkc),
      'АВЕЗІЈКМНОРСТУХЅҮԚԜЁЇаеосрухкѕіјһԁԛԝёїΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυγϲϳօոսհցզɑıɡ',
      'ABE3IJKMHOPCTYXSYQWËÏaeocpyxksijhdqwëïABEZHIKMNOPTYXaikvopuycjonuhgqaig')) as looks
    from users) as named order by looks, id) as first
  where users.id = first.id;
create unique index users_looks_taken on users (username_looks);

-- Money of the day that is set aside for a call that has not left yet. Whoever set it aside and died did not spend it.
create table model_reservations (
  id bigint generated always as identity primary key,
  day date not null,
  micros bigint not null,
  lapses_at timestamptz not null
);
