-- A statement reads a day's sums out of the index alone: days are written beside those of all other
-- players, so looking each of them up would touch a page for every day of a life.
create unique index wallet_days_sums on wallet_days (player_id, day, account, kind)
  include (amount);
alter table wallet_days drop constraint wallet_days_pkey;
alter table wallet_days add constraint wallet_days_pkey primary key using index wallet_days_sums;
