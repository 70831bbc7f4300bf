import type { Condition } from '@parlour/contract/segment-fields.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { sendLetters } from '@parlour/server/mailings/index.ts'
import { checkAudit } from '@parlour/server/operators/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { startCashier } from '../stack/cashier-stack.ts'
import type { SignedIn } from '../stack/stack.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const texts = { title: 'สวัสดี', titleEn: 'Hello', content: 'เนื้อหา', contentEn: 'Text' }

/** So late that nothing goes out by itself while a test looks. */
const later = () => Date.now() + 3_600_000

let sums = 0
/** A sum that nobody else has deposited: whoever has it is chosen by it. */
function ownSegment() {
  const deposited = 1_000_000_00 + ++sums
  const conditions: Condition[] = [
    { field: 'deposited', is: 'atLeast', value: deposited },
    { field: 'deposited', is: 'atMost', value: deposited },
  ]
  const join = async () => {
    const player = await stack.join()
    await stack.app.database.run(sql`insert into cashier_totals (player_id, deposited)
      values (${player.playerId}, ${deposited})
      on conflict (player_id) do update set deposited = excluded.deposited`)
    return player
  }
  return { conditions, join }
}

const subjectsOf = async (player: SignedIn) =>
  (await stack.ok('getMail2', {}, player)).mailList.map(({ titleEn }) => titleEn)

/** Its time has come, and everything that is due goes out. */
async function sendNow(mailId: number | null): Promise<void> {
  const { database } = stack.app
  await database.run(sql`update mailing_letters set send_at = now() where letter_id = ${mailId}`)
  while ((await database.transaction((tx) => sendLetters.run(tx))) === 'more');
}

test('a mail reaches whom it fits, once, and nobody who is left out', async () => {
  const { conditions, join } = ownSegment()
  const door = stack.operator('ploy')
  const [mali, muted, cared, frozen, excluded, leaving] = [
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
    await join(),
  ]
  const stranger = await stack.join()
  await stack.ok('setNoteKinds', { muted: ['mail'] }, muted)
  // Judged just now, or the job that looks at everybody once a day would judge anew.
  await stack.app.database.run(sql`
    insert into limits_players (player_id, care_level, care_judged_at)
    values (${cared.playerId}, 'act', now())
    on conflict (player_id) do update set care_level = 'act', care_judged_at = now()`)
  await door.ok('setFreeze', { playerId: frozen.playerId, isFrozen: true, reason: 'asked' })
  await stack.ok('takeBreak', { kind: 'exclusion', length: 'forever' }, excluded)
  const counted = await door.ok('countSegment', { conditions })
  expect(counted).toMatchObject({
    fits: 6,
    goesTo: 2,
    isEstimate: false,
    wantsTwo: false,
    leftOutList: [
      { reason: 'notOpen', count: 1 },
      { reason: 'paused', count: 1 },
      { reason: 'cared', count: 1 },
      { reason: 'optedOut', count: 1 },
      { reason: 'enough', count: 0 },
    ],
  })
  expect(counted.sampleList.map(({ playerId }) => playerId)).toEqual([
    mali.playerId,
    leaving.playerId,
  ])
  const { status, mailId } = await door.ok('sendMail', { conditions, texts, sendTime: later() })
  expect(status).toBe('scheduled')
  await stack.ok('takeBreak', { kind: 'exclusion', length: 'forever' }, leaving)
  await sendNow(mailId)
  expect(await subjectsOf(mali)).toEqual(['Hello'])
  for (const player of [muted, cared, frozen, stranger])
    expect(await subjectsOf(player)).toEqual([])
  const receivers = await stack.app.database.rows<{ playerId: number }>(sql`
    select player_id as "playerId" from mailing_receivers where letter_id = ${mailId}`)
  expect(receivers).toEqual([{ playerId: mali.playerId }])
  const { mailList } = await door.ok('listMails', {})
  const told = { mailId, state: 'sent', sent: 1, leftOut: 5, author: 'ploy' }
  expect(mailList.find((one) => one.mailId === mailId)).toMatchObject(told)
  const { auditList } = await door.ok('listAudit', { subject: 'mail:Hello' })
  expect(auditList[0]).toMatchObject({ action: 'sendMail', operatorName: 'ploy' })
})

test('no mail goes to who is kept from playing by what their papers say', async () => {
  const { conditions, join } = ownSegment()
  const mali = await join()
  for (const reason of ['underAge', 'excluded']) {
    const { playerId } = await join()
    await stack.app.database.run(sql`insert into identity_checks (player_id, state, reason)
      values (${playerId}, 'blocked', ${reason})
      on conflict (player_id) do update set state = 'blocked', reason = ${reason}`)
  }
  const door = stack.operator('ploy')
  const { goesTo, sampleList, leftOutList } = await door.ok('countSegment', { conditions })
  expect({ goesTo, players: sampleList.map(({ playerId }) => playerId) }).toEqual({
    goesTo: 1,
    players: [mali.playerId],
  })
  expect(leftOutList).toContainEqual({ reason: 'notOpen', count: 2 })
})

test('nobody gets more mails in a week than the settings say', async () => {
  const { conditions, join } = ownSegment()
  const mali = await join()
  const door = stack.operator('ploy')
  for (const titleEn of ['One', 'Two']) {
    const mail = { conditions, texts: { ...texts, titleEn }, sendTime: null }
    const { mailId } = await door.ok('sendMail', mail)
    const waits = await stack.app.database.row(sql`select
      send_at >= created_at + interval '30 seconds' as "isLate" from mailing_letters
      where letter_id = ${mailId}`)
    expect(waits).toEqual({ isLate: true })
    await sendNow(mailId)
  }
  expect(await subjectsOf(mali)).toEqual(['Two', 'One'])
  const { leftOutList } = await door.ok('countSegment', { conditions })
  expect(leftOutList).toContainEqual({ reason: 'enough', count: 1 })
  expect(await door.refused('sendMail', { conditions, texts, sendTime: null })).toBe('nobodyFits')
  const { playerId } = mali
  expect(await door.refused('sendTestMail', { playerId, texts })).toBe('leftOut')
  expect(await door.refused('sendTestMail', { playerId: 1, texts })).toBe('unknownPlayer')
})

test('a mail is called back before it goes out, and not twice', async () => {
  const { conditions, join } = ownSegment()
  const mali = await join()
  const door = stack.operator('ploy')
  const { mailId } = await door.ok('sendMail', { conditions, texts, sendTime: later() })
  expect(await door.ok('stopMail', { mailId: mailId ?? 0 })).toMatchObject({ sent: 0 })
  await sendNow(mailId)
  expect(await subjectsOf(mali)).toEqual([])
  expect(await door.refused('stopMail', { mailId: mailId ?? 0 })).toBe('alreadyEnded')
  expect(await door.refused('stopMail', { mailId: 999_999 })).toBe('unknownMail')
  const far = Date.now() + 100 * 86_400_000
  expect(await door.refused('sendMail', { conditions, texts, sendTime: far })).toBe('tooFarAway')
})

test('a mail to more than the settings say goes out by two people', async () => {
  const { conditions, join } = ownSegment()
  const mali = await join()
  await stack.change({ mailRules: { twoOperatorsFrom: 0 } })
  const mail = { conditions, texts: { ...texts, titleEn: 'Large' }, sendTime: later() }
  const asked = await stack.operator('ploy').ok('sendMail', mail)
  expect(asked).toMatchObject({ status: 'waiting', mailId: null, approvals: 1, neededApprovals: 2 })
  expect(await stack.operator('ploy').refused('sendMail', mail)).toBe('alreadyApproved')
  const { approvalId } = asked
  const second = stack.operator('korn')
  const { contentHash } = await second.ok('getApproval', { approvalId: approvalId ?? 0 })
  await stack.change({ mailRules: {} })
  await second.ok('decideApproval', {
    approvalId: approvalId ?? 0,
    contentHash,
    decision: 'approved',
  })
  const { mailList } = await second.ok('listMails', {})
  const made = mailList.find(({ titleEn }) => titleEn === 'Large')
  expect(made).toMatchObject({ state: 'scheduled', author: 'korn' })
  await sendNow(made?.mailId ?? 0)
  expect(await subjectsOf(mali)).toEqual(['Large'])
})

test('players are chosen by each field, both ways', async () => {
  const { conditions, join } = ownSegment()
  const { playerId } = await join()
  const { database } = stack.app
  const door = stack.operator('ploy')
  const fits = async (...more: Condition[]) =>
    (await door.ok('countSegment', { conditions: [...conditions, ...more] })).fits
  const fitsOne = async (field: Condition['field'], is: Condition['is'], value: number) =>
    (await fits({ field, is, value })) === 1
  expect(await fitsOne('registered', 'within', 1)).toBe(true)
  expect(await fitsOne('registered', 'before', 1)).toBe(false)
  expect(await fitsOne('registered', 'within', 1_000_000_000_000)).toBe(true)
  expect(await fitsOne('lastDeposit', 'within', 30)).toBe(false)
  expect(await fitsOne('lastDeposit', 'before', 30)).toBe(true)
  await database.run(sql`insert into cashier_deposits (player_id, order_id, channel_id,
      channel_name, family, variant, amount, paid_amount, status, expires_at, grace_seconds)
    values (${playerId}, ${`DP${playerId}`}, 1, 'x', 'manual', 'x', 100, 100, 'credited', now(),
      0)`)
  expect(await fitsOne('lastDeposit', 'within', 30)).toBe(true)
  expect(await fitsOne('lastDeposit', 'before', 30)).toBe(false)
  expect(await fitsOne('verified', 'no', 0)).toBe(true)
  expect(await fitsOne('verified', 'yes', 0)).toBe(false)
  expect(await fitsOne('played', 'no', 101)).toBe(true)
  await database.run(sql`insert into game_weeks (player_id, week, game_id, rounds, stake, win,
    best_times, best_at) values (${playerId}, current_date, 101, 1, 100, 0, 0, now())`)
  expect(await fitsOne('played', 'yes', 101)).toBe(true)
  expect(await fitsOne('played', 'yes', 102)).toBe(false)
  expect(await fitsOne('vipLevel', 'atLeast', 0)).toBe(true)
  expect(await fitsOne('vipLevel', 'atLeast', 99)).toBe(false)
  expect(await fitsOne('vipLevel', 'atMost', 99)).toBe(true)
  const odd = [{ field: 'verified', is: 'atLeast', value: 1 }]
  expect((await door.post('countSegment', { conditions: odd })).status).toBe(400)
  // Everybody has not played a game that was not chosen.
  const noGame = [...conditions, { field: 'played', is: 'no', value: 0 }]
  for (const call of ['countSegment', 'setSegment', 'sendMail'])
    expect((await door.post(call, { name: 'x', conditions: noGame })).status).toBe(400)
  expect((await door.post('countSegment', { conditions: noGame })).body).toMatchObject({
    message: 'conditions.2.value: names no game',
  })
  await door.ok('setSegment', { name: 'ours', conditions })
  await door.ok('setSegment', { name: 'ours', conditions: conditions.slice(1) })
  const { segmentList } = await door.ok('listSegments', {})
  expect(segmentList).toMatchObject([{ name: 'ours', conditions: conditions.slice(1) }])
})

test('a sign across the end of a mail’s subject breaks neither agreement nor audit', async () => {
  const { conditions, join } = ownSegment()
  await join()
  await stack.change({ mailRules: { twoOperatorsFrom: 0 } })
  const titleEn = `${'x'.repeat(89)}🎉 for you`
  const mail = { conditions, texts: { ...texts, titleEn }, sendTime: later() }
  const { approvalId } = await stack.operator('ploy').ok('sendMail', mail)
  const [second, asked] = [stack.operator('korn'), { approvalId: approvalId ?? 0 }]
  const { contentHash } = await second.ok('getApproval', asked)
  await stack.change({ mailRules: {} })
  await second.ok('decideApproval', { ...asked, contentHash, decision: 'approved' })
  const { mailList } = await second.ok('listMails', {})
  expect(mailList.filter((one) => one.titleEn === titleEn)).toHaveLength(1)
  expect(await checkAudit(stack.app.database)).toMatchObject({ firstBrokenId: null })
})

test('what was proposed to two people stays with two, though the bound is raised', async () => {
  const { conditions, join } = ownSegment()
  await join()
  await join()
  const [ploy, korn] = [stack.operator('ploy'), stack.operator('korn')]
  await stack.change({ mailRules: { twoOperatorsFrom: 1 } })
  const mail = { conditions, texts: { ...texts, titleEn: 'For two' }, sendTime: later() }
  const proposed = await ploy.ok('sendMail', mail)
  expect(proposed).toMatchObject({ status: 'waiting', mailId: null })
  await stack.change({ mailRules: { twoOperatorsFrom: 1_000 } })
  const { approvalId } = proposed
  const { contentHash } = await korn.ok('getApproval', { approvalId: approvalId ?? 0 })
  const decision = { approvalId: approvalId ?? 0, contentHash, decision: 'approved' as const }
  expect(await ploy.refused('decideApproval', decision)).toBe('ownProposal')
  await korn.ok('decideApproval', decision)
  const { mailList } = await korn.ok('listMails', {})
  expect(mailList.filter(({ titleEn }) => titleEn === 'For two')).toHaveLength(1)
  // Who writes it anew now decides alone.
  expect(await ploy.ok('sendMail', mail)).toMatchObject({ status: 'scheduled' })
})

test('of many players a part is counted, and two decide where it may be too many', async () => {
  const { database } = stack.app
  const { conditions, join } = ownSegment()
  const chosen = await join()
  const [own] = conditions
  await database.transaction(async (tx) => {
    await tx.run(sql`insert into players (account, nickname)
      select 'many' || n, 'many' from generate_series(1, 40000) as n`)
    await tx.run(sql`insert into cashier_totals (player_id, deposited)
      select player_id, ${own?.value ?? 0} from players where nickname = 'many'`)
  })
  await database.run(sql`analyze players`)
  const door = stack.operator('ploy')
  const all = await door.ok('countSegment', { conditions })
  expect(all).toMatchObject({ isEstimate: true, wantsTwo: true })
  expect(all.goesTo).toBeGreaterThan(36_000)
  expect(all.goesTo).toBeLessThan(44_000)
  expect(all.sampleList).toHaveLength(10)
  const rare = [{ field: 'deposited' as const, is: 'atLeast' as const, value: 9_000_000_00 }]
  expect(await door.ok('countSegment', { conditions: rare })).toMatchObject({ wantsTwo: false })
  expect(chosen.playerId).toBeGreaterThan(0)
})
