-- Water that a person drinks apart from meals, each drink a row.

create table water_drinks (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  ml integer not null check (ml between 1 and 5000),
  logged_at timestamptz not null default now()
);
create index water_drinks_user_id_day on water_drinks (user_id, day);
