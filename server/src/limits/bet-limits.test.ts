import { expect, test } from 'vitest'
import type { Item } from '../wallet/index.ts'
import type { CountedPlayer } from './bet-limits.ts'
import { beginLimits } from './bet-limits.ts'

const nowMs = Date.UTC(2031, 4, 20, 12, 30)
const none = { stake: 0, loss: 0, time: 0 }
const done = { status: 'ok', isRepeat: false, balance: 0, entryId: '1-1' } as const
const asked = { playerId: 1, provider: 'p', key: 'k', roundId: 'r', source: '' }
const bet = (amount: number): Item => ({ ...asked, call: 'bet', amount })
const win = (amount: number): Item => {
  return { ...asked, call: 'win', betKey: 'k', amount, contributionPerMillion: 0 }
}
const rollback: Item = { ...asked, call: 'rollback', betKey: 'k' }

type Limits = CountedPlayer['limits']

function begin(limits: Limits, more: Partial<CountedPlayer> = {}) {
  const used = { day: none, week: none, month: none }
  return beginLimits([{ playerId: 1, limits, used, nowMs, lastMs: null, ...more }])
}

const loss: Limits = [{ kind: 'loss', period: 'day', amount: 100 }]

test('a bet above what is left is refused, and one of all that is left is not', () => {
  const turn = begin(loss)
  expect(turn.refuse(bet(101))).toEqual({ status: 'limitReached', detail: 'loss/day' })
  expect(turn.refuse(bet(100))).toBeNull()
})

test('bets of one batch count for each other', () => {
  const turn = begin(loss)
  turn.accept(bet(60), done, -60)
  expect(turn.refuse(bet(41))).not.toBeNull()
  turn.accept(win(50), done, 50)
  expect(turn.refuse(bet(90))).toBeNull()
  turn.accept(bet(90), done, -90)
  turn.accept(rollback, done, 90)
  expect(turn.refuse(bet(90))).toBeNull()
})

test('a whole round at once counts with what it won', () => {
  const turn = begin(loss)
  const whole: Item = {
    ...asked,
    call: 'betWin',
    amount: 100,
    winAmount: 30,
    contributionPerMillion: 0,
  }
  expect(turn.refuse(whole)).toBeNull()
  turn.accept(whole, done, 30)
  expect(turn.refuse(bet(31))).not.toBeNull()
  expect(turn.refuse(bet(30))).toBeNull()
})

test('wins give no room to a limit of stakes; a stake given back does', () => {
  const turn = begin([{ kind: 'stake', period: 'week', amount: 100 }])
  turn.accept(bet(100), done, -100)
  turn.accept(win(500), done, 500)
  expect(turn.refuse(bet(1))).toEqual({ status: 'limitReached', detail: 'stake/week' })
  turn.accept(rollback, done, 100)
  expect(turn.refuse(bet(100))).toBeNull()
})

test('the smallest remainder binds', () => {
  const used = { day: none, week: { ...none, loss: 950 }, month: { ...none, loss: 960 } }
  const turn = begin([...loss, { kind: 'loss', period: 'week', amount: 1000 }], { used })
  expect(turn.refuse(bet(51))).toMatchObject({ detail: 'loss/week' })
  expect(turn.refuse(bet(50))).toBeNull()
})

test('time is what lies between stakes, unless nobody played meanwhile', () => {
  const limits: Limits = [{ kind: 'time', period: 'day', amount: 10 }]
  const used = { day: { ...none, time: 599_000 }, week: none, month: none }
  const near = begin(limits, { used, lastMs: nowMs - 1_000 })
  expect(near.refuse(bet(1))).toBeNull()
  near.accept(bet(1), done, -1)
  expect(near.refuse(bet(1))).toEqual({ status: 'limitReached', detail: 'time/day' })
  const far = begin(limits, { used, lastMs: nowMs - 301_000 })
  far.accept(bet(1), done, -1)
  expect(far.refuse(bet(1))).toBeNull()
})

test('wins and rollbacks are never refused', () => {
  const turn = begin(loss, { used: { day: { ...none, loss: 500 }, week: none, month: none } })
  expect(turn.refuse(win(5))).toBeNull()
  expect(turn.refuse(rollback)).toBeNull()
})

test('of who limits nothing nothing is counted', () => {
  const turn = beginLimits([])
  expect(turn.refuse(bet(1e9))).toBeNull()
  turn.accept(bet(1e9), done, -1e9)
  expect(turn.writes()).toEqual([])
})
