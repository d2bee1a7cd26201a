-- What each account and each network used of the language model's tokens on a day of universal time. `spender` is a hash.
create table language_model_shares (
  day date not null,
  spender text not null,
  tokens bigint not null check (tokens >= 0),
  primary key (day, spender)
);
