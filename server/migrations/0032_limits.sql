-- Responsible play: what players limited, how they paused, and what limits are counted by.

-- One row for each player who ever set, chose or paused something.
create table limits_players (
  player_id bigint primary key references players,
  pause_kind text check (pause_kind in ('stop', 'timeOut', 'exclusion')),
  pause_from timestamptz,
  -- What was asked for; null for an exclusion without an end.
  pause_until timestamptz,
  -- When play opens again. Null while an exclusion waits for the player's own act.
  pause_ends_at timestamptz,
  check_minutes integer not null default 60 check (check_minutes in (15, 30, 60)),
  -- Play that the next reality check looks back on began then.
  check_from timestamptz,
  times_declined integer not null default 0,
  reviewed_at timestamptz not null default now()
);

-- The player's own limits and, beside them, those an operator set: the lower one counts.
create table limits_set (
  player_id bigint not null references players,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  is_by_house boolean not null,
  amount bigint not null check (amount > 0),
  set_at timestamptz not null default now(),
  -- A raise that waits: to this amount, null to remove the limit.
  raise_amount bigint check (raise_amount > amount),
  raise_from timestamptz,
  raise_until timestamptz,
  primary key (player_id, kind, period, is_by_house),
  check ((raise_from is null) = (raise_until is null)),
  check (raise_from is not null or raise_amount is null),
  check (not (is_by_house and raise_from is not null))
);

-- What was staked, lost and played in an hour, of players who limit one of these.
create table limits_hours (
  player_id bigint not null,
  hour timestamptz not null,
  staked bigint not null default 0,
  lost bigint not null default 0,
  played_ms bigint not null default 0,
  -- The latest stake in it.
  last_at timestamptz,
  primary key (player_id, hour)
) with (fillfactor = 70);

create table limits_changes (
  change_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  what text not null,
  kind text,
  period text,
  amount bigint,
  is_by_house boolean not null default false,
  until timestamptz,
  at timestamptz not null default now()
);
create index limits_changes_of_player on limits_changes (player_id, change_id desc);

-- Numbers that a card had before it was changed: those of an excluded player stay theirs.
create table cashier_past_cards (
  number_hash bytea not null,
  player_id bigint not null references players,
  primary key (number_hash, player_id)
);

-- The turnover of own deposits is waived when a player excludes themself.
alter table wallet_requirements
  drop constraint wallet_requirements_state_check,
  add constraint wallet_requirements_state_check
    check (state in ('open', 'met', 'given_up', 'lapsed', 'waived')),
  drop constraint wallet_requirements_closed_check,
  add constraint wallet_requirements_closed_check
    check ((state in ('given_up', 'lapsed', 'waived')) = (closed_seq is not null));
