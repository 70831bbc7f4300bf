import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { together } from '../store/group.ts'
import { migrate, newestVersion } from '../store/migrations.ts'
import type { Store } from '../store/open.ts'
import { openWorkingStore } from '../store/open.ts'
import { nextPair } from '../store/seeds.ts'
import { keepRows } from './keep-rows.ts'
import type { Appending, Keeper } from './keeper.ts'

let store: Store
let said: Appending[]
/** How the next ones are answered, one after the other; then all is well. */
let answers: PromiseWithResolvers<boolean>[]
const onLost = vi.fn()
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

beforeEach(() => {
  store = openWorkingStore()
  said = []
  answers = []
  onLost.mockClear()
})
afterEach(() => store.close())

const keeper = {
  append(given: Appending) {
    said.push(given)
    return answers.shift()?.promise ?? Promise.resolve(true)
  },
  makeRoom: async () => true,
  release: async () => undefined,
} as unknown as Keeper

function hold(version = newestVersion()) {
  const turn = { term: 5, number: 40, version, floor: 0, isFree: false }
  return keepRows({ store, keeper, turn, log, onLost })
}

function expectAnswer(): PromiseWithResolvers<boolean> {
  const answer = Promise.withResolvers<boolean>()
  answers.push(answer)
  return answer
}

const placesOf = ({ rows }: Appending) => rows.map(({ key }) => key)

test('nobody is told before it is kept, and what comes meanwhile is the next batch', async () => {
  const held = hold()
  const [first, second] = [expectAnswer(), expectAnswer()]
  const heard: string[] = []
  nextPair(store, 1)
  const one = held.kept().then(() => heard.push('one'))
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 30_000 })
  nextPair(store, 2)
  const group = together(store, () => nextPair(store, 3))
  const others = [
    held.kept().then(() => heard.push('two')),
    held.kept().then(() => heard.push('three')),
  ]
  expect([heard, said.map(placesOf)]).toEqual([[], [['[1]']]])
  first.resolve(true)
  await one
  expect(heard).toEqual(['one'])
  await group
  second.resolve(true)
  await Promise.all(others)
  expect(heard).toEqual(['one', 'two', 'three'])
  expect(said.map(placesOf)).toEqual([['[1]'], ['[2]', '[3]']])
  expect(said.map(({ term, number }) => [term, number])).toEqual([
    [5, 40],
    [5, 41],
  ])
  await held.release()
})

test('what got no answer is said again as it was', async () => {
  const held = hold()
  expectAnswer().reject(new Error('cut off'))
  nextPair(store, 1)
  await held.kept()
  expect(said[1]).toEqual(said[0])
  expect(onLost).not.toHaveBeenCalled()
  await held.release()
})

test('who is refused ends, and whoever waits never hears', async () => {
  const held = hold()
  expectAnswer().resolve(false)
  nextPair(store, 1)
  const heard = vi.fn()
  void held.kept().then(heard)
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledWith('another one leads'), {
    timeout: 30_000,
  })
  expect(heard).not.toHaveBeenCalled()
})

test('a new version keeps all anew, some at a time, and counts with the last of them', async () => {
  migrate(store)
  store.exec(`
    with recursive n (at) as (select 1 union all select at + 1 from n where at < 4100)
    insert into seeds (player_id, server_seed, commitment, player_seed)
      select at, 'seed', 'hash', 'words' from n`)
  const held = hold(newestVersion() - 1)
  const first = expectAnswer()
  const kept = held.kept()
  await vi.waitFor(() => expect(said).toHaveLength(1), { timeout: 30_000 })
  // Who plays meanwhile is told with the last one, which has what was written since.
  store.exec(`update seeds set player_seed = 'other' where seed_id = 1`)
  first.resolve(true)
  await kept
  expect(said.map(({ rows, isWhole }) => [rows.length, isWhole])).toEqual([
    [2000, false],
    [2000, false],
    [101, true],
  ])
  expect(said[2]?.rows.at(-1)).toMatchObject({ key: '[1]' })
  expect(said[2]?.rows.at(-1)?.content).toContain('"other"')
  nextPair(store, 9000)
  await held.kept()
  expect(said.at(-1)).toMatchObject({ isWhole: true, number: 43 })
  await held.release()
})
