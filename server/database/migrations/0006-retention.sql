-- What has served its time is swept away every hour; each sweep reads an index of its own.

-- Scans that were never saved: first whether they go early (a visitor's, or discarded), then their age.
create index meal_submissions_unaccepted
  on meal_submissions ((user_id is null or status = 'discarded'), created_at)
  where status <> 'accepted';

-- Messages that have been mailed.
create index support_tickets_mailed on support_tickets (mailed_at) where mailed_at is not null;

-- Counts of past days.
create index scan_usage_period on scan_usage (period);

-- Whose session a visitor's was: an account's deletion looks for it.
create index anonymous_sessions_converted on anonymous_sessions (converted_to_user_id)
  where converted_to_user_id is not null;
