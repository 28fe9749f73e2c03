-- What the trip agent did not understand, and how far its plans were followed. No texts, and nobody who wrote them. Owned by
-- the feature planner.

-- Who used a word that the agent did not use: both under a keyed hash, so a word that one person wrote is kept nowhere.
create table unused_word_sightings (
  word_hash text not null,
  visitor_hash text not null,
  seen_on date not null,
  primary key (word_hash, visitor_hash)
);

-- The word itself, from its third visitor on.
create table unused_words (
  word text primary key,
  visitors integer not null,
  last_seen_on date not null,
  constraint unused_words_of_several_visitors check (visitors >= 3)
);

-- How many plans of a day came to a step, by what the answer said of the wish.
create table plan_steps (
  day date not null,
  step text not null check (step in ('answered', 'changed', 'opened', 'shared', 'followed')),
  answer text not null check (answer in ('within', 'over', 'elsewhere')),
  count integer not null default 0,
  primary key (day, step, answer)
);
