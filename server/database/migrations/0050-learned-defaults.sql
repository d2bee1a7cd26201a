-- What a person made of words that they typed: the default for the same words next time, for nobody else.
create table learned_defaults (
  id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  -- The words name one food, or they are the whole text of a meal.
  kind text not null check (kind in ('food', 'meal')),
  -- Lower case, without accents and punctuation.
  words text not null,
  -- A row of the food table; null: the row that is read for everybody.
  source_table text,
  source_code text,
  grams double precision check (grams > 0),
  -- Of a meal.
  name text,
  created_at timestamptz not null default now(),
  -- When it was learned, or last saved in a meal.
  used_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, kind, words),
  check ((source_table is null) = (source_code is null)),
  check ((kind = 'meal') = (name is not null)),
  check (kind = 'meal' or source_code is not null or grams is not null)
);
