import { expect, test } from 'vitest'
import { choosePrimary, splitHosts } from './primary.ts'

test.each([
  ['postgres://u:p@one:5432/db?sslmode=require', ['postgres://u:p@one:5432/db?sslmode=require']],
  [
    'postgres://u:p@one:5432,two:5433/db?x=1',
    ['postgres://u:p@one:5432/db?x=1', 'postgres://u:p@two:5433/db?x=1'],
  ],
  ['postgres://one,two/db', ['postgres://one/db', 'postgres://two/db']],
  [
    'postgres://u@localhost/db?host=%2Fa%2Cb%2Fc&x=1',
    ['postgres://u@localhost/db?host=%2Fa&x=1', 'postgres://u@localhost/db?host=b%2Fc&x=1'],
  ],
  ['postgres:///', ['postgres:///']],
])('%s names %o', (url, hosts) => {
  expect(splitHosts(url)).toEqual(hosts)
})

const [one, two] = ['postgres://one/db', 'postgres://two/db']

test.each([
  ['the one that takes writes', [null, 1], two],
  ['none of two standbys', [null, null], null],
  ['of two the later one, which knows that the other is no more', [1, 2], two],
  ['the one in use, of two that are alike', [2, 2], one],
  ['none that is older than one seen before', [1, null], null],
])('%s is followed', (_, [first = null, second = null], expected) => {
  const answers = [
    { url: one, at: first },
    { url: two, at: second },
  ]
  const latest = expected === null ? 2 : 0
  expect(choosePrimary(answers, { current: one, latest })?.url ?? null).toBe(expected)
})
