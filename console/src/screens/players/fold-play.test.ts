import { expect, test } from 'vitest'
import { foldPlay } from './fold-play.ts'

const entry = (id: number, code: string, change: number) => ({
  eventId: String(id),
  what: 'entry' as const,
  roundId: null,
  by: null,
  isProposed: false,
  code,
  change,
  balance: 0,
  source: 'x',
  time: id,
})

test('bets and wins that follow one another are one step, money between them parts it', () => {
  const steps = foldPlay([
    entry(5, 'win', 300),
    entry(4, 'bet', -100),
    entry(3, 'deposit', 1_000),
    entry(2, 'bet', -50),
    entry(1, 'reward', 20),
  ])
  expect(steps).toMatchObject([
    { kind: 'play', count: 2, stake: 100, win: 300, change: 200 },
    { kind: 'money', code: 'deposit', change: 1_000 },
    { kind: 'play', count: 1, stake: 50, win: 0, change: -50 },
    { kind: 'money', code: 'reward' },
  ])
})
