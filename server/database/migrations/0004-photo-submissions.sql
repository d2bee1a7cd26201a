-- A submission may come from a photo. The photo itself is never kept.
alter table meal_submissions
  add column is_text boolean not null default true,
  -- Which analyser answered: for figures about how good each is.
  add column analyser text not null default 'table-text',
  -- Corrections in words so far; they cost no scan, so they are counted.
  add column corrections integer not null default 0 check (corrections >= 0);
