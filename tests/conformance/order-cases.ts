import { strict as assert } from 'node:assert'
import type { Case } from './client.ts'
import { makeKey, openRound, readBalance } from './client.ts'

export const orderCases: Case[] = [
  {
    name: 'a rollback gives the stake back, once',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      await round.askBet()
      assert.equal((await round.askRollback()).balance, before)
      assert.equal((await round.askRollback()).isRepeat, true)
      const second = await round.askRollback({ transactionId: makeKey('x') })
      assert.deepEqual([second.name, second.balance], ['ok', before])
      assert.equal((await round.askBet()).name, 'betRolledBack')
      assert.equal((await round.askWin()).name, 'betRolledBack')
    },
  },
  {
    name: 'a rollback before its bet is remembered, and the late bet refused',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      assert.equal((await round.askRollback()).name, 'ok')
      assert.equal((await round.askBet()).name, 'betRolledBack')
      assert.equal(await readBalance(subject), before)
    },
  },
  {
    name: 'a rollback after a win is refused',
    async run(subject) {
      const round = openRound(subject)
      await round.askBet()
      await round.askWin({ closesRound: false })
      assert.equal((await round.askRollback()).name, 'alreadyWon')
      const whole = openRound(subject)
      await whole.askBetWin()
      const betTransactionId = whole.betWin.transactionId
      assert.equal((await whole.askRollback({ betTransactionId })).name, 'alreadyWon')
    },
  },
  {
    name: 'a win without its bet is refused, and good once the bet is there',
    async run(subject) {
      const round = openRound(subject)
      assert.equal((await round.askWin()).name, 'unknownBet')
      await round.askBet()
      assert.equal((await round.askWin({ roundId: makeKey('r') })).name, 'unknownBet')
      assert.equal((await round.askWin()).name, 'ok')
    },
  },
  {
    name: 'a rollback that names another round than its bet is refused and moves nothing',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      await round.askBet()
      const elsewhere = await round.askRollback({ roundId: makeKey('r') })
      assert.deepEqual([elsewhere.name, elsewhere.balance], ['unknownBet', before - 100])
      const right = await round.askRollback({ transactionId: makeKey('x') })
      assert.deepEqual([right.name, right.balance], ['ok', before])
    },
  },
  {
    name: 'nothing follows in a closed round',
    async run(subject) {
      const round = openRound(subject)
      const other = makeKey('b')
      await round.askBet()
      await round.askBet({ transactionId: other })
      assert.equal((await round.askWin({ amount: 0 })).name, 'ok')
      assert.equal((await round.askBet({ transactionId: makeKey('b') })).name, 'roundClosed')
      assert.equal((await round.askWin({ transactionId: makeKey('w') })).name, 'roundClosed')
      assert.equal((await round.askRollback({ betTransactionId: other })).name, 'roundClosed')
    },
  },
  {
    name: 'nor in a round whose bets were all rolled back',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      const other = makeKey('b')
      await round.askBet()
      await round.askBet({ transactionId: other })
      await round.askRollback()
      const third = makeKey('b')
      assert.equal((await round.askBet({ transactionId: third })).name, 'ok')
      for (const betTransactionId of [other, third])
        await round.askRollback({ transactionId: makeKey('x'), betTransactionId })
      assert.equal((await round.askBet({ transactionId: makeKey('b') })).name, 'roundClosed')
      assert.equal((await round.askBetWin()).name, 'roundClosed')
      assert.equal(await readBalance(subject), before)
    },
  },
  {
    name: 'late rollbacks of bets that never were are good and leave a closed round as it is',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      await round.askBet()
      await round.askWin()
      for (let time = 0; time < 3; time++) {
        const late = { transactionId: makeKey('x'), betTransactionId: makeKey('b') }
        const answer = await round.askRollback(late)
        assert.deepEqual([answer.name, answer.balance], ['ok', before + 150])
        const bet = await round.askBet({ transactionId: late.betTransactionId })
        assert.equal(bet.name, 'betRolledBack')
      }
      assert.equal((await round.askWin()).isRepeat, true)
    },
  },
  {
    name: 'several bets and wins make one round',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      await round.askBet()
      await round.askBet({ transactionId: makeKey('b'), amount: 50 })
      await round.askWin({ transactionId: makeKey('w'), amount: 30, closesRound: false })
      assert.equal((await round.askWin({ amount: 20 })).balance, before - 100)
    },
  },
]
