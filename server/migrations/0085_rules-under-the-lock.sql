-- Counts up whenever a player limits play otherwise, or pauses it. Who locks the account reads it
-- as the last who held it left it; the mark of the player is of the moment the statement began.
alter table wallet_accounts add column rules integer not null default 0;
