-- What the terms gave when a booking was cancelled, and what is not given back while a bank takes the payment back itself.
alter table refunds
  drop constraint refunds_state,
  drop constraint refunds_end,
  add constraint refunds_state check (state in ('due', 'sent', 'done', 'refused', 'outside', 'disputed')),
  add constraint refunds_end check ((state in ('done', 'refused', 'outside', 'disputed')) = (ended_at is not null));

-- They are few, and asked for with every list of what waits.
create index refunds_disputed on refunds (booking_id) where state = 'disputed';
