-- What changes tables while the house runs is done by functions of the tables' owner: the server's
-- own role need own nothing, and change no table (deploy/server-role.sql).
alter function wallet_open_month(date) security definer set search_path = public, pg_temp;

-- As it was, for tables that lie in days and for no other: it drops those that are old.
create or replace function frame_keep_days(parent text, kept integer, ahead integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := now() at time zone 'UTC';
  oldest text := parent || to_char(today - kept, '"_"YYYY_MM_DD');
  old_table regclass;
begin
  if parent not in ('events', 'activity_heard') or kept < 1 then
    raise exception '% does not lie in days', parent using errcode = 'restrict_violation';
  end if;
  perform frame_open_day(parent, today + nth) from generate_series(0, ahead) as nth;
  for old_table in select inhrelid::regclass from pg_inherits
      join pg_class on pg_class.oid = inhrelid
      where inhparent = parent::regclass and relname <> parent || '_rest' and relname < oldest
  loop
    execute format('drop table %s', old_table);
  end loop;
  execute format('delete from %I where at < $1', parent || '_rest')
    using (today - kept)::timestamp at time zone 'UTC';
end $$;

-- Asks for pages of its own and gives them back: a full disk still takes a row that fits into a
-- page it has. A table that lives for one transaction meets no lock.
create function frame_try_writing(pages integer) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  probe text := 'write_probe_' || replace(gen_random_uuid()::text, '-', '');
begin
  execute format('create table %I (filling text)', probe);
  execute format('insert into %I select repeat(''x'', 1900) from generate_series(1, $1)', probe)
    using least(pages, 100) * 4;
  execute format('drop table %I', probe);
end $$;
