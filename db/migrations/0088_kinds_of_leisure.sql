-- Where people ski, bathe, skate, play and go out.
alter table open_places drop constraint open_places_kind_check;
alter table open_places add constraint open_places_kind_check check (kind in (
  'museum', 'gallery', 'castle', 'ruins', 'worship', 'monument', 'zoo', 'theme_park', 'park', 'viewpoint', 'beach',
  'square', 'market', 'stage', 'library', 'bridge', 'waterfall', 'cave', 'peak', 'attraction', 'artwork', 'memorial',
  'ski', 'bath', 'lake', 'ice_rink', 'golf', 'nightlife', 'listed', 'hotel', 'station', 'airport', 'quarter'
));
