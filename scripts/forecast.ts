import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { formatMoney } from '@parlour/contract/money.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import type { Forecast, FriendCost, Running } from '@parlour/server/activities/index.ts'
import { forecast, listFriendCosts, readRunning } from '@parlour/server/activities/index.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase, sql } from '@parlour/server/frame/db.ts'
import { findDatabase } from './find-database.ts'
import { StopReason, stopWithReason } from './stop-reason.ts'

const names = Object.keys(promotionConfigs) as PromotionName[]

// `npm run forecast [-- --days 30]`: what every activity would have paid over the events of the
// last days, had everybody claimed everything, and what one invited friend can cost in all
// programmes. `-- FirstCharge [--config file.json]`: one activity, by another config; `-- friend`:
// only that cost. It only reads.
await main().catch(stopWithReason)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { config: { type: 'string' }, days: { type: 'string', default: '30' } },
    allowPositionals: true,
  })
  const [word] = positionals
  const asked = word === undefined ? names : word === 'friend' ? [] : [readName(word)]
  const text = values.config && readFileSync(values.config, 'utf8')
  const days = Number(values.days)
  if (!(days > 0)) throw new StopReason('--days wants a number of days.')
  await withDatabase(async (database) => {
    // A demo on another day has a clock of its own.
    const { to } = await database.row<{ to: Date }>(sql`select now() as "to"`)
    const from = new Date(to.getTime() - days * 86_400_000)
    const running = await readRunning(database)
    if (asked.length > 0) console.log(`What the last ${days} days would have paid:`)
    for (const activity of asked) {
      const config: unknown = text ? JSON.parse(text) : running.inForce.get(activity)?.config
      const found = await forecast(database, { activity, config: config ?? {}, from, to })
      console.log(`  ${activity.padEnd(20)} ${describe(found)}`)
    }
    if (asked.length !== 1) tellFriend(running)
  })
}

async function withDatabase(act: (database: Database) => Promise<void>): Promise<void> {
  const source = await findDatabase()
  const database = openDatabase(source.url, 2, (error) => console.error(error.message))
  try {
    await act(database)
  } finally {
    await database.end()
    await source.stop()
  }
}

function tellFriend(running: Running): void {
  const costs = listFriendCosts(running, Date.now())
  const sum = (pick: (one: FriendCost) => number) => costs.reduce((all, one) => all + pick(one), 0)
  const all = {
    name: 'in all',
    coins: sum(({ coins }) => coins),
    perMillionOfStakes: sum(({ perMillionOfStakes }) => perMillionOfStakes),
  }
  const lines = [...costs, all].map(({ name, coins, perMillionOfStakes }) => {
    const share = perMillionOfStakes > 0 ? ` and ${perMillionOfStakes / 10_000} % of stakes` : ''
    return `  ${name.padEnd(16)} ${formatMoney(coins)}${share}`
  })
  console.log(`One friend who counts can cost at most:\n${lines.join('\n')}`)
}

function readName(word: string): PromotionName {
  const found = names.find((name) => name === word)
  if (found) return found
  throw new StopReason(`Which activity? One of ${names.join(', ')}, or friend.`)
}

function describe({ events, players, paidPlayers, claims, paid, coins }: Forecast): string {
  const range =
    coins && ` (in 95 of 100 runs ${formatMoney(coins.low)} to ${formatMoney(coins.high)})`
  const items = [...paid].map(([id, amount]) => {
    return `${nameOf(id)} ${amountText(id, amount)}${id === rewardIds.coin ? (range ?? '') : ''}`
  })
  const claimed = `${claims} claims of ${paidPlayers} players`
  return [`${events} events of ${players} players, ${claimed}`, ...items].join(', ')
}

function nameOf(id: number): string {
  if (id === rewardIds.coin) return 'coins'
  return id === rewardIds.points ? 'points' : `item ${id}`
}

function amountText(id: number, amount: number): string {
  const isMoney = id === rewardIds.coin || id === rewardIds.points
  return isMoney ? formatMoney(amount) : String(amount)
}
