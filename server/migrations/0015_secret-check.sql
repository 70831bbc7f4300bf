-- Which secret the database is filled with, known by a value that only the secret gives: what is
-- sealed here could not be read with another. The insert of the first start fills the one row.

create table secret_checks (
  is_only boolean primary key default true check (is_only),
  check_value bytea not null,
  created_at timestamptz not null default now()
);
