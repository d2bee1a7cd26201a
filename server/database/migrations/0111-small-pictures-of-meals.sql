-- Whether the person wants a small picture of what was photographed beside its meal. Off, nothing of a photo is kept.
alter table users add column keeps_pictures boolean not null default false;

-- Until the scan is saved as a meal, or discarded.
alter table meal_submissions add column picture bytea;

create table meal_pictures (
  user_id uuid not null references users (id) on delete cascade,
  -- That of the meal.
  id uuid not null,
  picture bytea not null check (octet_length(picture) <= 8192),
  seen_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, id) references meals (user_id, id) on delete cascade
);

-- Whoever changes the choice, nothing is left once it is off.
-- "or replace": a restore drops the tables alone.
create or replace function forget_pictures() returns trigger language plpgsql as $$
begin
  delete from meal_pictures where user_id = new.id;
  update meal_submissions set picture = null where owner_id = new.id and picture is not null;
  return new;
end
$$;
create trigger users_forget_pictures after update of keeps_pictures on users
  for each row when (not new.keeps_pictures) execute function forget_pictures();
