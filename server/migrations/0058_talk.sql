-- What a player and support write to each other, and the pictures sent with it.
create table message_lines (
  player_id bigint not null references players,
  line_id bigint generated always as identity,
  /* Null: the player's own. */
  operator_id bigint references operators,
  body text not null,
  order_id text collate "C",
  round_id text collate "C",
  image_id uuid,
  created_at timestamptz not null default now(),
  /* When the other side has seen it. */
  read_at timestamptz,
  primary key (player_id, line_id)
);
create index message_lines_created on message_lines (created_at);

create table message_images (
  player_id bigint not null references players,
  image_id uuid not null default gen_random_uuid(),
  sealed_image bytea not null,
  created_at timestamptz not null default now(),
  primary key (player_id, image_id)
);
create index message_images_created on message_images (created_at);

/* Who waits for an answer: one row a player, so that support need not look through all lines. */
create table message_talks (
  player_id bigint primary key references players,
  waits_since timestamptz,
  written_at timestamptz not null default now()
);
create index message_talks_waiting on message_talks (waits_since) where waits_since is not null;
