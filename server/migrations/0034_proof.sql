-- When the player last proved who they are. A session goes on under a new token then, and what is
-- on its way under the old one is still answered for a minute.
alter table sessions
  add column authenticated_at timestamptz not null default now(),
  add column last_token_hash bytea,
  add column last_cookie_hash bytea,
  add column rotated_at timestamptz;
update sessions set authenticated_at = created_at;
create index sessions_last_token on sessions (last_token_hash) where last_token_hash is not null;

-- The player said of a change that it was not theirs: no money leaves before a new password.
alter table players add column disowned_at timestamptz;

alter table otp_codes drop constraint otp_codes_purpose_check;
alter table otp_codes add constraint otp_codes_purpose_check
  check (purpose in ('register', 'forget', 'bind', 'prove'));

-- What a player was told of changes to their account. Who holds the token may disown one.
create table session_notices (
  player_id bigint not null references players,
  token_hash bytea not null,
  what text not null,
  created_at timestamptz not null default now(),
  disowned_at timestamptz,
  primary key (player_id, token_hash)
);
