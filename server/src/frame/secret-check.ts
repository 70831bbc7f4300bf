import { timingSafeEqual } from 'node:crypto'
import { BadSettings } from '../config.ts'
import type { Queries } from './db.ts'
import { sql } from './db.ts'
import { deriveKey, listSecrets } from './keyring.ts'

/**
 * Refuses a secret that is not the one the database was filled with, nor names it as a former one.
 * A database that knows of none takes this one. Before the table is there nothing is checked: a
 * copy that waits for a migration is not ready anyway.
 */
export async function requireSameSecret(database: Queries, secret: string): Promise<void> {
  const table = await database.row<{ name: string | null }>(
    sql`select to_regclass('secret_checks')::text as name`,
  )
  if (!table.name) return
  const known = listSecrets(secret).map((one) => deriveKey(one, 'secret-check'))
  // Written only where there is none: a database that takes no writes can be looked at.
  if (!(await database.find(sql`select from secret_checks`)))
    await database.run(sql`
      insert into secret_checks (check_value) values (${known[0]}) on conflict do nothing`)
  const { check_value: kept } = await database.row<{ check_value: Buffer }>(
    sql`select check_value from secret_checks`,
  )
  const found = known.findIndex((one) => kept.length === one.length && timingSafeEqual(kept, one))
  if (found === 0) return
  if (found > 0)
    return void (await database.run(sql`
    update secret_checks set check_value = ${known[0]} where check_value = ${kept}`))
  throw new BadSettings([
    'PARLOUR_SECRET: is not the secret this database was filled with, so what it keeps sealed ' +
      'could not be read. Put the first secret back (npm start keeps it in secrets.json of ' +
      'DATA_DIR, see docs/recipes/back-up-and-restore.md), or use an empty database; if this ' +
      'was a demo only, delete DATA_DIR.',
  ])
}
