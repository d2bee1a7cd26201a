-- Our own export brings back all that it holds: entries of every kind, also of no day, and changes of what the account has.
alter table import_rows
  drop constraint import_rows_kind_check,
  alter column day drop not null,
  -- The account has the entry, but not as the file has it.
  add column is_change boolean not null default false,
  -- The entry that a change took the place of, for the undo.
  add column before jsonb;

-- Imports of our own export that were read but not stored, in the form of the release before.
delete from imports where format = 'platewise' and status = 'preview';
update import_rows set kind = 'copied', content = jsonb_build_object(
    'kind', 'copied', 'of', 'meals', 'line', content->'line', 'day', day, 'entry', content->'meal')
  where kind = 'meal' and not is_stored;

-- An entry keeps its id, so two accounts may have the same meal.
alter table meal_undo drop constraint meal_undo_meal_id_key;
