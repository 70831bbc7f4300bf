import { mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { StatementSync } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import type { Archive, Entry } from './archive.ts'
import { entryColumns, toColumns, toEntry } from './archive.ts'

/**
 * A file for each month, beside the arcade's own; in memory without a folder. Each is whole by
 * itself: who takes an old one elsewhere takes its rounds there, and who puts it back has them.
 */
export function openMonthFiles(dataDir: string | undefined): Archive {
  const folder = dataDir === undefined ? null : folderIn(dataDir)
  const months = new Map<string, Month>()
  const monthOf = (month: string) => {
    const known = months.get(month) ?? openMonth(folder && path.join(folder, `${month}.db`))
    months.set(month, known)
    return known
  }
  for (const name of folder ? readdirSync(folder) : []) {
    const found = /^(\d{4}-\d\d)\.db$/.exec(name)?.[1]
    if (found !== undefined) monthOf(found)
  }
  const ask = (text: string, ...values: (string | number)[]) =>
    [...months.values()].flatMap(({ prepare }) =>
      prepare(text)
        .all(...values)
        .map(toEntry),
    )
  return {
    async put(entries) {
      for (const [month, some] of Map.groupBy(entries, (entry) => entry.month))
        putInto(monthOf(month), some)
    },
    find: async (id) => ask('select * from archive where id = ?', id)[0] ?? null,
    listDrawn: async (seedId, fromNonce, limit) =>
      ask(
        'select * from archive where seed_id = ? and nonce >= ? order by nonce limit ?',
        seedId,
        fromNonce,
        limit,
      )
        .toSorted((one, other) => one.nonce - other.nonce)
        .slice(0, limit),
    listFinished: async (playerId, gameId, limit) =>
      ask(
        `select * from archive where player_id = ? and game_id = ? and phase = 'over'
         order by ended_at desc limit ?`,
        playerId,
        gameId,
        limit,
      )
        .toSorted((one, other) => other.endedAtMs - one.endedAtMs)
        .slice(0, limit),
    async close() {
      for (const { database } of months.values()) database.close()
    },
  }
}

type Month = { database: DatabaseSync; prepare: (text: string) => StatementSync }

function openMonth(file: string | null): Month {
  const database = new DatabaseSync(file ?? ':memory:')
  database.exec(`
    pragma synchronous = full; pragma busy_timeout = 3000;
    create table if not exists archive (
      id text primary key, month text not null, player_id integer not null,
      game_id integer not null, seed_id integer not null, nonce integer not null,
      phase text not null, ended_at integer not null, version integer not null, rows text not null
    ) strict;
    create index if not exists archive_of_seed on archive (seed_id, nonce);
    create index if not exists archive_of_player on archive (player_id, game_id, ended_at)`)
  const statements = new Map<string, StatementSync>()
  const prepare = (text: string) => {
    const known = statements.get(text) ?? database.prepare(text)
    statements.set(text, known)
    return known
  }
  return { database, prepare }
}

function putInto({ database, prepare }: Month, entries: readonly Entry[]): void {
  const text = `insert or ignore into archive (${entryColumns}) values (?${', ?'.repeat(9)})`
  database.exec('begin immediate')
  try {
    for (const entry of entries) prepare(text).run(...toColumns(entry))
    database.exec('commit')
  } catch (error) {
    database.exec('rollback')
    throw error
  }
}

function folderIn(dataDir: string): string {
  const folder = path.join(dataDir, 'arcade', 'months')
  mkdirSync(folder, { recursive: true })
  return folder
}
