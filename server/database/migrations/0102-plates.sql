-- Photos that became a meal: one byte for each of the recogniser's values, from which no picture can be drawn again.
create table plates (
  user_id uuid not null references users (id) on delete cascade,
  -- That of the meal.
  id uuid not null,
  features bytea not null check (octet_length(features) = 1280),
  seen_at timestamptz not null,
  primary key (user_id, id),
  foreign key (user_id, id) references meals (user_id, id) on delete cascade
);

-- Whoever changes the choice, nothing is left once it is off.
-- "or replace": a restore drops the tables alone.
create or replace function forget_plates() returns trigger language plpgsql as $$
begin
  delete from plates where user_id = new.id;
  update meal_submissions set features = null where owner_id = new.id and features is not null;
  return new;
end
$$;
create trigger users_forget_plates after update of remembers_plates on users
  for each row when (not new.remembers_plates) execute function forget_plates();
