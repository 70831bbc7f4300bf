-- A page shows the latest draws of one activity: those of the others are not gone through for them.
create index activity_draws_own on activity_draws (player_id, activity, draw_id)
  where drawn_at is not null;
