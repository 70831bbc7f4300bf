-- Accounts: how players prove who they are, who invited them, and what they agreed to.

alter table players
  add column uuid uuid not null default gen_random_uuid(),
  add column account_type smallint not null default 0 check (account_type in (0, 1, 2)),
  -- Country code and number together, digits only: 66812345678.
  add column mobile text,
  add column mobile_bound_at timestamptz,
  add column password_hash text,
  add column password_changed_at timestamptz,
  add column invite_code text not null default upper(substr(md5(random()::text), 1, 8)),
  add column superior_id bigint references players,
  -- From the top of the team down to the superior. Nobody is in their own line: no cycles.
  add column superior_line bigint[] not null default '{}',
  add column particulars jsonb not null default '{}',
  add column tracking jsonb not null default '{}',
  add column registered_from text not null default '',
  add constraint players_not_own_superior check (superior_id <> player_id),
  add constraint players_not_in_own_line check (not superior_line @> array[player_id]);
create unique index players_mobile on players (mobile);
create unique index players_invite_code on players (invite_code);
create index players_registered_from on players (registered_from, created_at);
create index players_superior on players (superior_id);
create index players_team on players using gin (superior_line);

create table player_consents (
  player_id bigint not null references players,
  terms_version text not null,
  is_of_age boolean not null,
  address text not null default '',
  at timestamptz not null default now(),
  primary key (player_id, terms_version)
);

create table player_identities (
  player_id bigint not null references players,
  provider text not null,
  subject text not null,
  name text not null default '',
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index player_identities_player on player_identities (player_id);

-- The keys passwords are sealed with on their way here. The private half is encrypted.
create table password_keys (
  key_id text primary key,
  public_jwk jsonb not null,
  sealed_private bytea not null,
  created_at timestamptz not null default now()
);

-- A nonce is remembered once it was used, until it would have expired anyway.
create table used_nonces (
  nonce text primary key,
  expires_at timestamptz not null
);

-- Failed sign-ins, by account, device and address.
create table login_failures (
  subject text not null,
  at timestamptz not null default now()
);
create index login_failures_subject on login_failures (subject, at);

create table otp_codes (
  otp_id bigint generated always as identity primary key,
  purpose text not null check (purpose in ('register', 'forget', 'bind')),
  mobile text not null,
  code_hash bytea not null,
  address text not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index otp_codes_mobile on otp_codes (mobile, created_at);
create index otp_codes_address on otp_codes (address, created_at);
create index otp_codes_created on otp_codes (created_at);

create table short_links (
  code text primary key,
  player_id bigint not null references players,
  target text not null,
  created_at timestamptz not null default now(),
  unique (player_id, target)
);

-- Devices a player signed in from: known ones are spared a lock-out, shared ones link two players.
create table player_devices (
  player_id bigint not null references players,
  device text not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (player_id, device)
);
create index player_devices_device on player_devices (device);
