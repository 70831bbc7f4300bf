-- Numbers of others that a player tried to bind as their own: who asks for many looks for people.
create table player_taken_tries (
  player_id bigint not null references players,
  tried_at timestamptz not null default now()
);
create index player_taken_tries_of_player on player_taken_tries (player_id, tried_at);
