-- Mails that wait to be sent, so that neither a crash nor a mail server that is away loses one.
-- No secret is stored here: a link's token is made when its mail is sent.
create table mails (
  id uuid primary key,
  kind text not null,
  -- null: only the address is known, which may belong to nobody.
  user_id uuid references users (id) on delete cascade,
  -- null: the account's own address at the time of sending. Cleared when the mail is done, as is `data`.
  address text,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  -- It is not sent after this.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  done_at timestamptz,
  outcome text check (outcome in ('sent', 'dropped', 'expired')),
  check ((done_at is null) = (outcome is null))
);
create index mails_waiting on mails (next_try_at) where done_at is null;
create index mails_done on mails (done_at) where done_at is not null;
create index mails_user on mails (user_id) where user_id is not null;
create index mails_address on mails (lower(address)) where address is not null;
