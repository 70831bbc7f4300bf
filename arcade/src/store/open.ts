import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export type Store = DatabaseSync

/** Every commit is on disk before it is answered, so a killed process loses nothing it promised. */
export function openStore(dataDir: string | undefined): Store {
  const file = dataDir === undefined ? ':memory:' : fileIn(dataDir)
  const store = new DatabaseSync(file)
  try {
    store.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 3000')
    store.exec(schema)
    return store
  } catch (error) {
    store.close()
    throw isDamage(error) ? new DamagedStore(file, error.message) : error
  }
}

/** No other try would open it: a person has to bring the file back. */
export class DamagedStore extends Error {
  constructor(file: string, cause: string) {
    super(
      `${file} is damaged (${cause}): restore it from a backup together with the rest of ` +
        'DATA_DIR, or delete DATA_DIR if it held a demo only',
    )
  }
}

/** All or nothing. */
export function atOnce<T>(store: Store, work: () => T): T {
  store.exec('begin immediate')
  try {
    const result = work()
    store.exec('commit')
    return result
  } catch (error) {
    store.exec('rollback')
    throw error
  }
}

const corrupt = 11
const notADatabase = 26

function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return error.errcode === corrupt || error.errcode === notADatabase
}

function fileIn(dataDir: string): string {
  const folder = path.join(dataDir, 'arcade')
  mkdirSync(folder, { recursive: true })
  return path.join(folder, 'arcade.db')
}

const schema = `
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
