-- Whoever reads what open data tells of a place may say what is wrong with it.
alter table requests drop constraint requests_kinds;
alter table requests add constraint requests_kinds check (kind in ('learn', 'guide', 'lesson', 'business', 'launch', 'mistake'));
alter table enquiries drop constraint enquiries_kinds;
alter table enquiries add constraint enquiries_kinds check (kind in ('message', 'learn', 'guide', 'lesson', 'business', 'launch', 'mistake'));
