import { expect, test } from 'vitest'
import type { CoinAccount } from './account.ts'
import type { Companion } from './companion.ts'
import { activeAccountGate } from './companion.ts'
import { decide } from './decide.ts'
import type { BetItem, BetWinItem, Item, RollbackItem, WinItem } from './items.ts'
import { checkItem } from './items.ts'
import type { LedgerState } from './turn.ts'

const account: CoinAccount = {
  balance: 100,
  turnover: 0,
  staked: 0,
  funded: 100,
  playedMs: 0,
  stakedAtMs: 0,
  seq: 7,
  nowMs: 1_000_000,
  fact: 'active',
}
const empty: LedgerState = {
  accounts: new Map([[1, account]]),
  entries: new Map(),
  voids: new Map(),
  wonBets: new Set(),
  requirements: new Map(),
  companions: [],
}
const asked = { playerId: 1, provider: 'arcade', roundId: 'r1', source: 'slot' }
const bet = (key: string, amount: number, more: Partial<BetItem> = {}): BetItem => {
  return { call: 'bet', ...asked, key, amount, ...more }
}
const whole = { contributionPerMillion: 1_000_000 }
const betWin = (key: string, amount: number, winAmount: number): BetWinItem => {
  return { ...bet(key, amount), ...whole, call: 'betWin', winAmount }
}
const win = (key: string, betKey: string, amount: number): WinItem => {
  return { call: 'win', ...asked, ...whole, key, betKey, amount }
}
const rollback = (key: string, betKey: string): RollbackItem => {
  return { call: 'rollback', ...asked, key, betKey }
}

/** Runs the items as one batch; answers `status balance`, with a star for a repeat. */
function play(items: Item[], state: LedgerState = empty): string[] {
  return decide(state, items, activeAccountGate).outcomes.map(
    ({ status, balance, isRepeat }) => `${status} ${balance}${isRepeat ? ' *' : ''}`,
  )
}

test.each<[string, Item[], string[]]>([
  ['a bet takes its stake', [bet('a', 30)], ['ok 70']],
  ['a bet of everything', [bet('a', 100)], ['ok 0']],
  ['a bet of more than there is', [bet('a', 101)], ['notEnough 100']],
  ['a repeat moves nothing', [bet('a', 30), bet('a', 30)], ['ok 70', 'ok 70 *']],
  [
    'a repeat gets the answer of the first time',
    [bet('a', 30), bet('b', 10), bet('a', 30)],
    ['ok 70', 'ok 60', 'ok 70 *'],
  ],
  ['a key with another sum', [bet('a', 30), bet('a', 31)], ['ok 70', 'contentChanged 70']],
  [
    'a key with another round',
    [bet('a', 30), bet('a', 30, { roundId: 'r2' })],
    ['ok 70', 'contentChanged 70'],
  ],
  [
    'a key with another game',
    [bet('a', 30), bet('a', 30, { source: 'fish' })],
    ['ok 70', 'contentChanged 70'],
  ],
  [
    'another provider may use the same key',
    [bet('a', 30), bet('a', 30, { provider: 'other' })],
    ['ok 70', 'ok 40'],
  ],
  ['a free round stakes nothing', [bet('a', 0)], ['ok 100']],
  ['nobody by that number', [bet('a', 1, { playerId: 2 })], ['unknownPlayer null']],
  [
    'of two bets on the last coins the first wins',
    [bet('a', 80), bet('b', 80)],
    ['ok 20', 'notEnough 20'],
  ],
  ['a win pays', [bet('a', 30), win('w', 'a', 50)], ['ok 70', 'ok 120']],
  ['a win of nought', [bet('a', 30), win('w', 'a', 0)], ['ok 70', 'ok 70']],
  [
    'two wins of one bet',
    [bet('a', 30), win('w', 'a', 5), win('x', 'a', 5)],
    ['ok 70', 'ok 75', 'ok 80'],
  ],
  [
    'a win twice',
    [bet('a', 30), win('w', 'a', 5), win('w', 'a', 5)],
    ['ok 70', 'ok 75', 'ok 75 *'],
  ],
  ['a win without a bet', [win('w', 'a', 5)], ['unknownBet 100']],
  [
    'a win of a bet of another round',
    [bet('a', 30, { roundId: 'r2' }), win('w', 'a', 5)],
    ['ok 70', 'unknownBet 70'],
  ],
  [
    'a win under the key of its bet',
    [bet('a', 30), win('a', 'a', 5)],
    ['ok 70', 'contentChanged 70'],
  ],
  ['a rollback gives the stake back', [bet('a', 30), rollback('z', 'a')], ['ok 70', 'ok 100']],
  [
    'a rollback twice gives it back once',
    [bet('a', 30), rollback('z', 'a'), rollback('z', 'a')],
    ['ok 70', 'ok 100', 'ok 100 *'],
  ],
  [
    'a second rollback under another key is content and moves nothing',
    [bet('a', 30), rollback('z', 'a'), rollback('y', 'a')],
    ['ok 70', 'ok 100', 'ok 100'],
  ],
  [
    'a rollback after a win is refused',
    [bet('a', 30), win('w', 'a', 0), rollback('z', 'a')],
    ['ok 70', 'ok 70', 'alreadyWon 70'],
  ],
  [
    'a win after a rollback is refused',
    [bet('a', 30), rollback('z', 'a'), win('w', 'a', 50)],
    ['ok 70', 'ok 100', 'betRolledBack 100'],
  ],
  [
    'a late bet on a tombstone is refused',
    [rollback('z', 'a'), bet('a', 30), bet('a', 30)],
    ['ok 100', 'betRolledBack 100 *', 'betRolledBack 100 *'],
  ],
  [
    'a bet that was rolled back is not told as done',
    [bet('a', 30), rollback('z', 'a'), bet('a', 30)],
    ['ok 70', 'ok 100', 'betRolledBack 100 *'],
  ],
  [
    'a win cannot be rolled back',
    [bet('a', 30), win('w', 'a', 50), rollback('z', 'w')],
    ['ok 70', 'ok 120', 'unknownBet 120'],
  ],
  [
    'a bet of another round cannot be rolled back',
    [bet('a', 30), { ...rollback('z', 'a'), roundId: 'r2' }, rollback('y', 'a')],
    ['ok 70', 'unknownBet 70', 'ok 100'],
  ],
  ['a whole round at once', [betWin('a', 30, 50)], ['ok 120']],
  ['a whole round needs its stake first', [betWin('a', 101, 500)], ['notEnough 100']],
  ['a whole round twice', [betWin('a', 30, 50), betWin('a', 30, 50)], ['ok 120', 'ok 120 *']],
  [
    'a whole round with another win',
    [betWin('a', 30, 50), betWin('a', 30, 60)],
    ['ok 120', 'contentChanged 120'],
  ],
  [
    'a whole round cannot come again as a bet',
    [betWin('a', 30, 50), bet('a', 30)],
    ['ok 120', 'contentChanged 120'],
  ],
  [
    'nor a bet as a whole round',
    [bet('a', 30), betWin('a', 30, 0)],
    ['ok 70', 'contentChanged 70'],
  ],
  [
    'a whole round, even a lost one, is not rolled back',
    [betWin('a', 30, 0), rollback('z', 'a')],
    ['ok 70', 'alreadyWon 70'],
  ],
])('%s', (_, items, answers) => {
  expect(play(items)).toEqual(answers)
})

test('a refused bet stays refused, even when the money is there later', () => {
  const items = [bet('a', 130), bet('b', 10), win('w', 'b', 500), bet('a', 130), bet('a', 131)]
  expect(play(items)).toEqual([
    'notEnough 100',
    'ok 90',
    'ok 590',
    'notEnough 590 *',
    'contentChanged 590',
  ])
})

test('a rollback of a refused bet is content and moves nothing', () => {
  expect(play([bet('a', 130), rollback('z', 'a'), bet('a', 130)])).toEqual([
    'notEnough 100',
    'ok 100',
    'notEnough 100 *',
  ])
})

test('a closed account may not bet, but its rounds end', () => {
  const closed = { ...empty, accounts: new Map([[1, { ...account, fact: 'closed' }]]) }
  const [outcome] = decide(closed, [bet('a', 1)], activeAccountGate).outcomes
  expect(outcome).toMatchObject({ status: 'gateClosed', detail: 'accountClosed' })
  const { writes } = decide(empty, [bet('a', 30), bet('b', 30)], activeAccountGate)
  const entries = new Map(writes.entries.map((one) => [`1\0arcade\0${one.key}`, one]))
  const accounts = new Map(
    writes.accounts.map((one) => [1, { ...account, ...one, fact: 'closed' }]),
  )
  const later = { ...empty, accounts, entries }
  expect(play([win('w', 'a', 50), rollback('z', 'b')], later)).toEqual(['ok 90', 'ok 120'])
})

test('what is written: entries numbered on, one row for the account, the counters', () => {
  const half = { ...betWin('c', 11, 4), contributionPerMillion: 500_000 }
  const items = [bet('a', 31), bet('b', 20), rollback('z', 'b'), half]
  const { writes } = decide(empty, items, activeAccountGate)
  expect(writes.accounts).toEqual([
    {
      playerId: 1,
      account: 'coin',
      balance: 62,
      turnover: 5,
      staked: 42,
      playedMs: 0,
      stakedAtMs: account.nowMs,
      seq: 12,
    },
  ])
  expect(
    writes.entries.map(({ seq, kind, key, amount, balance, contribution, betKey, counter }) =>
      [seq, kind, key, amount, balance, contribution, betKey, counter].join(' '),
    ),
  ).toEqual([
    '8 bet a -31 69 0  games',
    '9 bet b -20 49 0  games',
    '10 bet_rollback z 20 69 0 b games',
    '11 bet c -11 58 0 c games',
    '12 win c+win 4 62 5 c games',
  ])
  expect(writes.voids.map(({ key, reason }) => [key, reason])).toEqual([['b', 'betRolledBack']])
})

test('a stake counts with the win that ends its round, one of old times has counted', () => {
  const rounds: ReturnType<Companion['begin']> = {
    refuse: () => null,
    accept: () => undefined,
    endedStake: ({ key }) => (key === 'last' ? 45 : 0),
    writes: () => [],
  }
  const items = [bet('a', 30), bet('b', 15), win('w', 'a', 1), win('last', 'b', 0)]
  const { writes } = decide({ ...empty, companions: [rounds] }, items, activeAccountGate)
  expect(writes.entries.map(({ contribution }) => contribution)).toEqual([0, 0, 0, 45])
  const [old] = decide(empty, [bet('a', 30)], activeAccountGate).writes.entries
  if (!old) throw new Error('no entry')
  const entries = new Map([[`1\0arcade\0a`, { ...old, contribution: 30 }]])
  const later = { ...empty, entries, companions: [rounds] }
  const ended = decide(later, [win('last', 'a', 0)], activeAccountGate).writes.entries
  expect(ended).toMatchObject([{ kind: 'win', contribution: 0 }])
})

test('what was read is not changed by deciding', () => {
  const before = structuredClone({ ...empty, companions: [] })
  play([bet('a', 30), rollback('z', 'a'), bet('b', 500)])
  expect({ ...empty, companions: [] }).toEqual(before)
})

test('a companion may refuse, hears what is carried out and not what is repeated', () => {
  const heard: string[] = []
  const companion: ReturnType<Companion['begin']> = {
    refuse: ({ roundId }) =>
      roundId === 'shut' ? { status: 'roundClosed', detail: 'settled' } : null,
    accept: ({ key }, { balance }) => void heard.push(`${key} ${balance}`),
    writes: () => [],
  }
  const shut = bet('b', 10, { roundId: 'shut' })
  const items = [bet('a', 30), bet('a', 30), shut, shut, bet('c', 500), win('w', 'a', 1)]
  expect(play(items, { ...empty, companions: [companion] })).toEqual([
    'ok 70',
    'ok 70 *',
    'roundClosed 70',
    'roundClosed 70 *',
    'notEnough 70',
    'ok 71',
  ])
  expect(heard).toEqual(['a 70', 'w 71'])
})

test('a balance beyond what a number holds is never written', () => {
  const items = [bet('a', 1), win('w', 'a', Number.MAX_SAFE_INTEGER)]
  expect(() => play(items)).toThrow(RangeError)
})

test.each<[string, Item]>([
  ['a negative stake', bet('a', -1)],
  ['a fraction', bet('a', 0.5)],
  ['a key of the house', bet('a', 1, { provider: 'house' })],
  ['a key with a plus, which is ours', bet('a+win', 1)],
  ['an empty key', bet('', 1)],
  ['a negative win', win('w', 'a', -5)],
])('%s does not reach the ledger', (_, item) => {
  expect(() => checkItem(item)).toThrow(RangeError)
})
