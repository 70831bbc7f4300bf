-- What a player received this month is read with every list of activities: only the month's rows.
create index reward_grants_of_player on reward_grants (player_id, granted_at);
