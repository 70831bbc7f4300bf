-- Never has a row. Where the database is spread it is the one table of the machine that is asked
-- that Citus knows of: a transaction that writes another one there touches it (frame/together.ts).
create table commits_together (nothing integer primary key);
