-- Who paid a player's deposits, as the provider names a payer: kept as a hash, to be compared.
create table cashier_payers (
  player_id bigint not null references players,
  payer_hash bytea not null,
  first_at timestamptz not null default now(),
  primary key (player_id, payer_hash)
);

-- The name and the day of birth on the papers, as a keyed hash: one person has several papers.
alter table identity_checks add column person_hash bytea;
