import type { Backup } from '@parlour/server/frame/backups.ts'
import { noteBackup } from '@parlour/server/frame/backups.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { findDatabase } from '../find-database.ts'

/**
 * What became of it, for Jobs & health. A drill may be held where the house's database is not
 * within reach, and an older one has no place for it: then only this command says so.
 */
export async function tellConsole(told: Backup): Promise<void> {
  try {
    const found = await findDatabase()
    const database = openDatabase(found.url, 1, () => undefined)
    try {
      await noteBackup(database, told)
    } finally {
      await database.end()
      await found.stop()
    }
  } catch {
    console.log('the console does not know of this: its database was not reached')
  }
}

/** Tells why not, and goes on failing. */
export function tellFailure(kind: Backup['kind']) {
  return async (error: unknown): Promise<never> => {
    const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    await tellConsole({ kind, isGood: false, said, figures: {} })
    throw error
  }
}
