import { expect, test } from 'vitest'
import { planted } from './planted/index.ts'
import { rules } from './rules/index.ts'
import { readTree } from './tree.ts'

test.each(planted)('$rule: $what', ({ rule: name, files, strikes }) => {
  const rule = rules.find((one) => one.name === name)
  const found = rule?.check(readTree(files)).map(({ path, line }) => `${path}:${line}`)
  expect(found).toEqual(strikes)
})

test.each(rules)('$name is tried with a violation and without', ({ name }) => {
  const cases = planted.filter(({ rule }) => rule === name)
  expect(cases.some(({ strikes }) => strikes.length > 0)).toBe(true)
  expect(cases.some(({ strikes }) => strikes.length === 0)).toBe(true)
})
