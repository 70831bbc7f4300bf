import { promotionCalls } from '@parlour/contract/activities/index.ts'
import { calls } from '@parlour/contract/index.ts'
import { saveConfig } from '@parlour/server/activities/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { writeMail } from '@parlour/server/messages/index.ts'
import { bindMobile } from '@parlour/server/players/index.ts'
import { grant } from '@parlour/server/rewards/index.ts'
import { startSession } from '@parlour/server/session/index.ts'
import { readSummary } from '@parlour/server/wallet/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ActivityStack } from '../../stack/activity-stack.ts'
import { startActivities } from '../../stack/activity-stack.ts'
import { bodyOf } from '../../stack/bodies.ts'
import { eventually, walletPassword } from '../../stack/cashier-stack.ts'
import { errorOf } from '../../stack/door.ts'
import { thaiIdentity } from '../../stack/identity-numbers.ts'
import type { CallInput, SignedIn } from '../../stack/stack.ts'
import { newKey } from '../../stack/stack.ts'
import { cardOf, joinVerified, sendKyc } from '../../stack/verified-player.ts'

let stack: ActivityStack
beforeAll(async () => {
  stack = await startActivities(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

/** The break ends every sign-in: who comes back signs in anew. */
async function pause<Player extends SignedIn>(player: Player, wish: CallInput<'takeBreak'>) {
  const told = await stack.ok('takeBreak', wish, player)
  const from = { device: '', model: '', os: '', address: '' }
  const { database } = stack.app
  const made = await database.transaction((tx) => startSession(tx, player.playerId, from))
  return { told, player: { ...player, ...made } }
}

const forever = { kind: 'exclusion', length: 'forever' } as const
const texts = { title: 'ก', titleEn: 'A', content: 'ก', contentEn: 'A' }
const rewards = [{ id: 2001, count: 10_00, betRate: 1 }]

test('every call that takes in, gives or plays refuses a paused player, with the end', async () => {
  const { told, player } = await pause(await stack.newcomer(), { kind: 'stop' })
  const gated = Object.entries(calls).filter(([, call]) => 'timedOut' in call.errors)
  const names = gated.map(([name]) => name)
  const giving = Object.entries(promotionCalls).filter(([, call]) => call.writes)
  expect(names).toEqual(expect.arrayContaining(giving.map(([name]) => name)))
  expect(names).toEqual(expect.arrayContaining(['recharge3', 'startGame', 'receiveMail']))
  const refusals = new Map<string, unknown>()
  for (const [name, call] of gated) {
    const body = bodyOf(call.input, 'least')
    const { body: answer } = await stack.post(call.path, body, player, newKey())
    const { error, until } = answer as { error?: string; until?: number }
    refusals.set(name, { error, until })
  }
  const refused = { error: 'timedOut', until: told.pause!.endTime }
  expect(refusals).toEqual(new Map(names.map((name) => [name, refused])))
})

test('mails with offers and their dots are gone while it lasts, and come back', async () => {
  const mali = await stack.newcomer()
  const { playerId } = mali
  const write = (more: object) =>
    stack.app.database.transaction((tx) => writeMail(tx, { playerId, box: 1, texts, ...more }))
  await write({ rewards })
  expect((await stack.ok('hasMailUnread', {}, mali)).red1).toBe(1)
  const { player } = await pause(mali, { kind: 'stop' })
  const seen = async () => {
    const { session } = await stack.ok('getAfterLoginInfo', {}, player)
    const { mailList } = await stack.ok('getMail2', {}, player)
    return { ...session?.dots, mails: mailList.length }
  }
  const dark = await seen()
  expect(Object.values(dark)).not.toContain(true)
  expect(dark.mails).toBe(0)
  const plain = await write({})
  expect(await seen()).toMatchObject({ hasMail: true, mails: 1 })
  await stack.ok('getMailDetail', { id: plain }, player)
  await stack.app.database.run(sql`update limits_players set pause_ends_at = now()
    where player_id = ${playerId}`)
  expect(await seen()).toMatchObject({ hasMail: true, mails: 2 })
})

test('a bonus is wagered no more often than the place allows, whatever was promised', async () => {
  const mali = await stack.newcomer()
  const { playerId } = mali
  const { database } = stack.app
  const overrides = { highestTurnover: 4 }
  await stack.change({ jurisdiction: { profile: 'standard', overrides } })
  try {
    const items = [{ id: 2001, count: 10_00, betRate: 30 }]
    const given = { playerId, items, key: `promised:${playerId}`, source: 'test' }
    const granted = await database.transaction((tx) => grant(tx, given))
    expect(granted).toMatchObject([{ betRate: 4 }])
    expect(await readSummary(database, playerId)).toMatchObject({ turnoverLeft: 40_00 })
    const save = (betRate: number) =>
      database.transaction((tx) =>
        saveConfig(tx, {
          activity: 'Bind',
          isOn: true,
          sort: 1,
          config: { betRate },
          author: 'test',
        }),
      )
    await expect(save(5)).rejects.toThrow('may be wagered 4 times at most')
    await save(4)
    const rules = { coupons: { betRate: 5 } }
    await expect(stack.change({ rules })).rejects.toThrow('above what the profile allows')
  } finally {
    await stack.change({ jurisdiction: { profile: 'standard', overrides: {} } })
  }
})

test('the same person cannot come back, and somebody is shown the two', async () => {
  const excluded = await joinVerified(stack, 0)
  const mobile = `66819${String(excluded.playerId).padStart(6, '0').slice(-6)}`
  const { database } = stack.app
  await database.transaction((tx) => bindMobile(tx, excluded.playerId, mobile))
  const { player } = await pause(excluded, forever)
  const card = { bankId: 1, accountName: 'มะลิ สวนดาว', cardNum: cardOf(player) }
  const friend = await stack.join()
  expect(await stack.refused('addBankInfo', card, friend)).toBe('cardTaken')
  const identityNumber = thaiIdentity(player.playerId)
  expect(errorOf(await sendKyc(stack, friend, { identityNumber }))).toBe('identityTaken')
  await stack.ok('smsSend', { countryCode: '66', mobile: `0${mobile.slice(2)}`, type: 2 }, friend)
  const code = await stack.sandbox.readCode(mobile)
  const binding = { countryCode: '66', mobile: `0${mobile.slice(2)}`, code }
  expect(await stack.refused('bindAccount', binding, friend)).toBe('mobileTaken')
  const ploy = stack.operator('ploy')
  const caseOf = async ({ playerId }: SignedIn) =>
    (await ploy.ok('listCases', {})).caseList.find((one) => one.playerId === playerId)
  const whats = ['card', 'identity', 'mobile'] as const
  const same = whats.map((what) => ({ playerId: player.playerId, what }))
  await eventually(async () => {
    const { sameAsList = [], signList = [] } = (await caseOf(friend)) ?? {}
    expect(sameAsList).toMatchObject(same)
    expect(signList).toMatchObject([{ sign: 'sameAsExcluded', value: 3, level: 'act' }])
  })
  const other = { id: player.cardId, cardNum: '7770001112', walletPassword }
  await stack.ok('modifyBankInfo', other, player)
  expect(await stack.refused('addBankInfo', card, friend)).toBe('cardTaken')
  await database.run(sql`update limits_players set pause_ends_at = now()
    where player_id = ${player.playerId}`)
  await stack.ok('addBankInfo', card, friend)
})

test('what a player who may play has bound is only taken: nobody is looked after', async () => {
  const owner = await joinVerified(stack, 0)
  const friend = await stack.join()
  const card = { bankId: 1, accountName: 'มะลิ สวนดาว', cardNum: cardOf(owner) }
  expect(await stack.refused('addBankInfo', card, friend)).toBe('cardTaken')
  await eventually(async () => {
    const waiting = await stack.app.database.rows(sql`select from event_deliveries
      where player_id = ${friend.playerId}`)
    expect(waiting).toEqual([])
  })
  const { caseList } = await stack.operator('ploy').ok('listCases', { limit: 200 })
  expect(caseList.map(({ playerId }) => playerId)).not.toContain(friend.playerId)
})
