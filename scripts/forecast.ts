import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { promotionConfigs } from '@parlour/contract/activities/index.ts'
import { formatMoney } from '@parlour/contract/money.ts'
import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import type { Forecast, FriendCost } from '@parlour/server/activities/index.ts'
import { forecast, listFriendCosts, readRunning } from '@parlour/server/activities/index.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { findDatabase } from './find-database.ts'
import { StopReason, stopWithReason } from './stop-reason.ts'

// `npm run forecast -- FirstCharge [--config file.json] [--days 30]`: what a config would have paid
// over the events of the last days, had everybody claimed everything. `-- friend`: what one
// invited friend can cost in all programmes that run. It only reads.
await main().catch(stopWithReason)

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { config: { type: 'string' }, days: { type: 'string', default: '30' } },
    allowPositionals: true,
  })
  if (positionals[0] === 'friend') return withDatabase(tellFriend)
  const activity = readName(positionals[0])
  const config: unknown = values.config ? JSON.parse(readFileSync(values.config, 'utf8')) : {}
  const to = new Date()
  const from = new Date(to.getTime() - Number(values.days) * 86_400_000)
  await withDatabase(async (database) => {
    const found = await forecast(database, { activity, config, from, to })
    console.log(`${activity}, the last ${values.days} days:\n${describe(found).join('\n')}`)
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

async function tellFriend(database: Database): Promise<void> {
  const costs = listFriendCosts(await readRunning(database), Date.now())
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

function readName(word: string | undefined): PromotionName {
  if (word && Object.hasOwn(promotionConfigs, word)) return word as PromotionName
  const names = Object.keys(promotionConfigs).join(', ')
  throw new StopReason(`Which activity? One of ${names}, or friend.`)
}

function describe({ events, players, paidPlayers, claims, paid, coins }: Forecast): string[] {
  return [
    `  ${events} events of ${players} players`,
    `  ${claims} claims of ${paidPlayers} players`,
    ...[...paid].map(([id, amount]) => `  ${nameOf(id).padEnd(12)} ${amountText(id, amount)}`),
    ...(coins
      ? [`  in 95 of 100 runs ${formatMoney(coins.low)} to ${formatMoney(coins.high)}`]
      : []),
  ]
}

function nameOf(id: number): string {
  if (id === rewardIds.coin) return 'coins'
  return id === rewardIds.points ? 'points' : `item ${id}`
}

function amountText(id: number, amount: number): string {
  const isMoney = id === rewardIds.coin || id === rewardIds.points
  return isMoney ? formatMoney(amount) : String(amount)
}
