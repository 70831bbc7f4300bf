import { expect, test } from 'vitest'
import { listFailed } from './failed.ts'

test('a failed test is named with its file and groups, one that passed is not', () => {
  const inner = { title: 'on a phone', specs: [{ title: 'opens', ok: false }] }
  const file = { title: 'a.spec.ts', suites: [inner], specs: [{ title: 'closes', ok: true }] }
  expect(listFailed({ suites: [file] })).toEqual(['a.spec.ts › on a phone › opens'])
})
