-- Hours are kept as OpenStreetMap writes them wherever they say more than a week, and read so: "PH off" counts.
-- Where both were kept, the week was what the words left out of holidays, and the words are understood now.

update restaurants set hours = hours_note
  where source = 'openstreetmap' and hours is not null and hours_note is not null and not 'hours' = any(corrected);
update restaurants set told = told || jsonb_build_object('hours', told -> 'hours_note')
  where source = 'openstreetmap' and told ->> 'hours' is not null and told ->> 'hours_note' is not null;

-- Null: what the file says of its own age counts.
alter table osm_imports alter column as_of drop not null;
