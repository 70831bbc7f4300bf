-- A refused bet is remembered so that a repeat is refused again; after a quarter nobody repeats it.
-- What stands for money that moved, or could not move, stays: bets rolled back, and those the books
-- cannot hold.
create function wallet_keep_void_bet() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.reason not in ('betRolledBack', 'impossible')
    and old.at < now() - interval '90 days' then
    return old;
  end if;
  raise exception '% is insert-only: corrections are new transfers', tg_table_name
    using errcode = 'restrict_violation';
end $$;
drop trigger wallet_void_bets_insert_only on wallet_void_bets;
create trigger wallet_void_bets_insert_only before update or delete on wallet_void_bets
  for each row execute function wallet_keep_void_bet();

create index wallet_void_bets_refused on wallet_void_bets (at)
  where reason not in ('betRolledBack', 'impossible');
