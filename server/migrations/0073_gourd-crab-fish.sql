-- Gourd Crab Fish is played at a table of the arcade: rounds of all, with their own clock.
update games set has_shared_rounds = true where game_id = 604 and platform_id = 1;
