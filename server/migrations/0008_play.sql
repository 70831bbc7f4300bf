-- Play: who provides games, which games players have open, and what became of each round.

-- Outside providers. The house's own arcade is known by the settings and has no row.
create table play_providers (
  provider text collate "C" primary key check (provider ~ '^[a-z0-9][a-z0-9_-]{0,31}$'),
  -- The platform of the catalogue whose games it serves.
  platform_id integer not null unique,
  launch_url text not null,
  -- What its requests are signed with, encrypted with a key of the house.
  sealed_secret bytea not null,
  is_on boolean not null default true,
  created_at timestamptz not null default now()
);

create table play_sessions (
  player_id bigint not null references players,
  token_hash bytea not null,
  game_session_id uuid not null default gen_random_uuid(),
  game_id integer not null references games,
  provider text collate "C" not null,
  -- The sign-in it was opened from: it lives no longer than that.
  session_id uuid not null,
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  primary key (player_id, token_hash)
);

-- Written by the wallet's lanes together with the ledger, under the lock of the player's account.
create table play_rounds (
  player_id bigint not null,
  provider text collate "C" not null,
  round_id text collate "C" not null,
  game_id integer not null,
  stake bigint not null check (stake >= 0),
  win bigint not null check (win >= 0),
  status text not null check (status in ('open', 'settled', 'rolledBack')),
  -- Stakes that stand, by the key of their bet.
  bets jsonb not null,
  -- What the provider tells of it, as JSON text.
  result text,
  opened_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  check ((status = 'open') = (settled_at is null)),
  primary key (player_id, provider, round_id)
)
with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);
create index play_rounds_latest on play_rounds (player_id, opened_at desc);
create index play_rounds_open on play_rounds (opened_at) where status = 'open';
