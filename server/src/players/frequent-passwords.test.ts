import { siteSettings } from '@parlour/contract/site-settings.ts'
import { expect, test } from 'vitest'
import { findPasswordFault } from './account-rules.ts'
import { countCommon, isCommon } from './frequent-passwords.ts'

test('ten thousand passwords that people choose come with the house', () => {
  expect(countCommon()).toBeGreaterThan(10_000)
})

test.each(['wolverine', 'Bluebird', 'elizabeth', 'basketball', 'stargate', 'mountain', 'redskins'])(
  '%s is one of them',
  (password) => {
    expect(isCommon(password)).toBe(true)
    expect(findPasswordFault(password, 'mali', siteSettings.parse({}))).not.toBeNull()
  },
)

test.each(['a long enough secret', 'tealkettle', 'ฝนตกที่หน้าต่าง', ''])('%s is none', (password) => {
  expect(isCommon(password)).toBe(false)
})
