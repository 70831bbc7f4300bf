import { expect, test } from 'vitest'
import { verifyDraw } from './verify-draw.ts'

/** HMAC-SHA-256(seed, 'someone:1:0') begins with a word that is 115 of 1000. */
const proof = {
  drawId: '1',
  serverSeed: 'a'.repeat(64),
  serverSeedHash: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
  clientSeed: 'someone',
  nonce: 1,
}
const weightList = [
  { prizeId: 1, weight: 600 },
  { prizeId: 2, weight: 400 },
]
const draw = { prizeId: 1, weightList, proof }

test('an honest draw comes out the same again', async () => {
  expect(await verifyDraw(draw)).toEqual({ isCommitted: true, isSame: true })
  const packet = { amount: 215, from: 100, to: 1_099, proof }
  expect(await verifyDraw(packet)).toEqual({ isCommitted: true, isSame: true })
})

test('another prize, amount or seed than the one committed to is seen', async () => {
  expect(await verifyDraw({ ...draw, prizeId: 2 })).toEqual({ isCommitted: true, isSame: false })
  const packet = { amount: 216, from: 100, to: 1_099, proof }
  expect(await verifyDraw(packet)).toMatchObject({ isSame: false })
  const forged = { ...proof, serverSeedHash: 'f'.repeat(64) }
  expect(await verifyDraw({ ...draw, proof: forged })).toEqual({
    isCommitted: false,
    isSame: false,
  })
})
