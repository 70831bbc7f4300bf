-- For whom a draft is shown: somebody new, or somebody who has done something of it already.
alter table operator_previews add column seen_as text not null default 'new';
