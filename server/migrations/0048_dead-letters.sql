-- Deliveries that were tried for hours and failed each time. They stand in nobody's way any more,
-- and wait for a person who has them tried again.
create table event_dead_letters (
  consumer text not null,
  event_id bigint not null,
  type text not null,
  player_id bigint not null,
  payload jsonb not null,
  at timestamptz not null,
  attempts integer not null,
  error text,
  given_up_at timestamptz not null default now(),
  primary key (consumer, event_id)
);
