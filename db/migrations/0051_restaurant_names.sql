-- Names that say what is kept. Renames only.
alter table restaurants rename column told to source_facts;
alter table restaurants rename column same_because to duplicate_reason;
alter table restaurants rename column tie_decided to merge_decided;
alter table restaurants rename constraint restaurants_told_where_corrected to restaurants_source_facts_where_corrected;
alter table restaurants rename constraint restaurants_same_because to restaurants_duplicate_reason;
alter index restaurants_told_twice rename to restaurants_duplicates;
alter index restaurants_joined_by_name rename to restaurants_merged_by_name;
alter table restaurant_merges rename column parted_at to unmerged_at;
alter table live_services rename column trouble to failure;
alter table live_services rename column times to failures_in_a_row;
alter table live_services rename column rests_until to backoff_until;
alter table live_services rename constraint live_services_trouble_check to live_services_failure;
