import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { signedText, walletAnswer, walletRequests, walletStatuses } from './wallet-protocol.ts'
import { walletSuccess } from './wallet-protocol.ts'

const bet = {
  token: 'a-live-game-token',
  playerId: 7,
  gameId: 101,
  roundId: 'round-1',
  transactionId: 'bet-1',
  amount: 500,
}
const { token: _token, amount: _amount, ...round } = bet

const sign = (text: string) => createHmac('sha256', 'key').update(text).digest('hex')
const accepts = (change: object) => walletRequests.bet.safeParse({ ...bet, ...change }).success

test('a signature covers the call, the time and the body exactly as sent', () => {
  expect(signedText('bet', '17', '{"a":1}')).toBe('POST /wallet/v1/bet\n17\n{"a":1}')
  const texts = [
    signedText('bet', '1', '{"a":1}'),
    signedText('win', '1', '{"a":1}'),
    signedText('bet', '2', '{"a":1}'),
    signedText('bet', '1', '{"a": 1}'),
  ]
  expect(new Set(texts.map(sign)).size).toBe(4)
})

test('every status has a number of its own', () => {
  const numbers = Object.values(walletStatuses)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a bet charges something, a free round nothing', () => {
  expect(accepts({})).toBe(true)
  expect(accepts({ amount: 0 })).toBe(false)
  expect(accepts({ amount: 0, freeRoundsId: 'gift-1' })).toBe(true)
  expect(accepts({ freeRoundsId: 'gift-1' })).toBe(false)
})

test.each([-1, 0.5, 2 ** 53, '500', null])('a bet of %s is refused', (amount) => {
  expect(walletRequests.bet.safeParse({ ...bet, amount }).success).toBe(false)
})

test.each(['\u0000', 'a\u0007b', '\u007f', '\ud800'])('a result of %j is refused', (result) => {
  const betWin = { ...bet, winAmount: 0, result }
  expect(walletRequests.betWin.safeParse(betWin).success).toBe(false)
})

test('a result may break its lines and speak Thai', () => {
  const betWin = { ...bet, winAmount: 0, result: '{\n\t"ผล": "😀"\r\n}' }
  expect(walletRequests.betWin.safeParse(betWin).success).toBe(true)
})

test('a request moves at most ten thousand million units', () => {
  expect(accepts({ amount: 1e12 })).toBe(true)
  expect(accepts({ amount: 1e12 + 1 })).toBe(false)
})

test('what takes money needs a token, what gives it back must not ask for one', () => {
  const win = { ...round, betTransactionId: 'bet-1', amount: 0, closesRound: true }
  expect(walletRequests.bet.safeParse({ ...round, amount: 5 }).success).toBe(false)
  expect(walletRequests.win.safeParse(win).success).toBe(true)
  expect(walletRequests.rollback.safeParse({ ...round, betTransactionId: 'bet-1' }).success).toBe(
    true,
  )
})

test('a request with an unknown field is refused', () => {
  expect(walletRequests.bet.safeParse({ ...bet, bonus: 1 }).success).toBe(false)
})

test('a good answer carries the balance', () => {
  expect(walletAnswer.safeParse({ status: 3 }).success).toBe(true)
  expect(walletSuccess.safeParse({ status: 0 }).success).toBe(false)
  expect(walletSuccess.safeParse({ status: 0, balance: 5, currency: 'THB' }).success).toBe(true)
})
