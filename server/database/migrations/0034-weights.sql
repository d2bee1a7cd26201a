-- Weights that a person logs, one a day, and what they aim for.

create table weights (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  weight_kg double precision not null check (weight_kg between 30 and 300),
  note text,
  updated_at timestamptz not null default now(),
  primary key (user_id, day)
);

create table body_targets (
  user_id uuid primary key references users (id) on delete cascade,
  weight_kg double precision check (weight_kg between 30 and 300),
  updated_at timestamptz not null default now()
);
