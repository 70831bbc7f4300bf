-- A browser that is told things belongs to the session that allowed it, and is forgotten with it.
-- Those of before belong to none: they go when their push host says so, or with the account.
alter table message_browsers add column session_id uuid;
create index message_browsers_session on message_browsers (session_id);
