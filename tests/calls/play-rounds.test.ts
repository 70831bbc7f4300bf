import { mostBetsOfRound } from '@parlour/contract/wallet-protocol.ts'
import type { Queries, Sql } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { hasOpenRound } from '@parlour/server/play/index.ts'
import { findOpenRound } from '@parlour/server/play/launch.ts'
import { playGate } from '@parlour/server/play/gate.ts'
import { readSummary } from '@parlour/server/wallet/index.ts'
import { findFacts } from '@parlour/server/wallet/facts.ts'
import { laneConnection } from '@parlour/server/wallet/lanes.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { makeKey, openRound } from '../conformance/client.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { games, startPlay } from '../stack/play-stack.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const eventsOf = (playerId: number) =>
  stack.app.database.rows<{ stake: number; win: number }>(sql`
    select (payload->>'stake')::int as stake, (payload->>'win')::int as win from events
    where player_id = ${playerId} and type = 'round.settled' order by event_id`)
const roundOf = (playerId: number, roundId: string) =>
  stack.app.database.row<object>(sql`select stake, win, status, bets, settled_at
    from play_rounds where player_id = ${playerId} and round_id = ${roundId}`)

test('rollbacks of bets that never were tell nothing of a settled round again', async () => {
  const game = await stack.open()
  const round = openRound(game)
  await round.askBet()
  await round.askWin()
  const settled = await roundOf(game.playerId, round.roundId)
  for (let time = 0; time < 20; time++) {
    const late = { transactionId: makeKey('x'), betTransactionId: makeKey('b') }
    expect(await round.askRollback(late)).toMatchObject({ name: 'ok', balance: 100_001_50 })
  }
  expect(await eventsOf(game.playerId)).toEqual([{ stake: 100, win: 250 }])
  expect(await roundOf(game.playerId, round.roundId)).toEqual(settled)
})

test('a round whose bets were all rolled back has ended and takes no more', async () => {
  const game = await stack.open()
  const round = openRound(game)
  await round.askBet()
  await round.askRollback()
  const ended = await roundOf(game.playerId, round.roundId)
  const late = await round.askBet({ transactionId: makeKey('b'), amount: 70 })
  expect(late).toMatchObject({ name: 'roundClosed', balance: 100_000_00 })
  expect(await round.askBetWin()).toMatchObject({ name: 'roundClosed', balance: 100_000_00 })
  await round.askRollback({ transactionId: makeKey('x') })
  expect(await eventsOf(game.playerId)).toEqual([])
  expect(await roundOf(game.playerId, round.roundId)).toEqual(ended)
})

test('a round goes on as long as one of its bets stands', async () => {
  const game = await stack.open()
  const round = openRound(game)
  const other = makeKey('b')
  await round.askBet()
  await round.askBet({ transactionId: other, amount: 70 })
  await round.askRollback()
  await round.askWin({ betTransactionId: other, amount: 0 })
  await round.askRollback({ transactionId: makeKey('x') })
  expect(await eventsOf(game.playerId)).toEqual([{ stake: 70, win: 0 }])
})

test('a round takes so many bets and no more, and can still be won', async () => {
  const game = await stack.open()
  const round = openRound(game)
  // Hundreds at once may be told to ask again, as any provider is.
  const bet = async (transactionId = makeKey('b')) => {
    let told = await round.askBet({ transactionId, amount: 1 })
    while (told.name === 'retry') told = await round.askBet({ transactionId, amount: 1 })
    return told
  }
  await round.askBet()
  await Promise.all(Array.from({ length: mostBetsOfRound - 1 }, () => bet()))
  expect(await bet()).toMatchObject({ name: 'limitReached' })
  expect(await round.askBet()).toMatchObject({ name: 'ok' })
  await round.askWin()
  const stake = 100 + mostBetsOfRound - 1
  expect(await eventsOf(game.playerId)).toEqual([{ stake, win: 250 }])
})

test('a round that ends otherwise is told of no more, and what is gone is owed', async () => {
  const game = await stack.open(100)
  const round = openRound(game)
  await round.askBet()
  await round.askWin({ amount: 500 })
  await openRound(game).askBetWin({ amount: 400, winAmount: 0 })
  const told = await eventsOf(game.playerId)
  const down = await round.askResettle({ amount: 50 })
  expect(down).toMatchObject({ name: 'ok', balance: 0 })
  const summary = () => readSummary(stack.app.database, game.playerId)
  expect(await summary()).toMatchObject({ coin: 0, receivable: 350 })
  const ended = { stake: 100, win: 50, status: 'settled' }
  expect(await roundOf(game.playerId, round.roundId)).toMatchObject(ended)
  expect(await round.askResettle({ transactionId: makeKey('s'), amount: null })).toMatchObject({
    name: 'ok',
    balance: 50,
  })
  const gone = { stake: 100, win: 100, status: 'rolledBack' }
  expect(await roundOf(game.playerId, round.roundId)).toMatchObject(gone)
  expect(await eventsOf(game.playerId)).toEqual(told)
})

test('many copies of one resettlement at once move its difference once', async () => {
  const game = await stack.open()
  const round = openRound(game)
  await round.askBet()
  await round.askWin()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => round.askResettle({ amount: 400 })),
  )
  expect(answers.map(({ name, balance }) => [name, balance])).toEqual(
    Array.from({ length: 20 }, () => ['ok', 100_003_00]),
  )
  expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1)
})

test('a stake counts once its round has ended, and one rolled back never', async () => {
  const game = await stack.open(1_000_00)
  const summary = () => readSummary(stack.app.database, game.playerId)
  const undone = openRound(game)
  await undone.askBet({ amount: 1_000_00 })
  expect(await summary()).toMatchObject({ coin: 0, turnoverLeft: 1_000_00 })
  await undone.askRollback()
  expect(await summary()).toMatchObject({ coin: 1_000_00, withdrawable: 0, locked: 1_000_00 })
  const round = openRound(game)
  const second = makeKey('b')
  await round.askBet({ amount: 600_00 })
  await round.askBet({ amount: 100_00, transactionId: second })
  await round.askWin({ amount: 50_00, closesRound: false })
  expect(await summary()).toMatchObject({ turnoverLeft: 1_000_00 })
  await round.askWin({ transactionId: makeKey('w'), betTransactionId: second, amount: 0 })
  expect(await summary()).toMatchObject({ coin: 350_00, turnoverLeft: 300_00 })
  await openRound(game).askBetWin({ amount: 300_00, winAmount: 300_00 })
  expect(await summary()).toMatchObject({ turnoverLeft: 0, withdrawable: 350_00 })
})

test('of a purse only what was played is wagered, and told to promotions', async () => {
  const game = await stack.open(1_000_00)
  const summary = () => readSummary(stack.app.database, game.playerId)
  const purse = openRound(game)
  await purse.askBet({ amount: 400_00 })
  await purse.askWin({ amount: 395_00, played: 10_00 })
  expect(await summary()).toMatchObject({ coin: 995_00, turnoverLeft: 990_00 })
  const untouched = openRound(game)
  await untouched.askBet({ amount: 995_00 })
  await untouched.askWin({ amount: 995_00, played: 0 })
  expect(await summary()).toMatchObject({ coin: 995_00, turnoverLeft: 990_00 })
  // Shot over and over: never more than was staked.
  const long = openRound(game)
  await long.askBet({ amount: 100_00 })
  await long.askWin({ amount: 80_00, played: 700_00 })
  expect(await summary()).toMatchObject({ coin: 975_00, turnoverLeft: 890_00 })
  expect(await eventsOf(game.playerId)).toEqual([
    { stake: 10_00, win: 5_00 },
    { stake: 0, win: 0 },
    { stake: 100_00, win: 80_00 },
  ])
})

test('whether a player has an open round is read without reading all the others', async () => {
  const game = await stack.open()
  const { playerId } = game
  await stack.app.database.run(sql`insert into play_rounds (player_id, provider, round_id, game_id,
      stake, win, status, bets, settled_at)
    select case when n % 4 = 0 then ${playerId} else n end, 'arcade', 'many-' || n, ${games.open},
      1, 0, case when n % 4 = 1 then 'open' else 'settled' end, '{}',
      case when n % 4 <> 1 then now() end
    from generate_series(1, 40000) as n`)
  await stack.app.database.run(sql`analyze play_rounds`)
  const { database } = stack.app
  let blocks = 0
  const explaining: Queries = {
    ...database,
    async find<Row>({ text, values }: Sql) {
      const plan = await database.row<Record<string, Plan[]>>({
        text: `explain (analyze, buffers, format json) ${text}`,
        values,
      })
      blocks += countBlocks(plan)
      return database.find<Row>({ text, values })
    },
  }
  expect(await hasOpenRound(explaining, playerId)).toBe(false)
  expect(await findOpenRound(explaining, playerId, games.open)).toBeNull()
  expect(blocks).toBeLessThan(40)
})

type Plan = { Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

function countBlocks(plan: Record<string, Plan[]>): number {
  const [top] = plan['QUERY PLAN'] ?? []
  if (!top) throw new Error('no plan')
  return top.Plan['Shared Hit Blocks'] + top.Plan['Shared Read Blocks']
}

type PlanNode = { 'Relation Name'?: string; 'Actual Rows': number; 'Actual Loops': number }
type PlanTree = PlanNode & { Plans?: PlanTree[] }
const flatten = (plan: PlanTree): PlanTree[] => [plan, ...(plan.Plans ?? []).flatMap(flatten)]

test('a batch looks at sign-ins of its own players, however many others there are', async ({
  skip,
}) => {
  const { database } = stack.app
  skip(database.shards > 0, 'the plan of one machine; see tests/cluster/statements.test.ts')
  const { playerId } = await stack.open()
  for (let others = 0; others < 50; others++) await stack.signIn()
  await database.run(sql`analyze sessions`)
  const asked = findFacts([playerId], playGate)
  const client = new pg.Client(laneConnection(database.pool))
  await client.connect()
  const text = `explain (analyze, format json) ${asked.text}`
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanTree }[] }>({ ...asked, text })
  await client.end()
  const nodes = flatten(rows[0]!['QUERY PLAN'][0]!.Plan)
  const read = (table: string) =>
    nodes
      .filter((node) => node['Relation Name'] === table)
      .map((node) => node['Actual Rows'] * node['Actual Loops'])
  const isFew = (count: number) => count <= 1
  expect(read('sessions').length).toBeGreaterThan(0)
  expect(read('sessions').every(isFew)).toBe(true)
})
