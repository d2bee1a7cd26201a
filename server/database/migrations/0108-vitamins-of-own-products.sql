-- Vitamins and minerals in 100 g or 100 ml of a packet, where its label states them; without a member, unknown.
alter table own_products add column micronutrients jsonb not null default '{}';
