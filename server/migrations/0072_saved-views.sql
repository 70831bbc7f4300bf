-- What an operator comes back to: a name for an address of the console.
create table operator_views (
  view_id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  name text not null,
  path text not null,
  -- Seen by every operator, changed by its owner alone.
  is_shared boolean not null,
  created_at timestamptz not null default now(),
  unique (operator_id, name)
);
create index operator_views_shared on operator_views (name) where is_shared;
