-- Whether a player has a stake in play is asked at every launch, by every page of promotions and
-- under the lock of the account: found by the player, however many rounds there were and are.
create index play_rounds_open_of_player on play_rounds (player_id, game_id, opened_at)
  where status = 'open';
-- Only the sweep of forgotten rounds looks over all open ones, and the index above lists them too.
drop index play_rounds_open;
