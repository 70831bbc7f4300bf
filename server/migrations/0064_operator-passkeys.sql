-- Passkeys of operators, beside their authenticator app. One that was taken off stays known: a key
-- that has been one person's is never another's, or two people could be one.
create table operator_passkeys (
  credential bytea primary key,
  operator_id integer not null references operators,
  public_key bytea not null unique,
  name text not null,
  sign_count bigint not null default 0,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  removed_at timestamptz
);
create index operator_passkeys_operator on operator_passkeys (operator_id);
