-- Players of a day or a week are listed in the order they registered, page by page; the ranges of
-- pages that were enough for counting them have no order.
create index players_joined on players (created_at, player_id);
drop index players_created;
