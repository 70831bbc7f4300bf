-- What a round pays more or less than when it first ended; its win is what it pays now.
alter table play_rounds add column resettled bigint not null default 0;

-- Each change of a round that had ended, with the answer its provider got.
create table play_resettlements (
  resettlement_id bigint generated always as identity,
  player_id bigint not null,
  provider text collate "C" not null,
  key text collate "C" not null,
  round_id text collate "C" not null,
  game_id integer not null,
  -- What the round pays in all from then on; null: it is void.
  win bigint check (win >= 0),
  -- What the player got or owes for it.
  change bigint not null,
  balance bigint not null,
  at timestamptz not null default now(),
  primary key (player_id, provider, key)
);
