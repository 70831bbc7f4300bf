-- Stadium One is built: houses from before show it too.
update games set is_on = true, is_maintained = false, is_new = true, has_shared_rounds = true
  where game_id = 401 and platform_id = 1;
