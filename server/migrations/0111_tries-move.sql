-- Where the database is spread, players move to a new machine while they play: what changes
-- meanwhile is told row by row. These rows have no key, so the whole of one says which it is.
alter table player_taken_tries replica identity full;
