-- Who a provider says somebody is. The subject never changes; the address does, and identifies nobody.
create table provider_identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  provider text not null check (provider in ('google', 'apple')),
  -- As the provider named it at the last sign-in, so that the person recognises it.
  email text,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (issuer, subject),
  -- Also the index of the foreign key.
  unique (user_id, provider)
);

-- Sign-ins under way, for minutes. Rows of an account link a provider to it.
create table provider_sign_ins (
  state_hash bytea primary key,
  -- Only the browser that began may finish.
  browser_hash bytea not null,
  provider text not null check (provider in ('google', 'apple')),
  user_id uuid references users (id) on delete cascade,
  code_verifier text not null,
  nonce text not null,
  redirect_uri text not null,
  -- From the provider's answer on: the page exchanges the ticket for the result.
  ticket_hash bytea unique,
  answer text,
  expires_at timestamptz not null
);
create index provider_sign_ins_user on provider_sign_ins (user_id);
create index provider_sign_ins_expiry on provider_sign_ins (expires_at);

-- Proven identities whose address an account has: they wait, for minutes, until the account is proven too.
create table provider_claims (
  ticket_hash bytea primary key,
  browser_hash bytea not null,
  provider text not null check (provider in ('google', 'apple')),
  issuer text not null,
  subject text not null,
  email text not null,
  first_name text not null,
  last_name text not null,
  expires_at timestamptz not null
);
create index provider_claims_expiry on provider_claims (expires_at);
