-- What the language model used on each day of universal time, in tokens read and written: the limit on spending is
-- held to across processes.
create table language_model_spend (
  day date primary key,
  tokens bigint not null check (tokens >= 0)
);
