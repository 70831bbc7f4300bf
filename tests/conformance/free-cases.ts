import { strict as assert } from 'node:assert'
import type { Subject } from './client.ts'
import { ask, makeKey, openRound, readBalance } from './client.ts'

/** A player with free rounds in the game, as the address of the game told. */
export type FreeSubject = Subject & { freeRoundsId: string; roundsLeft: number }
export type FreeCase = {
  name: string
  /** How many rounds the case uses up. */
  rounds: number
  run: (subject: FreeSubject) => Promise<void>
}

const parallel = 50

export const freeCases: FreeCase[] = [
  {
    name: 'a free round takes no stake and pays its win',
    rounds: 2,
    async run(subject) {
      const before = await readBalance(subject)
      const { bet, win } = freeRound(subject)
      const taken = await ask(subject, 'bet', bet)
      assert.deepEqual([taken.name, taken.balance], ['ok', before])
      assert.equal((await ask(subject, 'win', win)).balance, before + 250)
      const whole = await ask(subject, 'betWin', { ...freeRound(subject).betWin, winAmount: 70 })
      assert.equal(whole.balance, before + 320)
    },
  },
  {
    name: `${parallel} copies of one free bet at once use one round`,
    rounds: 1,
    async run(subject) {
      const { bet } = freeRound(subject)
      const answers = await Promise.all(
        Array.from({ length: parallel }, () => ask(subject, 'bet', bet)),
      )
      assert.equal(answers.filter(({ isRepeat }) => !isRepeat).length, 1)
    },
  },
  {
    name: 'a free round rolled back is there again, once',
    rounds: 0,
    async run(subject) {
      const { bet, rollback } = freeRound(subject)
      const before = await readBalance(subject)
      await ask(subject, 'bet', bet)
      assert.equal((await ask(subject, 'rollback', rollback)).balance, before)
      const again = { ...rollback, transactionId: makeKey('x') }
      assert.equal((await ask(subject, 'rollback', again)).balance, before)
      assert.equal((await ask(subject, 'bet', bet)).name, 'betRolledBack')
    },
  },
  {
    name: 'what is left is used up to the last and then unknown, however many ask at once',
    rounds: Number.POSITIVE_INFINITY,
    async run(subject) {
      const asked = Array.from({ length: subject.roundsLeft + 5 }, () =>
        ask(subject, 'betWin', { ...freeRound(subject).betWin, winAmount: 1 }),
      )
      const names = (await Promise.all(asked)).map(({ name }) => name)
      assert.equal(names.filter((name) => name === 'ok').length, subject.roundsLeft)
      assert.equal(names.filter((name) => name === 'unknownFreeRounds').length, 5)
    },
  },
]

/** Names that nobody used before, for a round that costs nothing. */
function freeRound(subject: FreeSubject) {
  const { freeRoundsId } = subject
  const { bet, win, rollback, betWin } = openRound(subject)
  const free = { amount: 0, freeRoundsId }
  return { bet: { ...bet, ...free }, betWin: { ...betWin, ...free }, win, rollback }
}
