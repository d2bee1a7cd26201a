-- When the person of a session last proved who they are: sensitive changes ask again after a while.

alter table refresh_token_families add column proved_at timestamptz;
update refresh_token_families set proved_at = created_at;

-- A mailed code is the proof of people without a password.
alter table account_tokens drop constraint account_tokens_purpose_check;
alter table account_tokens add constraint account_tokens_purpose_check
  check (purpose in ('reset_password', 'confirm_email', 'fresh_proof'));
