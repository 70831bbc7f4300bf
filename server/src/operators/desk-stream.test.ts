import type { DeskTopic } from '@parlour/contract/operator/desk-topics.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gather } from './desk-stream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open() {
  const said: string[] = []
  const topics = gather(1_000, async (topic: DeskTopic, ids: string[]) => {
    said.push(`${topic}: ${ids.join()}`)
  })
  return { said, topics }
}

test('the first word goes at once, what follows within a second together', async () => {
  const { said, topics } = open()
  for (const id of ['1', '2', '3', '2']) topics.add('care', id)
  topics.add('identity', '7')
  expect(said).toEqual(['care: 1', 'identity: 7'])
  await vi.advanceTimersByTimeAsync(999)
  expect(said).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(said.slice(2)).toEqual(['care: 2,3'])
  await vi.advanceTimersByTimeAsync(5_000)
  topics.add('care', '')
  expect(said.slice(3)).toEqual(['care: '])
})

test('closed, nothing is said any more', async () => {
  const { said, topics } = open()
  topics.add('care', '1')
  topics.add('care', '2')
  await vi.advanceTimersByTimeAsync(0)
  topics.close()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(said).toEqual(['care: 1'])
})
