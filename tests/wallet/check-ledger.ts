import { existsSync } from 'node:fs'
import path from 'node:path'
import { formatMoney } from '@parlour/contract/money.ts'
import { openDatabase } from '@parlour/server/db.ts'
import type { LedgerReport } from '@parlour/server/wallet/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { startEmbeddedPostgres } from '../../scripts/embedded-postgres.ts'
import { isOwnerAlive } from '../../scripts/postgres/former-server.ts'
import { preparePlaces } from '../../scripts/postgres/places.ts'

// `npm run check:ledger`: recomputes every balance, counter and requirement from the rows of the
// database of DATABASE_URL, or of the embedded one in DATA_DIR, running or not. It only reads.
const source = await findDatabase()
const database = openDatabase(source.url, 2, (error) => console.error(error.message))
try {
  process.exitCode = tell(await checkLedger(database))
} finally {
  await database.end()
  await source.stop()
}

type Source = { url: string; stop: () => Promise<void> }

async function findDatabase(): Promise<Source> {
  const stay = async () => undefined
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: stay }
  const root = path.resolve(import.meta.dirname, '../..')
  const dataDir = path.resolve(root, process.env.DATA_DIR || '.data')
  if (!existsSync(path.join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))) {
    console.error(`There is no database in ${dataDir}. Set DATABASE_URL or DATA_DIR.`)
    process.exit(1)
  }
  if (!isOwnerAlive(dataDir)) return startEmbeddedPostgres({ dataDir, log: () => undefined })
  const socketFolder = encodeURIComponent(preparePlaces(dataDir).socketFolder)
  return { url: `postgres://parlour@localhost/parlour?host=${socketFolder}`, stop: stay }
}

function tell({ accounts, entries, requirements, house, difference }: LedgerReport): number {
  console.log(`${accounts} accounts, ${entries} entries, ${requirements} requirements`)
  for (const [name, total] of Object.entries(house))
    console.log(`  the house's ${name.padEnd(12)} ${formatMoney(total).padStart(20)}`)
  console.log(difference === null ? 'everything adds up' : `DIFFERENCE: ${difference}`)
  return difference === null ? 0 : 1
}
