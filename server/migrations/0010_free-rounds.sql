-- Rounds whose stake the house pays, and wins worth telling that wait to be told.

create table play_free_rounds (
  -- Also the key under which they were given: given twice, they are there once.
  free_rounds_id text collate "C" primary key check (free_rounds_id ~ '^[A-Za-z0-9_:.-]{1,64}$'),
  player_id bigint not null references players,
  game_id integer not null references games,
  stake bigint not null check (stake > 0),
  rounds integer not null check (rounds > 0),
  -- Written by the wallet's lanes, under the lock of the player's account.
  used integer not null default 0 check (used between 0 and rounds),
  -- Why they were given.
  source text not null,
  granted_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index play_free_rounds_of_player on play_free_rounds (player_id, game_id);

-- The free rounds a round was played with.
alter table play_rounds add column free_rounds_id text collate "C";

-- Filled with the bet, emptied by a job: the ticker is not worth a bet's time.
create table play_big_wins (
  player_id bigint not null,
  provider text collate "C" not null,
  round_id text collate "C" not null,
  game_id integer not null,
  amount bigint not null check (amount > 0),
  primary key (player_id, provider, round_id)
);
