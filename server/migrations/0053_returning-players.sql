-- Somebody tried to link what belongs to an excluded player: the two may be one person.
create table limits_returns (
  return_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  excluded_id bigint not null references players,
  what text not null check (what in ('card', 'identity', 'mobile')),
  at timestamptz not null default now()
);
create index limits_returns_of_player on limits_returns (player_id, at);
