-- Limits are judged by counters the account keeps anyway: a bet writes nothing for them.

alter table wallet_accounts
  -- What came in and went out otherwise than through games. Less the balance, it is what was lost.
  add column funded bigint not null default 0,
  -- How long was played, and when the latest stake was made: milliseconds, since 1970.
  add column played_ms bigint not null default 0,
  add column staked_at_ms bigint not null default 0;

update wallet_accounts set funded = balance where balance <> 0 and account <> 'coin';
update wallet_accounts a set funded = a.balance - coalesce(closed.amount, 0)
    - coalesce(open.amount, 0)
from wallet_accounts coin
  left join (select player_id, sum(amount)::bigint as amount from wallet_days
    where account = 'coin'
    and kind in ('bet', 'win', 'bet_rollback', 'resettled_up', 'resettled_down')
    group by player_id) closed using (player_id)
  left join (select player_id, sum(amount)::bigint as amount from wallet_entries
    where account = 'coin' and counter = 'games'
    and at >= coalesce((select max(closes) from wallet_closings), '-infinity')
    group by player_id) open using (player_id)
where coin.account = 'coin' and a.player_id = coin.player_id and a.account = 'coin'
  and coin.seq > 0;

-- The counters of players who limit play, as an hour in which they played found them.
create table limits_marks (
  player_id bigint not null,
  hour timestamptz not null,
  staked bigint not null,
  lost bigint not null,
  played_ms bigint not null,
  primary key (player_id, hour)
);

update wallet_accounts a set played_ms = h.played_ms,
  staked_at_ms = coalesce(extract(epoch from h.last_at) * 1000, 0)::bigint
from (select player_id, sum(played_ms)::bigint as played_ms, max(last_at) as last_at
  from limits_hours group by player_id) h
where a.player_id = h.player_id and a.account = 'coin';

insert into limits_marks (player_id, hour, staked, lost, played_ms)
select h.player_id, h.hour, a.staked - sum(h.staked) over later,
  a.funded - a.balance - sum(h.lost) over later, a.played_ms - sum(h.played_ms) over later
from limits_hours h join wallet_accounts a on a.player_id = h.player_id and a.account = 'coin'
window later as (partition by h.player_id order by h.hour desc);

drop table limits_hours;

-- What the counters may not pass in the hour that runs; null of who limits no play.
alter table limits_players add column ceilings jsonb;
insert into limits_players (player_id, ceilings)
select distinct player_id, jsonb '{"until": 0, "list": []}' from limits_set where kind <> 'deposit'
on conflict (player_id) do update set ceilings = excluded.ceilings;
