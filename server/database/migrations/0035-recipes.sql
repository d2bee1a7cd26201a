-- Dishes that a person cooks: ingredients with their grams and sources, for so many servings.
create table recipes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  servings double precision not null check (servings > 0),
  -- g of the finished dish; null: as much as its ingredients
  cooked_grams double precision check (cooked_grams > 0),
  ingredients jsonb not null,
  -- Counts the changes, so that a change to an older version is refused.
  revision integer not null default 1,
  created_at timestamptz not null default now()
);
create index recipes_user on recipes (user_id, created_at);
