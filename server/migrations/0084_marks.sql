-- What a bet must know of its player beside the account (state, consent, papers, pauses, ceilings,
-- games that are open) changes seldom. Whatever changes it moves the player's mark, in the same
-- transaction; a lane that has seen the mark knows the rest. No row: the mark is nought.
create table player_marks (
  player_id bigint primary key,
  mark bigint not null default 1
)
with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

create function player_move_mark() returns trigger language plpgsql as $$
begin
  insert into player_marks as m (player_id) values (coalesce(new.player_id, old.player_id))
  on conflict (player_id) do update set mark = m.mark + 1;
  return null;
end $$;

-- At the end of a transaction: nobody who holds a mark waits for anything else.
create constraint trigger moves_mark after update on players deferrable initially deferred
  for each row when (old.state is distinct from new.state) execute function player_move_mark();
create constraint trigger moves_mark after insert or update or delete on player_consents
  deferrable initially deferred for each row execute function player_move_mark();
create constraint trigger moves_mark after insert or update or delete on identity_checks
  deferrable initially deferred for each row execute function player_move_mark();
create constraint trigger moves_mark after insert or update or delete on limits_players
  deferrable initially deferred for each row execute function player_move_mark();
create constraint trigger moves_mark after insert or update or delete on play_sessions
  deferrable initially deferred for each row execute function player_move_mark();
-- Being seen later changes nothing.
create constraint trigger moves_mark after update on sessions deferrable initially deferred
  for each row when (old.ended_at is distinct from new.ended_at or new.seen_at < old.seen_at
    or new.created_at < old.created_at) execute function player_move_mark();
create constraint trigger moves_mark_away after delete on sessions deferrable initially deferred
  for each row when (old.ended_at is null) execute function player_move_mark();

-- The games that a player has open, among those opened in a month.
create index play_sessions_alive on play_sessions (player_id, expires_at) where closed_at is null;
