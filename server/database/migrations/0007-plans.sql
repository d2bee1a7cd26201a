-- Plans: what the payment provider said last of each subscription, what is still to be asked of it, and what was mailed.
-- Ids that a provider gave are its own texts. Amounts are hundredths of the currency.

-- Who an account is at each provider.
create table payment_customers (
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  customer_id text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, provider),
  unique (provider, customer_id)
);

create table subscriptions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  customer_id text not null,
  plan_id text not null,
  plan_name text not null,
  price_cents integer not null check (price_cents >= 0),
  currency text not null,
  plan_interval text not null check (plan_interval in ('month', 'year')),
  status text not null check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid',
    'paused', 'canceled')),
  started_at timestamptz not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null,
  trial_ends_at timestamptz,
  ended_at timestamptz,
  is_refunded boolean not null,
  is_disputed boolean not null,
  cancel_reason text,
  -- How often it was looked up and written: a look that was overtaken is not written.
  looks integer not null check (looks > 0),
  looked_at timestamptz not null,
  -- By the provider's clock; null once it has ended. News may be lost: then it is looked up by itself.
  next_look_at timestamptz,
  unique (provider, provider_id)
);
create index subscriptions_user on subscriptions (user_id, started_at);
create index subscriptions_customer on subscriptions (provider, customer_id) where next_look_at is not null;
create index subscriptions_next_look on subscriptions (next_look_at) where next_look_at is not null;
create index subscriptions_trial on subscriptions (trial_ends_at) where status = 'trialing';

-- A checkout outlives its account by a day: what is bought in it then is ended at once.
create table checkouts (
  provider text not null,
  session_id text not null,
  user_id uuid references users (id) on delete set null,
  plan_id text not null,
  state text not null check (state in ('open', 'complete', 'expired')),
  -- The provider's, once there is one.
  subscription_id text,
  created_at timestamptz not null,
  -- Null once nothing more can come of it.
  next_look_at timestamptz,
  primary key (provider, session_id)
);
create index checkouts_user on checkouts (user_id, created_at);
create index checkouts_next_look on checkouts (next_look_at) where next_look_at is not null;
create index checkouts_age on checkouts (created_at);

-- Each event once, however often it is sent. It says only what to look at.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  subscription_id text,
  session_id text,
  customer_id text,
  payment_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_waiting on payment_events (next_try_at) where handled_at is null;
create index payment_events_handled on payment_events (handled_at) where handled_at is not null;

-- What happened, each movement once.
create table subscription_history (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  movement text not null,
  kind text not null,
  at timestamptz not null,
  plan_name text not null,
  amount_cents integer,
  currency text,
  -- In the order in which they were heard of, for those of one instant.
  position bigint not null generated always as identity,
  unique (subscription_id, movement)
);
create index subscription_history_user on subscription_history (user_id, at, position);

-- A mail is kept before it is sent, so that no failure loses it, and is of its kind and period the only one.
create table subscription_mails (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  subscription_id uuid not null references subscriptions (id) on delete cascade,
  kind text not null,
  period text not null,
  created_at timestamptz not null,
  -- Mailed, or no longer true and dropped.
  done_at timestamptz,
  attempts integer not null default 0,
  next_try_at timestamptz not null,
  unique (subscription_id, kind, period)
);
create index subscription_mails_waiting on subscription_mails (next_try_at) where done_at is null;
create index subscription_mails_user on subscription_mails (user_id);
