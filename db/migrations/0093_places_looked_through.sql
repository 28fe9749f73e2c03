-- Which of tens of thousands of places of one city a plan looks through is said by an index alone; the rest is read of those.
drop index open_places_best_of_cell;
create index open_places_best_of_cell on open_places (cell, importance desc, id) include (kind);
create index open_places_worth_a_way on open_places (cell, importance desc, id)
  where kind in ('ski', 'bath', 'lake', 'golf', 'ice_rink', 'waterfall') or 'hike' = any(tags);
