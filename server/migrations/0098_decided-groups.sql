-- What was decided about accounts that look like one person's; who joins later opens it again.
create table operator_groups (
  group_id bigint primary key,
  player_ids bigint[] not null,
  decision text not null check (decision in ('apart', 'one')),
  reason text not null,
  operator_id bigint not null references operators,
  decided_at timestamptz not null default now()
);
