import { expect, test } from 'vitest'
import { splitHosts } from './primary.ts'

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
