import { randomUUID } from 'node:crypto'
import type { InputOf } from '@parlour/contract/call.ts'
import type { CallName } from '@parlour/contract/index.ts'
import type { OperatorCallName, operatorCalls } from '@parlour/contract/operator/index.ts'
import { permissions } from '@parlour/contract/operator/operator-call.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { thaiIdentity } from '../../stack/identity-numbers.ts'
import { pngImage } from '../../stack/pictures.ts'
import type { CallInput } from '../../stack/stack.ts'
import { operatorDoor, playerDoor } from '../../stack/stack.ts'
import { giveMoney, verifyAndAge } from './money.ts'
import { makeDigits, makeMobile } from './numbers.ts'
import { enterNew, type Signed, withDatabase } from './people.ts'

/** What the cashier's pages need to be there already, made by calls and beside them. */
export const pin = '482915'
export const realName = 'มะลิ สวนดาว'

const stackUrl = () => process.env['STACK_URL'] ?? ''

export function ask<Name extends CallName>(name: Name, input: CallInput<Name>, as: Signed) {
  return playerDoor(stackUrl()).ok(name, input, as)
}

/** What an operator decides: each time another one, since a new token ends the old. */
export async function decideAsOperator<Name extends OperatorCallName>(
  call: Name,
  input: InputOf<(typeof operatorCalls)[Name]>,
): Promise<void> {
  const name = `test-${randomUUID()}`
  const token = await withDatabase((database) =>
    database.transaction((tx) => makeOperator(tx, name.slice(0, 40), permissions)),
  )
  await operatorDoor(stackUrl(), token).ok(call, input)
}

export async function enterWithCard(ending = ''): Promise<Signed & { cardId: number }> {
  const player = await enterNew()
  return { ...player, cardId: await bindCard(player, 1, ending) }
}

export async function bindCard(player: Signed, bankId: number, ending = ''): Promise<number> {
  const start = makeDigits(10)
  const cardNum = start.slice(0, 10 - ending.length) + ending
  const card = { bankId, accountName: realName, cardNum }
  return (await ask('addBankInfo', card, player)).appUserBank.id
}

/** Somebody who may withdraw at once: verified, with an aged card, a password and money. */
export async function enterReady(coin: number, ending = '') {
  const player = await enterWithCard(ending)
  await sendPapers(player)
  await ask('safeboxPasswordInit', { walletPassword: pin }, player)
  await verifyAndAge(player.playerId)
  await giveMoney(player.playerId, coin)
  return player
}

/** Sends what an identity check asks for. */
export async function sendPapers(player: Signed, occupation = 'คนสวน'): Promise<void> {
  const picture = (await pngImage()).toString('base64')
  const front = { kind: 'identityFront', mimeType: 'image/png', image: picture } as const
  const { imageId } = await ask('uploadKyc', front, player)
  const papers = {
    realName,
    identityNumber: thaiIdentity(player.playerId),
    birthday: '1990-01-01',
    occupation,
    imageIdList: [imageId],
    isEligible: true as const,
  }
  await ask('addKyc', papers, player)
}

/** Asks for a withdrawal; answers its number. */
export async function withdraw(player: Signed & { cardId: number }, amount: number) {
  const asked = { amount, bankCardId: player.cardId, walletPassword: pin }
  return (await ask('exchange', asked, player)).order.orderId
}

export function giveCoupon(playerId: number, itemId: number): Promise<void> {
  return withDatabase((database) =>
    database.transaction(async (tx) => {
      const items = [{ id: itemId, count: 1, betRate: 0 }]
      await grant(tx, { playerId, items, key: `test:${playerId}:${itemId}`, source: 'test' })
    }),
  )
}

/** A phone of their own; answers its number as it is typed. */
export async function bindMobile(playerId: number): Promise<string> {
  const typed = makeMobile()
  await withDatabase((database) =>
    database.run(sql`update players set mobile = ${`66${typed.slice(1)}`}, mobile_bound_at = now()
      where player_id = ${playerId}`),
  )
  return typed
}
