-- How a person wants the diary to be: when its day begins, whether it shows calories, and in which units (null: by country).

alter table users
  add column day_start_hour smallint not null default 0 check (day_start_hour between 0 and 6),
  add column hides_calories boolean not null default false,
  add column units text check (units in ('metric', 'imperial'));
