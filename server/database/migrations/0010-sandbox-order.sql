-- What happens in the sandbox at one instant of its clock still has an order.
alter table sandbox_movements add column position bigint not null generated always as identity;
alter table sandbox_events add column position bigint not null generated always as identity;
