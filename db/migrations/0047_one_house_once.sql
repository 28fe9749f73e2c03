-- One house once: rows of one source are matched with each other too.

-- By what an import knew that the row is the same as another; null where an operator joined them.
alter table restaurants
  add column same_because text,
  add constraint restaurants_same_because check (same_because in ('name', 'phone', 'website', 'building'));

-- The figures typed into our own tables were given by nobody: what is shown follows from the reviews alone, and each
-- table of ours stands in the order as rules/ranking.ts has it. The column stays for servers of the version before.
update restaurants as own set editors_rating = null,
    aggregated_rating = coalesce(round(given.sum / nullif(given.count, 0), 2), 0),
    score = round(1000 * (17.5 + given.sum) / (5 + given.count)) + least(450, round(150 * log(1 + given.count)))
      + round(3750 / (5 + given.count))
  from (
    select restaurants.id, count(reviews.id)::numeric as count, coalesce(sum(reviews.rating), 0)::numeric as sum
    from restaurants left join reviews on reviews.restaurant_id = restaurants.id and reviews.state = 'shown'
    where restaurants.source = 'editors' group by restaurants.id
  ) as given
  where own.id = given.id;

-- What names no street is no address: a bare number, or a town or quarter alone.
update restaurants set address = ''
  where not 'address' = any(corrected) and (
    (source = 'openstreetmap' and address ~ '^[0-9]+ ?[-/–]? ?[0-9]* ?[[:alpha:]]?$')
    or (source = 'editors' and (address !~ '[0-9, ]' or address in ('Amalfi Coast', 'Courchevel 1850', 'Méribel centre',
      'New Orleans', 'New York City', 'Park City', 'The Hamptons', 'Val Thorens'))));

-- Our American tables with their town, where it is certain, and their state.
update restaurants as own set address = address
    || case when states.town is not null and (address !~ ',' or address ~ ',[^,]*[0-9][^,]*$') then ', ' || states.town else '' end
    || ', ' || states.state
  from (values ('austin', null, 'TX'), ('charleston', 'Charleston', 'SC'), ('hamptons', null, 'NY'), ('miami', null, 'FL'),
    ('nashville', null, 'TN'), ('new-orleans', 'New Orleans', 'LA'), ('nyc', null, 'NY')) as states (beginning, town, state)
  where own.source = 'editors' and starts_with(own.id, states.beginning || '-') and address <> '' and address !~ ', [A-Z]{2}$'
    and not 'address' = any(corrected);
