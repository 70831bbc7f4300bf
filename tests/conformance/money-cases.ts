import { strict as assert } from 'node:assert'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Case } from './client.ts'
import type { Told } from './client.ts'
import { ask, makeKey, openRound, readBalance } from './client.ts'

const parallel = 50
/** More than any player has. */
const tooMuch = 900_000_000_000

export const moneyCases: Case[] = [
  {
    name: 'every answer carries the balance and the currency',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      expectMoney(await round.askBet(), before - 100)
      expectMoney(await round.askWin(), before + 150)
      const other = openRound(subject)
      expectMoney(await other.askBetWin(), before + 90)
      const refused = await openRound(subject).askBet({ amount: tooMuch })
      assert.deepEqual([refused.name, refused.balance], ['notEnough', before + 90])
    },
  },
  {
    name: 'a round that starts too soon is told how long to wait, and may start then',
    async run(subject) {
      const first = await openRound(subject).askBetWin()
      assert.equal(first.name, 'ok')
      const early = openRound(subject)
      const answer = await early.askBetWin()
      // A site may demand no least time between starts.
      if (answer.name === 'ok') return
      assert.equal(answer.name, 'tooSoon')
      assert.ok(answer.waitMs !== undefined && answer.waitMs > 0)
      const again = await early.askBetWin()
      assert.deepEqual([again.name, again.isRepeat], ['tooSoon', true])
      await sleep(answer.waitMs)
      assert.equal((await openRound(subject).askBetWin()).name, 'ok')
    },
  },
  {
    name: 'what a launch allows is told with the balance, and a stake above it is refused',
    async run(subject) {
      const { playerId, gameId, token } = subject
      const { rules } = await ask(subject, 'balance', { playerId, gameId, token })
      assert.ok(rules, 'no rules are told')
      // A site may set no ceiling.
      if (rules.maxStake === null) return
      const refused = await openRound(subject).askBet({ amount: rules.maxStake + 1 })
      assert.equal(refused.name, 'limitReached')
      assert.ok(['stakeCeiling', 'bonusStake'].includes(refused.message ?? ''), refused.message)
    },
  },
  {
    name: 'a purse is brought home with what was played of it, and only once',
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      expectMoney(await round.askBet(), before - 100)
      expectMoney(await round.askWin({ amount: 90, played: 10 }), before - 10)
      expectMoney(await round.askWin({ amount: 90, played: 10 }), before - 10)
      const late = await round.askBet({ transactionId: makeKey('b') })
      assert.equal(late.name, 'roundClosed')
    },
  },
  {
    name: 'a repeat gets the stored answer and moves nothing',
    async run(subject) {
      const round = openRound(subject)
      const first = await round.askBet()
      await round.askWin()
      const again = await round.askBet()
      assert.deepEqual([again.name, again.isRepeat], ['ok', true])
      assert.equal(again.balance, first.balance)
      assert.equal(again.walletTransactionId, first.walletTransactionId)
    },
  },
  {
    name: 'other content under the same id is refused',
    async run(subject) {
      const round = openRound(subject)
      await round.askBet()
      assert.equal((await round.askBet({ amount: 101 })).name, 'contentChanged')
      assert.equal((await round.askBet({ roundId: makeKey('r') })).name, 'contentChanged')
      const asWin = await round.askWin({ transactionId: round.bet.transactionId })
      assert.equal(asWin.name, 'contentChanged')
      await round.askWin()
      assert.equal((await round.askWin({ amount: 1 })).name, 'contentChanged')
    },
  },
  {
    name: `${parallel} copies of one bet at once take one stake`,
    async run(subject) {
      const before = await readBalance(subject)
      const round = openRound(subject)
      const answers = await Promise.all(Array.from({ length: parallel }, () => round.askBet()))
      assert.equal(answers.filter(({ isRepeat }) => !isRepeat).length, 1)
      assert.deepEqual(new Set(answers.map(({ name }) => name)), new Set(['ok']))
      assert.equal(await readBalance(subject), before - 100)
      await round.askRollback()
    },
  },
  {
    name: `${parallel} bets at once take ${parallel} stakes`,
    async run(subject) {
      const before = await readBalance(subject)
      const rounds = Array.from({ length: parallel }, () => openRound(subject))
      await Promise.all(rounds.map((round) => round.askBetWin({ amount: 1, winAmount: 1 })))
      assert.equal(await readBalance(subject), before)
    },
  },
  {
    name: 'a bet needs a live token; a win and a rollback want none',
    async run(subject) {
      const token = 'no-such-token-anywhere'
      const round = openRound(subject)
      assert.equal((await round.askBet({ token })).name, 'tokenExpired')
      assert.equal((await round.askBetWin({ token })).name, 'tokenExpired')
      const { playerId, gameId } = subject
      const balance = await ask(subject, 'balance', { playerId, gameId, token })
      assert.equal(balance.name, 'tokenExpired')
    },
  },
  {
    name: 'a refusal is final: the same bet with a good token is refused again',
    async run(subject) {
      const round = openRound(subject)
      await round.askBet({ token: 'no-such-token-anywhere' })
      assert.equal((await round.askBet()).name, 'tokenExpired')
    },
  },
  {
    name: 'unknown players and games are told apart',
    async run(subject) {
      const round = openRound(subject)
      assert.equal((await round.askBet({ playerId: 2 ** 40 })).name, 'unknownPlayer')
      assert.equal((await round.askBet({ gameId: 999_999_999 })).name, 'unknownGame')
    },
  },
  {
    name: 'free rounds nobody gave are unknown',
    async run(subject) {
      const { bet } = openRound(subject)
      const asked = { ...bet, amount: 0, freeRoundsId: makeKey('f') }
      assert.equal((await ask(subject, 'bet', asked)).name, 'unknownFreeRounds')
    },
  },
]

function expectMoney(answer: Told, balance: number): void {
  assert.equal(answer.name, 'ok')
  assert.equal(answer.balance, balance)
  assert.equal(answer.currency?.length, 3)
}
