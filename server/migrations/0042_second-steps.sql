-- The second step of a sign-in, for players who want one: an authenticator app or passkeys, and
-- codes for the day they are lost. A row is there as soon as one of them is being set up.
create table player_second_steps (
  player_id bigint primary key references players,
  sealed_secret bytea,
  confirmed_at timestamptz,
  -- The newest code that was used, by its half minute: none is good twice.
  last_step bigint not null default 0,
  failures smallint not null default 0,
  failed_at timestamptz,
  check (confirmed_at is null or sealed_secret is not null)
);

create table player_passkeys (
  player_id bigint not null references players,
  credential bytea not null,
  public_key bytea not null,
  name text not null,
  sign_count bigint not null default 0,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (player_id, credential)
);

create table player_recovery_codes (
  player_id bigint not null references players,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (player_id, code_hash)
);

-- A passkey names its player by uuid.
create unique index players_uuid on players (uuid);
