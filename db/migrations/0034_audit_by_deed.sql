-- Deeds of one kind within some days: what the log is filtered by, and what Today counts.
create index audit_log_of_deed on audit_log (did, at desc);
