-- Content has a time: outside it nobody is shown it. A notice has its beginning already.
alter table site_banners add column starts_at timestamptz, add column ends_at timestamptz;
alter table site_notices add column ends_at timestamptz;

-- Words of the site that operators have replaced, by their name in site-texts.ts.
create table site_texts (
  text_key text primary key,
  -- Empty: the site's own.
  thai text not null,
  english text not null,
  starts_at timestamptz,
  ends_at timestamptz
);
