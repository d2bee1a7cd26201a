-- Counts the changes of a meal, so that a change to an older version of its foods is refused.
alter table meals add column revision integer not null default 0;

-- A meal as it was before its last change, for the undo.
create table meal_undo (
  meal_id uuid primary key references meals (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  meal jsonb not null,
  -- The meal that some of its foods were moved to.
  split_into uuid
);
create index meal_undo_user on meal_undo (user_id);
