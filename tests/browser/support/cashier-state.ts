import { randomInt, randomUUID } from 'node:crypto'
import { permissions } from '@parlour/contract/operator/operator-call.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { thaiIdentity } from '../../stack/identity-numbers.ts'
import { pngImage } from '../../stack/pictures.ts'
import { callOver } from '../../stack/stack.ts'
import { giveMoney, verifyAndAge } from './money.ts'
import { enterNew, type Signed, withDatabase } from './people.ts'

/** What the cashier's pages need to be there already, made by calls and beside them. */
export const pin = '482915'
export const realName = 'มะลิ สวนดาว'

const stackUrl = () => process.env['STACK_URL'] ?? ''

export async function ask(name: string, input: object, as: Signed) {
  const { body } = await callOver(stackUrl(), name, { input, as })
  if (body.errcode !== 0) throw new Error(`${name} answered ${JSON.stringify(body)}`)
  return body
}

/** What an operator decides: each time another one, since a new token ends the old. */
export async function decideAsOperator(call: string, input: object): Promise<void> {
  const name = `test-${randomUUID()}`
  const token = await withDatabase((database) =>
    database.transaction((tx) => makeOperator(tx, name.slice(0, 40), permissions)),
  )
  const response = await fetch(`${stackUrl()}/operator/v1/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(input),
  })
  const { errcode, error } = (await response.json()) as { errcode: number; error?: string }
  if (errcode !== 0) throw new Error(`${call} answered ${error}`)
}

export async function enterWithCard(ending = ''): Promise<Signed & { cardId: number }> {
  const player = await enterNew()
  return { ...player, cardId: await bindCard(player, 1, ending) }
}

export async function bindCard(player: Signed, bankId: number, ending = ''): Promise<number> {
  const start = String(randomInt(10 ** 9, 9 * 10 ** 9))
  const cardNum = start.slice(0, 10 - ending.length) + ending
  const bound = await ask('addBankInfo', { bankId, accountName: realName, cardNum }, player)
  return (bound['appUserBank'] as { id: number }).id
}

/** Somebody who may withdraw at once: verified, with an aged card, a password and money. */
export async function enterReady(coin: number, ending = '') {
  const player = await enterWithCard(ending)
  const picture = (await pngImage()).toString('base64')
  const front = { kind: 'identityFront', mimeType: 'image/png', image: picture }
  const { imageId } = await ask('uploadKyc', front, player)
  const papers = {
    realName,
    identityNumber: thaiIdentity(player.playerId),
    birthday: '1990-01-01',
    occupation: 'คนสวน',
    imageIdList: [imageId],
    isEligible: true,
  }
  await ask('addKyc', papers, player)
  await ask('safeboxPasswordInit', { walletPassword: pin }, player)
  await verifyAndAge(player.playerId)
  await giveMoney(player.playerId, coin)
  return player
}

/** Asks for a withdrawal; answers its number. */
export async function withdraw(player: Signed & { cardId: number }, amount: number) {
  const asked = { amount, bankCardId: player.cardId, walletPassword: pin }
  return ((await ask('exchange', asked, player))['order'] as { orderId: string }).orderId
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
  const typed = `08${randomInt(10 ** 7, 10 ** 8)}`
  await withDatabase((database) =>
    database.run(sql`update players set mobile = ${`66${typed.slice(1)}`}, mobile_bound_at = now()
      where player_id = ${playerId}`),
  )
  return typed
}

/** The newest code sent to a number. */
export async function readSmsCode(typed: string): Promise<string> {
  const address = `${process.env['STACK_SANDBOX_URL']}/sms/messages?to=66${typed.slice(1)}`
  const { messages } = (await (await fetch(address)).json()) as { messages: { text: string }[] }
  const [code] = messages.flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
  if (!code) throw new Error(`no code was sent to ${typed}`)
  return code
}
