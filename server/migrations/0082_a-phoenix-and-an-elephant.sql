-- Phoenix Aria and Chang Royale are built: houses from before show them too.
update games set is_on = true, is_maintained = false, is_new = true
  where game_id in (108, 116) and platform_id = 1;
