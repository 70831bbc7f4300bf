import { sql } from '../frame/db.ts'
import type { Job } from '../frame/schedule.ts'

const monthsAhead = 3

/** Keeps the partitions of the coming months open, long before they are needed. */
export const openMonths: Job = {
  name: 'wallet.months',
  everyMs: 24 * 3_600_000,
  async run(tx) {
    await tx.run(sql`select wallet_open_months(${monthsAhead})`)
  },
}
