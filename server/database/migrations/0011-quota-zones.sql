-- The day of an account's scans is its own zone's, which follows the person but moves at most once in 24 hours.
alter table users
  add column quota_time_zone text not null default 'UTC',
  add column quota_zone_moved_at timestamptz;
update users set quota_time_zone = time_zone;

-- An account takes over one visitor's session a day; a session without scans takes no day.
alter table anonymous_sessions add column converted_on date;
create unique index anonymous_sessions_one_a_day on anonymous_sessions (converted_to_user_id, converted_on)
  where converted_on is not null;
