-- Teams and what they earn for those above them.

-- Who stands at most three levels above whom. Follows from players.superior_line; kept so that a
-- team is listed and counted without walking the tree.
create table player_team_members (
  superior_id bigint not null references players,
  member_id bigint not null references players,
  level smallint not null check (level between 1 and 3),
  joined_at timestamptz not null default now(),
  -- When the member had done all that an invite asks for.
  valid_at timestamptz,
  primary key (superior_id, member_id)
);
create index player_team_members_above on player_team_members (member_id);
create index player_team_members_newest on player_team_members (superior_id, joined_at desc);

create table player_teams (
  player_id bigint primary key references players,
  level1 integer not null default 0,
  level2 integer not null default 0,
  level3 integer not null default 0,
  valid integer not null default 0
);

insert into player_team_members (superior_id, member_id, level, joined_at)
select above.player_id, players.player_id, cardinality(superior_line) - above.place + 1, created_at
from players, unnest(superior_line) with ordinality as above (player_id, place)
where above.place > cardinality(superior_line) - 3;

update player_team_members m
set valid_at = to_timestamp((s.state ->> 'validAt')::numeric / 1000)
from activity_states s
where s.player_id = m.member_id and s.activity = 'Invitee'
  and s.state ->> 'validAt' is not null and not s.state ? 'isLinked';

insert into player_teams (player_id, level1, level2, level3, valid)
select superior_id, count(*) filter (where level = 1), count(*) filter (where level = 2),
  count(*) filter (where level = 3), count(valid_at)
from player_team_members group by superior_id;

-- Stakes of a day that no commission was computed for yet, with who stood above at that moment,
-- the nearest first. Computing takes the rows out.
create table activity_day_stakes (
  player_id bigint not null,
  day date not null,
  above bigint[] not null,
  stake bigint not null check (stake > 0),
  primary key (player_id, day, above)
);

-- The lines of the statement. Rate and amount follow from the earner's day.
create table activity_commissions (
  earner_id bigint not null,
  activity text not null,
  day date not null,
  member_id bigint not null,
  level smallint not null check (level between 1 and 3),
  stake bigint not null check (stake > 0),
  primary key (earner_id, activity, day, member_id)
);

create table activity_commission_days (
  earner_id bigint not null,
  activity text not null,
  day date not null,
  stake bigint not null,
  members integer not null,
  -- Parts per million for each level, and what they come to: null until that is computed.
  rates integer[],
  amount bigint,
  primary key (earner_id, activity, day)
);
create index activity_commission_days_open on activity_commission_days (activity, day, earner_id)
  where amount is null;

-- One row for each day that is computed: how far it is. It moves with each bite's own work.
create table activity_commission_runs (
  day date primary key,
  activity text not null,
  step text not null default 'gather' check (step in ('gather', 'price', 'done')),
  reached bigint not null default 0,
  members integer not null default 0,
  earners integer not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
