import type { Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { readSettings } from '../frame/settings.ts'
import { askOneByOne } from '../frame/spread.ts'
import { hasEntries } from '../wallet/index.ts'

/** What a trigger of the settings holds on one machine; where players are spread, it sees none. */
export async function keepCurrency(tx: Tx, currency: string): Promise<void> {
  if (!tx.isSpread) return
  const { settings } = await readSettings(tx)
  if (settings.currency === currency) return
  await askOneByOne(tx)
  const deposit = await tx.find(sql`select 1 from cashier_deposits limit 1`)
  if (deposit || (await hasEntries(tx)))
    throw new Error(`the currency is ${settings.currency} and stays so: there are amounts in it`)
}
