-- What happened to a player, as the bell tells it, and which kinds they do not want to be told of.
create table message_notes (
  player_id bigint not null references players,
  note_id bigint generated always as identity,
  kind text not null,
  facts jsonb not null,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  primary key (player_id, note_id)
);
create index message_notes_unread on message_notes (player_id) where read_at is null;
create index message_notes_created on message_notes (created_at);

create table message_wishes (
  player_id bigint primary key references players,
  muted text[] not null default '{}'
);
