-- What the call behind a key makes gets this id, at every try: one that died after its work cannot make it be done twice.
alter table idempotency_keys add column work_id uuid;
