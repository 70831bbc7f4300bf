import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createReadBound } from './limits.ts'

test('so many reads are under way at once; each that ends makes room, however', async () => {
  const within = createReadBound(2)
  const ends: ((error?: Error) => void)[] = []
  const read = () =>
    within(
      () =>
        new Promise<string>((resolve, reject) =>
          ends.push((error) => (error ? reject(error) : resolve('read'))),
        ),
    )
  const first = read()
  const second = read()
  await expect(read()).rejects.toThrow('not available for a moment')
  expect(ends).toHaveLength(2)
  ends[0]?.(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  const third = read()
  await setImmediate()
  ends[1]?.()
  ends[2]?.()
  expect(await Promise.all([second, third])).toEqual(['read', 'read'])
})
