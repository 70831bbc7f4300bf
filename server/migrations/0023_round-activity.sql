-- When something last happened in a round; null in rounds from before this was kept.
alter table play_rounds add column moved_at timestamptz;

-- After how many days without a move a round of the provider is taken for forgotten; null: never.
alter table play_providers add column orphan_days integer default 14 check (orphan_days > 0);
