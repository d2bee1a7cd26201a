-- An account may have no password: its person signs in through a provider.
alter table users alter column password_hash drop not null;
