import { expect, test } from 'vitest'
import { openStream } from '../../fair/stream.ts'
import type { Leg, MatchDay } from './paytable.ts'
import { daysInSeason, fixturesOf, markets, of, priceOf } from './paytable.ts'
import { readSlip, teams, waysOf } from './paytable.ts'
import { drawDay, stadiumOne, timesOf } from './rules.ts'
import { standingsOf } from './browser/standings.ts'
import { least, most } from './title.ts'

const days = Array.from({ length: daysInSeason }, (_, at) => at + 1)
const seat = { seatId: 'solo' }
const random = openStream({ serverSeed: '12'.repeat(32), playerSeed: 'x', nonce: 1 })

test('in a season everybody meets everybody at home once, and all play every day', () => {
  const met = days.flatMap((day) => fixturesOf(day).map(({ home, away }) => `${home} ${away}`))
  expect(new Set(met).size).toBe(teams.length * (teams.length - 1))
  expect(met).toHaveLength(90)
  for (const day of days)
    expect(new Set(fixturesOf(day).flatMap(({ home, away }) => [home, away])).size).toBe(10)
  expect(fixturesOf(daysInSeason + 1)).toEqual(fixturesOf(1))
})

test('of every match the exact chances of a market add up to all there is', () => {
  const fixture = fixturesOf(1)[0] ?? { home: 0, away: 1 }
  const ways = (keys: string) =>
    markets
      .filter(({ key }) => keys.includes(key))
      .reduce((sum, market) => sum + waysOf(fixture, market), 0n)
  for (const keys of ['hda', 'ou', 'yn']) expect(ways(keys)).toBe(of)
})

test('every single returns between what is stated, the least exists, and so does the most', () => {
  let [lowest, dearest, chance] = [1, 0, 1]
  for (const day of days) {
    const legs: Leg[] = []
    for (const [match, fixture] of fixturesOf(day).entries()) {
      const joined = markets.filter(({ key }) => !key.startsWith('s'))
      for (const market of markets) {
        const price = priceOf(day, [{ match, market }])
        const share = (price / 100) * (Number((waysOf(fixture, market) * 10n ** 15n) / of) / 1e15)
        expect(price).toBeGreaterThan(100)
        expect(share).toBeLessThanOrEqual(0.95)
        lowest = Math.min(lowest, share)
      }
      const [rarest] = joined.toSorted((one, other) =>
        waysOf(fixture, one) < waysOf(fixture, other) ? -1 : 1,
      )
      if (rarest) legs.push({ match, market: rarest })
    }
    const price = priceOf(day, legs)
    if (price <= dearest) continue
    dearest = price
    const fixtures = fixturesOf(day)
    chance = legs.reduce((product, { match, market }) => {
      const fixture = fixtures[match] ?? { home: 0, away: 1 }
      return product * (Number((waysOf(fixture, market) * 10n ** 15n) / of) / 1e15)
    }, 1)
  }
  expect(lowest).toBeCloseTo(least.numerator / least.denominator, 9)
  expect(dearest).toBe(most.times)
  expect(chance / most.chance).toBeCloseTo(1, 6)
})

test.each([
  ['0h', true],
  ['0h+1d+2a+3o+4u', true],
  ['4s33', true],
  ['', false],
  ['5h', false],
  ['0s44', false],
  ['0h+0o', false],
  ['1h+0d', false],
  ['0h+1s10', false],
  ['0z', false],
  ['0h+', false],
  ['toString', false],
])('the slip %s is taken: %s', (slip, isTaken) => {
  expect(readSlip(slip) !== null).toBe(isTaken)
  const { success } = stadiumOne.action.safeParse({ kind: 'bet', bets: { [slip]: 100 } })
  expect(success).toBe(isTaken)
})

test('a slip pays its price when all legs are right, and nothing when one is wrong', () => {
  const outcome: MatchDay = {
    day: 1,
    goals: [
      [[3, 8], [1]],
      [[], []],
      [[], [5]],
      [[1], [2]],
      [[0, 1, 2], []],
    ],
  }
  const priced = (slip: string) => priceOf(1, readSlip(slip) ?? [])
  for (const slip of ['0h', '0s21', '1d+3y', '0h+1u+2a+3d+4o'])
    expect(timesOf(slip, outcome)).toBe(priced(slip))
  for (const slip of ['0a', '0s20', '1d+3n', '0h+1u+2a+3d+4u'])
    expect(timesOf(slip, outcome)).toBe(0)
  const bets = { '0h': 1000, '1d+3y': 500, '0a': 100 }
  const amount = 10 * priced('0h') + 5 * priced('1d+3y')
  expect(stadiumOne.settle({ bets, outcome })).toMatchObject([{ amount }])
})

test('bets are added to, but no more slips than can be told', () => {
  let state = stadiumOne.start(random)
  const scores = markets.filter(({ key }) => key.startsWith('s')).map(({ key }) => key)
  const slips = [0, 1, 2].flatMap((match) => scores.map((key) => `${match}${key}`))
  const bet = (some: string[]) =>
    stadiumOne.act(
      state,
      seat,
      { kind: 'bet', bets: Object.fromEntries(some.map((slip) => [slip, 100])) },
      random,
    )
  const first = bet(slips.slice(0, 30))
  if (first.isRefused) throw new Error(first.reason)
  ;({ state } = first)
  expect(first.stakeAmount).toBe(3000)
  expect(bet(slips.slice(30, 41))).toEqual({ isRefused: true, reason: 'tooManyBets' })
})

test('the table of a season adds up', () => {
  const played = days.map((day) => drawDay(random, day))
  const standings = standingsOf([...played, drawDay(random, daysInSeason + 1)], 0)
  expect(standings.map(({ played: count }) => count)).toEqual(teams.map(() => daysInSeason))
  const sum = (goals: 'scored' | 'conceded') => standings.reduce((all, one) => all + one[goals], 0)
  expect(sum('scored')).toBe(sum('conceded'))
  for (const [at, { points }] of standings.entries())
    expect(points).toBeLessThanOrEqual(standings[at - 1]?.points ?? 54)
})
