-- Exports of other diaries that people import: read first, stored in parts, and undone as a whole.

create table imports (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  format text not null check (format in ('myfitnesspal', 'cronometer', 'loseit', 'sparkyfitness', 'platewise')),
  file_name text,
  status text not null check (status in ('preview', 'running', 'done')),
  -- Counts, first rows and how the file was read.
  summary jsonb not null,
  -- Lines that could not be stored, with the reason and the row as the file has it.
  rejected jsonb not null,
  created_at timestamptz not null
);
create index imports_user on imports (user_id, created_at);
create index imports_previews on imports (created_at) where status = 'preview';

-- Stored rows stay: they tell a repeated import, and what to delete when it is undone. Foods and meals then have no content.
create table import_rows (
  import_id uuid not null references imports (id) on delete cascade,
  position integer not null,
  user_id uuid not null references users (id) on delete cascade,
  -- Rows of one number become one meal.
  entry integer not null,
  kind text not null check (kind in ('food', 'meal', 'weight')),
  day date not null,
  -- Of the product and all that tells the row from others.
  fingerprint bytea not null,
  content jsonb,
  is_stored boolean not null default false,
  meal_id uuid,
  primary key (import_id, position),
  unique (user_id, fingerprint)
);
create index import_rows_waiting on import_rows (import_id, entry) where not is_stored;
