-- A second factor beside the password (an authenticator app, with recovery codes), and passkeys.

create table authenticators (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted, bound to the account: a copy of the table makes no codes.
  secret bytea not null,
  created_at timestamptz not null,
  -- Null: set up, but no code has shown yet that the app has the secret. It is then asked for nowhere.
  confirmed_at timestamptz,
  -- Of the last code that was accepted; this code and earlier ones are refused.
  last_step bigint not null default 0
);

create table recovery_codes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- argon2id
  code_hash text not null,
  used_at timestamptz
);
create index recovery_codes_user on recovery_codes (user_id);

-- The password was right; the second factor is still to come.
create table login_challenges (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Of the browser that gave the password.
  device_hash bytea not null,
  -- A digest of the password's hash: a change of password ends the challenge.
  state_hash bytea not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_challenges_user on login_challenges (user_id);
create index login_challenges_expiry on login_challenges (expires_at);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- The authenticator's name for it, base64url.
  credential_id text not null unique,
  public_key bytea not null,
  -- Of the authenticator's signatures; many always report 0.
  counter bigint not null,
  transports jsonb not null,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);

create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'sign_in', 'prove')),
  -- Null: whoever signs in names the account by the passkey.
  user_id uuid references users (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index passkey_challenges_user on passkey_challenges (user_id) where user_id is not null;
create index passkey_challenges_expiry on passkey_challenges (expires_at);
