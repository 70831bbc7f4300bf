import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')
const page = readText('docs/asvs.md')

/** The requirements of levels 1 and 2: in each section of the standard they are its first ones. */
const sections: Record<string, number[]> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
  17: [1, 4, 2],
}
const standard = Object.entries(sections).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, at) => `${chapter}.${section + 1}.${at + 1}`),
  ),
)

type Row = { ids: string[]; state: string; where: string }
const rows: Row[] = page
  .split('\n')
  .flatMap((line) => /^\| (\d+\.\d+\.\d+[\d., ]*) \| (\S+) \| (.+) \|$/.exec(line) ?? [])
  .flatMap((_, at, parts) =>
    at % 4 === 0
      ? [{ ids: parts[at + 1]!.split(', '), state: parts[at + 2]!, where: parts[at + 3]! }]
      : [],
  )
const ids = rows.flatMap((row) => row.ids)

test('every requirement stands there once, by its number', () => {
  expect(standard).toHaveLength(253)
  expect(ids.toSorted()).toEqual(standard.toSorted())
})

test('each is met, not applicable or open, and says where or why', () => {
  for (const { ids: of, state, where } of rows) {
    expect(['met', 'n/a', 'open'], of.join()).toContain(state)
    expect(where.length, of.join()).toBeGreaterThan(3)
  }
})

const files = /`([\w./-]+\.(?:ts|tsx|json|md))`(?:: \*([^*]+)\*)?/g

test('what is met names a file, which exists and holds the test that is quoted', () => {
  for (const { ids: of, where } of rows.filter(({ state }) => state === 'met')) {
    const named = [...where.matchAll(files)]
    expect(named.length, of.join()).toBeGreaterThan(0)
    for (const [, file = '', promise = ''] of named) {
      expect(existsSync(path.join(root, file)), file).toBe(true)
      expect(readText(file), file).toContain(promise)
    }
  }
})

test('no pattern is made of input', () => {
  const rooms = ['server/src', 'contract/src', 'arcade/src', 'web/src', 'console/src']
  const code = rooms.flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.join(room, file)),
  )
  expect(code.length).toBeGreaterThan(500)
  // Of a list of texts that stands there one may be made.
  expect(code.filter((file) => /\bRegExp\((?!\s*\[\s*')/.test(readText(file)))).toEqual([])
})

test('its sums are right', () => {
  const count = (state: string) =>
    rows.filter((row) => row.state === state).flatMap((row) => row.ids).length
  const sums = ['met', 'n/a', 'open'].map(count)
  expect(page).toContain(`| **all** | ${ids.length} | ${sums.join(' | ')} |`)
})
