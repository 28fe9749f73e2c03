-- What a look at a fact is about is a fingerprint of its words.
alter table fact_checks rename column print to fingerprint;
