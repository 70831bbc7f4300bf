-- What a database spread over machines asks of these functions, and what one machine does anyway:
-- a question over several parts needs a column to answer with, and a month of the ledger, which has
-- no primary key, says by which index its rows are told apart when a part of it moves.
create or replace function wallet_guard_month(month_table text) returns void
language plpgsql as $$
begin
  execute format('create unique index %I on %I (player_id, account, provider, key)',
    month_table || '_key', month_table);
  execute format('create unique index %I on %I (player_id, account, seq)',
    month_table || '_seq', month_table);
  execute format('alter table %I replica identity using index %I', month_table,
    month_table || '_seq');
  execute format('create trigger never_truncated before truncate on %I
    for each statement execute function wallet_refuse_change()', month_table);
end $$;

do $$
declare
  month_table text;
begin
  for month_table in select relname from pg_inherits join pg_class on pg_class.oid = inhrelid
      where inhparent = 'wallet_entries'::regclass loop
    execute format('alter table %I replica identity using index %I', month_table,
      month_table || '_seq');
  end loop;
end $$;

create or replace function wallet_open_month(day date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  month date := date_trunc('month', day);
  opens timestamptz := month::timestamp at time zone 'UTC';
  closes timestamptz := (month + interval '1 month')::timestamp at time zone 'UTC';
  month_table text := 'wallet_entries_' || to_char(month, 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtext('wallet:months'));
  if to_regclass(month_table) is not null
    or exists (select 1 from wallet_entries_rest where at >= opens and at < closes) then
    return;
  end if;
  execute format('create table %I (like wallet_entries including defaults including constraints)',
    month_table);
  perform wallet_guard_month(month_table);
  execute format('alter table wallet_entries attach partition %I for values from (%L) to (%L)',
    month_table, opens, closes);
end $$;

create or replace function frame_open_day(parent text, day date) returns void
language plpgsql as $$
declare
  opens timestamptz := day::timestamp at time zone 'UTC';
  closes timestamptz := (day + 1)::timestamp at time zone 'UTC';
  day_table text := parent || to_char(day, '"_"YYYY_MM_DD');
  is_used boolean;
begin
  perform pg_advisory_xact_lock(hashtext('frame:days'));
  execute format('select exists (select 1 from %I where at >= $1 and at < $2)', parent || '_rest')
    into is_used using opens, closes;
  if is_used or to_regclass(day_table) is not null then
    return;
  end if;
  execute format('create table %I (like %I including defaults including constraints
    including indexes)', day_table, parent);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent,
    day_table, opens, closes);
end $$;

create or replace function cashier_keep_currency() returns trigger
language plpgsql as $$
declare
  before text := coalesce((select settings ->> 'currency' from site_settings
    order by version desc limit 1), 'THB');
begin
  if coalesce(new.settings ->> 'currency', 'THB') <> before
      and (exists (select 1 from wallet_entries) or exists (select 1 from cashier_deposits)) then
    raise exception 'the currency is % and stays so: there are amounts in it', before
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

-- What only one of all players may have, where no unique index sees them all: empty on one machine.
create table taken_names (
  kind text not null,
  name text not null,
  player_id bigint not null,
  primary key (kind, name)
);
create index taken_names_player on taken_names (player_id, kind);
