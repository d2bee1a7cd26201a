-- Whether photos of this person's meals are compared with those of earlier ones.
alter table users add column remembers_plates boolean not null default true;

-- What a photo looks like, until it is known which meal it became.
alter table meal_submissions add column features bytea;
