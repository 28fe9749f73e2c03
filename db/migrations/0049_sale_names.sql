-- The sale, the waiting list and what the provider tells us, under the names the trade uses. Nothing else changes.

-- Who waits for seats. `accumulating`: passed over often enough, free seats are kept until there are as many as it needs.
alter table waitlist rename to waitlist_entries;
alter sequence waitlist_id_seq rename to waitlist_entries_id_seq;
alter table waitlist_entries rename column has_gathered to has_accumulated;
alter table waitlist_entries rename column letter to email_state;
alter table waitlist_entries rename column letter_since to email_since;
alter table waitlist_entries rename constraint waitlist_pkey to waitlist_entries_pkey;
alter table waitlist_entries rename constraint waitlist_user_id_fkey to waitlist_entries_user_id_fkey;
alter table waitlist_entries rename constraint waitlist_departure_id_fkey to waitlist_entries_departure_id_fkey;
alter table waitlist_entries rename constraint waitlist_letter to waitlist_entries_email;
alter table waitlist_entries
  drop constraint waitlist_state,
  drop constraint waitlist_seats,
  drop constraint waitlist_until,
  drop constraint waitlist_end,
  drop constraint waitlist_told;
update waitlist_entries set state = 'accumulating' where state = 'gathering';
alter table waitlist_entries
  add constraint waitlist_entries_state check (
    state in ('waiting', 'accumulating', 'offered', 'booked', 'missed', 'left', 'closed')),
  add constraint waitlist_entries_seats check (
    seats > 0 and held >= 0
    and (held = 0 or (state = 'accumulating' and held < seats) or (state = 'offered' and held <= seats))),
  add constraint waitlist_entries_until check ((state in ('accumulating', 'offered')) = (until is not null)),
  add constraint waitlist_entries_end check ((state in ('waiting', 'accumulating', 'offered')) = (ended_at is null)),
  add constraint waitlist_entries_emailed check (email_state is null or state not in ('waiting', 'accumulating'));
alter index waitlist_one_place rename to waitlist_entries_one_each;
alter index waitlist_of_user rename to waitlist_entries_of_user;
alter index waitlist_ended rename to waitlist_entries_ended;

-- Out of whose offer a booking's seats came; and since when it waits for its bank without seats.
alter table bookings rename column waitlist_id to waitlist_entry_id;
alter table bookings rename column unseated_at to seatless_since;
alter table bookings rename constraint bookings_waitlist_id_fkey to bookings_waitlist_entry_id_fkey;
alter table bookings rename constraint bookings_unseated to bookings_seatless;
alter index bookings_of_turn rename to bookings_of_waitlist_entry;

-- Emails to whoever booked.
alter table booking_letters rename to booking_emails;
alter table booking_emails rename constraint booking_letters_pkey to booking_emails_pkey;
alter table booking_emails rename constraint booking_letters_id to booking_emails_id;
alter table booking_emails rename constraint booking_letters_state to booking_emails_state;
alter table booking_emails rename constraint booking_letters_repeats_check to booking_emails_repeats_check;
alter table booking_emails rename constraint booking_letters_end to booking_emails_end;
alter index booking_letters_of_booking rename to booking_emails_of_booking;
alter index booking_letters_due rename to booking_emails_due;
alter index booking_letters_refused rename to booking_emails_refused;

-- What the provider of payments sends by itself.
alter table payment_notices rename to payment_webhook_events;
alter table payment_webhook_events rename constraint payment_notices_pkey to payment_webhook_events_pkey;
alter table payment_webhook_events rename constraint payment_notices_outcome to payment_webhook_events_outcome;
alter table payment_webhook_events rename constraint payment_notices_end to payment_webhook_events_end;
alter index payment_notices_waiting rename to payment_webhook_events_waiting;
alter index payment_notices_ended rename to payment_webhook_events_ended;
alter index payment_notices_of_payment rename to payment_webhook_events_of_payment;

-- Released bookings of which nobody may know what became of their authorization. The function names the table in its text.
alter table payment_questions rename to unresolved_authorizations;
alter table unresolved_authorizations rename constraint payment_questions_pkey to unresolved_authorizations_pkey;
alter index payment_questions_due rename to unresolved_authorizations_due;
alter function leave_payment_question() rename to note_unresolved_authorization;
create or replace function note_unresolved_authorization() returns trigger language plpgsql as $$
begin
  insert into unresolved_authorizations (booking_id) values (new.id) on conflict do nothing;
  return null;
end $$;
alter trigger bookings_leave_a_question on bookings rename to bookings_note_unresolved_authorization;
