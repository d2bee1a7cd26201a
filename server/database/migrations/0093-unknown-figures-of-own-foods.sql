-- null: not stated, which is not 0.
alter table own_foods
  alter column protein drop not null,
  alter column carbs drop not null,
  alter column fat drop not null,
  alter column fiber drop not null;
