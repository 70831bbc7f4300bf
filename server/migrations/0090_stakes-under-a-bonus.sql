-- While a bonus is to be wagered a round takes no more than the rules of the site say. A lane keeps
-- until where that goes; whatever changes it moves the number a bet reads with its account.
create function wallet_move_rules() returns trigger language plpgsql as $$
begin
  update wallet_accounts set rules = rules + 1
  where player_id = new.player_id and account = 'coin';
  return null;
end $$;
create trigger moves_rules after insert or update on wallet_requirements
  for each row when (new.is_bonus) execute function wallet_move_rules();

-- What counts of a stake in this game; null where it counts as its type does.
alter table games add column counted_percent smallint check (counted_percent between 0 and 100);
