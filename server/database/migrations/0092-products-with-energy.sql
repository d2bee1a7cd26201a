-- How many of the products that were read from a dump have their energy.
alter table product_imports add column with_energy integer not null default 0;

-- Figures that were left out until now (Open Food Facts' schema of 2026) are read when the same dump is imported again.
delete from product_imports;
