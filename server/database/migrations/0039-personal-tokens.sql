-- Tokens with which a person's programs and assistants call the API. Only a hash of each is kept.

create table personal_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index personal_tokens_user on personal_tokens (user_id, created_at);
create index personal_tokens_expiry on personal_tokens (expires_at);
