-- What operators look players up by, one row a player, kept by a consumer: no list goes through
-- orders, sessions and promotions of all players to find some.
create table player_traits (
  player_id bigint primary key references players,
  level integer not null default 0,
  -- Deposited less paid out, in the life of the account.
  net_deposit bigint not null default 0,
  seen_at timestamptz,
  -- The advertisement or the site that somebody came from; empty where nobody knows.
  source text not null default '',
  country text not null default ''
);
create index player_traits_level on player_traits (level, player_id);
create index player_traits_net on player_traits (net_deposit, player_id);
create index player_traits_seen on player_traits (seen_at, player_id) where seen_at is not null;
create index player_traits_source on player_traits (source, player_id) where source <> '';
create index player_traits_country on player_traits (country, player_id) where country <> '';

-- All sessions of a player, also those that ended, in the order of time.
create index sessions_of_player on sessions (player_id, created_at);

insert into player_traits (player_id, net_deposit, seen_at, source, country)
select player_id, coalesce(deposited, 0) - coalesce(withdrawn, 0), last.seen_at,
  lower(left(coalesce(nullif(tracking ->> 'proxyId', ''),
    substring(tracking ->> 'referrer' from '^https?://([^/:?#]+)'), ''), 100)),
  coalesce(last.country, '')
from players p
left join cashier_totals using (player_id)
left join (select player_id, sum(amount)::bigint as withdrawn from cashier_withdrawals
  where status = 'paid' group by player_id) paid using (player_id)
left join lateral (select seen_at, country from sessions s where s.player_id = p.player_id
  order by created_at desc limit 1) last on true
where left_at is null;
