-- A try is counted before it is looked at and taken back when it was right: each has a name. What
-- was counted so far has aged out within half an hour.
alter table login_failures add column failure_id bigint generated always as identity primary key;

-- The device an account was opened with: a list of devices seen later says nothing about that.
alter table players add column registered_device text not null default '';
create index players_registered_device on players (registered_device, created_at);
