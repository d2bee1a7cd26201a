-- Accounts that wait to be deleted. Until then they can be kept by signing in; nothing else of them is served.

alter table users add column deletes_at timestamptz;
create index users_deletion on users (deletes_at) where deletes_at is not null;
-- Since when the account has had no address, because its owner claimed it (decision 044).
alter table users add column detached_at timestamptz;
update users set detached_at = now() where email like '%@detached.invalid';
create index users_detached on users (detached_at) where detached_at is not null;

alter table refresh_token_families drop constraint refresh_token_families_end_reason_check;
alter table refresh_token_families add constraint refresh_token_families_end_reason_check
  check (end_reason in ('logout', 'reuse', 'password', 'person', 'deletion', 'operator'));
