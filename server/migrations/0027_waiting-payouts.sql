-- Automatic payments that met a closed gate: tried until it opens. The state says what is due.
create table activity_waiting (
  player_id bigint not null references activity_players,
  activity text not null,
  tried_at timestamptz not null default now(),
  primary key (player_id, activity)
);
create index activity_waiting_oldest on activity_waiting (tried_at);
