-- Where a session was last seen, as the proxy in front of the server tells it.
alter table sessions add column country text;
