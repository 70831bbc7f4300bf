-- Rewards: what was granted, once for each key, and the coupons and props that players hold.

create table reward_grants (
  player_id bigint not null references players,
  key text not null,
  source text not null,
  items jsonb not null,
  granted_at timestamptz not null default now(),
  primary key (player_id, key)
);

create table reward_coupons (
  player_id bigint not null references players,
  coupon_id bigint generated always as identity,
  item_id integer not null,
  state text not null default 'open' check (state in ('open', 'locked', 'used')),
  -- The deposit order that locked or used it.
  order_id text,
  granted_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (player_id, coupon_id),
  check ((state = 'open') = (order_id is null))
);

create table reward_props (
  player_id bigint not null references players,
  item_id integer not null,
  pieces bigint not null check (pieces >= 0),
  primary key (player_id, item_id)
);
