-- What days came to for the house, kept so that no report ever adds up the ledger itself.

-- Closed days of the ledger, by what moved and for what.
create table report_days (
  day date not null,
  account text collate "C" not null,
  code text collate "C" not null,
  provider text collate "C" not null,
  -- The game, the promotion or the channel; empty where there is none.
  line text collate "C" not null,
  entries bigint not null,
  amount bigint not null,
  primary key (day, code, account, provider, line)
);

-- The same of what is not closed yet, by five minutes. It goes when its day is summed up.
create table report_slices (
  slice timestamptz not null,
  account text collate "C" not null,
  code text collate "C" not null,
  provider text collate "C" not null,
  line text collate "C" not null,
  entries bigint not null,
  amount bigint not null,
  primary key (slice, code, account, provider, line)
);

-- Who staked and who registered on a closed day.
create table report_day_players (
  day date primary key,
  active bigint not null,
  joined bigint not null
);
-- The last day on which a player staked: so that nobody is counted twice in a day or a week.
create table report_players (
  player_id bigint primary key,
  last_day date not null
);
-- How many of those who registered in a week (its Monday) staked in that week and in later ones.
create table report_cohorts (
  joined date not null,
  week date not null,
  players bigint not null,
  primary key (joined, week)
);

-- How far everything above is: one row, which moves with the work itself.
create table report_marks (
  is_single boolean primary key default true check (is_single),
  closed_to timestamptz,
  sliced_to timestamptz
);
insert into report_marks default values;

-- A file that may be fetched once, by whom it was made for.
create table report_exports (
  token_hash bytea primary key,
  operator_id bigint not null,
  asked jsonb not null,
  expires_at timestamptz not null
);

create index players_created on players using brin (created_at);
