-- Harbors that one strolls along, and marked trails that are told and never planned.
alter table open_places drop constraint open_places_kind_check;
alter table open_places add constraint open_places_kind_check check (kind in (
  'museum', 'gallery', 'castle', 'ruins', 'worship', 'monument', 'zoo', 'theme_park', 'park', 'viewpoint', 'beach',
  'square', 'market', 'stage', 'library', 'bridge', 'waterfall', 'cave', 'peak', 'attraction', 'artwork', 'memorial',
  'harbour', 'ski', 'bath', 'lake', 'ice_rink', 'golf', 'nightlife', 'listed', 'hotel', 'station', 'airport', 'quarter',
  'area', 'trail'
));
