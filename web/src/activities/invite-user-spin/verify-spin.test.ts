import { expect, test } from 'vitest'
import { verifySpin } from './verify-spin.ts'

const spin = {
  target: 100_00,
  amount: 85_00 + 482,
  from: 85_00,
  to: 90_00,
  time: 0,
  proof: {
    drawId: '1',
    serverSeed: 'ab'.repeat(32),
    serverSeedHash: '271a413bd339c5709fdceaec41f14f11e9fbfb5042d72d331c65f32b284cd09a',
    clientSeed: '7a1f-player',
    nonce: 1,
  },
}

test('a spin that was drawn by its seed is found so', async () => {
  expect(await verifySpin(spin)).toEqual({ isCommitted: true, amount: 89_82, isSame: true })
})

test('another amount, or another seed than was promised, is found out', async () => {
  expect(await verifySpin({ ...spin, amount: 85_00 })).toMatchObject({ isSame: false })
  const proof = { ...spin.proof, serverSeedHash: '0'.repeat(64) }
  expect(await verifySpin({ ...spin, proof })).toMatchObject({ isCommitted: false, isSame: false })
})
