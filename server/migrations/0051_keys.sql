-- Sealed values name their key and belong to their row; what is personal lies under a key of its
-- player's own, which is destroyed when the account has been closed for long enough.

create table player_keys (
  player_id bigint primary key references players,
  sealed_key bytea,
  created_at timestamptz not null default now(),
  destroyed_at timestamptz,
  check ((sealed_key is null) = (destroyed_at is not null))
);

alter table players add column sealed_particulars bytea;

-- The name of the key under which everything of the house's own has been sealed anew.
alter table secret_checks add column sealed_under bytea;
