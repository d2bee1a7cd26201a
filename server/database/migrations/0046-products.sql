-- Packaged products by barcode: from a dump of Open Food Facts, or from its API as they were asked for.
-- kcal and g in 100 g or 100 ml; null: not stated.
create table products (
  code text primary key,
  name text not null,
  -- By language, where it differs: {"es": "Leche entera"}.
  names jsonb,
  brand text,
  unit text not null check (unit in ('g', 'ml')),
  calories double precision,
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
  -- null: from a dump, which is not asked for again.
  asked_at timestamptz
);

-- Codes that Open Food Facts did not know when it was last asked.
create table unknown_products (
  code text primary key,
  asked_at timestamptz not null
);
create index unknown_products_asked_at on unknown_products (asked_at);

-- How far each dump was read, so that an import that was stopped goes on from there.
create table product_imports (
  -- Of the dump's size and first bytes.
  file_hash text primary key,
  lines_read integer not null,
  products_saved integer not null,
  is_done boolean not null default false,
  updated_at timestamptz not null
);
