import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')

/** Pages of what was found, and where their tests are unless a place is named. */
const pages = [
  ['lobby', 'tests/calls'],
  ['money', 'tests/calls'],
  ['promotion', 'tests/calls/activities'],
  ['security', 'tests/calls'],
] as const

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8')
const readPage = (page: string) => readText(`docs/${page}-findings.md`)

test.each(pages)('every finding of docs/%s-findings.md says what holds it, or why', (page) => {
  const rows = readPage(page).match(/^\| .+$/gm) ?? []
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) expect(row).toMatch(/^\| [^|]+ \| [^|]+ \|$/)
})

test.each(pages)('what docs/%s-findings.md names is there', (page, place) => {
  const named = listNamed(readPage(page), place)
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter(({ files }) => files.length === 0)).toEqual([])
})

test.each(pages)('what docs/%s-findings.md quotes is promised there', (page, place) => {
  const quoted = listNamed(readPage(page), place).filter(({ promise }) => promise !== '')
  const isKept = ({ files, promise }: Named) => files.some((file) => says(file, promise))
  expect(quoted.filter((one) => !isKept(one))).toEqual([])
})

test('of every test that docs/lobby-findings.md names it quotes what holds the finding', () => {
  const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file)
  const named = listNamed(readPage('lobby'), 'tests/calls')
  expect(named.filter(({ files, promise }) => promise === '' && files.some(isTest))).toEqual([])
})

test('every decision that these pages name was made', () => {
  const text = pages.map(([page]) => readPage(page)).join('\n')
  const named = [...text.matchAll(/\bdecision (\d+)/g)].map(([, number = '']) => number)
  const made = readdirSync(path.join(root, 'docs/decisions')).map((file) => file.slice(0, 4))
  expect(named.filter((number) => !made.includes(number.padStart(4, '0')))).toEqual([])
})

type Named = { name: string; promise: string; files: string[] }

const inQuotes = /`([\w.-]+(?:\/[\w.-]+)+)`/
const ofBrowsers = /\b([\w-]+\.spec)\b/
const byName = /(?<=^|[,;] )([a-z\d/-]+)(?=$|[,;]| \()/
const promised = /(?: \(\*(.+?)\*\))?/
const reference = [inQuotes, ofBrowsers, byName].map(({ source }) => source).join('|')
const endings = ['', '.ts', '.test.ts', '.calls.test.ts']

/** Files in backquotes, browser tests, and tests by their bare name; (*…*) quotes a promise. */
function listNamed(text: string, place: string): Named[] {
  const cells = [...text.matchAll(/^\|[^|]+\| (.+) \|$/gm)].map(([, cell = '']) => cell)
  const pattern = new RegExp(`(?:${reference})${promised.source}`, 'g')
  return cells.flatMap((cell) =>
    [...cell.matchAll(pattern)].map(([, file, spec, bare, promise = '']) => {
      const name = file ?? (spec ? `tests/browser/${spec}` : `${place}/${bare}.test`)
      const files = endings.map((ending) => name + ending)
      return { name, promise, files: files.filter((one) => existsSync(path.join(root, one))) }
    }),
  )
}

/** A promise may be quoted in part, with … for what is left out. */
function says(file: string, promise: string): boolean {
  const parts = promise.split(/\s*…\s*/)
  return readText(file)
    .split('\n')
    .some((line) => isInOrder(line, parts))
}

function isInOrder(line: string, [part, ...rest]: string[]): boolean {
  if (part === undefined) return true
  const at = line.indexOf(part)
  return at >= 0 && isInOrder(line.slice(at + part.length), rest)
}
