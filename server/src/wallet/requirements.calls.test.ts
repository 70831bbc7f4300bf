import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { WalletLanes } from './index.ts'
import { checkLedger, createWalletLanes, giveUpBonus, readBalances, readSummary } from './index.ts'
import { addPlayer, deposit, openTestLedger, postOnce } from '../../../tests/stack/ledger.ts'

let database: Database
let lanes: WalletLanes
beforeAll(async () => {
  database = (await openTestLedger(inject('clusterUrl'))).database
  lanes = createWalletLanes(database)
})
afterAll(async () => {
  await lanes.stop()
  expect((await checkLedger(database)).difference).toBeNull()
  await database.end()
})

const asked = { provider: 'arcade', roundId: 'r1', source: '1001' }
let keys = 0
const wager = (playerId: number, amount: number, contributionPerMillion = 1_000_000) => {
  const bet = { ...asked, playerId, key: `k${++keys}`, amount, contributionPerMillion }
  return lanes.betWin({ ...bet, winAmount: amount })
}
const reward = (playerId: number, amount: number, betRate: number) =>
  postOnce(database, {
    code: 'reward',
    playerId,
    key: `reward:${++keys}`,
    amount,
    source: 'tasks',
    requirement: { betRate, source: 'tasks' },
  })
const giveUp = (playerId: number, requirementId: number, hasOpenRound = false) =>
  database.transaction((tx) =>
    giveUpBonus(tx, { playerId, requirementId, hasOpenRound: async () => hasOpenRound }),
  )
const bonusOf = async (playerId: number) =>
  (await readSummary(database, playerId)).requirements.find(({ canGiveUp }) => canGiveUp)
    ?.requirementId ?? 0

test('a deposit locks itself until it was wagered once, a reward after it', async () => {
  const playerId = await addPlayer(database)
  await deposit(database, playerId, 100_00, 1)
  await reward(playerId, 10_00, 5)
  expect(await readSummary(database, playerId)).toMatchObject({
    coin: 110_00,
    locked: 110_00,
    withdrawable: 0,
    turnoverLeft: 150_00,
  })
  await wager(playerId, 60_00)
  await wager(playerId, 79_80, 500_000)
  const { requirements, ...sums } = await readSummary(database, playerId)
  expect(sums).toMatchObject({ locked: 110_00, withdrawable: 0, turnoverLeft: 50_10 })
  expect(requirements).toMatchObject([
    { source: 'deposit', amount: 100_00, betRate: 1, wagered: 99_90, canGiveUp: false },
    { source: 'tasks', amount: 10_00, betRate: 5, wagered: 0, canGiveUp: true },
  ])
  await wager(playerId, 10)
  expect(await readSummary(database, playerId)).toMatchObject({
    locked: 10_00,
    withdrawable: 100_00,
    requirements: [{ source: 'tasks', required: 50_00, wagered: 0 }],
  })
  await wager(playerId, 50_00)
  expect(await readSummary(database, playerId)).toMatchObject({
    locked: 0,
    withdrawable: 110_00,
    turnoverLeft: 0,
    requirements: [],
    staked: 189_90,
  })
})

test('locked coins go neither into the safe box nor out, but may be bet', async () => {
  const playerId = await addPlayer(database, 20_00)
  await reward(playerId, 10_00, 5)
  for (const code of ['safebox_in', 'withdrawal_hold'] as const)
    expect(
      await postOnce(database, { code, playerId, key: `${code}:1`, amount: 20_01 }),
    ).toMatchObject({ outcome: 'refused', reason: 'notWithdrawable' })
  const bet = { ...asked, playerId, key: 'all', amount: 30_00, contributionPerMillion: 0 }
  expect(await lanes.bet(bet)).toMatchObject({ status: 'ok', balance: 0 })
})

test('a bonus given up takes its amount with it, once, however often it is asked', async () => {
  const playerId = await addPlayer(database)
  await reward(playerId, 10_00, 5)
  await deposit(database, playerId, 100_00, 1)
  const requirementId = await bonusOf(playerId)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => giveUp(playerId, requirementId)),
  )
  for (const answer of answers) expect(answer).toEqual({ outcome: 'givenUp', taken: 10_00 })
  expect(await readSummary(database, playerId)).toMatchObject({
    coin: 100_00,
    locked: 100_00,
    turnoverLeft: 100_00,
  })
})

test('a bonus already lost in part takes what is there', async () => {
  const playerId = await addPlayer(database)
  await reward(playerId, 10_00, 5)
  const bet = { ...asked, playerId, key: 'lose', amount: 7_00, contributionPerMillion: 1_000_000 }
  await lanes.betWin({ ...bet, winAmount: 0 })
  expect(await giveUp(playerId, await bonusOf(playerId))).toMatchObject({ taken: 3_00 })
  expect(await readSummary(database, playerId)).toMatchObject({ coin: 0, locked: 0 })
})

test('a bonus staked in an open round is not given up: its win would escape', async () => {
  const playerId = await addPlayer(database)
  await reward(playerId, 10_00, 5)
  const bet = { ...asked, playerId, key: 'open', amount: 7_00, contributionPerMillion: 1_000_000 }
  await lanes.bet(bet)
  const requirementId = await bonusOf(playerId)
  expect(await giveUp(playerId, requirementId, true)).toMatchObject({ reason: 'roundOpen' })
  await deposit(database, playerId, 50_00)
  expect(await giveUp(playerId, requirementId, true)).toMatchObject({ taken: 10_00 })
})

test('neither a deposit, a bonus already met nor somebody else’s can be given up', async () => {
  const playerId = await addPlayer(database)
  const other = await addPlayer(database)
  await deposit(database, playerId, 10_00, 1)
  const { requirements } = await readSummary(database, playerId)
  const cash = requirements[0]?.requirementId ?? 0
  expect(await giveUp(playerId, cash)).toMatchObject({ reason: 'notABonus' })
  await reward(playerId, 10_00, 1)
  const bonus = await bonusOf(playerId)
  expect(await giveUp(other, bonus)).toMatchObject({ reason: 'unknownRequirement' })
  await wager(playerId, 20_00)
  expect(await giveUp(playerId, bonus)).toMatchObject({ reason: 'alreadyMet' })
  expect((await readBalances(database, playerId)).coin).toBe(20_00)
})

const lose = (playerId: number, amount: number) =>
  lanes.betWin({
    ...asked,
    playerId,
    key: `lose${++keys}`,
    amount,
    winAmount: 0,
    contributionPerMillion: 1_000_000,
  })
const depositAfter = (playerId: number, amount: number, hasOpenRound: boolean) =>
  postOnce(database, {
    code: 'deposit',
    playerId,
    key: `deposit:${++keys}`,
    amount,
    requirement: { betRate: 1, source: 'deposit' },
    hasOpenRound: async () => hasOpenRound,
  })

test('what was lost with nothing in play lapses when a deposit comes', async () => {
  const playerId = await addPlayer(database)
  await deposit(database, playerId, 10_00, 2)
  await reward(playerId, 10_00, 5)
  await lose(playerId, 20_00)
  expect(await readSummary(database, playerId)).toMatchObject({ coin: 0, turnoverLeft: 50_00 })
  await depositAfter(playerId, 30_00, false)
  expect(await readSummary(database, playerId)).toMatchObject({
    coin: 30_00,
    locked: 30_00,
    turnoverLeft: 30_00,
    requirements: [{ source: 'deposit', amount: 30_00, wagered: 0 }],
  })
  const rows = await database.rows<{ state: string }>(sql`select state from wallet_requirements
    where player_id = ${playerId} order by requirement_id`)
  expect(rows.map(({ state }) => state)).toEqual(['met', 'lapsed', 'open'])
  expect((await checkLedger(database)).difference).toBeNull()
})

test('a rest that no game takes as a stake is nothing left', async () => {
  const playerId = await addPlayer(database)
  await reward(playerId, 10_00, 5)
  await lose(playerId, 9_01)
  await depositAfter(playerId, 30_00, false)
  const { requirements, coin } = await readSummary(database, playerId)
  expect(requirements.map(({ source }) => source)).toEqual(['deposit'])
  expect(coin).toBe(30_99)
  expect((await checkLedger(database)).difference).toBeNull()
})

test.each([
  ['a stake is still in play', 10_00, true],
  ['a coin is left', 9_00, false],
])('nothing lapses while %s', async (_why, lost, hasOpenRound) => {
  const playerId = await addPlayer(database)
  await reward(playerId, 10_00, 5)
  await lose(playerId, lost)
  await depositAfter(playerId, 30_00, hasOpenRound)
  const { requirements } = await readSummary(database, playerId)
  expect(requirements.map(({ source }) => source)).toEqual(['tasks', 'deposit'])
})

test('whether a stake is in play is asked while no bet can be made', async () => {
  const playerId = await addPlayer(database)
  await reward(playerId, 10_00, 5)
  await lose(playerId, 10_00)
  const answers: string[] = []
  const hasOpenRound = async () => {
    const look = sql`select from wallet_accounts where player_id = ${playerId}
      and account = 'coin' for update nowait`
    await database.run(look).catch((error: { code: string }) => answers.push(error.code))
    return true
  }
  const requirementId = await bonusOf(playerId)
  await database.transaction((tx) => giveUpBonus(tx, { playerId, requirementId, hasOpenRound }))
  const key = `deposit:${++keys}`
  const requirement = { betRate: 1, source: 'deposit' }
  await postOnce(database, {
    code: 'deposit',
    playerId,
    key,
    amount: 1_00,
    requirement,
    hasOpenRound,
  })
  expect(answers).toEqual(['55P03', '55P03'])
})

test('of 50 deposits at once into an empty account one finds it empty', async () => {
  const playerId = await addPlayer(database)
  await reward(playerId, 10_00, 5)
  await lose(playerId, 10_00)
  await Promise.all(Array.from({ length: 50 }, () => depositAfter(playerId, 1_00, false)))
  expect(await readSummary(database, playerId)).toMatchObject({ coin: 50_00, locked: 50_00 })
})

test('a bet counts for nothing: it may be rolled back', async () => {
  const playerId = await addPlayer(database)
  await deposit(database, playerId, 50_00, 1)
  await lanes.bet({ ...asked, playerId, key: 'undo', amount: 50_00 })
  expect(await readSummary(database, playerId)).toMatchObject({ turnoverLeft: 50_00 })
  await lanes.rollback({ ...asked, playerId, key: 'z', betKey: 'undo' })
  expect(await readSummary(database, playerId)).toMatchObject({
    coin: 50_00,
    withdrawable: 0,
    turnoverLeft: 50_00,
    staked: 0,
  })
})

/** As bets were written when they counted at once. */
async function betAsOfOld(playerId: number, key: string, amount: number): Promise<void> {
  await lanes.bet({ ...asked, playerId, key, amount })
  await database.transaction(async (tx) => {
    if (tx.isSpread) await tx.run(sql`set local citus.propagate_set_commands = 'local'`)
    await tx.run(sql`set local session_replication_role = replica`)
    await tx.run(sql`update wallet_entries set contribution = ${amount}
      where player_id = ${playerId} and key = ${key}`)
    await tx.run(sql`update wallet_accounts set turnover = turnover + ${amount}
      where player_id = ${playerId} and account = 'coin'`)
  })
}

test('a bet of old times rolled back no longer counts for what was open', async () => {
  const playerId = await addPlayer(database, 500_00)
  await deposit(database, playerId, 50_00, 1)
  await reward(playerId, 10_00, 5)
  await betAsOfOld(playerId, 'undo', 45_00)
  await betAsOfOld(playerId, 'keep', 25_00)
  expect(await readSummary(database, playerId)).toMatchObject({ turnoverLeft: 30_00 })
  await reward(playerId, 1_00, 1)
  await lanes.rollback({ ...asked, playerId, key: 'z', betKey: 'undo' })
  const { requirements, turnoverLeft } = await readSummary(database, playerId)
  expect(requirements).toMatchObject([
    { amount: 10_00, wagered: 0 },
    { amount: 1_00, wagered: 0 },
  ])
  expect(turnoverLeft).toBe(51_00)
  await wager(playerId, 51_00)
  expect(await readSummary(database, playerId)).toMatchObject({ turnoverLeft: 0, locked: 0 })
})
