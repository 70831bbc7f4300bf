import type pg from 'pg'
import type { Archive, Entry } from './archive.ts'
import { entryColumns, toColumns, toEntry } from './archive.ts'
import { openPool } from '../store/pool.ts'

/** In PostgreSQL, beside what the copies share: a part of one table for each month. */
export function openMonthTables(url: string): Archive {
  const pool = openPool(url, 'arcade archive', answerMs)
  const known = new Set<string>()
  const ask = async (text: string, values: unknown[]) => {
    if (known.size === 0) await prepare(pool)
    known.add('')
    return (await pool.query(text, values)).rows.map(toEntry)
  }
  return {
    async put(entries) {
      for (const month of new Set(entries.map((entry) => entry.month))) {
        if (!known.has(month)) await addMonth(pool, month)
        known.add(month)
      }
      await ask(putText, listsOf(entries))
    },
    find: async (id) => (await ask('select * from arcade.archive where id = $1', [id]))[0] ?? null,
    listDrawn: (seedId, fromNonce, limit) =>
      ask(
        `select * from arcade.archive where seed_id = $1 and nonce >= $2 order by nonce limit $3`,
        [seedId, fromNonce, limit],
      ),
    listFinished: (playerId, gameId, limit) =>
      ask(
        `select * from arcade.archive where player_id = $1 and game_id = $2 and phase = 'over'
         order by ended_at desc limit $3`,
        [playerId, gameId, limit],
      ),
    close: () => pool.end(),
  }
}

const answerMs = 10_000

const putText = `
  insert into arcade.archive (${entryColumns})
  select * from unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[],
    $6::bigint[], $7::text[], $8::bigint[], $9::integer[], $10::text[])
  on conflict do nothing`

/** One list for each column. */
function listsOf(entries: readonly Entry[]): (string | number)[][] {
  const all = entries.map(toColumns)
  return entryColumns.split(', ').map((_, at) => all.map((columns) => columns[at] ?? ''))
}

/** By one at a time, and by nobody who finds it there. */
async function prepare(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('arcade.archive') is not null is_there`)
  if (rows[0]?.is_there) return
  await pool.query(`
    ${lockText};
    create schema if not exists arcade;
    create table if not exists arcade.archive (
      id text not null, month text not null, player_id bigint not null, game_id bigint not null,
      seed_id bigint not null, nonce bigint not null, phase text not null,
      ended_at bigint not null, version integer not null, rows text not null,
      primary key (id, month)
    ) partition by list (month);
    create index if not exists archive_of_seed on arcade.archive (seed_id, nonce);
    create index if not exists archive_of_player
      on arcade.archive (player_id, game_id, ended_at)`)
}

async function addMonth(pool: pg.Pool, month: string): Promise<void> {
  await prepare(pool)
  await pool.query(`
    ${lockText};
    create table if not exists arcade.archive_${month.replace('-', '_')}
      partition of arcade.archive for values in ('${month}')`)
}

/** Held until all of the statements sent with it are done. */
const lockText = `select pg_advisory_xact_lock(hashtext('arcade.turn'))`
