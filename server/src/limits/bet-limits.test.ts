import { expect, test } from 'vitest'
import type { Item } from '../wallet/index.ts'
import { activeAccountGate, decide } from '../wallet/index.ts'
import { beginLimits, limitsCompanion } from './bet-limits.ts'
import type { Bases, Ceilings } from './ceilings.ts'
import { readCeilings, writeCeilings } from './ceilings.ts'

const nowMs = Date.UTC(2031, 4, 20, 12, 30)
const hourMs = Date.UTC(2031, 4, 20, 12)
const untilMs = Date.UTC(2031, 4, 20, 13)
/** In its whole life it was funded with 10,000, staked 5,000, lost 2,000 and played an hour. */
const counters = { balance: 8000, staked: 5000, funded: 10_000, playedMs: 3_600_000 }
const account = {
  playerId: 1,
  ...counters,
  turnover: 0,
  stakedAtMs: 0,
  seq: 9,
  nowMs,
  closedBefore: null,
}
type Account = Omit<typeof account, never>

const asked = { playerId: 1, provider: 'p', source: '', contributionPerMillion: 0 }
let keys = 0
const betOf = (key: string, amount: number): Item => {
  return { ...asked, call: 'bet', key, roundId: key, amount }
}
const bet = (amount: number) => betOf(`k${keys++}`, amount)
const whole = (amount: number, winAmount: number): Item => {
  const key = `k${keys++}`
  return { ...asked, call: 'betWin', key, roundId: key, amount, winAmount }
}
const win = (betKey: string, amount: number): Item => {
  return { ...asked, call: 'win', key: `k${keys++}`, roundId: betKey, betKey, amount }
}
const rollback = (betKey: string): Item => {
  return { ...asked, call: 'rollback', key: `k${keys++}`, roundId: betKey, betKey }
}

const factOf = (ceilings: Ceilings | null) => ({ ceilings: ceilings && writeCeilings(ceilings) })

type Told = { ceilings?: Ceilings | null; found?: Bases[]; account?: Partial<Account> }

/** Decides the items in one batch; answers what became of each. */
function play(items: Item[], { ceilings = null, found = [], account: more = {} }: Told): string[] {
  const read = { ...account, ...more, fact: factOf(ceilings) }
  const state = {
    accounts: new Map([[1, read]]),
    entries: new Map(),
    voids: new Map(),
    wonBets: new Set<string>(),
    requirements: new Map(),
    companions: [beginLimits([read], found)],
  }
  const gate = { ...activeAccountGate, refuseBet: () => null }
  return decide(state, items, gate).outcomes.map(({ status, ...one }) =>
    'detail' in one && one.detail !== null ? `${status} ${one.detail}` : status,
  )
}

const none = { stake: 5000, loss: 2000, time: 3_600_000 }
const bases = (limits: Bases['limits'], more: Partial<Bases['bases']> = {}): Bases => {
  const unused = { day: none, week: none, month: none }
  return { playerId: 1, limits, bases: { ...unused, ...more }, hourMs, untilMs }
}
const lossOfDay = (most: number): Ceilings => {
  return { until: untilMs, list: [{ kind: 'loss', period: 'day', most: 2000 + most }] }
}

test('ceilings are read as they were written', () => {
  const ceilings: Ceilings = {
    until: untilMs,
    list: [
      { kind: 'loss', period: 'day', most: -700 },
      { kind: 'time', period: 'month', most: 60_000 },
    ],
  }
  expect(readCeilings(writeCeilings(ceilings))).toEqual(ceilings)
  expect(readCeilings('0')).toEqual({ until: 0, list: [] })
})

test('a bet above what is left is refused, and one of all that is left is not', () => {
  const ceilings = lossOfDay(100)
  expect(play([bet(101), bet(100)], { ceilings })).toEqual(['limitReached loss/day', 'ok'])
})

test('bets of one batch count for each other', () => {
  const items = [betOf('a', 60), bet(41), win('a', 50), betOf('b', 90), rollback('b'), bet(91)]
  const became = ['ok', 'limitReached loss/day', 'ok', 'ok', 'ok', 'limitReached loss/day']
  expect(play(items, { ceilings: lossOfDay(100) })).toEqual(became)
})

test('a whole round at once counts with what it won', () => {
  const items = [whole(100, 30), bet(31), bet(30)]
  const became = ['ok', 'limitReached loss/day', 'ok']
  expect(play(items, { ceilings: lossOfDay(100) })).toEqual(became)
})

test('wins give no room to a limit of stakes; a stake given back does', () => {
  const found = [bases([{ kind: 'stake', period: 'week', amount: 100 }])]
  const items = [betOf('a', 40), betOf('b', 60), win('a', 500), bet(1), rollback('b'), bet(60)]
  const became = ['ok', 'ok', 'ok', 'limitReached stake/week', 'ok', 'ok']
  expect(play(items, { found })).toEqual(became)
})

test('the smallest remainder binds', () => {
  const used = (loss: number) => ({ ...none, loss: 2000 - loss })
  const limits: Bases['limits'] = [
    { kind: 'loss', period: 'day', amount: 100 },
    { kind: 'loss', period: 'week', amount: 1000 },
    { kind: 'loss', period: 'month', amount: 1000 },
  ]
  const found = [bases(limits, { week: used(950), month: used(900) })]
  expect(play([bet(51), bet(50)], { found })).toEqual(['limitReached loss/week', 'ok'])
  const free = [bases(limits, { day: null, week: null, month: null })]
  expect(play([bet(101), bet(100)], { found: free })).toEqual(['limitReached loss/day', 'ok'])
})

test('more won than lost leaves more than the limit', () => {
  const found = [
    bases([{ kind: 'loss', period: 'day', amount: 100 }], { day: { ...none, loss: 2070 } }),
  ]
  expect(play([bet(171), bet(170)], { found })).toEqual(['limitReached loss/day', 'ok'])
})

test('time is used up by the stake that ends it: the next one is refused', () => {
  const limits: Bases['limits'] = [{ kind: 'time', period: 'day', amount: 10 }]
  const found = [bases(limits, { day: { ...none, time: 3_600_000 - 599_000 } })]
  const near = { found, account: { stakedAtMs: nowMs - 1_000 } }
  expect(play([bet(1), bet(1)], near)).toEqual(['ok', 'limitReached time/day'])
  const far = { found, account: { stakedAtMs: nowMs - 301_000 } }
  expect(play([bet(1), bet(1)], far)).toEqual(['ok', 'ok'])
})

test('wins and rollbacks are never refused', () => {
  const ceilings = lossOfDay(100)
  const items = [betOf('a', 60), betOf('b', 40), bet(1), win('a', 0), rollback('b')]
  expect(play(items, { ceilings })).toEqual(['ok', 'ok', 'limitReached loss/day', 'ok', 'ok'])
})

test('ceilings are looked up in another hour only, and then kept with a mark', () => {
  const looked = (ceilings: Ceilings | null, now: number) =>
    limitsCompanion.look?.([{ ...account, nowMs: now, fact: factOf(ceilings) }])
  expect(looked(null, nowMs)).toBeNull()
  expect(looked(lossOfDay(1), untilMs - 1)).toBeNull()
  expect(looked(lossOfDay(1), untilMs)?.values).toEqual(['{1}'])
  const read = { ...account, fact: factOf(lossOfDay(1)) }
  expect(beginLimits([read], []).writes()).toEqual([])
  const [marks, kept] = beginLimits(
    [read],
    [bases([{ kind: 'loss', period: 'day', amount: 7 }])],
  ).writes()
  expect(marks?.values).toEqual([
    '{1}',
    '{"2031-05-20T12:00:00.000Z"}',
    '{5000}',
    '{2000}',
    '{3600000}',
  ])
  expect(kept?.values[1]).toContain('2007')
})
