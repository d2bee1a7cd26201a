-- Assistants that a person connects by signing in (OAuth 2.1), beside those that are given a personal token.

-- Programs that have registered themselves. Anybody may register one, so it says nothing about who it is.
create table oauth_clients (
  id text primary key,
  metadata jsonb not null,
  created_at timestamptz not null,
  -- When somebody last let it in.
  approved_at timestamptz
);
create index oauth_clients_age on oauth_clients (created_at) where approved_at is null;

-- A connection is a personal token whose secret the program gets, and changes, by itself: it is listed, counted, revoked and
-- ended with the others. It has a client and an address, and no hash of its own.
alter table personal_tokens
  add column client_id text references oauth_clients (id) on delete cascade,
  add column redirect_uri text,
  alter column token_hash drop not null;
create index personal_tokens_client on personal_tokens (client_id) where client_id is not null;

-- What the authorization server keeps of a connection, found by a hash: requests for consent, codes, access and refresh tokens.
create table oauth_records (
  key bytea primary key,
  kind text not null check (kind in ('Interaction', 'AuthorizationCode', 'AccessToken', 'RefreshToken')),
  token_id uuid references personal_tokens (id) on delete cascade,
  payload jsonb not null,
  consumed_at timestamptz,
  expires_at timestamptz not null
);
create index oauth_records_token on oauth_records (token_id) where token_id is not null;
create index oauth_records_expiry on oauth_records (expires_at);
