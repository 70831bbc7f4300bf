import { expect, test } from 'vitest'
import type { Words } from './words.ts'

const files = import.meta.glob<Record<string, Words>>('./words/*.ts', { eager: true })
const rows = Object.values(files).flatMap((file) => Object.values(file).flatMap(Object.entries))
const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()

test.each(rows as [string, Words[string]][])(
  '%s says the same in both languages',
  (_, [en, th]) => {
    expect([en.length, th.length]).not.toContain(0)
    expect(named(th)).toEqual(named(en))
  },
)

test('no two screens name a text alike', () => {
  const keys = rows.map(([key]) => key)
  expect(keys.length).toBeGreaterThan(150)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})
