import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { describeRunning } from './summary.ts'

const shown = async (HOST?: string) => describeRunning(await readSettings({ HOST }), 1)

test('a demo that others can reach says what they can do there', async () => {
  expect(await shown('0.0.0.0')).toMatch(/whoever reaches 0\.0\.0\.0 reads the codes of all/)
  expect(await shown('192.168.1.7')).toContain('whoever reaches 192.168.1.7')
  for (const own of [undefined, 'localhost', '127.0.0.1', '::1'])
    expect(await shown(own)).not.toContain('whoever reaches')
})
