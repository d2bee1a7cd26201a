-- Entries that a person took out of the lists of what they eat, until they log them anew. `entry`: SHA-256 of what the lists call the same.
create table cleared_entries (
  user_id uuid not null references users (id) on delete cascade,
  entry bytea not null,
  cleared_at timestamptz not null,
  primary key (user_id, entry)
);
