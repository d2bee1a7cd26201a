-- Whether what the person types and photographs is analysed on this server only, although a language model is configured.
alter table users add column analyses_here_only boolean not null default false;

-- What a language model answered before, so that the same words have the same figures. The key is a keyed hash of all that the model was
-- asked; the answer can be opened only with the secret and the same question. Nothing names a person.
create table language_model_answers (
  key bytea primary key,
  answer bytea not null,
  created_at timestamptz not null
);
create index language_model_answers_created_at on language_model_answers (created_at);
