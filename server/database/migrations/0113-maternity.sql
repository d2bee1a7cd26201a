-- Pregnancy and breastfeeding, for the goals that are suggested.

alter table profiles add column maternity text
  check (maternity in ('first_trimester', 'second_trimester', 'third_trimester', 'breastfeeding'));
