-- Games whose rounds are everybody's have a clock of their own: no least time between two starts.
alter table games add column has_shared_rounds boolean not null default false;
update games set has_shared_rounds = true where game_id = 601 and platform_id = 1;
