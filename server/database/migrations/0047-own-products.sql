-- Products as a person entered or photographed them, kept by barcode and seen by nobody else.
create table own_products (
  user_id uuid not null references users (id) on delete cascade,
  code text not null,
  name text not null,
  brand text,
  unit text not null check (unit in ('g', 'ml')),
  calories double precision not null,
  protein double precision,
  carbs double precision,
  fat double precision,
  fiber double precision,
  sugars double precision,
  saturated_fat double precision,
  salt double precision,
  alcohol double precision,
  polyols double precision,
  kilojoules double precision,
  serving_grams double precision,
  pack_grams double precision,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, code)
);
