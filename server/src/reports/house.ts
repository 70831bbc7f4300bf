import type { Queries } from '../frame/db.ts'
import type { HouseAccount } from '../wallet/index.ts'
import { chart, houseAccounts } from '../wallet/index.ts'
import type { Sum } from './figures.ts'
import type { Range } from './read.ts'
import { readSums } from './read.ts'

/** By how much each account of the house changed: the mirror of what the players' did. */
export async function readHouse(queries: Queries, range: Range) {
  return toHouse(await readSums(queries, range))
}

export function toHouse(sums: readonly Sum[]): { account: HouseAccount; change: number }[] {
  return houseAccounts.map((account) => {
    const gained = sums
      .filter(({ code }) => isListed(code) && isSide(chart[code], account))
      .reduce((total, { amount }) => total - amount, 0)
    // Nought has no sign.
    return { account, change: gained === 0 ? 0 : gained }
  })
}

function isListed(code: string): code is keyof typeof chart {
  return Object.hasOwn(chart, code)
}

function isSide({ from, to }: { from: string; to: string }, account: HouseAccount): boolean {
  return from === account || to === account
}
