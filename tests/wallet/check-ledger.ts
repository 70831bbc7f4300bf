import { formatMoney } from '@parlour/contract/money.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import type { LedgerReport } from '@parlour/server/wallet/index.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { findDatabase } from '../../scripts/find-database.ts'
import { stopWithReason } from '../../scripts/stop-reason.ts'

// `npm run check:ledger`: recomputes every balance, counter and requirement from the rows of the
// database of DATABASE_URL, or of the embedded one in DATA_DIR, running or not. It only reads.
const source = await findDatabase().catch(stopWithReason)
const database = openDatabase(source.url, 2, (error) => console.error(error.message))
try {
  process.exitCode = tell(await checkLedger(database))
} finally {
  await database.end()
  await source.stop()
}

function tell({ accounts, entries, requirements, house, difference }: LedgerReport): number {
  console.log(`${accounts} accounts, ${entries} entries, ${requirements} requirements`)
  for (const [name, total] of Object.entries(house))
    console.log(`  the house's ${name.padEnd(12)} ${formatMoney(total).padStart(20)}`)
  console.log(difference === null ? 'everything adds up' : `DIFFERENCE: ${difference}`)
  return difference === null ? 0 : 1
}
