-- Which withdrawal somebody at the console works on, so that two do not.
create table operator_takes (
  order_id text collate "C" primary key,
  operator_id bigint not null references operators,
  taken_at timestamptz not null default now()
);
create index operator_takes_operator on operator_takes (operator_id);
