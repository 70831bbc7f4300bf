import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../processes.ts'
import { listFailed, listFailedFiles } from './failed.ts'

test('a failed test is named with its file and groups, and what it said; no other is', () => {
  const results = [{ errors: [{ message: '\u001B[31mtoo late\u001B[39m' }] }]
  const opens = { title: 'opens', ok: false, tests: [{ results }] }
  const inner = { title: 'on a phone', specs: [opens] }
  const file = { title: 'a.spec.ts', suites: [inner], specs: [{ title: 'closes', ok: true }] }
  expect(listFailed({ suites: [file] })).toEqual([
    { name: 'a.spec.ts › on a phone › opens', why: 'too late' },
  ])
  expect(listFailed({ errors: [{ message: 'no server' }] })).toEqual([
    { name: 'the run itself', why: 'no server' },
  ])
})

test('so is one of Vitest, and a file that could not be loaded; long messages begin', () => {
  const file = (name: string) => path.join(root, name)
  const long = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
  const failed = { status: 'failed', fullName: 'money moves', failureMessages: [long] }
  const testResults = [
    { name: file('a.test.ts'), status: 'failed', assertionResults: [failed] },
    { name: file('b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
    {
      name: file('c.test.ts'),
      status: 'passed',
      assertionResults: [{ status: 'passed', fullName: 'money stays' }],
    },
  ]
  const [one, other, ...more] = listFailedFiles({ testResults })
  expect(one?.name).toBe('a.test.ts › money moves')
  expect(one?.why.split('\n')).toHaveLength(16)
  expect(other).toEqual({ name: 'b.test.ts', why: 'no such file' })
  expect(more).toEqual([])
})
