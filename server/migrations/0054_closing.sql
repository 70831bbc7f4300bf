-- A player takes a copy of what is kept about them, and closes the account. What nobody is bound to
-- keep goes a month later, the rest when the law's time is over.

alter table players
  add column exported_at timestamptz,
  add column closed_at timestamptz,
  add column left_at timestamptz,
  add column forgotten_at timestamptz;
update players set closed_at = now() where state = 'closed';
create index players_closed on players (closed_at) where closed_at is not null;
