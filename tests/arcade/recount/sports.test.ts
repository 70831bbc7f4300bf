import {
  chancesOf,
  fixturesOf,
  markets,
  priceOf,
  readSlip,
} from '@parlour/arcade/games/stadium-one/paytable.ts'
import { expect, test } from 'vitest'

/** Slot after slot, both sides at once: the chance of every score, without a formula. */
function scoresOf(day: number, match: number): Map<string, number> {
  const fixture = fixturesOf(day)[match]
  if (!fixture) throw new Error('no such match')
  const [home, away] = chancesOf(fixture).map((chance) => chance / 1024)
  let scores = new Map([['0 0', 1]])
  for (let slot = 0; slot < 16; slot++) {
    const next = new Map<string, number>()
    for (const [score, chance] of scores) {
      const [one = 0, other = 0] = score.split(' ').map(Number)
      for (const [scored, share] of [
        [0, 1 - (home ?? 0)],
        [1, home ?? 0],
      ] as const)
        for (const [conceded, rest] of [
          [0, 1 - (away ?? 0)],
          [1, away ?? 0],
        ] as const) {
          const key = `${one + scored} ${other + conceded}`
          next.set(key, (next.get(key) ?? 0) + chance * share * rest)
        }
    }
    scores = next
  }
  return scores
}

const right: Record<string, (home: number, away: number) => boolean> = {
  h: (home, away) => home > away,
  d: (home, away) => home === away,
  a: (home, away) => home < away,
  o: (home, away) => home + away >= 3,
  u: (home, away) => home + away <= 2,
  y: (home, away) => Math.min(home, away) > 0,
  n: (home, away) => Math.min(home, away) === 0,
}

function chanceOf(day: number, leg: string): number {
  const [match, bet] = [Number(leg[0]), leg.slice(1)]
  let sum = 0
  for (const [score, chance] of scoresOf(day, match)) {
    const [home = 0, away = 0] = score.split(' ').map(Number)
    if (bet.startsWith('s') ? bet === `s${home}${away}` : right[bet]?.(home, away)) sum += chance
  }
  return sum
}

test('stadium-one: every price is 95 of 100 over a chance counted again, rounded down', () => {
  for (const day of [1, 9, 14])
    for (const { key } of markets) {
      const slip = `${day % 5}${key}`
      const price = priceOf(day, readSlip(slip) ?? [])
      expect([slip, price]).toEqual([slip, Math.floor(95 / chanceOf(day, slip) + 1e-9)])
    }
})

test('stadium-one: five legs return 95 of 100, as one does', () => {
  for (const slip of ['0h+1h', '0d+1o+3y', '0a+1d+2u+3n+4h']) {
    const chance = slip.split('+').reduce((product, leg) => product * chanceOf(5, leg), 1)
    const share = (priceOf(5, readSlip(slip) ?? []) / 100) * chance
    expect(share).toBeLessThanOrEqual(0.95)
    expect(share).toBeGreaterThan(0.945)
  }
})
