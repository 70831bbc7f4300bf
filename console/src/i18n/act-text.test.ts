import { operatorCalls } from '@parlour/contract/operator/index.ts'
import { expect, test } from 'vitest'
import { words as acts } from './words/acts.ts'

test('whatever is written into the audit has words', () => {
  const written = Object.entries(operatorCalls).filter(([, call]) => call.writes)
  expect(written.length).toBeGreaterThan(60)
  const wordless = written.map(([name]) => `act.${name}`).filter((key) => !Object.hasOwn(acts, key))
  expect(wordless).toEqual([])
})
