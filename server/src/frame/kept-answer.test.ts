import { expect, test } from 'vitest'
import { keepAnswer } from './kept-answer.ts'

test('many questions at once and within a second are one question', async () => {
  let [time, asks] = [0, 0]
  const ask = keepAnswer(
    async () => ++asks,
    1_000,
    () => time,
  )
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1])
  time = 999
  expect(await ask()).toBe(1)
  time = 1_000
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2])
})

test('a slow answer is waited for, and a failure is not kept for ever', async () => {
  let [time, asks] = [0, 0]
  let fail = (_reason: Error): void => undefined
  const slow = () => new Promise<never>((_resolve, reject) => (fail = reject))
  const ask = keepAnswer(
    () => (++asks === 1 ? slow() : Promise.resolve('well')),
    1_000,
    () => time,
  )
  const first = ask()
  time = 60_000
  const second = ask()
  expect(asks).toBe(1)
  fail(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await expect(second).rejects.toThrow('lost')
  time = 61_000
  expect(await ask()).toBe('well')
})
