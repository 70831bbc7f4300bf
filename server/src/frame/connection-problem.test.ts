import { expect, test } from 'vitest'
import { findConnectionProblem } from './connection-problem.ts'

const url = 'postgres://house:hidden@db.test:5432/parlour'
const failure = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  ['ECONNREFUSED', 'nothing listens there'],
  ['ENOTFOUND', 'there is no such host'],
  ['28P01', 'it refuses the password'],
  ['3D000', 'there is no such database'],
  ['53100', 'its disk is full'],
])('%s is one sentence that names the database and not the password', (code, words) => {
  const problem = findConnectionProblem(failure(code), url)
  expect(problem).toContain('the database parlour at db.test:5432 cannot be used: ')
  expect(problem).toContain(words)
  expect(problem).not.toContain('hidden')
})

test('a pool that waited in vain for a connection is told as well', () => {
  const late = new Error('timeout exceeded when trying to connect')
  expect(findConnectionProblem(late, url)).toContain('it does not answer in time')
})

test('a socket is named by its folder', () => {
  const socket = 'postgres://parlour@/parlour?host=%2Fhouse%2Fsocket'
  expect(findConnectionProblem(failure('ENOENT'), socket)).toContain('at /house/socket cannot')
})

test('any other failure is nobody’s connection', () => {
  expect(findConnectionProblem(failure('42P01'), url)).toBeNull()
  expect(findConnectionProblem('x', url)).toBeNull()
})
