import { expect, test } from 'vitest'
import { isPlain } from './json-bodies.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['what calls send', '{"a":[1,{"b":"x"}],"c":null}'],
  ['the deepest body', nested(32)],
  ['brackets inside a text', JSON.stringify({ a: '['.repeat(50_000) })],
  ['quotes and backslashes inside a text', JSON.stringify({ a: '\\"['.repeat(5_000) + '\\' })],
  ['a list after a list after a list', '[[],[],[]]'.padEnd(40_000, ' ')],
  ['nothing', ''],
])('%s may be parsed', (_name, body) => {
  expect(isPlain(body)).toBe(true)
})

test.each([
  ['one level too many', nested(33)],
  ['brackets that are never closed', '['.repeat(64 * 1024)],
  ['objects inside objects', '{"a":'.repeat(33)],
  ['depth behind a text with an escaped quote', `["\\"",${nested(33)}]`],
  ['depth behind a text that ends with a backslash', `["\\\\",${nested(33)}]`],
  ['a list without end', `[${'0,'.repeat(10_001)}0]`],
  ['names without end', `{${'"a":0,'.repeat(5_001)}"a":0}`],
])('%s may not', (_name, body) => {
  expect(isPlain(body)).toBe(false)
})
