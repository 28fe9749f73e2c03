-- Money that goes back, or is taken back.

-- The booking a disputed payment was made for, by the provider's word. Null: noted before this column was there, and
-- about something else that is sold through the same account.
alter table payment_disputes add column booking_id integer;
update payment_disputes set booking_id = bookings.id from bookings where bookings.payment_id = payment_disputes.payment_id;

-- A refund that was refused and that an owner has settled past us, with how. The note goes when the person goes.
alter table refunds
  add column note text check (char_length(note) <= 1000),
  drop constraint refunds_state,
  drop constraint refunds_end,
  add constraint refunds_state check (state in ('due', 'sent', 'done', 'refused', 'outside')),
  add constraint refunds_end check ((state in ('done', 'refused', 'outside')) = (ended_at is not null));

-- What is done is asked about for a while: a bank may still turn it down.
create index refunds_lately_done on refunds (ended_at) where state = 'done';
