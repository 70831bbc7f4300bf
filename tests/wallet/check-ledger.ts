import { parseArgs } from 'node:util'
import { formatMoney } from '@parlour/contract/money.ts'
import { compareOrders } from '@parlour/server/cashier/index.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { compareRounds } from '@parlour/server/play/index.ts'
import type { LedgerReport, OpenReport } from '@parlour/server/wallet/index.ts'
import { checkLedger, checkOpenDays } from '@parlour/server/wallet/index.ts'
import { findDatabase } from '../../scripts/find-database.ts'
import { stopWithReason } from '../../scripts/stop-reason.ts'

// `npm run check:ledger`: adds up the days that are not closed yet upon those that are, against
// rounds, orders and what gateways told of, and says what closed days left open. With `-- --all`
// every balance, counter and requirement is recomputed from the first row on. The database is that
// of DATABASE_URL, or the embedded one in DATA_DIR, running or not. Nothing is changed.
const { all } = parseArgs({ options: { all: { type: 'boolean', default: false } } }).values
const source = await findDatabase().catch(stopWithReason)
const database = openDatabase(source.url, 2, (error) => console.error(error.message))
try {
  process.exitCode = all
    ? tell(await checkLedger(database))
    : tellOpen(await checkOpenDays(database, [compareRounds, compareOrders]))
} finally {
  await database.end()
  await source.stop()
}

function tellOpen({ since, entries, unanswered, difference }: OpenReport): number {
  const from = since ? `since ${since.toISOString()}` : 'since the beginning'
  console.log(`${entries} entries ${from}, which is as far as days are closed`)
  if (unanswered > 0)
    console.log(`DIFFERENCES of ${unanswered} closed days: npm run operator -- troubles`)
  return tellEnd(difference) || Math.min(unanswered, 1)
}

function tell({ accounts, entries, requirements, house, difference }: LedgerReport): number {
  console.log(`${accounts} accounts, ${entries} entries, ${requirements} requirements`)
  for (const [name, total] of Object.entries(house))
    console.log(`  the house's ${name.padEnd(12)} ${formatMoney(total).padStart(20)}`)
  return tellEnd(difference)
}

function tellEnd(difference: string | null): number {
  console.log(difference === null ? 'everything adds up' : `DIFFERENCE: ${difference}`)
  return difference === null ? 0 : 1
}
