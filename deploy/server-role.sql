-- The role that the server runs by, made once by the owner of the tables, after `migrate`:
--   psql "$OWNER_URL" --single-transaction --file deploy/server-role.sql
-- It reads and writes rows; it can change no table, drop none, and make none but temporary ones.
-- Its password, or its certificate, is given by who runs the house: alter role parlour_server …
create role parlour_server login;
grant usage on schema public to parlour_server;
grant select, insert, update, delete on all tables in schema public to parlour_server;
grant usage, select on all sequences in schema public to parlour_server;
-- Tables of later releases, and the months and days that the house opens by itself.
alter default privileges in schema public
  grant select, insert, update, delete on tables to parlour_server;
alter default privileges in schema public grant usage, select on sequences to parlour_server;
-- The audit and the ledger are written on, never over; in the ledger's months, whose tables come
-- later too, triggers refuse it that only the owner can switch off. Migrations are the owner's.
revoke update, delete on operator_audit from parlour_server;
revoke update, delete on wallet_entries from parlour_server;
revoke insert, update, delete on migrations from parlour_server;
