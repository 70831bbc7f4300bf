import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requireSpace, watchDisk } from './disk.ts'

let stopping = new AbortController()
let said: string[] = []
let freeMb = 0
beforeEach(() => {
  stopping = new AbortController()
  said = []
})
afterEach(() => stopping.abort())

const readFreeMb = vi.fn(async () => freeMb)

function watch() {
  const say = (line: string) => void said.push(line)
  return watchDisk('/house', { say, signal: stopping.signal, everyMs: 1, readFreeMb })
}

test('a disk that runs full is told once, and once more when it has recovered', async () => {
  freeMb = 499
  watch()
  await vi.waitFor(() => expect(said).toHaveLength(1), 30_000)
  freeMb = 599
  readFreeMb.mockClear()
  await vi.waitFor(() => expect(readFreeMb.mock.calls.length).toBeGreaterThan(2), 30_000)
  expect(said).toEqual([expect.stringContaining('/house is nearly full, 499 MB are left')])
  freeMb = 600
  await vi.waitFor(() => expect(said).toHaveLength(2), 30_000)
  expect(said[1]).toBe('the disk of /house has 600 MB free again')
})

test('nothing is started again on a full disk until space was freed', async () => {
  freeMb = 3
  let isFree = false
  const waiting = watch()
    .untilFree()
    .then(() => (isFree = true))
  await vi.waitFor(() => expect(said.join('\n')).toContain('nothing is started again'), 30_000)
  expect(isFree).toBe(false)
  freeMb = 100
  await waiting
})

test('a stop does not wait for space', async () => {
  freeMb = 3
  const waiting = watch().untilFree()
  stopping.abort()
  await waiting
})

test('a disk too small to start on is named, with the way out', async () => {
  freeMb = 12
  await expect(requireSpace('/house', readFreeMb)).rejects.toThrow(
    'the disk of /house has 12 MB free and 150 MB are needed. Free some space, or set DATA_DIR',
  )
})
