import { sql } from '@parlour/server/frame/db.ts'
import type { CashierStack } from './cashier-stack.ts'
import { deposit, realName, walletPassword } from './cashier-stack.ts'
import { answerOf } from './door.ts'
import { thaiIdentity } from './identity-numbers.ts'
import { pngImage } from './pictures.ts'
import type { CallInput, SignedIn } from './stack.ts'

export type VerifiedPlayer = SignedIn & { cardId: number }

type Papers = CallInput<'addKyc'>

/** Sends the identity check; answers what addKyc said. */
export async function sendKyc(stack: CashierStack, player: SignedIn, more: Partial<Papers> = {}) {
  const imageIdList = more.imageIdList ?? [await uploadFront(stack, player)]
  return stack.call('addKyc', { ...papersOf(player, imageIdList), ...more }, player)
}

/** What an honest player writes about themselves. */
export function papersOf({ playerId }: SignedIn, imageIdList: string[]): Papers {
  return {
    realName,
    identityNumber: thaiIdentity(playerId),
    birthday: '1990-01-01',
    occupation: 'gardener',
    imageIdList,
    isEligible: true,
  }
}

/** A card number of one's own. */
export const cardOf = ({ playerId }: SignedIn) => String(4_000_000_000 + playerId)

/** Somebody who may withdraw at once: verified, with an aged password and a card paid before. */
export async function joinVerified(
  stack: CashierStack,
  coin: number,
  { isAged = true } = {},
): Promise<VerifiedPlayer> {
  const player = await stack.join()
  const { playerId } = player
  answerOf(await sendKyc(stack, player))
  await stack.operator('ploy').ok('decideKyc', { playerId, decision: 'verified' })
  const card = { bankId: 1, accountName: realName, cardNum: cardOf(player) }
  const { appUserBank } = await stack.ok('addBankInfo', card, player)
  await stack.ok('safeboxPasswordInit', { walletPassword }, player)
  if (isAged) await age(stack, player)
  if (coin > 0) await deposit(stack, player, coin)
  return { ...player, cardId: appUserBank.id }
}

/** Lets the waiting times pass. */
export async function age({ app }: CashierStack, { playerId }: SignedIn): Promise<void> {
  const { database } = app
  await database.run(sql`update players set created_at = now() - interval '25 hours',
    password_changed_at = now() - interval '25 hours' where player_id = ${playerId}`)
  await database.run(sql`update cashier_cards set changed_at = now() - interval '25 hours',
    paid_at = now() - interval '1 hour'
    where player_id = ${playerId}`)
  await database.run(sql`update cashier_passwords set changed_at = now() - interval '25 hours'
    where player_id = ${playerId}`)
}

async function uploadFront(stack: CashierStack, player: SignedIn): Promise<string> {
  const image = (await pngImage()).toString('base64')
  const picture = { kind: 'identityFront', mimeType: 'image/png', image } as const
  return (await stack.ok('uploadKyc', picture, player)).imageId
}
