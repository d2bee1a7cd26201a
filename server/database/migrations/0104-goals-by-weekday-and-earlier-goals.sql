-- Other goals on some weekdays (all five figures), and the day since which the goals are what they are; null: as long as there are any.
alter table goals add column weekdays jsonb not null default '{}', add column since date;

-- What the goals were until a day, that day included, so that a change of the goals does not rewrite the days before it.
create table earlier_goals (
  user_id uuid not null references users (id) on delete cascade,
  until date not null,
  calories integer not null,
  protein integer not null,
  carbs integer not null,
  fat integer not null,
  fiber integer not null,
  limits jsonb not null,
  weekdays jsonb not null,
  primary key (user_id, until)
);
