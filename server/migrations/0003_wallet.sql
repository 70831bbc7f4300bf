-- The ledger. Amounts are hundredths. A row of wallet_entries is a whole transfer as one account of
-- a player sees it: what it changed there, the account on the other side, and the balance after.

create table wallet_accounts (
  player_id bigint not null references players,
  account text collate "C" not null
    check (account in ('coin', 'held', 'points', 'receivable', 'safebox')),
  balance bigint not null default 0 check (balance >= 0),
  -- Lifetime counters of stakes: weighted by what the game contributes, and plain.
  turnover bigint not null default 0 check (turnover >= 0),
  staked bigint not null default 0 check (staked >= 0),
  -- Number of the account's newest entry.
  seq bigint not null default 0 check (seq >= 0),
  primary key (player_id, account)
)
-- Room on each page and no index on what changes: updates stay within their page.
with (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

-- Every player has every account from the first moment: no code ever meets a missing one.
create function wallet_open_accounts() returns trigger language plpgsql as $$
begin
  insert into wallet_accounts (player_id, account)
  select player_id, opened from born,
    unnest(array['coin', 'held', 'points', 'receivable', 'safebox']) as opened;
  return null;
end $$;
create trigger players_open_accounts after insert on players
  referencing new table as born for each statement execute function wallet_open_accounts();
insert into wallet_accounts (player_id, account)
select player_id, opened from players,
  unnest(array['coin', 'held', 'points', 'receivable', 'safebox']) as opened;

create table wallet_entries (
  player_id bigint not null,
  seq bigint not null,
  amount bigint not null,
  balance bigint not null check (balance >= 0),
  -- What it added to the account's turnover.
  contribution bigint not null default 0,
  -- Not the start of the transaction: it must rise with seq, and the account is locked by now.
  at timestamptz not null default clock_timestamp(),
  account text collate "C" not null,
  -- The other side: an account of the house, or another one of the same player.
  counter text collate "C" not null,
  kind text collate "C" not null,
  -- Who chose the key: a game provider, or 'house'.
  provider text collate "C" not null,
  key text collate "C" not null,
  source text not null default '',
  round_id text collate "C",
  -- The bet that a win or a rollback belongs to; a bet that came with its win names itself.
  bet_key text collate "C"
) partition by range (at);

create function wallet_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only: corrections are new transfers', tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger wallet_entries_insert_only before update or delete on wallet_entries
  for each row execute function wallet_refuse_change();
create trigger wallet_entries_never_truncated before truncate on wallet_entries
  for each statement execute function wallet_refuse_change();

-- Money never waits for a calendar: an entry whose month was not opened lands here.
create table wallet_entries_rest partition of wallet_entries default;

-- The two unique keys and nothing else. PostgreSQL keeps them within a month; over all months they
-- hold because every writer locks the account first, and the checker looks.
create function wallet_guard_month(month_table text) returns void language plpgsql as $$
begin
  execute format('create unique index %I on %I (player_id, account, provider, key)',
    month_table || '_key', month_table);
  execute format('create unique index %I on %I (player_id, account, seq)',
    month_table || '_seq', month_table);
  execute format('create trigger never_truncated before truncate on %I
    for each statement execute function wallet_refuse_change()', month_table);
end $$;
select wallet_guard_month('wallet_entries_rest');

-- Opens the partition of a month (UTC) unless it is there. A month that already has entries in the
-- rest stays there: they may not be moved.
create function wallet_open_month(day date) returns void language plpgsql as $$
declare
  month date := date_trunc('month', day);
  opens timestamptz := month::timestamp at time zone 'UTC';
  closes timestamptz := (month + interval '1 month')::timestamp at time zone 'UTC';
  month_table text := 'wallet_entries_' || to_char(month, 'YYYY_MM');
begin
  perform pg_advisory_xact_lock(hashtext('wallet:months'));
  if to_regclass(month_table) is not null
    or exists (select from wallet_entries_rest where at >= opens and at < closes) then
    return;
  end if;
  execute format('create table %I (like wallet_entries including defaults including constraints)',
    month_table);
  perform wallet_guard_month(month_table);
  execute format('alter table wallet_entries attach partition %I for values from (%L) to (%L)',
    month_table, opens, closes);
end $$;

-- This month and the next ones. Run daily.
create function wallet_open_months(ahead integer) returns void language sql as $$
  select wallet_open_month((now() at time zone 'UTC' + make_interval(months => month))::date)
  from generate_series(0, ahead) as month
$$;
select wallet_open_months(3);

-- Bets that count for nothing: refused ones, so that a repeat is refused again, and rolled back
-- ones, known or not, so that a late one is refused too.
create table wallet_void_bets (
  player_id bigint not null,
  provider text collate "C" not null,
  bet_key text collate "C" not null,
  reason text not null,
  detail text,
  -- What was asked for; null when only its rollback came.
  amount bigint,
  win_amount bigint,
  round_id text,
  source text,
  at timestamptz not null default clock_timestamp(),
  primary key (player_id, provider, bet_key)
);
create trigger wallet_void_bets_insert_only before update or delete on wallet_void_bets
  for each row execute function wallet_refuse_change();
create trigger wallet_void_bets_never_truncated before truncate on wallet_void_bets
  for each statement execute function wallet_refuse_change();

-- What must be wagered before an amount can leave, filled first in first out.
create table wallet_requirements (
  requirement_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  source text not null,
  -- The key of the transfer it came with.
  source_key text not null,
  is_bonus boolean not null,
  amount bigint not null check (amount > 0),
  bet_rate integer not null check (bet_rate > 0),
  required bigint not null check (required = amount * bet_rate),
  -- The coin account's entry that opened it, and the one that gave it up.
  opened_seq bigint not null,
  closed_seq bigint,
  -- The turnover counter when it was opened, and at which it is met.
  start_turnover bigint not null,
  target_turnover bigint not null check (target_turnover >= 0),
  -- 'open' may lie behind: a requirement is met once the counter has reached its target.
  state text not null default 'open' check (state in ('open', 'met', 'given_up')),
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'given_up') = (closed_seq is not null)),
  check (state <> 'given_up' or is_bonus),
  unique (player_id, source_key)
);
create index wallet_requirements_open on wallet_requirements (player_id, requirement_id)
  where state = 'open';

create function wallet_keep_terms() returns trigger language plpgsql as $$
begin
  if old.state <> 'open' or (new.requirement_id, new.player_id, new.source, new.source_key,
      new.is_bonus, new.amount, new.bet_rate, new.required, new.opened_seq, new.start_turnover,
      new.created_at)
    is distinct from (old.requirement_id, old.player_id, old.source, old.source_key,
      old.is_bonus, old.amount, old.bet_rate, old.required, old.opened_seq, old.start_turnover,
      old.created_at) then
    raise exception 'the terms of a requirement are fixed when it is opened'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger wallet_requirements_keep_terms before update on wallet_requirements
  for each row execute function wallet_keep_terms();
create trigger wallet_requirements_stay before delete on wallet_requirements
  for each row execute function wallet_refuse_change();
create trigger wallet_requirements_never_truncated before truncate on wallet_requirements
  for each statement execute function wallet_refuse_change();
create trigger wallet_accounts_stay before delete on wallet_accounts
  for each row execute function wallet_refuse_change();
create trigger wallet_accounts_never_truncated before truncate on wallet_accounts
  for each statement execute function wallet_refuse_change();
