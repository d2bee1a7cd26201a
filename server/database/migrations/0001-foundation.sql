-- People, tokens, visitors, scans, submissions, meals, goals, idempotency, rate limits.
-- Ids are UUID version 7 made by the server. Days are the owner's own calendar days, instants are UTC.

create table users (
  id uuid primary key,
  email text not null check (length(email) <= 254),
  first_name text not null,
  last_name text,
  password_hash text not null,
  language text not null default 'en' check (language in ('en', 'es', 'fr')),
  time_zone text not null default 'UTC',
  account_type text not null default 'free' check (account_type in ('free', 'pro')),
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  -- What the person is shown as the last login: the one before the present one.
  previous_login_at timestamptz
);
create unique index users_email_key on users (lower(email));

-- A family is one login on one device: every refresh token descends from it, and it ends as a whole.
create table refresh_token_families (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'reuse'))
);
create index refresh_token_families_user on refresh_token_families (user_id);
create index refresh_token_families_expiry on refresh_token_families (expires_at);

create table refresh_tokens (
  token_hash bytea primary key,
  family_id uuid not null references refresh_token_families (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_tokens_family on refresh_tokens (family_id);

create table anonymous_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  user_agent text,
  time_zone text not null default 'UTC',
  converted_to_user_id uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now()
);
create index anonymous_sessions_seen on anonymous_sessions (last_seen_at);

-- Scans by owner (a user or an anonymous session) and period (the owner's calendar day, or the whole session).
-- `reserved` maps each scan under way to the instant, in ms since 1970, after which its place lapses.
create table scan_usage (
  owner_id uuid not null,
  period text not null,
  committed integer not null default 0 check (committed >= 0),
  reserved jsonb not null default '{}',
  primary key (owner_id, period)
);

create table meal_submissions (
  id uuid primary key,
  user_id uuid references users (id) on delete cascade,
  anonymous_session_id uuid references anonymous_sessions (id) on delete cascade,
  text text not null,
  language text not null check (language in ('en', 'es', 'fr')),
  -- The analysis as it now stands; composed anew after each answer and edit.
  analysis jsonb not null,
  status text not null check (status in ('analysed', 'clarification_needed', 'accepted', 'discarded')),
  -- The caller's day and zone at the time of the scan.
  day date not null,
  time_zone text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (num_nonnulls(user_id, anonymous_session_id) = 1)
);
create index meal_submissions_user on meal_submissions (user_id, created_at) where user_id is not null;
create index meal_submissions_session on meal_submissions (anonymous_session_id, created_at)
  where anonymous_session_id is not null;

create table meals (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- One submission makes one meal, however often it is accepted.
  submission_id uuid unique references meal_submissions (id) on delete set null,
  day date not null,
  eaten_at timestamptz not null,
  time_zone text not null,
  name text not null,
  quantity_grams double precision not null check (quantity_grams >= 0),
  calories double precision not null check (calories >= 0),
  protein double precision not null check (protein >= 0),
  carbs double precision not null check (carbs >= 0),
  fat double precision not null check (fat >= 0),
  fiber double precision not null check (fiber >= 0),
  nutri_score text not null check (nutri_score in ('A', 'B', 'C', 'D', 'E')),
  tip text,
  micronutrients jsonb not null,
  foods jsonb not null,
  created_at timestamptz not null default now()
);
create index meals_user_day on meals (user_id, day, eaten_at desc);

create table goals (
  user_id uuid primary key references users (id) on delete cascade,
  calories integer not null,
  protein integer not null,
  carbs integer not null,
  fat integer not null,
  fiber integer not null,
  updated_at timestamptz not null default now()
);

-- The first answer to each Idempotency-Key. `owner` is `user:<id>`, `visitor:<id>` or `address:<ip>`.
create table idempotency_keys (
  owner text not null,
  key text not null,
  endpoint text not null,
  request_hash bytea not null,
  state text not null check (state in ('working', 'done')),
  -- A key whose process died can be taken over after this.
  locked_until timestamptz not null,
  status integer,
  -- json, not jsonb: a repeat gets the answer to the letter.
  answer json,
  created_at timestamptz not null default now(),
  primary key (owner, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counters of fixed windows; shared by all processes, worthless after a crash, so not logged.
create unlogged table rate_limits (
  bucket text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);
create index rate_limits_expiry on rate_limits (window_ends_at);
