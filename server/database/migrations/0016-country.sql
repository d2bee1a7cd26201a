-- Whose portions are meant in what the person types; null until a locale or the person names one.
alter table users add column country text check (country ~ '^[A-Z]{2}$');
