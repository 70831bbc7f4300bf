import { expect, test } from 'vitest'
import { coinsFor, type PastDraw, readPoints, verifyDraw } from './points.ts'

test.each([
  ['125', 125],
  ['', 0],
  ['12a', 0],
  ['-5', 0],
  ['9999999999', 0],
])('%j typed are %i points', (text, points) => {
  expect(readPoints(text)).toBe(points)
})

test.each([
  [125, 1_00],
  [250, 2_00],
  [130, 1_04],
])('%i points make %i hundredths of a coin', (points, coins) => {
  expect(coinsFor(points, 125)).toBe(coins)
})

const serverSeed = 'a'.repeat(64)
const weightList = [
  { prizeId: 1, weight: 600 },
  { prizeId: 2, weight: 400 },
]
/** HMAC-SHA-256(seed, 'someone:1:0') begins with a word that is 115 of 1000. */
const prizeId = 1
const draw: PastDraw = {
  prizeId,
  lotteryId: 1,
  propList: [],
  weightList,
  time: 0,
  proof: {
    drawId: '1',
    serverSeed,
    serverSeedHash: 'ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb',
    clientSeed: 'someone',
    nonce: 1,
  },
}

test('an honest draw comes out the same again', async () => {
  expect(await verifyDraw(draw)).toEqual({ isCommitted: true, prizeId, isSame: true })
})

test('another prize, or another seed than the one committed to, is seen', async () => {
  expect(await verifyDraw({ ...draw, prizeId: 3 - prizeId })).toMatchObject({ isSame: false })
  const proof = { ...draw.proof, serverSeedHash: 'f'.repeat(64) }
  expect(await verifyDraw({ ...draw, proof })).toMatchObject({ isCommitted: false, isSame: false })
})
