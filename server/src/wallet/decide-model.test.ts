import assert from 'node:assert/strict'
import fc from 'fast-check'
import { test } from 'vitest'
import type { Item, Outcome } from './items.ts'
import type { Command } from '../../../tests/wallet/model/commands.ts'
import { commands } from '../../../tests/wallet/model/commands.ts'
import type { Expected, Model } from '../../../tests/wallet/model/model.ts'
import { createModel, hasOpenBet, openOf } from '../../../tests/wallet/model/model.ts'
import { createStore } from '../../../tests/wallet/model/store.ts'
import { lockedOf, withdrawableOf } from './turnover.ts'

type Store = ReturnType<typeof createStore>

const players = [1, 2]

/** What is asked in a row goes in one batch of at most so many. */
function run(list: Command[], maxBatch: number) {
  const model = createModel()
  for (const playerId of players) model.add(playerId)
  const store = createStore(players)
  const outcomes: Outcome[] = []
  let batch: Item[] = []
  const flush = () => {
    const expected = batch.map((item) => model.ask(item))
    const made = store.runBatch(batch)
    assert.deepEqual(made.map(toExpected), expected)
    outcomes.push(...made)
    batch = []
  }
  for (const command of list) {
    if (command.do === 'ask') {
      batch.push(command.item)
      if (batch.length === maxBatch) flush()
    } else {
      flush()
      apply(model, store, command)
    }
    if (batch.length === 0) for (const playerId of players) compare(model, store, playerId)
  }
  flush()
  for (const playerId of players) compare(model, store, playerId)
  return { outcomes, log: store.log }
}

function apply(model: Model, store: Store, command: Exclude<Command, { do: 'ask' }>): void {
  const { playerId } = command
  if (command.do === 'credit') {
    const hasOpenRound = hasOpenBet(model.getPerson(playerId))
    model.credit(playerId, command.amount, command)
    store.credit(playerId, command.amount, { ...command, hasOpenRound })
  } else if (command.do === 'setActive') {
    model.setActive(playerId, command.isActive)
    store.setActive(playerId, command.isActive)
  } else {
    const bonus = store.progress(playerId).filter(({ isBonus }) => isBonus)[command.position]
    const taken = bonus ? store.giveUp(playerId, bonus.requirementId, bonus.amount) : null
    assert.equal(model.giveUp(playerId, command.position), taken)
  }
}

function compare(model: Model, store: Store, playerId: number): void {
  const person = model.getPerson(playerId)
  const { balance, turnover, staked } = store.getAccount(playerId)
  const { coin } = person
  assert.deepEqual([balance, turnover, staked], [coin, person.turnover, person.staked])
  assert.ok(balance >= 0)
  const progress = store.progress(playerId)
  const open = openOf(person)
  assert.deepEqual(
    progress.map(({ amount, wagered, left }) => [amount, wagered, left]),
    open.map(({ amount, filled, required }) => [amount, filled, required - filled]),
  )
  const locked = open.reduce((sum, { amount }) => sum + amount, 0)
  assert.equal(lockedOf(progress), locked)
  assert.equal(withdrawableOf(balance, progress), Math.max(0, coin - locked))
}

function toExpected({ status, isRepeat, balance }: Outcome): Expected {
  return { status, isRepeat, balance }
}

const runs = { numRuns: 6_000 }

test('any sequence of calls, in any batches, ends as in the plain model', () => {
  fc.assert(
    fc.property(commands, fc.integer({ min: 1, max: 20 }), (list, maxBatch) => {
      run(list, maxBatch)
    }),
    runs,
  )
})

test('a batch of many decides and writes exactly what many batches of one do', () => {
  fc.assert(
    fc.property(commands, (list) => {
      assert.deepEqual(run(list, 256), run(list, 1))
    }),
    { numRuns: 1_000 },
  )
})

test('the entries sum to the balance, numbered without a gap', () => {
  const credits = players.map((playerId): Command => ({
    do: 'credit',
    playerId,
    amount: 200,
    betRate: 1,
    isBonus: true,
  }))
  fc.assert(
    fc.property(commands, (list) => {
      const { log } = run([...credits, ...list.filter((one) => one.do === 'ask')], 8)
      for (const playerId of players) {
        let sum = 200
        for (const [index, entry] of log.filter((one) => one.playerId === playerId).entries()) {
          sum += entry.amount
          assert.deepEqual([entry.seq, entry.balance], [index + 2, sum])
        }
      }
    }),
    { numRuns: 500 },
  )
})
