-- Frozen: the player signs in and reads, but moves no money until a person lets the account go.
alter table players
  drop constraint players_state_check,
  add constraint players_state_check check (state in ('active', 'frozen', 'closed'));

-- Whose withdrawals a person holds: asked for none, and what was approved is not sent.
create table cashier_holds (
  player_id bigint primary key references players,
  at timestamptz not null default now()
);

-- Providers an operator has switched off or on again, our own too. Off, what is open is settled.
create table play_switches (
  provider text collate "C" primary key,
  is_on boolean not null,
  at timestamptz not null default now()
);
create trigger play_switches_tell after insert or update or delete on play_switches
  for each statement execute function play_tell_providers();
