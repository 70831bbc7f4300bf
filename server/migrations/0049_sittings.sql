-- A sitting of play: when it began, when the next reality check is due, and a rest after one.
alter table limits_players
  add column sitting_from timestamptz,
  add column check_at timestamptz,
  add column rest_until timestamptz;

-- The most that a round of this launch may stake; null for any stake the game takes.
alter table play_sessions add column stake_ceiling bigint check (stake_ceiling > 0);
-- Launches that nobody ended: those that lie idle are looked for among them.
create index play_sessions_open on play_sessions (opened_at) where closed_at is null;
