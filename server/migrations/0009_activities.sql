-- Activities: what operators set, where each player stands, what was claimed and drawn. All
-- activities share these tables: a new one needs no migration.

-- Insert-only: the newest version of an activity is the one in force, and a player's state names
-- the version it was begun with.
create table activity_configs (
  version bigint generated always as identity primary key,
  activity text not null,
  is_on boolean not null,
  sort integer not null,
  config jsonb not null,
  author text not null,
  created_at timestamptz not null default now()
);
create index activity_configs_newest on activity_configs (activity, version desc);

-- Whoever changes anything of a player in here locks this row first.
create table activity_players (
  player_id bigint primary key references players
);

create table activity_states (
  player_id bigint not null references activity_players,
  activity text not null,
  version bigint not null references activity_configs,
  state jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (player_id, activity)
);

create table activity_claims (
  player_id bigint not null references activity_players,
  activity text not null,
  key text not null,
  items jsonb not null,
  claimed_at timestamptz not null default now(),
  primary key (player_id, activity, key)
);
create index activity_claims_latest on activity_claims (activity, claimed_at desc);

-- Each draw has a seed of its own, whose hash the player knows before; revealed once it is used.
create table activity_draws (
  player_id bigint not null references activity_players,
  draw_id bigint generated always as identity,
  server_seed text not null,
  activity text,
  player_seed text,
  nonce integer,
  result jsonb,
  drawn_at timestamptz,
  primary key (player_id, draw_id)
);
create unique index activity_draws_next on activity_draws (player_id) where drawn_at is null;
create index activity_draws_latest on activity_draws (activity, drawn_at desc);

-- What was spent of a limited sum, by the period it is limited for.
create table activity_budgets (
  budget text not null,
  period text not null,
  spent bigint not null check (spent >= 0),
  primary key (budget, period)
);

-- The first sign of a player on a day of the site's calendar.
create table player_days (
  player_id bigint not null references players,
  day date not null,
  primary key (player_id, day)
);

-- Events come in the order of time: this small index is enough to find a month of them.
create index events_at on events using brin (at);
