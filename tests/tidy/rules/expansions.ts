import type { Finding, Rule } from '../rule.ts'
import { lineAt } from '../source.ts'
import type { SourceFile } from '../source.ts'

const shape = /^server\/migrations\/(\d{4})_/
/** What came before the first release that promises it. */
const lastBefore = 89

const narrowing: [pattern: RegExp, why: string][] = [
  [/\bdrop\s+(?:table|column|view|function|type)\b/g, 'takes away'],
  [/\brename\b/g, 'renames'],
  [/\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/g, 'changes the type of'],
  [/\balter\s+column\s+\w+\s+(?:set\s+not\s+null|drop\s+default)\b/g, 'demands'],
  [/\badd\s+column\b(?![^,;]*\b(?:default|generated)\b)[^,;]*\bnot\s+null\b/g, 'demands'],
]
const altered = /\balter\s+table\s+(?:only\s+)?(\w+)/.source
const rule = /\badd\s+(?:constraint\s+\w+\s+)?(?:check|unique|foreign\s+key)\b/.source
/** On a table that was there before. */
const stricter = [
  new RegExp(`${altered}[^;]*?${rule}`, 'g'),
  /\bcreate\s+unique\s+index\s+\w+\s+on\s+(\w+)/g,
]

/**
 * Two releases run beside each other while copies are renewed, and the earlier one must be able to
 * come back: a migration only adds. What nobody uses any more goes in a release after that which
 * stopped using it, with an allowance that says so.
 */
export const expansions: Rule = {
  name: 'expansions',
  check: ({ files }) => files.filter(({ path }) => isPromised(path)).flatMap(listNarrowing),
}

function isPromised(path: string): boolean {
  return Number(shape.exec(path)?.[1] ?? 0) > lastBefore
}

function listNarrowing(file: SourceFile): Finding[] {
  const text = file.text.toLowerCase().replaceAll(/--.*/g, (words) => ' '.repeat(words.length))
  const own = new Set([...text.matchAll(/\bcreate\s+table\s+(\w+)/g)].map(([, name]) => name))
  const tell = (index: number, why: string) => ({
    path: file.path,
    line: lineAt(file.text, index),
    message: `${why} what the release before still uses: add first, take away a release later`,
  })
  return [
    ...narrowing.flatMap(([pattern, why]) =>
      [...text.matchAll(pattern)].map(({ index }) => tell(index, why)),
    ),
    ...stricter.flatMap((pattern) =>
      [...text.matchAll(pattern)]
        .filter(([, table]) => !own.has(table))
        .map(({ index }) => tell(index, 'forbids')),
    ),
  ]
}
