import { expect, test } from 'vitest'
import { drawAgain, isAsCommitted } from './fair-draw.ts'

const proof = {
  drawId: '1',
  serverSeed: 'ab'.repeat(32),
  serverSeedHash: '271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a',
  clientSeed: '7a1f-player',
  nonce: 1,
}

test('the same numbers come out as on the server, over more than one block', async () => {
  const fair = drawAgain(proof)
  const numbers: number[] = []
  for (let drawn = 0; drawn < 12; drawn++) numbers.push(await fair.integer(501))
  expect(numbers).toEqual([482, 366, 372, 152, 240, 261, 144, 308, 282, 179, 115, 200])
})

test('words that would favour some numbers are passed over', async () => {
  const fair = drawAgain({ ...proof, serverSeed: 'cd'.repeat(32), clientSeed: 'p' })
  const numbers = [await fair.integer(3_000_000_000), await fair.integer(3_000_000_000)]
  expect(numbers).toEqual([1_426_842_268, 2_433_828_390])
})

test('a seed is held to the hash that was shown before', async () => {
  expect(await isAsCommitted(proof)).toBe(true)
  expect(await isAsCommitted({ ...proof, serverSeed: 'ac'.repeat(32) })).toBe(false)
})
