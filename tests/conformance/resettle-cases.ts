import { strict as assert } from 'node:assert'
import type { Case } from './client.ts'
import { makeKey, openRound, readBalance } from './client.ts'

/** A round that had ended, ended otherwise. */
export const resettleCases: Case[] = [
  {
    name: 'a settled round may pay more or less in all, and the difference is moved once',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      await round.askBet()
      await round.askWin()
      const up = await round.askResettle({ amount: 400 })
      assert.deepEqual([up.name, up.balance], ['ok', before + 300])
      const again = await round.askResettle({ amount: 400 })
      assert.deepEqual([again.name, again.balance, again.isRepeat], ['ok', before + 300, true])
      assert.equal((await round.askResettle({ amount: 401 })).name, 'contentChanged')
      const down = await round.askResettle({ transactionId: makeKey('s'), amount: 0 })
      assert.deepEqual([down.name, down.balance], ['ok', before - 100])
      assert.equal((await round.askResettle({ amount: 400 })).balance, before + 300)
      assert.equal(await readBalance(subject), before - 100)
    },
  },
  {
    name: 'a void round gives its stakes back, and may be brought back',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      const other = makeKey('b')
      await round.askBet()
      await round.askBet({ transactionId: other, amount: 50 })
      await round.askWin({ amount: 30 })
      const gone = await round.askResettle({ amount: null })
      assert.deepEqual([gone.name, gone.balance], ['ok', before])
      assert.equal((await round.askBet({ transactionId: makeKey('b') })).name, 'roundClosed')
      const late = await round.askRollback({ betTransactionId: other })
      assert.deepEqual([late.name, late.balance], ['roundClosed', before])
      const back = await round.askResettle({ transactionId: makeKey('s'), amount: 30 })
      assert.deepEqual([back.name, back.balance], ['ok', before - 120])
    },
  },
  {
    name: 'only what has ended ends otherwise',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      assert.equal((await round.askResettle()).name, 'unknownBet')
      await round.askBet()
      assert.equal((await round.askResettle()).name, 'unknownBet')
      await round.askRollback()
      assert.equal((await round.askResettle()).name, 'betRolledBack')
      assert.equal(await readBalance(subject), before)
    },
  },
]
