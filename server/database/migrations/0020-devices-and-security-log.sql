-- What a person is shown of their devices, and what happened to the account.

alter table refresh_token_families add column last_used_at timestamptz;
alter table refresh_token_families add column browser text;
alter table refresh_token_families add column system text;
alter table refresh_token_families add column time_zone text;
-- Of the account and the number that the browser keeps: tells whether the browser was seen before, and no more.
alter table refresh_token_families add column device_hash bytea;
update refresh_token_families family set
  last_used_at = coalesce((select max(created_at) from refresh_tokens where family_id = family.id), family.created_at),
  expires_at = least(expires_at, created_at + interval '90 days');
alter table refresh_token_families alter column last_used_at set not null;

create table security_events (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  -- Failed sign-ins within an hour are one row.
  times integer not null default 1,
  browser text,
  system text,
  time_zone text
);
create index security_events_user on security_events (user_id, at desc);
create index security_events_age on security_events (at);
