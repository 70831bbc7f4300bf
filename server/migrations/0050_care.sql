-- Care: how a player's play looks, the facts it rests on, and what a person did about it.
alter table limits_players
  add column care_level text not null default 'none' check (care_level in ('none', 'watch', 'act')),
  -- Each sign that was seen, with its number and the line it crossed.
  add column care_signs jsonb not null default '[]',
  add column care_judged_at timestamptz;

create table limits_cases (
  case_id bigint generated always as identity primary key,
  player_id bigint not null references players,
  state text not null default 'open' check (state in ('open', 'watched', 'closed')),
  signs jsonb not null,
  opened_at timestamptz not null default now(),
  -- Open: to be decided by then. Watched: to be looked at again then.
  due_at timestamptz not null
);
create unique index limits_cases_one on limits_cases (player_id) where state <> 'closed';
create index limits_cases_due on limits_cases (due_at) where state <> 'closed';

-- What was said and done about a case, by whom.
create table limits_case_notes (
  note_id bigint generated always as identity primary key,
  case_id bigint not null references limits_cases,
  state text not null,
  said text not null,
  operator_id bigint not null,
  at timestamptz not null default now()
);
create index limits_case_notes_of_case on limits_case_notes (case_id, note_id);
