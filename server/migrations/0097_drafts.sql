-- What operators have begun to write and not yet sent, each their own.
create table operator_drafts (
  operator_id bigint not null references operators,
  -- What it is a draft of: activity:FirstCharge.
  place text not null,
  based_on bigint not null,
  content jsonb not null,
  saved_at timestamptz not null default now(),
  primary key (operator_id, place)
);
