-- Browsers that a player lets us tell things to, what is wanted there, and what is to be sent.
create table message_browsers (
  player_id bigint not null references players,
  browser_id bigint generated always as identity,
  endpoint text not null,
  public_key bytea not null,
  auth_secret bytea not null,
  locale text not null,
  created_at timestamptz not null default now(),
  primary key (player_id, browser_id)
);
create unique index message_browsers_endpoint on message_browsers (endpoint);

alter table message_wishes add pushed text[] not null default '{}';

create table message_pushes (
  player_id bigint not null references players,
  push_id bigint generated always as identity,
  browser_id bigint not null,
  kind text not null,
  tries integer not null default 0,
  due_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (player_id, push_id)
);
create index message_pushes_due on message_pushes (due_at);
create index message_pushes_created on message_pushes (created_at);
