import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const page = readFileSync(path.join(root, 'docs/asvs.md'), 'utf8')

/** How many requirements of levels 1 and 2 each chapter of the standard has. */
const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]

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

test('every requirement stands there once, chapter by chapter', () => {
  expect(new Set(ids).size).toBe(ids.length)
  const counted = chapters.map((_, at) => ids.filter((id) => id.startsWith(`${at + 1}.`)).length)
  expect(counted).toEqual(chapters)
})

test('each is met, not applicable or open, and says where or why', () => {
  for (const { ids: of, state, where } of rows) {
    expect(['met', 'n/a', 'open'], of.join()).toContain(state)
    expect(where.length, of.join()).toBeGreaterThan(3)
  }
})

test('the files and tests it names exist', () => {
  const named = [...page.matchAll(/`([\w./-]+\.(?:ts|tsx|json))`/g)].map(([, file]) => file ?? '')
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([])
})

test('its sums are right', () => {
  const count = (state: string) =>
    rows.filter((row) => row.state === state).flatMap((row) => row.ids).length
  const sums = ['met', 'n/a', 'open'].map(count)
  expect(page).toContain(`| **all** | ${ids.length} | ${sums.join(' | ')} |`)
})
