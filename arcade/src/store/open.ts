import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './migrations.ts'

export type Store = DatabaseSync

/** Every commit is on disk before it is answered, so a killed process loses nothing it promised. */
export function openStore(dataDir: string | undefined): Store {
  const file = dataDir === undefined ? ':memory:' : fileIn(dataDir)
  const store = new DatabaseSync(file)
  try {
    store.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 3000')
    migrate(store)
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
