import { activityTypes } from '@parlour/contract/activity-types.ts'
import { calls } from '@parlour/contract/index.ts'
import { promotions } from '@parlour/server/activities/table.ts'
import { sql } from '@parlour/server/frame/db.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { untilHeard } from '../../stack/heard.ts'
import { listSeasons } from '../../stack/seasons.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(() => stack.stop())

type Asked = { text: string; values: unknown[]; rows: number }
type Answer = { rows?: unknown[] }
type Query = (this: pg.Client, ...args: unknown[]) => unknown

/** The statements about a player while something is done, and how many rows they bring. */
async function weigh({ playerId }: SignedIn, act: () => Promise<unknown>): Promise<Asked[]> {
  await untilHeard(stack.app.database, playerId)
  const asked: Asked[] = []
  const query = Reflect.get(pg.Client.prototype, 'query') as Query
  const listening: Query = function (text, values, done) {
    const one = { text: String(text), values: Array.isArray(values) ? values : [], rows: 0 }
    asked.push(one)
    const count = (answer?: Answer) => {
      one.rows = answer?.rows?.length ?? 0
    }
    if (typeof done !== 'function') {
      const answer = query.call(this, text, values) as Promise<Answer>
      Promise.resolve(answer).then(count, () => undefined)
      return answer
    }
    return query.call(this, text, values, (fault: unknown, answer?: Answer) => {
      count(answer)
      done(fault, answer)
    })
  }
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(listening)
  await act()
  spy.mockRestore()
  return asked.filter(({ values }) => values.includes(playerId))
}

function describeWeight(name: string, asked: Asked[]): string {
  const rows = asked.reduce((sum, one) => sum + one.rows, 0)
  return `${name}: ${asked.length} statements, ${rows} rows`
}

/** A page of a list, its neighbours and what is told of each of them. */
const mostRead = 250

const byNumbers = new Intl.Collator('en', { numeric: true }).compare

type Node = { Plans?: Node[]; 'Relation Name'?: string; 'Actual Loops': number } & Partial<
  Record<'Actual Rows' | 'Rows Removed by Filter' | 'Rows Removed by Index Recheck', number>
>
const flatten = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flatten)]

/** How many rows of tables a statement goes through, whatever it answers. */
async function countRead({ text, values }: Asked): Promise<number> {
  if (!/^\s*(select|with)/i.test(text) || /\b(insert|update|delete)\b/i.test(text)) return 0
  const explained = `explain (analyze, timing off, format json) ${text}`
  const [found] = await stack.app.database.rows<{ 'QUERY PLAN': [{ Plan: Node }] }>({
    text: explained,
    values,
  })
  const nodes = found ? flatten(found['QUERY PLAN'][0].Plan) : []
  const parts = ['Actual Rows', 'Rows Removed by Filter', 'Rows Removed by Index Recheck'] as const
  const read = (node: Node) =>
    parts.reduce((sum, part) => sum + (node[part] ?? 0), 0) * node['Actual Loops']
  return nodes
    .filter((node) => node['Relation Name'] !== undefined)
    .reduce((sum, node) => sum + read(node), 0)
}

type CallName = keyof typeof calls
/** Everything a promotion answers to a player without changing anything. */
const readings = promotions
  .flatMap(({ handlers = {} }) => Object.keys(handlers) as CallName[])
  .filter((name) => !calls[name].writes && !calls[name].public)
  .concat('getActivityIds', 'getClaimable')

let orders = 0
let friends = 0
/** Days of a busy player: deposits, stakes, friends and their stakes, the latest now. */
async function liveOn(player: SignedIn): Promise<void> {
  for (let day = 11; day >= 0; day--) {
    const at = new Date(Date.now() - day * 86_400_000)
    const deposit = { orderId: `M${++orders}`, amount: 500_00, actType: 0, awardId: null }
    const settled = { ...deposit, isFirst: false, coversPrice: true }
    const round = { gameId: 101, typeId: 1, stake: 300_00, win: 0, clearsBonus: false }
    await stack.happen(player, 'deposit.settled', settled, at)
    await stack.happen(player, 'round.settled', round, at)
    const invite = { inviteeId: 1_000_000 + ++friends, validAt: Number(at) }
    await stack.happen(player, 'invite.validated', invite, at)
    const told = { activity: 'Agent5', day: at.toISOString().slice(0, 10), validMembers: 30 }
    const team = { ...told, stakes: [200_000_00, 0, 0], amount: 1_000_00 }
    await stack.happen(player, 'commission.computed', team, at)
  }
  await stack.ok('getActivityIds', {}, player)
}

/** What players draw is listed to them; so are the friends they invited. */
async function drawForPoints(player: SignedIn): Promise<void> {
  await stack.wager(player, 1_000_00)
  await stack.ok('lotteryExchange', { kind: 'draw', drawId: 1 }, player, newKey())
}

async function buyPack() {
  const player = await stack.newcomer()
  await stack.pay(player, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
  await stack.call('getActivityIds', {}, player)
  return player
}

test('a claim and a page of a promotion ask no more than they need', async () => {
  const player = await buyPack()
  const page = () => stack.ok('appRechargeBonusCollection9', {}, player)
  const claim = () => stack.ok('appRechargeBonusCollection9Receive', { propId: 2001 }, player)
  await page()
  const opened = await weigh(player, page)
  const standing = await weigh(player, () => stack.ok('getActivityIds', {}, player))
  const claimed = await weigh(player, claim)
  expect(opened.length).toBeLessThanOrEqual(2)
  // Its answer carries how the player stands, with the balances.
  expect(claimed.length).toBeLessThanOrEqual(17 + standing.length)
})

test('a page of any activity costs the same, however long a player has played', async () => {
  for (const [name, config] of listSeasons()) await stack.configure(name, config)
  const player = await stack.newcomer({ hoursAgo: 1 })
  await stack.bind(player)
  await stack.pay(player, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
  await liveOn(player)
  const weighAll = async () => {
    const weights: string[] = []
    for (const name of readings) {
      const input = inputOf(name) as object as never
      await stack.ok(name, input, player)
      // What the house does by itself meanwhile only adds: the lightest is the call's own.
      const read = () => stack.ok(name, input, player)
      const tries = [await weigh(player, read), await weigh(player, read)]
      weights.push(tries.map((asked) => describeWeight(name, asked)).toSorted(byNumbers)[0] ?? '')
    }
    return weights
  }
  // More draws than a page shows.
  for (let draw = 0; draw < 21; draw++) await drawForPoints(player)
  const before = await weighAll()
  expect(before.length).toBeGreaterThan(28)
  expect(before.every((line) => !line.includes(': 0 statements'))).toBe(true)
  await liveOn(player)
  await liveOn(player)
  for (let draw = 0; draw < 5; draw++) await drawForPoints(player)
  expect(await weighAll()).toEqual(before)
})

const inputOf = (name: CallName) => (name === 'appProxyUser4TaskUser' ? { taskId: 101 } : {})

/**
 * Years of draws of one kind, as many of another by somebody else, and days on which a team of
 * fifty staked.
 */
async function plantYears({ playerId }: SignedIn, other: SignedIn): Promise<void> {
  const { database } = stack.app
  for (const [drawerId, activity] of [
    [playerId, 'Points'],
    [other.playerId, 'Christmas'],
  ] as const)
    await database.run(sql`insert into activity_draws
        (player_id, activity, server_seed, player_seed, nonce, result, drawn_at)
      select ${drawerId}::bigint, ${activity}::text, server_seed, player_seed, nonce, result,
        drawn_at - n * interval '1 hour'
      from generate_series(1, 10000) as n cross join (
        select * from activity_draws where player_id = ${playerId} and activity = 'Points' limit 1
      ) d`)
  for (const activity of ['Agent', 'Agent5']) {
    await database.run(sql`insert into activity_commission_days
        (earner_id, activity, day, stake, members, rates, amount)
      select ${playerId}, ${activity}, current_date - n, 500, 50, '{1000,500,100}', 50
      from generate_series(2, 400) as n`)
    await database.run(sql`insert into activity_commissions
        (earner_id, activity, day, member_id, level, stake)
      select ${playerId}, ${activity}, current_date - n, member, 1, 10
      from generate_series(2, 400) as n cross join generate_series(1, 50) as member`)
  }
  await database.run(sql`analyze`)
}

test('a page of any activity goes through few rows, whatever lies behind a player', async () => {
  for (const [name, config] of listSeasons()) await stack.configure(name, config)
  const player = await stack.newcomer({ hoursAgo: 1 })
  await stack.bind(player)
  await stack.pay(player, 100_00, { actType: activityTypes.FirstCharge, awardId: 1 })
  await drawForPoints(player)
  const other = await stack.newcomer()
  await drawForPoints(other)
  await plantYears(player, other)
  for (const name of readings) {
    const input = inputOf(name) as object as never
    const read = () => stack.ok(name, input, player)
    const asked = await weigh(player, read)
    for (const one of asked)
      expect(await countRead(one), `${name}: ${one.text}`).toBeLessThanOrEqual(mostRead)
  }
})
