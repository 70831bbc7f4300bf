-- Files of lists that are too long to be made while somebody waits. Made by a job in bites, kept
-- for an hour.
create table operator_files (
  file_id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  -- The list and its filters.
  asked jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  -- Where the list goes on; null at its beginning.
  place text,
  rows bigint not null default 0,
  parts integer not null default 0,
  problem text,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 day'
);
create index operator_files_waiting on operator_files (file_id) where state = 'waiting';
create index operator_files_of on operator_files (operator_id, file_id);

create table operator_file_parts (
  file_id bigint not null references operator_files on delete cascade,
  part integer not null,
  content text not null,
  primary key (file_id, part)
);
