-- Figures that were read from the photo of a label, and checked by the person.
alter table own_foods add column is_from_label boolean not null default false;
