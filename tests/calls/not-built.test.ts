import { calls } from '@parlour/contract/index.ts'
import { handlers } from '@parlour/server/app.ts'
import { expect, test } from 'vitest'
import { notBuiltCalls } from '../spec/calls.ts'

test('the calls without a handler are exactly the ones on the list', () => {
  const missing = Object.keys(calls).filter((name) => !(name in handlers))
  expect(missing.toSorted()).toEqual([...notBuiltCalls].toSorted())
})

test('every handler serves a call of the contract', () => {
  expect(Object.keys(handlers).filter((name) => !(name in calls))).toEqual([])
})
