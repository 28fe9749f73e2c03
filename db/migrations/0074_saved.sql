-- What travellers keep for later, in their accounts. Strangers keep theirs in their browser.
create table saved_items (
  user_id integer not null references users (id),
  -- "trip:ibiza": a kind and an id. What it names may be gone by now.
  item text not null,
  saved_at timestamptz not null default now(),
  constraint saved_items_pkey primary key (user_id, item),
  constraint saved_items_item check (length(item) between 3 and 100)
);
