import { expect, test } from 'vitest'
import type { Work } from './pressure.ts'
import { createPressure, lookEveryMs } from './pressure.ts'

/** A machine whose clock the test moves. */
function start(bounds = { most: 100, least: 10 }) {
  const pressure = createPressure(bounds)
  let now = 5_000
  const look = (lateMs = 0) => pressure.look((now += lookEveryMs + lateMs))
  look()
  return {
    pressure,
    look,
    begin: (work: Work, times = 1) =>
      Array.from({ length: times }, () => pressure.begin(work)).filter(Boolean).length,
    answer: (tookMs: number, times = 10) => {
      for (let i = 0; i < times; i++) if (pressure.begin('due')) pressure.end(tookMs)
    },
  }
}

test('lower classes are refused first, money last, and what is owed never', () => {
  const { begin, pressure } = start()
  expect(begin('note', 50)).toBe(20)
  expect(begin('visit', 50)).toBe(20)
  expect(begin('read', 50)).toBe(30)
  expect(begin('money', 50)).toBe(30)
  expect(begin('due', 50)).toBe(50)
  expect([pressure.underWay, begin('money')]).toEqual([150, 0])
  for (let i = 0; i < 51; i++) pressure.end(null)
  expect([begin('read'), begin('money')]).toEqual([0, 1])
})

test('the limit falls while answers are slow, not below its floor, and grows back', () => {
  const { pressure, look, answer, begin } = start()
  begin('money', 90)
  answer(300)
  look()
  expect(pressure.limit).toBe(90)
  for (let i = 0; i < 50; i++) {
    answer(300)
    look()
  }
  expect(pressure.limit).toBe(10)
  for (let i = 0; i < 90; i++) pressure.end(20)
  for (let i = 0; i < 40; i++) look()
  expect(pressure.limit).toBe(100)
})

test('where much less was under way than the limit, it comes down to that at once', () => {
  const { pressure, look, answer, begin } = start({ most: 1000, least: 10 })
  begin('money', 60)
  answer(300)
  look()
  expect(pressure.limit).toBe(61)
})

test('a late loop counts as slow answers do; a few slow answers and a slow client do not', () => {
  const { pressure, look, answer } = start()
  answer(9_000, 4)
  look(100)
  expect(pressure.limit).toBe(100)
  look(200)
  expect(pressure.limit).toBeLessThan(100)
})

test('half of the answers decide, not the slowest one', () => {
  const { pressure, look, answer } = start()
  answer(5, 20)
  answer(5_000, 10)
  look()
  expect(pressure.limit).toBe(100)
})

test('few answers are judged when there are enough, and no more is taken on before', () => {
  const { pressure, look, answer, begin } = start()
  begin('money', 60)
  answer(300)
  look()
  const fallen = pressure.limit
  for (let i = 0; i < 4; i++) {
    answer(300, 1)
    look()
    expect(pressure.limit).toBe(fallen)
  }
  answer(300, 1)
  look()
  expect(pressure.limit).toBeLessThan(fallen)
})
