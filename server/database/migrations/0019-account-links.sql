-- Whether the address of an account is proven, the one it shall change to, and links and codes that were mailed.

alter table users add column email_verified_at timestamptz;
-- The person has asked to change to it; it counts once it is confirmed.
alter table users add column pending_email text check (length(pending_email) <= 254);
-- Until now nobody was asked to confirm. Their passwords can be reset as before; only later accounts must prove the address.
update users set email_verified_at = created_at;

create table account_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('reset_password', 'confirm_email')),
  -- The address it was mailed to.
  address text not null,
  -- What the account was when the link was made: a link of an older state is refused.
  state_hash bytea not null,
  -- argon2id: six digits are quickly guessed from a plain hash.
  code_hash text,
  code_tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_tokens_user on account_tokens (user_id, purpose, created_at desc);
create index account_tokens_expiry on account_tokens (expires_at);

alter table refresh_token_families drop constraint refresh_token_families_end_reason_check;
alter table refresh_token_families add constraint refresh_token_families_end_reason_check
  check (end_reason in ('logout', 'reuse', 'password', 'person'));
