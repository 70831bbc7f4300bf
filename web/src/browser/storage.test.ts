import { expect, test } from 'vitest'
import { makeStorage } from './storage.ts'

test('texts are stored as they are, values as JSON', () => {
  const disk = new Map<string, string>()
  const storage = makeStorage<'TOKEN', 'CONFIG'>(() => fakeStorage(disk))
  storage.setText('TOKEN', '123')
  storage.setJson('CONFIG', { mode: 'green' })
  expect(disk.get('TOKEN')).toBe('123')
  expect(storage.findText('TOKEN')).toBe('123')
  expect(storage.findJson('CONFIG')).toEqual({ mode: 'green' })
})

test('removed and never stored are null', () => {
  const storage = makeStorage<'TOKEN', 'CONFIG'>(() => fakeStorage(new Map()))
  storage.setText('TOKEN', 'abc')
  storage.remove('TOKEN')
  expect(storage.findText('TOKEN')).toBeNull()
  expect(storage.findJson('CONFIG')).toBeNull()
})

test('damaged JSON reads as null', () => {
  const storage = makeStorage<'TOKEN', 'CONFIG'>(() => fakeStorage(new Map([['CONFIG', '{']])))
  expect(storage.findJson('CONFIG')).toBeNull()
})

test('a private window that refuses storage still remembers while the page lives', () => {
  const storage = makeStorage<'TOKEN', 'CONFIG'>(() => {
    throw new Error('SecurityError')
  })
  expect(storage.findText('TOKEN')).toBeNull()
  storage.setText('TOKEN', 'abc')
  expect(storage.findText('TOKEN')).toBe('abc')
  storage.remove('TOKEN')
  expect(storage.findText('TOKEN')).toBeNull()
})

test('a full disk keeps the newest value, not the one on disk', () => {
  const full = fakeStorage(new Map([['TOKEN', 'old']]))
  full.setItem = () => {
    throw new Error('QuotaExceededError')
  }
  const storage = makeStorage<'TOKEN', 'CONFIG'>(() => full)
  storage.setText('TOKEN', 'new')
  expect(storage.findText('TOKEN')).toBe('new')
})

function fakeStorage(disk: Map<string, string>): Storage {
  return {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
    removeItem: (key: string) => void disk.delete(key),
  } as Storage
}
