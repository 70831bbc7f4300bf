-- Paw of Plenty and Jade Tiger are built: houses from before show them too.
update games set is_on = true, is_maintained = false, is_new = true
  where game_id in (102, 110) and platform_id = 1;
