-- The owner in every key of the diary, so that its tables can be split by owner.

-- A scan belongs to a user or a visitor's session; rows are split by one column that names either.
alter table meal_submissions add column owner_id uuid;
update meal_submissions set owner_id = coalesce(user_id, anonymous_session_id);
alter table meal_submissions alter column owner_id set not null;

-- For processes of the release before, which do not name the owner.
-- "or replace": a restore drops the tables alone.
create or replace function set_submission_owner() returns trigger language plpgsql as $$
begin
  new.owner_id := coalesce(new.user_id, new.anonymous_session_id);
  return new;
end
$$;
create trigger meal_submissions_owner before insert or update of user_id, anonymous_session_id on meal_submissions
  for each row execute function set_submission_owner();

alter table meals drop constraint meals_submission_id_fkey;
alter table meal_undo drop constraint meal_undo_meal_id_fkey;
alter table import_rows drop constraint import_rows_import_id_fkey;

alter table meal_submissions
  drop constraint meal_submissions_pkey,
  add primary key (owner_id, id),
  -- The release before names this key in "on conflict"; so with meal_undo.
  add unique (id);
alter table meals
  drop constraint meals_pkey,
  drop constraint meals_submission_id_key,
  add primary key (user_id, id),
  add unique (user_id, submission_id),
  add foreign key (user_id, submission_id) references meal_submissions (owner_id, id) on delete set null (submission_id);
alter table meal_undo
  drop constraint meal_undo_pkey,
  add primary key (user_id, meal_id),
  add unique (meal_id),
  add foreign key (user_id, meal_id) references meals (user_id, id) on delete cascade;
alter table own_foods drop constraint own_foods_pkey, add primary key (user_id, id);
alter table favourites drop constraint favourites_pkey, add primary key (user_id, id);
alter table recipes drop constraint recipes_pkey, add primary key (user_id, id);
alter table water_drinks drop constraint water_drinks_pkey, add primary key (user_id, id);
alter table imports drop constraint imports_pkey, add primary key (user_id, id);
alter table import_rows
  drop constraint import_rows_pkey,
  add primary key (user_id, import_id, position),
  add foreign key (user_id, import_id) references imports (user_id, id) on delete cascade;

-- The primary key begins with the owner as well.
drop index meal_undo_user;
