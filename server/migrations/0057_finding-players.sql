-- What operators write about a player for each other.
create table operator_notes (
  note_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  operator_id bigint not null references operators,
  text text not null,
  at timestamptz not null default now()
);
create index operator_notes_of_player on operator_notes (player_id, note_id desc);

-- A scrap leads to a player: the last four digits, the beginning of an account or of a name.
create index players_last_digits on players (right(mobile, 4), player_id desc)
  where mobile is not null;
create index players_account_start on players (lower(account) text_pattern_ops);
create index players_name_start on players (lower(nickname) text_pattern_ops);
create index players_by_state on players (state, player_id desc) where state <> 'active';
