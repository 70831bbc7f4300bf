import type { DatabaseSync } from 'node:sqlite'

/**
 * Brings a file of any age to what the code expects, or to an earlier version: each step once,
 * whole or not at all.
 */
export function migrate(store: Pick<DatabaseSync, 'prepare' | 'exec'>, version?: number): void {
  const done = Number(store.prepare('pragma user_version').get()?.user_version)
  // A table that others refer to is made anew by some steps; it is whole again when they end.
  store.exec('pragma foreign_keys = off')
  for (const [at, step] of steps.slice(0, version).entries()) {
    if (at >= done) store.exec(`begin immediate; ${step}; pragma user_version = ${at + 1}; commit`)
  }
  store.exec('pragma foreign_keys = on')
}

/** How many steps there are. */
export function newestVersion(): number {
  return steps.length
}

/** Files from before steps were counted have the first one already. */
const first = `
  create table if not exists sessions (
    session_hash text primary key, player_id integer not null, game_id integer not null,
    token text not null, currency text not null, opened_at integer not null
  ) strict;
  create table if not exists seeds (
    seed_id integer primary key autoincrement, player_id integer not null,
    server_seed text not null, commitment text not null, player_seed text not null,
    next_nonce integer not null default 1, revealed_at integer
  ) strict;
  create unique index if not exists seeds_in_use on seeds (player_id) where revealed_at is null;
  create table if not exists rounds (
    round_id text primary key, player_id integer not null, game_id integer not null,
    seed_id integer not null references seeds, nonce integer not null, currency text not null,
    phase text not null check (phase in ('new', 'open', 'over')),
    actions text not null, state text not null, cursor integer not null,
    stake_amount integer not null, win_amount integer not null, bet_id text not null,
    opened_at integer not null, closed_at integer
  ) strict;
  create unique index if not exists rounds_unfinished on rounds (player_id, game_id)
    where phase <> 'over';
  create index if not exists rounds_of_player on rounds (player_id, game_id, opened_at);
  create table if not exists stakes (
    round_id text primary key references rounds, bet text not null, step text not null,
    is_undoing integer not null default 0
  ) strict;
  create table if not exists payouts (
    transaction_id text primary key, request text not null, tries integer not null default 0,
    next_try_at integer not null, phase text not null default 'owed'
      check (phase in ('owed', 'paid', 'refused')), status text
  ) strict;
  create table if not exists free_rounds (
    free_rounds_id text primary key, player_id integer not null, game_id integer not null,
    stake_amount integer not null, rounds_left integer not null, expires_at integer not null
  ) strict;
  create table if not exists chains (
    chain_id integer primary key autoincrement, game_id integer not null, secret text not null,
    length integer not null, used integer not null default 0
  ) strict;
  create table if not exists shared_rounds (
    number integer primary key autoincrement, game_id integer not null,
    seed_id integer not null references seeds,
    phase text not null check (phase in ('waiting', 'running', 'over')),
    opened_at integer not null, started_at integer, outcome integer
  ) strict;
  create index if not exists shared_rounds_latest on shared_rounds (game_id, number);
  create index if not exists rounds_of_seed on rounds (seed_id);
  create index if not exists payouts_owed on payouts (next_try_at) where phase = 'owed';
`

/** Every player has a seed in waiting, whose hash is shown before it gets its words. */
const nextSeeds = `
  alter table seeds add column is_next integer not null default 0;
  drop index seeds_in_use;
  create unique index seeds_in_use on seeds (player_id)
    where revealed_at is null and is_next = 0;
  create unique index seeds_next on seeds (player_id) where is_next = 1
`

/**
 * A chain is published by its tip and gets its salt afterwards. Those from before had neither and
 * are used no more; a flight that waits on one of them still flies.
 */
const saltedChains = `
  alter table chains add column tip text not null default '';
  alter table chains add column salt text;
  alter table chains add column made_at integer not null default 0;
  alter table chains add column salted_at integer;
  update chains set used = length;
  alter table shared_rounds add column chain_id integer references chains;
  alter table shared_rounds add column position integer;
  update seeds set player_seed = 'nobody'
    where seed_id in (select seed_id from shared_rounds where phase = 'waiting')
`

/** A round whose stake was not taken is kept as void; before, its nonce just stayed empty. */
const voidRounds = `
  create table rounds_anew (
    round_id text primary key, player_id integer not null, game_id integer not null,
    seed_id integer not null references seeds, nonce integer not null, currency text not null,
    phase text not null check (phase in ('new', 'open', 'over', 'void')),
    actions text not null, state text not null, cursor integer not null,
    stake_amount integer not null, win_amount integer not null, bet_id text not null,
    opened_at integer not null, closed_at integer, void_reason text
  ) strict;
  insert into rounds_anew select *, null from rounds order by rowid;
  drop table rounds;
  alter table rounds_anew rename to rounds;
  create unique index rounds_unfinished on rounds (player_id, game_id)
    where phase in ('new', 'open');
  create index rounds_of_player on rounds (player_id, game_id, opened_at);
  create index rounds_of_seed on rounds (seed_id, nonce);
  alter table seeds add column kept_from integer not null default 1;
  update seeds set kept_from = next_nonce;
  create index seeds_by_commitment on seeds (commitment)
`

/** What is left open too long is ended by the arcade, counted from the last action. */
const lastActions = `
  alter table rounds add column acted_at integer not null default 0;
  update rounds set acted_at = opened_at;
  create index payouts_refused on payouts (transaction_id) where phase = 'refused'
`

/** What a shared round comes to may be more than one number. */
const outcomesAsJson = `
  alter table shared_rounds add column told text;
  update shared_rounds set told = outcome;
  alter table shared_rounds drop column outcome;
  alter table shared_rounds rename column told to outcome
`

/** Every shot of a purse, for ever as it was: none is changed and none goes. */
const shotsOfPurses = `
  create table shots (
    round_id text not null references rounds, number integer not null, species text not null,
    cost integer not null, times integer not null, purse integer not null, fish integer not null,
    shot_at integer not null, primary key (round_id, number)
  ) strict, without rowid;
  create trigger shots_stay before update on shots
    begin select raise(abort, 'a shot is not changed'); end;
  create trigger shots_are_kept before delete on shots
    begin select raise(abort, 'a shot is not forgotten'); end
`

/** A player may have two bets in one flight, each a round of its own. */
const secondSeats = `
  alter table rounds add column seat integer not null default 0;
  drop index rounds_unfinished;
  create unique index rounds_unfinished on rounds (player_id, game_id, seat)
    where phase in ('new', 'open')
`

/** Rounds that ended long ago are put away, and their shots with them; no shot goes alone. */
const roundsPutAway = `
  create index rounds_ended on rounds (closed_at) where phase in ('over', 'void');
  drop trigger shots_are_kept;
  create trigger shots_are_kept before delete on shots
    when exists (select 1 from rounds where round_id = old.round_id)
    begin select raise(abort, 'a shot is not forgotten'); end
`

/**
 * Every hall counts its own rounds, on from the last it had: what a match day is follows from the
 * number. Before, all halls were counted together.
 */
const numbersOfHalls = `
  create table shared_rounds_anew (
    seed_id integer primary key references seeds, game_id integer not null,
    number integer not null, phase text not null check (phase in ('waiting', 'running', 'over')),
    opened_at integer not null, started_at integer, chain_id integer references chains,
    position integer, outcome text, unique (game_id, number)
  ) strict;
  insert into shared_rounds_anew
    select seed_id, game_id, number, phase, opened_at, started_at, chain_id, position, outcome
    from shared_rounds order by number;
  drop table shared_rounds;
  alter table shared_rounds_anew rename to shared_rounds
`

const steps = [
  first,
  nextSeeds,
  saltedChains,
  voidRounds,
  lastActions,
  outcomesAsJson,
  shotsOfPurses,
  secondSeats,
  roundsPutAway,
  numbersOfHalls,
]
