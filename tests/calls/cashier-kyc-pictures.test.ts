import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import { errorOf } from '../stack/door.ts'
import { pngImage } from '../stack/pictures.ts'
import type { CallInput, SignedIn } from '../stack/stack.ts'
import { sendKyc } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

async function upload(player: SignedIn, kind: CallInput<'uploadKyc'>['kind']): Promise<string> {
  const image = (await pngImage()).toString('base64')
  const sent = await stack.ok('uploadKyc', { kind, mimeType: 'image/png', image }, player)
  return sent.imageId
}

const pictures = async (player: SignedIn) => (await stack.ok('kyc', {}, player)).kyc.pictureList

test('a page that was loaded anew knows the pictures sent before', async () => {
  const mali = await stack.join()
  await upload(mali, 'identityFront')
  const front = await upload(mali, 'identityFront')
  const selfie = await upload(mali, 'selfie')
  const known = [
    { kind: 'identityFront', imageId: front },
    { kind: 'selfie', imageId: selfie },
  ]
  expect(await pictures(mali)).toEqual(known)
  expect(errorOf(await sendKyc(stack, mali, { imageIdList: [front, selfie] }))).toBe('ok')
})

test('once they are refused, new ones are wanted', async () => {
  const mali = await stack.join()
  await sendKyc(stack, mali)
  const { playerId } = mali
  const decision = { playerId, decision: 'rejected', reason: 'blurred' } as const
  await stack.operator('ploy').ok('decideKyc', decision)
  expect(await pictures(mali)).toEqual([])
  const again = await upload(mali, 'identityFront')
  expect(await pictures(mali)).toEqual([{ kind: 'identityFront', imageId: again }])
})
