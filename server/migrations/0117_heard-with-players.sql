-- What promotions have heard lies with its player, so that it is noted where they are. Rows of
-- before belong to nobody: they are known by their event, and forgotten after sixty days.
alter table activity_heard add column player_id bigint not null default 0;
