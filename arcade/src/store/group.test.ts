import { afterEach, beforeEach, expect, test } from 'vitest'
import { atOnce, together } from './group.ts'
import type { Store } from './open.ts'
import { openStore } from './open.ts'

let store: Store
beforeEach(() => {
  store = openStore(undefined)
  store.exec('create table notes (text text primary key) strict')
})
afterEach(() => store.close())

const note = (text: string) => () => void store.prepare('insert into notes values (?)').run(text)
const notes = () =>
  store
    .prepare('select text from notes order by text')
    .all()
    .map((row) => row['text'])

test('what many ask for in one turn is committed once, and one of them fails alone', async () => {
  const asked = [together(store, note('a')), together(store, note('a')), together(store, note('b'))]
  const { group } = store
  expect(group).not.toBeNull()
  const outcomes = await Promise.allSettled(asked)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect([store.group, notes()]).toEqual([null, ['a', 'b']])
})

test('what must be kept at once takes along what waits', async () => {
  const waits = together(store, note('a'))
  atOnce(store, note('b'))
  expect(store.group).toBeNull()
  store.exec('begin; rollback')
  await waits
  expect(notes()).toEqual(['a', 'b'])
})

test('who fails at once leaves the others their turn', async () => {
  const waits = together(store, note('a'))
  expect(() => atOnce(store, note('a'))).toThrow(/UNIQUE/)
  await waits
  expect(notes()).toEqual(['a'])
})

test('everybody hears of a commit that fails', async () => {
  store.exec(`pragma foreign_keys = on; create table owners (id integer primary key) strict;
    create table things (owner integer references owners deferrable initially deferred) strict`)
  const orphan = together(store, () => store.exec('insert into things values (7)'))
  const other = together(store, note('a'))
  await expect(orphan).rejects.toThrow(/FOREIGN KEY/)
  await expect(other).rejects.toThrow(/FOREIGN KEY/)
  expect([store.group, notes()]).toEqual([null, []])
})
