-- The newsletter counts emails: how many have asked an address for the confirmation, and whose link confirmed. Owned by the
-- feature enquiries.
alter table newsletters rename column letters to email_count;
alter table newsletter_consents rename column letter to email_number;

-- What still waits to be sent says it in the same words.
do $$
begin
  if to_regclass('pgboss.job') is not null then
    update pgboss.job set data = data - 'letter' || jsonb_build_object('emailNumber', data -> 'letter')
    where name in ('enquiries.ask-for-confirmation', 'enquiries.welcome-subscriber') and data ? 'letter';
  end if;
end $$;
