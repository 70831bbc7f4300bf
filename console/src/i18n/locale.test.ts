import { beforeEach, expect, test, vi } from 'vitest'

const disk = new Map<string, string>()

beforeEach(() => {
  disk.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
  })
})

test.each([
  ['th-TH', null, 'th'],
  ['th', null, 'th'],
  ['en-GB', null, 'en'],
  ['de-DE', null, 'en'],
  ['th-TH', 'en', 'en'],
  ['en-US', 'th', 'th'],
  ['th-TH', 'fr', 'th'],
])('a browser in %s that keeps %s begins in %s', async (language, kept, begun) => {
  vi.stubGlobal('navigator', { language })
  if (kept !== null) disk.set('console-locale', kept)
  const { locale } = await import('./texts.ts')
  expect(locale.get()).toBe(begun)
})

test('what somebody chose stays', async () => {
  vi.stubGlobal('navigator', { language: 'th-TH' })
  const first = await import('./texts.ts')
  first.locale.set('en')
  vi.resetModules()
  const { locale } = await import('./texts.ts')
  expect(locale.get()).toBe('en')
})
