-- Profiles, messages to support, and sums over days by index alone.

create table profiles (
  user_id uuid primary key references users (id) on delete cascade,
  birthdate date not null,
  gender text not null check (gender in ('male', 'female')),
  height_cm double precision not null check (height_cm between 100 and 250),
  weight_kg double precision not null check (weight_kg between 30 and 300),
  activity_level text not null,
  objective text not null,
  updated_at timestamptz not null default now()
);

-- A message is kept before it is mailed, so that no failure of the mail loses it.
create table support_tickets (
  id uuid primary key,
  -- null for visitors.
  user_id uuid references users (id) on delete cascade,
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null check (language in ('en', 'es', 'fr')),
  created_at timestamptz not null default now(),
  mailed_at timestamptz,
  attempts integer not null default 0,
  -- When to mail it, or try again.
  next_try_at timestamptz not null default now()
);
create index support_tickets_waiting on support_tickets (next_try_at) where mailed_at is null;
create index support_tickets_user on support_tickets (user_id, created_at) where user_id is not null;

-- The figures of a range of days are summed from the index, without a look at the meals themselves.
create index meals_user_day_figures on meals (user_id, day) include (calories, protein, carbs, fat, fiber);
