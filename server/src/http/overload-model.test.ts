import { expect, test } from 'vitest'
import type { Work } from './pressure.ts'
import { createPressure, lookEveryMs } from './pressure.ts'

/** Nobody waits longer: games and people hang up. */
const patienceMs = 2_000
/** What sending somebody away costs, of what answering costs. */
const refusalCost = 0.05
/** Of twenty who ask, in the order they come. */
const [m, r, v] = ['money', 'read', 'visit'] as const
const mix: Work[] = [m, r, v, m, r, m, v, r, m, r, m, r, v, m, r, 'note', m, r, v, m]

type Asked = { work: Work; at: number }

/**
 * A machine that does so many things a second, one after the other, and is asked `times` as many;
 * by a clock of its own, so that it is the same on every machine. Answers how much money work was
 * done a second in the last half.
 */
function overload(perSecond: number, { times, seconds }: { times: number; seconds: number }) {
  const pressure = createPressure({ most: 1_000, least: 40 })
  const line: Asked[] = []
  const costMs = 1_000 / perSecond
  const betweenMs = costMs / times
  const endMs = seconds * 1_000
  const done: number[] = []
  let [asked, freeAt, lookAt, spentMs] = [0, 0, 0, 0]
  for (let now = 0; now < endMs; now = ++asked * betweenMs) {
    for (; lookAt <= now; lookAt += lookEveryMs) pressure.look(lookAt)
    work(now)
    const kind = mix[asked % mix.length] ?? 'money'
    if (pressure.begin(kind)) line.push({ work: kind, at: now })
    else spentMs += costMs * refusalCost
  }
  return done.filter((at) => at > endMs / 2).length / (endMs / 2_000)

  /** All that is through until then; who has left by their turn costs nothing. */
  function work(now: number): void {
    freeAt += spentMs
    spentMs = 0
    for (let [next] = line; next; [next] = line) {
      const begunAt = Math.max(freeAt, next.at)
      const hasLeft = begunAt - next.at > patienceMs
      const endedAt = hasLeft ? next.at + patienceMs : begunAt + costMs
      if (endedAt > now) return
      line.shift()
      const tookMs = endedAt - next.at
      pressure.end(tookMs)
      if (hasLeft) continue
      freeAt = endedAt
      if (next.work === 'money' && tookMs <= patienceMs) done.push(endedAt)
    }
  }
}

const share = mix.filter((kind) => kind === 'money').length / mix.length

test.each([30, 340, 3_000])('of five times %i a second money loses nothing', (perSecond) => {
  const goodput = overload(perSecond, { times: 5, seconds: 60 })
  expect(goodput / (perSecond * share)).toBeGreaterThan(0.9)
})
