import { sql } from '@parlour/server/frame/db.ts'
import { expect } from 'vitest'
import type { CashierStack } from './cashier-stack.ts'
import { deposit, errorOf, realName, walletPassword } from './cashier-stack.ts'
import { thaiIdentity } from './identity-numbers.ts'
import { pngImage } from './pictures.ts'
import type { SignedIn } from './stack.ts'

export type VerifiedPlayer = SignedIn & { cardId: number }

/** Sends the identity check; answers what addKyc said. */
export async function sendKyc(stack: CashierStack, player: SignedIn, more: object = {}) {
  const image = await pngImage()
  const upload = await stack.call(
    'uploadKyc',
    { kind: 'identityFront', mimeType: 'image/png', image: image.toString('base64') },
    player,
  )
  const body = {
    realName,
    identityNumber: thaiIdentity(player.playerId),
    birthday: '1990-01-01',
    occupation: 'gardener',
    imageIdList: [String(upload.body['imageId'])],
    isEligible: true,
    ...more,
  }
  return stack.call('addKyc', body, player)
}

/** A card number of one's own. */
export const cardOf = ({ playerId }: SignedIn) => String(4_000_000_000 + playerId)

/** Somebody who may withdraw at once: verified, with an aged card and password. */
export async function joinVerified(stack: CashierStack, coin: number): Promise<VerifiedPlayer> {
  const player = await stack.join()
  const { playerId } = player
  expect(errorOf(await sendKyc(stack, player))).toBe('ok')
  await stack.operator('ploy', 'decideKyc', { playerId, decision: 'verified' })
  const card = { bankId: 1, accountName: realName, cardNum: cardOf(player) }
  const bound = await stack.call('addBankInfo', card, player)
  expect(errorOf(bound)).toBe('ok')
  await stack.call('safeboxPasswordInit', { walletPassword }, player)
  await age(stack, player)
  if (coin > 0) await deposit(stack, player, coin)
  return { ...player, cardId: (bound.body['appUserBank'] as { id: number }).id }
}

/** Lets the waiting times pass. */
export async function age({ app }: CashierStack, { playerId }: SignedIn): Promise<void> {
  const { database } = app
  await database.run(sql`update players set created_at = now() - interval '25 hours',
    password_changed_at = now() - interval '25 hours' where player_id = ${playerId}`)
  await database.run(sql`update cashier_cards set changed_at = now() - interval '25 hours'
    where player_id = ${playerId}`)
  await database.run(sql`update cashier_passwords set changed_at = now() - interval '25 hours'
    where player_id = ${playerId}`)
}
