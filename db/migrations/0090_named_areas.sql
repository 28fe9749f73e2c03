-- Hamlets and valleys: what people name and nobody plans by itself.
alter table open_places drop constraint open_places_kind_check;
alter table open_places add constraint open_places_kind_check check (kind in (
  'museum', 'gallery', 'castle', 'ruins', 'worship', 'monument', 'zoo', 'theme_park', 'park', 'viewpoint', 'beach',
  'square', 'market', 'stage', 'library', 'bridge', 'waterfall', 'cave', 'peak', 'attraction', 'artwork', 'memorial',
  'ski', 'bath', 'lake', 'ice_rink', 'golf', 'nightlife', 'listed', 'hotel', 'station', 'airport', 'quarter', 'area'
));
-- The names that may lead to a town near by: a few of a thousand rows, read whenever the data has changed.
create index open_places_that_lead_to_a_town on open_places (id)
  where cell >= 0 and (kind in ('quarter', 'area', 'ski', 'lake') or extent_m >= 1000 or (kind = 'attraction' and wikidata is not null));
