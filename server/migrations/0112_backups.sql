-- The last turn of each thing that keeps the house from being lost, as the commands tell it.
create table backups (
  kind text primary key check (kind in ('base', 'log', 'drill')),
  at timestamptz not null default now(),
  is_good boolean not null,
  said text not null
);
