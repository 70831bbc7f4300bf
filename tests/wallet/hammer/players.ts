import { randomBytes } from 'node:crypto'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import type { Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { publish } from '@parlour/server/frame/events.ts'
import { noteCatalogueChange } from '@parlour/server/games/index.ts'
import { writeMail } from '@parlour/server/messages/index.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { bindMobile, createPlayer, noteConsent } from '@parlour/server/players/index.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { askOneByOne } from '@parlour/server/frame/spread.ts'
import { readSettings, saveSettings } from '@parlour/server/frame/settings.ts'
import { post } from '@parlour/server/wallet/index.ts'
import { permissions } from '@parlour/contract/operator/operator-call.ts'
import type { Subject } from '../../conformance/client.ts'
import { thaiIdentity } from '../../stack/identity-numbers.ts'
import { pngImage } from '../../stack/pictures.ts'
import type { SignedIn } from '../../stack/stack.ts'
import { operatorDoor, playerDoor } from '../../stack/stack.ts'
import type { House } from './house.ts'
import { noteSteps, openPromotions } from './promotions.ts'
import { armPoison } from './troubles.ts'

export const walletPassword = '482915'
export const mailCoins = 7_00
export const startCoins = 20_000_00

const realName = 'มะลิ สวนดาว'
const gameId = 101

/** Somebody who may do everything: verified, with an aged card, a game open and mail to claim. */
export type Player = { as: SignedIn; cardId: number; mailIds: number[]; subject: Subject }

/** One channel, one bank, one game, and limits that are out of the way. */
export async function furnish({ database }: House): Promise<string> {
  await noteSteps(database)
  return database.transaction(async (tx) => {
    await askOneByOne(tx)
    await tx.run(
      sql`insert into cashier_banks (bank_id, name, short_name) values (1, 'One', 'ONE')`,
    )
    await tx.run(sql`insert into cashier_channels (channel_id, family, variant, name, icon,
        min_amount, max_amount)
      values (1, 'sandbox', 'page', 'page', '/art/item/coin.webp', 100, 20000000)`)
    await tx.run(sql`insert into game_types (type_id, name, name_en, sort)
      values (1, 'สล็อต', 'Slots', 1)`)
    await tx.run(sql`insert into game_brands (brand_id, name, icon, sort)
      values (1, 'One', '/x', 1)`)
    await tx.run(sql`insert into game_platforms (platform_id, name, sort) values (1, 'Arcade', 1)`)
    await tx.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en,
        sort, is_on, is_maintained)
      values (${gameId}, 1, 1, 1, 'นาค', 'Naga', 1, true, false)`)
    await noteCatalogueChange(tx)
    await raiseLimits(tx)
    await openPromotions(tx)
    await armPoison(tx)
    return makeOperator(tx, 'hammer', permissions)
  })
}

export async function prepare(house: House, operatorToken: string, mails: number): Promise<Player> {
  const { as, mailIds } = await house.database.transaction((tx) => join(tx, mails))
  const { playerId } = as
  await verify(house, operatorToken, as)
  const card = { bankId: 1, accountName: realName, cardNum: String(4_000_000_000 + playerId) }
  const door = playerDoor(house.url)
  const { appUserBank } = await door.ok('addBankInfo', card, as)
  await door.ok('safeboxPasswordInit', { walletPassword }, as)
  await bind(house, playerId)
  const { gameUrl } = await door.ok('startGame', { gameId }, as)
  const token = readLaunch(gameUrl)['token'] ?? ''
  const subject = { url: house.url, provider: 'arcade', secret: house.arcadeSecret }
  return {
    as,
    mailIds,
    cardId: appUserBank.id,
    subject: { ...subject, playerId, gameId, token },
  }
}

async function join(tx: Tx, mails: number): Promise<Pick<Player, 'as' | 'mailIds'>> {
  const account = randomBytes(6).toString('hex')
  const playerId = await createPlayer(tx, { account, nickname: account })
  if (playerId === null) throw new Error(`${account} exists already`)
  await noteConsent(tx, { playerId, termsVersion: '1', address: 'hammer' })
  const from = { device: '', model: '', os: '', address: '' }
  const session = await startSession(tx, playerId, from)
  const key = `hammer:${playerId}`
  await post(tx, { code: 'adjustment_in', playerId, key, amount: startCoins })
  const texts = { title: 'ของ', titleEn: 'Gift', content: 'ของ', contentEn: 'Gift' }
  const rewards = [{ id: 2001, count: mailCoins, betRate: 1 }]
  const mailIds: number[] = []
  for (let index = 0; index < mails; index++)
    mailIds.push(await writeMail(tx, { playerId, box: 1, texts, rewards }))
  return { as: { playerId, ...session }, mailIds }
}

async function raiseLimits(tx: Tx): Promise<void> {
  const { settings, version } = await readSettings(tx)
  const withdrawalRules = {
    ...settings.withdrawalRules,
    minAmount: 1,
    dailyLimit: 10_000_000_00,
    approvedUpTo: 1_000_000_00,
    twoOperatorsFrom: 1_000_000_01,
    byRulePerDay: 1_000_000,
  }
  const raised = { ...settings, withdrawalRules }
  await saveSettings(tx, { settings: raised, basedOn: version, author: 'hammer' })
}

async function verify(house: House, token: string, as: SignedIn): Promise<void> {
  const image = (await pngImage()).toString('base64')
  const picture = { kind: 'identityFront', mimeType: 'image/png', image } as const
  const door = playerDoor(house.url)
  const { imageId } = await door.ok('uploadKyc', picture, as)
  const sent = {
    realName,
    identityNumber: thaiIdentity(as.playerId),
    birthday: '1990-01-01',
    occupation: 'gardener',
    isEligible: true,
  } as const
  await door.ok('addKyc', { ...sent, imageIdList: [imageId] }, as)
  const decided = { playerId: as.playerId, decision: 'verified' } as const
  await operatorDoor(house.url, token).ok('decideKyc', decided)
}

/** Lets the waiting times pass. */
async function age({ database }: House, playerId: number): Promise<void> {
  await database.run(sql`update players set created_at = now() - interval '25 hours',
    password_changed_at = now() - interval '25 hours',
    mobile_bound_at = now() - interval '25 hours' where player_id = ${playerId}`)
  await database.run(sql`update cashier_cards set changed_at = now() - interval '25 hours',
    paid_at = now() - interval '1 hour'
    where player_id = ${playerId}`)
  await database.run(sql`update cashier_passwords set changed_at = now() - interval '25 hours'
    where player_id = ${playerId}`)
}

/** Free gifts ask for a mobile. It is told once the waiting times have passed. */
async function bind(house: House, playerId: number): Promise<void> {
  const mobile = `6681${String(1_000_000 + (playerId % 9_000_000))}`
  await house.database.transaction((tx) => bindMobile(tx, playerId, mobile))
  await age(house, playerId)
  await house.database.transaction((tx) => publish(tx, 'mobile.bound', playerId, { mobile }))
}
