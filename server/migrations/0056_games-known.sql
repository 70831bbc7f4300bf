-- What its provider tells of a game before it opens: return, limits, the largest win.
alter table games add column facts jsonb;
-- Its place among the games most played in 24 hours; null beyond the first twelve.
alter table games add column played_rank smallint;
-- The player's wish not to be named among those who won.
alter table players add column hides_wins boolean not null default false;

-- How often each game was played, hour by hour.
create table game_hours (
  hour timestamptz not null,
  game_id integer not null,
  rounds bigint not null,
  primary key (hour, game_id)
);

-- What a player's week in a game came to, and the best round of it, in hundredths of its stake.
create table game_weeks (
  player_id bigint not null,
  week date not null,
  game_id integer not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  best_times bigint not null,
  best_at timestamptz not null,
  primary key (player_id, week, game_id)
);
create index game_weeks_best on game_weeks (week, game_id, best_times desc, best_at)
  where best_times > 100;

-- The latest rounds that paid many times their stake, for the list of wins.
create table game_wins (
  win_id bigint generated always as identity primary key,
  player_id bigint not null,
  game_id integer not null,
  stake bigint not null,
  win bigint not null,
  won_at timestamptz not null
);
create index game_wins_latest on game_wins (won_at desc);
