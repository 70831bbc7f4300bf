-- Wins worth telling others about. Written where they happen: rounds of play, and the New Year.

create table site_big_wins (
  win_id bigint generated always as identity primary key,
  kind text not null check (kind in ('jackpot', 'newYear')),
  player_id bigint not null references players,
  game_id integer references games,
  amount bigint not null check (amount > 0),
  won_at timestamptz not null default now(),
  check ((kind = 'jackpot') = (game_id is not null))
);
create index site_big_wins_latest on site_big_wins (kind, won_at desc);

-- The latest bonuses over all players, for the ticker.
create index reward_grants_latest on reward_grants (granted_at desc);
