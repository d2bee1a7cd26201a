-- A change of a scan or a meal reads, decides, and writes only if nothing else was written meanwhile.

-- Counts the changes, as `meals.revision` does.
alter table meal_submissions add column revision integer not null default 0;

-- Meals of a day, counted once the account is locked. The two statements of the function see the database one after the other:
-- in the statement that calls it, the count would be as of before the wait.
create or replace function meals_of_locked_day(person uuid, wanted date) returns bigint language sql volatile as $$
  select 1 from users where id = person for no key update;
  select count(*) from meals where user_id = person and day = wanted;
$$;
