-- Where players are spread over machines, a table of theirs lies in parts, each a table by itself
-- with a number after its name, and a trigger sees only the part. What moves a mark there has to
-- name the part of the other table that lies beside it.
create or replace function part_beside(part text, other text) returns text
  language plpgsql stable as $$
declare beside text;
begin
  execute 'select shard_name(b.logicalrelid, b.shardid)
    from pg_dist_shard p join pg_dist_shard b using (shardminvalue)
    where p.shardid = $1 and b.logicalrelid = $2::regclass'
  into strict beside using substring(part from '[0-9]+$')::bigint, other;
  return beside;
end $$;

create or replace function player_move_mark() returns trigger language plpgsql as $$
begin
  if tg_table_name !~ '_[0-9]+$' then
    insert into player_marks as m (player_id) values (coalesce(new.player_id, old.player_id))
    on conflict (player_id) do update set mark = m.mark + 1;
    return null;
  end if;
  perform set_config('citus.enable_manual_changes_to_shards', 'on', true);
  execute format('insert into %s as m (player_id) values ($1)
    on conflict (player_id) do update set mark = m.mark + 1',
    part_beside(tg_table_name, 'player_marks'))
  using coalesce(new.player_id, old.player_id);
  return null;
end $$;

create or replace function wallet_move_rules() returns trigger language plpgsql as $$
begin
  if tg_table_name !~ '_[0-9]+$' then
    update wallet_accounts set rules = rules + 1
    where player_id = new.player_id and account = 'coin';
    return null;
  end if;
  perform set_config('citus.enable_manual_changes_to_shards', 'on', true);
  execute format('update %s set rules = rules + 1 where player_id = $1 and account = ''coin''',
    part_beside(tg_table_name, 'wallet_accounts'))
  using new.player_id;
  return null;
end $$;

-- A database that was spread before has lost these triggers.
do $$
declare lost record;
begin
  for lost in
    select * from (values
      ('players', 'moves_mark', 'update', 'when (old.state is distinct from new.state)'),
      ('player_consents', 'moves_mark', 'insert or update or delete', ''),
      ('identity_checks', 'moves_mark', 'insert or update or delete', ''),
      ('limits_players', 'moves_mark', 'insert or update or delete', ''),
      ('play_sessions', 'moves_mark', 'insert or update or delete', ''),
      ('sessions', 'moves_mark', 'update', 'when (old.ended_at is distinct from new.ended_at
        or new.seen_at < old.seen_at or new.created_at < old.created_at)'),
      ('sessions', 'moves_mark_away', 'delete', 'when (old.ended_at is null)')
    ) as wanted (of_table, named, doing, told)
    where not exists (select from pg_trigger where tgrelid = of_table::regclass and tgname = named)
  loop
    execute format('create constraint trigger %I after %s on %I deferrable initially deferred
      for each row %s execute function player_move_mark()',
      lost.named, lost.doing, lost.of_table, lost.told);
  end loop;
  if not exists (select from pg_trigger
    where tgrelid = 'wallet_requirements'::regclass and tgname = 'moves_rules')
  then
    execute 'create trigger moves_rules after insert or update on wallet_requirements
      for each row when (new.is_bonus) execute function wallet_move_rules()';
  end if;
end $$;
