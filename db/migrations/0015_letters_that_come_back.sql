-- A request may be about one thing that is not there yet; whoever asked is told once when it is.
alter table requests
  add column topic text,
  add column announced_at timestamptz,
  add constraint requests_topic check (topic ~ '^[a-z0-9]+([-/][a-z0-9]+)*$' and length(topic) <= 120);
create index requests_waiting on requests (kind, topic) where announced_at is null;

-- Letters that did not arrive. The mailbox is a keyed hash: enough to know it again, not enough to write to it.
create table returned_letters (
  -- Names the letter for ever; its Message-ID follows from it.
  letter_id text not null,
  mailbox text not null,
  -- `refused`: the mail server would not take it. `returned`: a notice said so later.
  how text not null,
  -- What was said, in numbers: `550`, `550 5.1.1`, `5.1.1`.
  status text not null,
  -- Whether it is the mailbox that is at fault, and not the letter or the sender.
  mailbox_is_gone boolean not null,
  happened_at timestamptz not null,
  primary key (letter_id, mailbox, how),
  constraint returned_letters_id check (letter_id ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  constraint returned_letters_how check (how in ('refused', 'returned')),
  constraint returned_letters_status check (status ~ '^[0-9. ]{1,20}$')
);
create index returned_letters_by_mailbox on returned_letters (mailbox, happened_at) where mailbox_is_gone;
create index returned_letters_by_time on returned_letters (happened_at);
