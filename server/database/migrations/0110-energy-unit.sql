-- In which unit pages show energy. What is stored stays kcal.
alter table users add column energy_unit text not null default 'kcal' check (energy_unit in ('kcal', 'kJ'));
