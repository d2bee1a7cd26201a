-- The sandbox: a payment provider of our own in which no money moves. It stands for somebody else's database, so nothing
-- here refers to our tables and `user_id` is only what was told at checkout.

-- One row: how far its clock was advanced.
create table sandbox_clock (
  is_only boolean primary key default true check (is_only),
  advanced_ms double precision not null default 0
);
insert into sandbox_clock default values;

create table sandbox_customers (
  id text primary key,
  is_deleted boolean not null default false
);

create table sandbox_checkouts (
  id text primary key,
  client_secret text not null unique,
  -- The same for repeats of one request.
  idempotency_key text not null unique,
  customer_id text not null,
  user_id text not null,
  plan_id text not null,
  language text not null,
  with_trial boolean not null,
  return_url text not null,
  status text not null check (status in ('open', 'complete', 'expired')),
  subscription_id text,
  -- While the bank asks the payer: the address that the payer was sent to.
  bank_token text unique,
  created_at timestamptz not null
);

create table sandbox_subscriptions (
  id text primary key,
  customer_id text not null,
  user_id text not null,
  plan_id text not null,
  status text not null,
  started_at timestamptz not null,
  -- Periods are counted from here: from the end of the trial where there was one.
  anchored_at timestamptz not null,
  periods integer not null,
  current_period_end timestamptz not null,
  cancel_at_period_end boolean not null default false,
  trial_ends_at timestamptz,
  ended_at timestamptz,
  does_card_decline boolean not null,
  failed_payments integer not null default 0,
  -- What happens next of itself: a payment, another try, the end.
  next_step_at timestamptz
);
create index sandbox_subscriptions_customer on sandbox_subscriptions (customer_id);
create index sandbox_subscriptions_next_step on sandbox_subscriptions (next_step_at) where next_step_at is not null;

create table sandbox_movements (
  id text primary key,
  subscription_id text not null references sandbox_subscriptions (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  amount_cents integer not null,
  currency text not null,
  -- Which payment a refund or a dispute is of.
  payment_id text,
  -- In the order in which they came about, for those of one instant.
  position bigint not null generated always as identity
);
create index sandbox_movements_subscription on sandbox_movements (subscription_id, at);

-- News on its way to our own webhook.
create table sandbox_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  subscription_id text,
  session_id text,
  customer_id text,
  delivered_at timestamptz,
  attempts integer not null default 0,
  -- By the real clock.
  next_try_at timestamptz not null,
  position bigint not null generated always as identity
);
create index sandbox_events_waiting on sandbox_events (next_try_at) where delivered_at is null;
