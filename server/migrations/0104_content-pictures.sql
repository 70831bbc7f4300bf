-- Pictures of banners and notices are kept beside those of the site's look; the kinds are a list of
-- the contract's.
alter table site_pictures drop constraint site_pictures_kind_check;
