-- How many pictures a player sent on the day of the last one.
create table identity_uploads (
  player_id bigint primary key references players,
  day date not null,
  uploads integer not null
);
