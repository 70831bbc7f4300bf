/**
 * The pause that runs, as an SQL expression over the row `players`: one more look at a key where
 * the gate reads its facts anyway.
 */
export const pauseFact = `jsonb_build_object('pause', (
  select pause_kind from limits_players where limits_players.player_id = players.player_id
  and (pause_ends_at is null or pause_ends_at > now())))`
