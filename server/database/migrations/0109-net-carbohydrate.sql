-- Whether pages show carbohydrate without its fibre. What is stored stays total carbohydrate.
alter table users add column shows_net_carbs boolean not null default false;
