import assert from 'node:assert/strict'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Database } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import type { Item, Outcome, WalletLanes } from './index.ts'
import { checkLedger, createWalletLanes, giveUpBonus, readSummary } from './index.ts'
import type { Command } from '../../../tests/wallet/model/commands.ts'
import { commands } from '../../../tests/wallet/model/commands.ts'
import { addPlayer, openTestLedger, postOnce } from '../../../tests/stack/ledger.ts'
import type { Model } from '../../../tests/wallet/model/model.ts'
import { createModel, hasOpenBet, openOf } from '../../../tests/wallet/model/model.ts'

let database: Database
let lanes: WalletLanes
beforeAll(async () => {
  database = (await openTestLedger(inject('clusterUrl'), 4)).database
  // One lane: what is asked in a row is decided in that row, as the model does.
  lanes = createWalletLanes(database, { lanes: 1 })
})
afterAll(async () => {
  await lanes.stop()
  await database.end()
})

/** The model's players 1 and 2 are new people in every run; 3 is nobody. */
type Cast = Map<number, number>

function ask(item: Item): Promise<Outcome> {
  switch (item.call) {
    case 'bet':
      return lanes.bet(item)
    case 'win':
      return lanes.win(item)
    case 'rollback':
      return lanes.rollback(item)
    case 'betWin':
      return lanes.betWin(item)
  }
}

async function run(list: Command[]): Promise<void> {
  const model = createModel()
  const cast: Cast = new Map([[3, 3]])
  for (const playerId of [1, 2]) {
    model.add(playerId)
    cast.set(playerId, await addPlayer(database))
  }
  let batch: Item[] = []
  const flush = async () => {
    const expected = batch.map((item) => model.ask(item))
    const asked = batch.map((item) => ({ ...item, playerId: cast.get(item.playerId) ?? 0 }))
    const made = await Promise.all(asked.map(ask))
    assert.deepEqual(
      made.map(({ status, isRepeat, balance }) => ({ status, isRepeat, balance })),
      expected,
    )
    batch = []
  }
  for (const [index, command] of list.entries()) {
    if (command.do === 'ask') batch.push(command.item)
    else {
      await flush()
      await apply(model, cast, command, index)
    }
  }
  await flush()
  for (const playerId of [1, 2]) await compare(model, playerId, cast.get(playerId) ?? 0)
}

type Direct = Exclude<Command, { do: 'ask' }>

async function apply(model: Model, cast: Cast, command: Direct, index: number): Promise<void> {
  const playerId = cast.get(command.playerId) ?? 0
  if (command.do === 'credit') {
    const { amount, betRate, isBonus } = command
    const requirement = { betRate, source: isBonus ? 'tasks' : 'deposit' }
    const code = isBonus ? 'reward' : 'deposit'
    const isPlaying = hasOpenBet(model.getPerson(command.playerId))
    const asked = { playerId, key: `credit:${index}`, amount, requirement }
    await postOnce(database, { code, ...asked, hasOpenRound: async () => isPlaying })
    model.credit(command.playerId, amount, command)
  } else if (command.do === 'setActive') {
    const state = command.isActive ? 'active' : 'closed'
    await database.run(sql`update players set state = ${state} where player_id = ${playerId}`)
    model.setActive(command.playerId, command.isActive)
  } else {
    const { requirements } = await readSummary(database, playerId)
    const bonus = requirements.filter(({ canGiveUp }) => canGiveUp)[command.position]
    const requirementId = bonus?.requirementId ?? 0
    const asked = { playerId, requirementId, hasOpenRound: async () => false }
    const given = await database.transaction((tx) => giveUpBonus(tx, asked))
    const taken = given.outcome === 'givenUp' ? given.taken : null
    assert.equal(taken, model.giveUp(command.playerId, command.position))
  }
}

async function compare(model: Model, who: number, playerId: number): Promise<void> {
  const person = model.getPerson(who)
  const summary = await readSummary(database, playerId)
  const open = openOf(person)
  const locked = open.reduce((sum, { amount }) => sum + amount, 0)
  assert.deepEqual(
    {
      coin: summary.coin,
      staked: summary.staked,
      locked: summary.locked,
      withdrawable: summary.withdrawable,
      turnoverLeft: summary.turnoverLeft,
      requirements: summary.requirements.map((one) => [one.amount, one.wagered]),
    },
    {
      coin: person.coin,
      staked: person.staked,
      locked,
      withdrawable: Math.max(0, person.coin - locked),
      turnoverLeft: open.reduce((sum, { required, filled }) => sum + required - filled, 0),
      requirements: open.map(({ amount, filled }) => [amount, filled]),
    },
  )
}

test('hundreds of random lives in the real ledger end as in the plain model', async () => {
  await fc.assert(fc.asyncProperty(commands, run), { numRuns: 200 })
  const report = await checkLedger(database)
  expect(report.difference).toBeNull()
  expect(report.entries).toBeGreaterThan(1_000)
  expect(report.requirements).toBeGreaterThan(100)
}, 600_000)
