-- g in 100 g; null: not stated, which is not 0.
alter table own_foods
  add column sugars double precision check (sugars >= 0),
  add column saturated_fat double precision check (saturated_fat >= 0),
  add column salt double precision check (salt >= 0);
