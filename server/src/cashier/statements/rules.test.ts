import { expect, test } from 'vitest'
import { readCsv } from './csv.ts'
import { findCandidates } from './rules.ts'
import { readStatement } from './statement.ts'

const head = 'time,amount,currency,reference,id'
const terms = { currency: 'THB', now: new Date('2026-02-01T00:00:00Z') }
const read = (...lines: string[]) => readStatement([head, ...lines].join('\r\n'), terms)

test('a statement is read: quotes, two decimals, offsets, money out left aside', () => {
  expect(
    read(
      '2026-01-31T14:05:00+07:00,450.5,THB,"โอน, ""ดาว""",A1',
      '',
      '2026-01-31T07:06:00Z,-20,THB,fee,A2',
    ),
  ).toEqual({
    problems: null,
    outgoing: 1,
    lines: [
      {
        line: 2,
        bankId: 'A1',
        time: new Date('2026-01-31T07:05:00Z'),
        amount: 450_50,
        reference: 'โอน, "ดาว"',
      },
    ],
  })
})

test.each([
  ['2026-01-31 14:05,450,THB,x,', 'time must be'],
  ['2026-13-31T14:05:00Z,450,THB,x,', 'time must be'],
  ['2025-02-30T14:05:00+07:00,450,THB,x,', 'time must be'],
  ['2569-01-31T14:05:00Z,450,THB,x,', 'still to come'],
  ['2026-02-02T00:00:01Z,450,THB,x,', 'still to come'],
  ['2026-01-31T14:05:00Z,1.234,THB,x,', 'amount must be'],
  ['2026-01-31T14:05:00Z,"1,000",THB,x,', 'amount must be'],
  ['2026-01-31T14:05:00Z,1e9,THB,x,', 'amount must be'],
  ['2026-01-31T14:05:00Z,450,PHP,x,', 'currency must be THB'],
  [`2026-01-31T14:05:00Z,450,THB,${'x'.repeat(201)},`, 'more than 200'],
  ['2026-01-31T14:05:00Z,450,THB,a\u0000b,', 'control character'],
  ['2026-01-31T14:05:00Z,450,THB,x,a b', 'id is not'],
  ['2026-01-31T14:05:00Z,450,THB', 'has 3 fields'],
])('what is wrong is told by line: %s', (line, problem) => {
  const good = '2026-01-31T14:05:00Z,450,THB,x,'
  expect(read(good, line)).toEqual({
    problems: [{ line: 3, problem: expect.stringContaining(problem) }],
  })
})

test('a heading that lacks a column and a quote that stays open are told', () => {
  expect(readStatement('time,amount\n', terms).problems?.[0]?.problem).toContain('currency')
  expect(readStatement('', terms).problems).toHaveLength(1)
  expect(readStatement(`${head}\n"2026`, terms).problems).toHaveLength(1)
  expect(
    read(...Array.from({ length: 5_001 }, () => '2026-01-31T14:05:00Z,1,THB,x,')).problems,
  ).toHaveLength(1)
})

test('a row knows the line it begins on', () => {
  expect(readCsv('a,b\n"x\ny",2\nc,d')?.map(({ line }) => line)).toEqual([1, 2, 4])
})

const at = (minute: number) => new Date(Date.UTC(2026, 0, 31, 12, minute))
const order = (name: string, amount: number, minute = 0) => ({
  orderId: `DP7-${name.padStart(16, '0')}`,
  channelId: 1,
  playerId: 7,
  amount,
  createdAt: at(minute),
  expiresAt: at(minute + 10),
})
const line = { channelId: 1, time: at(5), amount: 500_00, reference: '' }
const named = (candidates: ReturnType<typeof findCandidates>) =>
  candidates.map(({ order: { orderId }, matches }) => [orderId.slice(-2), ...matches])

test('amount and time propose, the nearest first; neither alone does', () => {
  const orders = [order('A1', 500_00, -60), order('B2', 500_00, 3), order('C3', 400_00, 4)]
  const early = { ...order('D4', 500_00, 30) }
  const old = { ...order('E5', 500_00, -6 * 24 * 60) }
  expect(named(findCandidates(line, [...orders, early, old]))).toEqual([
    ['B2', 'amount', 'time'],
    ['A1', 'amount', 'time'],
  ])
})

test('the end of the order’s number in the reference goes before all, whatever the sum', () => {
  const orders = [order('B2', 500_00, 3), order('AB12CD34EF56', 450_00, 0)]
  const reference = 'for dp7 0000ab12-cd34ef56 thanks'
  expect(named(findCandidates({ ...line, reference }, orders))).toEqual([
    ['56', 'time', 'reference'],
    ['B2', 'amount', 'time'],
  ])
})

test('an order to another account is never meant', () => {
  const other = { ...order('B2', 500_00, 3), channelId: 2 }
  expect(findCandidates({ ...line, reference: other.orderId }, [other])).toEqual([])
})

test('of very many only the five likeliest are proposed', () => {
  const orders = Array.from({ length: 40 }, (_none, n) => order(String(n), 500_00, n % 10))
  expect(findCandidates(line, orders)).toHaveLength(5)
})
