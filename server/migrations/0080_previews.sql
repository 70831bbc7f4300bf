-- What an operator looks at before it is decided: for a quarter of an hour, by who holds the token.
create table operator_previews (
  token_hash bytea primary key,
  operator_id integer not null references operators,
  kind text not null,
  -- Which row or promotion the draft is of; empty for a new one and where there is but one.
  target text not null,
  content jsonb not null,
  expires_at timestamptz not null
);
create index operator_previews_expiry on operator_previews (expires_at);
