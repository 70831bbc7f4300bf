import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { StatementSync } from 'node:sqlite'
import { DatabaseSync } from 'node:sqlite'
import { migrate } from './migrations.ts'

/** Work of many players under one commit, which waits for the disk once for all of them. */
export type Group = {
  kept: Promise<void>
  settle: PromiseWithResolvers<void>
}

export type Store = {
  /** Each statement is prepared once. */
  prepare(text: string): StatementSync
  exec(text: string): void
  close(): void
  /** What waits to be committed together; null when nothing does. */
  group: Group | null
  /** Once all that was committed so far outlives this process: whoever is told anything waits. */
  kept(): Promise<void>
}

/** Every commit is on disk before it is answered, so a killed process loses nothing it promised. */
export function openStore(dataDir: string | undefined): Store {
  const file = dataDir === undefined ? ':memory:' : fileIn(dataDir)
  if (dataDir !== undefined) mkdirSync(path.dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  try {
    const pragmas = 'journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 3000'
    database.exec(`pragma ${pragmas}`)
    migrate(database)
    return storeOf(database)
  } catch (error) {
    database.close()
    throw isDamage(error) ? new DamagedStore(file, error.message) : error
  }
}

/** Where a folder's rounds lie. */
export function fileIn(dataDir: string): string {
  return path.join(dataDir, 'arcade', 'arcade.db')
}

/** One without tables yet, gone with the process: what it commits is kept elsewhere. */
export function openWorkingStore(): Store {
  // Without a name it lies on disk as far as memory is short, and nobody else can open it.
  return storeOf(new DatabaseSync(''))
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

function storeOf(database: DatabaseSync): Store {
  const statements = new Map<string, StatementSync>()
  return {
    prepare(text) {
      const known = statements.get(text) ?? database.prepare(text)
      statements.set(text, known)
      return known
    },
    exec: (text) => database.exec(text),
    close: () => database.close(),
    group: null,
    kept: () => isKept,
  }
}

const isKept = Promise.resolve()

const corrupt = 11
const notADatabase = 26

function isDamage(error: unknown): error is Error {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  return error.errcode === corrupt || error.errcode === notADatabase
}
