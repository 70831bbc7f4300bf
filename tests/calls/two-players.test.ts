import type { CallName } from '@parlour/contract/index.ts'
import { calls } from '@parlour/contract/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { writeMail } from '@parlour/server/messages/index.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { z } from 'zod'
import { toJSONSchema } from 'zod'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { placed, realName, startCashier, walletPassword } from '../stack/cashier-stack.ts'
import { untilHeard } from '../stack/heard.ts'
import type { SignedIn } from '../stack/stack.ts'
import { newKey } from '../stack/stack.ts'
import { cardOf, joinVerified, papersOf } from '../stack/verified-player.ts'

/** Everything of one player that has an id. */
type Things = Record<
  | 'session'
  | 'gameSession'
  | 'image'
  | 'round'
  | 'card'
  | 'withdrawal'
  | 'deposit'
  | 'requirement'
  | 'coupon'
  | 'mail'
  | 'note'
  | 'passkey'
  | 'talkImage',
  string | number
>

type Owned = {
  thing: keyof Things
  rest?: (by: SignedIn) => object
  /** Tried by somebody who has just joined: for who is verified it would end earlier. */
  isNew?: true
}
/** Fields that name something of one player; the rest of a body in which nothing else is wrong. */
const owned: Record<string, Owned> = {
  'revokeSession.sessionId': { thing: 'session' },
  'exitGame.gameSessionId': { thing: 'gameSession' },
  'addKyc.imageIdList': { thing: 'image', rest: (by) => papersOf(by, []), isNew: true },
  'betRecord.roundId': { thing: 'round' },
  'modifyBankInfo.id': {
    thing: 'card',
    rest: (by) => ({ bankId: 2, accountName: realName, cardNum: `9${cardOf(by)}`, walletPassword }),
  },
  'exchange.bankCardId': { thing: 'card', rest: () => ({ amount: 100_00, walletPassword }) },
  'getExchangeOrder.orderId': { thing: 'withdrawal' },
  'giveUpReward.requirementId': { thing: 'requirement' },
  'recharge3.couponId': {
    thing: 'coupon',
    rest: () => ({ amount: 500_00, version: 4, rechargeType: 1 }),
  },
  'isRechargeDone.orderId': { thing: 'deposit' },
  'checkRechargeOrder.orderId': { thing: 'deposit' },
  'cancelRechargeOrder.orderId': { thing: 'deposit' },
  'getMailDetail.id': { thing: 'mail' },
  'receiveMail.id': { thing: 'mail' },
  'delMail.idList': { thing: 'mail' },
  'markNotesRead.id': { thing: 'note', rest: () => ({ andOlder: true }) },
  'removeSecondStep.passkeyId': { thing: 'passkey' },
  'writeLine.orderId': { thing: 'deposit', rest: () => ({ text: 'where is it?' }) },
  'writeLine.roundId': { thing: 'round', rest: () => ({ text: 'what was it?' }) },
  'writeLine.imageId': { thing: 'talkImage', rest: () => ({ text: 'look' }) },
  'getTalkImage.imageId': { thing: 'talkImage' },
}

/** Fields that look like an id and are nobody's, by the reason. */
const nobodys: Record<string, readonly string[]> = {
  'of the site': ['keyId', 'countryCode', 'appId', 'bankId', 'gameId', 'typeId', 'uuid', 'proxyId'],
  'of an activity’s config': 'awardId propId giftId drawId taskId boxId rainId'.split(' '),
  'meant to name another player': ['pid', 'inviteCode', 'eventUserId'],
  'a secret of its own, guessed at in other tests': ['code', 'token'],
  'a game of the catalogue': ['gameLike.id'],
}

const isIdName = (name: string) =>
  /^(id|pid|uuid|code|token|idList)$|(Id|Ids|IdList|Code|Token)$/.test(name)

let stack: CashierStack
let [mali, somchai] = [] as unknown as [SignedIn, SignedIn]
let things: Things
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
  await stack.change({ rules: { depositBetRate: 0 } })
  await seedGame()
  mali = await joinVerified(stack, 100_000_00)
  somchai = await joinVerified(stack, 100_000_00)
  things = await giveThings(mali)
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

const fields = Object.entries(calls).flatMap(([name, call]) =>
  listIdFields(call.input).map((field) => `${name}.${field}`),
)

test.each(fields)('%s is known to be somebody’s or nobody’s', (field) => {
  const name = field.slice(field.lastIndexOf('.') + 1)
  const free = Object.values(nobodys).flat()
  expect(field in owned || free.includes(name) || free.includes(field)).toBe(true)
})

test('the matrix holds no field that is gone', () => {
  expect(Object.keys(owned).filter((field) => !fields.includes(field))).toEqual([])
})

describe('what is one player’s is nothing to another', () => {
  test.each(Object.entries(owned))('%s', async (field, { thing, rest, isNew }) => {
    const [name = '', key = ''] = field.split('.')
    const value = key.endsWith('List') ? [things[thing]] : things[thing]
    const other = isNew ? await stack.join() : somchai
    const body = { ...rest?.(other), [key]: value }
    const call = calls[name as CallName]
    expect(call.input.safeParse(body).error, 'the body itself is right').toBeUndefined()
    await untilHeard(stack.app.database, mali.playerId)
    const before = await digest(mali)
    const answer = await stack.post(call.path, body, other, newKey())
    expect(answer.status).toBe(200)
    expect(tells(answer.body, things[thing])).toBe(false)
    expect(await digest(mali)).toEqual(before)
  })

  test('all of it is something to its own', async () => {
    expect(Object.values(things).every(Boolean)).toBe(true)
    const { deposit: orderId, mail: id } = things
    await stack.ok('checkRechargeOrder', { orderId: String(orderId) }, mali)
    await stack.ok('getMailDetail', { id: Number(id) }, mali)
    await stack.ok('cancelRechargeOrder', { orderId: String(orderId) }, mali)
    const { order, round } = { order: String(things.withdrawal), round: String(things.round) }
    expect((await stack.ok('getExchangeOrder', { orderId: order }, mali)).orderList).toHaveLength(1)
    await stack.ok('giveUpReward', { requirementId: Number(things.requirement) }, mali)
    await stack.ok('betRecord', { roundId: round }, mali)
  })
})

/** An answer without an error that has the thing in it. */
function tells(body: Record<string, unknown>, thing: string | number): boolean {
  const { errcode, ...rest } = body
  return errcode === 0 && JSON.stringify(Object.values(rest)).includes(`:${JSON.stringify(thing)}`)
}

/** Fields of a call's input that are named like an id, at any depth. */
function listIdFields(schema: z.ZodType): string[] {
  const found = new Set<string>()
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      if (key === 'properties')
        for (const name of Object.keys(inner as object)) if (isIdName(name)) found.add(name)
      walk(inner)
    }
  }
  walk(toJSONSchema(schema, { io: 'input' }))
  return [...found]
}

/**
 * What the tables hold of a player, but for what the house does by itself at any moment: events
 * run, payouts are asked for, months are opened (a partition is read through its table).
 */
async function digest({ playerId }: SignedIn): Promise<Record<string, string>> {
  const { database } = stack.app
  const tables = await database.rows<{ name: string }>(sql`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'player_id' and c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname !~ '^(event|activity)' order by 1`)
  const pairs: [string, string][] = []
  for (const { name } of tables) {
    const table = { text: `"${name}"`, values: [] }
    const { sum } = await database.row<{ sum: string }>(sql`
      select coalesce(md5(string_agg(line, '|' order by line)), '') as sum from (
        select (to_jsonb(t) - array['ask_at', 'asks', 'asked_at', 'leased_until'])::text
          as line from ${table} t where player_id = ${playerId}) rows`)
    pairs.push([name, sum])
  }
  return Object.fromEntries(pairs)
}

async function giveThings(player: SignedIn): Promise<Things> {
  const { database } = stack.app
  const { playerId } = player
  const coins = { id: 2001, count: 10_00, betRate: 5 }
  const items = [{ id: 1001, count: 1, betRate: 0 }, coins]
  const texts = { title: 'ก', titleEn: 'a', content: 'ข', contentEn: 'b' }
  const mail = await database.transaction(async (tx) => {
    await grant(tx, { playerId, items, key: 'test:things', source: 'test' })
    return writeMail(tx, { playerId, box: 1, texts, rewards: [coins] })
  })
  const { noteList } = await stack.ok('getNotes', {}, player)
  const { couponList } = await stack.ok('tradeInfo', {}, player)
  const { requirementList, appUserBankList } = await stack.ok('getExchange', {}, player)
  const { sessionList } = await stack.ok('listSessions', {}, player)
  const sessionId = sessionList[0]?.sessionId ?? ''
  const card = appUserBankList[0]?.id ?? 0
  // So large that it waits for people: the house does nothing to it by itself.
  const asked = { amount: 60_000_00, bankCardId: card, walletPassword }
  const { order } = await stack.ok('exchange', asked, player, newKey())
  return {
    ...(await writeThings(player, sessionId)),
    session: sessionId,
    card,
    withdrawal: order.orderId,
    deposit: await placed(stack, player, 300_00),
    requirement: requirementList[0]?.requirementId ?? 0,
    coupon: couponList[0]?.couponId ?? 0,
    mail,
    note: noteList[0]?.id ?? 0,
  }
}

/** A round, an open game, a picture and a passkey, as their modules write them. */
async function writeThings({ playerId }: SignedIn, sessionId: string) {
  const { database } = stack.app
  const round = 'round-of-mali'
  await database.run(sql`insert into play_rounds
    (player_id, provider, round_id, game_id, stake, win, status, bets, settled_at)
    values (${playerId}, 'arcade', ${round}, 101, 100, 0, 'settled', '{}', now())`)
  const { gameSession } = await database.row<{ gameSession: string }>(sql`insert into play_sessions
    (player_id, token_hash, game_id, provider, session_id, expires_at)
    values (${playerId}, 'x', 101, 'arcade', ${sessionId}, now() + interval '1 hour')
    returning game_session_id as "gameSession"`)
  const { image } = await database.row<{ image: string }>(sql`
    insert into identity_images (player_id, kind, sealed_image)
    values (${playerId}, 'selfie', 'x') returning image_id as image`)
  const passkey = Buffer.from('a passkey of mali').toString('base64url')
  await database.run(sql`insert into player_passkeys (player_id, credential, public_key, name)
    values (${playerId}, ${Buffer.from(passkey, 'base64url')}, 'x', 'a test')`)
  const { talkImage } = await database.row<{ talkImage: string }>(sql`
    insert into message_images (player_id, sealed_image)
    values (${playerId}, 'x') returning image_id as "talkImage"`)
  return { round, gameSession, image, passkey, talkImage }
}

async function seedGame(): Promise<void> {
  await stack.app.database.transaction(async (tx) => {
    await tx.run(sql`insert into game_types (type_id, name, name_en, sort) values (1, 'ก', 'A', 1)`)
    await tx.run(sql`insert into game_brands (brand_id, name, icon, sort) values (1, 'A', '/x', 1)`)
    await tx.run(sql`insert into game_platforms (platform_id, name, sort) values (1, 'A', 1)`)
    await tx.run(sql`insert into games
      (game_id, type_id, brand_id, platform_id, name, name_en, sort)
      values (101, 1, 1, 1, 'ก', 'A', 1)`)
  })
}
