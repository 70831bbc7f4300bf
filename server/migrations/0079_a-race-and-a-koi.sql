-- Apex Circuit and Koi Ascend are built: houses from before show them too, and the tab of sports.
update games set is_on = true, is_maintained = false, is_new = true
  where game_id in (203, 405) and platform_id = 1;
update games set has_shared_rounds = true where game_id = 405 and platform_id = 1;
update game_types set is_on = true where type_id = 4
  and exists (select from games where game_id = 405 and platform_id = 1);
