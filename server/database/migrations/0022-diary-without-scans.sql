-- Meals logged without a scan: from foods and figures that the person enters, and from favourites.

-- Figures that a person entered say nothing of sugars, saturated fat and salt: such a meal has no Nutri-Score.
alter table meals alter column nutri_score drop not null;
-- null: guessed from the local time of the meal, until the person says otherwise.
alter table meals add column meal_type text check (meal_type in ('breakfast', 'lunch', 'snack', 'dinner'));

-- Foods of a person's own, as their labels state them: kcal and g in 100 g.
create table own_foods (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  calories double precision not null check (calories >= 0),
  protein double precision not null check (protein >= 0),
  carbs double precision not null check (carbs >= 0),
  fat double precision not null check (fat >= 0),
  fiber double precision not null check (fiber >= 0),
  portion_grams double precision not null check (portion_grams > 0),
  created_at timestamptz not null default now()
);
create index own_foods_user on own_foods (user_id, created_at);

-- One or more foods with their grams, kept under a name to be logged again.
create table favourites (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  foods jsonb not null,
  created_at timestamptz not null default now()
);
create index favourites_user on favourites (user_id, created_at);
