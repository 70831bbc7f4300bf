import { strict as assert } from 'node:assert'
import fc from 'fast-check'
import type { Case } from './client.ts'
import type { Subject, Told } from './client.ts'
import { ask, makeKey, readBalance } from './client.ts'
import type { Step } from './model.ts'
import { createModel } from './model.ts'

/** A few names for everything, so that steps meet: ids are reused, rounds shared. */
const keyNumber = fc.nat({ max: 4 })
const amount = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constant(900_000_000_000))
const keyOf = (number: number) => `k${number}`
const roundOf = (number: number) => `r${number % 2}`
/** Mostly the round of the bet; a provider may also be mistaken. */
const slip = fc.constantFrom(0, 0, 0, 0, 1)

const stake = { call: fc.constant('bet' as const), number: keyNumber, amount }
const stakeStep = fc.record(stake).map(({ number, ...rest }) => named(number, rest))
const wholeStep = fc
  .record({ ...stake, call: fc.constant('betWin' as const), winAmount: fc.nat({ max: 300 }) })
  .map(({ number, ...rest }) => named(number, rest))
const winStep = fc
  .record({
    own: keyNumber,
    bet: keyNumber,
    slip,
    paid: fc.nat({ max: 300 }),
    closesRound: fc.boolean(),
  })
  .map(({ own, bet, slip: by, paid, closesRound }) => {
    const about = { key: keyOf(own), betKey: keyOf(bet), roundId: roundOf(bet + by) }
    return { call: 'win' as const, ...about, amount: paid, closesRound }
  })
const rollbackStep = fc
  .record({ own: keyNumber, bet: keyNumber, slip })
  .map(({ own, bet, slip: by }) => ({
    call: 'rollback' as const,
    key: keyOf(own),
    betKey: keyOf(bet),
    roundId: roundOf(bet + by),
  }))
const resettleStep = fc
  .record({ number: keyNumber, amount: fc.option(fc.nat({ max: 300 })) })
  .map(({ number, amount: paid }) => named(number, { call: 'resettle' as const, amount: paid }))
const steps = fc.array(
  fc.oneof(stakeStep, stakeStep, wholeStep, winStep, rollbackStep, resettleStep),
  { minLength: 1, maxLength: 14 },
)

/** What is asked again is told as it was told first, though the balance is another by then. */
const askedAgain: Step[] = [
  { call: 'betWin', key: 'k0', roundId: 'r0', amount: 1, winAmount: 0 },
  { call: 'resettle', key: 'k2', roundId: 'r0', amount: null },
  { call: 'betWin', key: 'k3', roundId: 'r1', amount: 1, winAmount: 0 },
  { call: 'resettle', key: 'k2', roundId: 'r0', amount: null },
]

/** How often the end of a round of the player was told so far: only the platform itself knows. */
type CountEvents = () => Promise<number>
type Options = { seed?: number; countEvents?: CountEvents }

/** Whatever comes in whatever order, the wallet answers as the model does. */
export function anyOrder(runs: number, { seed, countEvents }: Options = {}): Case {
  return {
    name: `${runs} random orders of bets, wins, rollbacks and repeats go as the model says`,
    async run(subject) {
      const property = fc.asyncProperty(steps, (taken) => follow(subject, taken, countEvents))
      const examples: [Step[]][] = [[askedAgain]]
      await fc.assert(property, { numRuns: runs, examples, ...(seed !== undefined && { seed }) })
    },
  }
}

async function follow(subject: Subject, taken: Step[], countEvents?: CountEvents): Promise<void> {
  const prefix = makeKey('p')
  const model = createModel(await readBalance(subject))
  const toldBefore = await countEvents?.()
  for (const [index, step] of taken.entries()) {
    const expected = model.take(step)
    const { name, balance } = await take(subject, prefix, step)
    assert.deepEqual({ status: name, balance }, expected, `step ${index}: ${JSON.stringify(step)}`)
  }
  assert.equal(await readBalance(subject), model.balance())
  const settlements = model.settlements()
  assert.ok(settlements.every((times) => times === 1))
  const told = await countEvents?.()
  assert.equal(told, toldBefore === undefined ? undefined : toldBefore + settlements.length)
}

function take(subject: Subject, prefix: string, step: Step): Promise<Told> {
  const { playerId, gameId, token } = subject
  const own = (key: string) => `${prefix}.${key}`
  const about = { playerId, gameId, roundId: own(step.roundId), transactionId: own(step.key) }
  switch (step.call) {
    case 'bet':
      return ask(subject, 'bet', { ...about, token, amount: step.amount })
    case 'betWin': {
      const { amount: staked, winAmount } = step
      return ask(subject, 'betWin', { ...about, token, amount: staked, winAmount })
    }
    case 'win': {
      const { amount: paid, closesRound } = step
      const betTransactionId = own(step.betKey)
      return ask(subject, 'win', { ...about, betTransactionId, amount: paid, closesRound })
    }
    case 'resettle':
      return ask(subject, 'resettle', { ...about, amount: step.amount })
    case 'rollback':
      return ask(subject, 'rollback', { ...about, betTransactionId: own(step.betKey) })
  }
}

function named<Rest extends object>(number: number, rest: Rest) {
  return { ...rest, key: keyOf(number), roundId: roundOf(number) }
}
