-- The record of emails that were not delivered, under the names that other mail systems use: a mail server rejects an email
-- at once (`refused`), or it bounces later. Owned by the server.
alter table returned_letters rename to bounced_emails;
alter table bounced_emails rename column letter_id to email_id;
alter table bounced_emails rename constraint returned_letters_pkey to bounced_emails_pkey;
alter table bounced_emails rename constraint returned_letters_id to bounced_emails_id;
alter table bounced_emails rename constraint returned_letters_status to bounced_emails_status;
alter table bounced_emails drop constraint returned_letters_how;
update bounced_emails set how = 'bounced' where how = 'returned';
alter table bounced_emails add constraint bounced_emails_how check (how in ('refused', 'bounced'));
alter index returned_letters_by_mailbox rename to bounced_emails_by_mailbox;
alter index returned_letters_by_time rename to bounced_emails_by_time;

-- The audit log, by the words that logs have everywhere: an entry and its action.
alter table audit_log rename column did to action;
alter index audit_log_of_deed rename to audit_log_of_action;
