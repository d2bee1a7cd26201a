-- Positions are given by whoever writes: a sequence would not travel with a backup (decision 040).
alter table subscription_history alter column position drop identity;
alter table subscription_history alter column position type integer;
alter table sandbox_movements alter column position drop identity;
alter table sandbox_movements alter column position type integer;
alter table sandbox_events alter column position drop identity;
alter table sandbox_events alter column position type integer;
