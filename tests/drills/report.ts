import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@parlour/server/frame/db.ts'
import { checkLedger } from '@parlour/server/wallet/index.ts'
import { countDoubled, countMissing } from '../wallet/kept-bets.ts'
import type { Load } from './money-load.ts'

/** What a drill found, in numbers, and every promise that was broken, in words. */
export type Report = { figures: Record<string, number | string>; faults: string[] }

/** What is wrong with the books after all that: bets that are missing, bets that are doubled. */
export async function examine(
  database: Database,
  ...loads: readonly Pick<Load, 'acknowledged' | 'asked'>[]
): Promise<string[]> {
  const faults: string[] = []
  const acknowledged = loads.flatMap((load) => load.acknowledged)
  const missing = await countMissing(database, acknowledged)
  if (missing > 0) faults.push(`${missing} acknowledged bets are missing`)
  const asked = loads.flatMap((load) => load.asked)
  const doubled = await countDoubled(database, asked)
  if (doubled > 0) faults.push(`${doubled} bets are in the ledger that nobody sent, or twice`)
  const { difference } = await checkLedger(database)
  if (difference !== null) faults.push(`the ledger does not add up: ${JSON.stringify(difference)}`)
  return faults
}

/** Asks until it is so; how many milliseconds that took. */
export async function until(isSo: () => boolean | Promise<boolean>, limitMs = 60_000) {
  const begunAt = performance.now()
  while (!(await isSo())) {
    if (performance.now() - begunAt > limitMs) throw new Error(`not so after ${limitMs} ms`)
    await pause(20)
  }
  return performance.now() - begunAt
}

export function tellReport(title: string, { figures, faults }: Report): boolean {
  console.log(title)
  for (const [what, figure] of Object.entries(figures)) console.log(`  ${what.padEnd(46)}${figure}`)
  for (const fault of faults.slice(0, 20)) console.error(`  FAULT  ${fault}`)
  console.log(faults.length === 0 ? 'PASS' : `FAIL: ${faults.length} faults`)
  return faults.length === 0
}
