-- What a person notes about a whole day, and whether the day is left out of averages and streaks.

create table diary_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  note text,
  is_left_out boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (user_id, day)
);
