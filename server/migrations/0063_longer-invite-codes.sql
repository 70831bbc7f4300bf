-- Eight signs meet by chance once in a few thousand registrations of a site with a million players,
-- and who met one was told that the name is taken. Codes that were given stay.
alter table players alter column invite_code
  set default upper(substr(md5(gen_random_uuid()::text), 1, 12));
