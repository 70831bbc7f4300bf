import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { siteSettings } from '@parlour/contract/site-settings.ts'
import { afterAll, expect, test } from 'vitest'
import { findPasswordFault } from './account-rules.ts'
import { readPasswordList } from './listed-passwords.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'parlour-passwords-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(name: string, count: number): string {
  const file = path.join(folder, name)
  const lines = Array.from({ length: count }, (_, n) => `Unlikely Thing ${n}`)
  writeFileSync(file, ['short', ...lines].join('\r\n'))
  return file
}

test('a password of the list is refused, in whatever letters', () => {
  const site = siteSettings.parse({})
  const file = write('long.txt', 3_000)
  const fault = (text: string, list?: string) => findPasswordFault(text, 'mali', site, list)
  expect(fault('unlikely THING 2999', file)).toBe('passwordTooCommon')
  expect(fault('unlikely thing 3000', file)).toBeNull()
  expect(fault('unlikely thing 2999')).toBeNull()
})

test('a list that holds too little, or is not there, is told so', () => {
  expect(() => readPasswordList(write('few.txt', 2_999))).toThrow(/has 2999 passwords/)
  expect(() => readPasswordList(path.join(folder, 'none.txt'))).toThrow(/ENOENT/)
})
