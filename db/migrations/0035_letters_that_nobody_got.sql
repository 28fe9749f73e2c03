-- Replies that are sent again: how often under a name of their own, and since when the latest is due.
alter table enquiry_replies add column repeats smallint not null default 0;
alter table enquiry_replies add column due_since timestamptz;
update enquiry_replies set due_since = written_at;
alter table enquiry_replies alter column due_since set not null;

-- The few that somebody must look at.
create index enquiry_replies_due on enquiry_replies (due_since) where state = 'due';
create index enquiry_replies_refused on enquiry_replies (ended_at) where state = 'refused';
create index booking_letters_refused on booking_letters (ended_at) where state = 'refused';
