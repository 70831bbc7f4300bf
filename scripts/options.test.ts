import { expect, test } from 'vitest'
import { requireOptions } from './options.ts'

const names = ['to', 'key']

test.each([['--key', 'backup.key'], ['--keys=backup.key'], ['--to', '/backups'], ['backup.key']])(
  'an option that would be passed over is told: %s',
  (...words) => {
    expect(() => requireOptions(names, ['--to=/backups', ...words])).toThrow(
      `${words[0]} is not understood: there is --to=…, --key=…`,
    )
  },
)

test('what is there is taken', () => {
  requireOptions(names, [])
  requireOptions(names, ['--to=/backups', '--key=backup.key'])
})
