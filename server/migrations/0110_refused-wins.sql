-- Wins that were refused for good: money a player was shown and did not get. Each waits for a
-- person, who has it paid by hand or says why it is not owed.
create table play_refused_wins (
  player_id bigint not null,
  provider text collate "C" not null,
  key text collate "C" not null,
  round_id text collate "C" not null,
  game_id integer not null,
  amount bigint not null check (amount > 0),
  status text not null,
  refused_at timestamptz not null default now(),
  outcome text check (outcome in ('paid', 'notOwed')),
  settled_at timestamptz,
  primary key (player_id, provider, key),
  check ((outcome is null) = (settled_at is null))
);
create index play_refused_wins_open on play_refused_wins (refused_at) where outcome is null;
