-- When a game closes for maintenance by itself; it opens again at reopens_at.
alter table games add column closes_at timestamptz;
