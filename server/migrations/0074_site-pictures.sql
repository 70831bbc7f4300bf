-- Pictures that operators gave the site: its logo, its icon, what a shared link shows. Public, and
-- named by what they hold; versions of the settings name them, so none is taken out.
create table site_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('logo', 'icon', 'share')),
  picture bytea not null check (length(picture) <= 2 * 1024 * 1024),
  created_at timestamptz not null default now()
);
