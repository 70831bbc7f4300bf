import { expect, test } from 'vitest'
import { isTooSimple } from './rules.ts'

test.each(['000000', '111111', '123456', '654321', '121212', '123123', '012345'])(
  '%s is too simple',
  (password) => expect(isTooSimple(password)).toBe(true),
)

test.each(['482915', '135790', '112233', '100001', '246802'])('%s will do', (password) =>
  expect(isTooSimple(password)).toBe(false),
)
