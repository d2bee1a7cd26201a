-- Web push: which browsers a person is notified on, when, and what was sent.

-- The pair by which push services know this server. A subscription works only with the key that it was made with, so all
-- processes share one pair. Not in backups: with it, whoever has a copy could send notifications in our name.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null
);

-- One per signed-in browser. It ends with its session.
create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  session_id uuid not null unique references refresh_token_families (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- The public key that it was made with.
  server_key text not null,
  browser text,
  system text,
  created_at timestamptz not null
);
create index push_subscriptions_user on push_subscriptions (user_id, created_at);

create table notification_settings (
  user_id uuid primary key references users (id) on delete cascade,
  settings jsonb not null,
  -- Everything due up to then has been queued or left out.
  planned_until timestamptz not null,
  -- When to look again; null: nothing is on, or no device is left.
  next_at timestamptz
);
create index notification_settings_waiting on notification_settings (next_at) where next_at is not null;

-- One per device and occurrence. What it says is put together when it is sent.
create table push_messages (
  id uuid primary key,
  subscription_id uuid not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  day date not null,
  created_at timestamptz not null,
  next_try_at timestamptz not null,
  -- It is not sent after this.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  -- Set before it is sent: after a crash nobody knows whether it was, so it is not sent again.
  claimed_at timestamptz,
  done_at timestamptz,
  outcome text check (outcome in ('sent', 'dropped', 'expired', 'refused', 'unknown')),
  check ((done_at is null) = (outcome is null)),
  unique (subscription_id, kind, day)
);
create index push_messages_waiting on push_messages (next_try_at) where claimed_at is null;
create index push_messages_age on push_messages (created_at);
