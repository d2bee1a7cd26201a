-- g a day of sugars, saturated fat and salt that the person wants to stay below; without a member, no limit.
alter table goals add column limits jsonb not null default '{}';
